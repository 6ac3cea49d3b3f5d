/** What the suite of all games looks for, in games with more battles than random ones have. */
import { leaks, pastProblems, seeker, twinProblems, undoProblems } from '@carillon/kernel/testing'
import { expect, test } from 'vitest'
import { wildernessWar } from '../src/index.ts'
import { crowd } from './crowd.ts'

test.each([1, 3])('crowd %i: nothing hidden is seen, and the past stays as it was', (seed) => {
  const { scenario, rules } = crowd(seed)
  const game = { ...wildernessWar, setup: () => crowd(seed) }
  const start = { scenario, settings: { ...rules }, seed }
  expect(leaks(game, [start], { positions: 100 }, seeker(game)).problems).toEqual([])
  for (const problems of [twinProblems, pastProblems, undoProblems])
    expect(problems(game, [start], seeker(game))).toEqual([])
})
