/** Lists of games and people, drawn without a browser. */
import { renderer } from '@carillon/kernel/catalogue'
import { expect, test } from 'vitest'
import en from '../src/locales/en.json' with { type: 'json' }
import people from '../src/locales/people/en.json' with { type: 'json' }
import { clockText, GameRow } from '../src/network/lobby/GameRow.tsx'
import { type App, AppContext } from '../src/shell/app.tsx'
import { isPair } from '../src/shell/new/plan.ts'
import { link, parseRoute } from '../src/shell/router.ts'
import { renderToStaticMarkup } from './markup.ts'

const words = { ...en, ...people }
const say = renderer(words, 'en')
const t: App['t'] = (key, args) => say({ key, ...(args && { args }) })
const app = { t, say, words, locale: 'en' } as Partial<App> as App

const GAME = { id: 'g', title: 'quebec-1759', scenario: 'campaign', rated: true, created: 0 }

test('a game in a list: who sits where, by name, as a bot, or nobody; a name is text, and leads to its owner', () => {
  const name = '<img src=x onerror=alert(1)>'
  const sitters = [
    { role: 'british', name, free: false },
    { role: 'french', free: true },
    { role: 'indian', bot: 'captain', free: false },
    { role: 'colonial', free: false },
  ]
  const drawn = renderToStaticMarkup(
    <AppContext value={app}>
      <GameRow game={{ ...GAME, people: sitters }} first={t('lobby.state.yours')} turn expires={86_400_000}>
        {null}
      </GameRow>
    </AppContext>,
  )
  expect(drawn).not.toContain('<img')
  expect(drawn).toContain(`href="${link.player(name)}"`)
  for (const text of [t('lobby.free'), t('lobby.somebody'), t('bot.captain'), t('lobby.rated'), 'Jan 2, 1970'])
    expect(drawn).toContain(text)
})

test('a clock in words', () => {
  const rules = { cap: 0, flag: 'auto' } as const
  expect(clockText(undefined, t)).toBe(t('lobby.clock.none'))
  expect(clockText({ ...rules, kind: 'live', bank: 1_800_000, add: 30_000 }, t)).toMatch(/30 minutes.*30 seconds/)
  expect(clockText({ ...rules, kind: 'days', bank: 5 * 86_400_000, add: 86_400_000 }, t)).toMatch(/5 days.*1 day/)
  expect(clockText({ ...rules, kind: 'days', bank: 86_400_000, add: 43_200_000 }, t)).toMatch(/1 day,.*12 hours/)
})

test('accounts, the lobby, people and letters have addresses', () => {
  const token = 'a'.repeat(43)
  expect(parseRoute(link.account())).toEqual({ page: 'account' })
  expect(parseRoute(link.lobby())).toEqual({ page: 'lobby' })
  expect(parseRoute(link.player('De L’Isle / Brûlé'))).toEqual({ page: 'player', name: 'De L’Isle / Brûlé' })
  expect(parseRoute(`#/mail/${token}`)).toEqual({ page: 'mail', token })
  expect(parseRoute('#/lobby/x')).toEqual({ page: 'lost' })
})

test('a rated game is for the reader and one other elsewhere', () => {
  expect(isPair({ british: 'me', french: 'far' })).toBe(true)
  expect(isPair({ british: 'far', french: 'far' })).toBe(false)
  expect(isPair({ british: 'me', french: 'bot:captain' })).toBe(false)
  expect(isPair({ british: 'me', french: 'far', indian: 'far' })).toBe(false)
})
