/** 5.53 Alliances (cards 23 to 31), Treaty of Easton, desertion. */
import { choose, given, NOTHING, note, type Option, type Play, rollDice } from '@carillon/kernel'
import {
  ALL_SPACES,
  NEAR_CANAJOHARIE,
  NEAR_IROQUOIS,
  NEAR_OHIO_FORKS,
  SIDES,
  type Side,
  SPACE,
  SPACES,
  type Space,
} from '../../data/map.ts'
import { type IndianGroup, JOHNSON, PIECES, type Piece, pieceCalled, pieceOf } from '../../data/pieces.ts'
import { say, sideName, spaceName } from '../../messages.ts'
import { AVAILABLE, enemyOf, hasDrilled, placeOf, type State, stackAt, vpOf } from '../../state.ts'
import { controlsFortress, hasFort, hasFortification, isBesieged, isInside } from '../02-map.ts'
import { distinct, eliminate, enter, isOnMap, restore } from '../03-pieces.ts'
import { retreatLoneLeaders } from '../06-lone-leaders.ts'
import { choosePiece, chooseSpace } from '../choices.ts'
import { BUTTON, pieceOption } from '../options.ts'
import { bring, havens, isOpen, restorable, restoreAll } from './common.ts'
import type { Event } from './index.ts'

const isOf = (piece: Piece, groups: readonly IndianGroup[]): boolean => {
  const { group } = pieceOf(piece)
  return group !== null && groups.includes(group)
}
/** 5.533 An Iroquois tribe serves one side at a time. */
export function isFree(g: State, piece: Piece): boolean {
  const { group, tribe, side } = pieceOf(piece)
  if (group !== 'iroquois') return true
  return !PIECES.some((other) => other.tribe === tribe && other.side !== side && isOnMap(g, other.n))
}
/** Counters of the groups that may enter at their settlements. */
const placeable = (g: State, side: Side, groups: readonly IndianGroup[]): Piece[] =>
  stackAt(g, side, AVAILABLE).filter(
    (piece) =>
      isOf(piece, groups) && isFree(g, piece) && isOpen(g, side, given(pieceOf(piece).settlement, 'settlement')),
  )
