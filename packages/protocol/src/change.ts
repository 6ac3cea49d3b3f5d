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

/** What is undefined is not on a wire. */
const has = (fields: Fields, field: string): boolean => Object.hasOwn(fields, field) && fields[field] !== undefined

/** Undefined if nothing has. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined
  if (!isFields(before) || !isFields(after) || Array.isArray(before) !== Array.isArray(after)) return put(after)
  if (Array.isArray(before)) return listChange(before, after as unknown as readonly unknown[])
  const change: Record<string, Change | null> = {}
  let some = false
  for (const field of Object.keys(before))
    if (!has(after, field) && has(before, field)) {
      change[field] = null
      some = true
    }
  for (const field of Object.keys(after)) {
    if (!has(after, field)) continue
    const inside = has(before, field) ? changeOf(before[field], after[field]) : put(after[field])
    if (inside === undefined) continue
    change[field] = inside
    some = true
  }
  return some ? change : undefined
}

const isSame = (one: unknown, other: unknown): boolean => changeOf(one, other) === undefined

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
  const change: Record<string, Change> = {}
  let differ = 0
  for (const [i, value] of after.entries()) {
    const inside = changeOf(before[i], value)
    if (inside === undefined) continue
    change[i] = inside
    differ += 1
  }
  if (differ === 0) return undefined
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
