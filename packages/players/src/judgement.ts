import type { Role, State } from '@carillon/kernel'
import { chanceOf } from './net.ts'
import type { Wits } from './wits.ts'

/**
 * The chance of the role to win, as far as it can see: by the judge, or about, by the evaluation. Nothing if the game has no
 * measure for it.
 */
export function judgementOf(wits: Wits, role: Role, state: State): number | undefined {
  const { actions, odds } = wits.strategy
  const judge = wits.judge(role)
  if (!actions || !judge)
    return odds === undefined ? undefined : chanceOf(wits.evaluation(role).evaluate(state, role) / odds)
  const inputs = new Float32Array(actions.inputs.length)
  actions.look(state, role, inputs)
  return chanceOf(judge.logit(inputs))
}
