/** The guided first game, its words, and the path of lessons. */
import { stepsMet, teachingProblems } from '@carillon/kernel/testing'
import { expect, test } from 'vitest'
import { TEACHING } from '../guided/index.ts'
import { bayonetsAndTomahawks as game } from '../src/index.ts'

test('the guided game is won whichever good choices are made, and all it says has words', async () =>
  expect(await teachingProblems(game, TEACHING)).toEqual([]))

/** What no Action Round holds, or what is told with a step that it is like. */
const LEFT_OUT = [
  'sail', // the fourth way to use an Army AP: told with it
  ...['fleets_arrive', 'colonials_enlist', 'victory_check', 'winter', 'disband', 'return'], // Logistics Rounds: told at its end
  ...['ship', 'redeploy', 'combine', 'recoup', 'new_year'],
]
test('whoever finishes it has met every part of an Action Round', () => {
  const { steps, rules } = stepsMet(game, TEACHING.guided)
  expect(Object.keys(game.sequence).filter((step) => !steps.has(step))).toEqual(LEFT_OUT)
  expect([...rules].sort()).toEqual(['10.4', '12.0', '13.5', '7.1', '7.2', '7.3.6', '9.1'])
})
