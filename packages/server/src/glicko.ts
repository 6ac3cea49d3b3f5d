/**
 * Ratings by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system"): how strong somebody is, how sure that is, and how
 * steady. A strength belongs to one title, scenario and side, so that sides which are not even are not compared.
 */
export interface Rating {
  /** How strong, on the scale of 1500. */
  readonly rating: number
  /** How unsure: the strength lies within twice of it, nineteen times in twenty. */
  readonly deviation: number
  readonly volatility: number
}
/** A game against somebody: 1 is won, 0 lost, a half drawn. */
export interface Bout {
  readonly against: Rating
  readonly score: number
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }
/** What the paper calls tau: how fast a volatility may change. */
const CHANGE = 0.5
/** One step of the paper's scale. */
const SCALE = 173.7178
const EXACT = 1e-6
/** The unsureness of a newcomer is the most there is. */
const MOST = NEWCOMER.deviation

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2)
const chanceOf = (mu: number, other: number, weight: number): number => 1 / (1 + Math.exp(-weight * (mu - other)))

/** How likely the first beats the second. */
export function chance(one: Rating, other: Rating): number {
  const phi = Math.hypot(one.deviation, other.deviation) / SCALE
  return chanceOf(one.rating / SCALE, other.rating / SCALE, weightOf(phi))
}

/** Who has not played for so many periods is less sure than before. */
export function rested({ rating, deviation, volatility }: Rating, periods: number): Rating {
  const phi = Math.sqrt((deviation / SCALE) ** 2 + periods * volatility ** 2)
  return { rating, deviation: Math.min(MOST, phi * SCALE), volatility }
}

/** The rating after the games of one period. */
export function rated(before: Rating, bouts: readonly Bout[]): Rating {
  if (bouts.length === 0) return rested(before, 1)
  const mu = (before.rating - NEWCOMER.rating) / SCALE
  const phi = before.deviation / SCALE
  let [information, surprise] = [0, 0]
  for (const { against, score } of bouts) {
    const weight = weightOf(against.deviation / SCALE)
    const expected = chanceOf(mu, (against.rating - NEWCOMER.rating) / SCALE, weight)
    information += weight * weight * expected * (1 - expected)
    surprise += weight * (score - expected)
  }
  const variance = 1 / information
  const volatility = steadied(before.volatility, phi, variance, variance * surprise)
  const unsure = Math.hypot(phi, volatility)
  const after = 1 / Math.sqrt(1 / unsure ** 2 + 1 / variance)
  return {
    rating: NEWCOMER.rating + SCALE * (mu + after ** 2 * surprise),
    deviation: Math.min(MOST, SCALE * after),
    volatility,
  }
}

/** Step 5 of the paper: the root of its function by the Illinois method. */
function steadied(sigma: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(sigma * sigma)
  const f = (x: number): number => {
    const e = Math.exp(x)
    const sum = phi * phi + variance + e
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - start) / (CHANGE * CHANGE)
  }
  let low = start
  let high: number
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance)
  else {
    let steps = 1
    while (f(start - steps * CHANGE) < 0) steps += 1
    high = start - steps * CHANGE
  }
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > EXACT) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow)
    const there = f(next)
    if (there * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    ;[high, atHigh] = [next, there]
  }
  return Math.exp(low / 2)
}
