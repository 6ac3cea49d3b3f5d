/** Talk at the table: what was said, a line to say something, and not to hear somebody. */
import { type Role, SPECTATOR } from '@carillon/kernel'
import { LENGTHS, type Scene, type Talk } from '@carillon/protocol'
import { Fragment, type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { Button, ButtonLink, link, Notice, useApp } from '../../shell/context.tsx'
import { troubleOf } from '../../shell/trouble.ts'
import { sideName } from '../../table/people.ts'
import { BlockDialog } from '../account/BlockDialog.tsx'
import { useIdentity } from '../account/identity.ts'
import { useDealing } from './deal.ts'
import type { TalkStore } from './talk-store.ts'

interface TalkBoxProps {
  readonly scene: Scene
  readonly talking: TalkStore
  readonly say: Say
  /** Seats of people. */
  readonly people: readonly Role[]
  readonly over: boolean
}
const speakerOf = ({ role, name }: Talk, say: Say, t: (key: string) => string): string =>
  role === SPECTATOR ? (name ?? t('between.somebody')) : sideName(say, role)

export function TalkBox({ scene, talking, say, people, over }: TalkBoxProps): ReactNode {
  const { t, locale, client, announceNow } = useApp()
  const { lines, hushed } = useSyncExternalStore(talking.subscribe, talking.get)
  const { deal, busy, trouble } = useDealing(scene)
  const [text, type] = useState('')
  const [failed, fail] = useState<string>()
  const box = useId()
  const { identity } = useIdentity()
  useEffect(() => talking.reading(), [talking])
  const { id, seat } = scene
  // Who watches has a name.
  const guest = seat === SPECTATOR && identity?.me === null
  const send = async () => {
    if (text.trim() !== '' && (await deal({ ask: 'say', text: text.trim() }))) type('')
  }
  const [blocking, block] = useState<string>()
  const hush = (whom: string, on: boolean, everywhere = false) => {
    fail(undefined)
    block(undefined)
    client
      .ask('done', { ask: 'hush', table: id, whom, on, ...(everywhere && { block: true }) })
      .then(() => talking.load())
      .then(() => everywhere && announceNow(t('block.done', { name: nameOf(whom) })))
      .catch((error: unknown) => fail(troubleOf(error, t).text))
  }
  const names = [...new Set(lines.flatMap(({ role, name }) => (role === SPECTATOR && name ? [name] : [])))]
  const others = seat === SPECTATOR ? names : people.filter((role) => role !== seat)
  const all = [...new Set([...others, ...hushed.own])]
  const sitters = scene.company?.seats
  const nameOf = (whom: string) => (people.includes(whom) ? sideName(say, whom) : whom)
  // Accounts alone can be blocked, and by accounts.
  const accountOf = (whom: string) => (people.includes(whom) ? sitters?.[whom]?.name : whom)
  const known = seat === SPECTATOR || sitters?.[seat]?.name !== undefined
  const isBlocked = (whom: string) => hushed.blocked?.includes(whom) === true
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <section className="between-part" aria-labelledby={`${box}-title`}>
      <h3 id={`${box}-title`}>{t('between.talk')}</h3>
      {!over && (
        <p className="small soft">{t(seat === SPECTATOR ? 'between.talk.watching' : 'between.talk.playing')}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <ol className="talk" tabIndex={0} aria-label={t('between.talk')}>
        {lines.length === 0 && <li className="soft">{t('between.talk.none')}</li>}
        {lines.map((line) => (
          <li key={`${line.at} ${line.role} ${line.text}`} data-own={line.role === seat || undefined}>
            <span className="talk-who">
              {speakerOf(line, say, t)} <time dateTime={new Date(line.at).toISOString()}>{clock.format(line.at)}</time>
            </span>
            <span className="talk-text">{line.text}</span>
          </li>
        ))}
      </ol>
      {hushed.by.length > 0 && (
        <Notice>{t('between.unheard', { side: hushed.by.map((role) => nameOf(role)).join(', ') })}</Notice>
      )}
      {guest ? (
        <p>
          <ButtonLink small href={link.account()}>
            {t('between.talk.sign-in')}
          </ButtonLink>
        </p>
      ) : (
        <form
          className="talk-form"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <label className="unseen" htmlFor={box}>
            {t('between.say')}
          </label>
          <input
            className="entry"
            id={box}
            value={text}
            maxLength={LENGTHS.talk}
            autoComplete="off"
            placeholder={t('between.say')}
            onInput={(event) => type(event.currentTarget.value)}
          />
          <Button type="submit" aria-disabled={busy || text.trim() === ''}>
            {t('between.send')}
          </Button>
        </form>
      )}
      {all.length > 0 && (
        <p className="row">
          {all.map((whom) => (
            <Fragment key={whom}>
              {!isBlocked(whom) && (
                <Button small look="quiet" onClick={() => hush(whom, !hushed.own.includes(whom))}>
                  {t(hushed.own.includes(whom) ? 'between.hear' : 'between.hush', { side: nameOf(whom) })}
                </Button>
              )}
              {isBlocked(whom) ? (
                <Button small look="quiet" onClick={() => hush(whom, false)}>
                  {t('block.undo.of', { name: accountOf(whom) ?? nameOf(whom) })}
                </Button>
              ) : (
                known &&
                accountOf(whom) !== undefined && (
                  <Button small look="quiet" onClick={() => block(whom)}>
                    {t('between.block', { name: accountOf(whom) ?? '' })}
                  </Button>
                )
              )}
            </Fragment>
          ))}
        </p>
      )}
      <BlockDialog
        name={blocking === undefined ? undefined : (accountOf(blocking) ?? '')}
        busy={busy}
        block={() => blocking !== undefined && hush(blocking, true, true)}
        onClose={() => block(undefined)}
      />
      {(trouble ?? failed) !== undefined && <Notice kind="problem">{trouble ?? failed}</Notice>}
    </section>
  )
}
