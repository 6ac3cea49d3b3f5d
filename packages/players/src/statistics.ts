/** Figures over many games between players: what was measured, and how sure it is. */

/** The normal distribution lies within so many standard deviations 95 times in 100. */
const Z = 1.959963984540054

export type Interval = readonly [low: number, high: number]

/** Wilson's interval of a share, at 95 %. `hits` may hold halves: draws. */
export function wilson(hits: number, of: number): Interval {
  if (of === 0) return [0, 1]
  const share = hits / of
  const z2 = (Z * Z) / of
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (Z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of))) / (1 + z2)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

// --- when to stop -----------------------------------------------------------------------------------------------

/** Two scores between which a test decides. */
export interface Hypotheses {
  readonly low: number
  readonly high: number
}
/** How many pairs of games came to 0, 1/2, 1, 3/2 and 2 points. */
export type Pairs = readonly [number, number, number, number, number]

/** log((1 - beta) / alpha), alpha = beta = 0.05. */
export const DECIDED = Math.log(0.95 / 0.05)
/** What never came is not thought impossible. */
const UNSEEN = 1e-3

/**
 * The sequential test, over pairs of games on the same dice (pentanomial): the log of how much better the high score
 * explains the pairs than the low one does. Beyond `DECIDED`, either way, there is no need to go on.
 */
export function sprt(pairs: Pairs, { low, high }: Hypotheses): number {
  if (pairs.every((n) => n === 0)) return 0
  const seen = pairs.map((n) => n || UNSEEN)
  const less = tilt(seen, low)
  const more = tilt(seen, high)
  // The likeliest distribution of a given mean is what was seen, each divided by 1 + tilt * (score - mean).
  return seen.reduce(
    (sum, n, i) => sum + n * (Math.log(1 + less * (i / 4 - low)) - Math.log(1 + more * (i / 4 - high))),
    0,
  )
}

/** The tilt that brings the mean of what was seen to `mean`, by halving: it falls as the tilt grows. */
function tilt(seen: readonly number[], mean: number): number {
  let from = -1 / (1 - mean)
  let to = 1 / mean
  for (let i = 0; i < 60; i++) {
    const middle = (from + to) / 2
    const off = seen.reduce((sum, n, at) => sum + (n * (at / 4 - mean)) / (1 + middle * (at / 4 - mean)), 0)
    if (off > 0) from = middle
    else to = middle
  }
  return (from + to) / 2
}

// --- strength ---------------------------------------------------------------------------------------------------

export interface Result {
  readonly a: string
  readonly b: string
  readonly games: number
  /** Points of `a`, draws half. */
  readonly points: number
}
export interface Rating {
  readonly elo: number
  readonly interval: Interval
}

/** Elo points of one unit of the logistic curve. */
const ELO = 400 / Math.LN10
/** Keeps who has played nothing in the reckoning; nobody else notices. */
const LOOSE = 1e-6
const STEPS = 100

/**
 * Strengths by Bradley and Terry, the likeliest over all results, with 95 % intervals. `anchor` is at 0; without it, or if
 * it has not played, the mean is. A pair that one has won whole counts half a point less, or he would be infinitely strong.
 * Intervals take games for independent; pairs on the same dice make them rather too wide than too narrow.
 */
export function elo(
  players: readonly string[],
  results: readonly Result[],
  anchor?: string,
): Readonly<Record<string, Rating>> {
  const met = results
    .filter(({ a, b, games }) => a !== b && games > 0)
    .map(({ a, b, games, points }) => ({
      a: players.indexOf(a),
      b: players.indexOf(b),
      games,
      points: Math.min(Math.max(points, 0.5), games - 0.5),
    }))
  const strengths = players.map(() => 0)
  let spread: number[][] = []
  // Newton's way, in steps that are not too long: there is but one hill.
  for (let step = 0; step < STEPS; step++) {
    const slope = players.map(() => 0)
    const bend = players.map((_, i) => players.map((_, j) => 1 / players.length + (i === j ? LOOSE : 0)))
    const add = (i: number, j: number, n: number): void => {
      ;(bend[i] as number[])[j] = (bend[i]?.[j] as number) + n
    }
    for (const { a, b, games, points } of met) {
      const share = 1 / (1 + Math.exp((strengths[b] as number) - (strengths[a] as number)))
      const over = points - games * share
      slope[a] = (slope[a] as number) + over
      slope[b] = (slope[b] as number) - over
      const weight = games * share * (1 - share)
      add(a, a, weight)
      add(b, b, weight)
      add(a, b, -weight)
      add(b, a, -weight)
    }
    spread = inverse(bend)
    const moves = spread.map((row) => row.reduce((sum, x, j) => sum + x * (slope[j] as number), 0))
    const most = Math.max(...moves.map(Math.abs))
    for (const [i, move] of moves.entries()) strengths[i] = (strengths[i] as number) + move / Math.max(1, most)
    if (most < 1e-10) break
  }
  const zero = anchor === undefined ? -1 : players.indexOf(anchor)
  const between = (i: number, j: number): number => spread[i]?.[j] ?? 0
  return Object.fromEntries(
    players.map((player, i) => {
      const at = (strengths[i] as number) - (strengths[zero] ?? 0)
      // The inverse holds 1 / n too much everywhere, from the direction in which all move together.
      const variance =
        zero < 0 ? between(i, i) - 1 / players.length : between(i, i) + between(zero, zero) - 2 * between(i, zero)
      const half = Z * Math.sqrt(Math.max(0, variance))
      return [player, { elo: ELO * at, interval: [ELO * (at - half), ELO * (at + half)] }]
    }),
  )
}

/** Gauss and Jordan, in place. The matrices here are positive: no pivot is sought. */
function inverse(matrix: number[][]): number[][] {
  for (let i = 0; i < matrix.length; i++) {
    const row = matrix[i] as number[]
    const pivot = row[i] as number
    row[i] = 1
    for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) / pivot
    for (const other of matrix) {
      if (other === row) continue
      const factor = other[i] as number
      other[i] = 0
      for (let j = 0; j < row.length; j++) other[j] = (other[j] as number) - factor * (row[j] as number)
    }
  }
  return matrix
}

// --- time -------------------------------------------------------------------------------------------------------

/** How long decisions took. */
export interface Timing {
  decisions: number
  milliseconds: number
  /** How many took about 2 to the power of n / 8 milliseconds, by n. */
  spread: Record<string, number>
}
const FINE = 8

export const noTiming = (): Timing => ({ decisions: 0, milliseconds: 0, spread: {} })

export function clocked(pace: Timing, milliseconds: number): void {
  pace.decisions += 1
  pace.milliseconds += milliseconds
  const n = Math.ceil(FINE * Math.log2(Math.max(milliseconds, 0.001)))
  pace.spread[n] = (pace.spread[n] ?? 0) + 1
}

export function addTiming(to: Timing, { decisions, milliseconds, spread }: Timing): void {
  to.decisions += decisions
  to.milliseconds += milliseconds
  for (const [n, count] of Object.entries(spread)) to.spread[n] = (to.spread[n] ?? 0) + count
}

/** So long at most, to a tenth more, took the given share of decisions. */
export function within({ decisions, spread }: Timing, share: number): number {
  let left = decisions * share
  const rising = Object.entries(spread).sort(([a], [b]) => Number(a) - Number(b))
  for (const [n, count] of rising) {
    left -= count
    if (left <= 0) return 2 ** (Number(n) / FINE)
  }
  return 0
}
