/** The frame of a screen: name, ways out, a heading that gets the focus when one comes to it. */
import { type ReactNode, useEffect, useRef } from 'preact/compat'
import { useApp } from './app.tsx'
import { Icon } from './icons.tsx'
import { Bell } from './pictures/Bell.tsx'
import { link } from './router.ts'

interface ScreenProps {
  /** Of the window and, unless `hero` says it otherwise, the heading of the screen. */
  readonly title: string
  /** Before the title of the window: what is to be seen of it while one looks at another. */
  readonly mark?: string | undefined
  readonly children: ReactNode
  /** `page`: a column to read. `wide`: a wider one. `table`: all of the window, with a slim head and no foot. */
  readonly kind?: 'page' | 'wide' | 'table'
  /** Stands in the head, before the switches. */
  readonly actions?: ReactNode
  /** Stands under the heading. */
  readonly lead?: ReactNode
  /** Stands instead of the heading. It must hold an `h1`. */
  readonly hero?: ReactNode
}

/** The first screen of a visit leaves the focus where it is. */
let arrived = false

export function Screen({ title, mark, children, kind = 'page', actions, lead, hero }: ScreenProps): ReactNode {
  const { t } = useApp()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const names = [...(mark === undefined ? [] : [mark]), title, ...(title === t('app.name') ? [] : [t('app.name')])]
    document.title = names.join(' · ')
  }, [title, mark, t])
  useEffect(() => {
    if (arrived) main.current?.querySelector('h1')?.focus({ preventScroll: true })
    if (arrived) scrollTo(0, 0)
    arrived = true
  }, [])
  return (
    <div className={`screen screen-${kind}`}>
      <button type="button" className="button skip" onClick={() => main.current?.focus()}>
        {t('app.skip')}
      </button>
      <header className="head">
        <a className="brand" href={link.home()} aria-label={t('app.name')}>
          <Bell />
          <span className="brand-name">{t('app.name')}</span>
        </a>
        {kind === 'table' && (
          <h1 className="head-title" tabIndex={-1}>
            {title}
          </h1>
        )}
        <div className="head-actions">
          {actions}
          <Switches />
        </div>
      </header>
      <main ref={main} className="main" tabIndex={-1}>
        {kind === 'table'
          ? null
          : (hero ?? (
              <div className="main-head">
                <h1 tabIndex={-1}>{title}</h1>
                {lead && <p className="lead">{lead}</p>}
              </div>
            ))}
        {children}
      </main>
      {kind !== 'table' && <Foot />}
    </div>
  )
}

function Switches(): ReactNode {
  const { t, locale, setLocale, theme, setTheme } = useApp()
  const other = locale === 'en' ? 'fr' : 'en'
  const turned = theme === 'light' ? 'dark' : 'light'
  return (
    <>
      <button type="button" className="button button-quiet switch-locale" lang={other} onClick={() => setLocale(other)}>
        {t(`app.language.${other}`)}
      </button>
      <button
        type="button"
        className="button button-quiet button-icon switch-theme"
        aria-label={t(`app.theme.${turned}`)}
        title={t(`app.theme.${turned}`)}
        onClick={() => setTheme(turned)}
      >
        <Icon name={turned === 'dark' ? 'moon' : 'sun'} />
      </button>
      <a
        className="button button-quiet button-icon"
        href={link.settings()}
        aria-label={t('settings.title')}
        title={t('settings.title')}
      >
        <Icon name="settings" />
      </a>
    </>
  )
}

function Foot(): ReactNode {
  const { t } = useApp()
  return (
    <footer className="foot">
      <p>{t('app.unofficial')}</p>
      <nav aria-label={t('app.more')}>
        <a href={link.home()}>{t('home.link')}</a>
        <a href={link.settings()}>{t('settings.title')}</a>
        <a href={link.about()}>{t('about.title')}</a>
      </nav>
    </footer>
  )
}
