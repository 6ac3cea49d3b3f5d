/** A moment of a replay. While one is fetched the one before stays; of many wanted in between only the last is asked for. */
import type { Viewer } from '@carillon/kernel'
import type { Moment } from '@carillon/protocol'
import { useEffect, useRef, useState } from 'preact/compat'
import { useApp } from '../shell/context.tsx'

export interface Wanted {
  readonly at: number
  readonly seat?: Viewer | undefined
}
export function useMoment(id: string, wanted: Wanted): { moment: Moment | undefined; failed: Error | undefined } {
  const { client } = useApp()
  const [moment, setMoment] = useState<Moment>()
  const [failed, fail] = useState<Error>()
  const line = useRef<{ asking: boolean; next: Wanted | undefined }>({ asking: false, next: undefined })
  useEffect(() => {
    const now = line.current
    const ask = (what: Wanted) => {
      now.asking = true
      const { at, seat } = what
      client
        .ask('moment', { ask: 'replay', id, at, ...(seat !== undefined && { seat }) })
        .then(
          (reply) => setMoment(reply.moment),
          (error: Error) => fail(error),
        )
        .finally(() => {
          now.asking = false
          const { next } = now
          now.next = undefined
          if (next) ask(next)
        })
    }
    if (now.asking) now.next = wanted
    else ask(wanted)
  }, [client, id, wanted])
  return { moment, failed }
}
