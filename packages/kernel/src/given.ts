/**
 * What the rules know to be there: looked at, where a cast would only say so. A part of the position that is under way, an entry of
 * a list, what was searched for. Throws if it is not there.
 */
export const given = <T>(value: T | null | undefined, what: string): T => value ?? missing(what)
// Apart, so that what is asked all the time stays small enough to be put where it is asked.
function missing(what: string): never {
  throw new Error(`there is no ${what}`)
}
