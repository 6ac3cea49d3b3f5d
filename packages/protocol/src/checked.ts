/** A request from outside is looked at before anything is done: nobody vouches for what comes over a line. */
import { isHex256 } from '@carillon/kernel'
import { LENGTHS, MOST_PLACES, OFFERS } from './company.ts'
import { type Asked, type Request, THINK } from './request.ts'

type Check = (value: unknown) => boolean
type Fields = Readonly<Record<string, unknown>>

const LIMITS = { name: 200, key: 64, fields: 64, record: 16 * 1024 * 1024 } as const

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most && !value.includes('\0')
const isWord = (most: number): Check => {
  const isShort = isText(most)
  return (value) => isShort(value) && value !== ''
}
const isName: Check = isWord(LIMITS.name)
const isKey: Check = isWord(LIMITS.key)
const isFlag: Check = (value) => typeof value === 'boolean'
/** Also what is no count: a moment outside is brought inside. */
const isNumber: Check = (value) => typeof value === 'number'
const isCount: Check = (value) => Number.isSafeInteger(value)
/** One, or more. */
const isSome: Check = (value) => isCount(value) && (value as number) > 0
const isTrue: Check = (value) => value === true
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const every =
  (check: Check): Check =>
  (value) =>
    isFields(value) && Object.keys(value).length <= LIMITS.fields && Object.values(value).every(check)
/** These fields and no others. */
const shaped =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && wrongField(value, shape) === undefined
const isLine = isText(LIMITS.name)
const isOption = every((value) => isLine(value) || (typeof value === 'number' && Number.isFinite(value)))
const isSeat: Check = (value) =>
  shaped({ kind: (kind) => kind === 'human' })(value) ||
  shaped({ kind: (kind) => kind === 'bot', player: isName })(value)
const SETUP = { game: isName, scenario: isName, options: every(isLine), seats: every(isSeat) }

