/**
 * What the game says: the typed ways to say it and to read the log, and names. The table of all it says is in texts/, which
 * only checks need; the words are in locales/.
 */
import { type Message, reader, sayer } from '@carillon/kernel'
import type { FACTIONS } from './data/map.ts'
import type { NAMES } from './names.ts'
import { BUTTONS } from './texts/buttons.ts'
import type { TEXTS } from './texts/index.ts'

type Names = typeof NAMES & { readonly role: typeof FACTIONS }
export const say = sayer<typeof TEXTS, Names>()
export const { argsOf, oneOf, read, tellers } = reader<typeof TEXTS, Names>()
/** Any text of a kind: `TextOf<'penalty'>`. */
export type TextOf<F extends string> = Message<Extract<keyof typeof TEXTS, `${F}.${string}`>>
/** What is asked. */
export type PromptKey = Extract<keyof typeof TEXTS, `prompt.${string}`>

export const DO = BUTTONS
export * from './names.ts'
