/** What the house writes to people, in their language. */
import type { Args, Locale } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import en from './locales/en.json' with { type: 'json' }
import fr from './locales/fr.json' with { type: 'json' }
import type { Mail } from './mail.ts'

const WORDS = { en, fr }

/** `letter.<name>.subject` and `.text` of the catalogue. */
export function written(name: string, locale: Locale, to: string, args: Args): Mail {
  const say = renderer(WORDS[locale], locale)
  return {
    to,
    subject: say({ key: `letter.${name}.subject`, args }),
    text: say({ key: `letter.${name}.text`, args }),
  }
}
