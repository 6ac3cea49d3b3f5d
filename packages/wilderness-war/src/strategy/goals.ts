/** What a side could go for: prizes for armies, prey for raiders, and who promises what. */
import { remembered } from '@carillon/kernel'
import { ALL_SPACES, COUNT, type Side, SPACE, SPACES, type Space } from '../data/map.ts'
import type { Piece } from '../data/pieces.ts'
import { codeAt } from '../rules/02-map.ts'
import { strengthOfAll } from '../rules/03-pieces.ts'
import { enemyOf, FORT, type State, sideOf, stackAt } from '../state.ts'
import { areAlike, gapAt } from './lines.ts'
import { distance, type Stack } from './survey.ts'
import { fade, type Terms } from './weights.ts'

export interface Prize {
  readonly space: Space
  /** In VPs. */
  readonly worth: number
  /** The strength to be overcome. */
  readonly guard: number
  /** 8.2 It must be besieged. */
  readonly siege: boolean
}
/**
 * What going to a space would bring the side: fortifications of the enemy (12.21), Niagara and Ohio Forks (12.23), troops
 * of the enemy whom to beat is worth a VP (7.81).
 */
export function prizes(w: Terms, g: State, side: Side, enemies: readonly Stack[]): Prize[] {
  const found = fixedPrizes(w, g, side)
  addQuarry(w, g, side, enemies, found)
  return found
}
function fixedPrizes(w: Terms, g: State, side: Side): Prize[] {
  const found: Prize[] = []
  const enemy = enemyOf(side)
  const sign = side === 'british' ? -1 : 1
  for (const space of walled(g.forts)) {
    const kind = codeAt(g, space) * sign
    if (kind <= 0 && space !== NIAGARA && space !== OHIO_FORKS) continue
    const held = (space === NIAGARA && g.niagara === enemy) || (space === OHIO_FORKS && g.ohioForks === enemy)
    if (kind <= 0 && !held) continue
    const worth = w.goal[Math.max(kind, 0)] as number
    const wanted = side === 'british' && CONQUESTS.includes(space) ? w.conquestGoal : 0
    const guard = guardOf(g, enemy, space) + (w.walls[Math.max(kind, 0)] as number)
    found.push({ space, worth: worth + (held ? w.goalHeld : 0) + wanted, guard, siege: kind >= FORT })
  }
  return found
}
function addQuarry(w: Terms, g: State, side: Side, enemies: readonly Stack[], found: Prize[]): void {
  const sign = side === 'british' ? -1 : 1
  for (const { space, point, strength } of enemies)
    if (point && codeAt(g, space) * sign <= 0) found.push({ space, worth: w.quarry, guard: strength, siege: false })
}
/** The same, found once for as long as nothing of it has changed: own moves seldom change what there is to win. */
export interface Prizes {
  readonly all: readonly Prize[]
  /** The first of them, which do not march: the same list for as long as these are the same. */
  readonly fixed: readonly Prize[]
}
export function prizer(w: Terms): (g: State, side: Side, enemies: readonly Stack[]) => Prizes {
  const last: Partial<Record<Side, Found>> = {}
  return (g, side, enemies) => {
    const found = last[side]
    const isFixed = found !== undefined && isSameGuard(found, g, side)
    if (isFixed && found.enemies === enemies) return found
    const fixed = isFixed ? found.fixed : fixedPrizes(w, g, side)
    const all = fixed.slice()
    addQuarry(w, g, side, enemies, all)
    const { forts, niagara, ohioForks, reduced, map } = g
    const made = { enemies, forts, niagara, ohioForks, reduced, guards: sideOf(map, enemyOf(side)), all, fixed }
    last[side] = made
    return made
  }
}
interface Found extends Prizes, Pick<State, 'forts' | 'niagara' | 'ohioForks' | 'reduced'> {
  readonly enemies: readonly Stack[]
  readonly guards: State['map'][Side]
}
/** Whether all who stand where there are walls stand there still. */
function isSameGuard(found: Found, g: State, side: Side): boolean {
  const { forts, guards } = found
  if (
    forts !== g.forts ||
    found.niagara !== g.niagara ||
    found.ohioForks !== g.ohioForks ||
    found.reduced !== g.reduced
  )
    return false
  const now = sideOf(g.map, enemyOf(side))
  if (now !== guards) for (const space of walled(forts)) if (now[space] !== guards[space]) return false
  return true
}
/** Where there are walls, and the two spaces that count without. */
const walled = remembered((forts: State['forts']): readonly Space[] =>
  ALL_SPACES.filter((space) => forts[space] !== 0 || space === NIAGARA || space === OHIO_FORKS),
)
const NIAGARA = SPACE.niagara
const OHIO_FORKS = SPACE['ohio-forks']
/** 12.12 Two of these win the war for the British in 1759. */
export const CONQUESTS: readonly Space[] = [SPACE.quebec, SPACE.montreal, NIAGARA, OHIO_FORKS]
export const guardOf = (g: State, side: Side, space: Space): number => strengthOfAll(g, stackAt(g, side, space))

