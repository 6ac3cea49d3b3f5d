/** Scenario 4B: reinforcements come as they did in history, to the spaces listed for the year. */
import { choose, note, type Play } from '@carillon/kernel'
import { BOXES, type Box, POOLS } from '../data/boxes.ts'
import { FACTIONS, type Faction, linksOf, SPACES, type Space, spaceOf } from '../data/map.ts'
import { type Pieces, SET_UP } from '../data/set-ups.ts'
import { type UnitId, unitOf } from '../data/units.ts'
import { factionName, say, spaceName, unitName } from '../messages.ts'
import { enemyOf, isPresent, type Spot, type State, voiceOf } from '../state.ts'
import { isColonyHome } from './02-map.ts'
import { enter, spotName } from './03-units.ts'
import { fleetHavens } from './13-retreat.ts'
import { askSwap } from './15-emergency.ts'
import { spaceOption } from './options.ts'

interface Arrival {
  readonly space: Space
  readonly faction: Faction
  units: readonly UnitId[]
}

/** Places the units listed for the year; those not in their pool (a Fleet that wintered) are passed over. */
export function* placeListed(g: State, table: 'arrivals' | 'enlistments'): Play {
  const rule = table === 'arrivals' ? '15.3' : '16.3'
  const sheet = Object.entries(SET_UP[g.scenario][table]?.[g.year] ?? {}) as [Space, Pieces][]
  const taken: UnitId[] = []
  const arrivals = sheet.flatMap(([space, pieces]): Arrival[] => {
    const units = listed(g, pieces, taken)
    return units.length > 0 ? [{ space, units, faction: unitOf(units[0] as UnitId).faction as Faction }] : []
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

const boxOf = (g: State, id: UnitId): Box => BOXES.find((box) => g.boxes[box].includes(id)) as Box
/** The units of these names that are there and not yet `taken`. */
function listed(g: State, pieces: Pieces, taken: UnitId[]): UnitId[] {
  const before = taken.length
  for (const word of pieces.split(' ')) {
    const [name, count = '1'] = word.split('*') as [string, string?]
    for (let n = 0; n < Number(count); n += 1) {
      const unit = POOLS.flatMap((box) => g.boxes[box]).find((id) => isCalled(id, name) && !taken.includes(id))
      if (unit) taken.push(unit)
    }
  }
  return taken.slice(before)
}
const isCalled = (id: UnitId, name: string): boolean =>
  id === name || (id.startsWith(`${name}-`) && /^\d+$/.test(id.slice(name.length + 1)))

/** The space itself unless enemies are there: then as Fleets retreat, or the nearest friendly Home Space of the Colony. */
function* spotFor(g: State, f: Faction, space: Space, rule: string): Play<Spot> {
  if (!isPresent(g, enemyOf(f), space)) return space
  const spots = rule === '15.3' ? fleetHavens(g, f, space) : nearest(g, f, space)
  if (spots.length === 1) return spots[0] as Spot
  const options = spots.map((spot) => spaceOption(spot as Space))
  return (yield* choose(voiceOf(g, f), rule, say('prompt.return', { space: spaceName(space) }), options)).space
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
