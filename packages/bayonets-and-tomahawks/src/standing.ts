/**
 * Who stands where, who holds what, what was built: by number, for what is asked all the time.
 *
 * Lists and records of a position are replaced, never changed in place. So what was worked out from one of them holds as
 * long as it is the same object; when another is asked about, only the difference is worked out anew.
 */
import {
  CONNECTIONS,
  type Connection,
  FACTS_AT,
  type Faction,
  NATIONS,
  SPACES,
  type Space,
  spaceOf,
  VILLAGES,
} from './data/map.ts'
import { BIT, UNIT_IDS, type UnitFacts, type UnitId, unitOf } from './data/units.ts'
import type { State } from './state.ts'

export interface Standing {
  /** The units of each space. */
  readonly units: readonly (readonly UnitFacts[])[]
  /** What kinds of units there are, a bit each (`UnitFacts.bit`). */
  readonly kinds: readonly number[]
  /** How many units count: Commanders do not (10.1, 10.3.1). */
  readonly counts: readonly number[]
  /** The spaces with units or Commanders, in order. */
  readonly spots: readonly number[]
}

// What is asked all the time is a comparison; working out is apart, so that the comparison stays small.
interface Known extends Standing {
  lists: State['map'][Faction]
  readonly units: (readonly UnitFacts[])[]
  readonly kinds: number[]
  readonly counts: number[]
  spots: readonly number[]
}
const NOBODY: readonly UnitId[] = []
const nothing = (): Known => ({
  lists: SPACES.map(() => NOBODY),
  units: SPACES.map(() => []),
  kinds: SPACES.map(() => 0),
  counts: SPACES.map(() => 0),
  spots: [],
})
const BRITISH = nothing()
const FRENCH = nothing()
/** How a faction stands. Not to be kept: it changes when another position is asked about. */
export function standingOf(g: State, f: Faction): Standing {
  const known = f === 'british' ? BRITISH : FRENCH
  const lists = f === 'british' ? g.map.british : g.map.french
  if (lists !== known.lists) renew(known, lists)
  return known
}
/**
 * Whether anything can be done at any spot of the faction. `last` is where it could be done when this was asked before:
 * mostly it still can, so that spot is asked about first.
 */
export function isSomewhere(
  g: State,
  f: Faction,
  last: Record<Faction, number>,
  can: (g: State, f: Faction, n: number) => boolean,
): boolean {
  if (can(g, f, f === 'british' ? last.british : last.french)) return true
  for (const n of standingOf(g, f).spots)
    if (can(g, f, n)) {
      if (f === 'british') last.british = n
      else last.french = n
      return true
    }
  return false
}
/**
 * Other units stand on a space, or on two (there are never more at once). What is known is brought up to date, where it is
 * of this position.
 */
export function setStacks(
  g: State,
  f: Faction,
  n: number,
  list: readonly UnitId[],
  n2 = n,
  list2: readonly UnitId[] = list,
): void {
  const known = f === 'british' ? BRITISH : FRENCH
  const before = f === 'british' ? g.map.british : g.map.french
  const lists = before.slice()
  lists[n] = list
  lists[n2] = list2
  g.map = f === 'british' ? { british: lists, french: g.map.french } : { british: g.map.british, french: lists }
  if (known.lists !== before) return
  lookAgain(known, n, list, before[n] as readonly UnitId[])
  if (n2 !== n) lookAgain(known, n2, list2, before[n2] as readonly UnitId[])
  known.lists = lists
}
function lookAgain(known: Known, n: number, list: readonly UnitId[], then: readonly UnitId[]): void {
  look(known, n, list, then)
  if (list.length > 0 !== then.length > 0) known.spots = toggled(known.spots, n)
}
/** With the number in its place if it was not there, without it if it was. */
function toggled(spots: readonly number[], n: number): readonly number[] {
  const found: number[] = []
  let isOpen = !spots.includes(n)
  for (const spot of spots) {
    if (isOpen && spot > n) {
      found.push(n)
      isOpen = false
    }
    if (spot !== n) found.push(spot)
  }
  if (isOpen) found.push(n)
  return found
}
function renew(known: Known, lists: Known['lists']): void {
  const spots: number[] = []
  for (let n = 0; n < lists.length; n += 1) {
    const list = lists[n] as readonly UnitId[]
    const then = known.lists[n] as readonly UnitId[]
    if (list !== then) look(known, n, list, then)
    if (list.length > 0) spots.push(n)
  }
  known.spots = spots
  known.lists = lists
}
/** `then` is the list that was there: of those who stay in their place nothing has to be looked up. */
function look(known: Known, n: number, list: readonly UnitId[], then: readonly UnitId[]): void {
  const before = known.units[n] as readonly UnitFacts[]
  const units: UnitFacts[] = []
  let kinds = 0
  let count = 0
  for (let i = 0; i < list.length; i += 1) {
    const id = list[i] as UnitId
    const facts = id === then[i] ? (before[i] as UnitFacts) : unitOf(id)
    units.push(facts)
    kinds |= facts.bit
    if (facts.bit !== BIT.commander) count += 1
  }
  known.units[n] = units
  known.kinds[n] = kinds
  known.counts[n] = count
}

