/** What the rules know to be there: looked at, where a cast would only say so. */

/** A part of the position that is under way, an entry of a list, what was searched for. Throws if it is not there. */
export function given<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`)
  return value
}
/** What was named by an option or by a test, by number. All that comes from outside comes through such a function. */
export function numberOf(
  what: string,
  ids: readonly (string | number)[],
  first = 0,
): (id: string | number | undefined) => number {
  const numbers = new Map<unknown, number>(ids.map((id, n) => [String(id), n + first]))
  return (id) => {
    const n = numbers.get(id)
    if (n === undefined) throw new Error(`there is no ${what} ${id}`)
    return n
  }
}
