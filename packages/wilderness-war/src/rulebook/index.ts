/** The rules in our own words, by number, for “Why?” and the rules screen. Loaded when first opened. */
export interface Rule {
  /** `'5.34'`, a chapter `'5'`, or `'0'` for the preface. */
  readonly id: string
  readonly title: string
  /** A blank line begins a paragraph, a leading `- ` a list item, `**` stands around bold words. */
  readonly text: string
  /** Other entries that help to understand this one. */
  readonly see: readonly string[]
}
export type RulebookLocale = 'en' | 'fr'

const BOOKS = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
}

export async function rulebook(locale: RulebookLocale): Promise<readonly Rule[]> {
  return (await BOOKS[locale]()).book
}
