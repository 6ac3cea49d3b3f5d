/**
 * What the text board and the board in the browser say: the same messages as the rules', without the table of them,
 * which a page need not load.
 */
import type { Args, Message } from '@carillon/kernel'
import type { say as full } from './messages.ts'

export const say = ((key: string, args?: Args): Message => (args ? { key, args } : { key })) as typeof full
