/** The file of an arena: its plan, then a line for every game played. Whoever stops it goes on where it stopped. */
import { appendFileSync, existsSync, truncateSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../context.ts'
import { systemReason, typed } from '../folders.ts'
import { readText } from '../records.ts'
import { Failure, Usage } from '../usage.ts'
import type { Plan, Row } from './plan.ts'

export interface Ledger {
  readonly file: string
  readonly plan: Plan | undefined
  readonly rows: readonly Row[]
}

/** What the file holds; nothing if it is not there yet. A last line that was not written to its end is taken away. */
export function openLedger(context: Context, file: string): Ledger {
  const text = existsSync(file) ? readText(context, file) : ''
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const lines = whole.split('\n').slice(0, -1)
  try {
    const [plan, ...rows] = lines.map((line) => JSON.parse(line))
    if (text !== '' && !Array.isArray(plan?.arena?.players)) throw new Error()
    if (whole !== text) truncateSync(file, Buffer.byteLength(whole))
    return { file, plan: plan?.arena, rows }
  } catch {
    throw new Usage(context.words('error.arena', { file: typed(file) }))
  }
}

/** The file must be of this plan, or new. */
export function checkLedger({ words }: Context, { file, plan: kept }: Ledger, plan: Plan): void {
  const asked = JSON.parse(JSON.stringify(plan)) as Plan
  if (kept === undefined) {
    append({ words }, file, { arena: plan })
    return
  }
  const fields = Object.keys({ ...kept, ...asked }) as (keyof Plan)[]
  const other = fields.find((field) => !isDeepStrictEqual(kept[field], asked[field]))
  if (!other) return
  const told = (value: unknown): string => (value === undefined ? '-' : JSON.stringify(value))
  throw new Usage(
    words('error.arena-other', { file: typed(file), what: other, kept: told(kept[other]), asked: told(asked[other]) }),
  )
}

export function append({ words }: Pick<Context, 'words'>, file: string, line: unknown): void {
  try {
    appendFileSync(file, `${JSON.stringify(line)}\n`)
  } catch (error) {
    throw new Failure(words('error.save', { file: typed(file), why: systemReason(error) }))
  }
}
