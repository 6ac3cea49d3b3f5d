/** What the engraver makes of a sheet: one path for all trees, one for all hills. */
import type { Point, Sheet } from '../sheet.ts'

/** A rounded top, and strokes on its eastern side. */
const hill = ({ x, y, size: s }: Sheet['hills'][number]): string => {
  const to = (...parts: readonly number[]) => parts.map((part) => (part * s).toFixed(1)).join(' ')
  const strokes = [0.3, 0.5, 0.7].map(
    (at, i) => `m${to(0.12, 0.1)}l${to(at - 0.02 * i, 0.52 - 0.12 * i)}m${to(0.02 * i - at, 0.12 * i - 0.52)}`,
  )
  return `M${x - s} ${y}q${to(0.5, -1.1, 1, -0.9)}q${to(0.6, 0.1, 1, 0.9)}m${to(-1, -0.86)}${strokes.join('')}`
}
export const hills = (sheet: Sheet): string => sheet.hills.map(hill).join('')

const tree = ({ x, y }: Point): string => `M${x} ${y}v-3.5m-4.5.5q-2.5-5.5 2-7 2-5.5 5.5-1 4.5 2 1 7.5zm10.5 3h4`
export const woods = (sheet: Sheet): string => sheet.woods.map(tree).join('')

/** All ways of some kinds in one path. */
export const waysOf = (sheet: Sheet, is: (kind: string) => boolean): string =>
  Object.values(sheet.ways)
    .filter(({ kind }) => is(kind))
    .map(({ path }) => path)
    .join('')

/** The points of a way: one `M`, then `l` with pairs. */
function pointsOf(path: string): readonly Point[] {
  const numbers = (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
  let [x, y] = [0, 0]
  return Array.from({ length: numbers.length / 2 }, (_, i) => {
    x += numbers[2 * i] as number
    y += numbers[2 * i + 1] as number
    return { x, y }
  })
}
/** The head of an arrow that stops `short` before the end of a way. */
export function headOf(path: string, short: number, size: number): string {
  const points = [...pointsOf(path)]
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

/** A region as a band round its spaces and the ways between them: it is washed with colour. */
export function regionOf<Space extends string>(sheet: Sheet<Space>, spaces: readonly Space[]): string {
  const within = new Set<string>(spaces)
  const ways = Object.entries(sheet.ways)
    .filter(([id]) => id.split('--').every((end) => within.has(end)))
    .map(([, { path }]) => path)
  return [...spaces.map((id) => `M${sheet.spaces[id].x} ${sheet.spaces[id].y}h.1`), ...ways].join('')
}
