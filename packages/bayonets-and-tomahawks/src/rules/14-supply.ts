/** 14.1 Supply. */
import { given } from '@carillon/kernel'
import {
  COLONIES,
  FACTS_AT,
  type Faction,
  LINKS_AT,
  type Link,
  SPACES,
  type Space,
  spaceAt,
  spaceOf,
} from '../data/map.ts'
import { BIT, LIGHTS, only, some } from '../data/units.ts'
import { countIn, holderIn, isRoad, kindsIn, spotsOf } from '../occupancy.ts'
import { enemyOf, type Spot, type State, sideOf } from '../state.ts'
import { isNeutralPath } from './02-map.ts'

const { fleet: FLEET } = BIT

// The map as supply sees it, by number of the space: as little as possible is looked at for each step of a way.
interface Ground {
  /** 2.4 Home Spaces of the own colonies. */
  readonly homes: readonly boolean[]
  /** Wilderness and own Outposts, which supply goes through if nobody is there. */
  readonly open: readonly boolean[]
}
const groundOf = (f: Faction): Ground => ({
  homes: FACTS_AT.map(({ home, colony }) => home === f && colony !== null && COLONIES[colony] === f),
  open: FACTS_AT.map(({ kind, home }) => kind === 'wilderness' || (kind === 'outpost' && home === f)),
})
const GROUND: Readonly<Record<Faction, Ground>> = { british: groundOf('british'), french: groundOf('french') }

type Near = readonly (readonly number[])[]
/** Neighbours over such links, those nearest to a Home Space first: mostly supply comes from there. */
function nearOf(f: Faction, isOpen: (link: Link) => boolean): Near {
  const links = LINKS_AT.map((all) => all.filter(isOpen))
  const queue = SPACES.flatMap((_, n) => (GROUND[f].homes[n] ? [n] : []))
  const isFound = SPACES.map((_, n) => queue.includes(n))
  for (const at of queue)
    for (const { n } of given(links[at], 'list of connections'))
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
  const home = sideOf(GROUND, f).homes[n] && holderIn(g, n) === f
  if (!home && !some(kindsIn(g, f, n), FLEET)) return false
  return g.battles.length === 0 || !g.battles.includes(spaceAt(n))
}
/** 14.1 Supply is traced through friendly spaces, own Outposts held by nobody but a marker, and free Wilderness. */
const isPassable = (g: State, f: Faction, n: number): boolean =>
  holderIn(g, n) === f || (sideOf(GROUND, f).open[n] === true && countIn(g, enemyOf(f), n) === 0)

/** 14.1, R-93 Only a stack of nothing but Light units traces along Paths: a Fort or a Commander does not. */
const usesPaths = (g: State, f: Faction, n: number): boolean => only(kindsIn(g, f, n), LIGHTS)

/** By number of the space: for which stack, by number of its own, it was seen last. */
type Seen = number[]
const UNSEEN: Readonly<Seen> = SPACES.map(() => -1)
/**
 * 14.1 Whether a way leads from the space of this number to a source, for the stack on another. What counts is the way from
 * its space on.
 */
function traces(g: State, f: Faction, stack: number, from: number, paths: boolean, seen: Seen): boolean {
  seen[from] = stack
  for (const n of given(sideOf(paths ? BY_PATH : BY_HIGHWAY, f)[from], 'list of connections')) {
    if (seen[n] === stack) continue
    if (isSource(g, f, n) || (isPassable(g, f, n) && traces(g, f, stack, n, paths, seen))) return true
  }
  if (!paths && g.roads.length === 0) return false
  for (const { n, by } of given((paths ? NATION_PATHS : PATHS)[from], 'list of connections')) {
    if (seen[n] === stack || !(isRoad(g, by) || (paths && !isNeutralPath(g, by)))) continue
    if (isSource(g, f, n) || (isPassable(g, f, n) && traces(g, f, stack, n, paths, seen))) return true
  }
  return false
}

/** 14.1 Whether the stack is in Supply; the Sail Box is not checked. */
export const inSupply = (g: State, f: Faction, spot: Spot): boolean =>
  spot === 'sail' || isSupplied(g, f, spaceOf(spot).n, UNSEEN.slice())
const isSupplied = (g: State, f: Faction, n: number, seen: Seen): boolean =>
  isSource(g, f, n) || traces(g, f, n, n, usesPaths(g, f, n), seen)

/** 14.1 Spaces with units of the faction that are Out of Supply. */
export function unsupplied(g: State, f: Faction): Space[] {
  const found: Space[] = []
  const seen = UNSEEN.slice()
  for (const n of spotsOf(g, f)) if (countIn(g, f, n) !== 0 && !isSupplied(g, f, n, seen)) found.push(spaceAt(n))
  return found
}
