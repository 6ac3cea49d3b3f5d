/** What a clock says, in figures and in words. */
import type { Locale, Role } from '@carillon/kernel'
import type { ClockView, Company } from '@carillon/protocol'

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000] as const
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const

export interface Reading {
  /** Milliseconds; never less than nothing. */
  readonly left: number
  readonly running: boolean
  /** When it runs out, if nothing happens before. */
  readonly due?: number
  readonly away?: number
}
export function readingOf({ left, due, away, paused, rules }: ClockView, role: Role, now: number): Reading {
  const until = due[role]
  const gone = away[role]
  const own = left[role] ?? 0
  const running = until !== undefined && !paused
  return {
    // With days it is the date that counts: what does not count till then is not taken off here.
    left: Math.max(0, running && rules.kind === 'live' ? until - 1 - now : own),
    running,
    ...(running && { due: until }),
    ...(gone !== undefined && gone > now && { away: gone }),
  }
}

/** Who has no time left, of the other side; where several run, only when all have none: else it would tell who is done. */
export function lateIn(company: Pick<Company, 'clock' | 'patience' | 'teams'>, seat: string, now: number) {
  const { clock, patience, teams = [] } = company
  if (clock && (clock.rules.flag !== 'claim' || clock.paused)) return undefined
  const due = clock?.due ?? patience ?? {}
  const own = teams.find((team) => team.includes(seat)) ?? [seat]
  const late: readonly Role[] = clock?.running ?? Object.keys(due)
  const at = (role: Role) => due[role] ?? Number.POSITIVE_INFINITY
  if (late.some((role) => at(role) > now)) return undefined
  // Of several it is who has least.
  return late.filter((role) => !own.includes(role)).sort((one, other) => at(one) - at(other))[0]
}

/** `9:05`, `1:00:00`. */
export function figures(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / SECOND)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** `2 days 4 hours`; short, `2d 4h`. The two largest units. */
export function lengthOf(milliseconds: number, locale: Locale, unitDisplay: 'long' | 'narrow' = 'long'): string {
  const rest = Math.max(0, Math.ceil(milliseconds / SECOND) * SECOND)
  const first = UNITS.findIndex(([, size]) => rest >= size)
  if (first < 0) return worded(0, 'second')
  const [unit, size] = UNITS[first] as (typeof UNITS)[number]
  const next = UNITS[first + 1]
  const more = next ? Math.floor((rest % size) / next[1]) : 0
  const parts = [worded(Math.floor(rest / size), unit), ...(next && more > 0 ? [worded(more, next[0])] : [])]
  return parts.join(' ')
  function worded(count: number, unit: string): string {
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count)
  }
}
/** `Fri 20 Nov, 14:00`, where the reader is. */
export const dateOf = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)

/** How much later it is at the house than here, by what its letters are dated. */
export async function lagOfHouse(): Promise<number> {
  try {
    const { headers } = await fetch('health', { cache: 'no-store' })
    const at = Date.parse(headers.get('date') ?? '')
    return Number.isFinite(at) ? at + SECOND / 2 - Date.now() : 0
  } catch {
    return 0
  }
}
