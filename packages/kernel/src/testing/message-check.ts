/** What is said during a game: every message must be one the game knows, with the arguments it takes. */
import type { Choice, Option } from '../ask.ts'
import type { Game, State } from '../game.ts'
import type { Arg, LogEntry, Message } from '../message.ts'
import type { Table } from '../table.ts'
import { entryOf, type TextArgument } from '../texts.ts'
import { canonical } from './data.ts'
import { optionKey } from './keys.ts'
import { familiesOf, fits, isKind } from './kinds.ts'

export interface MessageCheck {
  /** What is wrong with a message; undefined if nothing is. */
  message(message: Message): string | undefined
  /** What is wrong with what is asked and was noted since the log had `from` entries. */
  position<S extends State>(table: Table<S>, from: number): string | undefined
}

export function messageCheck<S extends State>(game: Game<S>): MessageCheck {
  const all = Object.entries(game.names).flatMap(([family, ids]) => ids.map((id) => `${family}.${id}`))
  const names = new Set([...all, ...game.roles.map((role) => `role.${role}`)])
  const known = new Set<string>()

  const entries = new Map(Object.entries(game.texts).map(([key, words]) => [key, entryOf(words)]))
  const families = familiesOf(game)

  const message = ({ key, args = {} }: Message): string | undefined => {
    const entry = entries.get(key)
    if (!entry && !names.has(key)) return `${key} is neither a text nor a name of the game`
    const given = Object.keys(args)
    const takes = entry?.args ?? []
    const wrong =
      takes.find(({ name }) => !given.includes(name))?.name ??
      given.find((name) => !takes.some((one) => one.name === name))
    if (wrong) return `${key} takes (${takes.map(({ name }) => name)}), given (${given})`
    for (const one of takes) {
      const problem = argument(one, args[one.name] as Arg)
      if (problem) return `${key}, argument ${one.name}: ${problem}`
    }
    return undefined
  }

  /** It is of its kind, and what it names is known. */
  const argument = ({ kind, list }: TextArgument, arg: Arg): string | undefined => {
    const isKnown = isKind(kind, families)
    if (isKnown && list !== Array.isArray(arg)) return list ? 'is no list' : 'is a list'
    for (const one of Array.isArray(arg) ? arg : [arg]) {
      if (isKnown && !fits(one, kind)) return `${JSON.stringify(one)} is no ${kind}`
      const problem = typeof one === 'object' ? message(one as Message) : undefined
      if (problem) return problem
    }
    return undefined
  }

  /** An option is named by its fields; each must have a name. */
  const option = (given: Option): string | undefined => {
    for (const [field, value] of Object.entries(given)) {
      const key = optionKey(field, value)
      if (known.has(key)) continue
      if (typeof value !== 'string' && !Number.isFinite(value)) return `${field}: ${value} is no text and no number`
      if (!Object.hasOwn(game.texts, key) && !names.has(key)) return `the option has no name: ${key}`
      known.add(key)
    }
    return Object.keys(given).length === 0 ? 'an option without a field' : undefined
  }

  /** What may be let pass in advance is of a known kind, and can be. */
  const window = (asked: Choice): string | undefined => {
    const { kind = '', pass } = game.windows?.of(asked) ?? {}
    if (!pass) return undefined
    if (!game.windows?.kinds.includes(kind)) return `the window ${kind} is not listed`
    return asked.options.includes(pass) ? undefined : `what lets the window ${kind} pass is not offered`
  }

  const choice = (asked: Choice): string | undefined => {
    const { role, rule, prompt, options } = asked
    if (!game.roles.includes(role)) return `${rule}: ${role} is not a role`
    if (options.length === 0) return `${rule}: dead end, ${role} is asked and has no option`
    const wrong = message(prompt) ?? options.map(option).find((problem) => problem !== undefined) ?? window(asked)
    if (wrong) return `${rule} ${prompt.key}: ${wrong}`
    const twice = options.length - new Set(options.map(canonical)).size
    return twice > 0 ? `${rule} ${prompt.key}: ${twice} options are offered twice` : ruled(rule, prompt.key)
  }

  const entry = ({ rule, chapter, text, secret }: LogEntry): string | undefined => {
    if (chapter && text && !entries.get(text.key)?.chapters.includes(chapter))
      return `${rule}: ${text.key} is the chapter ${chapter}, which the table of texts does not say`
    if (!text && !secret) return `${rule}: an empty line in the log`
    const stranger = secret?.roles.find((role) => !game.roles.includes(role))
    if (stranger) return `${rule}: a line of the log is secret for ${stranger}, who is not a role`
    const wrong = (text && message(text)) ?? (secret && message(secret.text))
    return wrong ? `${rule} in the log: ${wrong}` : ruled(rule, (text ?? secret?.text)?.key ?? '')
  }

  return {
    message,
    position(table, from) {
      const { chance, decisions } = table
      if (chance) {
        const wrong = message(chance.what) ?? ruled(chance.rule, chance.what.key)
        if (wrong) return `chance, ${chance.rule}: ${wrong}`
      }
      for (const ask of decisions) {
        const wrong = choice(ask)
        if (wrong) return wrong
      }
      for (const line of table.logFrom(from)) {
        const wrong = entry(line)
        if (wrong) return wrong
      }
      return undefined
    },
  }
}

const ruled = (rule: string, key: string): string | undefined => (rule ? undefined : `${key} names no rule`)
