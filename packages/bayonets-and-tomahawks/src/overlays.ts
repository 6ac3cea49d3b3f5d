/** What a board can show of a position at a wish, by the rules themselves and from what anybody may see. */
import {
  CONNECTIONS,
  type Connection,
  type Faction,
  LINKS_AT,
  type Link,
  SPACES,
  type Space,
  spaceOf,
} from './data/map.ts'
import { BIT, LIGHTS, type UnitFacts } from './data/units.ts'
import { isEnemyFree } from './rules/02-map.ts'
import { raidReach } from './rules/09-raid.ts'
import { targetsFrom } from './rules/09-ways.ts'
import { canLeave, isHeldAt, type March, mayHop, mayJoin, mpsFor, partyOf, roomOn } from './rules/10-connections.ts'
import { unsupplied } from './rules/14-supply.ts'
import { standingOf } from './standing.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** All that is asked below is in a view too. */
const stateOf = (view: View): State => view as unknown as State
const unitsIn = (g: State, f: Faction, space: Space): readonly UnitFacts[] =>
  standingOf(g, f).units[spaceOf(space).n] as readonly UnitFacts[]

export interface Supply {
  readonly supplied: readonly Space[]
  readonly out: readonly Space[]
}
/** 14.1 Spaces with units of the faction, by whether they are in Supply as things stand. */
export function supplyOf(view: View, f: Faction): Supply {
  const g = stateOf(view)
  const out = unsupplied(g, f)
  const spots = standingOf(g, f).spots.map((n) => SPACES[n] as Space)
  return { supplied: spots.filter((space) => !out.includes(space)), out }
}

/** 10.2 Where one unit of the stack could go with an AP of its own, and how many MPs it takes. It stops where enemies are. */
export function moveRange(view: View, f: Faction, from: Space): ReadonlyMap<Space, number> {
  const g = stateOf(view)
  const found = new Map<Space, number>()
  if (isHeldAt(g, f, spaceOf(from).n)) return found
  for (const unit of unitsIn(g, f, from)) {
    const light = (unit.bit & LIGHTS) !== 0
    const as = unit.bit === BIT.indian ? 'indian' : light ? 'light' : 'army'
    const march: March = { faction: f, as, double: false, spent: 0, events: [] }
    if (mayJoin(g, march, [], unit)) spread(g, march, unit, from, found)
  }
  found.delete(from)
  return found
}
function spread(g: State, march: March, unit: UnitFacts, from: Space, found: Map<Space, number>): void {
  const seen = new Set([from])
  let ring = [spaceOf(from).n]
  for (let spent = 0; spent < mpsFor(march, unit); spent += 1) {
    const now = { ...march, spent }
    const party = partyOf(now, [unit])
    const next: number[] = []
    for (const n of ring)
      for (const link of LINKS_AT[n] as readonly Link[]) {
        if (seen.has(link.to) || !mayHop(g, now, party, n, link)) continue
        seen.add(link.to)
        found.set(link.to, Math.min(spent + 1, found.get(link.to) ?? 99))
        if (isEnemyFree(g, march.faction, link.to)) next.push(link.n)
      }
    ring = next
  }
}

/** 9.0, 9.1 What Light units of the stack could raid. */
export function raidRange(view: View, f: Faction, from: Space): readonly Space[] {
  const g = stateOf(view)
  const raiders = unitsIn(g, f, from).some((unit) => (unit.bit & LIGHTS) !== 0 && canLeave(g, unit))
  return raiders ? targetsFrom(g, f, from, raidReach(false)) : []
}

/** 10.1 Connections the faction has used this round, with how many more of its units may use them. */
export function roomLeft(view: View, f: Faction): readonly { readonly by: Connection; readonly room: number }[] {
  const g = stateOf(view)
  const unused = { ...g, used: { british: [], french: [] } } as State
  return CONNECTIONS.map((by) => ({ by, room: roomOn(g, f, by) })).filter(
    ({ by, room }) => room < roomOn(unused, f, by),
  )
}
