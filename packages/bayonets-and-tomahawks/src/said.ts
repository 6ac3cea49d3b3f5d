/** The typed ways to say something and to read the log; the table of what can be said is needed only by checks. */
import { type Message, reader, sayer } from '@carillon/kernel'
import type { FACTIONS } from './data/map.ts'
import type { NAMES } from './names.ts'
import type { TEXTS } from './texts/index.ts'

type Names = typeof NAMES & { readonly role: typeof FACTIONS }
export const say = sayer<typeof TEXTS, Names>()
export const { argsOf, oneOf, read, tellers } = reader<typeof TEXTS, Names>()
/** Any text of a kind: `TextOf<'penalty'>`. */
export type TextOf<F extends string> = Message<Extract<keyof typeof TEXTS, `${F}.${string}`>>
