/** 15 Fleets arrive: after the second action round the troops from Europe are drawn and land. */

import { choose, given, note, type Play } from '@carillon/kernel'
import { FACTIONS, FACTS_AT, type Faction, type Space, spaceAt, spaceOf } from '../data/map.ts'
import { SET_UP } from '../data/set-ups.ts'
import { BIT, type Draws, type UnitId, unitOf } from '../data/units.ts'
import { factionName, say, unitName } from '../messages.ts'
import { holderIn } from '../occupancy.ts'
import { type Muster, type Spot, type State, sideOf, voiceOf } from '../state.ts'
import { isFriendlySea } from './02-map.ts'
import { enterAll, rebox, removeLoneCommanders, spotName } from './03-units.ts'
import { fleetHavens } from './13-retreat.ts'
import { nextRound } from './14-end-of-round.ts'
import { drawPool, newMuster } from './15-draws.ts'
import { askSwap } from './15-emergency.ts'
import { placeListed } from './15-history.ts'
import { placements } from './options.ts'
import { letBothSpeak } from './teams.ts'

/** 15.2 In this order. */
const POOLS: readonly Draws[] = ['fleets', 'british-metropolitan', 'french-metropolitan']

/** 15.1 One pool, or one placement, at a time. */
export function fleetsArrive(g: State): Play {
  letBothSpeak(g, 'crown')
  if (SET_UP[g.scenario].arrivals) return comeAsListed(g)
  g.muster ??= newMuster('fleets')
  return g.muster.pool ? drawNext(g, g.muster, g.muster.pool) : placeNext(g, g.muster)
}
function* comeAsListed(g: State): Play {
  yield* placeListed(g, 'arrivals')
  yield* end(g)
}
function* drawNext(g: State, muster: Muster, pool: Draws): Play {
  yield* drawPool(g, pool, '15.2')
  muster.pool = POOLS[POOLS.indexOf(pool) + 1] ?? null
}
function* end(g: State): Play {
  for (const f of FACTIONS) yield* removeLoneCommanders(g, f)
  g.muster = null
  g.wintering = false
  nextRound(g)
}

/** 15.3 The British place their units, Fleets first, then the French; then it is over. */
function placeNext(g: State, muster: Muster): Play {
  for (const f of FACTIONS) {
    const units: UnitId[] = []
    const fleets: UnitId[] = []
    for (const id of g.boxes.arriving) {
      const { faction, bit } = unitOf(id)
      if (faction !== f || bit === BIT.commander) continue
      units.push(id)
      if (bit === BIT.fleet) fleets.push(id)
    }
    if (units.length > 0) return placeFirst(g, f, muster, units, fleets)
  }
  return end(g)
}

/** 15.3 One unit, or all the rest, goes to a space; other units only where Fleets were placed, or all to one space. */
function* placeFirst(g: State, f: Faction, muster: Muster, all: readonly UnitId[], fleets: readonly UnitId[]): Play {
  if (!muster.asked.includes(f)) {
    muster.asked.push(f)
    const swap = yield* askSwap(g, f, all)
    if (swap) {
      rebox(g, swap.fleet, 'arriving', 'fleets')
      rebox(g, swap.artillery, swap.box, 'arriving')
      return
    }
  }
  const units = fleets.length > 0 ? fleets : all
  const first = given(units[0], 'unit')
  const ports = sideOf(muster.ports, f)
  const isOpen = ports.length === 0
  const spots = fleets.length > 0 || isOpen ? landings(g, f) : ports
  let to = given(spots[0], 'spot')
  let rest = spots.length === 1 || (fleets.length === 0 && isOpen)
  if (spots.length > 1) {
    const spaces = spots.flatMap((spot) => (spot === 'sail' ? [] : spaceOf(spot).n))
    const options = placements(spaces, units.length > 1 && !rest)
    const chosen = yield* choose(voiceOf(g, f), '15.3', say('prompt.arrive', { unit: unitName(first) }), options)
    to = chosen.space
    rest ||= 'do' in chosen
  }
  if (!ports.includes(to)) ports.push(to)
  land(g, f, muster, rest ? units : [first], to)
}

function land(g: State, f: Faction, muster: Muster, units: readonly UnitId[], to: Spot): void {
  const landed: UnitId[] = []
  for (const id of units) {
    const commander = muster.brings[id]
    landed.push(id)
    if (commander) landed.push(commander)
  }
  enterAll(g, f, landed, 'arriving', to)
  const place = spotName(to)
  note(g, '15.3', say('log.place', { faction: factionName(f), units: landed.map(unitName), place }))
}

const HARBOURS: readonly number[] = FACTS_AT.filter(({ home, seas }) => home && seas.length > 0).map(({ n }) => n)
/** 15.3, R-96 Controlled Coastal Home Spaces of either side on a friendly sea; without any, as Fleets retreat. */
export function landings(g: State, f: Faction): readonly Spot[] {
  const found: Space[] = []
  for (const n of HARBOURS) if (holderIn(g, n) === f && isFriendlySea(g, f, spaceAt(n))) found.push(spaceAt(n))
  return found.length > 0 ? found : fleetHavens(g, f, 'sail')
}