/** 10.1 What raiders of a side could go for. */
interface Hunt {
  readonly prey: readonly Space[]
  /** How far the nearest is, and how many are near, by space; `UNKNOWN` until it is asked. */
  readonly steps: Uint8Array
  readonly near: Uint8Array
}
const UNKNOWN = 255
/** Where raiders of the side could strike, roughly: cultivated land and stockades of the enemy without a fort or troops. */
export const prey = (g: State, side: Side): readonly Space[] => huntOf(g, side).prey
const huntOf = ({ forts, raided, map, reduced }: State, side: Side): Hunt =>
  side === 'british'
    ? huntOfBritish(forts, raided.british, map.french, reduced)
    : huntOfFrench(forts, raided.french, map.british, reduced)
/** The same for as long as there is the same to be raided. */
const hunting = (side: Side) => {
  let last: Hunt | undefined
  return remembered<[State['forts'], readonly Space[], State['map'][Side], State['reduced']], Hunt>(
    (forts, raided, enemies, reduced) => {
      const found: Space[] = []
      for (const space of side === 'british' ? toBritish(forts) : toFrench(forts))
        if (
          (forts[space] !== 0 || !raided.includes(space)) &&
          strengthOfAll({ reduced }, enemies[space] as readonly Piece[]) <= 1
        )
          found.push(space)
      if (last && areAlike(last.prey, found)) return last
      last = {
        prey: found,
        steps: new Uint8Array(COUNT).fill(UNKNOWN),
        near: new Uint8Array(COUNT).fill(UNKNOWN),
      }
      return last
    },
  )
}
const [huntOfBritish, huntOfFrench] = [hunting('british'), hunting('french')]
/** From there to the nearest prey. */
export function stepsToPrey(g: State, side: Side, from: Space): number {
  const { prey: targets, steps } = huntOf(g, side)
  if (steps[from] === UNKNOWN) steps[from] = nearest(from, targets)
  return steps[from] as number
}
const REACH = 4
/** How much lies within reach of raiders there. */
export function preyNear(g: State, side: Side, from: Space): number {
  const { prey: targets, near } = huntOf(g, side)
  if (near[from] === UNKNOWN) {
    let count = 0
    for (const space of targets) if (distance(from, space) <= REACH) count += 1
    near[from] = count
  }
  return near[from] as number
}
/** Where raiders of the side could go if nobody were there. */
const open = (side: Side, forts: State['forts']): readonly Space[] => {
  const sign = side === 'british' ? -1 : 1
  const homes = sideOf(HOMES, enemyOf(side))
  return ALL_SPACES.filter((space) => {
    const code = (forts[space] as number) * sign
    return code === 0 ? homes[space] : code > 0 && code < FORT
  })
}
const toBritish = remembered((forts: State['forts']) => open('british', forts))
const toFrench = remembered((forts: State['forts']) => open('french', forts))
const homesOf = (side: Side): readonly boolean[] => SPACES.map(({ home }) => home === side)
const HOMES = { british: homesOf('british'), french: homesOf('french') }
/** The goal that promises most to such a force, and what; `before` was found among those before the `first`. */
export function bestGoal(
  w: Terms,
  goals: readonly Prize[],
  gaps: Uint8Array,
  from: Space,
  strength: number,
  first = 0,
  before = NO_GOAL,
): Goal {
  let { goal, value } = before
  for (let n = first; n < goals.length; n += 1) {
    const { space, worth, guard, siege } = goals[n] as Prize
    // 17.3 No siege without supply.
    const steps = distance(from, space) + (siege ? gapAt(gaps, space) + gapAt(gaps, from) : 0)
    const most = worth * fade(w, steps)
    if (most <= value) continue
    const odds = strength / (strength + w.guardTimes * guard + w.guardPlus)
    const one = most * odds * odds
    if (one <= value) continue
    value = one
    goal = n
  }
  return { goal, value }
}
export interface Goal {
  readonly goal: number
  readonly value: number
}
const NO_GOAL: Goal = { goal: -1, value: 0 }
/** The same for a stack, which remembers the best of those that do not march. */
export function goalOf(w: Terms, { all, fixed }: Prizes, gaps: Uint8Array, { space, force, hope }: Stack): Goal {
  if (hope.fixed !== fixed || hope.gaps !== gaps) {
    const { goal, value } = bestGoal(w, fixed, gaps, space, force)
    hope.fixed = fixed
    hope.gaps = gaps
    hope.goal = goal
    hope.value = value
  }
  return all.length === fixed.length ? hope : bestGoal(w, all, gaps, space, force, fixed.length, hope)
}
export const toLeader = (from: Space, stacks: readonly Stack[]): number => {
  let near = 99
  for (const { leader, space } of stacks) if (leader) near = Math.min(near, distance(from, space))
  return near
}
export const nearest = (from: Space, targets: readonly Space[]): number => {
  let near = 99
  for (const space of targets) near = Math.min(near, distance(from, space))
  return near
}
