/** The words of the guided game and of the game in a minute: data that the page fetches when they are wanted. */
import type { Catalogue, Locale } from '@carillon/kernel'
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

export const WORDS: Readonly<Record<Locale, Catalogue>> = { en, fr }
