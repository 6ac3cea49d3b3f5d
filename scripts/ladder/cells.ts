/** What the ladder plays: pairs of players of a game, and the games of a soak. */
import type { Game, Settings } from '@carillon/kernel'
import { checkSettings, seeded } from '@carillon/kernel'
import { randomSettings } from '@carillon/kernel/testing'
import {
  type Bout,
  DECIDED,
  PLAYERS,
  type Player,
  playBout,
  playersOf,
  sprt,
  type ThinkingLimits,
  wilson,
} from '@carillon/players'

/** Each against the one below it. */
export const RUNGS = ['random', 'recruit', 'sergeant', 'captain', 'colonel', 'general'] as const

export interface Cell {
  readonly game: string
  readonly scenario: string
  readonly settings: Settings
  readonly a: string
  readonly b: string
  /** At most, if there is a goal. */
  readonly games: number
  readonly seed: number
  readonly limits: ThinkingLimits
  /** The score that `a` is to reach. */
  readonly goal?: number
}
export type Verdict = 'reached' | 'missed'
export interface Task {
  readonly cell: Cell
  readonly number: number
}
export interface Played {
  readonly side: string
  readonly points?: number
  readonly failure?: string
}
export interface Result extends Cell {
  /** Points of `a` in games that ended, draws half, and Wilson's interval at 95 %. */
  readonly ended: number
  readonly score: number
  readonly interval: readonly [number, number]
  readonly bySide: Readonly<Record<string, { readonly games: number; readonly score: number }>>
  readonly failures: readonly string[]
  /** What the sequential test says of the goal; nothing if it could not decide. */
  readonly verdict?: Verdict
  readonly seconds: number
  readonly date: string
}

export function cellsOf(game: Game, plan: Pick<Cell, 'games' | 'seed' | 'limits'> & { scenario?: string }): Cell[] {
  const { scenario = game.scenarios[0]?.id ?? '', games, seed, limits } = plan
  const checked = checkSettings(game, scenario, {})
  if ('problem' in checked) throw new Error(`${game.id} has no scenario "${scenario}"`)
  const { settings } = checked
  const pairs: [string, string][] = RUNGS.slice(1).map((a, i) => [a, RUNGS[i] as string])
  pairs.push(['colonel', 'greedy'], ['general', 'greedy'], ['general', 'act'])
  return pairs.map(([a, b]) => {
    const goal = goalOf(game.id, a, b)
    return { game: game.id, scenario, settings, a, b, games, seed, limits, ...(goal !== undefined && { goal }) }
  })
}
/** What is asked of the ranks. */
function goalOf(game: string, a: string, b: string): number | undefined {
  if (b === 'random') return 0.9
  if (b === 'act') return 0.75
  if (b === 'greedy') return a === 'general' ? (game === 'quebec-1759' ? 0.9 : 0.85) : undefined
  return 0.6
}
/** Between so much less than the goal and so much more the test does not tell. */
const EITHER_WAY = 0.05
/** Over pairs of games on the same dice; a pair that failed counts for nothing. */
export function verdictOf(goal: number, played: readonly Played[]): Verdict | undefined {
  const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (let i = 0; i + 1 < played.length; i += 2) {
    const [one, other] = [played[i]?.points, played[i + 1]?.points]
    if (one === undefined || other === undefined) continue
    const points = 2 * (one + other)
    pairs[points] = (pairs[points] ?? 0) + 1
  }
  const ratio = sprt(pairs, { low: goal - EITHER_WAY, high: goal + EITHER_WAY })
  return ratio > DECIDED ? 'reached' : ratio < -DECIDED ? 'missed' : undefined
}
/** One game of any scenario with any options between any two players. */
export function soakCell(game: Game, seed: number, limits: ThinkingLimits): Cell {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
  const scenario = pick(game.scenarios).id
  const players = playersOf(game, true)
  const settings = randomSettings(game, scenario, random)
  return { game: game.id, scenario, settings, a: pick(players), b: pick(players), games: 1, seed, limits }
}
/** All that a game of the cell depends on, besides its number. */
export const dealText = ({ game, scenario, settings, a, b, seed, limits }: Cell): string =>
  JSON.stringify([game, scenario, settings, a, b, seed, limits])

export async function playTask(game: Game, { cell, number }: Task): Promise<Played> {
  const { scenario, settings, a, b, seed, limits } = cell
  const players = [PLAYERS.get(a) as Player, PLAYERS.get(b) as Player] as const
  const bout: Bout = await playBout({ game, scenario, settings, players, seed, limits }, number)
  const { side, points, failure } = bout
  return { side, ...(points !== undefined && { points }), ...(failure !== undefined && { failure }) }
}

export function resultOf(cell: Cell, played: readonly Played[], seconds: number, date: string): Result {
  const ended = played.filter(({ points }) => points !== undefined)
  const sum = (some: readonly Played[]): number => some.reduce((all, { points = 0 }) => all + points, 0)
  const share = (some: readonly Played[]): number => (some.length === 0 ? 0.5 : sum(some) / some.length)
  const sides = [...new Set(played.map(({ side }) => side))].toSorted()
  const of = (side: string) => ended.filter((one) => one.side === side)
  const verdict = cell.goal === undefined ? undefined : verdictOf(cell.goal, played)
  return {
    ...cell,
    ended: ended.length,
    score: share(ended),
    interval: wilson(sum(ended), ended.length),
    bySide: Object.fromEntries(sides.map((side) => [side, { games: of(side).length, score: share(of(side)) }])),
    failures: played.flatMap(({ failure }) => failure ?? []),
    ...(verdict && { verdict }),
    seconds,
    date,
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
/** A row of the table of docs/opponents.md. */
export function rowOf({
  game,
  scenario,
  a,
  b,
  ended,
  score,
  interval,
  bySide,
  failures,
  goal,
  verdict,
}: Result): string {
  const [low, high] = interval.map((share) => Math.round(100 * share))
  const sides = Object.entries(bySide).map(([side, { score: one }]) => `${side} ${percent(one)}`)
  const cells = [
    game,
    scenario,
    `${a} v ${b}`,
    ended,
    percent(score),
    `${low}-${high}`,
    sides.join(', '),
    goal === undefined ? '' : `${percent(goal)} ${verdict ?? 'undecided'}`,
    failures.length,
  ]
  return `| ${cells.join(' | ')} |`
}
export const HEAD = `| game | scenario | players | games | score | 95 % | by side | goal | failures |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |`
