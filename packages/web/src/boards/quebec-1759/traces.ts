/** Who went where: from the log, from the orders on the table, or from the draft of an order. */
import { idOf, type LogLine, type Name, type Option } from '@carillon/kernel'
import { type River, SIDES, type Side, tellers, type View, type Way, type Zone } from '@carillon/quebec-1759/page'
import { type Box, type Point, RIVERS, ZONES } from './map/geometry.ts'
import { waterway } from './map/river.ts'

export interface Trace {
  readonly side: Side
  readonly from: Zone | River
  readonly to: Zone | River
  readonly kind: Way | 'ships' | 'indian'
  readonly count?: number
  /** Only written so far. */
  readonly draft?: true
}

type PlaceName = Name<'space', Zone | River>
const route = (from: PlaceName, to: PlaceName) => ({ from: idOf(from), to: idOf(to) })
const indians = ({ from, to }: { readonly from: PlaceName; readonly to: PlaceName }): Trace[] => [
  { ...route(from, to), side: 'french', kind: 'indian' },
]
/** What the log tells of moves, in words of the game. */
const traceOf = tellers<[], Trace[]>({
  'log.order.march': ({ side, from, to, way, count }) => [
    { side: idOf(side), ...route(from, to), kind: idOf(way), count },
  ],
  'log.order.march.secret': ({ side, from, to, way, units }) => [
    { side: idOf(side), ...route(from, to), kind: idOf(way), count: units.length },
  ],
  'log.retreat': ({ side, from, to, way }) => [{ side: idOf(side), ...route(from, to), kind: idOf(way) }],
  'log.order.indian': indians,
  'log.withdraw': indians,
  'log.order.naval': ({ ships, to }) => {
    const river = idOf(to)
    return [
      { side: 'british', from: river === 'bason' ? 'st_laurent' : 'bason', to: river, kind: 'ships', count: ships },
    ]
  },
})
export const tracesOf = (news: readonly LogLine[]): Trace[] => news.flatMap((line) => traceOf(line)?.() ?? [])

/** The order a side is writing, or has written. */
/** `held` is the last of it, until it is confirmed. */
export function orderTraces(view: View, held?: Option): Trace[] {
  const draft = view.step === 'orders' ? { draft: true as const } : {}
  return SIDES.flatMap((side): Trace[] => {
    const order = view.orders[side]
    if (order?.kind === 'march')
      return order.groups.map(({ to, way, count }, i) => {
        const last = held && i === order.groups.length - 1 ? held : {}
        // How many are all that are left the sentence says that is confirmed.
        const gone = last.do === 'all' ? 0 : count + (last.unit ? 1 : 0)
        return { side, from: order.from, to, kind: way, count: gone, ...draft }
      })
    if (order?.kind === 'indian') return [{ side, from: order.from, to: order.to, kind: 'indian', ...draft }]
    if (order?.kind === 'naval') {
      const from = order.to === 'bason' ? 'st_laurent' : 'bason'
      return [{ side, from, to: order.to, kind: 'ships', count: order.ships, ...draft }]
    }
    return []
  })
}

export const traceKey = ({ side, from, to, kind }: Trace): string => `${side} ${from} ${to} ${kind}`

/** The orders on the table, else what the news tells; of arrows that would lie on each other, the last one. */
export function shownTraces(view: View, news: readonly LogLine[], held?: Option): readonly Trace[] {
  const own = orderTraces(view, held)
  const traces = own.length > 0 ? own : tracesOf(news)
  return [...new Map(traces.map((trace) => [traceKey(trace), trace])).values()]
}

const placeOf = (space: Zone | River): Point => {
  if (space in RIVERS) {
    const [a, , , b] = RIVERS[space as River].ships
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  return ZONES[space as Zone].centre
}

/** What an arrow keeps off: names, and blocks with their shields. */
export interface Keeping {
  readonly names: readonly Box[]
  readonly stand: readonly Box[]
}
const NOTHING: Keeping = { names: [], stand: [] }
/** As usual, to the other side, further; the first that crosses least. */
const BENDS = [1, -1, 1.8, -1.8, 0.3, 2.6, -2.6, 3.6, -3.6]
/** What must be left of an arrow, by steps. */
const SHORTEST = 9
export interface Arrow {
  readonly line: string
  readonly head: string
  readonly points: readonly Point[]
}
const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)
const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
/** Corners are cut, twice. */
const smooth = (points: readonly Point[], times = 2): readonly Point[] =>
  times === 0 || points.length < 3
    ? points
    : smooth(
        [
          points[0] as Point,
          ...points
            .slice(1)
            .flatMap((b, i) => [between(points[i] as Point, b, 0.25), between(points[i] as Point, b, 0.75)]),
          points.at(-1) as Point,
        ],
        times - 1,
      )
