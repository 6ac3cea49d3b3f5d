/** One has sat here on this device, and watches now: why that may be. */
import { SPECTATOR } from '@carillon/kernel'
import type { Scene } from '@carillon/protocol'
import { type ReactNode, useEffect } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { useApp } from '../../shell/context.tsx'
import { sitterName } from '../../table/people.ts'
import { networkGame } from '../kept-links.ts'

export function SentAway({ scene, say }: { readonly scene: Scene; readonly say: Say }): ReactNode {
  const { t, announceNow } = useApp()
  const { id, seat, setup } = scene
  const before = seat === SPECTATOR ? networkGame(id)?.seat : undefined
  const text = before === undefined ? '' : t('between.sent-away', { side: sitterName(setup, before, say, t) })
  useEffect(() => {
    if (text) announceNow(text)
  }, [text, announceNow])
  return text === '' ? null : (
    <section className="offer" aria-label={t('between.sent-away.title')}>
      <p>{text}</p>
    </section>
  )
}
