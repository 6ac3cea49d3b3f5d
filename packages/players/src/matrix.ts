/** Games of numbers in which both choose at once: which mixture of choices loses least to who knows it, by regret matching. */

/** What each row comes to against one choice of the other: a column. */
export type Column = readonly number[]
/** All that the other may choose, holding what he holds. */
export type Holding = readonly Column[]

/** With many holdings fewer rounds do: what is averaged over them is smooth. */
const [ROUNDS, FEWEST, WORK] = [400, 60, 2000]

/**
 * How often to choose each row so that it matters least if the other knows it. The other knows what he holds, each of the
 * holdings being as likely, and chooses by it; the row is chosen without knowing it.
 */
export function mixtureOf(
  holdings: readonly Holding[],
  rounds = Math.min(ROUNDS, Math.max(FEWEST, Math.ceil(WORK / holdings.length))),
): number[] {
  const rows = holdings[0]?.[0]?.length ?? 0
  const [regrets, mixture, worths, sums] = [rows, rows, rows, rows].map(zeros) as [Row, Row, Row, Row]
  const others = holdings.map(({ length }) => ({
    regrets: zeros(length),
    shares: zeros(length),
    losses: zeros(length),
  }))
  for (let round = 1; round <= rounds; round += 1) {
    share(regrets, mixture)
    worths.fill(0)
    for (let h = 0; h < holdings.length; h += 1) {
      const columns = holdings[h] as Holding
      const other = others[h] as (typeof others)[number]
      for (let j = 0; j < columns.length; j += 1) other.losses[j] = -worthOf(mixture, columns[j] as Column)
      // He has the last word in a round: it comes to an end sooner than if both moved at once.
      share(other.regrets, other.shares)
      regret(other.regrets, other.losses, other.shares)
      share(other.regrets, other.shares)
      for (let j = 0; j < columns.length; j += 1) {
        const column = columns[j] as Column
        const often = (other.shares[j] as number) / holdings.length
        for (let i = 0; i < rows; i += 1) worths[i] = (worths[i] as number) + often * (column[i] as number)
      }
    }
    regret(regrets, worths, mixture)
    // Later rounds count more.
    for (let i = 0; i < rows; i += 1) sums[i] = (sums[i] as number) + round * (mixture[i] as number)
  }
  share(sums, mixture)
  return [...mixture]
}

type Row = Float64Array
const zeros = (length: number): Row => new Float64Array(length)

export function worthOf(mixture: ArrayLike<number>, column: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < mixture.length; i += 1) sum += (mixture[i] as number) * (column[i] as number)
  return sum
}
/** In the measure of what is regretted; all alike where nothing is. */
function share(regrets: Row, into: Row): void {
  let sum = 0
  for (let i = 0; i < regrets.length; i += 1) sum += regrets[i] as number
  for (let i = 0; i < regrets.length; i += 1) into[i] = sum > 0 ? (regrets[i] as number) / sum : 1 / regrets.length
}
/** Whatever would have been better is regretted; what is not regretted any more is forgotten. */
function regret(regrets: Row, worths: Row, chosen: Row): void {
  const had = worthOf(chosen, worths)
  for (let i = 0; i < regrets.length; i += 1)
    regrets[i] = Math.max(0, (regrets[i] as number) + (worths[i] as number) - had)
}
