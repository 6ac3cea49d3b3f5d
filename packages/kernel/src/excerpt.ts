/** Saying what was given, whatever it is: a text nobody vouches for may be long, deep, or made to break who writes it. */

/** Characters that move the cursor, or hide or turn round what is written. */
export const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu
/** Deeper than this nothing is written out. */
const DEPTH = 8

/** Anything, as a few harmless words to show: small data as JSON, and never an error. */
export function short(value: unknown, most = 80): string {
  const text = typeof value === 'string' ? value.slice(0, most + 1) : written(value, most + 1, DEPTH)
  const plain = text.replace(CONTROL, '?')
  return plain.length > most ? `${plain.slice(0, most)}...` : plain
}

/** Exact as far as there is room; beyond it whatever comes is cut off. */
function written(value: unknown, room: number, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room))
  if (typeof value === 'function') return 'a function'
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth === 0 || room <= 0) return '...'
  if (Array.isArray(value)) {
    let text = '['
    // By number: names for all of a million entries would be made before the first is looked at.
    for (let n = 0; n < value.length && text.length <= room; n += 1)
      text += `${n > 0 ? ',' : ''}${written(value[n], room - text.length, depth - 1)}`
    return `${text}]`
  }
  let text = '{'
  for (const field in value) {
    if (text.length > room) break
    if (text.length > 1) text += ','
    text += `${JSON.stringify(field.slice(0, room))}:`
    text += written((value as Readonly<Record<string, unknown>>)[field], room - text.length, depth - 1)
  }
  return `${text}}`
}
