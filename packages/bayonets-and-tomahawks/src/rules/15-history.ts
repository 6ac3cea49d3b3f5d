/** Scenario 4B: reinforcements come as they did in history, to the spaces listed for the year. */
import { choose, note, type Play } from '@carillon/kernel'
import { type Faction, LINKS, SPACE, SPACES, type Space } from '../data/map.ts'
import { type Pieces, SCENARIO } from '../data/scenarios.ts'
import { UNIT, type UnitId } from '../data/units.ts'
import { BOXES, factionName, say, spaceName, unitName } from '../messages.ts'
import { type Box, enemyOf, isPresent, type Spot, type State } from '../state.ts'
import { isColonyHome } from './02-map.ts'
import { enter } from './03-units.ts'
import { fleetHavens } from './13-retreat.ts'
import { SPACE_OPTION } from './options.ts'

/** Places the units listed for the year, British first; those not in their pool (a Fleet that wintered) are passed over. */
export function* placeListed(g: State, table: 'arrivals' | 'enlistments'): Play {
  const rule = table === 'arrivals' ? '15.3' : '16.3'
  for (const [space, pieces] of Object.entries(SCENARIO[g.scenario][table]?.[g.year] ?? {}) as [Space, Pieces][]) {
    const units = listed(g, pieces)
    if (units.length === 0) continue
    const f = UNIT[units[0] as UnitId].faction as Faction
    const to = yield* spotFor(g, f, space, rule)
    for (const id of units) enter(g, f, id, boxOf(g, id), to)
    const place = to === 'sail' ? say('place.sail') : spaceName(to)
    note(g, rule, say('log.place', { faction: factionName(f), units: units.map(unitName), place }))
  }
}

/** Not on the map, not lost: what may still come. */
const SET_ASIDE = BOXES.slice(BOXES.indexOf('fleets'), BOXES.indexOf('removed'))
const boxOf = (g: State, id: UnitId): Box => SET_ASIDE.find((box) => g.boxes[box].includes(id)) as Box
function listed(g: State, pieces: Pieces): UnitId[] {
  const found: UnitId[] = []
  for (const word of pieces.split(' ')) {
    const [name, count = '1'] = word.split('*') as [string, string?]
    for (let n = 0; n < Number(count); n += 1) {
      const unit = SET_ASIDE.flatMap((box) => g.boxes[box]).find((id) => isCalled(id, name) && !found.includes(id))
      if (unit) found.push(unit)
    }
  }
  return found
}
const isCalled = (id: UnitId, name: string): boolean =>
  id === name || (id.startsWith(`${name}-`) && /^\d+$/.test(id.slice(name.length + 1)))

/** The space itself unless enemies are there: then as Fleets retreat, or the nearest friendly Home Space of the Colony. */
function* spotFor(g: State, f: Faction, space: Space, rule: string): Play<Spot> {
  if (!isPresent(g, enemyOf(f), space)) return space
  const spots = rule === '15.3' ? fleetHavens(g, f, space) : nearest(g, f, space)
  if (spots.length === 1) return spots[0] as Spot
  const options = spots.map((spot) => SPACE_OPTION[spot as Space])
  return (yield* choose(g.voice[f], rule, say('prompt.return', { space: spaceName(space) }), options)).space
}

function nearest(g: State, f: Faction, from: Space): Spot[] {
  const { colony } = SPACE[from]
  const fits = (id: Space) => SPACE[id].colony === colony && isColonyHome(g, f, id) && !isPresent(g, enemyOf(f), id)
  const seen: Space[] = [from]
  for (let ring: Space[] = [from]; ring.length > 0; ) {
    const next: Space[] = []
    for (const space of ring)
      for (const { to } of LINKS[space])
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
