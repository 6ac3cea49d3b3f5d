/** The rules in our own words, by number, for “Why?” and the rules screen. Loaded when first opened. */
import type { Locale, RuleText } from '@carillon/kernel'

export type Rule = RuleText

const BOOKS = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
}

export async function rulebook(locale: Locale): Promise<readonly Rule[]> {
  return (await BOOKS[locale]()).book
}
