/**
 * 5.34, 5.534 Forces: who may go with whom, for moving, intercepting (14.2) and avoiding battle (15.0). Battles, sieges
 * and assaults know no such limits.
 */
import { given } from '@carillon/kernel'
import { JOHNSON, type Piece, pieceOf } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { commandOf } from './03-pieces.ts'

/** 5.34 How many units these leaders command together; units among the pieces do not matter. */
export function limitOf(g: State, pieces: readonly Piece[]): number {
  let limit = 0
  for (const piece of pieces) if (pieceOf(piece).leader) limit += commandOf(g, piece)
  return limit
}
/**
 * 5.34 Whether the piece may ever serve under that commander: leaders of a command not above his, any unit but militia.
 * 5.534 Mohawks and British Iroquois only where Johnson may be in the force as well.
 */
export function mayCommand(g: State, commander: Piece, piece: Piece): boolean {
  const { leader, side, type, johnsons } = pieceOf(piece)
  if (side !== pieceOf(commander).side || type === 'militia') return false
  if (leader) return commandOf(g, piece) <= commandOf(g, commander)
  return !johnsons || commander === JOHNSON || commandOf(g, JOHNSON) <= commandOf(g, commander)
}
/**
 * Whether these may act together. With a commander: the pieces hold him, subordinates of a command not above his, and
 * units up to the sum of all their commands; Mohawks and British Iroquois need Johnson and count for nothing (5.534).
 * Without (null): one unit alone.
 */
export function forceFits(g: State, commander: Piece | null, pieces: readonly Piece[]): boolean {
  if (commander === null) return pieces.length === 1 && isLoneUnit(given(pieces[0], 'piece'))
  if (!pieces.includes(commander)) return false
  const johnson = pieces.includes(JOHNSON)
  let limit = 0
  let units = 0
  for (const piece of pieces) {
    if (!mayCommand(g, commander, piece)) return false
    const { leader, johnsons } = pieceOf(piece)
    if (leader) limit += commandOf(g, piece)
    else if (!johnsons) units += 1
    else if (!johnson) return false
  }
  return units <= limit
}
const isLoneUnit = (piece: Piece): boolean => !pieceOf(piece).leader && pieceOf(piece).type !== 'militia'

/** Those of the pool who could be added to the force as it is. */
export function mayJoin(g: State, commander: Piece, force: readonly Piece[], pool: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  const larger = [...force, commander]
  for (const piece of pool) {
    larger[force.length] = piece
    if (!force.includes(piece) && forceFits(g, commander, larger)) found.push(piece)
  }
  return found
}
/** The force with everybody of the pool who may serve in it, if that is not too many; otherwise null. */
export function wholeForce(
  g: State,
  commander: Piece,
  force: readonly Piece[],
  pool: readonly Piece[],
): readonly Piece[] | null {
  const johnson = force.includes(JOHNSON) || pool.includes(JOHNSON)
  const all = [...force]
  for (const piece of pool)
    if (!all.includes(piece) && mayCommand(g, commander, piece) && (johnson || !pieceOf(piece).johnsons))
      all.push(piece)
  return forceFits(g, commander, all) ? all : null
}
