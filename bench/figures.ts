/** The figures to reach, and whether they are. Speeds are compared within a round, then the median is taken. */
import { BARE, BOARDGAME_IO, type Entry, KERNEL } from './contestant.ts'

/** What each contestant did, a round each. */
export type Rounds = ReadonlyMap<string, readonly Entry[]>

export interface Figure {
  readonly name: string
  readonly found: number
  readonly limit: number
  readonly atLeast: boolean
  readonly met: boolean
}

/** What a game is to reach; the speed in inputs (choices and draws) to moves of boardgame.io's toy. */
interface Goals {
  readonly times: number
  readonly gameMilliseconds?: number
  readonly forkMicroseconds: number
  readonly forkToClone?: number
  readonly storedBytes: number
}
const GOALS: Readonly<Record<string, Goals>> = {
  'quebec-1759': { times: 40, forkMicroseconds: 30, forkToClone: 1 / 10, storedBytes: 4096 },
  'bayonets-and-tomahawks': { times: 25, gameMilliseconds: 25, forkMicroseconds: 60, storedBytes: 8192 },
  'wilderness-war': { times: 25, gameMilliseconds: 40, forkMicroseconds: 60, storedBytes: 8192 },
}

export function figures(rounds: Rounds, games: readonly string[]): Figure[] {
  const toy = rounds.get(KERNEL) as readonly Entry[]
  const speed = ({ pace }: Entry): number => pace.movesPerSecond
  return [
    atLeast(`${KERNEL}, times boardgame.io`, 45, ratios(rounds, toy, speed, BOARDGAME_IO)),
    atLeast(`${KERNEL}, of the bare loop`, 1 / 6, ratios(rounds, toy, speed, BARE)),
    ...games.flatMap((id) => gameFigures(id, rounds)),
  ]
}

function gameFigures(id: string, rounds: Rounds): Figure[] {
  const goals = GOALS[id]
  if (!goals) return []
  const entries = rounds.get(id) as readonly Entry[]
  const measured = entries.flatMap((entry) => entry.measured ?? [])
  const inputs = (entry: Entry): number => entry.measured?.inputsPerSecond ?? 0
  const { times, gameMilliseconds, forkMicroseconds, forkToClone, storedBytes } = goals
  return [
    atLeast(`${id}, inputs, times boardgame.io`, times, ratios(rounds, entries, inputs, BOARDGAME_IO)),
    ...(gameMilliseconds
      ? [atMost(`${id}, a game, milliseconds`, gameMilliseconds, median(measured.map((m) => m.gameMilliseconds)))]
      : []),
    atMost(`${id}, fork, microseconds`, forkMicroseconds, median(measured.map((m) => m.forkMicroseconds))),
    ...(forkToClone
      ? [
          atMost(
            `${id}, fork, of structuredClone`,
            forkToClone,
            median(measured.map((m) => m.forkMicroseconds / m.cloneMicroseconds)),
          ),
        ]
      : []),
    atMost(`${id}, largest stored position, bytes`, storedBytes, Math.max(...measured.map((m) => m.savedBytesMax))),
  ]
}

/** How many times as fast as `other` moves. */
function ratios(rounds: Rounds, entries: readonly Entry[], speed: (entry: Entry) => number, other: string): number {
  const others = rounds.get(other) as readonly Entry[]
  return median(entries.map((entry, round) => speed(entry) / (others[round] as Entry).pace.movesPerSecond))
}

const atLeast = (name: string, limit: number, found: number): Figure => ({
  name,
  found,
  limit,
  atLeast: true,
  met: found >= limit,
})
const atMost = (name: string, limit: number, found: number): Figure => ({
  name,
  found,
  limit,
  atLeast: false,
  met: found <= limit,
})

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

/** Entry by entry, the median of every number. */
export function medianEntry(entries: readonly Entry[]): Entry {
  const merge = <T extends object>(all: readonly T[]): T => {
    const keys = Object.keys(all[0] as T) as (keyof T)[]
    return Object.fromEntries(keys.map((key) => [key, median(all.map((one) => one[key] as number))])) as T
  }
  const measured = entries.flatMap((entry) => entry.measured ?? [])
  const pace = merge(entries.map((entry) => entry.pace))
  return measured.length > 0 ? { pace, measured: merge(measured) } : { pace }
}
