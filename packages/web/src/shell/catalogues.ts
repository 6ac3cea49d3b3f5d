/** The shell's own words, a file a language, loaded when it is spoken. */
import type { Catalogue, Locale } from '@carillon/kernel'

const FILES: Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>> = {
  en: () => import('../locales/en.json'),
  fr: () => import('../locales/fr.json'),
}

export const loadWords = async (locale: Locale): Promise<Catalogue> => (await FILES[locale]()).default
