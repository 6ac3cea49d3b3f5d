/** Why one does not sit down by a link, and what can be done about it. */
import '../styles/network.css'
import '../styles/people.css'
import { type ReactNode, useEffect, useRef } from 'preact/compat'
import type { HostRefused } from '../client.ts'
import { Button, ButtonLink, link, Screen, useApp } from '../shell/context.tsx'
import { WaysIn } from './account/ComingIn.tsx'
import { useIdentity } from './account/identity.ts'
import { dateOf } from './between/time.ts'
import { CopyBox } from './CopyBox.tsx'
import { seatAddress, spelled } from './kept-links.ts'
import { LostLink } from './LostLink.tsx'

interface SeatRefusedProps {
  readonly token: string
  readonly failed: HostRefused
  again(): void
}
export function SeatRefused({ token, failed, again }: SeatRefusedProps): ReactNode {
  const { t } = useApp()
  switch (failed.reason) {
    // A rated game is for people who are known.
    case 'rated':
      return <KnownPeople of="rated" again={again} />
    // Whoever sits there has an account, and comes by it.
    case 'not-yours':
      return <KnownPeople of="claimed" again={again} />
    case 'used':
      return (
        <Screen title={t('seat.used')} lead={t('seat.used.text')}>
          <p>{t('seat.used.ask')}</p>
          <LostLink of={{ token }} />
        </Screen>
      )
    default:
      return <Waiting {...{ token, failed, again }} />
  }
}

/** Who signs in here sits down at once: nobody has to find the link again. */
function KnownPeople({ of, again }: { readonly of: 'rated' | 'claimed'; again(): void }): ReactNode {
  const { t } = useApp()
  const { identity } = useIdentity()
  const me = identity?.me
  const asGuest = useRef(false)
  useEffect(() => {
    if (identity && !me) asGuest.current = true
    else if (me && asGuest.current) {
      asGuest.current = false
      again()
    }
  }, [identity, me, again])
  if (me)
    return (
      <Screen title={t(`seat.${of}.title`)} lead={t(`seat.${of}.off`)}>
        <p>
          <ButtonLink look="primary" href={link.account()}>
            {t('account.title')}
          </ButtonLink>
        </p>
      </Screen>
    )
  return (
    <Screen title={t(`seat.${of}.title`)} kind="wide" lead={t(`seat.${of}`)}>
      {identity && <WaysIn mail={identity.offers.mail} />}
    </Screen>
  )
}

/** A new link that opens nothing yet. */
function Waiting({ token, failed: { said }, again }: SeatRefusedProps): ReactNode {
  const { t, locale } = useApp()
  const word = spelled(String(said.code ?? ''))
  const from = typeof said.from === 'number' ? said.from : undefined
  return (
    <Screen title={t('seat.waiting')} lead={from === undefined ? t('seat.waiting.text') : t('seat.waiting.agreed')}>
      {from === undefined ? (
        <p className="seat-word">{word}</p>
      ) : (
        <p>{t('seat.waiting.from', { from: dateOf(from, locale) })}</p>
      )}
      <CopyBox label={t('seat.waiting.link')} text={seatAddress(token)} />
      <p>
        <Button look="primary" onClick={again}>
          {t('seat.waiting.again')}
        </Button>
      </p>
    </Screen>
  )
}
