/** How good a position looks to a side: what `greedy` maximises. Reads only what that side may know. */
import type { Brain, Strategy } from '@carillon/kernel'
import type { Side } from './data/units.ts'
import type { State } from './state.ts'
import { actionsOf } from './strategy/actions.ts'
import { battleWorth } from './strategy/battle.ts'
import { pendingFights, weigh } from './strategy/fights.ts'
import { orderWorth, raidWorth } from './strategy/orders.ts'
import { survey } from './strategy/survey.ts'
import { BY_HAND, type Scales, scalesOf, WEIGHTS } from './strategy/weights.ts'

function evaluate(scales: Scales, g: State, side: Side): number {
  if (g.outcome) return g.outcome.winner === side ? scales.win : -scales.win
  const worth = worthToBritish(scales, g, side)
  return side === 'british' ? worth : -worth
}

export const strategy: Strategy<State> = {
  brain: async () => (await import('./strategy/brain.json', { with: { type: 'json' } })).default as Brain,
  evaluate: (g, role) => evaluate(BY_HAND, g, role as Side),
  weights: WEIGHTS,
  odds: 40,
  evaluation(weights) {
    const scales = scalesOf(weights)
    return { evaluate: (g, role) => evaluate(scales, g, role as Side) }
  },
  actions: actionsOf((g, side) => evaluate(BY_HAND, g, side)),
}

function worthToBritish(scales: Scales, g: State, viewer: Side): number {
  const board = survey(scales, g, viewer)
  if (g.step === 'deployment') return weigh(board, []) + scales.unplaced
  if (g.battle) return battleWorth(g, board, g.battle)
  const fights = pendingFights(g)
  if (g.step === 'raid' && board.indians >= 0) return raidWorth(board, board.indians, fights)
  const order = g.orders[viewer]
  if (order && !g.revealed) return orderWorth(g, board, order)
  return weigh(board, fights) - scouted(scales, g)
}

/** 6.4.6 The more blocks are seen the better, for the French. */
function scouted(scales: Scales, { scouting }: State): number {
  if (!scouting) return 0
  let seen = 0
  for (const block of scouting.dealt) if (!block) seen += 1
  return scales.seen * seen
}
