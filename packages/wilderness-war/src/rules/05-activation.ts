/** 5.3 Activation: who is named to act by the card. One pass of the step is one choice. */
import { ask, choose, given, NOTHING, note, type Option, type Play } from '@carillon/kernel'
import { cardOf } from '../data/cards.ts'
import type { Space } from '../data/map.ts'
import { LEADERS, PIECES, type Piece, pieceCalled, pieceOf } from '../data/pieces.ts'
import { pieceName, pieceNames, say, sideName, spaceName } from '../messages.ts'
import {
  type Activation,
  activationOf,
  both,
  cardInPlay,
  countUnits,
  type Group,
  leaderOf,
  placeOf,
  type State,
  stackAt,
} from '../state.ts'
import { isBesieged, occupiedBy } from './02-map.ts'
import { addDistinct, distinct, isOnMap, topLeaders, without } from './03-pieces.ts'
import { limitOf, mayJoin, wholeForce } from './05-force.ts'
import { BUTTON, pieceOption } from './options.ts'

export function activate(g: State): Play {
  const a = g.activation
  if (a === null) return pickUse(g)
  if (a.use === 'units') return nameUnit(g, a)
  return a.filling ? fillForce(g, a) : nameCommander(g, a)
}
/** Campaign (cards 1 to 4): two leaders of any initiative with their forces, as if by a card of value 3. */
export const activateCampaign = (g: State): Play => nameCommander(g, begin(g, 3, 'campaign'))
function begin(g: State, value: number, use: Activation['use']): Activation {
  const a: Activation = {
    value,
    use,
    filling: false,
    groups: [],
    done: [],
    infiltrated: [],
    coehorns: both(false, false),
  }
  g.activation = a
  g.step = 'activate'
  return a
}
/** 5.33 All are named: now they act. */
function finish(g: State, a: Activation): Play {
  a.filling = false
  g.step = 'next_group'
  return NOTHING
}

// --- 5.32 the three uses -----------------------------------------------------------------------------------------

/** 5.32 One force, or one unit of drilled troops, or auxiliaries and leaders one by one; or nobody. */
function pickUse(g: State): Play {
  const { value } = cardOf(cardInPlay(g))
  const options: Option[] = []
  if (hasLeader(g, value)) options.push(BUTTON.force)
  if (anyOnMap(g, isDrilled)) options.push(BUTTON.single)
  if (anyOnMap(g, mayActAlone(g, 2 * value))) options.push(BUTTON.units)
  options.push(BUTTON.none)
  return ask(g, choose(g.active, '5.32', say('prompt.activate', { value }), options), beginUse)
}
function beginUse(g: State, { do: use }: Option): Play {
  const { value } = cardOf(cardInPlay(g))
  if (use === 'single') return nameDrilled(g)
  if (use === 'force' || use === 'units') begin(g, value, use)
  else {
    note(g, '5.31', say('log.activates_none', { side: sideName(g.active) }))
    g.step = 'phase_end'
  }
  return NOTHING
}
type Will = (piece: Piece, space: Space) => boolean
/** Whether a leader of the active side on the map may lead a force. */
function hasLeader(g: State, value: number): boolean {
  for (const leader of LEADERS) {
    const { side, initiative } = pieceOf(leader)
    if (side === g.active && initiative <= value && isOnMap(g, leader)) return true
  }
  return false
}
/** Whether the active side has a piece on the map that will do. */
function anyOnMap(g: State, will: Will): boolean {
  for (const space of occupiedBy(g, g.active))
    for (const piece of stackAt(g, g.active, space)) if (will(piece, space)) return true
  return false
}
/** All that will do, one of each look in a space, but those who are named already. */
function onMap(g: State, will: Will, named: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const space of occupiedBy(g, g.active)) {
    const first = found.length
    for (const piece of stackAt(g, g.active, space))
      if (will(piece, space) && !named.includes(piece)) addDistinct(g, found, piece, first)
  }
  return found
}
function addOptions(options: Option[], pieces: readonly Piece[]): Option[] {
  for (const piece of pieces) options.push(pieceOption(piece))
  return options
}
const NOBODY: readonly Piece[] = []
const isDrilled = (piece: Piece): boolean => pieceOf(piece).drilled

const nameDrilled = (g: State): Play =>
  ask(
    g,
    choose(g.active, '5.32', say('prompt.activate_single'), addOptions([], onMap(g, isDrilled, NOBODY))),
    drilledNamed,
  )
function drilledNamed(g: State, { piece }: Option): Play {
  const a = begin(g, cardOf(cardInPlay(g)).value, 'units')
  nameAlone(g, a, pieceCalled(piece))
  return finish(g, a)
}

// --- 5.33 one by one -----------------------------------------------------------------------------------------------

/** More than any card has. */
const NEVER = 99
/** 5.32 What a piece takes of the card, in halves: Indians one half, other auxiliaries and leaders one. Others cannot. */
const HALVES: readonly number[] = PIECES.map(({ type, auxiliary, leader }) =>
  type === 'indian' ? 1 : auxiliary || leader ? 2 : NEVER,
)
export const halvesOf = (piece: Piece): number => given(HALVES[piece], 'piece')
/** Who can be named with what is left of the card; a besieged leader alone could do nothing (8.25, R-110). */
const mayActAlone =
  (g: State, halves: number): Will =>
  (piece, space) =>
    halvesOf(piece) <= halves && !(isBesieged(g, g.active, space) && pieceOf(piece).leader)

