/** 3 Pieces: the only functions that change where they are and how strong. */
import { note } from '@carillon/kernel'
import type { Department, Side, Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { pieceName, say, spaceName } from '../messages.ts'
import {
  AVAILABLE,
  type Battle,
  isReduced,
  leadersOf,
  NORTHERN_MILITIA,
  OUT,
  type Place,
  SOUTHERN_MILITIA,
  ST_LAWRENCE_MILITIA,
  type State,
  sideOf,
  stackAt,
} from '../state.ts'

/** The list without the value; the same list if it is not there. */
export function drop<T>(list: readonly T[], value: T): readonly T[] {
  const at = list.indexOf(value)
  return at < 0 ? list : list.toSpliced(at, 1)
}
export const without = <T>(list: readonly T[], values: readonly T[]): readonly T[] =>
  values.length === 0 ? list : list.filter((value) => !values.includes(value))

export const placeOf = (g: State, piece: Piece): Place => g.at[piece] as Place
export const isOnMap = (g: State, piece: Piece): boolean => placeOf(g, piece) < NORTHERN_MILITIA

/** To another place. Nothing else follows from it: control, sieges and markers are `settle` of 08-sieges.ts. */
export function put(g: State, piece: Piece, place: Place): void {
  const map = sideOf(g.map, pieceOf(piece).side)
  const from = placeOf(g, piece)
  if (from === place) return
  map[from] = drop(map[from] as readonly Piece[], piece)
  map[place] = [...(map[place] as readonly Piece[]), piece]
  g.at[piece] = place
}
export function putAll(g: State, pieces: readonly Piece[], place: Place): void {
  for (const piece of pieces) put(g, piece, place)
}

export const MILITIA_BOX: Readonly<Record<Department, Place>> = {
  northern: NORTHERN_MILITIA,
  southern: SOUTHERN_MILITIA,
  'st-lawrence': ST_LAWRENCE_MILITIA,
}

// --- steps -------------------------------------------------------------------------------------------------------

export const strengthOf = (g: Pick<State, 'reduced'>, piece: Piece): number => {
  const { strength, reducedStrength } = pieceOf(piece)
  return isReduced(g, piece) ? reducedStrength : strength
}
export const strengthOfAll = (g: Pick<State, 'reduced'>, pieces: readonly Piece[]): number => {
  let sum = 0
  for (const piece of pieces) sum += strengthOf(g, piece)
  return sum
}
/** A piece on the map, and where. */
const named = (g: State, piece: Piece) => ({ piece: pieceName(piece), space: spaceName(g.at[piece] as Space) })
/** 7.61 A full unit is reduced; a reduced one is eliminated. Says so. */
export function loseStep(g: State, rule: string, piece: Piece): void {
  if (isReduced(g, piece)) eliminate(g, rule, piece)
  else {
    g.reduced = [...g.reduced, piece]
    note(g, rule, say('log.reduced', named(g, piece)))
  }
}
/** 7.61 Regulars, coureurs and leaders are out for good, the others may come again. Says so. */
export function eliminate(g: State, rule: string, piece: Piece): void {
  const { regular, type, leader } = pieceOf(piece)
  note(g, rule, say(leader ? 'log.killed' : 'log.eliminated', named(g, piece)))
  g.reduced = drop(g.reduced, piece)
  put(g, piece, regular || leader || type === 'coureurs' ? OUT : AVAILABLE)
  forget(g, piece)
}
/** A piece that is gone acts, fights and moves no more. */
function forget(g: State, piece: Piece): void {
  const { march, battle, activation } = g
  if (march?.pieces.includes(piece)) march.pieces = drop(march.pieces, piece)
  if (activation)
    activation.groups = activation.groups.map((group) =>
      group.pieces.includes(piece) ? { ...group, pieces: drop(group.pieces, piece) } : group,
    )
  if (battle) leaveBattle(battle, pieceOf(piece).side, piece)
}
function leaveBattle(battle: Battle, side: Side, piece: Piece): void {
  if (sideOf(battle.pieces, side).includes(piece))
    battle.pieces = { ...battle.pieces, [side]: drop(sideOf(battle.pieces, side), piece) }
}
/** 5.523 To full strength. Says so. */
export function restore(g: State, rule: string, piece: Piece): void {
  if (!isReduced(g, piece)) throw new Error(`${pieceOf(piece).id} is at full strength`)
  g.reduced = drop(g.reduced, piece)
  note(g, rule, say('log.restored', { piece: pieceName(piece) }))
}
/** 5.521 A counter enters, at full strength. Says so. */
export function enter(g: State, rule: string, piece: Piece, space: Space): void {
  put(g, piece, space)
  note(g, rule, say('log.enters', { piece: pieceName(piece), space: spaceName(space) }))
}

// --- choosing among pieces -----------------------------------------------------------------------------------------

/** One of each that are as good as each other in the same place: names of regiments are history only. */
export function distinct(g: State, pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const piece of pieces) {
    const { alike } = pieceOf(piece)
    const same = (other: Piece) =>
      pieceOf(other).alike === alike && isReduced(g, other) === isReduced(g, piece) && g.at[other] === g.at[piece]
    if (!found.some(same)) found.push(piece)
  }
  return found
}
/** 7.51 The leaders of highest command among these. */
export function topLeaders(g: State, pieces: readonly Piece[]): Piece[] {
  const leaders = leadersOf(pieces)
  let top = 0
  for (const leader of leaders) top = Math.max(top, commandOf(g, leader))
  return leaders.filter((leader) => commandOf(g, leader) === top)
}
/** 3.2 Dunbar's counter is another in the later edition. */
export const commandOf = (g: State, leader: Piece): number => {
  const { command, id } = pieceOf(leader)
  return id === 'dunbar' && g.rules.edition === 'third' ? 4 : command
}
/** Counters of a side that an event may bring, one of each look. */
export const available = (g: State, side: Side, will: (piece: Piece) => boolean): Piece[] =>
  distinct(g, stackAt(g, side, AVAILABLE).filter(will))
