/** Comparing JSON data in words: the path of the first difference, what was expected and what was found. */

/**
 * `whole`: both must be the same data. `named`: of objects only the fields that `expected` names count.
 * The order of an object's fields never counts.
 */
export function mismatch(
  expected: unknown,
  found: unknown,
  path: string,
  fields: 'whole' | 'named' = 'whole',
): string | undefined {
  if (Object.is(expected, found)) return undefined
  if (typeof expected !== 'object' || typeof found !== 'object' || !expected || !found || isList(expected, found))
    return differs(expected, found, path)
  if (Array.isArray(expected) && expected.length !== (found as unknown[]).length)
    return differs(expected, found, `${path} (length)`)
  for (const field of Object.keys(expected)) {
    const at = Array.isArray(expected) ? `${path}[${field}]` : `${path}.${field}`
    const problem = mismatch(fieldOf(expected, field), fieldOf(found, field), at, fields)
    if (problem) return problem
  }
  if (fields === 'named') return undefined
  for (const field of Object.keys(found))
    if (!Object.hasOwn(expected, field) && fieldOf(found, field) !== undefined)
      return differs(undefined, fieldOf(found, field), `${path}.${field}`)
  return undefined
}

const isList = (a: object, b: object): boolean => Array.isArray(a) !== Array.isArray(b)
const fieldOf = (data: object, field: string): unknown =>
  Object.hasOwn(data, field) ? (data as Record<string, unknown>)[field] : undefined

const differs = (expected: unknown, found: unknown, path: string): string =>
  `${path}: expected ${short(expected)}, found ${short(found)}`

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value))
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
