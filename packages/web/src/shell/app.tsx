/** Language, theme and settings of the page, and the line to the host. */
import type { Args, Catalogue, Locale } from '@carillon/kernel'
import { renderer, type Say } from '@carillon/kernel/catalogue'
import type { Ended, Scene } from '@carillon/protocol'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'preact/compat'
import { type Asking, theClient } from '../client.ts'
import { announce, announceNow } from './live.tsx'
import { loadWords } from './own-words.ts'
import { keepSettings, readSettings, type Settings, type ThemeChoice } from './settings.ts'

/** What a table over the network adds to the usual one. */
export interface NetworkParts {
  readonly invite: (() => void) | undefined
  /** Its links are on the screen. */
  readonly inviting?: boolean
  /** Above the question: clocks, what is offered. */
  readonly Above?: ComponentType<{ readonly scene: Scene; readonly say: Say }>
  /** Below a question that could be let pass in advance. */
  readonly Below?: ComponentType<{ readonly scene: Scene; readonly say: Say }>
  /** In a tab of its own; its title, with how much in it is new. */
  readonly Panel?: ComponentType<{ readonly scene: Scene; readonly say: Say }>
  readonly title?: string
  /** Before the title of the window while one is asked. */
  readonly turn?: string
  /** Where there is no such table, or one may not even look: whoever plays there has lost his link. */
  readonly Closed?: ComponentType<{ readonly why: 'not-yours' | 'no-game' }>
  /** In place of the question, when a game has ended but not by its rules. */
  readonly Ended?: ComponentType<{
    readonly scene: Scene
    readonly ended: Ended
    readonly say: Say
    readonly box: Ref<HTMLHeadingElement>
    open(dialog: 'fairness' | 'export'): void
  }>
}

export interface App {
  readonly locale: Locale
  setLocale(locale: Locale): void
  /** What is on the screen; what was chosen is `settings.theme`. */
  readonly theme: 'light' | 'dark'
  setTheme(theme: ThemeChoice): void
  /** Nothing moves by itself. */
  readonly still: boolean
  /** Words of the shell. */
  readonly say: Say
  /** The same, shorter: `t('home.games')`, `t('saved.all', { count: 2 })`. */
  t(key: string, args?: Args): string
  /** The shell's catalogue itself, for merging. */
  readonly words: Catalogue
  readonly client: Asking
  /** The table is elsewhere: some of what a house of one's own does is not asked of it. `invite` shows its links. */
  readonly network?: NetworkParts
  /** Tables hand `delay` and `confirm` on to the host (`pace`). */
  readonly settings: Settings
  setSettings(change: Partial<Settings>): void
  /** Said to those who do not see the screen, when there is a pause; `announceNow` does not wait for one. */
  announce(text: string): void
  announceNow(text: string): void
}

/** Of `AppProvider`; tests put something smaller into it. */
export const AppContext = createContext<App | undefined>(undefined)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('there is no AppProvider above')
  return app
}

/** `words` is the shell's catalogue in the language of the settings; other languages are loaded when wanted. */
export function AppProvider({ words, children }: { words: Catalogue; children: ReactNode }): ReactNode {
  const [settings, keep] = useState(readSettings)
  const [spoken, speak] = useState({ locale: settings.locale, words })
  const dark = useMedia('(prefers-color-scheme: dark)')
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  const { locale } = spoken
  const theme = settings.theme === 'system' ? (dark ? 'dark' : 'light') : settings.theme
  const still = settings.motion === 'system' ? reduced : settings.motion === 'still'

  useEffect(() => {
    if (settings.locale === locale) return
    let wanted = true
    void loadWords(settings.locale).then((loaded) => {
      if (wanted) speak({ locale: settings.locale, words: loaded })
    })
    return () => {
      wanted = false
    }
  }, [settings.locale, locale])

  useEffect(() => {
    const page = document.documentElement
    page.lang = locale
    page.dataset.theme = theme
    page.dataset.motion = still ? 'still' : 'full'
    page.style.fontSize = settings.text === 100 ? '' : `${settings.text}%`
  }, [locale, theme, still, settings.text])

  const setSettings = useCallback((change: Partial<Settings>) => {
    // Another tab may have set the rest meanwhile.
    const next = { ...readSettings(), ...change }
    keep(keepSettings(next) ? next : (now) => ({ ...now, ...change }))
  }, [])

  const app = useMemo((): App => {
    const say = renderer(spoken.words, locale)
    return {
      locale,
      setLocale: (to) => setSettings({ locale: to }),
      theme,
      setTheme: (to) => setSettings({ theme: to }),
      still,
      say,
      t: (key, args) => say(args ? { key, args } : { key }),
      words: spoken.words,
      client: theClient(),
      settings,
      setSettings,
      announce,
      announceNow,
    }
  }, [spoken, locale, theme, still, settings, setSettings])
  return <AppContext value={app}>{children}</AppContext>
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
