/** Positions in a few words, for tests and worked examples. */
import type { Settings } from '@carillon/kernel'
import type { CardId } from './data/cards.ts'
import { SIDES, type Side, type Space, type SpaceId, spaceCalled } from './data/map.ts'
import { PIECES, type Piece, pieceCalled, pieceOf } from './data/pieces.ts'
import type { ScenarioId } from './data/scenarios.ts'
import type { Rules } from './data/switches.ts'
import { drop, put } from './rules/03-pieces.ts'
import { setup } from './rules/setup.ts'
import {
  ASIDE,
  AVAILABLE,
  both,
  type Flags,
  FORT,
  FORTRESS,
  NORTHERN_MILITIA,
  OUT,
  type Place,
  POOL,
  placeOf,
  SOUTHERN_MILITIA,
  ST_LAWRENCE_MILITIA,
  STOCKADE,
  type State,
  type StepId,
  stackAt,
} from './state.ts'

export const BOX: Readonly<Record<string, Place>> = {
  'northern-militia': NORTHERN_MILITIA,
  'southern-militia': SOUTHERN_MILITIA,
  'st-lawrence-militia': ST_LAWRENCE_MILITIA,
  available: AVAILABLE,
  pool: POOL,
  aside: ASIDE,
  out: OUT,
}
/**
 * Pieces in words, parted by blanks: `'montcalm fr-bearn fr-mingo-1:reduced'`. A kind that has several counters may be
 * given without a number, with a count: `'br-massachusetts-provincial*3'`, and so may a kind of look: `'regular*2'` of a
 * side is not known; name them.
 */
export type Words = string
export interface PositionSpec {
  readonly step?: StepId
  readonly year?: number
  readonly season?: State['season']
  /** French above 0. */
  readonly vp?: number
  /** Pieces by space or box. With `clear`, all other pieces of the map and the militia boxes are available (leaders out), and stockades, forts and works are gone. */
  readonly spaces?: Readonly<Record<string, Words>>
  readonly clear?: boolean
  /** Fortifications, on top of those there (`clear`: none but the fortresses): `{ stockade: 'augusta woodstock', fort: 'oswego' }`. */
  readonly british?: Places
  readonly french?: Places
  /** `{ oswego: 1 }` the level. */
  readonly sieges?: Readonly<Partial<Record<SpaceId, 0 | 1 | 2>>>
  readonly raided?: Partial<Record<Side, readonly SpaceId[]>>
  readonly amphib?: readonly SpaceId[]
  readonly fieldworks?: readonly SpaceId[]
  readonly hands?: Partial<Record<Side, readonly CardId[]>>
  readonly discards?: readonly CardId[]
  readonly removed?: readonly CardId[]
  /** The card being played. */
  readonly card?: CardId
  readonly use?: State['use']
  readonly active?: Side
  readonly first?: Side
  readonly assemblies?: State['assemblies']
  readonly flags?: Partial<Flags>
  /** Anything else, as it is in the state. */
  readonly more?: Partial<State>
}
interface Places {
  readonly stockade?: string
  readonly fort?: string
  readonly fortress?: string
  readonly works?: string
  /** Walls of the set-up that are gone. */
  readonly none?: string
}

export function position(spec: PositionSpec, scenario: string, settings: Settings): State {
  const g = setup(scenario as ScenarioId, settings as unknown as Rules)
  if (spec.clear) clearMap(g)
  for (const [name, words] of Object.entries(spec.spaces ?? {})) {
    const place = BOX[name] ?? spaceCalled(name)
    for (const word of words.split(' ').filter(Boolean)) placeWord(g, word, place)
  }
  for (const side of SIDES) placeForts(g, side, spec[side] ?? {})
  g.sieges = Object.entries(spec.sieges ?? {}).map(([id, level]) => ({ space: spaceCalled(id), level }))
  const ids = (list: readonly string[] = []): Space[] => list.map(spaceCalled)
  g.raided = both(ids(spec.raided?.british), ids(spec.raided?.french))
  g.amphib = ids(spec.amphib)
  g.fieldworks = ids(spec.fieldworks)
  g.hands = both(spec.hands?.british ?? g.hands.british, spec.hands?.french ?? g.hands.french)
  g.discards = spec.discards ?? g.discards
  g.removed = [...g.removed, ...(spec.removed ?? [])]
  g.card = spec.card ?? null
  g.use = spec.use ?? null
  for (const card of [
    ...g.hands.british,
    ...g.hands.french,
    ...g.discards,
    ...g.removed,
    ...(g.card === null ? [] : [g.card]),
  ])
    g.deck = drop(g.deck, card)
  g.flags = { ...g.flags, ...spec.flags }
  const { step, year, season, vp, active, first, assemblies } = spec
  return Object.assign(g, {
    ...(step && { step }),
    ...(year && { year }),
    ...(season && { season }),
    ...(vp !== undefined && { vp }),
    ...(active && { active }),
    ...(first && { first }),
    ...(assemblies !== undefined && { assemblies }),
    ...structuredClone(spec.more ?? {}),
  })
}

function clearMap(g: State): void {
  for (const { n, leader } of PIECES) if (placeOf(g, n) < AVAILABLE) put(g, n, leader ? OUT : AVAILABLE)
  g.forts = g.forts.map((code) => (Math.abs(code) === FORTRESS ? code : 0))
  g.works = both([], [])
}
/** Takes the counter from wherever it is, preferring one that is not on the map. */
function placeWord(g: State, word: string, place: Place): void {
  const [head = '', ...marks] = word.split(':')
  const [name = '', count = '1'] = head.split('*')
  for (let n = 0; n < Number(count); n += 1) {
    const piece = find(g, name, place)
    put(g, piece, place)
    if (marks.includes('reduced')) g.reduced = [...g.reduced, piece]
  }
}
function find(g: State, name: string, place: Place): Piece {
  const copies = PIECES.filter(({ kind, count }) => kind === name && count > 1).map(({ n }) => n)
  if (copies.length === 0) return pieceCalled(name)
  const free = copies.filter((piece) => g.at[piece] !== place)
  const piece = free.find((one) => g.at[one] === AVAILABLE) ?? free[0]
  if (piece === undefined) throw new Error(`no counter ${name} is left`)
  return piece
}
function placeForts(g: State, side: Side, places: Places): void {
  const sign = side === 'british' ? 1 : -1
  const codes = [...g.forts]
  const set = (words: string | undefined, code: number) => {
    for (const id of words?.split(' ').filter(Boolean) ?? []) codes[spaceCalled(id)] = sign * code
  }
  set(places.stockade, STOCKADE)
  set(places.fort, FORT)
  set(places.fortress, FORTRESS)
  set(places.none, 0)
  g.forts = codes
  const works = places.works?.split(' ').filter(Boolean).map(spaceCalled) ?? []
  // A fort that is completed is no longer under construction.
  g.works = { ...g.works, [side]: [...g.works[side].filter((space) => codes[space] !== sign * FORT), ...works] }
}
/** Who stands there in words, sorted: `'fr-bearn fr-mingo-1:reduced montcalm'`. */
export const wordsAt = (g: State, name: string): Words => {
  const place = BOX[name] ?? spaceCalled(name)
  return SIDES.flatMap((side) => stackAt(g, side, place))
    .map((piece) => `${pieceOf(piece).id}${g.reduced.includes(piece) ? ':reduced' : ''}`)
    .sort()
    .join(' ')
}
