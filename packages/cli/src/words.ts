/** The command's own words, in the reader's language. */
import { type Args, LOCALES, type Locale } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import en from './locales/en.json' with { type: 'json' }
import fr from './locales/fr.json' with { type: 'json' }

export const CATALOGUES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, fr }
export type Key = keyof typeof en & keyof typeof fr
export type Words = (key: Key, args?: Args) => string

export function wordsIn(locale: Locale): Words {
  const render = renderer(CATALOGUES[locale], locale)
  return (key, args) => render(args ? { key, args } : { key })
}

const isLocale = (word: string): word is Locale => (LOCALES as readonly string[]).includes(word)

/** `--lang`, wherever it stands, or the language of the terminal. Undefined if what was asked for does not exist. */
export function localeOf(argv: readonly string[], env: NodeJS.ProcessEnv): Locale | undefined {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  if (at >= 0) {
    const asked = argv[at] === '--lang' ? (argv[at + 1] ?? '') : (argv[at] as string).slice('--lang='.length)
    return isLocale(asked) ? asked : undefined
  }
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const language = set.slice(0, 2).toLowerCase()
  return isLocale(language) ? language : 'en'
}
