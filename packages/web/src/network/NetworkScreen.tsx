/** A table over the network: the usual one, with a line to a house elsewhere. */
import '../styles/network.css'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'preact/compat'
import { AppContext, useApp } from '../shell/app.tsx'
import TableScreen from '../table/TableScreen.tsx'
import { useBetween } from './between/useBetween.tsx'
import { networkClient } from './client.ts'
import { shareDice } from './dice.ts'
import { Invitation } from './Invitation.tsx'
import { keepNetworkGame, networkGame } from './kept-links.ts'
import { PeopleWords } from './words.tsx'

/** A line that is cut for less than this is not spoken of. */
const BRIEFLY = 1500
/** The device has another network, or none. */
const NETWORK = ['online', 'offline'] as const

export default function NetworkScreen({ id }: { readonly id: string }): ReactNode {
  return (
    <PeopleWords>
      <FarTable id={id} />
    </PeopleWords>
  )
}

function FarTable({ id }: { readonly id: string }): ReactNode {
  const app = useApp()
  const { client: own, t, announce } = app
  const [client] = useState(() => networkClient(own))
  const [online, became] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const told = () => {
      clearTimeout(timer)
      // A device without a network knows it before the line does.
      if (client.wire.online && navigator.onLine) became(true)
      else timer = setTimeout(() => became(false), BRIEFLY)
    }
    client.wire.onstatus = told
    for (const event of NETWORK) addEventListener(event, told)
    return () => {
      clearTimeout(timer)
      for (const event of NETWORK) removeEventListener(event, told)
      client.wire.close()
    }
  }, [client])
  useEffect(() => {
    const check = () => client.wire.check()
    const seen = () => {
      client.seen()
      if (document.visibilityState === 'visible') check()
    }
    document.addEventListener('visibilitychange', seen)
    for (const event of NETWORK) addEventListener(event, check)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      for (const event of NETWORK) removeEventListener(event, check)
    }
  }, [client])
  // Everybody's share of the luck is given without a click: the first dice wait for it.
  useEffect(() => shareDice(client), [client])
  const [known] = useState(() => networkGame(id))
  const [inviting, invite] = useState(
    () => known !== undefined && !known.invited && Object.keys(known.links).length > 1,
  )
  const between = useBetween(client, id)
  const here = useMemo(
    () => ({ ...app, client, network: { ...between, invite: known ? () => invite(true) : undefined, inviting } }),
    [app, client, known, between, inviting],
  )
  // Said when it changes; at first nothing was lost.
  const told = useRef(true)
  useEffect(() => {
    if (told.current !== online) announce(t(online ? 'network.online' : 'network.offline'))
    told.current = online
  }, [online, announce, t])
  const invited = () => {
    invite(false)
    if (known) keepNetworkGame({ ...known, invited: true })
  }
  return (
    <AppContext value={here}>
      <TableScreen id={id} />
      {!online && (
        <p className="network-line" role="status">
          {t('network.offline')}
        </p>
      )}
      {known && <Invitation game={known} open={inviting} onClose={invited} />}
    </AppContext>
  )
}
