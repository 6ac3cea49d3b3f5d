/**
 * Ways: games that were sought once, kept with the tests, so that they need not be sought again at every run. A way is gone as far
 * as the rules still take it; whoever goes it seeks on from there.
 */
import { findOption } from '../ask.ts'
import type { State } from '../game.ts'
import { wrongDraw } from '../refused.ts'
import { type Input, packed, type Run } from '../saved.ts'
import type { Table } from '../table.ts'
import type { Start } from './start.ts'

export interface Way {
  readonly start: Start
  readonly inputs: readonly Run[]
}

export const wayFrom = (start: Start, inputs: readonly Input[]): Way => ({ start, inputs: packed(inputs) })
export const inputsOf = ({ inputs }: Way): Input[] =>
  inputs.flatMap((run) => ('options' in run ? run.options.map((option) => ({ role: run.role, option })) : [run]))

/** Whether the table would take it. */
export function fits<S extends State>(table: Table<S>, input: Input): boolean {
  if ('chance' in input) return table.chance !== undefined && wrongDraw(table.chance, input.chance) === undefined
  const asked = table.decision(input.role)
  return asked !== undefined && findOption(asked.options, input.option) !== undefined
}
