/** What is one's own: ways in, browsers that are signed in, a copy of everything, leaving. */
import { type ReactNode, useState } from 'preact/compat'
import { Button, ButtonLink, link, Screen, useApp } from '../../shell/context.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { saveFile } from '../../shell/files.ts'
import { OwnSanctions } from '../moderation/OwnSanctions.tsx'
import { leaveForGood, type Me, ownData, signOut } from './api.ts'
import { Blocks } from './Blocks.tsx'
import { useDoing } from './doing.tsx'
import { renewIdentity } from './identity.ts'
import { Ratings } from './Ratings.tsx'
import { Sessions } from './Sessions.tsx'
import { Ways } from './Ways.tsx'

export function Own({ me, mail }: { readonly me: Me; readonly mail: boolean }): ReactNode {
  const { t } = useApp()
  const { busy, act, trouble } = useDoing()
  return (
    <Screen title={t('account.title')} lead={t('account.as', { name: me.name })}>
      <p className="row">
        <ButtonLink look="primary" icon="people" href={link.lobby()}>
          {t('account.lobby')}
        </ButtonLink>
        <ButtonLink href={link.notices()}>{t('notices.title')}</ButtonLink>
        <ButtonLink href={link.bots()}>{t('bots.title')}</ButtonLink>
        {(me.role === 'moderator' || me.role === 'admin') && (
          <ButtonLink href={link.moderation()}>{t('moderation.title')}</ButtonLink>
        )}
        <ButtonLink href={link.player(me.name)}>{t('account.profile')}</ButtonLink>
        <Button
          busy={busy}
          onClick={() =>
            act(async () => {
              await signOut()
              await renewIdentity()
            })
          }
        >
          {t('account.sign-out')}
        </Button>
      </p>
      {trouble}
      <OwnSanctions />
      <Ways me={me} mail={mail} />
      <Sessions />
      <Ratings />
      <Blocks />
      <Data me={me} />
    </Screen>
  )
}

function Data({ me }: { readonly me: Me }): ReactNode {
  const { t } = useApp()
  const [leaving, leave] = useState(false)
  const { busy, act, trouble } = useDoing()
  const copy = async () => {
    const text = JSON.stringify(await ownData(), null, 2)
    saveFile('carillon-account.json', new Blob([text], { type: 'application/json' }))
  }
  return (
    <section className="panel" aria-labelledby="own-data">
      <h2 id="own-data">{t('account.data')}</h2>
      <p className="soft">{t('account.data.text')}</p>
      <p className="soft">{t('account.data.device')}</p>
      <p className="row">
        <Button icon="export" busy={busy} onClick={() => act(copy)}>
          {t('account.data.copy')}
        </Button>
        <Button look="danger" icon="remove" busy={busy} onClick={() => leave(true)}>
          {t('account.leave')}
        </Button>
      </p>
      {trouble}
      <Dialog
        open={leaving}
        title={t('account.leave.title', { name: me.name })}
        onClose={() => leave(false)}
        actions={
          <>
            <Button onClick={() => leave(false)}>{t('account.leave.no')}</Button>
            <Button
              look="danger"
              busy={busy}
              onClick={() =>
                act(async () => {
                  await leaveForGood()
                  await renewIdentity()
                })
              }
            >
              {t('account.leave.yes')}
            </Button>
          </>
        }
      >
        <p>{t('account.leave.text')}</p>
      </Dialog>
    </section>
  )
}
