/** Choices name the place of a unit where it is not plain. */
import type { Choice, Game } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { loadGame } from '@carillon/registry'
import { expect, test } from 'vitest'
import { choicesIn } from '../src/play/choices.ts'
import { listed } from '../src/play/options.ts'
import { placesOf } from '../src/play/places.ts'

const game = (await loadGame('bayonets-and-tomahawks')) as Game
const say = renderer(game.catalogues.en, 'en')
const view = game.view(game.setup('2', {}), 'british')
const asking = (...units: readonly string[]): Choice => ({
  kind: 'choice',
  role: 'british',
  rule: '9.1',
  prompt: { key: 'prompt.raider' },
  options: units.map((unit) => ({ unit })),
})
const labels = (choice: Choice): readonly string[] =>
  listed(say, choice, placesOf(game, view, 'british', choice, say)).map(({ label }) => label)

test('units that stand apart are told with their places', () => {
  expect(labels(asking('rogers', 'armstrong'))).toEqual([
    'Raid with Rogers (Lake George)',
    'Raid with Armstrong (Shamokin)',
  ])
})
test('units of one place are not', () => {
  expect(labels(asking('campbell', 'mohawk'))).toEqual(['Raid with Campbell', 'Raid with Mohawk'])
})

test.each([
  ['bayonets-and-tomahawks', '2', 'move', 'albany', 'Move from Albany'],
  ['wilderness-war', 'annus-mirabilis', 'march', 'raystown', 'Go to Raystown'],
])('%s: a place is told with what one does there, as on the page', async (id, scenario, step, space, told) => {
  const one = (await loadGame(id)) as Game
  const there = { ...(one.view(one.setup(scenario, {}), 'british') as object), step }
  const choice: Choice = { kind: 'choice', role: 'british', rule: '1', prompt: { key: '' }, options: [{ space }] }
  const [only] = choicesIn(renderer(one.catalogues.en, 'en'), one, { view: there, viewer: 'british' }, choice)
  expect(only?.label).toBe(told)
})
