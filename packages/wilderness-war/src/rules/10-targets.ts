/** 10.1 What can be raided, and which settlements are allied to whom. */
import { given } from '@carillon/kernel'
import { isHome, type Side, SPACE, SPACES, type Space } from '../data/map.ts'
import { PIECES, type Piece, pieceOf } from '../data/pieces.ts'
import { enemyOf, FORT, hasDrilled, placeOf, type State, stackAt } from '../state.ts'
import { fortOf, isBesieged } from './02-map.ts'
import { isOnMap } from './03-pieces.ts'

/** 5.531 Units of both sides that have their settlement there, by space. */
const TRIBE: readonly (readonly Piece[])[] = SPACES.map(({ n }) =>
  PIECES.filter(({ settlement }) => settlement === n).map((piece) => piece.n),
)
const tribeOf = (space: Space): readonly Piece[] => given(TRIBE[space], 'space')

/** 5.532 A settlement is allied to a side exactly while a unit of its tribe is on the map. */
export function alliedTo(g: State, space: Space): Side | null {
  for (const piece of tribeOf(space)) if (isOnMap(g, piece)) return pieceOf(piece).side
  return null
}
/** 10.31 Units of a side's tribe that die with their settlement: those that are not besieged, wherever they are. */
export const victimsOf = (g: State, side: Side, space: Space): Piece[] =>
  tribeOf(space).filter((piece) => {
    const { side: own } = pieceOf(piece)
    return own === side && isOnMap(g, piece) && !isBesieged(g, side, placeOf(g, piece))
  })

/** 10.1, 10.11 Whether auxiliaries of that side that end their activation there must raid. */
export function isTarget(g: State, side: Side, space: Space): boolean {
  const enemy = enemyOf(side)
  const fort = fortOf(g, enemy, space)
  if (fort >= FORT || fortOf(g, side, space) > 0 || hasDrilled(stackAt(g, side, space))) return false
  return fort > 0 || isHome(enemy, space) || isAlliedSettlement(g, enemy, space)
}
/** 10.1 A settlement allied to that side. Nobody comes to Pays d'en Haut. */
const isAlliedSettlement = (g: State, side: Side, space: Space): boolean =>
  tribeOf(space).length > 0 && space !== SPACE['pays-d-en-haut'] && alliedTo(g, space) === side
/** 10.3 Whether a raid there is on the hard column: a stockade, an allied settlement, or Blockhouses (card 13). */
export const isHardTarget = (g: State, side: Side, space: Space): boolean => {
  const enemy = enemyOf(side)
  return g.blockhouses[enemy] || isRich(g, side, space)
}
/** 10.33 A stockade or an allied settlement may be raided, and marked, again and again. */
export const isRich = (g: State, side: Side, space: Space): boolean => {
  const enemy = enemyOf(side)
  return fortOf(g, enemy, space) > 0 || isAlliedSettlement(g, enemy, space)
}
