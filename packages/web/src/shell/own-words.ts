/** The shell's own words, a file a language, fetched when it is spoken. Words are data, not code. */
import type { Catalogue, Locale } from '@carillon/kernel'

const FILES: Readonly<Record<Locale, URL>> = {
  en: new URL('../locales/en.json', import.meta.url),
  fr: new URL('../locales/fr.json', import.meta.url),
}

export async function loadWords(locale: Locale): Promise<Catalogue> {
  const answer = await fetch(FILES[locale])
  if (!answer.ok) throw new Error(`${FILES[locale]}: ${answer.status}`)
  return answer.json()
}
