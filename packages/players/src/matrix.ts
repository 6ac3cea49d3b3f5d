/** Games of numbers in which both choose at once: whom a mixture of choices loses least to, found by regret matching. */

/** What each row comes to against one choice of the other: a column. */
export type Column = readonly number[]
/** All that the other may choose, holding what he holds. */
export type Holding = readonly Column[]

const ROUNDS = 400

/**
 * How often to choose each row so that it matters least if the other knows it. The other knows what he holds, each of the
 * holdings being as likely, and chooses by it; the row is chosen without knowing it.
 */
export function mixtureOf(holdings: readonly Holding[], rounds = ROUNDS): number[] {
  const rows = holdings[0]?.[0]?.length ?? 0
  const regrets = new Array<number>(rows).fill(0)
  const sums = new Array<number>(rows).fill(0)
  const others = holdings.map((columns) => new Array<number>(columns.length).fill(0))
  for (let round = 1; round <= rounds; round += 1) {
    const mixture = shares(regrets)
    const worths = new Array<number>(rows).fill(0)
    for (const [h, columns] of holdings.entries()) {
      const regret = others[h] as number[]
      // He has the last word in a round: it comes to an end sooner than if both moved at once.
      const losses = columns.map((column) => -worthOf(mixture, column))
      matched(regret, losses, shares(regret))
      const replies = shares(regret)
      for (const [j, column] of columns.entries())
        for (let i = 0; i < rows; i += 1)
          worths[i] = (worths[i] as number) + ((replies[j] as number) * (column[i] as number)) / holdings.length
    }
    matched(regrets, worths, mixture)
    // Later rounds count more.
    for (let i = 0; i < rows; i += 1) sums[i] = (sums[i] as number) + round * (mixture[i] as number)
  }
  return shares(sums)
}

/** What the mixture comes to against the best replies to it. */
export function worstOf(mixture: readonly number[], holdings: readonly Holding[]): number {
  const least = (columns: Holding): number => Math.min(...columns.map((column) => worthOf(mixture, column)))
  return holdings.reduce((sum, columns) => sum + least(columns), 0) / holdings.length
}

export function worthOf(mixture: readonly number[], column: Column): number {
  let sum = 0
  for (let i = 0; i < mixture.length; i += 1) sum += (mixture[i] as number) * (column[i] as number)
  return sum
}

/** In the measure of what is regretted; all alike where nothing is. */
function shares(regrets: readonly number[]): number[] {
  let sum = 0
  for (const regret of regrets) sum += regret
  return regrets.map((regret) => (sum > 0 ? regret / sum : 1 / regrets.length))
}
/** Whatever would have been better is regretted; what is not regretted any more is forgotten. */
function matched(regrets: number[], worths: readonly number[], chosen: readonly number[]): void {
  const had = worthOf(chosen, worths)
  for (let i = 0; i < regrets.length; i += 1)
    regrets[i] = Math.max(0, (regrets[i] as number) + (worths[i] as number) - had)
}
