/**
 * The drawn lines as paths small enough to paint fast: a path that spans the map is walked again for every tile of it,
 * so lines are cut, and marks gathered by the square they stand in.
 */
import { CLIFFS, FIELDS, FRAME, LAND, LINES, SHADE, WOODS } from './geometry.ts'

type Pair = readonly [number, number]
type Line = readonly Pair[]

/** Polylines of a path as maps/lib/line.mjs writes it: M, then m, l and z. */
function read(path: string): Line[] {
  const lines: Pair[][] = []
  let [x, y] = [0, 0]
  let start: Pair = [0, 0]
  for (const [, letter, numbers] of path.matchAll(/([Mmlz])([^Mmlz]*)/g)) {
    if (letter === 'z') {
      lines.at(-1)?.push(start)
      ;[x, y] = start
      continue
    }
    const values = (numbers?.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    for (let i = 0; i + 1 < values.length; i += 2) {
      x += values[i]!
      y += values[i + 1]!
      if (letter !== 'l' && i === 0) {
        start = [x, y]
        lines.push([])
      }
      lines.at(-1)?.push([x, y])
    }
  }
  return lines
}
const round = (n: number) => Math.round(n * 10) / 10
const write = (line: Line) => `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`

/** Lines in pieces of at most `most` points; each starts where the last one ends. */
function cut(lines: readonly Line[], most = 60): string[] {
  return lines.flatMap((line) =>
    Array.from({ length: Math.ceil((line.length - 1) / most) }, (_, i) =>
      write(line.slice(i * most, (i + 1) * most + 1)),
    ),
  )
}

const SQUARE = 250
/** Marks by the square their first point lies in. */
function gather<T>(marks: readonly T[], where: (mark: T) => Pair, draw: (mark: T) => string): string[] {
  const squares = new Map<string, string>()
  for (const mark of marks) {
    const [x, y] = where(mark)
    const key = `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`
    squares.set(key, (squares.get(key) ?? '') + draw(mark))
  }
  return [...squares.values()]
}
const strokes = (path: string) => gather(read(path), (l) => l[0]!, write)

const land = read(LAND)
export const LAND_PIECES = land.map((ring) => `${write(ring)}z`)
export const COAST = cut(land)
export const WATER_LINES = LINES.map((d) => cut(read(d)))
export const CLIFF_MARKS = strokes(CLIFFS)
export const FIELD_MARKS = strokes(FIELDS)

/** Where a level line crosses the rings. */
function crossings(rings: readonly Line[], y: number): number[] {
  const at: number[] = []
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1]!, ring[i]!]
      if (a[1] > y !== b[1] > y) at.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    }
  return at.sort((a, b) => a - b)
}
/** The parts of a level line inside the rings (even-odd). */
function level(rings: readonly Line[], y: number): [Pair, Pair][] {
  const at = crossings(rings, y)
  const inside: [Pair, Pair][] = []
  for (let i = 0; i + 1 < at.length; i += 2)
    if (at[i + 1]! - at[i]! > 1)
      inside.push([
        [at[i]!, y],
        [at[i + 1]!, y],
      ])
  return inside
}

const WATER_RULING = 2.1
/** The shore's shade: level lines from the land to the end of a belt along it, every other one shorter. */
function shade(): string[] {
  const belts = SHADE.map((d) => [...read(d), ...land])
  const count = Math.floor(FRAME.height / WATER_RULING)
  const lines = Array.from({ length: count }, (_, i) => level(belts[i % 2]!, i * WATER_RULING)).flat()
  return gather(
    lines,
    ([from]) => from,
    ([[x, y], [end]]) => `M${round(x)} ${round(y)}h${round(end - x)}`,
  )
}
export const SHADE_LINES = shade()

const BORDER_RULING = 3
/** A zone's border, ruled at an angle (in degrees). */
export function ruled(region: string, inner: string, angle: number): string {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const turned = [...read(region), ...read(inner)].map((ring) =>
    ring.map(([x, y]): Pair => [x * cos + y * sin, y * cos - x * sin]),
  )
  const heights = turned.flat().map(([, y]) => y)
  let d = ''
  for (let y = Math.min(...heights) + 0.5; y < Math.max(...heights); y += BORDER_RULING)
    for (const ends of level(turned, y)) d += write(ends.map(([u, v]): Pair => [u * cos - v * sin, v * cos + u * sin]))
  return d
}

interface Tree {
  readonly outline: string
  readonly shade: string
}
const TREES: readonly Tree[] = [
  // broad crown
  {
    outline:
      'm-1-2.6c-2 .9-4-.3-3.6-2.1-1.5-1-.7-3.2.9-3.2.2-1.8 2.8-2.5 3.7-1 1.7-.9 3.7.3 3.3 2 1.6.7 1.4 3.2-.4 3.5-.3 1.3-2.6 1.8-3.9.8z',
    shade: 'm-.2 0v-2.8m2-.4q2-.6 1.6-2.4m-2.6 1.2q1.6-.8 1.4-2.6',
  },
  // fir
  { outline: 'm0-11.5l-3.1 5.1 1.3-.3-2.3 4.2h8.2l-2.3-4.2 1.3.3z', shade: 'm0 0v-2.5m.8-.6l1.6-2.4m-.2 2.2l.9-1.4' },
  // bush
  {
    outline:
      'm-2.6-1.4c-1.6.2-2.6-1.8-1.3-2.8-.3-1.7 1.6-2.4 2.5-1.5.8-1.7 3.4-1.2 3.3.6 1.7 0 2.2 2.4.7 3.1-.4 1.3-4 1.5-5.2.6z',
    shade: 'm-3 .4h6.4m-1.6-2.2q1.3-.6 1-1.9m-2.2 1.2q.9-.5.9-1.7',
  },
  // pine, higher
  {
    outline: 'm0-13.5l-2.6 4.4 1-.2-2.1 4 1.2-.3-2 3.4h9l-2-3.4 1.2.3-2.1-4 1 .2z',
    shade: 'm0 0v-2.2m.9-.5l1.8-2.6m-1.5-.7l.9-1.7',
  },
]
const ORDER = [0, 1, 2, 1, 3, 0, 2, 3, 1, 0, 2]

function plant(part: keyof Tree): string[] {
  const feet = Array.from({ length: WOODS.length / 2 }, (_, i) => ({ x: WOODS[2 * i]!, y: WOODS[2 * i + 1]!, i }))
  return gather(
    feet,
    ({ x, y }) => [x, y],
    ({ x, y, i }) => `M${x} ${y}${TREES[ORDER[i % ORDER.length]!]![part]}`,
  )
}
export const TREE_OUTLINES = plant('outline')
export const TREE_SHADES = plant('shade')
