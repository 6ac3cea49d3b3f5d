/** 9.0, 9.1, 9.2 What a raider can reach, and the ways there that are worth taking. */
import { given, remembered } from '@carillon/kernel'
import { type Connection, type Faction, factsAt, linksAt, SPACES, type SpaceFacts, spaceOf } from '../data/map.ts'
import type { Interceptors } from '../data/raids.ts'
import { BIT, LIGHTS, some } from '../data/units.ts'
import { countIn, isOnAny, kindsIn } from '../occupancy.ts'
import { enemyOf, type State } from '../state.ts'
import { isBarred, isNeutralPath, mayEnterAt } from './02-map.ts'

// What is imported is looked up and checked at every use; a constant of the module is not.
const { fort: FORT } = BIT

/** 9.0, R-64 An enemy Home Space with a value, or Wilderness, if there is an enemy Fort. */
export const canBeTarget = (f: Faction, { kind, home, value }: SpaceFacts): boolean =>
  kind === 'wilderness' || (home === enemyOf(f) && value !== 0)
const isWild = (n: number): boolean => factsAt(n).kind === 'wilderness'

/** By number: none of the spaces. */
const NOWHERE: readonly boolean[] = SPACES.map(() => false)
/** 9.3 Whether the space of each number bears a Raided marker, of either side. */
const raidedIn = remembered((raided: State['raided']): readonly boolean[] => {
  const found = NOWHERE.slice()
  for (const space of raided.british) found[spaceOf(space).n] = true
  for (const space of raided.french) found[spaceOf(space).n] = true
  return found
})
/** Raiders use neither the paths of a neutral nation (8.0, R-63) nor a Highway held by warships (39). */
const isOpen = (g: State, f: Faction, by: Connection): boolean =>
  !isNeutralPath(g, by) && (f === 'french' || !isBarred(g, by))

/** Spaces within `steps` Connections that can be targets at all, nearest first. */
function spread(g: State, f: Faction, start: number, steps: number): readonly number[] {
  const seen = NOWHERE.slice()
  seen[start] = true
  const found = [start]
  let edge = [start]
  for (let step = 0; step < steps; step += 1) {
    const next: number[] = []
    for (const at of edge)
      for (const { n, by } of linksAt(at)) {
        if (seen[n] || !isOpen(g, f, by) || !mayEnterAt(f, n)) continue
        seen[n] = true
        next.push(n)
      }
    found.push(...next)
    edge = next
  }
  return found.filter((n) => canBeTarget(f, factsAt(n)))
}
/** What can be reached that can be a target: all of it, nearest first, and by what is asked of it. */
interface Reached {
  readonly all: readonly number[]
  readonly homes: readonly number[]
  readonly wilds: readonly number[]
}
function sorted(all: readonly number[]): Reached {
  return { all, homes: all.filter((n) => !isWild(n)), wilds: all.filter(isWild) }
}
// What is reached follows from the map and from which nations are neutral: without warships it is found once for all.
const REACHED: (Reached | undefined)[] = new Array(8 * 16 * SPACES.length).fill(undefined)
function reached(g: State, f: Faction, start: number, steps: number): Reached {
  if (f === 'british' && g.warships !== null) return sorted(spread(g, f, start, steps))
  const { iroquois, cherokee } = g.nations
  const neutral = (iroquois === null ? 1 : 0) + (cherokee === null ? 2 : 0) + (f === 'french' ? 4 : 0)
  const key = (neutral * 16 + steps) * SPACES.length + start
  let known = REACHED[key]
  if (!known) {
    known = sorted(spread(g, f, start, steps))
    REACHED[key] = known
  }
  return known
}
/** 9.0 Whether there is a target within `steps` Connections: not raided this year, no Wilderness without an enemy Fort. */
export function reachesTarget(g: State, f: Faction, from: number, steps: number): boolean {
  const { homes, wilds } = reached(g, f, from, steps)
  const isRaided = raidedIn(g.raided)
  for (const n of homes) if (!isRaided[n]) return true
  return isOnAny(g, enemyOf(f), FORT, wilds, isRaided)
}
/** The targets within `steps` Connections, nearest first, by number. */
export function targetsFrom(g: State, f: Faction, from: number, steps: number): number[] {
  const targets: number[] = []
  const isRaided = raidedIn(g.raided)
  const enemy = enemyOf(f)
  for (const n of reached(g, f, from, steps).all)
    if (!isRaided[n] && (!isWild(n) || some(kindsIn(g, enemy, n), FORT))) targets.push(n)
  return targets
}

