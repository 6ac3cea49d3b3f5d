/** 17 Supply (advanced): only drilled troops ever need it. */
import { remembered } from '@carillon/kernel'
import { COUNT, FORTRESSES, factsOf, isCultivated, isHome, linksOf, type Side, type Space } from '../data/map.ts'
import { both, enemyOf, isAdvanced, type State, sideOf } from '../state.ts'
import { controlsFortress, controlsPort, fortOf, isHeldBy } from './02-map.ts'

/** What is known of the position so far: in supply (1) or not (-1), by side and space. One table, emptied for the next. */
const known = both(new Int8Array(COUNT), new Int8Array(COUNT))
type Parts = [State['map'], State['forts'], State['sieges'], State['amphib']]
const knownIn = remembered<Parts, typeof known>(() => {
  known.british.fill(0)
  known.french.fill(0)
  return known
})

/** 17.2 Whether the space is in supply. */
export function inSupply(g: State, side: Side, space: Space): boolean {
  if (!isAdvanced(g)) return true
  const of = sideOf(knownIn(g.map, g.forts, g.sieges, g.amphib), side)
  if (of[space] === 0) of[space] = hasLine(g, side, space, of) ? 1 : -1
  return of[space] === 1
}
/** What the search that runs has seen, and from where it goes on: asked often, so nothing is made anew. */
const seen = new Uint8Array(COUNT)
const ways = new Uint8Array(COUNT)
/**
 * 17.2 Whether a line goes from the space to a source, through no space that the enemy holds. It is looked for from the
 * supplied space outwards: that one may be anything (17.21).
 */
function hasLine(g: State, side: Side, space: Space, of: Int8Array): boolean {
  const enemy = enemyOf(side)
  if (isHeldBy(g, enemy, space)) return false
  if (isSource(g, side, space) || isShortestOpen(g, side, enemy, space)) return true
  seen.fill(0)
  seen[space] = 1
  ways[0] = space
  for (let next = 0, count = 1; next < count; next += 1) {
    const at = ways[next] as Space
    const solid = at === space || isSolid(g, side, at)
    for (const { to, water } of linksOf(at)) {
      if (seen[to] === 1) continue
      // 17.21 By land a line joins solid spaces only; the supplied one counts as such.
      if (!water && !(solid && isSolid(g, side, to))) continue
      seen[to] = 1
      if (isHeldBy(g, enemy, to)) continue
      // The line of a solid space goes on from here; that of another might begin by land (17.21).
      if (isSource(g, side, to) || (of[to] === 1 && isSolid(g, side, to))) return true
      ways[count] = to
      count += 1
    }
  }
  return false
}
/** 17.2 Whether the shortest way to a fortress is open: most lines are that, and it is found without a search. */
function isShortestOpen(g: State, side: Side, enemy: Side, space: Space): boolean {
  const next = sideOf(SHORTEST, side)
  for (let at = next[space]; at !== undefined; at = next[at]) {
    if (isHeldBy(g, enemy, at)) return false
    if (isSource(g, side, at)) return true
  }
  return false
}
/** 17.21 The next space on the shortest way to a fortress of the side, over water and cultivated land only. */
const SHORTEST = both(shortestTo('british'), shortestTo('french'))
function shortestTo(side: Side): readonly (Space | undefined)[] {
  const next: (Space | undefined)[] = new Array(COUNT).fill(undefined)
  for (let ring = FORTRESSES.filter((space) => isHome(side, space)), all = [...ring]; ring.length > 0; ) {
    const outer: Space[] = []
    for (const at of ring)
      for (const { to, water } of linksOf(at)) {
        if (all.includes(to) || !(water || (isCultivated(at) && isCultivated(to)))) continue
        next[to] = at
        outer.push(to)
        all.push(to)
      }
    ring = outer
  }
  return next
}
/** 17.1 A fortress of its own from the start; for the British a captured port and any Amphib space too, siege or not. */
function isSource(g: State, side: Side, space: Space): boolean {
  const { fortress, home } = factsOf(space)
  if (home === side) return fortress && controlsFortress(g, side, space)
  if (side === 'french') return false
  return (fortress && controlsPort(g, side, space)) || isBeach(g, space)
}
const isBeach = (g: State, space: Space): boolean => g.amphib.length > 0 && g.amphib.includes(space)
/** 17.21 Cultivated by whomever, or with a fortification of the side or an Amphib marker. */
const isSolid = (g: State, side: Side, space: Space): boolean =>
  isCultivated(space) || fortOf(g, side, space) > 0 || (side === 'british' && isBeach(g, space))