/** Fields that may be left out are checked too, if they are there. */
type Shape<R> = R extends unknown ? { readonly [K in Exclude<keyof R, 'ask'>]-?: Check } : never
/** One shape each; two where a request has two forms. */
const DEED = { table: isName, seat: isName, revision: isCount, key: isKey }
const BESIDE = { table: isName, seat: isName, key: isKey }
const isHex: Check = (value) => typeof value === 'string' && isHex256(value)
const isOffer: Check = (value) => (OFFERS as readonly unknown[]).includes(value)
const TABLE = { table: isName, moment: maybe(isNumber) }
const LESSON = { game: isName, lesson: isName, number: isNumber, way: maybe(isLine) }
const OVERLAY = { seat: isName, kind: isName, at: maybe(isName) }
const WHY = { seat: isName, subject: isOption }
const WALK = { place: maybe(isName), way: maybe(isCount), to: isName }
const ODDS = { seat: isName, option: maybe(isOption), walk: maybe(shaped(WALK)) }
const MEANING = { seat: isName, option: isOption }
const SEEN = { ...TABLE, seat: isName }
const isNames: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.length <= MOST_PLACES && value.every(isName)
const isThink: Check = (value) => (THINK as readonly unknown[]).includes(value)
const GAME = { id: isName }
const SHAPES: { readonly [A in Request['ask']]: readonly Shape<Asked<A>>[] } = {
  about: [{ game: isName }],
  lessons: [{ game: isName }],
  lesson: [{ game: isName, example: isName, number: isNumber, way: maybe(isLine) }],
  overlay: [
    { ...OVERLAY, ...TABLE },
    { ...OVERLAY, ...LESSON },
  ],
  why: [
    { ...WHY, ...TABLE },
    { ...WHY, ...LESSON },
  ],
  reach: [{ table: isName, seat: isName, place: maybe(isName), way: maybe(isCount) }],
  odds: [
    { ...ODDS, ...TABLE },
    { ...ODDS, ...LESSON },
  ],
  meaning: [
    { ...MEANING, ...TABLE },
    { ...MEANING, ...LESSON },
  ],
  hint: [SEEN],
  judgement: [SEEN],
  list: [{}],
  create: [{ setup: shaped(SETUP), key: isKey }],
  import: [{ text: isText(LIMITS.record), key: isKey }],
  open: [{ ...GAME, here: maybe(isFlag) }],
  close: [{ table: isName }],
  remove: [GAME],
  export: [GAME],
  answer: [{ ...DEED, option: isOption, joined: maybe(isTrue) }],
  walk: [{ ...DEED, place: maybe(isName), way: maybe(isCount), to: maybe(isName) }],
  confirm: [{ ...DEED, option: maybe(isOption) }],
  undo: [DEED],
  restart: [DEED],
  sit: [{ table: isName, seat: isName }],
  pace: [{ paused: isFlag, delay: isNumber, confirm: isFlag, think: maybe(isThink), hidden: maybe(isTrue) }],
  step: [{ table: isName, key: isKey }],
  hurry: [{ table: isName }],
  seat: [{ table: isName, role: isName, who: isSeat }],
  replay: [{ ...GAME, at: isNumber, seat: maybe(isName) }],
  reason: [{ ...GAME, at: isNumber, seat: isName }],
  branch: [{ ...GAME, at: isNumber, seat: maybe(isName), seats: every(isSeat), key: isKey }],
  commit: [{ ...BESIDE, commitment: isHex }],
  reveal: [{ ...BESIDE, share: isHex }],
  resign: [BESIDE],
  offer: [{ ...BESIDE, what: isOffer, back: maybe(isSome), role: maybe(isName), code: maybe(isName) }],
  withdraw: [{ ...BESIDE, what: isOffer }],
  claim: [{ ...BESIDE, draw: maybe(isTrue), abort: maybe(isTrue) }],
  turns: [{ table: isName, seat: isName }],
  replace: [{ ...BESIDE, role: isName, player: isName }],
  resume: [BESIDE],
  away: [{ ...BESIDE, until: isCount }],
  return: [BESIDE],
  pass: [{ ...BESIDE, kind: isName, until: maybe(isName), places: maybe(isNames), battle: maybe(isTrue) }],
  say: [{ ...BESIDE, text: isText(LENGTHS.talk) }],
  hush: [{ table: isName, whom: isName, on: isFlag, block: maybe(isTrue) }],
  note: [{ table: isName, seat: isName, text: maybe(isText(LENGTHS.note)) }],
  talk: [{ table: isName }],
  film: [{ table: isName, seat: isName }],
  lend: [{ ...GAME, text: isText(LIMITS.record) }],
  dice: [GAME],
  report: [GAME],
  verify: [GAME],
}

/** The first field that is missing, wrong, or not asked for. */
function wrongField(fields: Fields, shape: Readonly<Record<string, Check>>, besides?: string): string | undefined {
  for (const name in shape)
    if (!shape[name]?.(Object.hasOwn(fields, name) ? fields[name] : undefined))
      return `${name}: ${Object.hasOwn(fields, name) ? 'wrong' : 'missing'}`
  for (const name of Object.keys(fields))
    if (name !== besides && !Object.hasOwn(shape, name)) return `${name.slice(0, 40)}: not asked for`
  return undefined
}

/** What is wrong with a request, in a few words; undefined if it is one. */
export function wrongRequest(value: unknown): string | undefined {
  if (!isFields(value)) return 'not a request'
  const { ask } = value
  const shapes: readonly Readonly<Record<string, Check>>[] | undefined =
    typeof ask === 'string' && Object.hasOwn(SHAPES, ask) ? SHAPES[ask as Request['ask']] : undefined
  if (!shapes) return 'ask: not known'
  let first: string | undefined
  for (const shape of shapes) {
    const wrong = wrongField(value, shape, 'ask')
    if (wrong === undefined) return undefined
    first ??= wrong
  }
  return first
}
