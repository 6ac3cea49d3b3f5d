/** 14.1 Supply. */
import { type Faction, LINKS_AT, type Link, SPACES, type Space, spaceOf } from '../data/map.ts'
import { enemyOf, has, isLight, isPresent, occupied, type Spot, type State, unitsAt } from '../state.ts'
import { isColonyHome, isFriendly, isNeutralPath, kindOf } from './02-map.ts'

/** 14.1 A friendly Colony Home Space or a space with a friendly Fleet, unless a Battle marker lies there. */
export const isSource = (g: State, f: Faction, space: Space): boolean =>
  (isColonyHome(g, f, space) || has(g, f, space, 'fleet')) && !g.battles.includes(space)

/** 14.1 Supply is traced through friendly spaces, own Outposts held by nobody but a marker, and free Wilderness. */
function isTraceable(g: State, f: Faction, space: Space): boolean {
  if (isFriendly(g, f, space)) return true
  const { kind, home } = spaceOf(space)
  return (kind === 'wilderness' || (kind === 'outpost' && home === f)) && !isPresent(g, enemyOf(f), space)
}

/** 14.1 Only a stack of nothing but Light units traces along Paths: a Fort or a Commander does not. */
const usesPaths = (g: State, f: Faction, space: Space): boolean => {
  for (const id of unitsAt(g, f, space)) if (!isLight(id)) return false
  return true
}

// Scratch of `traces`, which never runs twice at once: a space is seen if it bears the stamp of the run.
const SEEN = new Uint32Array(SPACES.length)
const QUEUE = new Uint8Array(SPACES.length)
let stamp = 0
/** 14.1 Whether a way leads from the space of this number to a source. What counts is the way from its space on. */
function traces(g: State, f: Faction, from: number, paths: boolean): boolean {
  stamp += 1
  SEEN[from] = stamp
  QUEUE[0] = from
  let end = 1
  for (let at = 0; at < end; at += 1) {
    for (const { to, n, by } of LINKS_AT[QUEUE[at] as number] as readonly Link[]) {
      if (SEEN[n] === stamp || (kindOf(g, by) === 'path' && (!paths || isNeutralPath(g, by)))) continue
      if (isSource(g, f, to)) return true
      SEEN[n] = stamp
      if (isTraceable(g, f, to)) QUEUE[end++] = n
    }
  }
  return false
}

/** 14.1 Whether the stack is in Supply; the Sail Box is not checked. */
export const inSupply = (g: State, f: Faction, spot: Spot): boolean =>
  spot === 'sail' || isSource(g, f, spot) || traces(g, f, spaceOf(spot).n, usesPaths(g, f, spot))

/** 14.1 Spaces with units of the faction that are Out of Supply. */
export function unsupplied(g: State, f: Faction): Space[] {
  const found: Space[] = []
  for (const space of occupied(g, f)) if (isPresent(g, f, space) && !inSupply(g, f, space)) found.push(space)
  return found
}
