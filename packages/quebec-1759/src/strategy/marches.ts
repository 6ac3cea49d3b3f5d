/** 6.1.3 The sensible marches out of a zone: who goes where, not every set of units. */
import { ZONES, type Zone } from '../data/map.ts'
import { INDIANS, type UnitId } from '../data/units.ts'
import { isLeader, twoRoads } from '../rules/06-orders.ts'
import { type Group, isReal, type State, type Unit, type Way } from '../state.ts'
import { AT, type Board, places, WATER } from './board.ts'

/** A march, and how soon it is left out when there are too many. */
export interface March {
  readonly from: number
  readonly groups: readonly Party[]
  readonly rank: number
}
export interface Party {
  readonly to: number
  readonly way: Way
  /** Those who may lead a group come first: then every click is offered (6.4.7, 6.7.1). */
  readonly units: readonly Unit[]
}

/** Who stands in a zone. */
interface Camp {
  /** The strongest first. */
  readonly leads: readonly Unit[]
  readonly weakest: readonly Unit[]
  readonly decoys: readonly Unit[]
  readonly indians: readonly Unit[]
  readonly boats: number
}
interface Goal {
  readonly to: number
  readonly way: Way
}

export function marches(g: State, b: Board): March[] {
  const found: March[] = []
  const zones: Unit[][] = ZONES.map(() => [])
  for (const unit of g.units[b.viewer]) if (unit.at !== 'out' && unit.at !== 'pool') zones[AT[unit.at]]!.push(unit)
  for (let from = 0; from < zones.length; from++) {
    const camp = campOf(g, b, from, zones[from]!)
    if (camp.leads.length > 0) marchesOut(g, b, from, camp, found)
  }
  return found
}

function campOf(g: State, b: Board, from: number, units: readonly Unit[]): Camp {
  const leads = units.filter((u) => isReal(u) && u.id !== INDIANS).sort((x, y) => y.cv - x.cv)
  return {
    leads,
    weakest: leads.toReversed(),
    decoys: units.filter((u) => !isReal(u)),
    indians: units.filter((u) => u.id === INDIANS),
    // 6.2.1 No boats at low tide.
    boats: g.contraryTide ? 0 : places(b, b.viewer, from),
  }
}

function marchesOut(g: State, b: Board, from: number, camp: Camp, found: March[]): void {
  const goals: Goal[] = b.roads[from]!.map((to) => ({ to, way: 'road' }))
  if (camp.boats > 0) for (const to of WATER[from]!) goals.push({ to, way: 'boat' })
  for (const { to, way } of goals)
    parties(camp, way, (units, rank) => found.push({ from, groups: [{ to, way, units }], rank }))
  const leader = g.rules.edition === 'second' ? camp.leads.find(isLeader) : undefined
  // 11.1.1 Two zones far he goes alone.
  if (leader)
    for (const zone of twoRoads(g, ZONES[from]!, b.viewer))
      found.push({ from, groups: [{ to: AT[zone], way: 'road', units: [leader] }], rank: 1 })
  if (camp.leads.length < 2) return
  for (const first of goals)
    for (const second of goals)
      if (first.to !== second.to && mayPart(g, first, second)) twoParties(from, camp, first, second, found)
}

/** 6.1.4, 6.6.4, 11.2 */
const mayPart = ({ rules }: State, first: Goal, second: Goal): boolean =>
  (rules.marchMeans !== 'exclusive' || first.way === second.way) &&
  (rules.landingSplit === 'on' || first.way === 'road' || second.way === 'road')

/** 6.7.1 One who leads goes; those who stay are not decoys alone; 6.6 all find a boat. */
function mayGo({ leads, decoys, indians, boats }: Camp, way: Way, units: readonly Unit[]): boolean {
  if (way === 'boat' && units.length > boats) return false
  let led = 0
  let scouts = 0
  for (const unit of units) {
    if (unit.id === INDIANS) scouts += 1
    else if (isReal(unit)) led += 1
  }
  if (led === 0) return false
  return leads.length - led + indians.length - scouts > 0 || units.length - led - scouts === decoys.length
}

