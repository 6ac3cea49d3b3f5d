/** Bots of one's own: programs that play here under a name and by a token. For who does not know what that is, too. */
import '../../styles/people.css'
import { type ReactNode, useState } from 'preact/compat'
import { ButtonLink, link, Screen, useApp } from '../../shell/context.tsx'
import { Notice } from '../../shell/ui.tsx'
import { useLoaded } from '../account/doing.tsx'
import { useIdentity } from '../account/identity.ts'
import { CopyBox } from '../CopyBox.tsx'
import { PeopleWords } from '../words.tsx'
import { bots, type NewToken } from './api.ts'
import { BotList } from './BotList.tsx'
import { NewBot } from './NewBot.tsx'

export default function BotsScreen(): ReactNode {
  return (
    <PeopleWords>
      <Bots />
    </PeopleWords>
  )
}

function Bots(): ReactNode {
  const { t } = useApp()
  const { identity } = useIdentity()
  return (
    <Screen title={t('bots.title')} lead={t('bots.lead')}>
      <p className="soft">{t('bots.machines')}</p>
      {identity && !identity.me && (
        <section className="panel">
          <p>{t('bots.sign-in')}</p>
          <p>
            <ButtonLink look="primary" href={link.account()}>
              {t('seat.sign-in')}
            </ButtonLink>
          </p>
        </section>
      )}
      {identity?.me && <Own />}
      <How />
    </Screen>
  )
}

function Own(): ReactNode {
  const { t, announceNow } = useApp()
  const { found, busy, trouble, reload, ...loaded } = useLoaded(bots)
  const [fresh, show] = useState<NewToken>()
  /** A token was made: it is shown until something else is done. */
  const made = async (token: NewToken) => {
    show(token)
    announceNow(t('bots.token', { name: token.bot.name }))
    await reload()
  }
  const change = (what: () => Promise<unknown>) =>
    loaded.change(() => {
      show(undefined)
      return what()
    })
  return (
    <>
      {fresh && (
        <Notice>
          <p>{t('bots.token.once')}</p>
          <CopyBox label={t('bots.token', { name: fresh.bot.name })} text={fresh.token} />
        </Notice>
      )}
      {trouble}
      {found && <BotList found={found.bots} busy={busy} change={change} made={made} />}
      <NewBot made={made} />
    </>
  )
}

/** What to do with it, step by step. */
function How(): ReactNode {
  const { t } = useApp()
  const { origin } = location
  return (
    <section className="panel" aria-labelledby="bots-how">
      <h2 id="bots-how">{t('bots.how')}</h2>
      <ol className="people-points">
        {(['make', 'link', 'run', 'play'] as const).map((step) => (
          <li key={step}>
            {t(`bots.how.${step}`)}
            {step === 'run' && (
              <CopyBox label={t('bots.how.code')} text={`node examples/bot.mjs ${origin} TOKEN LINK`} />
            )}
          </li>
        ))}
      </ol>
      <p className="soft">{t('bots.how.rules')}</p>
      <p>
        <a href="api/openapi.json">{t('bots.how.document')}</a>
      </p>
    </section>
  )
}