function nameUnit(g: State, a: Activation): Play {
  const named = a.groups.map(({ pieces }) => given(pieces[0], 'piece'))
  const halves = halvesLeft(a, named)
  const options = addOptions([BUTTON.done], onMap(g, mayActAlone(g, halves), named))
  return ask(g, choose(g.active, '5.33', say('prompt.activate_units', { left: halves / 2 }), options), unitNamed)
}
/** What is left of the card when these are named. */
export function halvesLeft({ value }: Activation, named: readonly Piece[]): number {
  let halves = 2 * value
  for (const piece of named) halves -= halvesOf(piece)
  return halves
}
function unitNamed(g: State, picked: Option): Play {
  const a = activationOf(g)
  if (picked === BUTTON.done) return finish(g, a)
  nameAlone(g, a, pieceCalled(picked.piece))
  return NOTHING
}
function nameAlone(g: State, a: Activation, piece: Piece): void {
  const space = placeOf(g, piece)
  a.groups = [...a.groups, { commander: pieceOf(piece).leader ? piece : null, pieces: [piece], space }]
  const names = { side: sideName(g.active), piece: pieceName(piece), space: spaceName(space) }
  note(g, '5.33', say('log.activates_one', names))
}

// --- 5.34 a force ----------------------------------------------------------------------------------------------------

/** 5.32 Leaders whose initiative is not above the value. */
const mayLead =
  (value: number): Will =>
  (piece) =>
    pieceOf(piece).leader && pieceOf(piece).initiative <= value
/** In most cases one group is named, or none. */
export const namedIn = ({ groups }: Activation): readonly Piece[] =>
  groups.length === 1 ? lastOf(groups).pieces : groups.flatMap(({ pieces }) => pieces)

function nameCommander(g: State, a: Activation): Play {
  const options = addOptions([], onMap(g, mayLead(a.value), namedIn(a)))
  if (options.length === 0) return finish(g, a)
  return ask(g, choose(g.active, '5.34', say('prompt.commander'), options), commanderNamed)
}
function commanderNamed(g: State, { piece }: Option): Play {
  const a = activationOf(g)
  const commander = pieceCalled(piece)
  a.groups = [...a.groups, { commander, pieces: [commander], space: placeOf(g, commander) }]
  a.filling = true
  return NOTHING
}
/** One more, all who may come, or enough. */
function fillForce(g: State, a: Activation): Play {
  const group = lastOf(a.groups)
  const commander = leaderOf(group)
  const pool = poolOf(g, a, group)
  const options: Option[] = [BUTTON.done]
  const whole = wholeForce(g, commander, group.pieces, pool)
  if (whole && whole.length > group.pieces.length + 1) options.push(BUTTON.all)
  addOptions(options, distinct(g, mayJoin(g, commander, group.pieces, pool)))
  const names = { leader: pieceName(commander), units: countUnits(group.pieces), limit: limitOf(g, group.pieces) }
  return ask(g, choose(g.active, '5.34', say('prompt.force', names), options), joinForce)
}
/** 5.34 The force that is being filled. */
export const lastOf = (groups: readonly Group[]): Group => given(groups[groups.length - 1], 'group')
/** Who stands where the force is filled and is not named yet. */
const poolOf = (g: State, a: Activation, { space }: Group): readonly Piece[] =>
  without(stackAt(g, g.active, space), namedIn(a))
/** The force with all who may come, if that is not too many. */
export const allWith = (g: State, a: Activation, group: Group): readonly Piece[] | null =>
  wholeForce(g, leaderOf(group), group.pieces, poolOf(g, a, group))
function joinForce(g: State, picked: Option): Play {
  const a = activationOf(g)
  const group = lastOf(a.groups)
  if (picked === BUTTON.done) return forceNamed(g, a, group)
  const { commander, pieces, space } = group
  const larger =
    picked === BUTTON.all ? given(allWith(g, a, group), 'whole force') : [...pieces, pieceCalled(picked.piece)]
  a.groups = [...a.groups.slice(0, -1), { commander, pieces: larger, space }]
  return NOTHING
}
function forceNamed(g: State, a: Activation, group: Group): Play {
  const names = {
    side: sideName(g.active),
    leader: pieceName(leaderOf(group)),
    units: countUnits(group.pieces),
    pieces: pieceNames(group.pieces),
    space: spaceName(group.space),
  }
  note(g, '5.34', say('log.activates_force', names))
  a.filling = false
  return a.use === 'force' || a.groups.length === 2 ? finish(g, a) : NOTHING
}

// --- when a leader is gone -------------------------------------------------------------------------------------------

/** 5.34, R-111 The group as it is now: who died or is elsewhere is not in it; without a leader a force is none. */
export function groupNow(g: State, { commander, pieces, space }: Group, done: readonly Piece[]): Group | null {
  const left = pieces.filter((piece) => g.at[piece] === space && !done.includes(piece))
  if (left.length === 0) return null
  if (commander === null || left.includes(commander)) return { commander, pieces: left, space }
  const [next] = topLeaders(g, left)
  return next === undefined ? null : { commander: next, pieces: left, space }
}
