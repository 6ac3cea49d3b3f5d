/** 5.5 What many events do: bring counters, restore units, draw leaders. */
import { choose, drawLots, note, type Option, type Play } from '@carillon/kernel'
import type { Side, Space } from '../../data/map.ts'
import { LEADERS, type Piece, pieceCalled, pieceOf } from '../../data/pieces.ts'
import { pieceName, say } from '../../messages.ts'
import {
  enemyOf,
  hasUnit,
  NORTHERN_MILITIA,
  OUT,
  POOL,
  placeOf,
  ST_LAWRENCE_MILITIA,
  type State,
  stackAt,
} from '../../state.ts'
import { controlsPort, fortOf, hasOpenFortification, isInside, isSiege } from '../02-map.ts'
import { commandOf, distinct, enter, isOnMap, put, restore, without } from '../03-pieces.ts'
import { inSupply } from '../17-supply.ts'
import { choosePiece, chooseSpace } from '../choices.ts'
import { BUTTON, pieceOption } from '../options.ts'

/** 5.522 No enemy units or fortification, and no siege. */
export const isOpen = (g: State, side: Side, space: Space): boolean =>
  fortOf(g, enemyOf(side), space) === 0 && !hasUnit(stackAt(g, enemyOf(side), space)) && !isSiege(g, space)

/** British ports, and Amphib spaces that are open (6.432, R-148). */
export const landingPlaces = (g: State, ports: readonly Space[]): Space[] => [
  ...ports.filter((space) => controlsPort(g, 'british', space)),
  ...g.amphib.filter((space) => isOpen(g, 'british', space) && !controlsPort(g, 'british', space)),
]
/** Open fortifications of the side. */
export const havens = (g: State, side: Side, spaces: readonly Space[]): Space[] =>
  spaces.filter((space) => hasOpenFortification(g, side, space))

/** 5.521, 5.522 Each piece enters at one of the spaces; without any it is lost. */
export function* bring(g: State, side: Side, pieces: readonly Piece[], spaces: readonly Space[]): Play {
  if (spaces.length === 0) {
    if (pieces.length > 0) note(g, '5.522', say('log.no_entry'))
    return
  }
  for (const piece of pieces) {
    const prompt = say('prompt.enter', { piece: pieceName(piece) })
    enter(g, '5.52', piece, yield* chooseSpace(side, '5.52', prompt, spaces))
  }
}

// --- restoring -----------------------------------------------------------------------------------------------------

/** 5.523 Reduced, not besieged, and drilled troops in supply. */
function isRestorable(g: State, side: Side, piece: Piece): boolean {
  const place = placeOf(g, piece)
  if (place >= NORTHERN_MILITIA) return place <= ST_LAWRENCE_MILITIA
  return !isInside(g, piece) && (!pieceOf(piece).drilled || inSupply(g, side, place))
}
export const restorable = (g: State, side: Side, will: (piece: Piece) => boolean): Piece[] =>
  g.reduced.filter((piece) => pieceOf(piece).side === side && will(piece) && isRestorable(g, side, piece))

/** Up to so many reduced units, one after the other; the owner may stop. */
export function* restoreSome(g: State, side: Side, count: number, will: (piece: Piece) => boolean): Play {
  for (let left = count; left > 0; left -= 1) {
    const found = distinct(g, restorable(g, side, will))
    if (found.length === 0) return
    const options: Option[] = found.map((piece) => pieceOption(piece))
    options.push(BUTTON.done)
    const { piece } = yield* choose(side, '5.523', say('prompt.restore', { left }), options)
    if (piece === undefined) return
    restore(g, '5.523', pieceCalled(piece))
  }
}
export function restoreAll(g: State, side: Side, will: (piece: Piece) => boolean): void {
  for (const piece of restorable(g, side, will)) restore(g, '5.523', piece)
}

// --- leaders of the British pool -----------------------------------------------------------------------------------

/**
 * 5.55, R-222 So many leaders at random, as far as there are any, one after the other: who comes next is not known
 * while room is made for one. They still lie in the pool.
 */
export function* drawLeaders(g: State, count: number): Play<Piece[]> {
  const drawn: Piece[] = []
  const found: Piece[] = []
  for (let left = count; left > 0; left -= 1) {
    const ids = without(stackAt(g, 'british', POOL), drawn).map((piece) => pieceOf(piece).id)
    const [id] = ids.length <= left ? ids : yield* drawLots('5.55', say('chance.leader_pool'), ids)
    if (id === undefined) break
    const leader = pieceCalled(id)
    drawn.push(leader)
    note(g, '5.55', say('log.leader_drawn', { piece: pieceName(leader) }))
    if (yield* makeRoom(g, leader, found)) found.push(leader)
  }
  return found.filter((leader) => g.at[leader] === POOL)
}
/**
 * 5.55, R-147 A third leader of command 7: one of the others goes, or, with both besieged, he goes back to the pool.
 * Those drawn before him by the same card count as on the map.
 */
function* makeRoom(g: State, leader: Piece, drawn: readonly Piece[]): Play<boolean> {
  if (commandOf(g, leader) < 7) return true
  const others = drawn.filter((piece) => commandOf(g, piece) === 7)
  for (const piece of LEADERS)
    if (isOnMap(g, piece) && pieceOf(piece).side === 'british' && commandOf(g, piece) === 7) others.push(piece)
  if (others.length < 2) return true
  const free = others.filter((piece) => !isInside(g, piece))
  if (free.length === 0) {
    note(g, '5.55', say('log.leader_back', { piece: pieceName(leader) }))
    return false
  }
  const gone = yield* choosePiece('british', '5.55', say('prompt.dismiss', { piece: pieceName(leader) }), free)
  note(g, '5.55', say('log.dismissed', { piece: pieceName(gone) }))
  put(g, gone, OUT)
  return true
}
