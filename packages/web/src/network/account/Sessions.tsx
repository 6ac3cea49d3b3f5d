/** The browsers that are signed in: listed, and sent away. */
import { type ReactNode, useCallback, useEffect, useState } from 'preact/compat'
import { Button, useApp } from '../../shell/context.tsx'
import { endSessions, type SessionRow, sessions } from './api.ts'
import { useDoing } from './doing.tsx'

export function Sessions(): ReactNode {
  const { t, locale } = useApp()
  const [rows, set] = useState<readonly SessionRow[]>([])
  const { busy, act, trouble } = useDoing()
  const reload = useCallback(async () => set((await sessions()).sessions), [])
  useEffect(() => act(reload), [act, reload])
  const end = (id?: string) =>
    act(async () => {
      await endSessions(id)
      await reload()
    })
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
                  disabled={busy}
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
          <Button disabled={busy} onClick={() => end()}>
            {t('account.sessions.end')}
          </Button>
        </p>
      )}
      {trouble}
    </section>
  )
}
