/** Somebody has come by a link to a seat: he sits down, and is at the table. */
import { type ReactNode, useEffect, useState } from 'preact/compat'
import { HostRefused } from '../client.ts'
import { go, link, Screen, useApp } from '../shell/context.tsx'
import { Failed } from '../table/Failed.tsx'
import { sitDown } from './api.ts'
import { Closed } from './Closed.tsx'
import { keepNetworkGame, ownFor } from './kept-links.ts'
import { SeatRefused } from './SeatRefused.tsx'
import { PeopleWords } from './words.tsx'

export default function SeatScreen({ token }: { readonly token: string }): ReactNode {
  const { t } = useApp()
  const [failed, fail] = useState<Error>()
  const [tries, count] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with every try.
  useEffect(() => {
    let wanted = true
    sitDown(token, ownFor(token)).then(
      ({ id, seat, title, link: own, further = false }) => {
        const links = own === undefined ? {} : { [seat]: own }
        keepNetworkGame({ id, game: title, seat, links, at: Date.now(), further })
        // The link itself does not stay in the address, nor in what one goes back to.
        if (wanted) go(link.net(id), { replace: true })
      },
      (error: Error) => wanted && fail(error),
    )
    return () => {
      wanted = false
    }
  }, [token, tries])
  if (failed instanceof HostRefused && ['rated', 'not-yours', 'used', 'not-yet'].includes(failed.reason))
    return (
      <PeopleWords>
        <SeatRefused {...{ token, failed }} again={() => count(tries + 1)} />
      </PeopleWords>
    )
  if (failed instanceof HostRefused && failed.reason === 'no-game') return <Closed why="no-seat" />
  if (failed) return <Failed error={failed} />
  return <Screen title={t('network.sitting')}>{null}</Screen>
}
