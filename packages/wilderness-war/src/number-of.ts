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
