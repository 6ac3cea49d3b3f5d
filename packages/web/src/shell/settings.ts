/** What a person has set, kept in the browser. Whatever is read is checked; broken storage is as good as none. */
import { LOCALES, type Locale } from '@carillon/kernel'
import type { Think } from '@carillon/protocol'

export const THEMES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEMES)[number]
export const MOTIONS = ['system', 'still', 'full'] as const
export type MotionChoice = (typeof MOTIONS)[number]
/** Milliseconds that a bot leaves between its moves. */
export const DELAYS = [0, 300, 600, 1200, 2400] as const

/** Milliseconds that a bot may think before it chooses. */
export const THINKING: readonly Think[] = [200, 1000, 5000]

/** Per cent of the usual size: of all words, and of counters on the map. */
export const TEXT_SIZES = [100, 112, 125, 150] as const
export const COUNTER_SIZES = [100, 115, 130] as const

export interface Settings {
  readonly locale: Locale
  readonly theme: ThemeChoice
  readonly motion: MotionChoice
  /** One of `DELAYS`; for `pace` of the host. */
  readonly delay: number
  /** One of `THINKING`; for `pace` of the host. */
  readonly think: Think
  /** Whether a choice that passes the turn on is to be confirmed; for `pace` of the host. */
  readonly confirm: boolean
  /** Whether the chances of the sides are shown, in games alone and replays. */
  readonly judgement: boolean
  /** Whether odds are shown by themselves where a choice leads to dice. */
  readonly odds: boolean
  /** One of `TEXT_SIZES`, and of `COUNTER_SIZES`. */
  readonly text: number
  readonly counters: number
  /** Drums, dice, cards and shots can be heard. */
  readonly sound: boolean
}

const KEY = 'carillon.settings'

/** The first language of the reader that we speak. */
export function localeOf(languages: readonly string[]): Locale {
  for (const language of languages) {
    const known = LOCALES.find((locale) => language.toLowerCase().split('-')[0] === locale)
    if (known) return known
  }
  return 'en'
}

const oneOf = <T>(all: readonly T[], value: unknown, usual: T): T => (all.includes(value as T) ? (value as T) : usual)

/** Settings out of a text that anybody may have written. */
export function parseSettings(text: string | null, languages: readonly string[]): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {}
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value === 'object' && value !== null) kept = value
  } catch {
    // As if nothing had been set.
  }
  return {
    locale: oneOf(LOCALES, kept.locale, localeOf(languages)),
    theme: oneOf(THEMES, kept.theme, 'system'),
    motion: oneOf(MOTIONS, kept.motion, 'system'),
    delay: oneOf<number>(DELAYS, kept.delay, 600),
    think: oneOf(THINKING, kept.think, 1000),
    confirm: oneOf([true, false], kept.confirm, true),
    judgement: oneOf([true, false], kept.judgement, false),
    odds: oneOf([true, false], kept.odds, true),
    text: oneOf<number>(TEXT_SIZES, kept.text, 100),
    counters: oneOf<number>(COUNTER_SIZES, kept.counters, 100),
    sound: oneOf([true, false], kept.sound, false),
  }
}

/** A text of the browser's storage; null where there is none, or no storage at all. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
/** False where the browser keeps nothing. */
export function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export const readSettings = (): Settings => parseSettings(readText(KEY), navigator.languages)
export const keepSettings = (settings: Settings): boolean => keepText(KEY, JSON.stringify(settings))