// --- 2.1.2 -------------------------------------------------------------------------------------------------------

const HOMES: readonly (Faction | null)[] = FACTS_AT.map(({ home }) => home)
interface Held {
  control: State['control'] | undefined
  nations: State['nations'] | undefined
  by: readonly (Faction | null)[]
}
const HELD: Held = { control: undefined, nations: undefined, by: HOMES }
/** Who controls each space; null if it is neutral. */
export function holdersOf(g: State): readonly (Faction | null)[] {
  if (g.control !== HELD.control || g.nations !== HELD.nations) renewHolders(g)
  return HELD.by
}
function renewHolders({ control, nations }: State): void {
  const by = HOMES.slice()
  for (const nation of NATIONS) for (const village of VILLAGES[nation]) by[spaceOf(village).n] = nations[nation]
  for (const [space, f] of Object.entries(control) as [Space, Faction][]) by[spaceOf(space).n] = f
  HELD.control = control
  HELD.nations = nations
  HELD.by = by
}

// --- 2.2 ---------------------------------------------------------------------------------------------------------

const NUMBERS = new Map<string, number>(CONNECTIONS.map(({ id, n }) => [id, n]))
const numberOf = (connection: string): number => NUMBERS.get(connection) as number

interface Built {
  roads: State['roads']
  readonly at: boolean[]
}
const BUILT: Built = { roads: [], at: CONNECTIONS.map(() => false) }
/** Whether a Road was built there. */
export function isRoad(g: State, by: Connection): boolean {
  if (g.roads !== BUILT.roads) renewRoads(g.roads)
  return BUILT.at[by.n] as boolean
}
function renewRoads(roads: State['roads']): void {
  BUILT.at.fill(false)
  for (const road of roads) BUILT.at[numberOf(road)] = true
  BUILT.roads = roads
}

/** How far two lists are the same. */
function startOf<T>(a: readonly T[], b: readonly T[]): number {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1
  return at
}

// --- 7.2.1 -------------------------------------------------------------------------------------------------------

interface Spent {
  spent: State['spent']
  readonly at: boolean[]
}
const SPENT: Spent = { spent: [], at: UNIT_IDS.map(() => false) }
/** Whether the unit is Spent. */
export function isUnitSpent(g: State, unit: UnitFacts): boolean {
  if (g.spent !== SPENT.spent) renewSpent(g.spent)
  return SPENT.at[unit.n] as boolean
}
interface Ready {
  lists: State['map'][Faction]
  spent: State['spent']
  spots: readonly number[]
  readonly kinds: number[]
}
const nobodyReady = (): Ready => ({ lists: [], spent: [], spots: [], kinds: SPACES.map(() => 0) })
const BRITISH_READY = nobodyReady()
const FRENCH_READY = nobodyReady()
/** What kinds of units that are not Spent a faction has on each space, a bit each. Not to be kept. */
export function readyOf(g: State, f: Faction): readonly number[] {
  const ready = f === 'british' ? BRITISH_READY : FRENCH_READY
  const lists = f === 'british' ? g.map.british : g.map.french
  if (lists !== ready.lists || g.spent !== ready.spent) renewReady(g, f, ready, lists)
  return ready.kinds
}
function renewReady(g: State, f: Faction, ready: Ready, lists: Ready['lists']): void {
  const { spots, units } = standingOf(g, f)
  if (spots !== ready.spots) for (const n of ready.spots) ready.kinds[n] = 0
  for (const n of spots) {
    let kinds = 0
    for (const unit of units[n] as readonly UnitFacts[]) if (!isUnitSpent(g, unit)) kinds |= unit.bit
    ready.kinds[n] = kinds
  }
  ready.lists = lists
  ready.spent = g.spent
  ready.spots = spots
}

function renewSpent(spent: State['spent']): void {
  const before = SPENT.spent
  const from = startOf(before, spent)
  for (let i = from; i < before.length; i += 1) SPENT.at[unitOf(before[i] as UnitId).n] = false
  for (let i = from; i < spent.length; i += 1) SPENT.at[unitOf(spent[i] as UnitId).n] = true
  SPENT.spent = spent
}
