/** Keys and their arguments; the words are in locales/. */
export const ENTRY = {} as const
