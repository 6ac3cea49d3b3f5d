/** What the game tells machine players: an evaluation, whole actions, a procedure. */
import type { Brain, Strategy } from '@carillon/kernel'
import type { Faction } from './data/map.ts'
import type { State } from './state.ts'
import { bookBy, evaluationBy, evaluationIn } from './strategy/evaluation.ts'
import { judgeOf } from './strategy/judges.ts'
import { INPUTS, look } from './strategy/look.ts'
import { begins, rests } from './strategy/moments.ts'
import { after, enumerate } from './strategy/plans.ts'
import { playbook } from './strategy/playbook.ts'
import { RANKS } from './strategy/ranks.ts'
import { type Group, reasonFor, TELLS } from './strategy/reasons.ts'
import { STYLES } from './strategy/styles.ts'
import { WEIGHTS } from './strategy/weights.ts'
import { factionOfRole } from './view.ts'

const book = bookBy(WEIGHTS)
export const strategy: Strategy<State> = {
  brain: async () => (await import('./strategy/brain.json', { with: { type: 'json' } })).default as Brain,
  ...evaluationIn(book),
  weights: WEIGHTS,
  odds: 300,
  ranks: ({ scenario }, role) => RANKS[scenario][factionOfRole(role) as Faction],
  evaluation: evaluationBy,
  // P.team Teammates judge alike.
  side: (role) => factionOfRole(role) ?? role,
  judge: ({ scenario }, role) => judgeOf(scenario, factionOfRole(role) ?? role),
  actions: {
    inputs: INPUTS,
    begins,
    rests,
    look: (g, role, into) => look(book, g, role, into),
    enumerate: (g, role, options) => enumerate(book, g, role, options),
    tells: TELLS,
    reason: (g, role, group) => reasonFor(g, factionOfRole(role) as Faction, group as Group),
    styles: STYLES,
    after: (g, role, plan, into) => after(book, g, role, plan, into),
  },
  players: { playbook },
}