/** 5.53 So many placements; each may be traded for two restorations. */
function* ally(g: State, side: Side, count: number, groups: readonly IndianGroup[]): Play {
  const mine = (piece: Piece) => isOf(piece, groups)
  for (let left = count; left > 0; left -= 1) {
    const options: Option[] = []
    for (const piece of distinct(g, placeable(g, side, groups))) options.push(pieceOption(piece))
    if (restorable(g, side, mine).length > 0) options.push(BUTTON.restore)
    if (options.length === 0) return
    options.push(BUTTON.done)
    const { piece, do: what } = yield* choose(side, '5.53', say('prompt.ally', { left }), options)
    if (what === 'done') return
    if (what === 'restore') yield* restoreTwo(g, side, mine)
    else {
      const unit = pieceCalled(piece)
      const settlement = given(pieceOf(unit).settlement, 'settlement')
      enter(g, '5.53', unit, settlement)
      // 6.53, R-155 Before the next unit.
      yield* retreatLoneLeaders(g, enemyOf(side), settlement, null)
    }
  }
}
function* restoreTwo(g: State, side: Side, mine: (piece: Piece) => boolean): Play {
  for (let n = 0; n < 2; n += 1) {
    const found = distinct(g, restorable(g, side, mine))
    if (found.length === 0) return
    restore(g, '5.523', yield* choosePiece(side, '5.523', say('prompt.restore', { left: 2 - n }), found))
  }
}
/** 23 to 27 Half the roll rounded up, or all of it from 5 VP on. */
function* frenchAlliance(g: State, group: IndianGroup): Play {
  const [die] = yield* rollDice('french', '5.53', say('chance.alliance'), 1)
  const count = vpOf(g, 'french') > 4 ? die : Math.ceil(die / 2)
  note(g, '5.53', say('log.alliance', { side: sideName('french'), die, count }))
  yield* ally(g, 'french', count, hasFort(g, 'french', SPACE.niagara) ? [group, 'pays-d-en-haut'] : [group])
}
export const northern: Event = {
  can: (g) => controlsFortress(g, 'french', SPACE.montreal),
  play: (g) => frenchAlliance(g, 'northern'),
}
/** R-154 A besieged fort counts, as do those for the Iroquois and at Niagara. */
export const western: Event = {
  can: (g) => hasFort(g, 'french', SPACE['ohio-forks']),
  play: (g) => frenchAlliance(g, 'western'),
}
const ONEIDA = [SPACE.oswego, SPACE['oneida-carry-west'], SPACE['oneida-carry-east']]
const johnsonNear = (g: State, spaces: readonly Space[]): boolean => spaces.includes(placeOf(g, JOHNSON))
export const iroquois: Event = {
  can: (g, side) =>
    ONEIDA.some((space) => hasFortification(g, side, space)) && (side === 'french' || johnsonNear(g, NEAR_IROQUOIS)),
  *play(g, side) {
    const [die] = yield* rollDice(side, '5.53', say('chance.alliance'), 1)
    const count = die
    note(g, '5.53', say('log.alliance', { side: sideName(side), die, count }))
    yield* ally(g, side, count, ['iroquois'])
  },
}
const isMohawk = (piece: Piece): boolean => isOf(piece, ['mohawk'])
export const mohawks: Event = {
  can: (g) => johnsonNear(g, NEAR_CANAJOHARIE),
  *play(g) {
    const space = placeOf(g, JOHNSON)
    // 8.22, R-149 None comes to a siege.
    const spaces = isOpen(g, 'british', space) ? [space] : []
    yield* bring(g, 'british', stackAt(g, 'british', AVAILABLE).filter(isMohawk), spaces)
    restoreAll(g, 'british', isMohawk)
  },
}
const isCherokee = (piece: Piece): boolean => isOf(piece, ['cherokee'])
const SOUTH = SPACES.filter(({ department }) => department === 'southern').map(({ n }) => n)
export const cherokees: Event = {
  can: (g) => !g.flags.uprising,
  *play(g) {
    g.flags = { ...g.flags, cherokees: true }
    const spaces = havens(g, 'british', SOUTH)
    const units = stackAt(g, 'british', AVAILABLE).filter(isCherokee)
    if (units.length > 0 && spaces.length > 0) {
      const space = yield* chooseSpace('british', '5.53', say('prompt.cherokees'), spaces)
      for (const unit of units) enter(g, '5.53', unit, space)
    }
    restoreAll(g, 'british', isCherokee)
  },
}
export const uprising: Event = {
  can: (g) => g.flags.cherokees,
  *play(g) {
    g.flags = { ...g.flags, uprising: true }
    yield* lose(g, 2, (piece) => pieceOf(piece).regular)
    yield* lose(g, 1, (piece) => pieceOf(piece).department === 'southern')
    for (const { n } of PIECES) if (isCherokee(n) && isOnMap(g, n) && !isInside(g, n)) eliminate(g, '5.53', n)
  },
}
/** The British give up so many unbesieged units, as far as there are any. */
function* lose(g: State, count: number, will: (piece: Piece) => boolean): Play {
  for (let n = 0; n < count; n += 1) {
    const found = PIECES.filter(
      (piece) => piece.side === 'british' && will(piece.n) && isOnMap(g, piece.n) && !isInside(g, piece.n),
    ).map((piece) => piece.n)
    if (found.length === 0) return
    eliminate(g, '5.53', yield* choosePiece('british', '5.53', say('prompt.give_up'), distinct(g, found)))
  }
}
export const easton: Event = {
  can: (g) =>
    [SPACE['ohio-forks'], ...NEAR_OHIO_FORKS].some(
      (space) => havens(g, 'british', [space]).length > 0 && hasDrilled(stackAt(g, 'british', space)),
    ),
  play(g) {
    for (const { n } of PIECES) if (isOf(n, ['western']) && isOnMap(g, n) && !isInside(g, n)) eliminate(g, '5.53', n)
    return NOTHING
  },
}
/** 33 Up to two Indians of one space, of either side. */
function deserters(g: State, space: Space): Piece[] {
  const found: Piece[] = []
  for (const side of SIDES)
    for (const piece of stackAt(g, side, space))
      if (pieceOf(piece).type === 'indian' && !isBesieged(g, side, space)) found.push(piece)
  return found
}
export const desert: Event = {
  *play(g, side) {
    const spaces = ALL_SPACES.filter((space) => deserters(g, space).length > 0)
    if (spaces.length === 0) return
    const space = yield* chooseSpace(side, '5.53', say('prompt.desert_space'), spaces)
    for (let n = 0; n < 2; n += 1) {
      const options: Option[] = distinct(g, deserters(g, space)).map((piece) => pieceOption(piece))
      if (options.length === 0) break
      options.push(BUTTON.done)
      const prompt = say('prompt.desert', { space: spaceName(space) })
      const { piece } = yield* choose(side, '5.53', prompt, options)
      if (piece === undefined) break
      eliminate(g, '5.53', pieceCalled(piece))
    }
  },
}
