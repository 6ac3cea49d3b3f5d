/** Games as they lie in a store. Nobody vouches for it: what is damaged is said. */
import { type Input, isHex256, type LogEntry } from '@carillon/kernel'
import type { Reason, SavedGame } from '@carillon/protocol'
import type { Head, OldEntry, Row } from './store.ts'
import { type Chain, chainOf } from './sums.ts'
import type { Walk } from './walks.ts'

type Check = (value: unknown) => boolean
type Fields = Readonly<Record<string, unknown>>
type Shape<T> = Readonly<Record<keyof T, Check>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isText = (value: unknown): value is string => typeof value === 'string'
const isHex: Check = (value) => isText(value) && isHex256(value)
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
/** What a date can be. */
const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 8.64e15
const every =
  (check: Check): Check =>
  (value) =>
    isFields(value) && Object.values(value).every(check)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const fits =
  <T>(shape: Shape<T>): Check =>
  (value) =>
    isFields(value) && Object.entries<Check>(shape).every(([field, check]) => check(value[field]))
const isMessage: Check = (value) => isFields(value) && isText(value.key) && maybe(isFields)(value.args)
const isSeat: Check = (value) =>
  isFields(value) && (value.kind === 'human' || (value.kind === 'bot' && isText(value.player)))
const isOutcome: Check = (value) => isFields(value) && isText(value.winner) && isMessage(value.cause)
const isState: Check = (value) => isFields(value) && isText(value.step) && Array.isArray(value.log)
const isInput: Check = (value) =>
  isFields(value) && (Array.isArray(value.chance) || (isText(value.role) && isFields(value.option)))
const isRun: Check = (value) =>
  isInput(value) || (isFields(value) && isText(value.role) && listOf(isFields)(value.options))

const LISTED: Shape<SavedGame> = {
  id: isText,
  game: isText,
  scenario: isText,
  options: every(isText),
  seats: every(isSeat),
  started: isTime,
  changed: isTime,
  turn: maybe(isMessage),
  step: maybe(isText),
  outcome: maybe(isOutcome),
  broken: maybe(isText),
}
const OLD: Shape<OldEntry> = { ...LISTED, text: isText }
const HEAD: Shape<Head> = {
  ...LISTED,
  rules: isText,
  by: maybe(isText),
  commitment: maybe(isHex),
  seed: maybe(isHex),
  position: fits<Head['position']>({
    checkpoint: isState,
    since: listOf(isRun),
    inputs: isCount,
    draws: isCount,
    revision: every(isCount),
    undo: isCount,
    lines: isCount,
  }),
  sums: maybe(isFields),
  entropy: maybe(isFields),
  walks: maybe(listOf(fits<Walk>({ role: isText, from: isCount, to: isCount }))),
  reasons: maybe(
    every(
      listOf(fits<Reason>({ line: isCount, role: isText, aims: listOf(isMessage), fears: maybe(listOf(isMessage)) })),
    ),
  ),
  past: maybe((value) => isFields(value) && isText(value.rules) && listOf(isFields)(value.parts)),
}
const ROW: Shape<Row> = { id: isText, number: isCount, inputs: listOf(isInput), log: listOf(isFields) }

/** What is wrong with a head; undefined if it is one. */
export function damageOf(value: unknown): string | undefined {
  if (!isFields(value)) return 'not an entry'
  for (const [field, check] of Object.entries<Check>(Object.hasOwn(value, 'text') ? OLD : HEAD))
    if (!check(value[field])) return `${field}: ${value[field] === undefined ? 'missing' : 'damaged'}`
  return undefined
}
export const isOld = (head: Head | OldEntry): head is OldEntry => 'text' in head

/** How many inputs there were is not in it: that would tell how often somebody clicked in secret. */
export function listed(id: string, value: unknown): SavedGame {
  const damage = damageOf(value)
  if (damage !== undefined) {
    const { game, changed } = isFields(value) ? value : {}
    const known = { game: isText(game) ? game : '', changed: isTime(changed) ? changed : 0 }
    return { id, scenario: '', options: {}, seats: {}, started: 0, ...known, broken: damage }
  }
  const { game, scenario, options, seats, started, changed, turn, step, outcome, broken } = value as SavedGame
  return {
    ...{ id, game, scenario, options, seats, started, changed },
    ...(turn && { turn }),
    ...(step && { step }),
    ...(outcome && { outcome }),
    ...(broken !== undefined && { broken }),
  }
}

/** What is said where there is no trusting the moves of a game. */
export const DAMAGED = 'moves: missing or damaged'

/**
 * What is settled of a game, and in how many rows; undefined if rows are missing or damaged. Rows after the head's position
 * are of a window that was passed over.
 */
export function settledIn(head: Head, rows: readonly unknown[]): Settled | undefined {
  const [inputs, log]: [Input[], LogEntry[]] = [[], []]
  const { position } = head
  const reached = () => inputs.length === position.inputs && log.length === position.lines
  let used = 0
  for (; used < rows.length && !reached(); used++) {
    const row = rows[used] as Row
    if (!fits<Row>(ROW)(row) || row.number !== used) return undefined
    for (const input of row.inputs) inputs.push(input)
    for (const line of row.log) log.push(line)
  }
  return reached() ? { inputs, log, rows: used, chain: chainOf(rows.slice(0, used) as Row[]) } : undefined
}
export interface Settled {
  readonly inputs: readonly Input[]
  readonly log: readonly LogEntry[]
  readonly rows: number
  readonly chain: Chain
}
