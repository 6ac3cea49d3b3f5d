/** 10.1, 10.2 Which units may use which connection, how many, with how many MPs, and where they may arrive. */
import { remembered } from '@carillon/kernel'
import { DOUBLE, FORCED_MARCH, MPS } from '../data/actions.ts'
import {
  type Connection,
  type Faction,
  LIMIT,
  type Link,
  ROAD_ARTILLERY,
  type Space,
  spaceAt,
  spaceOf,
} from '../data/map.ts'
import {
  allBut,
  and,
  BIT,
  FIXED,
  type Kinds,
  LIGHTS,
  NO_KINDS,
  some,
  type UnitFacts,
  type UnitId,
  unitOf,
} from '../data/units.ts'
import { countIn, isUnitSpent } from '../occupancy.ts'
import { artilleryUsing, connectionUsed, packEntry, packUse, unitsUsing } from '../packed.ts'
import {
  type Action,
  enemyOf,
  has,
  isPlayed,
  isPresent,
  isRouted,
  type Spot,
  type State,
  sideOf,
  withSide,
} from '../state.ts'
import {
  aloneMilitia,
  isBarred,
  isFortressAt,
  isFriendly,
  isNeutralVillage,
  kindOf,
  mayEnterAt,
  outnumbers,
  strengthAt,
} from './02-map.ts'
import { isNearerSupply, isStarved } from './10-starved.ts'
import { mayUse } from './teams.ts'

type Way = ReturnType<typeof kindOf>
// What is imported is looked up and checked at every use; a constant of the module is not.
const { commander: COMMANDER, artillery: ARTILLERY, fleet: FLEET, indian: INDIAN } = BIT
const HEAVY = allBut(and(LIGHTS, FLEET))
const [LIGHT, BRIGADE] = [MPS.light, MPS.others]
const [LIGHT_DOUBLED, BRIGADE_DOUBLED] = [LIGHT * DOUBLE, BRIGADE * DOUBLE]

/** 10.1 How a faction has used the connection this round, packed. */
function useOn(used: readonly number[], { n }: Connection): number {
  for (let i = 0; i < used.length; i += 1) if (connectionUsed(used[i] as number) === n) return used[i] as number
  return packUse(n, 0, 0)
}
/** LIMIT[way], which is slower to find. */
const limitOf = (way: Way): number => (way === 'path' ? LIMIT.path : way === 'road' ? LIMIT.road : LIMIT.highway)
/** 10.1 How many more units of the faction may use it this round. */
export function roomOn(g: State, f: Faction, by: Connection, way = kindOf(g, by)): number {
  return limitOf(way) - unitsUsing(useOn(sideOf(g.used, f), by))
}
/** 10.1 How many more Artillery: one in all on a Road. */
export const artilleryRoom = (g: State, f: Faction, by: Connection, way = kindOf(g, by)): number =>
  way === 'road' ? ROAD_ARTILLERY - artilleryUsing(useOn(sideOf(g.used, f), by)) : 16
/** 10.2 Whether units of these kinds may use a connection: Light units any, Fleets those along the coast, others no Path. */
export const fitWay = (kinds: Kinds, by: Connection, way: Way): boolean =>
  (!some(kinds, FLEET) || by.coastal) && (!some(kinds, HEAVY) || way !== 'path')
/** 10.1, R-67 Units that have moved over a connection. */
export function countUse(g: State, f: Faction, units: readonly UnitFacts[], by: Connection): void {
  let count = 0
  let artillery = 0
  for (const { bit } of units) {
    if (bit !== COMMANDER) count += 1
    if (bit === ARTILLERY) artillery += 1
  }
  const used = sideOf(g.used, f)
  const before = useOn(used, by)
  const at = used.indexOf(before)
  const use = before + packUse(0, count, artillery)
  g.used = withSide(g.used, f, at < 0 ? [...used, use] : used.with(at, use))
}

/** 7.3 Whether a unit can take part in an action now. */
export const canAct = (g: State, unit: UnitFacts): boolean => !isUnitSpent(g, unit) && !some(unit.bit, kindsAtRest(g))
/** Cards 40 and 54 forbid it to Fleets and Indians. */
export const kindsAtRest = (g: State): Kinds => atRest(g.played)
const atRest = remembered((played: State['played']) => {
  const fleets = isPlayed(played, 'rough-seas') ? FLEET : NO_KINDS
  return isPlayed(played, 'lets-see-how-the-french-fight') ? and(fleets, INDIAN) : fleets
})
/** The same for a unit that is to move: not 3.4, 3.5 a Fort or a Bastion. */
export const canLeave = (g: State, unit: UnitFacts): boolean => !some(unit.bit, FIXED) && canAct(g, unit)

