/** 5.52 Reinforcements and replacements: cards 46 to 61, 63 to 66, 68. */
import { choose, note, type Option, type Play, rollDice } from '@carillon/kernel'
import { ALL_SPACES, FORTRESSES, factsOf, PORTS, type Side, SPACE, type Space } from '../../data/map.ts'
import { type Piece, pieceCalled, pieceOf } from '../../data/pieces.ts'
import { departmentName, pieceName, say, sideName } from '../../messages.ts'
import {
  ASIDE,
  AVAILABLE,
  NORTHERN_MILITIA,
  placeOf,
  SOUTHERN_MILITIA,
  ST_LAWRENCE_MILITIA,
  type State,
  stackAt,
  withSide,
} from '../../state.ts'
import { controlsFortress } from '../02-map.ts'
import { available, enter, put } from '../03-pieces.ts'
import { payForRegulars } from '../18-optional.ts'
import { BUTTON } from '../options.ts'
import { bring, drawLeaders, havens, isOpen, landingPlaces, restorable, restoreAll, restoreSome } from './common.ts'
import type { Event } from './index.ts'

/** So many counters that will do, as far as there are any. */
const take = (g: State, side: Side, count: number, will: (piece: Piece) => boolean): Piece[] =>
  stackAt(g, side, AVAILABLE).filter(will).slice(0, count)
const isCorps = (corps: string) => (piece: Piece) => pieceOf(piece).corps === corps
const isType =
  (...types: readonly string[]) =>
  (piece: Piece) =>
    types.includes(pieceOf(piece).type)

// --- restoring -----------------------------------------------------------------------------------------------------

function* rollAndRestore(g: State, side: Side, will: (piece: Piece) => boolean): Play {
  const [die] = yield* rollDice(side, '5.523', say('chance.restore'), 1)
  note(g, '5.523', say('log.restores', { side: sideName(side), count: die }))
  yield* restoreSome(g, side, die, will)
}
/** 46 */
export const recruits: Event = {
  play: (g, side) => rollAndRestore(g, side, isType('coureurs', 'ranger', 'light-infantry', 'provincial')),
}
/** 47, 48 Not for the French after Quiberon Bay or while Quebec is British. */
const fromEurope = (g: State, side: Side): boolean =>
  side === 'british' || (!g.flags.quiberon && !controlsFortress(g, 'british', SPACE.quebec))
export const transports: Event = {
  can: fromEurope,
  play: (g, side) => restoreSome(g, side, side === 'french' ? 3 : 6, isType('regular', 'light-infantry')),
}
export const germany: Event = {
  can: (g, side) => g.year > 1755 && fromEurope(g, side),
  play: (g, side) => rollAndRestore(g, side, isType('regular', 'light-infantry')),
}

// --- militia and rangers ---------------------------------------------------------------------------------------------

const isMilitia = isType('militia')
const BOX_OPTION: Readonly<Record<'northern' | 'southern', Option>> = {
  northern: Object.freeze({ department: 'northern' }),
  southern: Object.freeze({ department: 'southern' }),
}
/** A unit, or restorations: what the side wants, if both can be had. */
function* placeOrRestore(g: State, side: Side, canPlace: boolean, will: (piece: Piece) => boolean): Play<boolean> {
  const options: Option[] = []
  if (canPlace) options.push(BUTTON.place)
  if (restorable(g, side, will).length > 0) options.push(BUTTON.restore)
  if (options.length === 0) return false
  const picked = yield* choose(side, '5.52', say('prompt.place_or_restore'), options)
  if (picked === BUTTON.place) return true
  yield* restoreSome(g, side, 2, will)
  return false
}
/** 49 to 52 */
export const militias: Event = {
  *play(g, side) {
    const [unit] = available(g, side, isMilitia)
    if (!(yield* placeOrRestore(g, side, unit !== undefined, isMilitia)) || unit === undefined) return
    let box = ST_LAWRENCE_MILITIA
    if (side === 'british') {
      const { department } = yield* choose(side, '5.52', say('prompt.militia_box'), Object.values(BOX_OPTION))
      box = department === 'northern' ? NORTHERN_MILITIA : SOUTHERN_MILITIA
    }
    put(g, unit, box)
    const department = box === ST_LAWRENCE_MILITIA ? 'st-lawrence' : box === NORTHERN_MILITIA ? 'northern' : 'southern'
    note(g, '5.52', say('log.militia_called', { piece: pieceName(unit), department: departmentName(department) }))
  },
}
/** 53 */
export const rangers: Event = {
  *play(g, side) {
    const isRanger = isType('ranger')
    const [unit] = available(g, side, isRanger)
    const spaces = havens(g, 'british', ALL_SPACES)
    const canPlace = unit !== undefined && spaces.length > 0
    if ((yield* placeOrRestore(g, side, canPlace, isRanger)) && unit !== undefined)
      yield* bring(g, side, [unit], spaces)
  },
}

