/** The guided first game, its words, and the path of lessons. */
import { rulesNamed, stepsMet, teachingProblems } from '@carillon/kernel/testing'
import { expect, test } from 'vitest'
import { TEACHING } from '../guided/index.ts'
import { quebec1759 as game } from '../src/index.ts'

test('the guided game is won whichever good choices are made, and all it says has words', async () =>
  expect(await teachingProblems(game, TEACHING)).toEqual([]))

/** Not in a turn of this side, or not with the usual options. */
const LEFT_OUT = [
  'deployment', // before the first turn, and the French do it
  'tide', // an option
  'scout', // what the Indians may do in place of a raid: told with it
]
test('whoever finishes it has met every part of a turn', () => {
  const { steps, rules } = stepsMet(game, TEACHING.guided)
  expect(Object.keys(game.sequence).filter((step) => !steps.has(step))).toEqual(LEFT_OUT)
  expect([...rules].sort()).toEqual(['6.1.1', '6.1.3', '6.4.3', '7.5.2', '7.6', '7.7.1', '7.8.1'])
})

test('a rule that is named in brackets is found', () =>
  expect(rulesNamed('One (9.1, 9.2) and two (7), not (2 CV) nor (1759).')).toEqual(['9.1', '9.2', '7', '1759']))
