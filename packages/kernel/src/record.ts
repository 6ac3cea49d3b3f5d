/** A game as a record: written, and played again. The format is written down in docs/record-format.md. */
import type { Choice, Option, Role } from './ask.ts'
import { askedOfChance } from './chance.ts'
import { short } from './excerpt.ts'
import type { Core, Settings, State } from './game.ts'
import type { Entropy } from './joint.ts'
import { beginningOf, checkRecord, type GameRecord, type Part, RecordError, rulesOf } from './record-format.ts'
import { Refused } from './refused.ts'
import type { Input } from './saved.ts'
import { checkSettings, rolesIn } from './settings.ts'
import { problemText } from './settings-words.ts'
import { startTable, Table } from './table.ts'

/** What a table does not know of its game. */
export interface RecordMeta {
  readonly scenario: string
  readonly options: Settings
  readonly seats: Readonly<Record<Role, string>>
  readonly commitment?: string | undefined
  readonly seed?: string | undefined
  /** What the seats gave to the dice; where the game went on otherwise. */
  readonly entropy?: Entropy | undefined
  readonly parts?: readonly Part[] | undefined
  /** The version of the rules at the start, if the game has gone over to others. */
  readonly rules?: string | undefined
  /** The inputs before those of the table, where it was restored from a later position. */
  readonly before?: readonly Input[]
}

/** The record of a table as it stands. Everything secret is in it: it is for the end, or for who runs the game. */
export function recordOf<S extends State>(table: Table<S>, meta: RecordMeta): GameRecord {
  const { game } = table
  const inputs = [...(meta.before ?? []), ...table.inputs]
  if (inputs.length !== table.count)
    throw new Error(`the position follows from ${table.count} inputs, and ${inputs.length} are given`)
  const { commitment, seed, entropy, parts } = meta
  const record = {
    format: entropy || parts ? 'carillon-record/2' : 'carillon-record/1',
    game: game.id,
    rules: meta.rules ?? game.rules,
    scenario: meta.scenario,
    options: meta.options,
    seats: meta.seats,
    inputs,
    ...(commitment !== undefined && { commitment }),
    ...(seed !== undefined && { seed }),
    ...(entropy && { entropy }),
    ...(parts && { parts }),
  }
  checkSeats(game, meta.options, meta.seats)
  return checkRecord(record)
}

