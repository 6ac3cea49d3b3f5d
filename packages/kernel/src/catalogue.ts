/**
 * Messages as text in the reader's language (ICU MessageFormat). Kept out of the package's main entry: rules and players
 * never need it, a server only for its letters and notices.
 */
import type { Option } from './ask.ts'
import type { Catalogue, Locale } from './game.ts'
import type { Arg, Message } from './message.ts'
import { MessageFormat } from './message-format.ts'

export { MessageFormat } from './message-format.ts'

/** Renders messages. */
export type Say = (message: Message) => string

/** What stands where a text should: seen at once, and never an error. */
const missing = (key: string): string => `⟦${key}⟧`

/** Renders the messages of one catalogue. Texts are parsed once; a text without arguments is rendered once. */
export function renderer(catalogue: Catalogue, locale: Locale): Say {
  const parsed = new Map<string, MessageFormat | undefined>()
  const plain = new Map<string, string>()
  const list = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' })

  const formatOf = (key: string): MessageFormat | undefined => {
    if (!parsed.has(key)) parsed.set(key, Object.hasOwn(catalogue, key) ? tryParse(catalogue[key], locale) : undefined)
    return parsed.get(key)
  }
  const argText = (arg: Arg): string | number => {
    if (typeof arg !== 'object' || arg === null) return arg
    if (!Array.isArray(arg)) return say(arg as Message)
    return typeof arg[0] === 'number' ? arg.join(' ') : list.format(arg.map(say))
  }
  const say: Say = (message) => {
    const { key, args } = message
    const known = args ? undefined : plain.get(key)
    if (known !== undefined) return known
    const text = render(formatOf(key), args, argText) ?? missing(key)
    if (!args) plain.set(key, text)
    return text
  }
  return say
}

function tryParse(text: unknown, locale: Locale): MessageFormat | undefined {
  try {
    return new MessageFormat(text as string, locale)
  } catch {
    return undefined
  }
}

/** A number below zero is written with a minus sign. */
const HYPHEN = /(?<!\w)-(?=\d)/g
function render(
  format: MessageFormat | undefined,
  args: Message['args'],
  argText: (arg: Arg) => string | number,
): string | undefined {
  if (!format) return undefined
  try {
    const values: Record<string, string | number> = {}
    let isBelow = false
    for (const name in args) {
      const value = argText(args[name] as Arg)
      values[name] = value
      isBelow ||= typeof value === 'number' && value < 0
    }
    const text = format.format(values)
    return isBelow ? text.replace(HYPHEN, '−') : text
  } catch {
    return undefined
  }
}

/**
 * What an option is called, field by field: `{ unit: 'b_15' }` is the name `unit.b_15`; `{ do: 'pass' }` is `do.pass`;
 * a number, `{ count: 2 }`, is the text `field.count` with the argument `n`.
 */
export function labelOf(option: Option): readonly Message[] {
  return Object.entries(option).map(([field, value]) =>
    typeof value === 'number' ? { key: `field.${field}`, args: { n: value } } : { key: `${field}.${value}` },
  )
}

export const optionText = (say: Say, option: Option): string => labelOf(option).map(say).join(', ')

/**
 * What choosing it does, where an option names nothing but a thing: a unit that is offered by `prompt.hit` is put into
 * `pick.unit.hit`, or else into `pick.unit`, as `it`. Where there is no such text the name says it.
 */
export function picked(say: Say, prompt: Message | undefined, option: Option, name: string): string {
  const [field = 'do', ...others] = Object.keys(option)
  if (!prompt || field === 'do' || others.length > 0) return name
  for (const key of [`pick.${field}${prompt.key.slice('prompt'.length)}`, `pick.${field}`]) {
    const text = say({ key, args: { it: name } })
    if (text !== missing(key)) return text
  }
  return name
}

/** What ends a matter or declines it: lists have the ways to go on first. */
const WAYS_OUT: ReadonlySet<unknown> = new Set([
  ...['done', 'enough', 'stop', 'hold', 'stay'],
  ...['pass', 'pass_phase', 'pass_season', 'none', 'no', 'refuse'],
])
export const isWayOut = (option: Option): boolean => WAYS_OUT.has(option.do) && Object.keys(option).length === 1
