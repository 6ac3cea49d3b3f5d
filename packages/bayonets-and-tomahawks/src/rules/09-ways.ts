/** 9.0, 9.1, 9.2 What a raider can reach, and the ways there that are worth taking. */
import {
  type Connection,
  FACTS_AT,
  type Faction,
  LINKS_AT,
  type Link,
  SPACES,
  type SpaceFacts,
  spaceOf,
} from '../data/map.ts'
import { BIT, LIGHTS } from '../data/units.ts'
import { standingOf } from '../standing.ts'
import { enemyOf, type State } from '../state.ts'
import { isBarred, isNeutralPath, mayEnterAt } from './02-map.ts'

/** 9.0, R-64 An enemy Home Space with a value, or Wilderness, if there is an enemy Fort. */
export const canBeTarget = (f: Faction, { kind, home, value }: SpaceFacts): boolean =>
  kind === 'wilderness' || (home === enemyOf(f) && value !== 0)
const isWild = (n: number): boolean => (FACTS_AT[n] as SpaceFacts).kind === 'wilderness'

// Worked out anew when another list of markers is asked about: they are replaced, never changed.
const RAIDED = new Uint8Array(SPACES.length)
let raided: State['raided'] | undefined
/** 9.3 Whether the space of each number bears a Raided marker, of either side. */
function raidedOf(g: State): Uint8Array {
  if (g.raided !== raided) {
    raided = g.raided
    RAIDED.fill(0)
    for (const space of raided.british) RAIDED[spaceOf(space).n] = 1
    for (const space of raided.french) RAIDED[spaceOf(space).n] = 1
  }
  return RAIDED
}
/** Raiders use neither the paths of a neutral nation (8.0, R-63) nor a Highway held by warships (39). */
const isOpen = (g: State, f: Faction, by: Connection): boolean =>
  !isNeutralPath(g, by) && (f === 'french' || !isBarred(g, by))

// Scratch of `spread` and `clearWay`, never used twice at once: a space is seen if it bears the stamp of the run.
const SEEN = new Uint32Array(SPACES.length)
const QUEUE = new Uint8Array(SPACES.length)
let stamp = 0

/** Spaces within `steps` Connections that can be targets at all, nearest first. */
function spread(g: State, f: Faction, start: number, steps: number): readonly number[] {
  const found: number[] = []
  stamp += 1
  SEEN[start] = stamp
  QUEUE[0] = start
  let end = 1
  // Spaces before `edge` in the queue are `step` Connections away at most.
  let edge = 1
  let step = 0
  for (let head = 0; head < end; head += 1) {
    if (head === edge) {
      edge = end
      step += 1
    }
    const at = QUEUE[head] as number
    if (canBeTarget(f, FACTS_AT[at] as SpaceFacts)) found.push(at)
    if (step === steps) continue
    for (const { n, by } of LINKS_AT[at] as readonly Link[]) {
      if (SEEN[n] === stamp || !isOpen(g, f, by) || !mayEnterAt(f, n)) continue
      SEEN[n] = stamp
      QUEUE[end++] = n
    }
  }
  return found
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
// What is reached depends on the map, on which nations are neutral and on the warships: without them it is kept.
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
  const isRaided = raidedOf(g)
  for (const n of homes) if (isRaided[n] === 0) return true
  const { kinds } = standingOf(g, enemyOf(f))
  for (const n of wilds) if (((kinds[n] as number) & BIT.fort) !== 0 && isRaided[n] === 0) return true
  return false
}
/** The targets within `steps` Connections, nearest first, by number. */
export function targetsFrom(g: State, f: Faction, from: number, steps: number): number[] {
  const targets: number[] = []
  const isRaided = raidedOf(g)
  const { kinds } = standingOf(g, enemyOf(f))
  for (const n of reached(g, f, from, steps).all)
    if (isRaided[n] === 0 && (!isWild(n) || ((kinds[n] as number) & BIT.fort) !== 0)) targets.push(n)
  return targets
}

/** 9.2, R-66 The column of the table. A Commander alone is nobody (3.7). */
export function interceptionAt(g: State, f: Faction, n: number): 'none' | 'light' | 'others' {
  const { kinds, counts } = standingOf(g, enemyOf(f))
  if (counts[n] === 0) return 'none'
  return ((kinds[n] as number) & LIGHTS) !== 0 ? 'light' : 'others'
}

/** Connections between two spaces, by their numbers. */
const DISTANCE: readonly Uint8Array[] = SPACES.map((_, from) => {
  const far = new Uint8Array(SPACES.length).fill(255)
  far[from] = 0
  const queue = [from]
  for (const at of queue) {
    for (const { n } of LINKS_AT[at] as readonly Link[]) {
      if (far[n] !== 255) continue
      far[n] = (far[at] as number) + 1
      queue.push(n)
    }
  }
  return far
})

/** The Connections of the shortest way that meets no enemy before the target; 0 if there is none. */
export function clearWay(g: State, f: Faction, at: number, target: number, steps: number): number {
  const { counts: enemies } = standingOf(g, enemyOf(f))
  const toRaider = DISTANCE[at] as Uint8Array
  stamp += 1
  SEEN[target] = stamp
  QUEUE[0] = target
  let head = 0
  let end = 1
  for (let left = steps - 1; left >= 0; left -= 1) {
    for (const edge = end; head < edge; head += 1)
      for (const { n, by } of LINKS_AT[QUEUE[head] as number] as readonly Link[]) {
        if (SEEN[n] === stamp || (toRaider[n] as number) > left || !isOpen(g, f, by)) continue
        if (n === at) return steps - left
        SEEN[n] = stamp
        if (enemies[n] === 0 && mayEnterAt(f, n)) QUEUE[end++] = n
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

const NONE: readonly Way[] = []
// Scratch of `nextHops`: the ways known from each space. Outside of it there are none.
const WAYS: (readonly Way[])[] = SPACES.map(() => NONE)

/**
 * 9.1, R-65 Where the raider may go next: the first space of every way to the target that no other way beats. All that
 * counts on the way are the Interception rolls, so ways that are as good as each other are not asked about.
 */
export function nextHops(g: State, f: Faction, at: number, target: number, steps: number): number[] {
  const toTarget = DISTANCE[target] as Uint8Array
  const toRaider = DISTANCE[at] as Uint8Array
  const near: number[] = []
  for (let n = 0; n < SPACES.length; n += 1)
    if ((toTarget[n] as number) + (toRaider[n] as number) <= steps) near.push(n)
  WAYS[target] = [{ lights: 0, rolls: 0, length: 0, hop: target }]
  for (let step = 1; step <= steps; step += 1) {
    const isNear = (n: number): boolean => (toTarget[n] as number) <= step && (toRaider[n] as number) <= steps - step
    const longer = near.map((n) => (isNear(n) ? waysFrom(g, f, n) : (WAYS[n] as readonly Way[])))
    for (let i = 0; i < near.length; i += 1) WAYS[near[i] as number] = longer[i] as readonly Way[]
  }
  const hops: number[] = []
  for (const { hop } of WAYS[at] as readonly Way[]) if (!hops.includes(hop)) hops.push(hop)
  for (const n of near) WAYS[n] = NONE
  return hops
}
/** The ways from a space that are one Connection longer at most than those known. */
function waysFrom(g: State, f: Faction, from: number): readonly Way[] {
  let best = WAYS[from] as readonly Way[]
  for (const { n, by } of LINKS_AT[from] as readonly Link[]) {
    const onward = WAYS[n] as readonly Way[]
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
