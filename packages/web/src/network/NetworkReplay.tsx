/** A game over the network seen again. */
import { type ReactNode, useEffect, useMemo, useState } from 'preact/compat'
import { HostRefused } from '../client.ts'
import { AppContext, useApp } from '../shell/app.tsx'
import { Failed } from '../table/Failed.tsx'
import ReplayScreen from '../table/ReplayScreen.tsx'
import { Closed } from './Closed.tsx'
import { networkClient } from './client.ts'

interface NetworkReplayProps {
  readonly id: string
  readonly at?: number | undefined
  readonly seat?: string | undefined
}
export default function NetworkReplay({ id, at, seat }: NetworkReplayProps): ReactNode {
  const app = useApp()
  const { client: own } = app
  const [client] = useState(() => networkClient(own))
  const [failed, fail] = useState<Error>()
  useEffect(() => {
    client.ask('opened', { ask: 'open', id }).catch(fail)
    return () => client.wire.close()
  }, [client, id])
  const here = useMemo(() => ({ ...app, client, network: { invite: undefined } }), [app, client])
  if (failed instanceof HostRefused && (failed.reason === 'not-yours' || failed.reason === 'no-game'))
    return <Closed why={failed.reason} game={id} />
  if (failed) return <Failed error={failed} />
  return (
    <AppContext value={here}>
      <ReplayScreen id={id} at={at} seat={seat} />
    </AppContext>
  )
}
