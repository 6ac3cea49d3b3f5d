/** The table as it stands, for a screen beside it: who sits where. It is looked at once, and left. */
import type { Scene } from '@carillon/protocol'
import { useEffect, useState } from 'preact/compat'
import { useApp } from '../shell/app.tsx'
import { networkClient } from './client.ts'

export interface Seen {
  readonly scene?: Scene
  readonly error?: unknown
}
export function useScene(id: string): Seen {
  const { client: own } = useApp()
  const [seen, see] = useState<Seen>({})
  useEffect(() => {
    const client = networkClient(own)
    const deaf = client.listen((news) => {
      if (news.news !== 'scene' || news.scene.id !== id) return
      see({ scene: news.scene })
      client.wire.close()
    })
    client.ask('opened', { ask: 'open', id }).catch((error: unknown) => see((now) => (now.scene ? now : { error })))
    return () => {
      deaf()
      client.wire.close()
    }
  }, [own, id])
  return seen
}
