/** What the game tells machine players: an evaluation, whole actions, a procedure. */
import type { Strategy } from '@carillon/kernel'
import type { State } from './state.ts'
import { evaluationBy } from './strategy/evaluation.ts'
import { playbook } from './strategy/playbook.ts'
import { WEIGHTS } from './strategy/weights.ts'
import { factionOfRole } from './view.ts'

export const strategy: Strategy<State> = {
  ...evaluationBy(WEIGHTS),
  weights: WEIGHTS,
  evaluation: evaluationBy,
  // P.team Teammates judge alike.
  side: (role) => factionOfRole(role) ?? role,
  players: { playbook },
}
