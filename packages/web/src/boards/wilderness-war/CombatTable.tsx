/** 7.6, 9.13 The combat results table: the columns both sides fire on, and what they rolled. */
import {
  COMBAT_TABLE,
  COMBAT_TOPS,
  type Side,
  stepsAt,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'

/** Where a side fires: its column, and the row once it has rolled. */
export interface Aim {
  readonly side: Side
  readonly column: number
  readonly row?: number | undefined
}
interface CombatTableProps {
  readonly aims: readonly Aim[]
  readonly edition: View['edition']
  readonly say: Say
}
const COLUMNS = [...COMBAT_TOPS, Number.POSITIVE_INFINITY].map((top, i) => {
  const from = i === 0 ? 0 : (COMBAT_TOPS[i - 1] as number) + 1
  return top === Number.POSITIVE_INFINITY ? `${from}+` : from === top ? `${top}` : `${from}–${top}`
})
const LAST = COMBAT_TABLE.length - 1
const rowLabel = (row: number): string => (row === 0 ? '≤0' : row === LAST ? `${LAST}+` : `${row}`)

export function CombatTable({ aims, edition, say }: CombatTableProps): ReactNode {
  const at = (column: number) => aims.filter((aim) => aim.column === column)
  return (
    <table className="ww-table ww-combat">
      <caption>{say(text('web.table.combat'))}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{say(text('web.table.roll'))}</span>
          </th>
          {COLUMNS.map((label, column) => (
            <th key={label} scope="col" className={lookOf(at(column))}>
              {label}
              {at(column).map(({ side }) => (
                <b key={side} className={`ww-aim th-${side}`}>
                  {say(text(`web.initial.${side}`))}
                </b>
              ))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COMBAT_TABLE.map((_, row) => (
          <tr key={rowLabel(row)}>
            <th scope="row">{rowLabel(row)}</th>
            {COLUMNS.map((label, column) => {
              const hit = at(column).filter((aim) => aim.row === row)
              return (
                <td key={label} className={`${lookOf(at(column))}${hit.length > 0 ? ' ww-hit' : ''}`}>
                  {stepsAt(row, column, edition === 'third') || '·'}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
const lookOf = (aims: readonly Aim[]): string => aims.map(({ side }) => `ww-on-${side}`).join(' ')

interface StripProps {
  readonly title: string
  /** What each row gives, from 0 or less to 7 or more. */
  readonly cells: readonly string[]
  readonly row: number | undefined
  good(row: number): boolean
  readonly say: Say
}
/** 8.231, 10.3 A table of one line. */
export function Strip({ title, cells, row, good, say }: StripProps): ReactNode {
  return (
    <table className="ww-table">
      <caption>{title}</caption>
      <tbody>
        <tr>
          <th scope="row">{say(text('web.table.roll'))}</th>
          {cells.map((_, i) => (
            <th key={rowLabel(i)} scope="col">
              {rowLabel(i)}
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">{say(text('web.table.gives'))}</th>
          {cells.map((cell, i) => (
            <td key={rowLabel(i)} className={`${good(i) ? 'ww-good' : ''}${i === row ? ' ww-hit' : ''}`}>
              {cell}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
