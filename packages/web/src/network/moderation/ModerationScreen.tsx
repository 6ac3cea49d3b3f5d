/** The moderators' queue: what was reported, with what was said, and what is done about it; seats that may be one person's; and the log of every act. */
import '../../styles/people.css'
import { type ReactNode, useState } from 'preact/compat'
import { Choices } from '../../shell/Choices.tsx'
import { Button, ButtonLink, link, Screen, useApp } from '../../shell/context.tsx'
import { AskForm, type Written } from '../account/AskForm.tsx'
import { useLoaded } from '../account/doing.tsx'
import { Field } from '../account/Field.tsx'
import { useNames } from '../lobby/names.ts'
import { PeopleWords } from '../words.tsx'
import { ACTS, type Acted, type Alike, acts, alike, doAct, type Report, reports } from './api.ts'

export default function ModerationScreen(): ReactNode {
  return (
    <PeopleWords>
      <Queue />
    </PeopleWords>
  )
}

const queue = async () => ({
  open: (await reports()).reports,
  pairs: (await alike()).alike,
  log: (await acts()).acts,
})
function Queue(): ReactNode {
  const { t } = useApp()
  const { found, busy, trouble, reload, change } = useLoaded(queue)
  return (
    <Screen title={t('moderation.title')} lead={t('moderation.lead')}>
      {trouble}
      {found?.open.length === 0 && <p className="soft">{t('moderation.none')}</p>}
      {found?.open.map((one) => (
        <OneReport key={one.id} report={one} busy={busy} change={(deed) => change(() => doAct(deed))} reload={reload} />
      ))}
      {found && found.pairs.length > 0 && <Pairs pairs={found.pairs} />}
      {found && found.log.length > 0 && <Log log={found.log} />}
    </Screen>
  )
}

interface OneReportProps {
  readonly report: Report
  readonly busy: boolean
  change(deed: object): void
  reload(): Promise<void>
}
function OneReport({ report, busy, change, reload }: OneReportProps): ReactNode {
  const { t, locale } = useApp()
  const names = useNames(report.title)
  const [what, choose] = useState<(typeof ACTS)[number]>('dismiss')
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const side = names.side(report.role)
  const name = report.name || t('moderation.seat', { side })
  const submit = async ({ reason = '', days = '' }: Written) => {
    const lasts = days.trim() === '' ? {} : { days: Number(days) }
    await doAct({ what, about: report.about, reason: reason.trim(), report: report.id, ...lasts })
    await reload()
  }
  return (
    <section className="panel" aria-labelledby={`report-${report.id}`}>
      <h2 id={`report-${report.id}`}>{t('moderation.about', { name, kind: t(`complaint.kind.${report.kind}`) })}</h2>
      <p className="small soft">
        {names.game} · {side} · {time.format(report.at)}
      </p>
      <blockquote>{report.text}</blockquote>
      {report.standing.length > 0 && (
        <p>{report.standing.map((one) => t(`moderation.holds.${one.what}`, { reason: one.reason })).join(' · ')}</p>
      )}
      <h3>{t('moderation.said')}</h3>
      {report.lines.length === 0 && <p className="soft">{t('moderation.silent')}</p>}
      <ul className="people-list">
        {report.lines.map((line) => (
          <li key={line.id}>
            <span>
              <strong>{line.role === 'spectator' ? t('network.watching') : names.side(line.role)}</strong> {line.text}{' '}
              <span className="soft small">{time.format(line.at)}</span>
            </span>
            <Button
              small
              look="quiet"
              busy={busy}
              aria-label={t('moderation.hide.of', { text: line.text })}
              onClick={() => change({ what: 'hide', about: line.id, reason: report.text, report: report.id })}
            >
              {t('moderation.hide')}
            </Button>
          </li>
        ))}
      </ul>
      <AskForm
        look="primary"
        label={t('moderation.do')}
        disabled={busy}
        send={submit}
        more={<ButtonLink href={link.net(report.game)}>{t('moderation.game')}</ButtonLink>}
      >
        <Choices
          legend={t('moderation.act')}
          value={what}
          onChange={(value) => choose(value)}
          choices={ACTS.map((value) => ({ value, label: t(`moderation.act.${value}`) }))}
        />
        <Field name="reason" label={t('moderation.reason')} maxLength={1000} required />
        {(what === 'mute' || what === 'ban') && (
          <Field
            name="days"
            label={t('moderation.days')}
            help={t('moderation.days.help')}
            defaultValue="7"
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={4}
          />
        )}
      </AskForm>
    </section>
  )
}

function Pairs({ pairs }: { readonly pairs: readonly Alike[] }): ReactNode {
  const { t } = useApp()
  return (
    <section className="panel" aria-labelledby="moderation-alike">
      <h2 id="moderation-alike">{t('moderation.alike')}</h2>
      <p className="soft">{t('moderation.alike.lead')}</p>
      <ul className="people-list">
        {pairs.map((pair) => (
          <Pair key={`${pair.game} ${pair.seats.map(({ role }) => role).join(' ')}`} pair={pair} />
        ))}
      </ul>
    </section>
  )
}
function Pair({ pair: { game, title, rated, over, seats, signs } }: { readonly pair: Alike }): ReactNode {
  const { t, locale } = useApp()
  const names = useNames(title)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  const pair = seats
    .map(({ role, name }) => {
      const who = { side: names.side(role), name: name || t('moderation.alike.nobody') }
      return t('moderation.alike.seat', who)
    })
    .join(' · ')
  return (
    <li>
      <div className="people-game">
        <strong>{pair}</strong>
        {signs.map(({ by, since, days }) => (
          <div key={by}>{t(`moderation.alike.${by}`, { since: day.format(since), days })}</div>
        ))}
        <div className="small soft">
          {[names.game, rated && t('moderation.alike.rated'), over && t('moderation.alike.over')]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <ButtonLink small href={link.net(game)} aria-label={t('moderation.alike.game', { pair })}>
        {t('moderation.game')}
      </ButtonLink>
    </li>
  )
}

function Log({ log }: { readonly log: readonly Acted[] }): ReactNode {
  const { t, locale } = useApp()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="panel" aria-labelledby="moderation-log">
      <h2 id="moderation-log">{t('moderation.log')}</h2>
      <ul className="people-list">
        {log.map(({ at, who, what, name, about, body }) => (
          <li key={`${at}${about}${what}`}>
            <span>
              {time.format(at)} · {who} · <strong>{t(`moderation.did.${what}`)}</strong>{' '}
              {name || (about.startsWith('seat:') ? about : '')}
              {body.reason !== undefined && <span className="soft"> · {body.reason}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
