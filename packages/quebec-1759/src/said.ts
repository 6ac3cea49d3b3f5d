/**
 * What the text board and the board in the browser say: the same messages as the rules', without the table of them,
 * which a page need not load; and the typed way to read the log.
 */
import { type Args, type Message, reader } from '@carillon/kernel'
import type { say as full } from './messages.ts'
import type { Names, TEXTS } from './texts.ts'

export const say = ((key: string, args?: Args): Message => (args ? { key, args } : { key })) as typeof full
export const { tellers } = reader<typeof TEXTS, Names>()
