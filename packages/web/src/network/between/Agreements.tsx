/** What one can do at a table beside the game: give up, offer something to the others, go away for a while. */
import type { Role } from '@carillon/kernel'
import type { Company, PastTurn, Scene } from '@carillon/protocol'
import { type ReactNode, useId, useState } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { Button, Notice, useApp } from '../../shell/context.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { troubleOf } from '../../shell/trouble.ts'
import { sideName } from '../../table/people.ts'
import { useDealing } from './deal.ts'
import { dateOf, lengthOf } from './time.ts'

type Asking = 'resign' | 'rewind' | 'away' | 'link'
const DAY = 86_400_000
const DAYS = [1, 2, 3, 5, 7, 14, 21, 30]
/** How long one may choose to be away: whole days, or what is left if that is less than one. */
export function awayFor(rest: number): readonly number[] {
  const whole = DAYS.map((days) => days * DAY).filter((time) => time <= rest)
  return whole.length > 0 || rest <= 0 ? whole : [rest]
}

interface AgreementsProps {
  readonly scene: Scene
  readonly company: Company
  readonly people: readonly Role[]
  readonly say: Say
}
export function Agreements({ scene, company, people, say }: AgreementsProps): ReactNode {
  const { t, locale } = useApp()
  const { seat } = scene
  const { deal, busy, trouble } = useDealing(scene)
  const [asking, ask] = useState<Asking>()
  const { clock, offers } = company
  const id = useId()
  const close = () => ask(undefined)
  const others = people.filter((role) => role !== seat)
  const isOffered = (what: string) => offers.some((offer) => offer.what === what)
  const away = clock?.away[seat]
  const rest = clock?.vacation[seat] ?? 0
  const offer = (what: 'draw' | 'abort' | 'pause') => () => isOffered(what) || void deal({ ask: 'offer', what })
  return (
    <section className="between-part" aria-labelledby={id}>
      <h3 id={id}>{t('between.agree')}</h3>
      <p className="between-acts">
        {others.length > 0 && (
          <>
            <Button small aria-disabled={busy || isOffered('draw')} onClick={offer('draw')}>
              {t('between.draw')}
            </Button>
            <Button
              small
              aria-disabled={busy || isOffered('rewind')}
              onClick={() => !isOffered('rewind') && ask('rewind')}
            >
              {t('between.rewind')}
            </Button>
            {clock && !clock.paused && (
              <Button small aria-disabled={busy || isOffered('pause')} onClick={offer('pause')}>
                {t('between.pause')}
              </Button>
            )}
            <Button small aria-disabled={busy || isOffered('abort')} onClick={offer('abort')}>
              {t('between.abort')}
            </Button>
            <Button small busy={busy} onClick={() => ask('link')}>
              {t('between.link')}
            </Button>
          </>
        )}
        {clock?.rules.vacation !== undefined &&
          clock.rules.vacation > 0 &&
          (away !== undefined && away > Date.now() ? (
            <Button small busy={busy} onClick={() => void deal({ ask: 'away', until: 0 })}>
              {t('between.back')}
            </Button>
          ) : (
            <Button small busy={busy} onClick={() => ask('away')}>
              {t('between.away')}
            </Button>
          ))}
        <Button small look="danger" busy={busy} onClick={() => ask('resign')}>
          {t('between.resign')}
        </Button>
      </p>
      <p className="small soft">{t('between.agree.text')}</p>
      {trouble !== undefined && <Notice kind="problem">{trouble}</Notice>}

      <Dialog
        open={asking === 'resign'}
        title={t('between.resign.title')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('between.play-on')}</Button>
            <Button look="danger" busy={busy} onClick={() => void deal({ ask: 'resign' }).then(close)}>
              {t('between.resign.yes')}
            </Button>
          </>
        }
      >
        <p>{t('between.resign.text')}</p>
      </Dialog>
      <Dialog open={asking === 'rewind'} title={t('between.rewind.title')} onClose={close} wide>
        {asking === 'rewind' && (
          <Rewind
            scene={scene}
            say={say}
            propose={(back) => void deal({ ask: 'offer', what: 'rewind', back }).then(close)}
          />
        )}
      </Dialog>
      <Dialog open={asking === 'away'} title={t('between.away.title')} onClose={close}>
        <p>{rest > 0 ? t('between.away.text', { time: lengthOf(rest, locale) }) : t('between.away.none')}</p>
        <p className="between-acts">
          {awayFor(rest).map((time) => (
            <Button
              key={time}
              small
              busy={busy}
              onClick={() => void deal({ ask: 'away', until: Date.now() + time }).then(close)}
            >
              {t('between.away.until', { until: dateOf(Date.now() + time, locale) })}
            </Button>
          ))}
        </p>
      </Dialog>
      <Dialog open={asking === 'link'} title={t('between.link.title')} onClose={close} wide>
        {asking === 'link' && (
          <NewLink
            {...{ others, say, busy }}
            agree={(role, code) => void deal({ ask: 'offer', what: 'link', role, code }).then(close)}
          />
        )}
      </Dialog>
    </section>
  )
}

