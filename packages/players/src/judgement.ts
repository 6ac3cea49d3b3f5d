import type { Role, State } from '@carillon/kernel'
import { chanceOf } from './net.ts'
import type { Wits } from './wits.ts'

/** The chance of the role to win, as far as it can see; nothing if nobody has learned to judge the game. */
export function judgementOf(wits: Wits, role: Role, state: State): number | undefined {
  const { actions } = wits.strategy
  const judge = wits.judge(role, state)
  if (!actions || !judge) return undefined
  const inputs = new Float32Array(actions.inputs.length)
  actions.look(state, role, inputs)
  return chanceOf(judge.logit(inputs))
}

/** About the same by the evaluation: enough to compare plans, not to tell anybody. */
export function guessOf(wits: Wits, role: Role, state: State): number {
  return chanceOf(wits.evaluation(role).evaluate(state, role) / (wits.strategy.odds ?? 1))
}
