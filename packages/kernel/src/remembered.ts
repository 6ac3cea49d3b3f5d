/**
 * What follows from parts of a position, found once for as long as they are the same: parts are replaced when they change,
 * never changed in place, and most inputs change few of them. These are the only memories of "the position asked about
 * last" that rules have. `find` sees the parts alone, so it cannot follow from anything else. What it finds is made anew
 * each time, so that whoever keeps it keeps something true; where that costs too much it fills a table again, which then
 * never leaves its module: that gives out entries.
 */
type Part = object | null
/** All of them are always given: a part with a default would be none of those that are compared. */
type Parts =
  | readonly [object]
  | readonly [object, Part]
  | readonly [object, Part, Part]
  | readonly [object, Part, Part, Part]

export function remembered<P extends Parts, T>(find: (...parts: P) => T): (...parts: P) => T
// One or two are most often asked about; a list of them would be made anew at every question.
export function remembered(find: (...parts: unknown[]) => unknown): (...parts: unknown[]) => unknown {
  let a: unknown
  let b: unknown
  let c: unknown
  let d: unknown
  let found: unknown
  // Apart, so that what is asked all the time is nothing but comparisons.
  function renew(a1: unknown, b1?: unknown, c1?: unknown, d1?: unknown): unknown {
    found = find(a1, b1, c1, d1)
    a = a1
    b = b1
    c = c1
    d = d1
    return found
  }
  function renewKnown(a1: unknown, b1: unknown, more: unknown): unknown {
    if (more === undefined) return renew(a1, b1)
    throw new Error(`remembered by ${find.length} parts and asked about more: a part may have no default`)
  }
  if (find.length === 1) return (a1, b1) => (a1 === a && b1 === undefined ? found : renewKnown(a1, undefined, b1))
  if (find.length === 2)
    return (a1, b1, c1) => (a1 === a && b1 === b && c1 === undefined ? found : renewKnown(a1, b1, c1))
  return (a1, b1, c1, d1) => (a1 === a && b1 === b && c1 === c && d1 === d ? found : renew(a1, b1, c1, d1))
}

/**
 * The same for a part that changes little by little, where making all anew costs too much: `renew` brings one table up to
 * date, from that of `last` to that of `part`. Such a table never leaves its module either.
 */
export function renewed<P extends object, T>(
  first: P,
  table: T,
  renew: (table: T, part: P, last: P) => void,
): (part: P) => T {
  let last = first
  // A parameter would be looked up whenever it is asked for; a constant is put there.
  const kept = table
  function bringUpToDate(part: P): T {
    renew(kept, part, last)
    last = part
    return kept
  }
  return (part) => (part === last ? kept : bringUpToDate(part))
}
