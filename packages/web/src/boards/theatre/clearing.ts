/** Where numbers of arrows and signs of what happened go: beside names, rooms of spaces, contested stacks and each other. */
import type { Box, Point, Sheet } from './sheet.ts'
import { aside, type Curve, lengthOf, pointAt } from './traces.ts'

const around = ({ x, y }: Point, width: number, height = width): Box => ({
  ...{ x: x - width / 2, y: y - height / 2, width, height },
})
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  if (wide <= 0) return 0
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return high > 0 ? wide * high : 0
}
/** How much of it would be covered, or lie outside; more than `most` need not be known. */
function cost(box: Box, taken: readonly Box[], frame: Box, most: number): number {
  let sum = box.width * box.height - shared(box, frame)
  for (const one of taken) {
    if (sum > most) break
    sum += shared(box, one)
  }
  return sum
}

/** What nothing may be written over. */
export class Clearing {
  readonly #taken: Box[]
  readonly #spaces: readonly Point[]
  readonly #frame: Box
  constructor({ frame, spaces, labels }: Sheet, more: readonly Box[] = []) {
    this.#frame = { x: 0, y: 0, width: frame.width, height: frame.height }
    this.#spaces = Object.values<Point>(spaces)
    this.#taken = [...this.#spaces.map((at) => around(at, frame.room)), ...Object.values<Box>(labels), ...more]
  }
  /** It lies nearer to another space than to its own: who looks would take it for that one's. */
  isStray(box: Box, own: Point): boolean {
    const far = ({ x, y }: Point): number =>
      Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height))
    const least = far(own)
    return this.#spaces.some((one) => far(one) < least)
  }
  /** The first that covers nothing, else the one that covers least; all lie around a point. From then on it is taken. */
  take<T extends Box>(at: Point, wanted: () => Iterable<T>): T {
    const near = this.#taken.filter(
      (one) =>
        one.x < at.x + REACH &&
        one.x + one.width > at.x - REACH &&
        one.y < at.y + REACH &&
        one.y + one.height > at.y - REACH,
    )
    let found: T | undefined
    let least = Number.POSITIVE_INFINITY
    for (const box of wanted()) {
      const covers = cost(box, near, this.#frame, least)
      if (covers < least) [found, least] = [box, covers]
      if (covers === 0) break
    }
    this.#taken.push(found as T)
    return found as T
  }
}
const REACH = 480

/** Of the square or disc with a number. */
const NUMBER = 42
const ALONG = [0.3, 0.36, 0.42, 0.48, 0.55, 0.24, 0.18, 0.61, 0.68, 0.74, 0.8, 0.1, 0.9, 0, 1]
/** How far from the arrow, on which side; and how large: near and large first. */
const sides = (...all: readonly number[]): readonly number[] => all.flatMap((by) => (by === 0 ? [0] : [by, -by]))
const LOOKS: readonly (readonly [beside: readonly number[], scales: readonly number[]])[] = [
  [sides(0, 20, 26, 33, 40), [1, 0.8, 0.62]],
  [sides(48, 56, 66, 76), [0.8, 0.62]],
  [sides(0, 26, 40, 56, 76, 88, 100, 120), [0.5]],
]
export interface NumberSpot extends Point {
  readonly scale: number
}
/** The number of an arrow: on it, as near to its beginning as it may, else beside it; smaller before it goes further away. */
export function numberAt({ points }: Pick<Curve, 'points'>, clearing: Clearing): NumberSpot {
  const spots = function* () {
    for (const [beside, scales] of LOOKS)
      for (const scale of scales)
        for (const by of beside) {
          const line = by === 0 ? points : aside(points, by)
          const long = lengthOf(line)
          for (const part of ALONG) yield { ...around(pointAt(line, long * part), NUMBER * scale), scale }
        }
  }
  const { x, y, width, scale } = clearing.take(pointAt(points, lengthOf(points) / 2), spots)
  return { x: x + width / 2, y: y + width / 2, scale }
}

const SCALES = [1, 0.8, 0.62]
const RINGS = [2, 14, 30, 50, 76, 105, 140, 180, 230]
const SHIFTS = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1, 1.4, -1.4]
/** Signs in so many rows take this, at their full size. */
export interface Rows {
  readonly rows: number
  readonly width: number
  readonly height: number
}
export interface Signs extends Box {
  readonly rows: number
  readonly scale: number
  /** So far from its place, or so near to another, that a line has to lead there. */
  readonly isFar: boolean
}
/** Signs of a place: over it, else under or beside it; in more rows and smaller before they go further away, unless they are to stay large. */
export function signsAt(at: Point, room: number, forms: readonly Rows[], clearing: Clearing, large = false): Signs {
  const spots = function* (): Iterable<Signs> {
    for (const scales of large ? [[1, 0.85], SCALES] : [SCALES])
      for (const ring of RINGS)
        for (const scale of scales)
          for (const { rows, width, height } of forms) {
            const [w, h] = [width * scale, height * scale]
            const [up, out] = [room / 2 + ring + h / 2, room / 2 + ring + w / 2]
            const made = (x: number, y: number) => ({ ...around({ x, y }, w, h), rows, scale, isFar: ring > 20 })
            for (const shift of SHIFTS) {
              yield made(at.x + shift * w, at.y - up)
              yield made(at.x + shift * w, at.y + up)
              yield made(at.x + out, at.y + shift * h * 2)
              yield made(at.x - out, at.y + shift * h * 2)
            }
          }
  }
  const signs = clearing.take(at, spots)
  return { ...signs, isFar: signs.isFar || clearing.isStray(signs, at) }
}
/** So many things of these widths, in rows that are about as long. */
export function rowsOf(widths: readonly number[], high: number, gap: number): readonly Rows[] {
  const most = Math.min(4, Math.ceil(widths.length / 2))
  return Array.from({ length: Math.max(1, most) }, (_, i) => {
    const lines = inRows(widths, i + 1)
    const width = Math.max(...lines.map((line) => line.reduce((sum, one) => sum + one + gap, -gap)))
    return { rows: i + 1, width, height: lines.length * (high + gap) - gap }
  })
}
/** Cut into so many parts. */
export function inRows<T>(all: readonly T[], rows: number): readonly (readonly T[])[] {
  const each = Math.ceil(all.length / rows)
  return Array.from({ length: Math.ceil(all.length / each) }, (_, i) => all.slice(i * each, (i + 1) * each))
}