/** 9.2, R-66 The column of the table; a Commander alone is nobody (3.7). */
export function interceptionAt(g: State, f: Faction, n: number): Interceptors {
  const enemy = enemyOf(f)
  if (countIn(g, enemy, n) === 0) return 'none'
  return some(kindsIn(g, enemy, n), LIGHTS) ? 'light' : 'others'
}

/** Connections between two spaces, by their numbers. */
const distanceIn = (far: Uint8Array, n: number): number => far[n] as number
const distancesFrom = (n: number): Uint8Array => DISTANCES[n] as Uint8Array
const DISTANCES: readonly Uint8Array[] = SPACES.map((_, from) => {
  const far = new Uint8Array(SPACES.length).fill(255)
  far[from] = 0
  const queue = [from]
  for (const at of queue) {
    for (const { n } of linksAt(at)) {
      if (far[n] !== 255) continue
      far[n] = distanceIn(far, at) + 1
      queue.push(n)
    }
  }
  return far
})

/** The Connections of the shortest way that meets no enemy before the target; 0 if there is none. */
export function clearWay(g: State, f: Faction, at: number, target: number, steps: number): number {
  const enemy = enemyOf(f)
  const toRaider = distancesFrom(at)
  const seen = NOWHERE.slice()
  seen[target] = true
  const queue = [target]
  let head = 0
  for (let left = steps - 1; left >= 0; left -= 1) {
    for (const edge = queue.length; head < edge; head += 1)
      for (const { n, by } of linksAt(given(queue[head], 'space'))) {
        if (seen[n] || distanceIn(toRaider, n) > left || !isOpen(g, f, by)) continue
        if (n === at) return steps - left
        seen[n] = true
        if (countIn(g, enemy, n) === 0 && mayEnterAt(f, n)) queue.push(n)
      }
  }
  return 0
}

/** A way to the target: how many rolls it takes, how many of them by Light units, and where it goes first. */
interface Way {
  readonly lights: number
  readonly rolls: number
  readonly length: number
  readonly hop: number
}
/** A way is no better than another with no more rolls, no more of them by Light units, and no more Connections if equal. */
const beats = (a: Way, b: Way): boolean =>
  a.lights <= b.lights && a.rolls <= b.rolls && (a.lights < b.lights || a.rolls < b.rolls || a.length <= b.length)

/** The ways known from each space. */
type Ways = (readonly Way[])[]
const NO_WAYS: Readonly<Ways> = SPACES.map(() => [])
const waysOf = (ways: Ways, n: number): readonly Way[] => ways[n] as readonly Way[]

/**
 * 9.1, R-65 Where the raider may go next: the first space of every way to the target that no other way beats. All that
 * counts on the way are the Interception rolls, so ways that are as good as each other are not asked about.
 */
export function nextHops(g: State, f: Faction, at: number, target: number, steps: number): number[] {
  const toTarget = distancesFrom(target)
  const toRaider = distancesFrom(at)
  const near: number[] = []
  for (let n = 0; n < SPACES.length; n += 1)
    if (distanceIn(toTarget, n) + distanceIn(toRaider, n) <= steps) near.push(n)
  const ways = NO_WAYS.slice()
  ways[target] = [{ lights: 0, rolls: 0, length: 0, hop: target }]
  for (let step = 1; step <= steps; step += 1) {
    const isNear = (n: number): boolean => distanceIn(toTarget, n) <= step && distanceIn(toRaider, n) <= steps - step
    const longer = near.filter(isNear).map((n) => ({ n, ways: waysFrom(g, f, n, ways) }))
    for (const { n, ways: found } of longer) ways[n] = found
  }
  const hops: number[] = []
  for (const { hop } of waysOf(ways, at)) if (!hops.includes(hop)) hops.push(hop)
  return hops
}
/** The ways from a space that are one Connection longer at most than those known. */
function waysFrom(g: State, f: Faction, from: number, ways: Ways): readonly Way[] {
  let best = waysOf(ways, from)
  for (const { n, by } of linksAt(from)) {
    const onward = waysOf(ways, n)
    if (onward.length === 0 || !isOpen(g, f, by) || !mayEnterAt(f, n)) continue
    const column = interceptionAt(g, f, n)
    for (const { lights, rolls, length } of onward) {
      const way: Way = {
        lights: lights + (column === 'light' ? 1 : 0),
        rolls: rolls + (column === 'none' ? 0 : 1),
        length: length + 1,
        hop: n,
      }
      if (!best.some((known) => beats(known, way))) best = [...best.filter((known) => !beats(way, known)), way]
    }
  }
  return best
}
