/** 14.1 Supply. */
import { COLONIES, FACTS_AT, type Faction, LINKS_AT, type Link, SPACES, type Space, spaceOf } from '../data/map.ts'
import type { UnitId } from '../data/units.ts'
import { enemyOf, has, isLight, isPresent, type Spot, type State, unitsAt } from '../state.ts'
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

/**
 * 14.1 Which spaces a source reaches, by number of the space: outwards from all sources at once. A space is reached
 * even if it could not be traced through: what matters for a stack is the way from its space on.
 */
export function suppliedSpaces(g: State, f: Faction, paths: boolean): Uint8Array {
  const reached = new Uint8Array(SPACES.length)
  let end = 0
  for (let n = 0; n < SPACES.length; n += 1) {
    if (!mayBeSource(g, f, n) || !isSource(g, f, SPACES[n] as Space)) continue
    reached[n] = 1
    QUEUE[end++] = n
  }
  for (let at = 0; at < end; at += 1) {
    for (const { to, n, by } of LINKS_AT[QUEUE[at] as number] as readonly Link[]) {
      if (reached[n] === 1 || (kindOf(g, by) === 'path' && (!paths || isNeutralPath(g, by)))) continue
      reached[n] = 1
      if (isTraceable(g, f, to)) QUEUE[end++] = n
    }
  }
  return reached
}
// Scratch of the function above, which never runs twice at once.
const QUEUE = new Uint8Array(SPACES.length)
/** Most spaces are neither a home in a colony nor occupied. */
const mayBeSource = (g: State, f: Faction, n: number): boolean =>
  COLONY_HOME[f][n] === true || (g.map[f][n] as readonly UnitId[]).length > 0
const colonyHomes = (f: Faction): boolean[] =>
  FACTS_AT.map(({ colony, home }) => colony !== null && COLONIES[colony] === f && home === f)
const COLONY_HOME: Readonly<Record<Faction, readonly boolean[]>> = {
  british: colonyHomes('british'),
  french: colonyHomes('french'),
}

/** 14.1 Whether the stack is in Supply; the Sail Box is not checked. */
export function inSupply(g: State, f: Faction, spot: Spot): boolean {
  if (spot === 'sail' || isSource(g, f, spot)) return true
  return suppliedSpaces(g, f, usesPaths(g, f, spot))[spaceOf(spot).n] === 1
}

/** 14.1 Spaces with units of the faction that are Out of Supply. */
export function unsupplied(g: State, f: Faction): Space[] {
  const found: Space[] = []
  const reach: (Uint8Array | undefined)[] = [undefined, undefined]
  for (let n = 0; n < SPACES.length; n += 1) {
    if ((g.map[f][n] as readonly UnitId[]).length === 0) continue
    const space = SPACES[n] as Space
    if (!isPresent(g, f, space) || isSource(g, f, space)) continue
    const paths = usesPaths(g, f, space)
    const kind = paths ? 1 : 0
    reach[kind] ??= suppliedSpaces(g, f, paths)
    if (reach[kind][n] === 0) found.push(space)
  }
  return found
}
