/** 3 Pieces: the only functions that change where they are and how strong. */
import { given, note } from '@carillon/kernel'
import type { Department, Side, Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { type Message, pieceName, pieceNames, say, spaceName } from '../messages.ts'
import {
  AVAILABLE,
  type Battle,
  isReduced,
  leadersOf,
  NORTHERN_MILITIA,
  OUT,
  type Place,
  placeOf,
  SOUTHERN_MILITIA,
  ST_LAWRENCE_MILITIA,
  type State,
  sideOf,
  stackAt,
  withSide,
} from '../state.ts'

/**
 * The list of pieces, spaces or cards without that one; the same list if it is not there. Most are short: a loop is
 * faster than copying. For numbers only: lists that come from where other things were listed are read more slowly.
 */
export function drop(list: readonly number[], value: number): readonly number[] {
  const at = list.indexOf(value)
  if (at < 0) return list
  const rest: number[] = []
  let n = 0
  for (const one of list) if (n++ !== at) rest.push(one)
  return rest
}
export function without(list: readonly number[], values: readonly number[]): readonly number[] {
  if (values.length === 0) return list
  const rest: number[] = []
  for (const value of list) if (!values.includes(value)) rest.push(value)
  return rest
}

export const isOnMap = (g: State, piece: Piece): boolean => placeOf(g, piece) < NORTHERN_MILITIA

/** To another place. Nothing else follows from it: control, sieges and markers are `settle` of 08-settle.ts. */
export function put(g: State, piece: Piece, place: Place): void {
  if (placeOf(g, piece) !== place) putAll(g, [piece], place)
}
/** Pieces of one side, in this order on top of those who are there. */
export function putAll(g: State, pieces: readonly Piece[], place: Place): void {
  if (pieces.length === 0) return
  const { side } = pieceOf(given(pieces[0], 'piece'))
  const stacks = sideOf(g.map, side).slice()
  const at = g.at.slice()
  const coming = [...given(stacks[place], 'place')]
  for (const piece of pieces) {
    const from = given(at[piece], 'piece')
    if (from === place) continue
    stacks[from] = drop(given(stacks[from], 'place'), piece)
    coming.push(piece)
    at[piece] = place
  }
  stacks[place] = coming
  g.map = withSide(g.map, side, stacks)
  g.at = at
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
const named = (g: State, piece: Piece) => ({ piece: pieceName(piece), space: spaceName(placeOf(g, piece)) })
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
  note(g, rule, say(pieceOf(piece).leader ? 'log.killed' : 'log.eliminated', named(g, piece)))
  takeOut(g, piece)
}
/** 7.7 A leader by a die. Says so. */
export function killLeader(g: State, rule: string, leader: Piece, die: number): void {
  note(g, rule, say('log.leader_dies', { ...named(g, leader), die }))
  takeOut(g, leader)
}
function takeOut(g: State, piece: Piece): void {
  const { regular, type, leader } = pieceOf(piece)
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
  for (const piece of pieces) addDistinct(g, found, piece)
  return found
}
/** Adds the piece, unless one as good as it is there already; only those from number `first` on are looked at. */
export function addDistinct(g: State, found: Piece[], piece: Piece, first = 0): void {
  for (let n = first; n < found.length; n += 1) if (isTwin(g, piece, given(found[n], 'piece'))) return
  found.push(piece)
}
/** Of the same look and strength in the same place. */
export const isTwin = (g: State, a: Piece, b: Piece): boolean =>
  pieceOf(a).alike === pieceOf(b).alike && g.at[a] === g.at[b] && isReduced(g, a) === isReduced(g, b)
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

/** So many are told by name in a question; more, by who leads them, or by one of them. */
const FEW = 4
export function forceWords(g: State, pieces: readonly Piece[], commander?: Piece | null): Message | readonly Message[] {
  if (pieces.length <= FEW) return pieceNames(pieces)
  const head = commander ?? topLeaders(g, pieces)[0] ?? given(pieces[0], 'piece')
  return say('march.force', { leader: pieceName(head), others: pieces.length - 1 })
}
