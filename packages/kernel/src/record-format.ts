/** What a record of a game is, and reading one from a text nobody vouches for: every field is checked before it is used. */
import type { Drawn, Option, Role } from './ask.ts'
import { CONTROL, short } from './excerpt.ts'
import type { Settings } from './game.ts'
import type { Entropy, Share } from './joint.ts'
import type { Input } from './saved.ts'
import { isHex256 } from './verifiable.ts'

/** The first is written wherever nothing of the second is wanted; both are read for ever. */
const RECORD_FORMATS = ['carillon-record/1', 'carillon-record/2'] as const
export type RecordFormat = (typeof RECORD_FORMATS)[number]

/** From an input on the game went on otherwise: by other rules, or after it was set back by consent. */
export interface Part {
  /** The inputs before it. */
  readonly at: number
  readonly rules: string
  /** The number of its first draw: those that were drawn before it was set back are used up. */
  readonly draws: number
  /** The state it begins with, where the rules had changed: what lies before it fits the rules of its time alone. */
  readonly checkpoint?: Readonly<Record<string, unknown>>
}

export interface GameRecord {
  readonly format: RecordFormat
  readonly game: string
  /** Version of the rules it was played with. */
  readonly rules: string
  readonly scenario: string
  readonly options: Settings
  /** Who sat there, in a word: `human`, `bot:greedy`. */
  readonly seats: Readonly<Record<Role, string>>
  readonly inputs: readonly Input[]
  /** The SHA-256 of the seed, published at the start; the seed itself, at the end. Both in hex. */
  readonly commitment?: string
  readonly seed?: string
  /** Format 2: what the seats gave to the dice. The commitment is then that of `houseCommitment`. */
  readonly entropy?: Entropy
  /** Format 2: where it went on otherwise, in order. */
  readonly parts?: readonly Part[]
}

/** The version of the rules it was played with last. */
export const rulesOf = ({ rules, parts }: GameRecord): string => parts?.at(-1)?.rules ?? rules
/** The last part that begins with a state of its own: a record is played from there. */
export const beginningOf = ({ parts }: GameRecord): Part | undefined => parts?.findLast(({ checkpoint }) => checkpoint)

export const RECORD_LIMITS = {
  /** Of the whole text, in bytes of UTF-8. */
  bytes: 16 * 1024 * 1024,
  inputs: 1_000_000,
  parts: 1000,
  /** Things drawn by one input. */
  drawn: 1000,
  /** Fields of one option; switches; seats. */
  fields: 64,
  /** Letters of a name (of a field, a switch, a role), and of any other text. */
  name: 64,
  text: 200,
} as const

/** A record that is no good. `place` says where: `inputs[17]`, `seats.red`, `line 3 column 5`. */
export class RecordError extends Error {
  readonly place: string
  /** Of dice that prove nothing: who has not kept his promise, a role or the house. */
  readonly liar: string | undefined
  constructor(place: string, problem: string, liar?: string) {
    super(`${place}: ${problem}`)
    this.name = 'RecordError'
    this.place = place
    this.liar = liar
  }
}

const NAME = /^[A-Za-z][A-Za-z0-9_.-]*$/
const REQUIRED = ['format', 'game', 'rules', 'scenario', 'options', 'seats', 'inputs'] as const
const FIELDS: Readonly<Record<RecordFormat, readonly string[]>> = {
  'carillon-record/1': [...REQUIRED, 'commitment', 'seed'],
  'carillon-record/2': [...REQUIRED, 'commitment', 'seed', 'entropy', 'parts'],
}
type Fields = Readonly<Record<string, unknown>>

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : short(value)

function fieldsOf(value: unknown, place: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RecordError(place, `an object is asked, this is ${kindOf(value)}`)
  return value as Fields
}

