/**
 * Where two enemies stand who share a space: each has a chip as large as that of any other stack. The two lie on their space or
 * beside it, on no name, in no room of another space and on no other two; where they lie off it a line leads there, through no name.
 */
import { type Box, overlap, type Point, type Sheet } from './sheet.ts'

/** A chip with the strip above it, and the middle of the two, from which both grow. */
export interface Half extends Box {
  readonly middle: Point
}
export interface Pair {
  readonly british: Half
  readonly french: Half
  /** Where a line to their space begins, if they do not lie on it. */
  readonly lead: Point | undefined
}
/** Above each chip, for the badges on its edge. */
export const STRIP = 9
const GAP = 2
/** Of a chip, in parts of the room: as stacks that stand alone have it. */
export const HIGH = 0.74
/** How large, and how far off, both in parts of the room: a smaller one on its space before a large one far from it. */
const TIERS: readonly (readonly [size: number, far: number])[] = [
  ...([1, 0.9] as const).map((size) => [size, 0] as const),
  ...([0.4, 0.8] as const).flatMap((far) => [[1, far] as const, [0.9, far] as const]),
  ...([1, 0.9, 0.8, 0.7] as const).map((size) => [size, 1.4] as const),
  ...([1, 0.9, 0.8, 0.7] as const).map((size) => [size, 3] as const),
]
const STEPS = Array.from({ length: 33 }, (_, i) => (i - 16) / 8)

/** The last question of a sheet: it is asked again and again of one position. */
const known = new WeakMap<Sheet, { readonly key: string; readonly pairs: ReadonlyMap<string, Pair> }>()
export function pairsOn(sheet: Sheet, contested: readonly string[]): ReadonlyMap<string, Pair> {
  const key = contested.join()
  const last = known.get(sheet)
  if (last?.key === key) return last.pairs
  const pairs = new Map<string, Pair>()
  const taken: Box[] = []
  for (const space of contested) {
    const pair = placed(sheet, space, taken)
    pairs.set(space, pair)
    taken.push(pair.british, pair.french)
  }
  known.set(sheet, { key, pairs })
  return pairs
}
export const boxesOf = (pairs: ReadonlyMap<string, Pair>): readonly Box[] =>
  [...pairs.values()].flatMap(({ british, french }) => [british, french])

export const around = ({ x, y }: Point, width: number, height = width): Box => ({
  ...{ x: x - width / 2, y: y - height / 2, width, height },
})
const nearest = ({ x, y, width, height }: Box, at: Point): Point => ({
  x: Math.max(x, Math.min(x + width, at.x)),
  y: Math.max(y, Math.min(y + height, at.y)),
})

/** As thick as the line that leads to them. */
const LINE = 3
/** Whether the line between two points leads through a box. */
function crosses(a: Point, b: Point, { x, y, width, height }: Box): boolean {
  let [first, last] = [0, 1]
  for (const [from, to, low, long] of [[a.x, b.x, x, width] as const, [a.y, b.y, y, height] as const]) {
    const ends = [low - LINE / 2, low + long + LINE / 2].map((end) => (end - from) / (to - from || 1e-9))
    ;[first, last] = [Math.max(first, Math.min(...ends)), Math.min(last, Math.max(...ends))]
  }
  return first < last
}

function placed({ frame, spaces, labels }: Sheet, space: string, taken: readonly Box[]): Pair {
  const { room, width, height } = frame
  const at = spaces[space] as Point
  // Wherever the two stand, they are within this.
  const sight = around(at, 12 * room)
  const others = Object.values<Point>(spaces).flatMap((to) => (to === at ? [] : [around(to, room)]))
  const names = Object.values<Box>(labels).filter((box) => overlap(box, sight))
  const full = [...names, ...[...others, ...taken].filter((box) => overlap(box, sight))]
  const isFree = (box: Box): boolean =>
    box.x > 0 &&
    box.y > 0 &&
    box.x + box.width < width &&
    box.y + box.height < height &&
    !full.some((one) => overlap(box, one)) &&
    !names.some((name) => crosses(at, nearest(box, at), name))
  for (const [size, far] of TIERS) {
    const free = formsOf(size * room, size * room * HIGH + STRIP, far * room, room).find(({ dx, dy, ...form }) =>
      isFree({ x: at.x + dx, y: at.y + dy, ...form }),
    )
    if (free) return halves({ x: at.x + free.dx, y: at.y + free.dy, width: free.width, height: free.height }, at)
  }
  return halves(around(at, room), at)
}
/** From the space to the corner of the two. */
interface Form {
  readonly dx: number
  readonly dy: number
  readonly width: number
  readonly height: number
}
const forms = new Map<string, readonly Form[]>()
/** Side by side or one above the other, the nearest to the space first. */
function formsOf(wide: number, high: number, far: number, room: number): readonly Form[] {
  const key = `${wide} ${high} ${far}`
  const made = forms.get(key) ?? worked(wide, high, far, room)
  forms.set(key, made)
  return made
}
const worked = (wide: number, high: number, far: number, room: number): readonly Form[] =>
  [
    { width: 2 * wide + GAP, height: high },
    { width: wide, height: 2 * high + GAP },
  ]
    .flatMap((form) =>
      STEPS.flatMap((x) =>
        STEPS.map((y) => {
          const [mx, my] = [x * 2 * room, y * 2 * room]
          const box = around({ x: mx, y: my }, form.width, form.height)
          const off = nearest(box, { x: 0, y: 0 })
          return { ...form, dx: box.x, dy: box.y, off: Math.hypot(off.x, off.y), way: Math.hypot(mx, my) }
        }),
      ),
    )
    .filter(({ off }) => off <= far)
    .sort((a, b) => a.off - b.off || a.way - b.way)
    .map(({ dx, dy, width, height }) => ({ dx, dy, width, height }))

/** The British on the left, or above. */
function halves(whole: Box, at: Point): Pair {
  const { x, y, width, height } = whole
  const middle = { x: x + width / 2, y: y + height / 2 }
  const end = nearest(whole, at)
  const lead = end.x === at.x && end.y === at.y ? undefined : end
  const isWide = width > height
  const half = ((isWide ? width : height) - GAP) / 2
  const size = isWide ? { width: half, height } : { width, height: half }
  const second = isWide ? { x: x + half + GAP, y } : { x, y: y + half + GAP }
  return { british: { x, y, ...size, middle }, french: { ...second, ...size, middle }, lead }
}
