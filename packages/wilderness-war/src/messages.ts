/** What the game says: the typed way to say it, and names. The table of all it says is in texts/, the words are in locales/. */

export type { Message } from '@carillon/kernel'
export * from './names.ts'
export { say, type TextOf } from './said.ts'
