/**
 * Who stands where, who holds what, what was built: by number, for what is asked all the time. It is remembered (see the
 * kernel's `remembered`) in tables that do not leave this file: what is asked about is one space or one unit, and what is
 * answered stays true of that position.
 */
import { remembered, renewed } from '@carillon/kernel'
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
import { and, BIT, type Kinds, NO_KINDS, some, UNIT_IDS, type UnitFacts, type UnitId, unitOf } from './data/units.ts'
import type { State } from './state.ts'

/** By number of the space. One list each, not a list of stacks: what is asked all the time is one look into one list. */
interface Standing {
  readonly units: (readonly UnitFacts[])[]
  readonly kinds: Kinds[]
  /** How many units count: Commanders do not (10.1, 10.3.1). */
  readonly counts: number[]
  /** 7.2.1 The kinds of those who are not among these Spent ones: found when it is asked about. */
  readonly ready: Kinds[]
  readonly spent: (State['spent'] | null)[]
  /** Those with units or Commanders, in order. */
  spots: readonly number[]
}
type Lists = State['map'][Faction]

const { commander: COMMANDER } = BIT

const NOBODY: readonly UnitId[] = []
const NOBODY_ANYWHERE: Lists = SPACES.map(() => NOBODY)
/** The change that was made last: between these two nobody else has come or gone. */
const CHANGE = { from: NOBODY_ANYWHERE, to: NOBODY_ANYWHERE, n: 0, n2: 0 }
/** Only the stacks that have changed are looked at. */
function renewStanding(standing: Standing, lists: Lists, last: Lists): void {
  if (lists === CHANGE.to && last === CHANGE.from) {
    renewStack(standing, lists, last, CHANGE.n)
    if (CHANGE.n2 !== CHANGE.n) renewStack(standing, lists, last, CHANGE.n2)
    return
  }
  const spots: number[] = []
  for (let n = 0; n < lists.length; n += 1) {
    const list = lists[n] as readonly UnitId[]
    if (list !== last[n]) renewUnits(standing, n, list, last[n] as readonly UnitId[])
    if (list.length > 0) spots.push(n)
  }
  standing.spots = spots
}
function renewStack(standing: Standing, lists: Lists, last: Lists, n: number): void {
  const list = lists[n] as readonly UnitId[]
  const then = last[n] as readonly UnitId[]
  renewUnits(standing, n, list, then)
  if (list.length > 0 !== then.length > 0) standing.spots = toggled(standing.spots, n)
}
/** `then` is the list that was there: of those who stay in their place nothing has to be looked up. */
function renewUnits(standing: Standing, n: number, list: readonly UnitId[], then: readonly UnitId[]): void {
  const before = standing.units[n] as readonly UnitFacts[]
  const units: UnitFacts[] = []
  let kinds = NO_KINDS
  let count = 0
  for (let i = 0; i < list.length; i += 1) {
    const id = list[i] as UnitId
    const unit = id === then[i] ? (before[i] as UnitFacts) : unitOf(id)
    units.push(unit)
    kinds = and(kinds, unit.bit)
    if (unit.bit !== COMMANDER) count += 1
  }
  standing.units[n] = units
  standing.kinds[n] = kinds
  standing.counts[n] = count
  standing.spent[n] = null
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
const standing = (): Standing => ({
  units: SPACES.map(() => []),
  kinds: SPACES.map(() => NO_KINDS),
  counts: SPACES.map(() => 0),
  ready: SPACES.map(() => NO_KINDS),
  spent: SPACES.map(() => null),
  spots: [],
})
const british = renewed(NOBODY_ANYWHERE, standing(), renewStanding)
const french = renewed(NOBODY_ANYWHERE, standing(), renewStanding)
const standingOf = (g: State, f: Faction): Standing => (f === 'british' ? british(g.map.british) : french(g.map.french))
/** The spaces with units or Commanders of a faction, in order, by number. */
export const spotsOf = (g: State, f: Faction): readonly number[] => standingOf(g, f).spots
/** Of these spaces, those with units that count; or those without, where Commanders are alone (3.7). */
export function spotsCounting(g: State, f: Faction, counting: boolean): number[] {
  const { counts, spots } = standingOf(g, f)
  const found: number[] = []
  for (const n of spots) if ((counts[n] as number) > 0 === counting) found.push(n)
  return found
}
/** Of the space of this number: the units of a faction, their kinds, how many count (10.1, 10.3.1). */
export const stackIn = (g: State, f: Faction, n: number): readonly UnitFacts[] =>
  standingOf(g, f).units[n] as readonly UnitFacts[]
export const kindsIn = (g: State, f: Faction, n: number): Kinds => standingOf(g, f).kinds[n] as Kinds
export const countIn = (g: State, f: Faction, n: number): number => standingOf(g, f).counts[n] as number

/** Whether a faction has units of such kinds on one of these spaces that is not among others, all by number. */
export function isOnAny(
  g: State,
  f: Faction,
  kinds: Kinds,
  spots: readonly number[],
  others: readonly boolean[],
): boolean {
  const standing = standingOf(g, f)
  for (const n of spots) if (some(standing.kinds[n] as Kinds, kinds) && !others[n]) return true
  return false
}

/** Other units stand on a space, or on two (there are never more at once). */
export function setStacks(
  g: State,
  f: Faction,
  n: number,
  list: readonly UnitId[],
  n2 = n,
  list2: readonly UnitId[] = list,
): void {
  standingOf(g, f)
  const before = f === 'british' ? g.map.british : g.map.french
  const lists = before.slice()
  lists[n] = list
  lists[n2] = list2
  CHANGE.from = before
  CHANGE.to = lists
  CHANGE.n = n
  CHANGE.n2 = n2
  g.map = f === 'british' ? { british: lists, french: g.map.french } : { british: g.map.british, french: lists }
}

/** Where something could be done when it was asked before: mostly it still can, so it is asked about first. Any will do. */
export const guess = (): Record<Faction, number> => ({ british: 0, french: 0 })
/** Whether something can be done at any spot of a faction, by number. */
export function somewhere<A = void>(
  asked: (g: State, f: Faction, n: number, how: A) => boolean,
): (g: State, f: Faction, how: A) => boolean {
  const last = guess()
  // A parameter would be looked up whenever it is called; a constant is put where it is asked.
  const can = asked
  return (g, f, how) => {
    if (can(g, f, f === 'british' ? last.british : last.french, how)) return true
    for (const n of spotsOf(g, f))
      if (can(g, f, n, how)) {
        if (f === 'british') last.british = n
        else last.french = n
        return true
      }
    return false
  }
}

// --- 2.1.2 -------------------------------------------------------------------------------------------------------

const HOMES: readonly (Faction | null)[] = FACTS_AT.map(({ home }) => home)
const holdersIn = remembered((control: State['control'], nations: State['nations']) => {
  const by = HOMES.slice()
  for (const nation of NATIONS) for (const village of VILLAGES[nation]) by[spaceOf(village).n] = nations[nation]
  // Not by a list of entries: that takes longer than all the rest.
  for (const space in control) by[spaceOf(space as Space).n] = control[space as Space] as Faction
  return by as readonly (Faction | null)[]
})
/** Who controls the space of this number; null if it is neutral. */
export const holderIn = (g: State, n: number): Faction | null => holdersIn(g.control, g.nations)[n] as Faction | null

// --- 2.2 ---------------------------------------------------------------------------------------------------------

const NUMBERS = new Map<string, number>(CONNECTIONS.map(({ id, n }) => [id, n]))
const NO_ROADS: readonly boolean[] = CONNECTIONS.map(() => false)
const roadsIn = remembered((roads: State['roads']): readonly boolean[] => {
  const built = NO_ROADS.slice()
  for (const id of roads) built[NUMBERS.get(id) as number] = true
  return built
})
/** Whether a Road was built there. */
export const isRoad = (g: State, by: Connection): boolean => roadsIn(g.roads)[by.n] as boolean

// --- 7.2.1 -------------------------------------------------------------------------------------------------------

const NONE_SPENT: State['spent'] = []
/** By number of the unit. Most lists begin as the last one did. */
const spentIn = renewed(
  NONE_SPENT,
  UNIT_IDS.map(() => false),
  (table, spent, last) => {
    let same = 0
    while (same < spent.length && spent[same] === last[same]) same += 1
    for (let i = same; i < last.length; i += 1) table[unitOf(last[i] as UnitId).n] = false
    for (let i = same; i < spent.length; i += 1) table[unitOf(spent[i] as UnitId).n] = true
  },
)
/** Whether the unit is Spent. */
export const isUnitSpent = (g: State, unit: UnitFacts): boolean => spentIn(g.spent)[unit.n] as boolean

/** What kinds of units that are not Spent a faction has in the space of this number. */
export function readyIn(g: State, f: Faction, n: number): Kinds {
  const standing = standingOf(g, f)
  return standing.spent[n] === g.spent ? (standing.ready[n] as Kinds) : renewReady(standing, n, g.spent)
}
function renewReady(standing: Standing, n: number, spent: State['spent']): Kinds {
  const isSpent = spentIn(spent)
  let ready = NO_KINDS
  for (const unit of standing.units[n] as readonly UnitFacts[]) if (!isSpent[unit.n]) ready = and(ready, unit.bit)
  standing.ready[n] = ready
  standing.spent[n] = spent
  return ready
}
