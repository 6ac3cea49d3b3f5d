/** What players think with: weights tuned for all of a game, and for scenarios of it alone. */
import type { Brain, State, Strategy, Weights } from '@carillon/kernel'
import { expect, test } from 'vitest'
import { Wits } from '../src/wits.ts'

/** Its evaluation is the one weight that it has. */
const strategy = {
  evaluate: () => 1,
  weights: { worth: 1 },
  evaluation: ({ worth }: Weights) => ({ evaluate: () => worth }),
  scenario: ({ scenario }: { readonly scenario: string }) => scenario,
} as unknown as Strategy<State>
const at = (scenario: string) => ({ scenario }) as unknown as State
const worthIn = (brain: Brain | undefined, scenario: string, role = 'british') =>
  new Wits(strategy, brain).evaluation(role).evaluate(at(scenario), role)

test('weights of a scenario count there alone, for the side they were tuned for', () => {
  const brain: Brain = { weights: { british: { worth: 2 } }, scenarios: { '3': { british: { worth: 3 } } } }
  expect(['2', '3'].map((one) => worthIn(brain, one))).toEqual([2, 3])
  expect(worthIn(brain, '3', 'french')).toBe(1)
})
test('without anything learned the weights set by hand count', () => expect(worthIn(undefined, '3')).toBe(1))
