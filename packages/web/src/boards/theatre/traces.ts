/** What just happened, read from the log: who went where, and what befell a place. */
import type { LogLine } from '@carillon/kernel'
import type { Point, Sheet } from './sheet.ts'

export type Side = 'british' | 'french'
/** By land, by water, to raid and back, or beaten. */
export type Going = 'march' | 'water' | 'raid' | 'retreat'
/** From place to place, by one way after the other. */
export interface Go {
  readonly go: Going
  readonly side: Side
  readonly path: readonly string[]
  /** Those who went: who goes on is drawn as one arrow. None: the same as before. */
  readonly who: readonly string[]
}
export type SignKind = 'battle' | 'siege' | 'loss' | 'control' | 'enters' | 'built' | 'raided' | 'repelled'
/** What befell a place. */
export interface Sign {
  readonly sign: SignKind
  readonly at: string
  readonly side?: Side | undefined
  readonly count?: number
}
/** Dice that fell there, as the game's die counts its faces. */
export interface Rolled {
  readonly faces: readonly number[]
  readonly at: string
}
export type Trace = Go | Sign | Rolled

/** Finds what a line leaves on the map. `here` is where the fight is that is being told of. */
export type Find = (line: LogLine) => ((here: string | undefined) => readonly Trace[]) | undefined

/** Reads the lines one after the other; those that are about a battle say where only when it begins. */
export function readTraces(news: readonly LogLine[], find: Find, where: string | undefined): readonly Trace[] {
  let here = where
  const all: Trace[] = []
  for (const line of news)
    for (const trace of find(line)?.(here) ?? []) {
      if ('sign' in trace && (trace.sign === 'battle' || trace.sign === 'siege')) here = trace.at
      all.push(trace)
    }
  return all
}

/** Arrows in their order: who goes on makes one longer; of two that would lie on each other, the last. */
export function arrowsOf(traces: readonly Trace[]): readonly Go[] {
  const found = new Map<string, Go>()
  let last: Go | undefined
  for (const trace of traces) {
    if (!('go' in trace)) continue
    if (last && goesOn(last, trace)) {
      found.delete(keyOfGo(last))
      last = {
        ...trace,
        path: [...last.path, ...trace.path.slice(1)],
        who: trace.who.length > 0 ? trace.who : last.who,
      }
    } else last = trace
    found.delete(keyOfGo(last))
    found.set(keyOfGo(last), last)
  }
  return [...found.values()]
}
const goesOn = (a: Go, b: Go): boolean =>
  a.go === 'march' &&
  a.side === b.side &&
  b.go === 'march' &&
  a.path.at(-1) === b.path[0] &&
  (b.who.length === 0 || b.who.some((one) => a.who.includes(one)))
const keyOfGo = ({ go, side, path }: Go): string => `${go} ${side} ${path.join(' ')}`

/** What lies at one place: signs with their numbers, and the dice that fell last. */
export interface Spot {
  readonly at: string
  readonly signs: readonly Sign[]
  readonly faces: readonly number[]
}
export function spotsOf(traces: readonly Trace[]): readonly Spot[] {
  const spots = new Map<string, { at: string; signs: Sign[]; faces: readonly number[] }>()
  for (const trace of traces) {
    if ('go' in trace) continue
    const spot = spots.get(trace.at) ?? { at: trace.at, signs: [], faces: [] }
    spots.set(trace.at, spot)
    if ('faces' in trace) spot.faces = trace.faces
    else spot.signs = [...spot.signs.filter((one) => !isSame(one, trace)), sum(spot.signs, trace)]
  }
  return [...spots.values()]
}
/** Whoever wins, it is one battle; and whatever was tried, one raid. */
const isSame = (a: Sign, b: Sign): boolean => a.sign === b.sign && (a.side === b.side || a.sign === 'battle')
function sum(signs: readonly Sign[], next: Sign): Sign {
  const before = signs.find((one) => isSame(one, next))
  if (!before) return next
  const side = next.side ?? before.side
  return next.count === undefined ? { ...next, side } : { ...next, side, count: next.count + (before.count ?? 0) }
}

