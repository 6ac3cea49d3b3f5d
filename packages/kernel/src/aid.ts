/**
 * Player aids: the tables and lists that lie beside a board. A game makes them from its facts and a view alone, so that
 * they tell nobody more than his view does; a page draws them, a terminal prints them.
 */
import type { Subject } from './game.ts'
import type { Message } from './message.ts'

/** A text is a sign that reads the same in every language: `4–5`, `28+`. */
export type AidCell = Message | readonly Message[] | number | string | null
export interface AidRow {
  /** The first one names the row. */
  readonly cells: readonly AidCell[]
  /** It is the one that counts now. */
  readonly now?: boolean
  /** What it tells of, if the board can describe that. */
  readonly subject?: Subject
  /** A face of the game's die, from 1, that stands before its name. */
  readonly die?: number
}
export interface AidTable {
  readonly title: Message
  readonly head: readonly AidCell[]
  readonly rows: readonly AidRow[]
  /** The columns that count now, and for whom. */
  readonly now?: readonly { readonly column: number; readonly whose: Message }[]
  /** Numbers side by side, which stay side by side however narrow the screen is; else rows may be stacked. */
  readonly grid?: boolean
  readonly note?: Message
}
export interface Aid {
  /** What one types for it: `combat`. */
  readonly id: string
  readonly title: Message
  readonly tables: readonly AidTable[]
  readonly rules: readonly string[]
}