/** One group: how many, from the strongest or the weakest on, with decoys, with the Indians. */
function parties(camp: Camp, way: Way, add: (units: readonly Unit[], rank: number) => void): void {
  const { leads, weakest, decoys, indians } = camp
  const most = way === 'boat' ? camp.boats : Number.POSITIVE_INFINITY
  const seen = new Set<number>()
  const offer = (units: readonly Unit[], rank: number) => {
    const key = keyOf(units)
    if (seen.has(key) || !mayGo(camp, way, units)) return
    seen.add(key)
    add(units, rank)
  }
  const count = leads.length
  offer([...leads, ...indians, ...decoys], 0)
  const sizes: readonly (readonly [number, number])[] = [
    [Math.min(count, most), 0],
    [count - 1, 0],
    [count >> 1, 0],
    [1, 0],
    [2, 1],
    [Math.floor((2 * count) / 3), 1],
    [3, 2],
    [Math.floor(count / 3), 2],
  ]
  for (const [size, rank] of sizes) {
    if (size < 1 || size > count || size > most) continue
    const strong = leads.slice(0, size)
    offer(strong, rank)
    const room = Math.min(decoys.length, most - size)
    if (room > 0) offer([...strong, ...decoys.slice(0, room)], rank + 1)
    if (room > 2) offer([...strong, ...decoys.slice(0, room >> 1)], rank + 2)
    if (indians.length > 0) offer([...strong, ...indians], rank + 1)
    if (size > 3) continue
    const weak = weakest.slice(0, size)
    offer(weak, rank + 1)
    if (room > 0) offer([...weak, ...decoys.slice(0, room)], rank + 2)
  }
}

/** How many of each sort, and how strong: who else they are counts little. */
function keyOf(units: readonly Unit[]): number {
  let leads = 0
  let cv = 0
  let indians = 0
  for (const unit of units) {
    if (unit.id === INDIANS) indians = 1
    else if (isReal(unit)) leads += 1
    if (unit.id !== INDIANS) cv += unit.cv
  }
  return ((units.length * 64 + leads) * 128 + cv) * 2 + indians
}

/** Two groups: the bulk one way, and the weakest another; or halves. */
function twoParties(from: number, camp: Camp, first: Goal, second: Goal, found: March[]): void {
  const { leads, decoys, indians } = camp
  const count = leads.length
  const both = first.way === 'boat' && second.way === 'boat'
  const most = (goal: Goal, gone: number) => (goal.way === 'road' ? count : camp.boats - (both ? gone : 0))
  const part = (ahead: readonly Unit[], apart: readonly Unit[], rank: number) => {
    if (ahead.length === 0 || apart.length === 0 || apart.length > most(second, 0)) return
    if (ahead.length > most(first, apart.length)) return
    const stay = count - ahead.length - apart.length
    // 6.7.1 When all others go, decoys go with the bulk.
    const company = stay + indians.length > 0 ? [] : decoys
    if (first.way === 'boat' && ahead.length + company.length > most(first, apart.length)) return
    const groups = [
      { ...first, units: [...ahead, ...company] },
      { ...second, units: apart },
    ]
    found.push({ from, groups, rank })
  }
  const room = most(first, 1)
  const bulk = Math.min(count - 1, room)
  part(leads.slice(0, bulk), leads.slice(-1), 2)
  if (bulk > 2) part(leads.slice(0, bulk - 1), leads.slice(-1), 3)
  // Halves are the same the other way round.
  if (count > 3 && first.to < second.to) {
    const half = Math.min(count >> 1, most(second, 0))
    part(
      leads.filter((_, i) => i % 2 === 0).slice(0, most(first, half)),
      leads.filter((_, i) => i % 2 > 0).slice(0, half),
      3,
    )
  }
}

export const groupOf = ({ to, way, units }: Party): Group => ({
  to: ZONES[to] as Zone,
  way,
  units: units.map((u): UnitId => u.id),
})
