/** 4 Set-up: the British camp on the island, the French deploy where they like. */
import { choose, type Message, note, offer, type Play } from '@carillon/kernel'
import { BRITISH_CAMP, ZONES, type Zone } from '../data/map.ts'
import type { Rules } from '../data/switches.ts'
import { SHIPS, UNITS, type UnitId, unitsOf } from '../data/units.ts'
import { say, spaceName, unitName } from '../messages.ts'
import { type Census, census, isReal, moveTo, type State, type Unit, unitOf, unitsAt, zoneNumber } from '../state.ts'
import { startTurn } from './05-turn.ts'
import { BUTTON, SPACE, UNIT } from './options.ts'

const FRENCH_ZONES = ZONES.filter((zone) => zone !== BRITISH_CAMP)

/** 4.1, 4.4 */
export function setup(rules: Rules): State {
  const place = (at: Unit['at']) => (id: UnitId) => ({ id, at, cv: UNITS[id].cv })
  return {
    step: 'deployment',
    log: [],
    rules,
    turn: 0,
    contraryTide: false,
    ships: { bason: SHIPS, st_laurent: 0 },
    units: {
      british: unitsOf('british', rules.edition).map(place(BRITISH_CAMP)),
      french: unitsOf('french', rules.edition).map(place('pool')),
    },
    occupied: [BRITISH_CAMP],
    orders: { british: null, french: null },
    revealed: false,
    landed: [],
    battles: [],
    battle: null,
    scouting: null,
    outcome: null,
  }
}

/** 4.2 One piece is placed, or all the rest at once; the step comes again until the last stands. */
export function* deployment(g: State): Play {
  const pool = unitsAt(g, 'french', 'pool')
  if (pool.length === 0) {
    note(g, '4.2', say('log.deployed'))
    startTurn(g)
    return
  }
  const untouched = pool.length === g.units.french.length
  const ground = survey(g, pool)
  const forAll = pool.length > 1 ? FRENCH_ZONES.filter((zone) => mayTakeAll(ground, zone)) : []
  const picked = yield* choose('french', '4.2', say('prompt.place'), [
    ...pool.map((u) => UNIT[u.id]),
    ...(forAll.length > 0 ? [BUTTON.rest] : []),
    ...(untouched ? [BUTTON.historical] : []),
  ])
  if (!('unit' in picked)) {
    if (picked.do === 'historical') {
      placeHistorically(g)
      return
    }
    const to = yield* offer('french', '4.2', say('prompt.place.rest', { count: pool.length }), options(forAll))
    for (const { id } of pool) moveTo(g, id, to.space)
    tell(g, say('log.placed.rest', { count: pool.length, zone: spaceName(to.space) }))
    return
  }
  const unit = unitOf(g, picked.unit)
  // Asked even where only one zone is left: the British need not know that decoys want company there.
  const zones = postsOf(ground, unit)
  const to = yield* offer('french', '4.2', say('prompt.place.where', { unit: unitName(unit.id) }), options(zones))
  put(g, unit, to.space)
}

const postsOf = (ground: Ground, unit: Unit): readonly Zone[] =>
  FRENCH_ZONES.filter((zone) => mayStand(ground, unit, zone))
/** Where a piece of the pool may be placed, before it is picked. */
export const postsFor = (g: State, unit: UnitId): readonly Zone[] =>
  postsOf(survey(g, unitsAt(g, 'french', 'pool')), unitOf(g, unit))

const options = (zones: readonly Zone[]) => zones.map((zone) => SPACE[zone])

function put(g: State, unit: Unit, zone: Zone): void {
  moveTo(g, unit.id, zone)
  tell(g, say('log.placed.secret', { unit: unitName(unit.id), zone: spaceName(zone) }))
}

/** 3.1 Who stands where is the French side's own business. */
const tell = (g: State, text: Message): void => note(g, '4.2', undefined, { roles: ['french'], text })

/** What 4.3 asks about: who stands where so far, and what is still to come. */
interface Ground {
  readonly zones: Census
  /** Zones that so far hold only decoys. */
  readonly lonely: number
  /** Real units not yet placed. */
  readonly reals: number
}
function survey(g: State, pool: readonly Unit[]): Ground {
  const zones = census(g, 'french')
  let lonely = 0
  for (const zone of FRENCH_ZONES) if (isLonely(zones, zone)) lonely += 1
  return { zones, lonely, reals: pool.filter(isReal).length }
}
const piecesAt = ({ pieces }: Census, zone: Zone): number => pieces[zoneNumber(zone)] as number
const realsAt = ({ reals }: Census, zone: Zone): number => reals[zoneNumber(zone)] as number
const isLonely = (zones: Census, zone: Zone): boolean => piecesAt(zones, zone) > 0 && realsAt(zones, zone) === 0

/** 4.3, R-2 No zone may hold only decoys: there must be a real unit left for each that does so far. */
function mayStand({ zones, lonely, reals }: Ground, unit: Unit, zone: Zone): boolean {
  if (isReal(unit)) return reals - 1 >= lonely - (isLonely(zones, zone) ? 1 : 0)
  return piecesAt(zones, zone) > 0 || reals >= lonely + 1
}

/** All the rest at once, leaving no decoys alone anywhere. */
function mayTakeAll({ zones, lonely, reals }: Ground, zone: Zone): boolean {
  if (reals === 0) return lonely === 0 && realsAt(zones, zone) > 0
  return lonely === (isLonely(zones, zone) ? 1 : 0)
}

/** A ready deployment for those who want to begin: the Beauport shore held in strength, as Montcalm did. */
const HISTORICAL: Readonly<Partial<Record<UnitId, Zone>>> = {
  f_roussillon: 'montmorency',
  f_montreal_1: 'montmorency',
  f_montreal_2: 'montmorency',
  f_montreal_3: 'montmorency',
  f_indians: 'montmorency',
  f_decoy_1: 'montmorency',
  f_sarre: 'beauport',
  f_languedoc: 'beauport',
  f_montreal_4: 'beauport',
  f_montreal_5: 'beauport',
  f_montreal_6: 'beauport',
  f_trois_rivieres: 'beauport',
  f_decoy_2: 'beauport',
  f_montcalm: 'beauport',
  f_bearn: 'st_charles',
  f_quebec_1: 'st_charles',
  f_quebec_2: 'st_charles',
  f_quebec_3: 'st_charles',
  f_decoy_3: 'st_charles',
  f_guyenne: 'abraham',
  f_quebec_4: 'abraham',
  f_quebec_5: 'abraham',
  f_decoy_4: 'abraham',
  f_marine: 'cap_rouge',
  f_quebec_6: 'cap_rouge',
  f_decoy_5: 'cap_rouge',
  f_det_1: 'sillery',
  f_det_2: 'ste_foy',
  f_det_3: 'levis',
  f_det_4: 'etchemin',
}

function placeHistorically(g: State): void {
  for (const { id } of g.units.french) moveTo(g, id, HISTORICAL[id] ?? 'beauport')
  tell(g, say('log.placed.historical'))
}
