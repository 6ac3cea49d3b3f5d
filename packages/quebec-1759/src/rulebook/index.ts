/** The rules in our own words, by number, for “Why?”. Loaded when first opened. */
import type { Locale, RuleText } from '@carillon/kernel'

export type Rule = RuleText

const BOOKS = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
}

export async function rulebook(locale: Locale): Promise<readonly Rule[]> {
  return (await BOOKS[locale]()).default
}
