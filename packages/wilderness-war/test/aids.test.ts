/** What is still out is told as the viewer may know it; the tables are those that the rules read. */
import { type AidCell, type Message, OPEN } from '@carillon/kernel'
import { expect, test } from 'vitest'
import { aids } from '../src/aids/index.ts'
import { stepsAt } from '../src/data/tables.ts'
import { wildernessWar as game } from '../src/index.ts'
import type { State } from '../src/state.ts'

const start = (): State => game.setup('annus-mirabilis', {})
const dealt = (): State => ({
  ...start(),
  hands: { british: [1, 2], french: [3, 4] },
  deck: [5, 6, 7],
  discards: [8],
  removed: [9],
})
const keyOf = (cell: AidCell | undefined): string => (cell as Message).key
/** Where each card is told to be, by number. */
function told(state: State, viewer: string): Map<string, string> {
  const cards = aids(game.view(state, viewer), viewer).find(({ id }) => id === 'cards')
  return new Map(
    cards?.tables.flatMap(({ rows }) => rows.map(({ cells }) => [String(cells[1]), keyOf(cells[5])] as const)),
  )
}

test('5.24 one’s own hand, the discards and what is out of the game are named; all else is still out', () => {
  const british = told(dealt(), 'british')
  expect([1, 3, 5, 8, 9].map((card) => british.get(String(card)))).toEqual([
    'aid.card.own',
    'aid.card.out',
    'aid.card.out',
    'aid.card.discards',
    'aid.card.removed',
  ])
  expect(told(dealt(), 'spectator').get('1')).toBe('aid.card.out')
  expect(told(dealt(), OPEN).get('3')).toBe('aid.card.hand')
})
test('7.6 the table is the one the rules read, and a battle marks both columns', () => {
  const [combat] = aids(game.view(start(), 'british'), 'british')
  const [table] = combat?.tables ?? []
  expect(table?.rows.map(({ cells }) => cells.slice(1))).toEqual(
    Array.from({ length: 8 }, (_, row) => Array.from({ length: 11 }, (_, column) => stepsAt(row, column, false))),
  )
  expect(table?.now).toEqual([])
  const fire = { strength: 7, shift: 0, drm: 0, reasons: [] }
  const view = { ...game.view(start(), 'british'), fire: { british: fire, french: { ...fire, shift: -1 } } }
  expect(aids(view, 'british')[0]?.tables[0]?.now?.map(({ column }) => column)).toEqual([6, 5])
})
