/** Where and when one is told that it is one's turn. */
import '../../styles/people.css'
import { type ReactNode, useState } from 'preact/compat'
import { Button, ButtonLink, link, Screen, useApp } from '../../shell/context.tsx'
import { Notice } from '../../shell/ui.tsx'
import { AskForm } from '../account/AskForm.tsx'
import { useLoaded } from '../account/doing.tsx'
import { Field } from '../account/Field.tsx'
import { CopyBox } from '../CopyBox.tsx'
import { PeopleWords } from '../words.tsx'
import {
  addHook,
  addMail,
  addPush,
  type ChannelRow,
  type Notices,
  notices,
  removeChannel,
  switchOn,
  tryOut,
} from './api.ts'
import { canPush, subscribed } from './push.ts'
import { QuietHours } from './QuietHours.tsx'

export default function NoticesScreen(): ReactNode {
  return (
    <PeopleWords>
      <Panel />
    </PeopleWords>
  )
}

function Panel(): ReactNode {
  const { t } = useApp()
  const { found, busy, trouble, reload, change } = useLoaded(notices)
  return (
    <Screen title={t('notices.title')} lead={t('notices.lead')}>
      {trouble}
      {found && (
        <>
          <section className="panel" aria-labelledby="notice-ways">
            <h2 id="notice-ways">{t('notices.ways')}</h2>
            {found.channels.length === 0 && <p className="soft">{t('notices.none')}</p>}
            <ul className="people-list">
              {found.channels.map((row) => (
                <Channel key={row.id} row={row} busy={busy} change={change} />
              ))}
            </ul>
            <NewWays found={found} busy={busy} change={change} reload={reload} />
          </section>
          <QuietHours manners={found.manners} busy={busy} change={change} />
        </>
      )}
      <p>
        <ButtonLink href={link.account()}>{t('account.title')}</ButtonLink>
      </p>
    </Screen>
  )
}

interface Changing {
  readonly busy: boolean
  change(what: () => Promise<unknown>): void
}
function Channel({ row, busy, change }: Changing & { readonly row: ChannelRow }): ReactNode {
  const { t, announceNow } = useApp()
  const [said, say] = useState<string>()
  const { id, kind, to, discord, off, failed } = row
  const name = t(`notices.kind.${discord ? 'discord' : kind}`, { to })
  const trial = () =>
    change(async () => {
      const { delivery } = await tryOut(id)
      const text = t(delivery === 'sent' ? 'notices.trial.sent' : 'notices.trial.failed')
      say(text)
      announceNow(text)
    })
  return (
    <li>
      <span>
        {name}
        {off !== null && <strong> {t('notices.off', { count: failed })}</strong>}
        {said !== undefined && <span className="soft small"> {said}</span>}
      </span>
      <span className="row">
        {off !== null && (
          <Button small busy={busy} onClick={() => change(() => switchOn(id))}>
            {t('notices.on')}
          </Button>
        )}
        <Button small busy={busy} aria-label={t('notices.trial.of', { name })} onClick={trial}>
          {t('notices.trial')}
        </Button>
        <Button
          small
          look="quiet"
          icon="remove"
          busy={busy}
          aria-label={t('notices.remove.of', { name })}
          onClick={() => change(() => removeChannel(id))}
        >
          {t('notices.remove')}
        </Button>
      </span>
    </li>
  )
}

interface NewWaysProps extends Changing {
  readonly found: Notices
  reload(): Promise<void>
}
function NewWays({ found, busy, change, reload }: NewWaysProps): ReactNode {
  const { t, locale } = useApp()
  const [secret, tell] = useState<string>()
  const [refused, refuse] = useState(false)
  const push = () =>
    change(async () => {
      const own = await subscribed(found.offers.push)
      refuse(own === undefined)
      if (own) await addPush(locale, own)
    })
  const mailed = found.channels.some(({ kind }) => kind === 'mail')
  return (
    <>
      <p className="row">
        {canPush() && (
          <Button busy={busy} onClick={push}>
            {t('notices.push.add')}
          </Button>
        )}
        {found.offers.mail && !mailed && (
          <Button busy={busy} onClick={() => change(() => addMail(locale))}>
            {t('notices.mail.add')}
          </Button>
        )}
      </p>
      {refused && <Notice kind="problem">{t('notices.push.refused')}</Notice>}
      <AskForm
        line
        label={t('notices.hook.add')}
        send={async ({ url = '' }) => {
          const { channel, secret: told } = await addHook(locale, url.trim())
          // Discord looks at no signature.
          tell(channel.discord ? undefined : told)
          await reload()
        }}
      >
        <Field
          name="url"
          label={t('notices.hook')}
          help={t('notices.hook.help')}
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          required
        />
      </AskForm>
      {secret !== undefined && (
        <Notice>
          {t('notices.hook.secret')}
          <CopyBox label={t('notices.hook.secret.name')} text={secret} />
        </Notice>
      )}
    </>
  )
}
