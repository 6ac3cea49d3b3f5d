/**
 * What the rules know to be there: looked at, where a cast would only say so. A part of the position that is under way, an entry of
 * a list, what was searched for. Throws if it is not there.
 */
export function given<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`)
  return value
}
