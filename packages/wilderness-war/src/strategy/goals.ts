/** What a side could go for: prizes for armies, prey for raiders, and who promises what. */
import { remembered } from '@carillon/kernel'
import { ALL_SPACES, type Side, SPACE, SPACES, type Space } from '../data/map.ts'
import type { Piece } from '../data/pieces.ts'
import { codeAt } from '../rules/02-map.ts'
import { strengthOfAll } from '../rules/03-pieces.ts'
import { enemyOf, FORT, type State, sideOf, stackAt } from '../state.ts'
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
  for (const { space, point, strength } of enemies)
    if (point && codeAt(g, space) * sign <= 0) found.push({ space, worth: w.quarry, guard: strength, siege: false })
  return found
}
/** The same, found once for as long as nothing of it has changed: own moves seldom change what there is to win. */
export function prizer(w: Terms): (g: State, side: Side, enemies: readonly Stack[]) => readonly Prize[] {
  const last: Partial<Record<Side, Found>> = {}
  return (g, side, enemies) => {
    const { forts, niagara, ohioForks } = g
    const found = last[side]
    if (
      found?.enemies === enemies &&
      found.forts === forts &&
      found.niagara === niagara &&
      found.ohioForks === ohioForks
    )
      return found.all
    const all = prizes(w, g, side, enemies)
    last[side] = { enemies, forts, niagara, ohioForks, all }
    return all
  }
}
interface Found extends Pick<State, 'forts' | 'niagara' | 'ohioForks'> {
  readonly enemies: readonly Stack[]
  readonly all: readonly Prize[]
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

/** 10.1 Where raiders of the side could strike, roughly: cultivated land and stockades of the enemy without a fort or troops. */
export const prey = ({ forts, raided, map, reduced }: State, side: Side): readonly Space[] =>
  side === 'british'
    ? preyOfBritish(forts, raided.british, map.french, reduced)
    : preyOfFrench(forts, raided.french, map.british, reduced)
const preyOf = (side: Side) =>
  remembered<[State['forts'], readonly Space[], State['map'][Side], State['reduced']], readonly Space[]>(
    (forts, raided, enemies, reduced) => {
      const found: Space[] = []
      for (const space of side === 'british' ? toBritish(forts) : toFrench(forts))
        if (
          (forts[space] !== 0 || !raided.includes(space)) &&
          strengthOfAll({ reduced }, enemies[space] as readonly Piece[]) <= 1
        )
          found.push(space)
      return found
    },
  )
const [preyOfBritish, preyOfFrench] = [preyOf('british'), preyOf('french')]
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
/** The goal that promises most to such a force, and what. */
export function bestGoal(
  w: Terms,
  goals: readonly Prize[],
  gaps: Uint8Array,
  from: Space,
  strength: number,
): { goal: number; value: number } {
  let goal = -1
  let value = 0
  for (let n = 0; n < goals.length; n += 1) {
    const { space, worth, guard, siege } = goals[n] as Prize
    // 17.3 No siege without supply.
    const steps = distance(from, space) + (siege ? (gaps[space] as number) + (gaps[from] as number) : 0)
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
