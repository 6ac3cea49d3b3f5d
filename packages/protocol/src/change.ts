/** What has changed between two values of JSON, by key: views are tables by name, so that a walk finds all there is to say. */

/**
 * A text, a number, true or false is put in its place, anything else as `[value]`; an object changes the fields it names, and takes
 * those out that are null. Of a list fields are places; `splice` says from which place on how many are taken out, and what is put
 * there.
 */
export type Change = Plain | readonly [unknown] | { readonly [field: string]: Change | null }
type Plain = string | number | boolean
const put = (value: unknown): Change => (typeof value === 'object' || value === undefined ? [value] : (value as Plain))

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** What is undefined is not on a wire; nor is what all objects inherit. */
function at(fields: Fields, field: string): unknown {
  const value = fields[field]
  return typeof value === 'function' ? undefined : value
}

/** Undefined if nothing has. Of several who look at the same each is asked for anew: to remember what was found costs more than to find it. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined
  if (!isFields(before) || !isFields(after) || Array.isArray(before) !== Array.isArray(after)) return put(after)
  return Array.isArray(before)
    ? listChange(before, after as unknown as readonly unknown[])
    : fieldsChange(before, after)
}

/** Of so many fields the values are taken all at once, if the names are the same: that is quicker than one by one. */
const MANY = 24

/** Plain data inherits nothing that is gone through: so a walk makes no list of names. */
function fieldsChange(before: Fields, after: Fields): Change | undefined {
  if (countOf(after) >= MANY) {
    const names = Object.keys(after)
    if (areSameNames(names, Object.keys(before))) return valuesChange(names, before, after)
  }
  let change: Record<string, Change | null> | undefined
  let stay = 0
  for (const field in after) {
    const is = after[field]
    const was = at(before, field)
    if (was !== undefined || (is === undefined && Object.hasOwn(before, field))) stay += 1
    if (was === is) continue
    const inside = is === undefined ? null : was === undefined ? put(is) : changeOf(was, is)
    if (inside === undefined) continue
    change ??= {}
    change[field] = inside
  }
  if (countOf(before) === stay) return change
  for (const field in before)
    if (before[field] !== undefined && at(after, field) === undefined) {
      change ??= {}
      change[field] = null
    }
  return change
}
function areSameNames(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}
function valuesChange(names: readonly string[], before: Fields, after: Fields): Change | undefined {
  const then = Object.values(before)
  const now = Object.values(after)
  let change: Record<string, Change | null> | undefined
  for (let i = 0; i < names.length; i++) {
    const was = then[i]
    const is = now[i]
    if (was === is) continue
    const inside = is === undefined ? null : was === undefined ? put(is) : changeOf(was, is)
    if (inside === undefined) continue
    change ??= {}
    change[names[i] as string] = inside
  }
  return change
}
function countOf(fields: Fields): number {
  let count = 0
  for (const _ in fields) count += 1
  return count
}

/** Whether nothing has changed. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isFields(one) || !isFields(other) || Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one)) {
    const list = other as unknown as readonly unknown[]
    if (one.length !== list.length) return false
    for (let i = 0; i < list.length; i++) if (one[i] !== list[i] && !isSame(one[i], list[i])) return false
    return true
  }
  let stay = 0
  for (const field in other) {
    const is = other[field]
    if (is === undefined) continue
    const was = at(one, field)
    if (was !== is && !isSame(was, is)) return false
    stay += 1
  }
  if (countOf(one) === stay) return true
  for (const field in one) if (one[field] !== undefined && at(other, field) === undefined) return false
  return true
}

/** A list of the same length by place; else what was put between its beginning and its end, which stay. */
function listChange(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  if (before.length === after.length) return placesChange(before, after)
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  if (start + end === 0) return [after]
  return { splice: [[start, before.length - start - end, ...after.slice(start, after.length - end)]] }
}
/** Lists of which both ways of telling are tried. */
const FEW = 4
const lengthOf = (change: Change): number => JSON.stringify(change).length
function placesChange(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  let change: Record<string, Change> | undefined
  let differ = 0
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue
    const inside = changeOf(before[i], after[i])
    if (inside === undefined) continue
    change ??= {}
    change[i] = inside
    differ += 1
  }
  if (!change) return undefined
  // A list that is another one is shorter told whole.
  if (differ * 2 <= after.length) return change
  return after.length <= FEW && lengthOf(change) < lengthOf([after]) ? change : [after]
}

/** The value after the change; what has not changed is the same thing as before. */
export function changed(before: unknown, change: Change): unknown {
  if (typeof change !== 'object') return change
  if (Array.isArray(change)) return change[0]
  const fields = change as { readonly [field: string]: Change | null }
  if (Array.isArray(before)) {
    const { splice, ...places } = fields
    const list = [...before]
    if (Array.isArray(splice)) {
      const [start, removed, ...more] = splice[0] as [number, number, ...unknown[]]
      list.splice(start, removed, ...more)
    }
    for (const [i, inside] of Object.entries(places)) list[Number(i)] = changed(list[Number(i)], inside as Change)
    return list
  }
  const after: Record<string, unknown> = { ...(before as Fields) }
  for (const [field, inside] of Object.entries(fields)) {
    if (inside === null) delete after[field]
    else after[field] = changed(after[field], inside as Change)
  }
  return after
}
