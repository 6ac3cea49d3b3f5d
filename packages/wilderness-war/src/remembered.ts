/**
 * What follows from one part of the position, found once for as long as that part is the same: parts are replaced when
 * they change, never changed in place (state.ts), and most inputs change few of them.
 */
export function remembered<P extends object, T>(find: (part: P) => T): (part: P) => T {
  let last: P | undefined
  let found: T
  return (part) => {
    if (part !== last) {
      found = find(part)
      last = part
    }
    return found
  }
}
