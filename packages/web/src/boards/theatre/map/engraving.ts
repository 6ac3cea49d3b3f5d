/** What the engraver makes of a sheet: few paths, but none that goes over the whole map, so that a part of it is drawn fast. */
import type { Point, Sheet } from '../sheet.ts'

const PATCH = 450
const patchOf = ({ x, y }: Point): string => `${Math.floor(x / PATCH)} ${Math.floor(y / PATCH)}`
/** One path a patch of the map. */
function patches<T extends Point>(all: readonly T[], draw: (one: T) => string): readonly string[] {
  const paths = new Map<string, string>()
  for (const one of all) paths.set(patchOf(one), (paths.get(patchOf(one)) ?? '') + draw(one))
  return [...paths.values()]
}

/** A rounded top, and strokes on its eastern side. */
const hill = ({ x, y, size: s }: Sheet['hills'][number]): string => {
  const to = (...parts: readonly number[]) => parts.map((part) => (part * s).toFixed(1)).join(' ')
  const strokes = [0.3, 0.5, 0.7].map(
    (at, i) => `m${to(0.12, 0.1)}l${to(at - 0.02 * i, 0.52 - 0.12 * i)}m${to(0.02 * i - at, 0.12 * i - 0.52)}`,
  )
  return `M${x - s} ${y}q${to(0.5, -1.1, 1, -0.9)}q${to(0.6, 0.1, 1, 0.9)}m${to(-1, -0.86)}${strokes.join('')}`
}
export const hills = (sheet: Sheet): readonly string[] => patches(sheet.hills, hill)

const tree = ({ x, y }: Point): string => `M${x} ${y}v-3.5m-4.5.5q-2.5-5.5 2-7 2-5.5 5.5-1 4.5 2 1 7.5zm10.5 3h4`
export const woods = (sheet: Sheet): readonly string[] => patches(sheet.woods, tree)
export const hachures = (sheet: Sheet): readonly string[] => {
  const strokes = sheet.hachures.match(/M[^M]+/g) ?? []
  const starts = strokes.map((stroke) => {
    const [x = 0, y = 0] = stroke
      .slice(1)
      .split(/[ a-z]/)
      .map(Number)
    return { x, y, stroke }
  })
  return patches(starts, ({ stroke }) => stroke)
}

/** All ways of a kind. */
export const waysOf = (sheet: Sheet, kind: string): readonly string[] =>
  patches(
    Object.values(sheet.ways)
      .filter((way) => way.kind === kind)
      .map(({ path, middle }) => ({ ...middle, path })),
    ({ path }) => path,
  )

/** The shores with few points, for the broad and soft strokes off them: fine ones would take long to draw. */
export function shoals({ land }: Sheet, apart = 14): readonly string[] {
  const pieces: (Point & { d: string })[] = []
  for (const line of linesOf(land)) {
    const [first] = line
    if (!first) continue
    let last = first
    for (const point of [...line, first]) {
      if (point !== first && Math.hypot(point.x - last.x, point.y - last.y) < apart) continue
      const goesOn = pieces.at(-1)?.d.endsWith(at(last)) && patchOf(last) === patchOf(point)
      pieces.push({ ...point, d: `${goesOn ? '' : `M${at(last)}`}L${at(point)}` })
      last = point
    }
  }
  return patches(pieces, ({ d }) => d)
}
const at = ({ x, y }: Point): string => `${x.toFixed(0)} ${y.toFixed(0)}`
/** The lines of a path as the script writes it: one `M`, then `l`, `m` and `z`, relative. */
export function linesOf(path: string): readonly (readonly Point[])[] {
  const lines: Point[][] = []
  let pen: Point = { x: 0, y: 0 }
  for (const [, command, text = ''] of path.matchAll(/([Mmlz])([^Mmlz]*)/g)) {
    if (command === 'z') pen = lines.at(-1)?.[0] ?? pen
    if (command === 'M' || command === 'm') lines.push([])
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [dx, dy] = [numbers[i] as number, numbers[i + 1] as number]
      pen = command === 'M' ? { x: dx, y: dy } : { x: pen.x + dx, y: pen.y + dy }
      lines.at(-1)?.push(pen)
    }
  }
  return lines
}
/** The head of an arrow that stops `short` before the end of a way. */
export function headOf(path: string, short: number, size: number): string {
  const points = [...(linesOf(path)[0] ?? [])]
  const end = points.at(-1) as Point
  while (
    points.length > 2 &&
    Math.hypot((points.at(-2) as Point).x - end.x, (points.at(-2) as Point).y - end.y) < short
  )
    points.pop()
  const from = points.at(-2) as Point
  const long = Math.hypot(end.x - from.x, end.y - from.y)
  const [dx, dy] = [(end.x - from.x) / long, (end.y - from.y) / long]
  const at = (along: number, aside: number) =>
    `${(end.x - dx * along - dy * aside).toFixed(1)} ${(end.y - dy * along + dx * aside).toFixed(1)}`
  return `M${at(short, 0)}L${at(short + size * 1.6, size)} ${at(short + size * 1.6, -size)}z`
}

/** Spaces that are further apart have no land of their region between them. */
const WASHED = 260
/** A region: the triangles between its spaces that hold no other one. With a broad edge it is washed with colour. */
export function regionOf<Space extends string>(sheet: Sheet<Space>, spaces: readonly Space[]): string {
  const points = spaces.map((id) => sheet.spaces[id])
  const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < WASHED
  let path = ''
  points.forEach((a, i) => {
    path += `M${at(a)}h.1`
    const near = points.slice(i + 1).filter((b) => isNear(a, b))
    near.forEach((b, j) => {
      const others = near.slice(j + 1).filter((c) => isNear(b, c))
      if (others.length === 0) path += `M${at(a)}L${at(b)}`
      for (const c of others) if (isEmpty(a, b, c, points)) path += `M${at(a)}L${at(b)} ${at(c)}z`
    })
  })
  return path
}
/** Whether no point lies in the circle through three. */
function isEmpty(a: Point, b: Point, c: Point, points: readonly Point[]): boolean {
  const [bx, by, cx, cy] = [b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y]
  const twice = 2 * (bx * cy - by * cx)
  const x = (cy * (bx * bx + by * by) - by * (cx * cx + cy * cy)) / twice
  const y = (bx * (cx * cx + cy * cy) - cx * (bx * bx + by * by)) / twice
  const radius = Math.hypot(x, y) - 0.01
  return points.every((p) => Math.hypot(p.x - a.x - x, p.y - a.y - y) >= radius)
}
