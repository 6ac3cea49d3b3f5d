/** What the game tells machine players. */
import type { Strategy } from '@carillon/kernel'
import type { State } from './state.ts'
import { actions } from './strategy/actions.ts'
import { evaluation } from './strategy/evaluation.ts'
import { WEIGHTS } from './strategy/weights.ts'

export const strategy: Strategy<State> = {
  ...evaluation(WEIGHTS),
  weights: WEIGHTS,
  evaluation,
  actions,
}
