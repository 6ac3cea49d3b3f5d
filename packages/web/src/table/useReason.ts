/** What the bot that acts at the moment of a replay does it for: asked when one stays there. */
import type { Moment, Reason } from '@carillon/protocol'
import { useEffect, useState } from 'preact/compat'
import { useApp } from '../shell/context.tsx'

/** Milliseconds: whoever goes on at once does not want to know. */
const STAYS = 250

export function useReason(id: string, moment: Moment): Reason | undefined {
  const { client } = useApp()
  const [told, tell] = useState<{ readonly moment: Moment; readonly reason: Reason | undefined }>()
  useEffect(() => {
    const { at, seat, setup } = moment
    if (Object.values(setup.seats).every(({ kind }) => kind === 'human')) return
    let wanted = true
    const timer = setTimeout(() => {
      client
        .ask('reason', { ask: 'reason', id, at, seat })
        .then(({ reason }) => wanted && tell({ moment, reason }))
        .catch(() => undefined)
    }, STAYS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [client, id, moment])
  return told?.moment === moment ? told.reason : undefined
}
