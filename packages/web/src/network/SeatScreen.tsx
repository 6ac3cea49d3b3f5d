/** Somebody has come by a link to a seat: he sits down, and is at the table. */
import { type ReactNode, useEffect, useState } from 'preact/compat'
import { HostRefused } from '../client.ts'
import { ButtonLink, go, link, Screen, useApp } from '../shell/context.tsx'
import { Failed } from '../table/Failed.tsx'
import { sitDown } from './api.ts'
import { keepNetworkGame } from './kept-links.ts'
import { PeopleWords } from './words.tsx'

export default function SeatScreen({ token }: { readonly token: string }): ReactNode {
  const { t } = useApp()
  const [failed, fail] = useState<Error>()
  useEffect(() => {
    let wanted = true
    sitDown(token).then(
      ({ id, seat, title }) => {
        keepNetworkGame({ id, game: title, seat, links: { [seat]: token }, at: Date.now() })
        // The link itself does not stay in the address, nor in what one goes back to.
        if (wanted) go(link.net(id), { replace: true })
      },
      (error: Error) => wanted && fail(error),
    )
    return () => {
      wanted = false
    }
  }, [token])
  if (failed instanceof HostRefused && failed.reason === 'rated') return <SignInFirst />
  if (failed) return <Failed error={failed} />
  return <Screen title={t('network.sitting')}>{null}</Screen>
}

/** A rated game is for people who are known. */
function SignInFirst(): ReactNode {
  return (
    <PeopleWords>
      <Rated />
    </PeopleWords>
  )
}
function Rated(): ReactNode {
  const { t } = useApp()
  return (
    <Screen title={t('lobby.rated')} lead={t('seat.rated')}>
      <p>
        <ButtonLink look="primary" href={link.account()}>
          {t('seat.sign-in')}
        </ButtonLink>
      </p>
    </Screen>
  )
}
