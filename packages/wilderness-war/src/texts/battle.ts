/** Keys and their arguments; the words are in locales/. */
export const BATTLE = {} as const
