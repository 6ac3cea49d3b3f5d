/** One line of the log: whose it is, what it says, its dice, where it happened, its rule. */
import { diceOf, type LogLine } from '@carillon/kernel'
import { memo, type ReactNode, useMemo } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { DiceRow } from './Dice.tsx'
import { LogText, SideSign } from './LogText.tsx'
import { RuleButton } from './RuleButton.tsx'
import { useShower } from './shown-places.ts'

interface LineProps {
  readonly line: LogLine
  readonly say: Say
  readonly fresh?: boolean
  /** The first of those that are new. */
  readonly first?: boolean
  readonly roving?: boolean
}
/** Lines that begin something within a turn are headings. */
const BEGINS: readonly (string | undefined)[] = ['phase', 'action', 'battle']

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
  const Words = BEGINS.includes(line.chapter) ? 'h4' : 'span'
  return (
    <li
      className="log-line"
      data-fresh={fresh || undefined}
      data-first={first || undefined}
      data-chapter={line.chapter}
      {...(isSomewhere && pointed)}
    >
      <SideSign text={line.text} />
      <Words className="log-text">
        <LogText text={line.text} say={say} />
        {faces.length > 0 && <DiceRow faces={faces} />}
      </Words>
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
