/** Looking something up in the player aids: the rows that have all the words. */
import type { Aid, AidCell, Message } from '@carillon/kernel'
import { plain } from '@carillon/kernel/plain-text'
import type { Say } from '../boards/board.ts'

/** A cell as text. */
export function cellText(cell: AidCell, say: Say): string {
  if (cell === null) return '–'
  if (typeof cell !== 'object') return String(cell)
  if (!Array.isArray(cell)) return say(cell as Message)
  return cell.length === 0 ? '–' : cell.map(say).join(', ')
}

export interface FoundRows {
  readonly aids: readonly Aid[]
  /** How many rows. */
  readonly count: number
}
/** Undefined while nothing is searched for. A table whose title has the words is shown whole. */
export function foundIn(aids: readonly Aid[], typed: string, say: Say): FoundRows | undefined {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const has = (text: string) => {
    const said = plain(text)
    return words.every((word) => said.includes(word))
  }
  const found = aids.flatMap((aid) => {
    const tables = aid.tables.flatMap((table) => {
      const rows = has(say(table.title))
        ? table.rows
        : table.rows.filter(({ cells }) => has(cells.map((cell) => cellText(cell, say)).join(' ')))
      return rows.length > 0 ? [{ ...table, rows }] : []
    })
    return tables.length > 0 ? [{ ...aid, tables }] : []
  })
  return { aids: found, count: found.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows)).length }
}
