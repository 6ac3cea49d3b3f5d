/** The words, in every language. */
import type { Catalogue, Locale } from '@carillon/kernel'
import enAids from './aids-en.json' with { type: 'json' }
import frAids from './aids-fr.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en: { ...en, ...enAids }, fr: { ...fr, ...frAids } }
