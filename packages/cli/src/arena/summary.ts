/** The figures of an arena: its JSON. */
import type { Settings } from '@carillon/kernel'
import {
  addTiming,
  elo,
  type Hypotheses,
  type Interval,
  type Limits,
  noTiming,
  type Rating,
  type Timing,
  wilson,
  within,
} from '@carillon/players'
import type { Failed, Plan, Row } from './plan.ts'
import type { Standing } from './standings.ts'

/** Keys are only ever added. */
export interface Summary extends Figures, Time {
  readonly game: string
  /** `all` if there were several. */
  readonly scenario: string
  readonly players: readonly string[]
  readonly options: Settings
  readonly seed: number
  readonly limits: Limits
  readonly sprt?: Hypotheses
  /** Each scenario by itself, if there were several. */
  readonly scenarios?: readonly (Figures & { readonly scenario: string; readonly options: Settings })[]
  /** By player. */
  readonly milliseconds: Readonly<Record<string, { readonly mean: number; readonly p99: number }>>
  /** The first hundred. */
  readonly failed: readonly FailedGame[]
}
export interface Figures {
  /** Played, those that failed among them. */
  readonly games: number
  readonly failures: number
  readonly pairs: readonly Pair[]
  readonly elo: Readonly<Record<string, Rating>>
}
export interface Points {
  readonly games: number
  readonly score: number
}
export interface Pair extends Points {
  readonly a: string
  readonly b: string
  readonly interval: Interval
  /** By the side that `a` played. */
  readonly bySide: Readonly<Record<string, Points>>
  /** Which of both scores it was, and how sure; undecided without a verdict. */
  readonly sprt?: { readonly ratio: number; readonly verdict?: 'low' | 'high' }
}
export interface FailedGame extends Failed {
  readonly scenario: string
  readonly a: string
  readonly b: string
  readonly number: number
  readonly inputs: number
}

const KEPT = 100
/** The player whose strength is called 0. */
const YARDSTICK = 'greedy'
const round = (x: number, digits: number): number => Number(x.toFixed(digits)) || 0

/** Of this run. */
export interface Time {
  readonly seconds: number
  /** Others were in the file already, and some may have been too many. */
  readonly played: number
}

export function summed(
  plan: Plan,
  standings: readonly Standing[],
  sides: readonly string[],
  { seconds, played }: Time,
): Summary {
  const { game, players, scenarios, seed, limits, sprt } = plan
  const [first] = scenarios
  const several = scenarios.length > 1
  const { games, failures, pairs, elo } = figures(plan, standings, sides)
  const of = (scenario: string): readonly Standing[] => standings.filter((one) => one.contest.scenario === scenario)
  return {
    game,
    scenario: several ? 'all' : (first?.scenario as string),
    players,
    games,
    failures,
    pairs,
    elo,
    options: several ? {} : (first?.settings as Settings),
    seed,
    limits,
    ...(sprt && { sprt }),
    ...(several && {
      scenarios: scenarios.map(({ scenario, settings }) => ({
        scenario,
        options: settings,
        ...figures(plan, of(scenario), sides),
      })),
    }),
    failed: standings.flatMap(failedOf).slice(0, KEPT),
    milliseconds: pacesOf(players, standings),
    seconds: round(seconds, 3),
    played,
  }
}

/** Pairs as they are, or, over several scenarios, each with all its games. */
function figures({ players, sprt }: Plan, standings: readonly Standing[], sides: readonly string[]): Figures {
  const together = [...Map.groupBy(standings, ({ contest: { a, b } }) => `${a},${b}`).values()]
  const rows = standings.flatMap((standing) => standing.rows)
  const results = together.map((same) => {
    const { a, b } = (same[0] as Standing).contest
    return { a, b, ...counted(same.flatMap((standing) => standing.rows)) }
  })
  const pairs = together.map((same, i) => {
    const { a, b, games, points } = results[i] as (typeof results)[number]
    const [low, high] = wilson(points, games)
    const ended = same.flatMap((standing) => standing.rows)
    const [only] = same
    return {
      a,
      b,
      games,
      score: share(points, games),
      interval: [round(low, 4), round(high, 4)],
      bySide: Object.fromEntries(sides.map((side) => [side, scored(ended.filter((row) => row.side === side))])),
      ...(sprt &&
        only &&
        same.length === 1 && {
          sprt: { ratio: round(only.ratio, 3), ...(only.verdict && { verdict: only.verdict }) },
        }),
    } satisfies Pair
  })
  const ratings = Object.entries(elo([...new Set(players)], results, YARDSTICK))
  return {
    games: rows.length,
    failures: rows.filter(({ failed }) => failed).length,
    pairs,
    elo: Object.fromEntries(
      ratings.map(([player, { elo, interval }]) => [
        player,
        { elo: round(elo, 1), interval: [round(interval[0], 1), round(interval[1], 1)] as const },
      ]),
    ),
  }
}

function counted(rows: readonly Row[]): { games: number; points: number } {
  const ended = rows.flatMap(({ points }) => (points === undefined ? [] : points))
  return { games: ended.length, points: ended.reduce((sum, points) => sum + points, 0) }
}
/** Nothing played is as good as even. */
const share = (points: number, games: number): number => (games === 0 ? 0.5 : round(points / games, 4))
function scored(rows: readonly Row[]): Points {
  const { games, points } = counted(rows)
  return { games, score: share(points, games) }
}

const failedOf = ({ contest: { scenario, a, b }, rows }: Standing): FailedGame[] =>
  rows.flatMap(({ failed, number, inputs }) => (failed ? { scenario, a, b, number, inputs, ...failed } : []))

function pacesOf(players: readonly string[], standings: readonly Standing[]): Summary['milliseconds'] {
  const paces = new Map<string, Timing>(players.map((player) => [player, noTiming()]))
  for (const { contest, rows } of standings)
    for (const { paces: own } of rows) {
      addTiming(paces.get(contest.a) as Timing, own[0])
      addTiming(paces.get(contest.b) as Timing, own[1])
    }
  return Object.fromEntries(
    [...paces].map(([player, pace]) => [
      player,
      { mean: round(pace.milliseconds / Math.max(1, pace.decisions), 4), p99: round(within(pace, 0.99), 4) },
    ]),
  )
}
