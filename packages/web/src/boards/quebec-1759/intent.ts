/**
 * A drag says in one gesture what the rules ask for in several answers. What is wanted is kept, and answered step by
 * step as the options come; the rules have the last word.
 */
import type { Option } from '@carillon/kernel'
import { type Side, UNITS, type UnitId, type View, type Way, type Zone } from '@carillon/quebec-1759/page'
import { useEffect, useRef, useState } from 'preact/compat'
import type { BoardProps } from '../board.ts'
import { same } from './choices.ts'

export interface Intent {
  readonly kind: 'march' | 'post'
  readonly side: Side
  readonly units: readonly UnitId[]
  /** Of a march. */
  readonly from?: Zone
  readonly to: Zone
  readonly way?: Way
  /** How many the boats carry, as far as it is known; and that as many go as they carry. */
  readonly room?: number | undefined
  readonly fits?: true
}
/**
 * The next answer; `wait` for a person to say by road or by boat; `short` where not all find a boat; `stuck` where the rules do
 * not offer it.
 */
export type Next = { readonly option: Option } | 'wait' | 'short' | 'done' | 'stuck'

export function nextOf(intent: Intent, view: View, options: readonly Option[]): Next {
  return intent.kind === 'post' ? nextPost(intent, view, options) : nextMarch(intent, view, options)
}

const offered = (options: readonly Option[], wanted: Option): Next | undefined => {
  const option = options.find((one) => same(one, wanted))
  return option && { option }
}

/** 4.2 Piece after piece: who, then where. */
function nextPost({ units, to }: Intent, view: View, options: readonly Option[]): Next {
  const pool = new Set(view.pool.flatMap((b) => ('unit' in b ? [b.unit] : [])))
  const left = units.filter((unit) => pool.has(unit))
  if (left.length === 0) return 'done'
  return offered(options, { space: to }) ?? offered(options, { unit: left[0] as UnitId }) ?? 'stuck'
}

/** 6.1.3 The march, the group, its units. Where the rules leave nothing to decide they go on by themselves. */
function nextMarch({ side, from, to, way, units, room, fits }: Intent, view: View, options: readonly Option[]): Next {
  if (view.step !== 'orders') return 'done'
  const order = view.orders[side]
  if (order?.kind !== 'march') return offered(options, { do: 'march', space: from as Zone }) ?? 'stuck'
  if (order.from !== from) return 'stuck'
  const group = order.groups.at(-1)
  if (group?.to !== to || (way && group.way !== way)) {
    if (order.groups.some((g) => g.to === to)) return 'stuck'
    const ways = options.filter((o) => o.space === to && o.way && (!way || o.way === way))
    if (ways.length > 1) return 'wait'
    return ways[0] ? { option: ways[0] } : 'stuck'
  }
  const gone = new Set(order.groups.flatMap((g) => g.units ?? []))
  const left = [...units].filter((unit) => !gone.has(unit)).sort((a, b) => weight(b) - weight(a))
  if (left.length === 0) return 'done'
  const whole = left.length === view.zones[from][side].length - gone.size
  const all = whole ? offered(options, { do: 'all' }) : undefined
  if (all) return all
  // Not all find a boat: somebody must say who does.
  if (whole && left.length > 1 && group.way === 'boat' && !fits) return room === undefined ? 'done' : 'short'
  for (const unit of left) {
    const one = offered(options, { unit })
    if (one) return one
  }
  return fits ? 'done' : 'stuck'
}
/** The strongest first, as far as the boats carry; who may go with whom is for the rules, which offer no others. */
const weight = (unit: UnitId): number => {
  const { kind, cv } = UNITS[unit]
  return kind === 'indian' ? 0.5 : cv
}

