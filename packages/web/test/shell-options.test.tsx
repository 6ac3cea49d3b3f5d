/** The options of a new game are drawn from the switches of the game, whatever they are. */
import { checkSettings, type Game, type Settings } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { loadGame } from '@carillon/registry'
import { expect, test } from 'vitest'
import en from '../src/locales/en.json' with { type: 'json' }
import { type App, AppContext } from '../src/shell/app.tsx'
import { Options } from '../src/shell/new/Options.tsx'
import { renderToStaticMarkup } from './markup.ts'

const game = (await loadGame('wilderness-war')) as Game
const say = renderer({ ...en, ...game.catalogues.en }, 'en')
const app = { t: (key, args) => say({ key, ...(args && { args }) }) } as Partial<App> as App

function drawn(given: Settings): string[] {
  const checked = checkSettings(game, 'early-war', given)
  if ('problem' in checked) throw new Error(checked.problem.key)
  const options = { game: game.id, switches: game.switches, options: checked.settings, say, onChange: () => undefined }
  const page = renderToStaticMarkup(
    <AppContext value={app}>
      <Options {...options} />
    </AppContext>,
  )
  return page.split('<fieldset').slice(1)
}

test('every switch of Wilderness War is there; the optional rules can be chosen with the third edition alone', () => {
  const optional = game.switches.filter(({ rule }) => rule.startsWith('18.'))
  expect(optional).toHaveLength(7)
  for (const [edition, barred] of [
    ['first', true],
    ['third', false],
  ] as const) {
    const fields = drawn({ edition })
    expect(fields).toHaveLength(game.switches.length)
    for (const { id } of optional) {
      const field = fields[game.switches.findIndex((one) => one.id === id)]
      expect(field).toContain(say({ key: `option.${id}` }))
      expect([id, field?.includes('disabled')]).toEqual([id, barred])
    }
  }
})
