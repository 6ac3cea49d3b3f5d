/** The words, in every language. */
import type { Catalogue, Locale } from '@carillon/kernel'
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en: en as Catalogue, fr: fr as Catalogue }
