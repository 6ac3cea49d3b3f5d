/** The weights as data: all of them count, and evaluations by different ones keep apart. */
import { seeded } from '@carillon/kernel'
import { settingSets, type Visit, walk } from '@carillon/kernel/testing'
import { expect, test } from 'vitest'
import { SIDES } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import { copyState, type State } from '../src/state.ts'
import { strategy } from '../src/strategy.ts'
import { play } from './help.ts'
import { halfGreedy } from './walkers.ts'

const weights = strategy.weights as NonNullable<typeof strategy.weights>
const evaluation = strategy.evaluation as NonNullable<typeof strategy.evaluation>
const POSITIONS: State[] = []
for (const settings of settingSets(quebec1759, 'campaign', 0, seeded(1))) {
  const see = ({ table: { state }, number }: Visit<State>) => {
    if (number % 5 === 0 || state.outcome || state.scouting) POSITIONS.push(copyState(state))
  }
  walk(quebec1759, { scenario: 'campaign', settings, seed: 1 }, see)
  walk(quebec1759, { scenario: 'campaign', settings, seed: 2 }, see, { walker: halfGreedy })
  walk(quebec1759, { scenario: 'campaign', settings, seed: 3 }, see, { walker: halfGreedy })
}
// What games seldom come to.
for (const zone of ['ile_d_orleans', 'montmorency'] as const)
  POSITIONS.push(play({ turn: 9, zones: { levis: ['b_15'], [zone]: ['f_sarre', 'f_montreal_1'] } }).state)
const worths = ({ evaluate }: Pick<typeof strategy, 'evaluate'>): number[] =>
  POSITIONS.flatMap((state) => SIDES.map((side) => evaluate(state, side)))
const usual = worths(strategy)

test('by the weights set by hand the evaluation is the usual one', () => {
  expect(usual.length).toBeGreaterThan(1000)
  expect(worths(evaluation(weights))).toEqual(usual)
  expect(worths(evaluation({}))).toEqual(usual)
})
test.each(Object.keys(weights))('%s counts', (name) => {
  const other = evaluation({ ...weights, [name]: (weights[name] as number) * 0.7 })
  const differs = POSITIONS.some((state) =>
    SIDES.some((side) => other.evaluate(state, side) !== strategy.evaluate(state, side)),
  )
  expect(differs).toBe(true)
})
test('evaluations by other weights do not touch each other, nor the usual one', () => {
  const scaled = (by: number) => Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, value * by]))
  const [low, high] = [evaluation(scaled(0.8)), evaluation(scaled(1.3))]
  const before = worths(low)
  expect(worths(high)).not.toEqual(before)
  expect(worths(low)).toEqual(before)
  expect(worths(strategy)).toEqual(usual)
  for (const worth of before) expect(Number.isFinite(worth)).toBe(true)
})
