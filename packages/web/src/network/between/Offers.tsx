/** What is offered at the table now, and what can be said to it. */
import type { Company, Offer, Scene } from '@carillon/protocol'
import { type ReactNode, useEffect, useRef } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { type App, Button, Notice, useApp } from '../../shell/context.tsx'
import { sideName } from '../../table/people.ts'
import { spelled } from '../kept-links.ts'
import { useDealing } from './deal.ts'
import { StandIn } from './Relief.tsx'
import { dateOf, lateIn } from './time.ts'

interface OffersProps {
  readonly scene: Scene
  readonly company: Company
  readonly now: number
  readonly say: Say
}
/** In words: `The French offer a draw.` */
function offerText({ what, by, to, role, code = '' }: Offer, seat: string, say: Say, { t, locale }: Words): string {
  const own = by.includes(seat)
  const side = new Intl.ListFormat(locale).format(by.map((one) => sideName(say, one)))
  const args = {
    side,
    where: to ? say(to).replace(/\.$/, '') : '',
    seat: role === undefined ? '' : sideName(say, role),
    code: spelled(code),
  }
  const known = what === 'rewind' && !to ? 'beginning' : what
  return t(own ? `between.offered.own.${known}` : `between.offered.${known}`, args)
}
type Words = Pick<App, 't' | 'locale'>
/** He has begun to write something, and is not to be taken away from it. */
function isWriting(): boolean {
  const { activeElement: at } = document
  return (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.value !== ''
}

export function Offers({ scene, company, now, say }: OffersProps): ReactNode {
  const { seat } = scene
  const { t, announceNow, locale } = useApp()
  const { deal, busy, trouble } = useDealing(scene)
  const { offers, links = [], clock } = company
  const known = useRef<readonly string[]>([])
  const first = useRef<HTMLElement>(null)
  // What others offer is said at once, over whatever is being said, and is in sight, wherever he has scrolled to; but for who is writing.
  useEffect(() => {
    const texts = offers
      .filter(({ by }) => !by.includes(seat))
      .map((offer) => offerText(offer, seat, say, { t, locale }))
    const fresh = texts.filter((text) => !known.current.includes(text))
    for (const text of fresh) announceNow(text)
    if (fresh.length > 0 && !isWriting()) first.current?.scrollIntoView({ block: 'center' })
    known.current = texts
  }, [offers, seat, say, t, locale, announceNow])
  const playing = seat in (company.seats ?? {})
  if (!playing) return null
  const asked = scene.observation.decision !== undefined
  const late = !clock && asked ? undefined : lateIn(company, seat, now)
  return (
    <>
      {offers.map((offer, i) => (
        <section key={offer.what} ref={i === 0 ? first : null} className="offer" aria-label={t('between.offer')}>
          <p>{offerText(offer, seat, say, { t, locale })}</p>
          <p className="offer-acts">
            {offer.by.includes(seat) ? (
              <Button small busy={busy} onClick={() => void deal({ ask: 'withdraw', what: offer.what })}>
                {t('between.take-back')}
              </Button>
            ) : (
              <>
                {offer.role !== seat && (
                  <Button small look="primary" busy={busy} onClick={() => void deal(agreeing(offer))}>
                    {t('between.accept')}
                  </Button>
                )}
                <Button small busy={busy} onClick={() => void deal({ ask: 'withdraw', what: offer.what })}>
                  {t('between.decline')}
                </Button>
              </>
            )}
          </p>
        </section>
      ))}
      {links.map(({ role, from }) => (
        <section key={role} className="offer" aria-label={t('between.offer')}>
          <p>{t('between.link.agreed', { side: sideName(say, role), from: dateOf(from, locale) })}</p>
          <p className="offer-acts">
            <Button small busy={busy} onClick={() => void deal({ ask: 'withdraw', what: 'link' })}>
              {t(role === seat ? 'between.link.mine' : 'between.decline')}
            </Button>
          </p>
        </section>
      ))}
      {clock?.paused && (
        <section className="offer" aria-label={t('between.clock.paused')}>
          <p>{t('between.paused')}</p>
          <p className="offer-acts">
            <Button small busy={busy} onClick={() => void deal({ ask: 'resume' })}>
              {t('between.resume')}
            </Button>
          </p>
        </section>
      )}
      {late !== undefined && (
        <section className="offer" aria-label={t('between.late')}>
          <p>{t(clock ? 'between.late.text' : 'between.late.left', { side: sideName(say, late) })}</p>
          <p className="offer-acts">
            {clock ? (
              <Button small look="primary" busy={busy} onClick={() => void deal({ ask: 'claim' })}>
                {t('between.claim.win')}
              </Button>
            ) : (
              <Button small busy={busy} onClick={() => void deal({ ask: 'claim', abort: true })}>
                {t('between.claim.abort')}
              </Button>
            )}
            <Button small busy={busy} onClick={() => void deal({ ask: 'claim', draw: true })}>
              {t('between.claim.draw')}
            </Button>
          </p>
          <p className="offer-acts">
            <StandIn
              game={scene.setup.game}
              busy={busy}
              replace={(player) => void deal({ ask: 'replace', role: late, player })}
            />
          </p>
          <p className="offer-more small soft">{t('between.claim.wait')}</p>
        </section>
      )}
      {trouble !== undefined && <Notice kind="problem">{trouble}</Notice>}
    </>
  )
}
const agreeing = ({ what, back, role, code }: Offer) => ({
  ask: 'offer' as const,
  what,
  ...(back !== undefined && { back }),
  ...(role !== undefined && { role }),
  ...(code !== undefined && { code }),
})
