/** Keys of texts, and names for what options are about. */
import type { Option } from '../ask.ts'
import type { State } from '../game.ts'
import type { Arg, Message } from '../message.ts'
import type { Table } from '../table.ts'

/** The key that names one field of an option. */
export const optionKey = (field: string, value: string | number): string =>
  typeof value === 'number' ? `field.${field}` : `${field}.${value}`

/** Each name of these families is content of its own; of the others one is enough. */
export const EACH: readonly string[] = ['do', 'card', 'event']

/** What an option is like: `unit`, `space way`, `do=pass`. */
export function optionShape(option: Option): string {
  let shape = ''
  for (const field in option) {
    if (shape) shape += ' '
    shape += EACH.includes(field) ? `${field}=${option[field]}` : field
  }
  return shape
}

/** All keys that a position says: what is asked, what was noted since the log had `from` lines, and the end. */
export function keysSaid<S extends State>(table: Table<S>, from: number, found: (key: string) => void): void {
  const { game, chance, decisions, over, state } = table
  if (chance) keysIn(chance.what, found)
  for (const { prompt } of decisions) keysIn(prompt, found)
  for (const { text, secret } of table.logFrom(from)) {
    if (text) keysIn(text, found)
    if (secret) keysIn(secret.text, found)
  }
  const outcome = over ? game.outcome(state) : undefined
  if (outcome) keysIn(outcome.cause, found)
}

/** All keys that a message says, those of its arguments too. */
export function keysIn({ key, args }: Message, found: (key: string) => void): void {
  found(key)
  for (const name in args) keysInArg(args[name] as Arg, found)
}
function keysInArg(arg: Arg, found: (key: string) => void): void {
  if (Array.isArray(arg)) for (const one of arg) keysInArg(one, found)
  else if (typeof arg === 'object') keysIn(arg as Message, found)
}