// --- where to draw -----------------------------------------------------------------------------------------------

export interface Curve {
  readonly line: string
  /** Moves and turns an arrow-head that lies at 0, 0 and looks to the right. */
  readonly head: string
  readonly points: readonly Point[]
}
export type Where = (place: string) => Point | undefined

/** Both ends keep off the room of their place; who goes the other way keeps to the other side. */
export function curveOf({ path, go }: Go, sheet: Sheet, where: Where): Curve | undefined {
  const hops = path.slice(1).map((to, i) => hop(path[i] as string, to, go, sheet, where))
  const way = hops.flatMap((points, i) => (i === 0 ? points : points.slice(1)))
  const [from, to] = [way[0], way.at(-1)]
  if (!from || !to || way.length < 2) return undefined
  const r = sheet.frame.room / 2
  const line = cut(aside(way, KEEP), r * 0.6, r + HEAD)
  const tip = line.at(-1) as Point
  const before = line.at(-2) as Point
  const angle = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI
  return {
    line: `M${line.map(text).join('L')}`,
    head: `translate(${text(tip)}) rotate(${angle.toFixed(0)})`,
    points: line,
  }
}
const HEAD = 13
const KEEP = 6
/** A point as paths are written. */
export const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

/** Along the connection between two places, as it is drawn; else in a bow. */
function hop(from: string, to: string, go: Going, sheet: Sheet, where: Where): readonly Point[] {
  const [a, b] = [where(from), where(to)]
  if (!a || !b) return []
  const forth = go === 'raid' ? undefined : sheet.ways[`${from}--${to}`]
  const back = go === 'raid' ? undefined : sheet.ways[`${to}--${from}`]
  if (forth) return pointsIn(forth.path)
  return back ? pointsIn(back.path).toReversed() : bow(a, b)
}
/** A path of the sheet: a point, then steps. */
function pointsIn(path: string): Point[] {
  const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  let [x = 0, y = 0] = numbers
  const points = [{ x, y }]
  for (let i = 2; i + 1 < numbers.length; i += 2) {
    x += numbers[i] as number
    y += numbers[i + 1] as number
    points.push({ x, y })
  }
  return points
}
const STEPS = 16
function bow(a: Point, b: Point): Point[] {
  const bend = 0.2
  const [mx, my] = [(a.x + b.x) / 2 + (b.y - a.y) * bend, (a.y + b.y) / 2 - (b.x - a.x) * bend]
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return { x: p * a.x + q * mx + r * b.x, y: p * a.y + q * my + r * b.y }
  })
}
/** A little to the right of the way. */
export function aside(points: readonly Point[], by: number): Point[] {
  return points.map(({ x, y }, i) => {
    const [a, b] = [points[Math.max(0, i - 1)] as Point, points[Math.min(points.length - 1, i + 1)] as Point]
    const long = apart(a, b) || 1
    return { x: x - ((b.y - a.y) / long) * by, y: y + ((b.x - a.x) / long) * by }
  })
}
export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, i) => sum + apart(points[i] as Point, point), 0)
export function pointAt(points: readonly Point[], along: number): Point {
  let left = along
  for (const [i, b] of points.slice(1).entries()) {
    const a = points[i] as Point
    const step = apart(a, b)
    if (step >= left && step > 0) return { x: a.x + ((b.x - a.x) * left) / step, y: a.y + ((b.y - a.y) * left) / step }
    left -= step
  }
  return points.at(-1) as Point
}
/** Without so much of its beginning and end; a short one keeps its middle half. */
function cut(points: readonly Point[], first: number, last: number): Point[] {
  const long = lengthOf(points)
  const start = Math.min(first, long * 0.25)
  const end = long - Math.min(last, long * 0.3)
  const kept: Point[] = [pointAt(points, start)]
  let at = 0
  for (const [i, point] of points.slice(1).entries()) {
    at += apart(points[i] as Point, point)
    if (at > start + 1 && at < end - 1) kept.push(point)
  }
  return [...kept, pointAt(points, end)]
}
