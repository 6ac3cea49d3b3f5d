/** Who went where: from the log, from the orders on the table, or from the draft of an order. */
import { idOf, type LogLine, type Name } from '@carillon/kernel'
import { type River, SIDES, type Side, tellers, type View, type Way, type Zone } from '@carillon/quebec-1759/page'
import { type Point, RIVERS, ZONES } from './map/geometry.ts'

export interface Trace {
  readonly side: Side
  readonly from: Zone | River
  readonly to: Zone | River
  readonly kind: Way | 'ships' | 'indian'
  readonly count?: number
  /** Only written so far. */
  readonly draft?: true
}

type Place = Name<'space', Zone | River>
const route = (from: Place, to: Place) => ({ from: idOf(from), to: idOf(to) })
const indians = ({ from, to }: { readonly from: Place; readonly to: Place }): Trace[] => [
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
export function orderTraces(view: View): Trace[] {
  const draft = view.step === 'orders' ? { draft: true as const } : {}
  return SIDES.flatMap((side): Trace[] => {
    const order = view.orders[side]
    if (order?.kind === 'march')
      return order.groups.map(({ to, way, count }) => ({ side, from: order.from, to, kind: way, count, ...draft }))
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
export function shownTraces(view: View, news: readonly LogLine[]): readonly Trace[] {
  const own = orderTraces(view)
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

export interface Arrow {
  readonly line: string
  readonly head: string
  readonly badge: Point
}
/** A bow from place to place; on the water it runs in waves. The two sides bend away from each other. */
export function arrowOf({ from, to, kind, side }: Trace, large = false): Arrow {
  const [a, b] = [placeOf(from), placeOf(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const bend = Math.min(70, length * 0.18) * (side === 'british' ? 1 : -1)
  const mid = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend }
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * mid.x + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * mid.y + t * t * b.y,
  })
  // Both ends keep off the middle of the zones, where blocks stand.
  const [start, end] = [Math.min(0.25, 50 / length), 1 - Math.min(0.3, (large ? 80 : 62) / length)]
  const waves = kind === 'boat' || kind === 'ships' ? Math.round((length * (end - start)) / 26) : 0
  const steps = 16 * Math.max(1, waves)
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const t = start + ((end - start) * i) / steps
    const { x, y } = at(t)
    const off = Math.sin((i / steps) * waves * 2 * Math.PI) * 5
    return { x: x - uy * off, y: y + ux * off }
  })
  const tip = at(end)
  const before = at(end - 0.02)
  const angle = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI
  return {
    line: `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
    head: `translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)}) rotate(${angle.toFixed(0)})`,
    badge: at((start + end) / 2),
  }
}
