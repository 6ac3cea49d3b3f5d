/** A card that was just played is laid open for a moment: from below by the reader, from above by the other side. */
import type { LogLine } from '@carillon/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'preact/compat'
import { lastPlayed, type TellsPlayed } from './played-cards.ts'

interface PlayedCardProps {
  readonly log: readonly LogLine[]
  readonly seat: string
  readonly still: boolean
  readonly tells: TellsPlayed
  face(card: string): ReactNode
}
const MILLISECONDS = 1700

export function PlayedCard({ log, seat, still, tells, face }: PlayedCardProps): ReactNode {
  const read = useRef(log.length)
  const [shown, show] = useState<{ readonly card: string; readonly own: boolean; readonly key: number }>()
  useEffect(() => {
    const from = Math.min(read.current, log.length)
    read.current = log.length
    const played = still || log.length - from > 40 ? undefined : lastPlayed(log.slice(from), tells)
    if (played) show({ card: played.card, own: played.side === seat, key: log.length })
  }, [log, seat, still, tells])
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => show(undefined), MILLISECONDS)
    return () => clearTimeout(timer)
  }, [shown])
  if (!shown) return null
  return (
    <div key={shown.key} className={`th-played${shown.own ? ' th-own' : ''}`} aria-hidden="true" inert>
      {face(shown.card)}
    </div>
  )
}