function namesOf(fields: Fields, place: string): string[] {
  const names = Object.keys(fields)
  if (names.length > RECORD_LIMITS.fields)
    throw new RecordError(place, `${names.length} fields, at most ${RECORD_LIMITS.fields} are allowed`)
  for (const name of names)
    if (name.length > RECORD_LIMITS.name || !NAME.test(name))
      throw new RecordError(place, `"${short(name)}" is not a name: a letter, then letters, digits, _ . or -`)
  return names
}

function text(value: unknown, place: string): string {
  if (typeof value !== 'string') throw new RecordError(place, `a text is asked, this is ${kindOf(value)}`)
  if (value.length === 0 || value.length > RECORD_LIMITS.text)
    throw new RecordError(place, `a text of 1 to ${RECORD_LIMITS.text} letters is asked, this one has ${value.length}`)
  if (value.search(CONTROL) >= 0) throw new RecordError(place, `"${short(value)}" holds characters that do not show`)
  return value
}

function texts(value: unknown, place: string): Record<string, string> {
  const fields = fieldsOf(value, place)
  const read: Record<string, string> = {}
  for (const name of namesOf(fields, place)) read[name] = text(fields[name], `${place}.${name}`)
  return read
}

function hex(value: unknown, place: string): string {
  if (typeof value !== 'string' || !isHex256(value))
    throw new RecordError(place, `64 hex digits (0-9, a-f) are asked, this is ${kindOf(value)}`)
  return value
}

function option(value: unknown, place: string): Option {
  const fields = fieldsOf(value, place)
  const read: Record<string, string | number> = {}
  for (const name of namesOf(fields, place)) {
    const given = fields[name]
    if (typeof given !== 'number') read[name] = text(given, `${place}.${name}`)
    else if (Number.isFinite(given)) read[name] = given
    else throw new RecordError(`${place}.${name}`, 'a number too large')
  }
  return read
}

function drawn(value: unknown, place: string): Drawn {
  if (!Array.isArray(value)) throw new RecordError(place, `a list is asked, this is ${kindOf(value)}`)
  if (value.length > RECORD_LIMITS.drawn)
    throw new RecordError(place, `${value.length} things drawn, at most ${RECORD_LIMITS.drawn} are allowed`)
  if (typeof value[0] === 'string') return value.map((one, i) => text(one, `${place}[${i}]`))
  return value.map((one, i) => {
    if (Number.isSafeInteger(one) && one >= 1) return one as number
    throw new RecordError(`${place}[${i}]`, `a face of a die (1 or more) is asked, this is ${kindOf(one)}`)
  })
}

function input(value: unknown, place: string): Input {
  const fields = fieldsOf(value, place)
  const names = Object.keys(fields).sort().join()
  if (names === 'chance') return { chance: drawn(fields.chance, `${place}.chance`) }
  if (names === 'option,role')
    return { role: text(fields.role, `${place}.role`), option: option(fields.option, `${place}.option`) }
  throw new RecordError(place, `either role and option, or chance are asked, this holds: ${short(names) || 'nothing'}`)
}

function list(value: unknown, place: string, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new RecordError(place, `a list is asked, this is ${kindOf(value)}`)
  if (value.length > most) throw new RecordError(place, `${value.length} of them, at most ${most} are allowed`)
  return value
}

/** Only these fields, and of these all that are not asked with a question mark. */
function known(value: unknown, place: string, names: readonly string[]): Fields {
  const fields = fieldsOf(value, place)
  const all = names.map((name) => name.replace('?', ''))
  for (const name of Object.keys(fields))
    if (!all.includes(name))
      throw new RecordError(`${place}.${short(name)}`, `unknown field; there are: ${all.join(', ')}`)
  for (const name of names)
    if (!name.endsWith('?') && !Object.hasOwn(fields, name)) throw new RecordError(`${place}.${name}`, 'missing')
  return fields
}