const sorted = <T>(fields: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The same record is always the same text, with one input a line. */
export function writeRecord(record: GameRecord): string {
  const { format, game, rules, scenario, options, seats, commitment, seed, entropy, parts, inputs } = record
  const head = {
    ...{ format, game, rules, scenario, options: sorted(options), seats: sorted(seats), commitment, seed },
    ...{ entropy, parts },
  }
  const lines = Object.entries(head).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${JSON.stringify(name)}: ${JSON.stringify(value)}`],
  )
  const rows = inputs.map((input) =>
    JSON.stringify('chance' in input ? { chance: input.chance } : { role: input.role, option: sorted(input.option) }),
  )
  lines.push(rows.length > 0 ? `  "inputs": [\n    ${rows.join(',\n    ')}\n  ]` : '  "inputs": []')
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The game as it stood after the first `upTo` inputs of its record. */
export function replay<S extends State>(game: Core<S>, record: GameRecord, upTo = record.inputs.length): Table<S> {
  checkCount(record, upTo)
  const table = startOf(game, record)
  for (let i = table.count; i < upTo; i++) feed(table, record, i)
  return table
}

/** A record is played from its beginning under the rules that it was played with last. */
export function checkCount(record: GameRecord, count: number): void {
  const first = beginningOf(record)?.at ?? 0
  if (!Number.isInteger(count) || count < first || count > record.inputs.length)
    throw new RangeError(`the record has inputs ${first} to ${record.inputs.length}, not ${count}`)
}

// --- what does not fit -------------------------------------------------------------------------------------------

function checkSeats(
  game: Pick<Core, 'id' | 'roles' | 'switches'>,
  settings: Settings,
  seats: Readonly<Record<Role, string>>,
): void {
  const roles = rolesIn(game, settings)
  for (const role of Object.keys(seats))
    if (!roles.includes(role))
      throw new RecordError(`seats.${short(role)}`, `${game.id} has no such role; there are: ${roles.join(', ')}`)
  for (const role of roles)
    if (!Object.hasOwn(seats, role)) throw new RecordError(`seats.${role}`, 'missing: who sat there?')
}

/** Rules of another version may still fit; where they do not, this is the likely reason. */
const otherRules = (game: { readonly rules: string }, record: GameRecord): string =>
  game.rules === rulesOf(record)
    ? ''
    : `; the record was made with rules ${rulesOf(record)}, these are rules ${game.rules}`

/** The table that a record begins with. */
export function startOf<S extends State>(game: Core<S>, record: GameRecord): Table<S> {
  if (record.game !== game.id) throw new RecordError('game', `a record of ${record.game}, not of ${game.id}`)
  const { scenario } = record
  const checked = checkSettings(game, scenario, record.options)
  if ('problem' in checked) {
    const place = game.scenarios.some((one) => one.id === scenario) ? 'options' : 'scenario'
    throw new RecordError(place, problemText(checked.problem) + otherRules(game, record))
  }
  checkSeats(game, checked.settings, record.seats)
  const table = begun(game, record) ?? startTable(game, game.setup(scenario, checked.settings))
  goOver(table, record)
  return table
}

/** The table of a game that has gone over to other rules, where it did. */
function begun<S extends State>(game: Core<S>, record: GameRecord): Table<S> | undefined {
  const part = beginningOf(record)
  if (!part) return undefined
  const { at, draws, checkpoint } = part
  try {
    // The state may be anything: what the rules cannot do anything with, they throw at.
    const state = structuredClone(checkpoint) as S
    return new Table(game, { checkpoint: state, since: [], inputs: at, draws, revision: {}, log: [] })
  } catch (error) {
    const place = `parts[${record.parts?.indexOf(part)}].checkpoint`
    throw new RecordError(place, `these rules can do nothing with it: ${short((error as Error).message, 200)}`)
  }
}

/** Where a part of the record begins, draws that were used up are passed over. */
function goOver<S extends State>(table: Table<S>, { parts = [] }: GameRecord): void {
  const part = parts.findLast(({ at }) => at === table.count)
  if (part) table.burn(part.draws)
}

/** Gives a table the input of its record with this number. */
export function feed<S extends State>(table: Table<S>, record: GameRecord, number: number): void {
  const input = record.inputs[number] as Input
  try {
    table.answer(input)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const problem = `${asked(table, input)}; given: ${given(input)}${otherRules(table.game, record)}`
    throw new RecordError(`inputs[${number}]`, problem)
  }
  if (record.parts) goOver(table, record)
}

const optionText = (option: Option): string =>
  Object.entries(option)
    .map(([field, value]) => `${field}=${value}`)
    .join(' ')

const given = (input: Input): string =>
  'chance' in input
    ? `chance gives ${short(input.chance)}`
    : `${short(input.role)} chooses ${short(optionText(input.option))}`

const MOST = 12
function offered({ role, rule, prompt, options }: Choice): string {
  const some = options.slice(0, MOST).map((option) => short(optionText(option)))
  const more = options.length > MOST ? ` and ${options.length - MOST} more` : ''
  return `${role} is asked (${rule} ${prompt.key}) and offered ${some.join(' | ')}${more}`
}

/** What the table would have taken. */
function asked<S extends State>(table: Table<S>, input: Input): string {
  const { chance, decisions, over } = table
  if (over) return `the game was over after ${table.count} inputs`
  if (chance) return `chance is asked (${chance.rule} ${chance.what.key}) for ${askedOfChance(chance)}`
  const own = decisions.filter((one) => 'role' in input && one.role === input.role)
  return (own.length > 0 ? own : decisions).map(offered).join('; ')
}
