/** 14.1 Supply. */
import {
  COLONIES,
  type Connection,
  FACTS_AT,
  type Faction,
  LINKS_AT,
  type Link,
  SPACES,
  type Space,
  type SpaceFacts,
  spaceOf,
} from '../data/map.ts'
import { BIT } from '../data/units.ts'
import { holdersOf, isRoad, standingOf } from '../standing.ts'
import { enemyOf, type Spot, type State, sideOf } from '../state.ts'
import { isNeutralPath } from './02-map.ts'

const isColonyOf = (f: Faction, { home, colony }: SpaceFacts): boolean =>
  home === f && colony !== null && COLONIES[colony] === f
const colonyHomes = (f: Faction): readonly boolean[] => FACTS_AT.map((facts) => isColonyOf(f, facts))
/** 2.4 By number of the space. */
const COLONY_HOMES: Readonly<Record<Faction, readonly boolean[]>> = {
  british: colonyHomes('british'),
  french: colonyHomes('french'),
}

/** 14.1 A friendly Colony Home Space or a space with a friendly Fleet, unless a Battle marker lies there. */
function isSource(g: State, f: Faction, n: number): boolean {
  const home = sideOf(COLONY_HOMES, f)[n] && holdersOf(g)[n] === f
  if (!home && ((standingOf(g, f).kinds[n] as number) & BIT.fleet) === 0) return false
  return g.battles.length === 0 || !g.battles.includes(SPACES[n] as Space)
}

/** 14.1 Supply is traced through friendly spaces, own Outposts held by nobody but a marker, and free Wilderness. */
const isOpenTo = (f: Faction, { kind, home }: SpaceFacts): boolean =>
  kind === 'wilderness' || (kind === 'outpost' && home === f)

/** 14.1 Only a stack of nothing but Light units traces along Paths: a Fort or a Commander does not. */
const usesPaths = (g: State, f: Faction, n: number): boolean =>
  ((standingOf(g, f).kinds[n] as number) & ~(BIT.light | BIT.indian)) === 0

/** 14.1 Whether Supply comes along a connection that is printed as a Path. */
const isWay = (g: State, by: Connection, paths: boolean): boolean =>
  paths ? !isNeutralPath(g, by) || isRoad(g, by) : g.roads.length > 0 && isRoad(g, by)

// Scratch of `traces`, which never runs twice at once: a space is seen if it bears the stamp of the run.
const SEEN = new Uint32Array(SPACES.length)
const QUEUE = new Uint8Array(SPACES.length)
let stamp = 0
/** 14.1 Whether a way leads from the space of this number to a source. What counts is the way from its space on. */
function traces(g: State, f: Faction, from: number, paths: boolean): boolean {
  const holders = holdersOf(g)
  const { kinds } = standingOf(g, f)
  const { counts: enemies } = standingOf(g, enemyOf(f))
  stamp += 1
  SEEN[from] = stamp
  QUEUE[0] = from
  let end = 1
  for (let at = 0; at < end; at += 1) {
    for (const { n, by } of LINKS_AT[QUEUE[at] as number] as readonly Link[]) {
      if (SEEN[n] === stamp || (by.kind === 'path' && !isWay(g, by, paths))) continue
      const friendly = holders[n] === f
      if ((friendly || ((kinds[n] as number) & BIT.fleet) !== 0) && isSource(g, f, n)) return true
      SEEN[n] = stamp
      if (friendly || (enemies[n] === 0 && isOpenTo(f, FACTS_AT[n] as SpaceFacts))) QUEUE[end++] = n
    }
  }
  return false
}

/** 14.1 Whether the stack is in Supply; the Sail Box is not checked. */
export const inSupply = (g: State, f: Faction, spot: Spot): boolean =>
  spot === 'sail' || isSupplied(g, f, spaceOf(spot).n)
const isSupplied = (g: State, f: Faction, n: number): boolean =>
  isSource(g, f, n) || traces(g, f, n, usesPaths(g, f, n))

/** 14.1 Spaces with units of the faction that are Out of Supply. */
export function unsupplied(g: State, f: Faction): Space[] {
  const found: Space[] = []
  const { spots, counts } = standingOf(g, f)
  for (const n of spots) if (counts[n] !== 0 && !isSupplied(g, f, n)) found.push(SPACES[n] as Space)
  return found
}
