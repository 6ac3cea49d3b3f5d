/** Sums over a kept game: what is damaged and still looks like a game is found before somebody plays on from it. */
import { digestOf } from '@carillon/kernel'
import type { Head, Row, Sums } from './store.ts'

/** Of all rows so far, their inputs and their lines: each row adds to it, so that a long game costs no more than a short one. */
export interface Chain {
  readonly inputs: string
  readonly log: string
}
const START: Chain = { inputs: '', log: '' }
/** Nothing adds nothing: the first row of a game that has just begun is empty, and may be there or not. */
const link = (before: string, more: readonly unknown[]): string =>
  more.length === 0 ? before : digestOf(before + JSON.stringify(more))

export const chainOf = (rows: readonly Row[], before: Chain = START): Chain =>
  rows.reduce(({ inputs, log }, row) => ({ inputs: link(inputs, row.inputs), log: link(log, row.log) }), before)

/** What is damaged, if something is: the moves, or only what follows from them. Without sums nobody knows. */
export function damageIn(head: Head, chain: Chain): 'moves' | 'position' | undefined {
  const { sums } = head
  if (!sums) return undefined
  const found = sumsOf(head, chain)
  if (found.whole === sums.whole) return undefined
  return found.moves === sums.moves ? 'position' : 'moves'
}

/** A store gives back what it was given, field by field in the same order. That a game is broken was written later. */
export function sumsOf(
  { sums: _sums, broken: _broken, ...head }: Omit<Head, 'sums'> & Partial<Head>,
  chain: Chain,
): Sums {
  const { game, scenario, options, position, past } = head
  return {
    moves: digestOf(JSON.stringify([game, scenario, options, position.since, chain.inputs, ...(past ? [past] : [])])),
    whole: digestOf(JSON.stringify([head, chain])),
  }
}
