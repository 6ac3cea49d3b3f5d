/** 10.2 Parties: units that go on together, and where they may go, alone or with others of their space. */
import { type Connection, type Faction, factsAt, type Link, linksAt, spaceAt } from '../data/map.ts'
import { and, BIT, type Kinds, LIGHTS, NO_KINDS, some, type UnitFacts } from '../data/units.ts'
import { countIn, holderIn, stackIn } from '../occupancy.ts'
import { enemyOf, type State } from '../state.ts'
import { kindOf } from './02-map.ts'
import {
  artilleryRoom,
  brigadeMps,
  fitWay,
  isAtEase,
  isOpen,
  leads,
  lightMps,
  type March,
  mayArrive,
  mayJoin,
  onlyLight,
  roomOn,
} from './10-connections.ts'

// What is imported is looked up and checked at every use; a constant of the module is not.
const { commander: COMMANDER, artillery: ARTILLERY } = BIT

/** 10.2, R-68 Units that want to go on together, and what counts of those among them that have MPs left. */
export interface Party {
  readonly units: readonly UnitFacts[]
  /** The kinds of those who go; none: nobody can. */
  readonly kinds: Kinds
  /** How many of them count (10.1); how many are Artillery. */
  readonly count: number
  readonly artillery: number
}
export function partyOf(m: March, units: readonly UnitFacts[]): Party {
  const lights = lightMps(m) > m.spent
  const brigades = brigadeMps(m) > m.spent
  let kinds = NO_KINDS
  let count = 0
  let artillery = 0
  for (const { bit } of units) {
    if (!(some(bit, LIGHTS) ? lights : brigades)) continue
    kinds = and(kinds, bit)
    if (bit !== COMMANDER) count += 1
    if (bit === ARTILLERY) artillery += 1
  }
  return { units, kinds, count, artillery }
}

/** 10.1, 10.2.1 Whether the party may use a link of the space of this number; `first`: with its first MP. */
function mayPass(g: State, f: Faction, first: boolean, party: Party, from: number, link: Link): boolean {
  const { kinds, count, artillery } = party
  const { by } = link
  if (!isOpen(g, f, from, link, first)) return false
  const way = kindOf(g, by)
  if (!fitWay(kinds, by, way) || (count > 0 && count > roomOn(g, f, by, way))) return false
  return artillery === 0 || artillery <= artilleryRoom(g, f, by, way)
}
/** Whether it may arrive wherever it may pass: not Commanders alone (10.4), not the Routed and the starved. */
const goesFreely = (g: State, f: Faction, { count }: Party, from: number): boolean =>
  count > 0 && isAtEase(g, f, spaceAt(from))
/** 10.2 Whether the party may go on over a link of the space of this number. */
export const mayHop = (g: State, m: March, party: Party, from: number, link: Link): boolean =>
  party.kinds !== NO_KINDS &&
  mayPass(g, m.faction, m.spent === 0, party, from, link) &&
  (goesFreely(g, m.faction, party, from) || mayEnd(g, m, party, from, link))
/** The same for those who do not go freely and may pass. */
const mayEnd = (g: State, m: March, { units, count }: Party, from: number, { to, n }: Link): boolean =>
  count > 0 ? mayArrive(g, m.faction, units, count, spaceAt(from), to) : mayGoAlone(g, m, n)
/** Whether there is a link over which the party may go, if need be with others of its space. */
export function hasHop(g: State, m: March, party: Party, from: number): boolean {
  const { faction: f, spent } = m
  if (!goesFreely(g, f, party, from)) return hasHardHop(g, m, party, from)
  const links = linksAt(from)
  for (let i = 0; i < links.length; i += 1) if (mayPass(g, f, spent === 0, party, from, links[i] as Link)) return true
  return false
}
function hasHardHop(g: State, m: March, party: Party, from: number): boolean {
  if (party.kinds === NO_KINDS) return false
  for (const link of linksAt(from))
    if (mayHop(g, m, party, from, link) || mayHopWithOthers(g, m, party, from, link)) return true
  return false
}
/** The Routed may come in numbers where few may not; Commanders need company. */
function mayHopWithOthers(g: State, m: March, party: Party, from: number, link: Link): boolean {
  if (!mayPass(g, m.faction, m.spent === 0, party, from, link)) return false
  const { units, count, artillery } = party
  const { to, by } = link
  const others = stackIn(g, m.faction, from)
  const most = Math.min(count + countOthers(g, m, units, others, by, artillery), roomOn(g, m.faction, by))
  return most > count && mayArrive(g, m.faction, units, most, spaceAt(from), to)
}
/** How many of the others could go the same way. */
function countOthers(
  g: State,
  m: March,
  units: readonly UnitFacts[],
  others: readonly UnitFacts[],
  by: Connection,
  artillery: number,
): number {
  const way = kindOf(g, by)
  let guns = artilleryRoom(g, m.faction, by, way) - artillery
  let count = 0
  for (const unit of others) {
    if (leads(unit) || units.includes(unit) || !fitWay(unit.bit, by, way) || !mayJoin(g, m, units, unit)) continue
    if (unit.type === 'artillery' && guns-- <= 0) continue
    count += 1
  }
  return count
}

/**
 * 10.4, R-45 Commanders only: friendly spaces free of enemies, to a friendly stack. With a Light AP they never go
 * alone.
 */
function mayGoAlone(g: State, m: March, to: number): boolean {
  return !onlyLight(m) && reachesStack(g, m, to, brigadeMps(m) - m.spent - 1)
}
function reachesStack(g: State, m: March, n: number, mps: number): boolean {
  const f = m.faction
  if (countIn(g, enemyOf(f), n) !== 0) return false
  if (factsAt(n).kind !== 'wilderness' && holderIn(g, n) !== f) return false
  if (countIn(g, f, n) !== 0) return true
  if (mps <= 0) return false
  for (const link of linksAt(n)) {
    if (kindOf(g, link.by) === 'path' || !isOpen(g, f, n, link, false)) continue
    if (reachesStack(g, m, link.n, mps - 1)) return true
  }
  return false
}
