/** States are plain JSON data: small tools to check that, to compare and to freeze them. */
import { mismatch } from '../mismatch.ts'

/** Why a value is not plain JSON data, with its place; undefined if it is. */
export const notJson = (value: unknown, path: string): string | undefined =>
  isJson(value) ? undefined : whyNot(value, path)

/** The same without words: every position of every game is looked at. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isJson)
  const proto = Object.getPrototypeOf(value)
  return (proto === Object.prototype || proto === null) && Object.values(value).every(isJson)
}
function whyNot(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}, which JSON loses`
  if (typeof value !== 'object') return `${path} is ${typeof value}, which JSON loses`
  const isList = Array.isArray(value)
  const proto = Object.getPrototypeOf(value)
  if (!isList && proto !== Object.prototype && proto !== null)
    return `${path} is a ${proto?.constructor?.name}, not data`
  if (isList && Object.keys(value).length !== value.length) return `${path} has holes or names in a list`
  for (const [field, inner] of Object.entries(value)) {
    const problem = whyNot(inner, isList ? `${path}[${field}]` : `${path}.${field}`)
    if (problem) return problem
  }
  return undefined
}

/** Where two data first differ, in words. */
export const difference = (expected: unknown, found: unknown, path: string): string | undefined =>
  isSame(expected, found) ? undefined : mismatch(expected, found, path)

/** The same without words: what is looked at after every input is nearly always equal. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false
    return true
  }
  const fields = Object.keys(a)
  if (Array.isArray(b) || fields.length !== Object.keys(b).length) return false
  for (const field of fields)
    if (!Object.hasOwn(b, field) || !isSame(a[field as keyof typeof a], b[field as keyof typeof b])) return false
  return true
}

/** Whether both are the same text as JSON, to the byte, without writing it. A field that is undefined may say no. */
export function isSameText(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [fields, others] = [Object.keys(a), Object.keys(b)]
  if (fields.length !== others.length) return false
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i] as keyof typeof a
    if (field !== others[i] || !isSameText(a[field], b[field])) return false
  }
  return true
}

/** From now on every attempt to change it, however deep, throws. */
export function freezeAll<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) freezeAll(inner)
  return value
}

/** As it comes out of a file. */
export const reread = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** The same text for the same data, in whatever order the fields stand. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? 'undefined'
  )
}
