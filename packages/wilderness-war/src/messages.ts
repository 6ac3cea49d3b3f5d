/**
 * What the game says: the typed ways to say it and to read the log, and names. The table of all it says is in texts/, which
 * only checks need; the words are in locales/.
 */
import { type Message, reader, sayer } from '@carillon/kernel'
import type { NAMES } from './names.ts'
import type { TEXTS } from './texts/index.ts'

export const say = sayer<typeof TEXTS, typeof NAMES>()
export const { argsOf, oneOf, read, tellers } = reader<typeof TEXTS, typeof NAMES>()
/** Any text of a kind: `TextOf<'drm'>`. */
export type TextOf<F extends string> = Message<Extract<keyof typeof TEXTS, `${F}.${string}`>>
/** What is asked. */
export type PromptKey = Extract<keyof typeof TEXTS, `prompt.${string}`>
/** What is told. */
export type LogKey = Extract<keyof typeof TEXTS, `log.${string}`>

export type { Message } from '@carillon/kernel'
export * from './names.ts'
