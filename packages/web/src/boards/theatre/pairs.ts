/**
 * Where two enemies stand who share a space: each has a chip of its own, as large as there is room for. The places are fixed
 * for the whole sheet, as if every space were contested: no chip lies on a name, in the room of another space or on another chip.
 */
import { type Box, overlap, type Point, type Sheet } from './sheet.ts'

export type Pair = Readonly<Record<'british' | 'french', Box>>
/** Above each chip, for the badges on its edge. */
export const STRIP = 9
const GAP = 2
/** Of a chip with its strip, in parts of the room: the largest that fits is taken. */
const SIZES: readonly (readonly [width: number, height: number])[] = [
  ...([
    [1, 0.88],
    [0.92, 0.82],
    [0.84, 0.78],
    [0.78, 0.7],
    [1, 0.64],
    [0.72, 0.64],
    [0.9, 0.58],
  ] as const),
  ...([
    [0.66, 0.64],
    [0.8, 0.54],
    [0.6, 0.6],
    [1, 0.49],
  ] as const),
]
/** How far the two may be moved from the middle of their space, in parts of what they take; it stays under them or at their edge. */
const SHIFTS = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((n) => n / 8)

const pairs = new WeakMap<Sheet, Map<string, Pair>>()
export function pairAt(sheet: Sheet, space: string): Pair {
  const known = pairs.get(sheet) ?? new Map<string, Pair>()
  pairs.set(sheet, known)
  const pair = known.get(space) ?? placed(sheet, space)
  known.set(space, pair)
  return pair
}

const around = ({ x, y }: Point, width: number, height: number): Box => ({
  ...{ x: x - width / 2, y: y - height / 2, width, height },
})
/** The part of the map that is nearer to one space than to another: all corners of a box are, or it is not in it. */
function isNearer({ x, y, width, height }: Box, own: Point, other: Point): boolean {
  const [dx, dy] = [other.x - own.x, other.y - own.y]
  const [cx, cy] = [dx > 0 ? x + width : x, dy > 0 ? y + height : y]
  return (cx - (own.x + other.x) / 2) * dx + (cy - (own.y + other.y) / 2) * dy <= 0
}

/** No two can meet, since each keeps to what is nearer to its own space. */
function placed({ frame, spaces, labels }: Sheet, space: string): Pair {
  const { room, width, height } = frame
  const at = spaces[space] as Point
  // Wherever the two stand, they are within this.
  const sight = around(at, 4.2 * room, 4.2 * room)
  const names = Object.values(labels).filter((box) => overlap(box, sight))
  const others = Object.values(spaces).filter((to) => to !== at && overlap(around(to, 4 * room, 4 * room), sight))
  const rooms = others.map((to) => around(to, room, room))
  const isFree = (box: Box): boolean =>
    box.x > 0 &&
    box.y > 0 &&
    box.x + box.width < width &&
    box.y + box.height < height &&
    !names.some((one) => overlap(box, one)) &&
    !rooms.some((one) => overlap(box, one)) &&
    others.every((other) => isNearer(box, at, other))
  for (const [w, h] of SIZES) {
    const box = formsOf(w * room, h * room)
      .map(({ dx, dy, width: wide, height: high }) => ({ x: at.x + dx, y: at.y + dy, width: wide, height: high }))
      .find(isFree)
    if (box) return halves(box)
  }
  return halves(around(at, room, room))
}
/** Side by side or one above the other, the nearest to the middle first: from the space to the corner of the two. */
interface Form {
  readonly dx: number
  readonly dy: number
  readonly width: number
  readonly height: number
  readonly far: number
}
const forms = new Map<number, readonly Form[]>()
function formsOf(wide: number, high: number): readonly Form[] {
  const key = wide * 1000 + high
  const known = forms.get(key) ?? worked(wide, high)
  forms.set(key, known)
  return known
}
const worked = (wide: number, high: number): readonly Form[] =>
  [
    { width: 2 * wide + GAP, height: high },
    { width: wide, height: 2 * high + GAP },
  ]
    .flatMap(({ width, height }) =>
      SHIFTS.flatMap((x) =>
        SHIFTS.map((y) => ({
          ...{ dx: (x - 0.5) * width, dy: (y - 0.5) * height, width, height },
          far: Math.hypot(x * width, y * height),
        })),
      ),
    )
    .sort((a, b) => a.far - b.far)
/** The British on the left, or above. */
function halves({ x, y, width, height }: Box): Pair {
  if (width > height) {
    const half = (width - GAP) / 2
    return { british: { x, y, width: half, height }, french: { x: x + half + GAP, y, width: half, height } }
  }
  const half = (height - GAP) / 2
  return { british: { x, y, width, height: half }, french: { x, y: y + half + GAP, width, height: half } }
}
