/** What happened, turn by turn, the newest at the bottom; every line with its rule and its dice. */
import { diceOf, type LogLine } from '@carillon/kernel'
import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { DiceRow } from './Dice.tsx'
import { RuleButton } from './RuleButton.tsx'
import { useShower } from './shown-places.ts'
import { turnsOf } from './store.ts'

interface LogProps {
  readonly log: readonly LogLine[]
  readonly say: Say
  /** Lines from here on are new to the reader. */
  readonly newsFrom?: number | undefined
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
  const all = [...box.querySelectorAll<HTMLElement>('.rule-button, .show-button')]
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

/** So near to the bottom counts as reading along. */
const NEAR = 60

export const Log = memo(function Log({ log, say, newsFrom = Number.POSITIVE_INFINITY }: LogProps): ReactNode {
  const { t } = useApp()
  const turns = useMemo(() => turnsOf(log), [log])
  const box = useRef<HTMLDivElement>(null)
  const along = useRef(true)
  useLayoutEffect(() => {
    if (log.length > 0 && along.current && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [log])
  const scrolled = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    along.current = scrollHeight - scrollTop - clientHeight < NEAR
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
    <section ref={box} className="log" onScroll={scrolled} onKeyDown={walk} aria-label={t('table.log')} tabIndex={0}>
      {log.length === 0 && <p className="soft">{t('table.log.empty')}</p>}
      {turns.map(({ from, title, lines }, i) => (
        <section key={from} className="log-turn">
          {title && (
            <div className="log-head">
              <h3 className="log-title">{say(title.text)}</h3>
              <RuleButton rule={title.rule} roving />
            </div>
          )}
          <ol hidden={lines.length === 0}>
            {lines.map((line, n) => {
              const number = from + n + (title ? 1 : 0)
              return (
                <Line
                  key={number}
                  line={line}
                  say={say}
                  roving
                  fresh={number >= newsFrom}
                  first={number === newsFrom || (n === 0 && from === newsFrom && i > 0)}
                />
              )
            })}
          </ol>
        </section>
      ))}
    </section>
  )
})

interface LineProps {
  readonly line: LogLine
  readonly say: Say
  readonly fresh?: boolean
  /** The first of those that are new. */
  readonly first?: boolean
  readonly roving?: boolean
}
export const Line = memo(function Line({
  line,
  say,
  fresh = false,
  first = false,
  roving = false,
}: LineProps): ReactNode {
  const faces = diceOf(line.text)
  const shower = useShower()
  const isSomewhere = useMemo(() => shower?.has(line) ?? false, [shower, line])
  const pointed = {
    onPointerEnter: () => shower?.mark(line),
    onPointerLeave: () => shower?.mark(undefined),
    onFocus: () => shower?.mark(line),
    onBlur: () => shower?.mark(undefined),
  }
  return (
    <li
      className="log-line"
      data-fresh={fresh || undefined}
      data-first={first || undefined}
      data-chapter={line.chapter}
      {...(isSomewhere && pointed)}
    >
      <span className="log-text">
        {say(line.text)}
        {faces.length > 0 && <DiceRow faces={faces} />}
      </span>
      {isSomewhere && <ShowButton show={() => shower?.show(line)} roving={roving} />}
      <RuleButton rule={line.rule} roving={roving} />
    </li>
  )
})

/** Where it happened. */
function ShowButton({ show, roving }: { show(): void; roving: boolean }): ReactNode {
  const { t } = useApp()
  const name = t('table.log.show')
  return (
    <button
      type="button"
      className="show-button"
      aria-label={name}
      title={name}
      onClick={show}
      {...(roving && { tabIndex: -1 })}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 21C7 15 5.5 12.5 5.5 9.5a6.5 6.5 0 0113 0c0 3-1.5 5.5-6.5 11.5zM12 7.5a2 2 0 100 4 2 2 0 000-4z" />
      </svg>
    </button>
  )
}
