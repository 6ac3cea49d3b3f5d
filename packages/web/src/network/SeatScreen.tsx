/** Somebody has come by a link to a seat: he sits down, and is at the table. */
import { type ReactNode, useEffect, useState } from 'preact/compat'
import { go, link, Screen, useApp } from '../shell/context.tsx'
import { Failed } from '../table/Failed.tsx'
import { sitDown } from './api.ts'
import { keepNetworkGame } from './kept-links.ts'

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
  if (failed) return <Failed error={failed} />
  return <Screen title={t('network.sitting')}>{null}</Screen>
}