/** 10.2.1 Enemies hold the stack on its space, unless it Outnumbers them or is British before a Fortress. */
export const isHeld = (g: State, f: Faction, space: Space): boolean => isHeldAt(g, f, spaceOf(space).n)
/** The same, by number. */
export function isHeldAt(g: State, f: Faction, n: number): boolean {
  if (countIn(g, enemyOf(f), n) === 0) return false
  return !outnumbers(g, f, spaceAt(n)) && !(f === 'british' && isFortressAt(g, n))
}

/** 10.2.1, R-70 Enemies came into the space over this link this round. */
const enemiesCame = (g: State, f: Faction, space: number, from: number): boolean =>
  g.entries.length > 0 && g.entries.includes(packEntry(enemyOf(f), from, space))
/** 2.1.7, card 39 Whether the faction may use the connection into the space of this number at all. */
export const isPassable = (g: State, f: Faction, n: number, by: Connection): boolean =>
  f === 'british' ? !isBarred(g, by) : mayEnterAt(f, n)
/** 10.2.1 The same for a link of a stack; `first`: with the first MP. */
export const isOpen = (g: State, f: Faction, from: number, { n, by }: Link, first: boolean): boolean =>
  isPassable(g, f, n, by) && !(first && enemiesCame(g, f, from, n))

// --- where a stack may arrive ------------------------------------------------------------------------------------

/** 10.3.1, 10.7 Enemies that one meets there: units with their Militia, Militia on its own, the unit of a nation (8.0). */
function foesAt(g: State, f: Faction, space: Space): number {
  if (isNeutralVillage(g, space)) return 1
  const enemy = enemyOf(f)
  return isPresent(g, enemy, space) ? strengthAt(g, enemy, space) : aloneMilitia(g, enemy, space)
}
/** 10.3.2 A Fort or Bastion prevents it. */
export const isFortified = (g: State, f: Faction, space: Space): boolean =>
  has(g, f, space, 'fort') || has(g, f, space, 'bastion')
/** 13.8, 14.1.1 Neither Routed nor starved: such a stack may go everywhere. */
export const isAtEase = (g: State, f: Faction, spot: Spot): boolean => !isRouted(g, f, spot) && !isStarved(g, f, spot)
/** 13.8 The Routed, and with the optional rule the Out of Supply, may not go everywhere with `count` units. */
export function mayArrive(
  g: State,
  f: Faction,
  units: readonly UnitFacts[],
  count: number,
  from: Spot,
  to: Space,
): boolean {
  if (isAtEase(g, f, from)) return true
  const routed = isRouted(g, f, from)
  if (routed && spaceOf(to).home === enemyOf(f) && !isFriendly(g, f, to)) return false
  const foes = foesAt(g, f, to)
  if (foes === 0) return true
  if (strengthAt(g, f, to) + count > 3 * foes && !isFortified(g, enemyOf(f), to)) return true
  return !routed && isNearerSupply(g, f, units, from, to)
}

// --- movement ----------------------------------------------------------------------------------------------------

/** What an action says of its movement. */
export type March = Pick<Action, 'faction' | 'as' | 'double' | 'spent' | 'events'>

/** 10.2, 7.3.4, R-51 Movement Points of a unit in this action. */
export const mpsOf = (m: March, id: UnitId): number => mpsFor(m, unitOf(id))
export const mpsFor = (m: March, { bit }: UnitFacts): number => (some(bit, LIGHTS) ? lightMps(m) : brigadeMps(m))
export const lightMps = (m: March): number => (m.double ? LIGHT_DOUBLED : LIGHT)
/** R-59 Forced March (cards 10 and 24) adds one after doubling. */
export const brigadeMps = (m: March): number => (m.double ? BRIGADE_DOUBLED : BRIGADE) + forced(m)
// Mostly no event is used.
const forced = ({ events }: March): number => (events.length > 0 && events.includes('forced-march') ? FORCED_MARCH : 0)
export const onlyLight = (m: March): boolean => m.as === 'light' || m.as === 'indian'

/** 10.2.1, 10.4, 10.5, 7.3.2 Whether a unit may be activated with, or be picked up by, these units. */
export function mayJoin(g: State, m: March, units: readonly UnitFacts[], unit: UnitFacts): boolean {
  const { bit } = unit
  const light = some(bit, LIGHTS)
  if ((light ? lightMps(m) : brigadeMps(m)) <= m.spent || !canLeave(g, unit)) return false
  if (g.split !== null && !mayUse(g, unit, units.length > 0)) return false
  if (m.as === 'indian') return bit === INDIAN && (units[0] === undefined || isSameNation(units[0], unit))
  if (m.as !== 'light' || light) return true
  return m.spent === 0 && bit === COMMANDER && units.length > 0 && !units.some(leads)
}
const isSameNation = (a: UnitFacts, b: UnitFacts): boolean => a.nation !== null && a.nation === b.nation
export const leads = ({ bit }: UnitFacts): boolean => bit === COMMANDER
