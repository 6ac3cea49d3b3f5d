/** A whole action in the making: what was clicked, and the table it has come to. */
import { type Option, startTable, type Table } from '@carillon/kernel'
import { copyState } from '../copy.ts'
import { core } from '../core.ts'
import { type EventId, RESPONSES } from '../data/cards.ts'
import type { Side } from '../data/map.ts'
import { BUTTON } from '../rules/options.ts'
import { enemyOf, type Silence, type State, withSide } from '../state.ts'

export interface Draft {
  readonly side: Side
  readonly table: Table<State>
  readonly clicks: Option[]
}
const SILENT: Readonly<Partial<Record<EventId, Silence>>> = Object.fromEntries(
  RESPONSES.map((event) => [event, 'phase'] as const),
)
/**
 * The position as it is, but the enemy lets pass what he may let pass: cards in answer (5.56), interception (14). He is
 * not asked about the former, which is the same and takes less time.
 */
export function draftFrom(g: State, side: Side): Draft {
  const start = copyState(g)
  start.silent = withSide(start.silent, enemyOf(side), SILENT)
  return { side, table: startTable(core, start), clicks: [] }
}
export const branch = ({ side, table, clicks }: Draft): Draft => ({ side, table: table.fork(), clicks: clicks.slice() })

/** What the side may click; none where chance or the enemy is asked, or the action is over. */
export function optionsIn({ side, table, clicks }: Draft): readonly Option[] {
  if (clicks.length > 0 && table.state.step === 'phase') return NONE
  return table.decision(side)?.options ?? NONE
}
const NONE: readonly Option[] = []
/** Options are made once (rules/options.ts): one that is not offered is not in the list. */
export function click(draft: Draft, option: Option): boolean {
  if (!optionsIn(draft).includes(option)) return false
  const { side, table, clicks } = draft
  table.answer({ role: side, option })
  clicks.push(option)
  // 14.1 Who may intercept, and has not, is asked again and again.
  const enemy = enemyOf(side)
  while (table.decision(enemy)?.options.includes(BUTTON.pass)) table.answer({ role: enemy, option: BUTTON.pass })
  return true
}
