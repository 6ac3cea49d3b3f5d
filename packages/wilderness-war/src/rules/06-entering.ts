/** 6.5 Spaces of the enemy: who may enter them. */
import type { Side, Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { enemyOf, FORT, hasUnit, type State, stackAt } from '../state.ts'
import { fortOf, isBesieged, isSiege } from './02-map.ts'

/** 6.52, 6.53 What counts when a group comes: leaders alone, auxiliaries without drilled troops, or drilled troops. */
export type Crew = 'leaders' | 'auxiliaries' | 'drilled'
export function crewOf(pieces: readonly Piece[]): Crew {
  let crew: Crew = 'leaders'
  for (const piece of pieces) {
    const { drilled, leader } = pieceOf(piece)
    if (drilled) return 'drilled'
    if (!leader) crew = 'auxiliaries'
  }
  return crew
}
/**
 * Whether they may enter the space without infiltrating. What the enemy has besieged there is no bar, nor are his leaders
 * alone, his works or settlements (6.54).
 */
export function mayEnter(g: State, side: Side, crew: Crew, space: Space): boolean {
  if (crew === 'drilled') return true
  const enemy = enemyOf(side)
  const fort = fortOf(g, enemy, space)
  // 6.52 Only with drilled troops to a fort or fortress that is not besieged.
  if (fort >= FORT && !isSiege(g, space)) return false
  if (crew === 'auxiliaries') return true
  // 6.53 Leaders alone not to whatever the enemy occupies.
  return (fort === 0 || fort >= FORT) && !(hasUnit(stackAt(g, enemy, space)) && !isBesieged(g, enemy, space))
}
