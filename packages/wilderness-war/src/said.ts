/** The typed ways to say something and to read the log; the table of what can be said is needed only by checks. */
import { type Message, reader, sayer } from '@carillon/kernel'
import type { NAMES } from './names.ts'
import type { TEXTS } from './texts/index.ts'

export const say = sayer<typeof TEXTS, typeof NAMES>()
export const { argsOf, oneOf, read, tellers } = reader<typeof TEXTS, typeof NAMES>()
/** Any text of a kind: `TextOf<'drm'>`. */
export type TextOf<F extends string> = Message<Extract<keyof typeof TEXTS, `${F}.${string}`>>
