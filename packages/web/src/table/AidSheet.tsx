/** A table of a player aid. On a narrow screen the rows of a list are stacked; what counts now has a sign, not a colour alone. */
import type { AidCell, AidRow, AidTable } from '@carillon/kernel'
import { Fragment, type ReactNode, useState } from 'preact/compat'
import type { Description, GameBoard, Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { cellText } from './aid-search.ts'
import { Die } from './Dice.tsx'
import { RuleButton } from './RuleButton.tsx'

interface AidSheetProps {
  readonly table: AidTable
  readonly board: GameBoard
  readonly view: unknown
  readonly say: Say
}
const RULE = /^\d+(?:\.\d+)+$/
/** Stacked rows are no table any more to some browsers, unless it is said. */
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** Letters: more than any number has. */
const WORD = 7

export function AidSheet({ table, board, view, say }: AidSheetProps): ReactNode {
  const { t } = useApp()
  const { title, head, rows, now = [], grid = false, note } = table
  const at = (column: number) => now.filter((one) => one.column === column)
  // Words want a wider column than numbers.
  const worded = rows.some(({ cells: [name = null] }) => cellText(name, say).length > WORD)
  return (
    <>
      <table
        {...ROLE.table}
        className={grid ? `aid-table aid-grid${worded ? ' aid-worded' : ''}` : 'aid-table aid-list'}
      >
        <caption>{say(title)}</caption>
        <thead {...ROLE.group}>
          <tr {...ROLE.row}>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
              <th key={column} {...ROLE.column} scope="col" className={at(column).length > 0 ? 'aid-now' : undefined}>
                {cellText(cell, say)}
                {at(column).map(({ whose }) => (
                  <b key={whose.key} className="aid-whose" title={say(whose)}>
                    <span aria-hidden="true">{say(whose).slice(0, 1)}</span>
                    <span className="unseen">{t('aids.now_for', { side: say(whose) })}</span>
                  </b>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.group}>
          {rows.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <Row key={n} {...{ row, board, view, say }} heads={head} isNow={(column) => at(column).length > 0} />
          ))}
        </tbody>
      </table>
      {note && <p className="aid-note small">{say(note)}</p>}
    </>
  )
}

interface RowProps {
  readonly row: AidRow
  readonly heads: readonly AidCell[]
  isNow(column: number): boolean
  readonly board: GameBoard
  readonly view: unknown
  readonly say: Say
}
function Row({ row, heads, isNow, board, view, say }: RowProps): ReactNode {
  const { t } = useApp()
  const [told, tell] = useState<Description>()
  const [name, ...cells] = row.cells
  const { subject } = row
  const ask = async () => {
    if (!subject) return
    const describe = await board.describe()
    tell(told ? undefined : describe(subject, view, say))
  }
  const text = cellText(name ?? null, say)
  return (
    <Fragment>
      <tr {...ROLE.row} className={row.now ? 'aid-now' : undefined}>
        <th {...ROLE.head} scope="row">
          {row.die !== undefined && <Die face={row.die} />}
          {subject ? (
            <button type="button" className="inline-link" aria-expanded={told !== undefined} onClick={ask}>
              {text}
            </button>
          ) : (
            text
          )}
          {row.now && <b className="aid-mark"> ◂ {t('aids.now')}</b>}
        </th>
        {cells.map((cell, i) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
            key={i}
            {...ROLE.cell}
            data-head={cellText(heads[i + 1] ?? null, say)}
            className={isNow(i + 1) ? 'aid-now' : undefined}
          >
            {typeof cell === 'string' && RULE.test(cell) ? <RuleButton rule={cell} /> : cellText(cell, say)}
          </td>
        ))}
      </tr>
      {told && (
        <tr {...ROLE.row} className="aid-more">
          <td {...ROLE.cell} colSpan={heads.length}>
            {told.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {told.rules.map((rule) => (
              <RuleButton key={rule} rule={rule} />
            ))}
          </td>
        </tr>
      )}
    </Fragment>
  )
}