/** From place to place: on the water by the river, else in a bow. The two sides bend away from each other, if nothing lies there. */
function wayOf({ from, to, kind, side }: Trace, by = 1): readonly Point[] {
  const [a, b] = [placeOf(from), placeOf(to)]
  if (kind === 'boat' || kind === 'ships') return smooth([a, ...waterway(from, to), b])
  const length = apart(a, b) || 1
  const bend = (by * Math.min(70, length * 0.18) * (side === 'british' ? 1 : -1)) / length
  const mid = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend }
  return Array.from({ length: 25 }, (_, i) => between(between(a, mid, i / 24), between(mid, b, i / 24), i / 24))
}
/** Points of a way at equal steps; without its ends, where blocks stand. */
function steps(way: readonly Point[], first: number, last: number): readonly Point[] {
  const far = way.map((_, i) => i)
  for (const [i] of way.entries())
    far[i] = i === 0 ? 0 : (far[i - 1] as number) + apart(way[i - 1] as Point, way[i] as Point)
  const long = far.at(-1) as number
  const [start, end] = [Math.min(first, long * 0.25), long - Math.min(last, long * 0.3)]
  const count = Math.max(2, Math.ceil((end - start) / STEP))
  let k = 1
  return Array.from({ length: count + 1 }, (_, n) => {
    const at = start + ((end - start) * n) / count
    while (k < way.length - 1 && (far[k] as number) < at) k += 1
    const [from, to] = [far[k - 1] as number, far[k] as number]
    return between(way[k - 1] as Point, way[k] as Point, to > from ? (at - from) / (to - from) : 0)
  })
}
const STEP = 4
/** On the water an arrow runs in waves of this length. */
const WAVE = 26
const isIn = ({ x, y }: Point, box: Box, edge: number): boolean =>
  x > box.x - edge && x < box.x + box.width + edge && y > box.y - edge && y < box.y + box.height + edge
/** Keeps off names where it may bend, and its ends off names and what stands where it goes. */
export function arrowOf(trace: Trace, large = false, { names, stand }: Keeping = NOTHING): Arrow {
  const ends = large ? 80 : 62
  const edge = large ? 22 : 14
  const isNamed = (at: Point): boolean => names.some((name) => isIn(at, name, large ? 10 : 8))
  /** Of a way, what lies between the names and blocks at its ends. */
  const freed = (way: readonly Point[]): readonly Point[] => {
    const free = way.findLastIndex((at) => !stand.some((box) => isIn(at, box, edge)))
    const points = way.slice(0, Math.max(free + 1, Math.ceil(way.length / 2)))
    const middle = Math.floor(points.length / 2)
    const first = points.findLastIndex((at, i) => i < middle && isNamed(at)) + 1
    const last = points.findIndex((at, i) => i >= middle && isNamed(at))
    const part = points.slice(first, last < 0 ? undefined : last)
    return part.length < SHORTEST ? points : part
  }
  const crossed = (points: readonly Point[]): number => points.filter(isNamed).length
  const ways = (trace.kind === 'boat' || trace.kind === 'ships' ? [1] : BENDS).map((by) =>
    freed(steps(wayOf(trace, by), 50, ends)),
  )
  // One that crosses less, or is much longer.
  const points = ways.reduce((a, b) =>
    crossed(b) < crossed(a) || (crossed(b) === crossed(a) && b.length > 1.4 * a.length) ? b : a,
  )
  const wet = trace.kind === 'boat' || trace.kind === 'ships'
  const waved = points.map((point, i) => {
    const [a, b] = [points[Math.max(0, i - 1)] as Point, points[Math.min(points.length - 1, i + 1)] as Point]
    const long = apart(a, b) || 1
    const off = wet ? Math.sin(((i * STEP) / WAVE) * 2 * Math.PI) * 5 : 0
    return { x: point.x - ((b.y - a.y) / long) * off, y: point.y + ((b.x - a.x) / long) * off }
  })
  const tip = points.at(-1) as Point
  const before = points.at(-4) ?? (points[0] as Point)
  const angle = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI
  return {
    line: `M${waved.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
    head: `translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)}) rotate(${angle.toFixed(0)})`,
    points,
  }
}

/** Where their numbers go, one after the other: none lies on another. */
export function badgesOf(arrows: readonly Arrow[], size: number, taken: readonly Box[]): readonly Point[] {
  const boxes = [...taken]
  return arrows.map((arrow) => {
    const at = badgeOf(arrow, size, boxes)
    boxes.push({ x: at.x - size, y: at.y - size, width: 2 * size, height: 2 * size })
    return at
  })
}
/** Where its number goes: along it, where it lies on no name and no block, as near to its middle as it may. */
export function badgeOf({ points }: Arrow, size: number, taken: readonly Box[]): Point {
  const middle = points.length / 2
  const order = points.map((_, i) => i).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const covers = (i: number): number => {
    const { x, y } = points[i] as Point
    return taken.filter(
      (box) => x + size > box.x && x - size < box.x + box.width && y + size > box.y && y - size < box.y + box.height,
    ).length
  }
  const best = order.find((i) => covers(i) === 0) ?? order.reduce((a, b) => (covers(b) < covers(a) ? b : a))
  return points[best] as Point
}