interface RewindProps {
  readonly scene: Scene
  readonly say: Say
  propose(back: number): void
}
/** Where to, in the words of the questions and of the log. */
function Rewind({ scene: { id, seat }, say, propose }: RewindProps): ReactNode {
  const { t, client } = useApp()
  const [turns, set] = useState<readonly PastTurn[]>()
  const [trouble, fail] = useState<string>()
  const [back, choose] = useState(1)
  const name = useId()
  useState(() => {
    client
      .ask('turns', { ask: 'turns', table: id, seat })
      .then((reply) => set(reply.turns))
      .catch((error: unknown) => fail(troubleOf(error, t).text))
  })
  if (trouble !== undefined) return <Notice kind="problem">{trouble}</Notice>
  if (!turns) return <p className="soft">{t('app.loading')}</p>
  if (turns.length === 0) return <p>{t('between.rewind.none')}</p>
  return (
    <>
      <p>{t('between.rewind.text')}</p>
      <fieldset className="turns">
        <legend>{t('between.rewind.to')}</legend>
        {turns.map((turn, i) => {
          const heading = turn.heading ? say(turn.heading) : t('between.rewind.start')
          const before = turns[i - 1]
          const fresh = !before || JSON.stringify(before.heading) !== JSON.stringify(turn.heading)
          return (
            <div key={turn.back}>
              {fresh && <p className="turns-heading">{heading}</p>}
              <label className="turns-one">
                <input type="radio" name={name} checked={back === turn.back} onChange={() => choose(turn.back)} />
                <span>
                  {say(turn.asked)} {turn.came && <span className="soft">{say(turn.came)}</span>}{' '}
                  <span className="unseen">({heading})</span>
                </span>
              </label>
            </div>
          )
        })}
      </fieldset>
      <p>
        <Button look="primary" onClick={() => propose(back)}>
          {t('between.rewind.propose')}
        </Button>
      </p>
    </>
  )
}

interface NewLinkProps {
  readonly others: readonly Role[]
  readonly say: Say
  readonly busy: boolean
  agree(role: Role, code: string): void
}
/** For somebody who has lost his: he has told a word, and who agrees to it never sees the link. */
function NewLink({ others, say, agree, busy }: NewLinkProps): ReactNode {
  const { t } = useApp()
  const [code, write] = useState('')
  const isWord = code.replace(/[^a-z0-9]/gi, '').length === 8
  return (
    <>
      <p>{t('between.link.text')}</p>
      <label className="network-link">
        <span className="caps">{t('between.link.word')}</span>
        <span className="network-link-row">
          <input
            className="entry"
            value={code}
            maxLength={20}
            autoComplete="off"
            spellcheck={false}
            onInput={(event) => write(event.currentTarget.value)}
          />
        </span>
      </label>
      <p className="between-acts">
        {others.map((role) => (
          <Button key={role} small busy={busy} disabled={!isWord} onClick={() => agree(role, code)}>
            {t('between.link.for', { side: sideName(say, role) })}
          </Button>
        ))}
      </p>
    </>
  )
}
