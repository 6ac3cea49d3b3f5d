/** Who stands in a place, counter by counter: what a card shows beside its words. */
import type { ReactNode } from 'preact/compat'
import type { CounterRow } from './board.ts'

/** So many of a side; the others are counted. */
const SHOWN = 10

/** Of each side; nothing where nobody stands. */
export function counterRows<T>(
  sides: readonly (readonly T[])[],
  counter: (one: T) => ReactNode,
): { readonly counterRows?: readonly CounterRow[] } {
  const rows = sides.filter((all) => all.length > 0)
  if (rows.length === 0) return {}
  const row = (all: readonly T[]): CounterRow => ({
    counters: all.slice(0, SHOWN).map(counter),
    more: Math.max(0, all.length - SHOWN),
  })
  return { counterRows: rows.map(row) }
}
