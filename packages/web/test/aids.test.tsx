/** Player aids as the page draws them, of all games, and looked up. */
import type { Aid, AidTable, Game, State } from '@carillon/kernel'
import { LOCALES } from '@carillon/kernel'
import { renderer, type Say } from '@carillon/kernel/catalogue'
import { GAMES } from '@carillon/registry'
import type { ReactNode } from 'preact/compat'
import { describe, expect, test } from 'vitest'
import type { GameBoard } from '../src/boards/board.ts'
import en from '../src/locales/en.json' with { type: 'json' }
import fr from '../src/locales/fr.json' with { type: 'json' }
import { type App, AppContext } from '../src/shell/app.tsx'
import { AidSheet } from '../src/table/AidSheet.tsx'
import { foundIn } from '../src/table/aid-search.ts'
import { renderToStaticMarkup } from './markup.ts'

const SHELL = { en, fr }
const BOARD: GameBoard = {
  Board: () => null,
  panels: [],
  frame: { width: 1, height: 1 },
  describe: async () => () => undefined,
  text: async () => () => '',
}
const drawn = (table: AidTable, say: Say): string => {
  const app = { t: (key, args) => say({ key, ...(args && { args }) }) } as Partial<App> as App
  const sheet: ReactNode = <AidSheet table={table} board={BOARD} view={{}} say={say} />
  return renderToStaticMarkup(<AppContext value={app}>{sheet}</AppContext>)
}
const count = (text: string, part: string): number => text.split(part).length - 1

/** A game that is being made has none yet. */
const AIDED = (await Promise.all(GAMES.map(({ load }) => load()))).filter((game) => game.aids) as Game<State>[]
test('there are games with aids', () => expect(AIDED.length).toBeGreaterThanOrEqual(3))
describe.each(AIDED)('$id', (game) => {
  const { scenarios, roles } = game
  const settings = Object.fromEntries(game.switches.map((one) => [one.id, one.default]))
  const state = game.setup(scenarios[0]?.id as string, settings)
  const role = roles[0] as string
  const aids = game.aids?.(game.view(state, role), role) as readonly Aid[]
  test.each(LOCALES)('all tables in %s, with a caption, heads and names of rows', (locale) => {
    const say = renderer({ ...SHELL[locale], ...game.catalogues[locale] }, locale)
    for (const { tables } of aids)
      for (const table of tables) {
        const text = drawn(table, say)
        expect(text).not.toContain('⟦')
        expect(count(text, '<caption>')).toBe(1)
        expect(count(text, 'scope="col"')).toBe(table.head.length)
        expect(count(text, 'scope="row"')).toBe(table.rows.length)
        expect(count(text, 'data-head="')).toBe(table.rows.length * (table.head.length - 1))
      }
  })
  test('a search finds the rows with all the words, in any spelling', () => {
    const say = renderer(game.catalogues.en, 'en')
    const [table] = (aids.find((aid) => aid.id === 'roster') as Aid).tables
    const [name] = table?.rows[0]?.cells ?? []
    const found = foundIn(aids, `  ${say(name as never).toUpperCase()} `, say)
    expect(found?.aids.map((aid) => aid.id)).toContain('roster')
    expect(foundIn(aids, 'no such thing anywhere', say)).toEqual({ aids: [], count: 0 })
    expect(foundIn(aids, '   ', say)).toBeUndefined()
  })
})

test('what counts now has a sign and words, not a colour alone', () => {
  const say = renderer({ ...en, title: 'Table', british: 'British' }, 'en')
  const text = drawn(
    {
      title: { key: 'title' },
      head: ['roll', '1', '2'],
      rows: [{ cells: ['≤0', 0, 1] }, { cells: ['1', 1, 1], now: true }],
      now: [{ column: 2, whose: { key: 'british' } }],
    },
    say,
  )
  expect(text).toContain('<span class="unseen">now: British</span>')
  expect(count(text, '◂ now')).toBe(1)
  expect(count(text, '<td class="aid-now"') + count(text, 'class="aid-now">')).toBeGreaterThan(2)
})
test('the number of a rule opens it', () => {
  const say = renderer({ ...en, title: 'Table' }, 'en')
  const text = drawn({ title: { key: 'title' }, head: ['a', 'b'], rows: [{ cells: ['4–5', '7.51'] }] }, say)
  expect(count(text, 'class="rule-button"')).toBe(1)
})
