/** What the game says: the typed way to say it, and names. The table of all it says is in texts/, the words are in locales/. */
import { BUTTONS } from './texts/buttons.ts'

export { say, type TextOf } from './said.ts'

export const DO = BUTTONS
export * from './names.ts'
