/** Time that counts: without what the service was down, without holidays, and where a game says so without weekends. */
export type Span = readonly [from: number, to: number]

/** When nobody's clock runs, or one's own. */
export interface Rest {
  /** Outages, vacations, pauses. */
  readonly spans: readonly Span[]
  /** The zone of whom Saturdays and Sundays do not count; without one they do. */
  readonly weekends?: string | undefined
}

const DAY = 86_400_000
/** Wide enough for any change of summer and winter time. */
const SOME_DAYS = 4 * DAY

/** By name as it was written: upper and lower case are as many names as anybody likes, so that they are not kept for ever. */
const FORMATS = new Map<string, Intl.DateTimeFormat>()
const KEPT = 500
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  if (FORMATS.size >= KEPT) FORMATS.clear()
  FORMATS.set(zone, made)
  return made
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/** What clocks on the wall there say, as if it were UTC. */
export function wallTime(at: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** When clocks on the wall there say this. In the hour that is left out in spring, when they would have. */
export function whenWall(wall: number, zone: string): number {
  let at = wall
  for (let i = 0; i < 3; i++) at += wall - wallTime(at, zone)
  return at
}

/** Saturdays and Sundays there that touch the span. */
function* weekendsIn([from, to]: Span, zone: string): Generator<Span> {
  const first = Math.floor(wallTime(from, zone) / DAY) * DAY
  const weekday = new Date(first).getUTCDay()
  // The Saturday on or before it; on Sunday the one of yesterday.
  for (let saturday = first - ((weekday + 1) % 7) * DAY; ; saturday += 7 * DAY) {
    const begins = whenWall(saturday, zone)
    if (begins >= to) return
    const ends = whenWall(saturday + 2 * DAY, zone)
    if (ends > from) yield [begins, ends]
  }
}

/** What does not count of a span, in order and without overlaps. */
function restIn(span: Span, { spans, weekends }: Rest): Span[] {
  const all = [...spans, ...(weekends === undefined ? [] : weekendsIn(span, weekends))]
    .map(([from, to]): Span => [Math.max(from, span[0]), Math.min(to, span[1])])
    .filter(([from, to]) => from < to)
    .sort(([a], [b]) => a - b)
  const merged: Span[] = []
  for (const [from, to] of all) {
    const last = merged.at(-1)
    if (last && from <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)]
    else merged.push([from, to])
  }
  return merged
}

/** How many milliseconds of a span count. */
export function counted(from: number, to: number, rest: Rest): number {
  if (to <= from) return 0
  return restIn([from, to], rest).reduce((left, [begins, ends]) => left - (ends - begins), to - from)
}

/** When so many milliseconds that count will be over. */
export function afterCounted(from: number, milliseconds: number, rest: Rest): number {
  let [at, left] = [from, Math.max(0, milliseconds)]
  for (;;) {
    const horizon = at + left + SOME_DAYS
    for (const [begins, ends] of restIn([at, horizon], rest)) {
      if (at + left <= begins) return at + left
      left -= begins - at
      at = ends
    }
    if (at + left <= horizon) return at + left
    left -= Math.max(0, horizon - at)
    at = Math.max(at, horizon)
  }
}
