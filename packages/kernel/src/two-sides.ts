/** Games of two sides: which is the other one, and records with something of each. */

export function twoSides<A extends string, B extends string>(first: A, second: B) {
  type Side = A | B
  type Both<T> = Readonly<Record<Side, T>>
  const both = <T>(ofFirst: T, ofSecond: T) => ({ [first]: ofFirst, [second]: ofSecond }) as Record<Side, T>
  return {
    both,
    enemyOf: (side: Side): Side => (side === first ? second : first),
    /** record[side], twice as fast where it is asked all the time. */
    sideOf: <T>(record: Both<T>, side: Side): T => (side === first ? record[first] : record[second]),
    /** The record with another value for one side. */
    withSide: <T>(record: Both<T>, side: Side, value: T): Record<Side, T> =>
      side === first ? both(value, record[second]) : both(record[first], value),
  }
}
