/** The rules in our own words, by number, for “Why?”. Loaded when first opened. */
export interface Rule {
  /** `'7.8.5'`, a chapter `'7'`, or `'0'` for the preface. */
  readonly id: string
  readonly title: string
  /** A blank line begins a paragraph, a leading `- ` a list item, `**` stands around bold words. */
  readonly text: string
  /** Other entries that help to understand this one. */
  readonly see: readonly string[]
}
export type RulebookLocale = 'en' | 'fr'

const BOOKS = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
}

export async function rulebook(locale: RulebookLocale): Promise<readonly Rule[]> {
  return (await BOOKS[locale]()).default
}
