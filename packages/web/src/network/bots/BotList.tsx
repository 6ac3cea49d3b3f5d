/** The bots one has: what each may do, until when its token is good, another token, none, or no bot any more. */
import { type ReactNode, useState } from 'preact/compat'
import { Button, link, useApp } from '../../shell/context.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { type BotRow, type NewToken, removeBot, renewToken, SCOPES, voidToken } from './api.ts'

/** Days that a token is good for which takes the place of another. */
const DAYS = 365

interface BotListProps {
  readonly found: readonly BotRow[]
  readonly busy: boolean
  change(what: () => Promise<unknown>): void
  made(token: NewToken): Promise<void>
}
export function BotList({ found, busy, change, made }: BotListProps): ReactNode {
  const { t, locale } = useApp()
  const [leaving, leave] = useState<BotRow>()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const may = ({ scopes }: BotRow) => scopes.map((scope) => t(`bots.scope.${scope}.short`)).join(', ')
  return (
    <section className="panel" aria-labelledby="bots-own">
      <h2 id="bots-own">{t('bots.own')}</h2>
      {found.length === 0 && <p className="soft">{t('bots.none')}</p>}
      <ul className="people-list">
        {found.map((bot) => (
          <li key={bot.id}>
            <div className="people-game">
              <p>
                <a href={link.player(bot.name)}>{bot.name}</a>
              </p>
              <p className="small soft">
                {bot.ends === null
                  ? t('bots.token.none')
                  : t('bots.token.ends', { day: day.format(bot.ends), may: may(bot) })}
              </p>
            </div>
            <div className="row">
              <Button
                small
                busy={busy}
                aria-label={t('bots.renew.of', { name: bot.name })}
                onClick={() =>
                  change(async () =>
                    made(await renewToken(bot.id, bot.scopes.length > 0 ? bot.scopes : SCOPES.slice(0, 2), DAYS)),
                  )
                }
              >
                {t('bots.renew')}
              </Button>
              {bot.ends !== null && (
                <Button
                  small
                  busy={busy}
                  aria-label={t('bots.void.of', { name: bot.name })}
                  onClick={() => change(() => voidToken(bot.id))}
                >
                  {t('bots.void')}
                </Button>
              )}
              <Button
                small
                look="quiet"
                icon="remove"
                busy={busy}
                aria-label={t('bots.remove.of', { name: bot.name })}
                onClick={() => leave(bot)}
              >
                {t('bots.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={leaving !== undefined}
        title={t('bots.remove.title', { name: leaving?.name ?? '' })}
        onClose={() => leave(undefined)}
        actions={
          <>
            <Button onClick={() => leave(undefined)}>{t('account.leave.no')}</Button>
            <Button
              look="danger"
              busy={busy}
              onClick={() => {
                if (leaving) change(() => removeBot(leaving.id))
                leave(undefined)
              }}
            >
              {t('bots.remove.yes')}
            </Button>
          </>
        }
      >
        <p>{t('bots.remove.text')}</p>
      </Dialog>
    </section>
  )
}
