/** Keys and their arguments; the words are in locales/. */
export const YEAR = {} as const
