/** Scenario 4B: reinforcements come as they did in history, to the spaces listed for the year. */
import { note, type Play } from '@carillon/kernel'
import { POOLS } from '../data/boxes.ts'
import { FACTIONS, type Faction, linksOf, SPACES, type Space, spaceOf } from '../data/map.ts'
import { isCalled, type Pieces, pieceOf, SET_UP } from '../data/set-ups.ts'
import type { UnitId } from '../data/units.ts'
import { factionName, say, spaceName, unitName } from '../messages.ts'
import { entriesOf } from '../records.ts'
import { enemyOf, isPresent, type Spot, type State, voiceOf } from '../state.ts'
import { isColonyHome } from './02-map.ts'
import { boxOf, enter, factionOf, spotName } from './03-units.ts'
import { chooseSpot, fleetHavens } from './13-retreat.ts'
import { askSwap } from './15-emergency.ts'

interface Arrival {
  readonly space: Space
  readonly faction: Faction
  units: readonly UnitId[]
}

/** Places the units listed for the year; those not in their pool (a Fleet that wintered) are passed over. */
export function* placeListed(g: State, table: 'arrivals' | 'enlistments'): Play {
  const rule = table === 'arrivals' ? '15.3' : '16.3'
  const sheet = entriesOf(SET_UP[g.scenario][table]?.[g.year] ?? {})
  const taken: UnitId[] = []
  const arrivals = sheet.flatMap(([space, pieces]): Arrival[] => {
    const units = listed(g, pieces, taken)
    const [first] = units
    return first ? [{ space, units, faction: factionOf(g, first) }] : []
  })
  if (table === 'arrivals') for (const f of FACTIONS) yield* swapFleet(g, f, arrivals)
  for (const { space, faction, units } of arrivals) {
    const to = yield* spotFor(g, faction, space, rule)
    for (const id of units) enter(g, faction, id, boxOf(g, id), to)
    const place = spotName(to)
    note(g, rule, say('log.place', { faction: factionName(faction), units: units.map(unitName), place }))
  }
}
/** 15.3 Optional: the Artillery comes where the Fleet would have. */
function* swapFleet(g: State, f: Faction, arrivals: readonly Arrival[]): Play {
  const mine = arrivals.filter(({ faction }) => faction === f)
  const swap = yield* askSwap(
    g,
    f,
    mine.flatMap(({ units }) => units),
  )
  if (!swap) return
  for (const arrival of mine) arrival.units = arrival.units.map((id) => (id === swap.fleet ? swap.artillery : id))
}

/** The units of these names that are there and not yet `taken`. */
function listed(g: State, pieces: Pieces, taken: UnitId[]): UnitId[] {
  const before = taken.length
  for (const word of pieces.split(' ')) {
    const { name, count } = pieceOf(word)
    for (let n = 0; n < count; n += 1) {
      const unit = POOLS.flatMap((box) => g.boxes[box]).find((id) => isCalled(id, name) && !taken.includes(id))
      if (unit) taken.push(unit)
    }
  }
  return taken.slice(before)
}

/** The space itself unless enemies are there: then as Fleets retreat, or the nearest friendly Home Space of the Colony. */
function* spotFor(g: State, f: Faction, space: Space, rule: string): Play<Spot> {
  if (!isPresent(g, enemyOf(f), space)) return space
  const spots = rule === '15.3' ? fleetHavens(g, f, space) : nearest(g, f, space)
  return yield* chooseSpot(voiceOf(g, f), rule, say('prompt.return', { space: spaceName(space) }), spots)
}

function nearest(g: State, f: Faction, from: Space): Spot[] {
  const { colony } = spaceOf(from)
  const fits = (id: Space) => spaceOf(id).colony === colony && isColonyHome(g, f, id) && !isPresent(g, enemyOf(f), id)
  const seen: Space[] = [from]
  for (let ring: Space[] = [from]; ring.length > 0; ) {
    const next: Space[] = []
    for (const space of ring)
      for (const { to } of linksOf(space))
        if (!seen.includes(to)) {
          seen.push(to)
          next.push(to)
        }
    const found = next.filter(fits)
    if (found.length > 0) return found
    ring = next
  }
  return SPACES.filter((id) => isColonyHome(g, f, id))
}
