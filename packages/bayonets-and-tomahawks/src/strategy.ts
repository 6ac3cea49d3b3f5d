/** What the game tells machine players: an evaluation, whole actions, a procedure. */
import type { Strategy } from '@carillon/kernel'
import type { State } from './state.ts'
import { bookBy, evaluationBy, evaluationIn } from './strategy/evaluation.ts'
import { INPUTS, look } from './strategy/look.ts'
import { begins, rests } from './strategy/moments.ts'
import { after, enumerate } from './strategy/plans.ts'
import { playbook } from './strategy/playbook.ts'
import { WEIGHTS } from './strategy/weights.ts'
import { factionOfRole } from './view.ts'

const book = bookBy(WEIGHTS)
export const strategy: Strategy<State> = {
  ...evaluationIn(book),
  weights: WEIGHTS,
  evaluation: evaluationBy,
  // P.team Teammates judge alike.
  side: (role) => factionOfRole(role) ?? role,
  actions: {
    inputs: INPUTS,
    begins,
    rests,
    look: (g, role, into) => look(book, g, role, into),
    enumerate: (g, role, options) => enumerate(book, g, role, options),
    after: (g, role, plan, into) => after(book, g, role, plan, into),
  },
  players: { playbook },
}
