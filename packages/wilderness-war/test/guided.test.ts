/** The guided first game, its words, and the path of lessons. */
import { stepsMet, teachingProblems } from '@carillon/kernel/testing'
import { expect, test } from 'vitest'
import { TEACHING } from '../guided/index.ts'
import { wildernessWar as game } from '../src/index.ts'

test('the guided game is won whichever good choices are made, and all it says has words', async () =>
  expect(await teachingProblems(game, TEACHING)).toEqual([]))

/** Options and what comes before the first card; what is told with a step that it is like. */
const LEFT_OUT = [
  ...['bid', 'auction', 'deal', 'trade'],
  'demolish', // taking down one's own walls
  'return_fire', // an ambush
]
test('whoever finishes it has met every part of a season', () => {
  const { steps, rules } = stepsMet(game, TEACHING.guided)
  expect(Object.keys(game.sequence).filter((step) => !steps.has(step))).toEqual(LEFT_OUT)
  expect([...rules].sort()).toEqual([
    '14.2',
    '5.26',
    '5.32',
    '5.34',
    '5.36',
    '5.4',
    '5.42',
    '6.1',
    '7.6',
    '8.231',
    '8.24',
  ])
})
