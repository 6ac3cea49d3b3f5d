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

/** Of games: how many times boardgame.io's toy, in inputs (choices and draws) to moves. */
const TIMES_BOARDGAME_IO: Readonly<Record<string, number>> = { 'quebec-1759': 40 }
const FORK_MICROSECONDS = 30
const FORK_TO_CLONE = 1 / 10
const STORED_BYTES = 4096

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
  const entries = rounds.get(id) as readonly Entry[]
  const measured = entries.flatMap((entry) => entry.measured ?? [])
  const inputs = (entry: Entry): number => entry.measured?.inputsPerSecond ?? 0
  const times = TIMES_BOARDGAME_IO[id]
  return [
    ...(times
      ? [atLeast(`${id}, inputs, times boardgame.io`, times, ratios(rounds, entries, inputs, BOARDGAME_IO))]
      : []),
    atMost(`${id}, fork, microseconds`, FORK_MICROSECONDS, median(measured.map((m) => m.forkMicroseconds))),
    atMost(
      `${id}, fork, of structuredClone`,
      FORK_TO_CLONE,
      median(measured.map((m) => m.forkMicroseconds / m.cloneMicroseconds)),
    ),
    atMost(`${id}, largest stored position, bytes`, STORED_BYTES, Math.max(...measured.map((m) => m.savedBytesMax))),
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
