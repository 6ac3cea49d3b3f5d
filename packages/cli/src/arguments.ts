/** What was typed after the command, checked. */
import { parseArgs } from 'node:util'
import type { Command, Context, Values } from './context.ts'
import { Usage } from './usage.ts'

interface Parsed {
  readonly given: readonly string[]
  readonly values: Values
}

export function parse(command: Command, argv: readonly string[], { words }: Context): Parsed {
  const options: Command['options'] = { ...command.options, lang: { type: 'string' }, help: { type: 'boolean' } }
  const { tokens, positionals, values } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const { name } = command
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    const flag = token.rawName
    if (!option) {
      const exist = Object.keys(options).map((known) => `--${known}`)
      throw new Usage(words('error.flag', { command: name, flag, exist: exist.join(', ') }))
    }
    if (option.type === 'boolean' && token.value !== undefined)
      throw new Usage(words('error.flag-value', { flag, value: token.value }))
    const missing = token.value === undefined || (!token.inlineValue && /^-./.test(token.value))
    if (option.type === 'string' && missing) throw new Usage(words('error.flag-needs', { flag }))
  }
  const [least, most] = command.takes
  if (positionals.length < least || positionals.length > most) {
    const shape = words('error.shape', { command: name, usage: words(`usage.${name}` as 'usage.games') })
    throw new Usage(
      positionals.length < least ? shape : `${words('error.surplus', { word: positionals[most] ?? '' })}; ${shape}`,
    )
  }
  return { given: positionals, values: values as Values }
}

export function stringOf(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** A whole number between bounds. */
export function numberOf(
  { words }: Context,
  values: Values,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const text = stringOf(values, name)
  if (text === undefined) return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new Usage(words('error.number', { flag: `--${name}`, value: text, least, most }))
}
