/** 14.1 Supply. */
import { COLONIES, FACTS_AT, type Faction, LINKS_AT, type Link, SPACES, type Space, spaceOf } from '../data/map.ts'
import { BIT, LIGHTS } from '../data/units.ts'
import { holdersOf, isRoad, standingOf } from '../standing.ts'
import { enemyOf, type Spot, type State, sideOf } from '../state.ts'
import { isNeutralPath } from './02-map.ts'

// The map as supply sees it, by number of the space: as little as possible is looked at for each step of a way.
const HOME = 1
const OPEN = 2
/** 2.4 Home Spaces of the own colonies; Wilderness and own Outposts, which supply goes through if nobody is there. */
const groundOf = (f: Faction): Uint8Array =>
  Uint8Array.from(FACTS_AT, ({ kind, home, colony }) => {
    const isHome = home === f && colony !== null && COLONIES[colony] === f
    return (isHome ? HOME : 0) | (kind === 'wilderness' || (kind === 'outpost' && home === f) ? OPEN : 0)
  })
const GROUND: Readonly<Record<Faction, Uint8Array>> = { british: groundOf('british'), french: groundOf('french') }

type Near = readonly (readonly number[])[]
/** Neighbours over such links, those nearest to a Home Space first: mostly supply comes from there. */
function nearOf(f: Faction, isOpen: (link: Link) => boolean): Near {
  const links = LINKS_AT.map((all) => all.filter(isOpen))
  const queue = SPACES.flatMap((_, n) => (((GROUND[f][n] as number) & HOME) === 0 ? [] : [n]))
  const isFound = SPACES.map((_, n) => queue.includes(n))
  for (const at of queue)
    for (const { n } of links[at] as readonly Link[])
      if (!isFound[n]) {
        isFound[n] = true
        queue.push(n)
      }
  return links.map((all) => all.map(({ n }) => n).toSorted((a, b) => queue.indexOf(a) - queue.indexOf(b)))
}
const isHighway = ({ by }: Link): boolean => by.kind === 'highway'
const isPlain = ({ by }: Link): boolean => by.nation === null
const bothOf = (isOpen: (link: Link) => boolean): Readonly<Record<Faction, Near>> => ({
  british: nearOf('british', isOpen),
  french: nearOf('french', isOpen),
})
/** 14.1 Neighbours that can always be gone on to, by Highway or also by Path. */
const BY_HIGHWAY = bothOf(isHighway)
const BY_PATH = bothOf(isPlain)
/** Other links, where it depends on what is there. */
const PATHS = LINKS_AT.map((links) => links.filter((link) => !isHighway(link)))
const NATION_PATHS = LINKS_AT.map((links) => links.filter((link) => !isPlain(link)))

/** 14.1, R-92 A friendly Colony Home Space or a space with a friendly Fleet, unless a Battle marker lies there. */
function isSource(g: State, f: Faction, n: number): boolean {
  const home = ((sideOf(GROUND, f)[n] as number) & HOME) !== 0 && holdersOf(g)[n] === f
  if (!home && ((standingOf(g, f).kinds[n] as number) & BIT.fleet) === 0) return false
  return g.battles.length === 0 || !g.battles.includes(SPACES[n] as Space)
}
/** 14.1 Supply is traced through friendly spaces, own Outposts held by nobody but a marker, and free Wilderness. */
const isPassable = (g: State, f: Faction, n: number): boolean =>
  holdersOf(g)[n] === f ||
  (((sideOf(GROUND, f)[n] as number) & OPEN) !== 0 && standingOf(g, enemyOf(f)).counts[n] === 0)

/** 14.1, R-93 Only a stack of nothing but Light units traces along Paths: a Fort or a Commander does not. */
const usesPaths = (g: State, f: Faction, n: number): boolean => ((standingOf(g, f).kinds[n] as number) & ~LIGHTS) === 0

// Scratch of `traces`: a space is seen if it bears the stamp of the run.
const SEEN = new Uint32Array(SPACES.length)
let stamp = 0
/** 14.1 Whether a way leads from the space of this number to a source. What counts is the way from its space on. */
function traces(g: State, f: Faction, from: number, paths: boolean): boolean {
  SEEN[from] = stamp
  for (const n of sideOf(paths ? BY_PATH : BY_HIGHWAY, f)[from] as readonly number[]) {
    if (SEEN[n] === stamp) continue
    if (isSource(g, f, n) || (isPassable(g, f, n) && traces(g, f, n, paths))) return true
  }
  if (!paths && g.roads.length === 0) return false
  for (const { n, by } of (paths ? NATION_PATHS : PATHS)[from] as readonly Link[]) {
    if (SEEN[n] === stamp || !(isRoad(g, by) || (paths && !isNeutralPath(g, by)))) continue
    if (isSource(g, f, n) || (isPassable(g, f, n) && traces(g, f, n, paths))) return true
  }
  return false
}

/** 14.1 Whether the stack is in Supply; the Sail Box is not checked. */
export const inSupply = (g: State, f: Faction, spot: Spot): boolean =>
  spot === 'sail' || isSupplied(g, f, spaceOf(spot).n)
function isSupplied(g: State, f: Faction, n: number): boolean {
  if (isSource(g, f, n)) return true
  stamp += 1
  return traces(g, f, n, usesPaths(g, f, n))
}

/** 14.1 Spaces with units of the faction that are Out of Supply. */
export function unsupplied(g: State, f: Faction): Space[] {
  const found: Space[] = []
  const { spots, counts } = standingOf(g, f)
  for (const n of spots) if (counts[n] !== 0 && !isSupplied(g, f, n)) found.push(SPACES[n] as Space)
  return found
}
