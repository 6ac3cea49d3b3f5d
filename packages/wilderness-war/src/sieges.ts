/** 8.21 Who is besieged: asked of a position by the rules, and of a view by a board. */
import type { Side, Space } from './data/map.ts'
import { type Piece, pieceOf } from './data/pieces.ts'
import { placeOf, type State } from './state.ts'

type Forts = Pick<State, 'forts'>
type Sieges = Pick<State, 'forts' | 'sieges'>

/** The code of what stands there: STOCKADE, FORT or FORTRESS, below 0 if it is French; 0 for nothing. */
export const codeAt = (g: Forts, space: Space): number => g.forts[space] as number
/** Whose completed fortification stands there. */
export const ownerAt = (g: Forts, space: Space): Side | null => {
  const code = codeAt(g, space)
  return code === 0 ? null : code > 0 ? 'british' : 'french'
}
export const isSiege = (g: Pick<State, 'sieges'>, space: Space): boolean => {
  for (const siege of g.sieges) if (siege.space === space) return true
  return false
}
/** The pieces of that side in the space are inside a besieged fort or fortress (relievers of the moment are not there). */
export const isBesieged = (g: Sieges, side: Side, space: Space): boolean =>
  g.sieges.length > 0 && isSiege(g, space) && ownerAt(g, space) === side
/** A piece inside a besieged place; who came with the march is outside. */
export const isInside = (g: Sieges & Pick<State, 'at' | 'march'>, piece: Piece): boolean =>
  isBesieged(g, pieceOf(piece).side, placeOf(g, piece)) &&
  !(g.march !== null && g.march.origin !== g.at[piece] && g.march.pieces.includes(piece))
