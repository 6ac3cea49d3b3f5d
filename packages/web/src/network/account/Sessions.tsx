/** The browsers that are signed in: listed, and sent away. */
import type { ReactNode } from 'preact/compat'
import { Button, useApp } from '../../shell/context.tsx'
import { endSessions, sessions } from './api.ts'
import { useLoaded } from './doing.tsx'

export function Sessions(): ReactNode {
  const { t, locale } = useApp()
  const { found, busy, trouble, change } = useLoaded(sessions)
  const rows = found?.sessions ?? []
  const end = (id?: string) => change(() => endSessions(id))
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const others = rows.filter(({ current }) => !current)
  return (
    <section className="panel" aria-labelledby="own-sessions">
      <h2 id="own-sessions">{t('account.sessions')}</h2>
      <ul className="people-list">
        {rows.map(({ id, made, current }) => {
          const since = time.format(made)
          return (
            <li key={id}>
              <span>
                {current ? <strong>{t('account.session.here')}</strong> : t('account.session.other')}{' '}
                <span className="soft small">{t('account.session.since', { since })}</span>
              </span>
              {!current && (
                <Button
                  small
                  look="quiet"
                  icon="close"
                  busy={busy}
                  aria-label={t('account.session.end.of', { since })}
                  onClick={() => end(id)}
                >
                  {t('account.session.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {others.length > 1 && (
        <p>
          <Button busy={busy} onClick={() => end()}>
            {t('account.sessions.end')}
          </Button>
        </p>
      )}
      {trouble}
    </section>
  )
}
