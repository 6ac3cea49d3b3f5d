/** What the game tells machine players. */
import type { Brain, Strategy } from '@carillon/kernel'
import type { State } from './state.ts'
import { actions } from './strategy/actions.ts'
import { evaluation } from './strategy/evaluation.ts'
import { WEIGHTS } from './strategy/weights.ts'

/** With the usual 0.45 a British sergeant loses to a French recruit: it takes steady play to attack. */
const RANKS = { sergeant: { freely: 0.25 } }

export const strategy: Strategy<State> = {
  brain: async () => (await import('./strategy/brain.json', { with: { type: 'json' } })).default as Brain,
  ...evaluation(WEIGHTS),
  weights: WEIGHTS,
  odds: 300,
  ranks: () => RANKS,
  evaluation,
  actions,
}
