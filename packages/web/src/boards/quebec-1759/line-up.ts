/** 7.5 Ways to put a whole line up at once: evenly, or as one did last time. Each unit is still a choice of its own. */
import { COLUMNS, type Column, type LineView, type UnitId } from '@carillon/quebec-1759/page'
import { keepText, readText } from '../../shell/settings.ts'

export type LinePlace = Column | 'reserve'
export type Plan = ReadonlyMap<UnitId, LinePlace>
interface Waiting {
  readonly unit: UnitId
  readonly cv: number
}

/** The strongest first, each to the column that is weakest so far. */
export function evenly(
  waiting: readonly Waiting[],
  standing: readonly (Waiting & { readonly column: Column })[],
): Plan {
  const men = COLUMNS.map((column) => {
    const there = standing.filter((one) => one.column === column)
    return { column, count: there.length, cv: there.reduce((sum, { cv }) => sum + cv, 0) }
  })
  const plan = new Map<UnitId, LinePlace>()
  for (const { unit, cv } of waiting.toSorted((a, b) => b.cv - a.cv)) {
    const weakest = men.reduce((a, b) => (b.cv < a.cv || (b.cv === a.cv && b.count < a.count) ? b : a))
    weakest.cv += cv
    weakest.count += 1
    plan.set(unit, weakest.column)
  }
  return plan
}

/** Where each unit stood when it last stood in a line, in this browser. */
const KEY = 'carillon.line-up.quebec-1759'
const PLACES: readonly LinePlace[] = [...COLUMNS, 'reserve']
function kept(): Record<string, LinePlace> {
  try {
    const found: unknown = JSON.parse(readText(KEY) ?? '{}')
    const entries = Object.entries(found ?? {}).filter(([, place]) => PLACES.includes(place as LinePlace))
    return Object.fromEntries(entries) as Record<string, LinePlace>
  } catch {
    return {}
  }
}
export function asLastTime(waiting: readonly Waiting[]): Plan {
  const last = kept()
  return new Map(waiting.flatMap(({ unit }) => (last[unit] ? [[unit, last[unit]] as const] : [])))
}
export function keepLine(line: LineView): void {
  const now = PLACES.flatMap((place) => line[place].flatMap((b) => ('unit' in b ? [[b.unit, place] as const] : [])))
  if (now.length > 0) keepText(KEY, JSON.stringify({ ...kept(), ...Object.fromEntries(now) }))
}
