/** Why one does not sit down by a link, and what can be done about it. */
import '../styles/network.css'
import type { ReactNode } from 'preact/compat'
import type { HostRefused } from '../client.ts'
import { Button, ButtonLink, link, Screen, useApp } from '../shell/context.tsx'
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
      return (
        <Screen title={t('lobby.rated')} lead={t('seat.rated')}>
          <p>
            <ButtonLink look="primary" href={link.account()}>
              {t('seat.sign-in')}
            </ButtonLink>
          </p>
        </Screen>
      )
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
