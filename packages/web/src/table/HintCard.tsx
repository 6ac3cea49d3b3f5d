/** What the general would do, why, and how sure it is. Nothing is chosen by it. */
import type { Message, Role } from '@carillon/kernel'
import { chanceToWin, type Hint } from '@carillon/protocol'
import { type ReactNode, useEffect, useRef } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { type App, Button, useApp } from '../shell/context.tsx'
import { troubleOf } from '../shell/trouble.ts'
import { labelFor } from './option-list.ts'
import { sideName } from './people.ts'
import type { Hinted } from './useHint.ts'

/** Longer plans are told to here: what follows is seen when it comes. */
const STEPS = 3
/** In chance to win: less is hardly better, more is clearly the best. */
const [LITTLE, MUCH] = [0.01, 0.05]

/** Where the column has room for all of it, it lies open; in a low window, and on phones, the choices have the room. */
const isRoomy = (): boolean => window.matchMedia?.('(min-width: 62.5rem) and (min-height: 60rem)').matches ?? true

interface HintCardProps {
  readonly hinted: Hinted
  /** Whose decision it is. */
  readonly role: Role
  readonly board: GameBoard
  readonly view: unknown
  readonly say: Say
  leave(): void
  tell(text: string): void
}
export function HintCard({ hinted, role, board, view, say, leave, tell }: HintCardProps): ReactNode {
  const { t } = useApp()
  const { hint, failed } = hinted
  const title = t('table.hint.title', { side: sideName(say, role) })
  const steps = (hint?.clicks ?? []).map((click) => labelFor(board, click, view, say))
  const shown = steps.slice(0, STEPS)
  const more = steps.length - shown.length
  const why = hint ? reasons(hint, say, t) : []
  const trouble = failed && troubleOf(failed, t).text
  const spoken = trouble
    ? trouble
    : hint
      ? `${t('ui.named', { what: title, name: shown.join(', ') })}. ${why.join(' ')}`
      : t('table.hint.thinking')
  useEffect(() => tell(spoken), [spoken, tell])
  const box = useRef<HTMLElement>(null)
  // In a low window it lies below what is seen of the column, and takes room from the choices.
  useEffect(() => {
    if (!hint && !failed) return
    for (const one of [box.current, document.querySelector('.option[data-suggested]')])
      one?.scrollIntoView({ block: 'nearest' })
  }, [hint, failed])
  return (
    <section ref={box} className="hint" aria-label={t('table.hint')} aria-busy={!hint && !failed}>
      {trouble ? (
        <p>{trouble}</p>
      ) : !hint ? (
        <>
          <p className="hint-wait">{t('table.hint.thinking')}</p>
          <Button small onClick={leave}>
            {t('table.hint.leave')}
          </Button>
        </>
      ) : (
        <>
          <p className="hint-title">{title}</p>
          <ol className="hint-steps">
            {shown.map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a plan may do the same thing twice.
              <li key={i} data-now={i === 0 || undefined}>
                {step}{' '}
              </li>
            ))}
            {more > 0 && <li className="soft">{t('table.hint.more', { count: more })}</li>}
          </ol>
          {why.length > 1 ? (
            <details className="hint-why small" open={isRoomy()}>
              <summary>{why.at(-1)}</summary>
              {why.slice(0, -1).join(' ')}
            </details>
          ) : (
            why.length > 0 && <p className="small">{why.join(' ')}</p>
          )}
        </>
      )}
      {(hint || trouble) && (
        <button type="button" className="away" aria-label={t('ui.close')} onClick={leave}>
          ×
        </button>
      )}
    </section>
  )
}

function reasons({ aims, fears, chance, ahead }: Hint, say: Say, t: App['t']): readonly string[] {
  const list = (key: string, name: string, all: readonly Message[]) =>
    all.length > 0 ? [say({ key, args: { [name]: [...all] } })] : []
  const sure =
    chance === undefined
      ? []
      : [
          [
            t('table.hint.chance', { percent: chanceToWin(chance) }),
            ...(ahead === undefined ? [] : [t(`table.hint.ahead.${ahead < LITTLE ? 0 : ahead < MUCH ? 1 : 2}`)]),
          ].join(', '),
        ]
  return [
    ...list('table.hint.aims', 'aims', aims),
    ...list('table.hint.fears', 'fears', fears.slice(0, 1)),
    ...sure.map((text) => `${text}.`),
  ]
}
