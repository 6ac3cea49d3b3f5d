/** Entries as the list of games shows them. Nobody vouches for what lies in a browser: what is damaged is said. */
import type { SavedGame } from '../protocol.ts'
import type { Entry } from './store.ts'

type Check = (value: unknown) => boolean
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
/** What a date can be. */
const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 8.64e15
const every =
  (check: Check): Check =>
  (value) =>
    isFields(value) && Object.values(value).every(check)
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const isMessage: Check = (value) => isFields(value) && isText(value.key) && maybe(isFields)(value.args)
const isSeat: Check = (value) =>
  isFields(value) && (value.kind === 'human' || (value.kind === 'bot' && isText(value.player)))
const isOutcome: Check = (value) => isFields(value) && isText(value.winner) && isMessage(value.why)

const SHAPE: Readonly<Record<keyof Entry, Check>> = {
  id: isText,
  game: isText,
  scenario: isText,
  options: every(isText),
  seats: every(isSeat),
  started: isTime,
  changed: isTime,
  text: isText,
  turn: maybe(isMessage),
  step: maybe(isText),
  outcome: maybe(isOutcome),
  broken: maybe(isText),
}

/** What is wrong with an entry; undefined if it is one. */
export function damageOf(value: unknown): string | undefined {
  if (!isFields(value)) return 'not an entry'
  for (const [field, check] of Object.entries(SHAPE))
    if (!check(value[field])) return `${field}: ${value[field] === undefined ? 'missing' : 'damaged'}`
  return undefined
}

/** How many inputs there were is not in it: that would tell how often somebody clicked in secret. */
export function listed(id: string, value: unknown): SavedGame {
  const damage = damageOf(value)
  if (damage !== undefined) {
    const { game, changed } = isFields(value) ? value : {}
    const known = { game: isText(game) ? game : '', changed: isTime(changed) ? changed : 0 }
    return { id, scenario: '', options: {}, seats: {}, started: 0, ...known, broken: damage }
  }
  const { game, scenario, options, seats, started, changed, turn, step, outcome, broken } = value as Entry
  return {
    ...{ id, game, scenario, options, seats, started, changed },
    ...(turn && { turn }),
    ...(step && { step }),
    ...(outcome && { outcome }),
    ...(broken !== undefined && { broken }),
  }
}

/** The file of an entry: its record, or whatever lies there instead. */
export function fileOf(id: string, value: unknown): { readonly name: string; readonly text: string } {
  const { game, text } = isFields(value) ? value : {}
  const plain = (_: string, one: unknown): unknown => (typeof one === 'bigint' ? String(one) : one)
  return {
    name: `${isText(game) ? game : 'carillon'}-${id}.json`,
    text: isText(text) ? text : JSON.stringify(value, plain, 2),
  }
}
