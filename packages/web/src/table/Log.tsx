/** What happened, turn by turn, the newest at the bottom. Of old turns only the headings stand there until they are opened. */
import type { LogLine } from '@carillon/kernel'
import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { Line } from './LogLine.tsx'
import { RuleButton } from './RuleButton.tsx'
import { ReadingContext, useReading } from './reading-context.ts'
import { type Turn, TurnReader } from './turns.ts'
import { useFollowing } from './useFollowing.ts'

interface LogProps {
  readonly log: readonly LogLine[]
  readonly say: Say
  /** Lines from here on are new to the reader. */
  readonly newsFrom?: number | undefined
  readonly board: GameBoard
}

/** Arrow keys go from button to button, the newest first; Tab goes in and out in one step. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const box = event.currentTarget
  if (event.key === 'Tab' && event.shiftKey) {
    box.tabIndex = -1
    const left = () => {
      box.tabIndex = 0
    }
    box.addEventListener('focusout', left, { once: true })
    return
  }
  const all = [...box.querySelectorAll<HTMLElement>('.rule-button, .show-button, .log-fold, .log-more')]
  const at = all.indexOf(event.target as HTMLElement)
  const last = all.length - 1
  const to = {
    ArrowDown: at < 0 ? last : Math.min(at + 1, last),
    ArrowUp: at < 0 ? last : Math.max(at - 1, 0),
    Home: 0,
    End: last,
  }[event.key]
  if (to === undefined || last < 0) return
  event.preventDefault()
  all[to]?.focus()
}

/** The turn in progress is open, and the one before if it is short: so many lines are enough to read. */
const ENOUGH = 24
/** Of a long turn so many lines stand there at first: what is drawn does not grow with the game. */
const MOST = 60

/** The first turn that is open by itself: that of the first news, or the last ones. */
function firstOpen(turns: readonly Turn[], newsFrom: number): number {
  let [at, lines] = [turns.length - 1, 0]
  while (at > 0) {
    const turn = turns[at] as Turn
    lines += turn.lines.length
    if (lines >= ENOUGH && turn.from <= newsFrom) break
    at -= 1
  }
  return turns[at]?.from ?? 0
}

export const Log = memo(function Log({ board, ...props }: LogProps): ReactNode {
  return (
    <ReadingContext value={useReading(board)}>
      <Turns {...props} />
    </ReadingContext>
  )
})

function Turns({ log, say, newsFrom = Number.POSITIVE_INFINITY }: Omit<LogProps, 'board'>): ReactNode {
  const { t } = useApp()
  const reader = useRef<TurnReader>(null)
  reader.current ??= new TurnReader()
  const turns = reader.current.read(log)
  const box = useRef<HTMLDivElement>(null)
  const { away, follow, stay } = useFollowing(box, log)
  /** What the reader has opened or closed himself. */
  const [own, setOwn] = useState<ReadonlyMap<number, boolean>>(NONE)
  const openFrom = useRef(0)
  const first = useMemo(() => firstOpen(turns, newsFrom), [turns, newsFrom])
  // Nothing is folded away above who reads there.
  openFrom.current = away ? Math.min(openFrom.current, first) : first
  const fold = useCallback(
    (from: number, open: boolean) => {
      stay()
      setOwn((before) => new Map(before).set(from, open))
    },
    [stay],
  )
  const [tall, setTall] = useState(false)
  const taller = t(tall ? 'table.log.shorter' : 'table.log.taller')
  return (
    <div className="log-frame" data-tall={tall || undefined}>
      <button
        type="button"
        className="log-tall"
        aria-pressed={tall}
        aria-label={taller}
        title={taller}
        onClick={() => setTall(!tall)}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={tall ? 'M6 4l6 6 6-6M6 20l6-6 6 6' : 'M6 10l6-6 6 6M6 14l6 6 6-6'} />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <section ref={box} className="log" onKeyDown={walk} aria-label={t('table.log')} tabIndex={0}>
        {log.length === 0 && <p className="soft">{t('table.log.empty')}</p>}
        {turns.map((turn, i) => (
          <TurnPart
            key={turn.from}
            turn={turn}
            say={say}
            open={own.get(turn.from) ?? turn.from >= openFrom.current}
            fold={fold}
            stay={stay}
            newsFrom={endOf(turns, i, log) > newsFrom ? newsFrom : undefined}
          />
        ))}
      </section>
      {away && (
        <button type="button" className="log-newest" onClick={follow}>
          {t('table.log.newest')}
        </button>
      )}
    </div>
  )
}
const NONE: ReadonlyMap<number, boolean> = new Map()
const endOf = (turns: readonly Turn[], i: number, log: readonly LogLine[]): number => turns[i + 1]?.from ?? log.length

interface TurnPartProps {
  readonly turn: Turn
  readonly say: Say
  readonly open: boolean
  fold(from: number, open: boolean): void
  stay(): void
  readonly newsFrom: number | undefined
}
const TurnPart = memo(function TurnPart({ turn, say, open, fold, stay, newsFrom }: TurnPartProps): ReactNode {
  const { t } = useApp()
  const { from, title, lines } = turn
  const [whole, setWhole] = useState(false)
  const isFresh = (number: number): boolean => newsFrom !== undefined && number >= newsFrom
  const number = from + (title ? 1 : 0)
  const hidden = whole ? 0 : Math.max(0, lines.length - MOST)
  return (
    <section className="log-turn">
      {title && (
        <div className="log-head">
          <h3 className="log-title">
            {lines.length === 0 ? (
              say(title.text)
            ) : (
              <button
                type="button"
                className="log-fold"
                aria-expanded={open}
                tabIndex={-1}
                onClick={() => fold(from, !open)}
              >
                {say(title.text)}
                {!open && <span className="log-count">{t('table.log.lines', { count: lines.length })}</span>}
              </button>
            )}
          </h3>
          <RuleButton rule={title.rule} roving />
        </div>
      )}
      {(open || !title) && lines.length > 0 && (
        <>
          {hidden > 0 && (
            <button
              type="button"
              className="log-fold log-earlier"
              tabIndex={-1}
              onClick={() => {
                stay()
                setWhole(true)
              }}
            >
              {t('table.log.earlier', { count: hidden })}
            </button>
          )}
          <ol>
            {lines.slice(hidden).map((line, n) => (
              <Line
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their number.
                key={number + hidden + n}
                line={line}
                say={say}
                roving
                fresh={isFresh(number + hidden + n)}
                first={number + hidden + n === newsFrom || (n === 0 && from === newsFrom && from > 0)}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
})