// --- reinforcements --------------------------------------------------------------------------------------------------

/** Leaders of the pool and units, split over the places as the British like; leaders stay in the pool without a place. */
function* reinforce(g: State, leaders: number, units: readonly Piece[], spaces: readonly Space[]): Play {
  if (spaces.length === 0) {
    note(g, '5.522', say('log.no_entry'))
    return
  }
  const drawn = leaders > 0 ? yield* drawLeaders(g, leaders) : []
  yield* bring(g, 'british', [...drawn, ...units], spaces)
}
const ports = (g: State): Space[] => landingPlaces(g, PORTS)
const britishFortresses = (g: State): Space[] => FORTRESSES.filter((space) => controlsFortress(g, 'british', space))
/** 54 */
export const lightInfantry: Event = {
  play: (g) => reinforce(g, 1, take(g, 'british', 2, isType('light-infantry')), britishFortresses(g)),
}
/** 57 to 59, 64 One such event a season. */
export const britishRegulars: Event = {
  can: (g) => !g.regulars.british,
  *play(g) {
    g.regulars = withSide(g.regulars, 'british', true)
    payForRegulars(g, 'british')
    yield* reinforce(g, 1, take(g, 'british', 3, isCorps('line')), ports(g))
  },
}
/** 60, 61, 63 In the scenarios of 1755 only after William Pitt, or from 1759 on. */
const highlandersMayCome = (g: State): boolean => g.flags.pitt || g.year >= 1759
export const highlanders4: Event = {
  can: highlandersMayCome,
  play: (g) => reinforce(g, 2, take(g, 'british', 4, isCorps('highland')), ports(g)),
}
export const highlanders1: Event = {
  can: highlandersMayCome,
  play: (g) => reinforce(g, 1, take(g, 'british', 1, isCorps('highland')), ports(g)),
}
/** 65 At fortresses of the Northern and Southern Departments. */
export const royalAmericans: Event = {
  play: (g) =>
    reinforce(
      g,
      1,
      take(g, 'british', 4, isCorps('royal-american')),
      britishFortresses(g).filter((space) => factsOf(space).department !== null && factsOf(space).home === 'british'),
    ),
}
const FRENCH_ENTRY = [SPACE.quebec, SPACE.louisbourg]
const frenchEntry = (g: State): Space[] =>
  FRENCH_ENTRY.filter((space) => controlsFortress(g, 'french', space) && isOpen(g, 'french', space))
/** 55, 56, 68 All at one of the two places; the first brings Montcalm, Levis and Bougainville. */
export const frenchRegulars: Event = {
  can: (g) => !g.regulars.french && !g.flags.quiberon,
  *play(g) {
    g.regulars = withSide(g.regulars, 'french', true)
    payForRegulars(g, 'french')
    const leaders = ['montcalm', 'levis', 'bougainville'].map(pieceCalled).filter((leader) => g.at[leader] === ASIDE)
    const units = take(g, 'french', 2, isCorps('line'))
    yield* together(g, [...leaders, ...units], frenchEntry(g))
  },
}
/** All enter at the same place. */
function* together(g: State, pieces: readonly Piece[], spaces: readonly Space[]): Play {
  const [first, ...rest] = pieces
  if (first === undefined) return
  yield* bring(g, 'french', [first], spaces)
  const space = placeOf(g, first)
  if (spaces.includes(space)) for (const piece of rest) enter(g, '5.52', piece, space)
}
/** 66 */
export const acadians: Event = {
  *play(g) {
    const halifax = isOpen(g, 'british', SPACE.halifax) ? [SPACE.halifax] : []
    yield* bring(g, 'british', take(g, 'british', 2, isCorps('line')), halifax)
    const isCoureurs = isType('coureurs')
    yield* bring(g, 'french', take(g, 'french', 1, isCoureurs), frenchEntry(g))
    restoreAll(g, 'french', isType('coureurs', 'militia'))
  },
}
