/** What the usual table is given for a game over the network. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'preact/compat'
import { type NetworkParts, useApp } from '../../shell/app.tsx'
import { Closed as Shut } from '../Closed.tsx'
import type { NetworkClient } from '../client.ts'
import { Above, Panel } from './Between.tsx'
import { Ended } from './Ended.tsx'
import { PassNow } from './Passing.tsx'
import { TalkStore } from './talk-store.ts'

export function useBetween(client: NetworkClient, id: string): Omit<NetworkParts, 'invite'> {
  const { t, announce } = useApp()
  const [talking] = useState(() => new TalkStore(client, id))
  useEffect(() => talking.listen(), [talking])
  useEffect(() => {
    client.wire.onback = () => void talking.load()
  }, [client, talking])
  useEffect(() => {
    talking.onheard = ({ text }) => announce(t('between.heard', { text }))
  }, [talking, announce, t])
  const { unread } = useSyncExternalStore(talking.subscribe, talking.get)
  const Drawn = useMemo<NonNullable<NetworkParts['Panel']>>(
    () => (props) => <Panel {...props} talking={talking} />,
    [talking],
  )
  const Closed = useMemo<NonNullable<NetworkParts['Closed']>>(
    () =>
      ({ why }) => <Shut why={why} game={id} />,
    [id],
  )
  return useMemo(
    () => ({
      Above,
      Below: PassNow,
      Ended,
      Panel: Drawn,
      Closed,
      turn: t('between.turn'),
      title: t(unread > 0 ? 'between.title.new' : 'between.title', { count: unread }),
    }),
    [Drawn, Closed, t, unread],
  )
}
