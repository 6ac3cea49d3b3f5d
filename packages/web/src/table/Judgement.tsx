/** The chance of each side, as one of them can judge it: a slim bar, with the figures and a word. */
import type { Role } from '@carillon/kernel'
import { chanceToWin } from '@carillon/protocol'
import { type ReactNode, useEffect, useRef, useState } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { sideName } from './people.ts'
import { sideColour } from './sides.ts'

/** What is judged: a table now, or a moment of its replay. */
export interface Judged {
  readonly table: string
  readonly moment?: number
}
interface JudgementProps {
  readonly position: Judged
  /** Changes with the position. */
  readonly now: unknown
  readonly seat: Role
  readonly roles: readonly Role[]
  readonly say: Say
}
/** From here on a side is somewhat ahead, ahead, close to winning. */
const AHEAD = [0.55, 0.7, 0.9]

export function Judgement({ position, now, seat, roles, say }: JudgementProps): ReactNode {
  const { t } = useApp()
  const chance = useJudgement(position, seat, now)
  if (chance === undefined) return <div className="judgement" />
  if (chance === null) return <p className="judgement small soft">{t('table.judgement.none')}</p>
  const [other, ...more] = roles.filter((role) => role !== seat)
  const own = sideName(say, seat)
  const theirs = other === undefined || more.length > 0 ? t('table.judgement.others') : sideName(say, other)
  const percent = chanceToWin(chance)
  const level = AHEAD.filter((least) => Math.max(chance, 1 - chance) >= least).length
  const word = level === 0 ? t('table.judgement.even') : t(`table.judgement.ahead.${level}`)
  const textOf = (side: string, part: number) =>
    `${t('table.judgement.of', { side, percent: part })}${level > 0 && part > 50 ? `, ${word}` : ''}`
  return (
    <section className="judgement" aria-label={t('table.judgement')} title={t('table.judgement.seen', { side: own })}>
      <div className="judgement-bar" style={sideColour(more.length > 0 ? undefined : other)} aria-hidden="true">
        <span style={{ ...sideColour(seat), width: `${percent}%` }} />
      </div>
      <p className="judgement-words">
        <span>{textOf(own, percent)}</span>
        {level === 0 && <span className="soft">{word}</span>}
        <span>{textOf(theirs, 100 - percent)}</span>
      </p>
    </section>
  )
}

/** Undefined until it is there, null where nobody can say. While one is asked for the one before stays; of many only the last is asked. */
function useJudgement({ table, moment }: Judged, seat: Role, now: unknown): number | null | undefined {
  const { client } = useApp()
  const [chance, set] = useState<number | null>()
  const line = useRef<{ asking: boolean; next: (() => void) | undefined }>({ asking: false, next: undefined })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is the occasion.
  useEffect(() => {
    const queue = line.current
    const ask = () => {
      queue.asking = true
      client
        .ask('judgement', { ask: 'judgement', table, seat, ...(moment !== undefined && { moment }) })
        .then(
          ({ judgement }) => set(judgement?.chance ?? null),
          // Not to be had here: what was said before is no longer true.
          () => set(undefined),
        )
        .finally(() => {
          queue.asking = false
          const { next } = queue
          queue.next = undefined
          next?.()
        })
    }
    if (queue.asking) queue.next = ask
    else ask()
  }, [client, table, moment, seat, now])
  return chance
}
