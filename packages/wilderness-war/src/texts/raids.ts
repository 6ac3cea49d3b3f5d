/** Keys and their arguments; the words are in locales/. */
export const RAIDS = {} as const
