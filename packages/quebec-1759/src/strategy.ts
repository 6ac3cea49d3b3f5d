/** How good a position looks to a side: what `greedy` maximises. Reads only what that side may know. */
import type { Strategy } from '@carillon/kernel'
import type { Side } from './data/units.ts'
import type { State } from './state.ts'
import { actionsOf } from './strategy/actions.ts'
import { battleWorth } from './strategy/battle.ts'
import { pendingFights, weigh } from './strategy/fights.ts'
import { orderWorth, raidWorth } from './strategy/orders.ts'
import { survey } from './strategy/survey.ts'
import { WEIGHTS } from './strategy/weights.ts'

function evaluate(g: State, side: Side): number {
  if (g.outcome) return g.outcome.winner === side ? WEIGHTS.win : -WEIGHTS.win
  const worth = worthToBritish(g, side)
  return side === 'british' ? worth : -worth
}

export const strategy: Strategy<State> = {
  evaluate: (g, role) => evaluate(g, role as Side),
  actions: actionsOf(evaluate),
}

function worthToBritish(g: State, viewer: Side): number {
  const board = survey(g, viewer)
  if (g.step === 'deployment') return weigh(board, []) + WEIGHTS.unplaced
  if (g.battle) return battleWorth(g, board, g.battle)
  const fights = pendingFights(g)
  if (g.step === 'raid' && board.indians >= 0) return raidWorth(board, board.indians, fights)
  const order = g.orders[viewer]
  if (order && !g.revealed) return orderWorth(g, board, order)
  return weigh(board, fights) - scouted(g)
}

/** 6.4.6 The more blocks are seen the better, for the French. */
function scouted({ scouting }: State): number {
  if (!scouting) return 0
  let seen = 0
  for (const block of scouting.dealt) if (!block) seen += 1
  return WEIGHTS.seen * seen
}
