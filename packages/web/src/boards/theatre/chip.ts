/** What is written on the chip of a stack, and where: shapes and numbers keep apart, whatever the chip's size. */
import type { FORM } from './shapes.ts'

/** A number on the chip, and what is counted. */
export interface Count {
  /** Without one the number is that of all, and large. */
  readonly form?: keyof typeof FORM
  /** How many of them have lost a step. */
  readonly reduced?: number
  readonly count: number
  /** Only that there are some. */
  readonly bare?: boolean
}
/** Where a number and its shape are on the chip. */
export interface Cell extends Count {
  readonly x: number
  readonly y: number
  /** The shape's middle, and how large it is. */
  readonly over: readonly [x: number, y: number]
  readonly scale: number
  /** Of the digits. */
  readonly size: number
}
/** In units of the map: a digit of 22, a shape at its full size, and what lies between two of them. */
const DIGIT = 12
const SHAPE = 15
const BETWEEN = 6
const EDGE = 2.5
/** Digits and shapes at their full size. */
const SIZE = 22
const FORM_SCALE = 1.6
const FULL_HEIGHT = 44
const digitsOf = (count: number): number => DIGIT * String(count).length

export function cellsOf(counts: readonly Count[], width: number, height: number): readonly Cell[] {
  return counts.every(({ form, bare }) => form && !bare)
    ? columnsOf(counts, width, height)
    : linesOf(counts, width, height)
}
/** From afar: all of them, as large as the chip. */
export function totalOf(counts: readonly Count[], width: number, height: number): readonly Cell[] {
  const all = counts.find(({ form }) => !form)?.count ?? counts.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return cellsOf(counts, width, height)
  const size = Math.min(height * 1.05, (SIZE * (width - 2 * EDGE)) / digitsOf(all))
  return [{ count: all, x: width / 2, y: height / 2 + size * 0.34, over: [0, 0], scale: 1, size }]
}
const room = (width: number): number => width - 2 * EDGE

/** Side by side, each shape above its number; a column is as wide as it needs. */
function columnsOf(counts: readonly Count[], width: number, height: number): readonly Cell[] {
  const wide = counts.map(({ count }) => Math.max(SHAPE, digitsOf(count)))
  const whole = wide.reduce((sum, one) => sum + one, BETWEEN * (wide.length - 1))
  const by = Math.min(1, room(width) / whole, height / FULL_HEIGHT)
  // What is over lies between and beside the columns.
  const gap = Math.max(0, (width - whole * by) / (wide.length + 1))
  let from = gap
  return counts.map((count, i) => {
    const own = (wide[i] as number) * by
    const x = from + own / 2
    from += own + BETWEEN * by + gap
    return {
      ...{ ...count, x: Math.min(x, width - EDGE - own / 2), y: height - 4.5 * by, over: [x, 11.5 * by] as const },
      ...{ scale: FORM_SCALE * by, size: SIZE * by },
    }
  })
}
/** The number of all below a line of the others, each behind its shape. */
function linesOf(counts: readonly Count[], width: number, height: number): readonly Cell[] {
  const takes = ({ form, bare, count }: Count) => (form ? SHAPE + (bare ? 0 : digitsOf(count) + 1) : 0)
  const shapes = counts.filter(({ form }) => form)
  const whole = shapes.reduce((sum, count) => sum + takes(count), 3 * (shapes.length - 1))
  const alone = shapes.length === counts.length
  const deep = height / TWO_LINES
  const by = Math.min(1, room(width) / whole, deep)
  const middle = alone ? height / 2 : 10.5 * Math.min(1, deep)
  let from = (width - whole * by) / 2
  return counts.map((count) => {
    if (!count.form) {
      const size = Math.min(LARGE * Math.min(1, deep), (SIZE * room(width)) / digitsOf(count.count))
      return { ...count, over: [0, 0], x: width / 2, y: height - 3.5 * Math.min(1, deep), scale: 1, size }
    }
    const left = from
    from += (takes(count) + 3) * by
    const x = left + (SHAPE + digitsOf(count.count) / 2) * by
    return { ...count, over: [left + 6.8 * by, middle], x, y: middle + 7.3 * by, scale: 1.3 * by, size: SIZE * by }
  })
}
/** The number of all, and what it takes with a line over it. */
const LARGE = 26
const TWO_LINES = 41.4
