/** 14.1 Supply. */
import { type Faction, linksOf, SPACES, type Space, spaceOf } from '../data/map.ts'
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
export function suppliedSpaces(g: State, f: Faction, paths: boolean): readonly boolean[] {
  const reached: boolean[] = []
  const queue: Space[] = []
  for (const space of SPACES) {
    if (!isSource(g, f, space)) continue
    reached[spaceOf(space).n] = true
    queue.push(space)
  }
  for (let at = 0; at < queue.length; at += 1) {
    for (const { to, by } of linksOf(queue[at] as Space)) {
      const { n } = spaceOf(to)
      if (reached[n] || (kindOf(g, by) === 'path' && (!paths || isNeutralPath(g, by)))) continue
      reached[n] = true
      if (isTraceable(g, f, to)) queue.push(to)
    }
  }
  return reached
}

/** 14.1 Whether the stack is in Supply; the Sail Box is not checked. */
export function inSupply(g: State, f: Faction, spot: Spot): boolean {
  if (spot === 'sail' || isSource(g, f, spot)) return true
  return suppliedSpaces(g, f, usesPaths(g, f, spot))[spaceOf(spot).n] === true
}

/** 14.1 Spaces with units of the faction that are Out of Supply. */
export function unsupplied(g: State, f: Faction): Space[] {
  const found: Space[] = []
  const reach: (readonly boolean[] | undefined)[] = []
  for (const space of SPACES) {
    if (!isPresent(g, f, space) || isSource(g, f, space)) continue
    const paths = usesPaths(g, f, space)
    const kind = paths ? 1 : 0
    reach[kind] ??= suppliedSpaces(g, f, paths)
    if (!reach[kind][spaceOf(space).n]) found.push(space)
  }
  return found
}