function share(value: unknown, place: string): Share {
  const fields = known(value, place, ['role', 'commitment', 'share?'])
  return {
    role: text(fields.role, `${place}.role`),
    commitment: hex(fields.commitment, `${place}.commitment`),
    ...(Object.hasOwn(fields, 'share') && { share: hex(fields.share, `${place}.share`) }),
  }
}
function entropy(value: unknown): Entropy {
  const fields = known(value, 'entropy', ['table', 'seats'])
  const seats = list(fields.seats, 'entropy.seats', RECORD_LIMITS.fields).map((one, i) =>
    share(one, `entropy.seats[${i}]`),
  )
  seats.forEach(({ role }, i) => {
    if (seats.findIndex((one) => one.role === role) < i)
      throw new RecordError(`entropy.seats[${i}].role`, `${short(role)} stands there twice`)
  })
  return { table: text(fields.table, 'entropy.table'), seats }
}

function count(value: unknown, place: string, least: number, most: number): number {
  if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most) return value as number
  throw new RecordError(place, `a whole number from ${least} to ${most} is asked, this is ${kindOf(value)}`)
}
/** In the order in which they came; draws are never used twice. */
function parts(value: unknown, inputs: number): readonly Part[] {
  let [at, draws] = [0, 0]
  return list(value, 'parts', RECORD_LIMITS.parts).map((one, i) => {
    const place = `parts[${i}]`
    const fields = known(one, place, ['at', 'rules', 'draws', 'checkpoint?'])
    at = count(fields.at, `${place}.at`, at, inputs)
    draws = count(fields.draws, `${place}.draws`, draws, Number.MAX_SAFE_INTEGER)
    const checkpoint = Object.hasOwn(fields, 'checkpoint')
      ? { checkpoint: fieldsOf(fields.checkpoint, `${place}.checkpoint`) }
      : {}
    return { at, rules: text(fields.rules, `${place}.rules`), draws, ...checkpoint }
  })
}

const isFormat = (value: unknown): value is RecordFormat => (RECORD_FORMATS as readonly unknown[]).includes(value)

/** A record with every field checked, and nothing else in it. Whether a game fits it only `replay` can say. */
export function checkRecord(value: unknown): GameRecord {
  const fields = fieldsOf(value, 'record')
  const { format } = fields
  if (!isFormat(format)) {
    const found = format === undefined ? 'missing' : typeof format === 'string' ? `"${short(format)}"` : kindOf(format)
    throw new RecordError('format', `${found}; records that can be read have "${RECORD_FORMATS.join('" or "')}"`)
  }
  for (const name of REQUIRED) if (!Object.hasOwn(fields, name)) throw new RecordError(name, 'missing')
  for (const name of Object.keys(fields))
    if (!FIELDS[format].includes(name))
      throw new RecordError(short(name), `unknown field; there are: ${FIELDS[format].join(', ')}`)
  const inputs = list(fields.inputs, 'inputs', RECORD_LIMITS.inputs)
  const head = {
    format,
    game: text(fields.game, 'game'),
    rules: text(fields.rules, 'rules'),
    scenario: text(fields.scenario, 'scenario'),
    options: texts(fields.options, 'options'),
    seats: texts(fields.seats, 'seats'),
    ...(Object.hasOwn(fields, 'commitment') && { commitment: hex(fields.commitment, 'commitment') }),
    ...(Object.hasOwn(fields, 'seed') && { seed: hex(fields.seed, 'seed') }),
    ...(Object.hasOwn(fields, 'entropy') && { entropy: entropy(fields.entropy) }),
    ...(Object.hasOwn(fields, 'parts') && { parts: parts(fields.parts, inputs.length) }),
  } as const
  return { ...head, inputs: inputs.map((one, i) => input(one, `inputs[${i}]`)) }
}

/** Reads a record; throws a RecordError that names the first bad place. */
export function readRecord(source: string): GameRecord {
  const { bytes } = RECORD_LIMITS
  if (source.length > bytes || new TextEncoder().encode(source).length > bytes)
    throw new RecordError('record', `longer than ${bytes} bytes`)
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch (error) {
    const problem = short((error as Error).message, 200)
    throw new RecordError(/line \d+ column \d+/.exec(problem)?.[0] ?? 'record', `not JSON: ${problem}`)
  }
  return checkRecord(value)
}