type Zones = ReadonlySet<string>
const NOWHERE: Zones = new Set()
/** Of a zone that is marched out of, or of a piece that is to be placed. */
export interface Reach {
  /** How many blocks the boats carry from there. */
  room(at: string): number | undefined
  /** As far as it is known. */
  known(at: string): Zones
  find(at: string): Promise<Zones>
}
interface FoundReach {
  readonly view: View
  readonly at: string
  readonly zones: Zones
  readonly room: number | undefined
}
/** Where something may be dragged: as offered, or, before it is begun, as the rules say when they are asked. */
export function useReach({ view, seat, options, overlay }: BoardProps<View>): Reach {
  const [found, set] = useState<FoundReach>()
  const zones = begun(view.orders[seat as Side], options)
  if (zones) return { known: () => zones, find: async () => zones, room: () => undefined }
  const known = (at: string) => (found?.view === view && found.at === at ? found : undefined)
  return {
    known: (at) => known(at)?.zones ?? NOWHERE,
    async find(at) {
      const shown = (await overlay?.(view.step === 'deployment' ? 'post' : 'march', at)) ?? []
      const zones = new Set(shown.map(({ place }) => place))
      set({ view, at, zones, room: shown.find(({ look }) => look === 'boat')?.note })
      return zones
    },
    room: (at) => known(at)?.room,
  }
}
/** Where the group of a march goes that is being written, or the piece that was picked. */
function begun(order: View['orders'][Side], options: readonly Option[]): Zones | undefined {
  const zones = options.flatMap(({ space, do: verb }) => (space !== undefined && !verb ? [String(space)] : []))
  if (order?.kind !== 'march') return zones.length > 0 ? new Set(zones) : undefined
  const last = order.groups.at(-1)
  return new Set(last ? [...zones, last.to] : zones)
}

/** How many more blocks the boats carry for the group that is being written, if it goes by boat. */
export function useBoats({
  view,
  seat,
  overlay,
}: Pick<BoardProps<View>, 'view' | 'seat' | 'overlay'>): number | undefined {
  const order = view.step === 'orders' ? view.orders[seat as Side] : undefined
  const groups = order?.kind === 'march' ? order.groups : []
  const from = order?.kind === 'march' && groups.at(-1)?.way === 'boat' ? order.from : undefined
  const [all, set] = useState<{ readonly from: Zone; readonly room: number | undefined }>()
  useEffect(() => {
    if (!from) return
    let wanted = true
    overlay?.('march', from).then(
      (shown) => wanted && set({ from, room: shown.find(({ look }) => look === 'boat')?.note }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [from, overlay])
  if (!from || all?.from !== from || all.room === undefined) return undefined
  const aboard = groups.flatMap(({ way, units = [] }) => (way === 'boat' ? units : []))
  return all.room - aboard.length
}

interface Doings {
  readonly view: View
  readonly options: readonly Option[]
  choose(option: Option, joined: boolean): void
  /** Not all find a boat: is it as many as do? */
  short(intent: Intent): void
  /** Somebody must say how: by road or by boat. */
  wait(to: Zone): void
  /** The rules do not offer it. */
  stuck(intent: Intent): void
}
/** Answers step by step until what was wanted is done. */
export function useIntent(doings: Doings): (intent: Intent) => void {
  const [intent, set] = useState<Intent>()
  const answered = useRef<{ readonly to?: readonly Option[]; readonly by?: Option }>({})
  const begun = useRef(false)
  const latest = useRef(doings)
  latest.current = doings
  const { view, options } = doings
  useEffect(() => {
    if (!intent || options.length === 0 || answered.current.to === options) return
    const next = nextOf(intent, view, options)
    const option = typeof next === 'object' ? next.option : undefined
    // The same question again: the answer was taken back.
    const again = same(option, answered.current.by)
    answered.current = { to: options, ...(option && { by: option }) }
    if (next === 'wait') latest.current.wait(intent.to)
    else if (option && !again) {
      // All of it is one gesture: it is taken back at once, too.
      latest.current.choose(option, begun.current)
      begun.current = true
    } else {
      set(undefined)
      if (next === 'short') latest.current.short(intent)
      if (next === 'stuck') latest.current.stuck(intent)
    }
  }, [intent, view, options])
  return (wanted) => {
    answered.current = {}
    begun.current = wanted.fits === true
    set(wanted)
  }
}
