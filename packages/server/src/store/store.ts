/** Where the house keeps everything. The journal is the truth: rows are appended, never changed, and only behind the last one. */
import type { Kysely } from 'kysely'
import type { Dialect, GameTable, JobTable, JournalTable, PositionTable, Tables } from './schema.ts'

/** What a row of the journal may change in the row of its game. */
export type GameUpdate = Pick<GameTable, 'state' | 'waiting' | 'turn' | 'clock' | 'deadline' | 'outcome'>
export type Job = Pick<JobTable, 'key' | 'kind' | 'due' | 'body'>
export interface Append {
  readonly row: Readonly<JournalTable>
  /** Nothing where it stays as it was: most rows are another click of the same turn. */
  readonly head?: Readonly<GameUpdate>
  /** In the same transaction: jobs that are due later, in place of those of the same key, and keys of those that are not any more. */
  readonly jobs?: readonly Job[]
  readonly drop?: readonly string[]
}
/**
 * `done`: it is kept for good. `moved`: another row has taken its place. `known`: a row of the game has this key already.
 * In both of the last nothing has changed.
 */
export type Appended = 'done' | 'moved' | 'known'

export interface StoredLine {
  readonly n: number
  readonly entry: string
}

export interface Store {
  readonly kind: Dialect
  /** Everything that is not in the way of an answer: lists, seats, tickets, talk. */
  readonly db: Kysely<Tables>
  append(entry: Append): Promise<Appended>
  game(id: string): Promise<GameTable | undefined>
  /** Rows after `seq`, in order. */
  rows(game: string, after: number): Promise<readonly JournalTable[]>
  /** The row that has this key. */
  known(game: string, key: string): Promise<number | undefined>
  position(game: string): Promise<PositionTable | undefined>
  /** A convenience: what is older than what is there does nothing. From `cut` on lines are replaced. */
  keep(position: Readonly<PositionTable>, lines: readonly StoredLine[], cut?: number): Promise<void>
  /** Lines of the log from one number to before another. */
  lines(game: string, from: number, to: number): Promise<readonly StoredLine[]>
  /** The last row of each of these games. */
  seqs(games: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Jobs that are due, held for so long by who asks: nobody else gets them meanwhile. */
  due(now: number, most: number, hold: number): Promise<readonly JobTable[]>
  /** A hint to other nodes that the game has moved, and whoever wants it. Nothing depends on it. */
  ring(game: string, seq: number): void
  hear(listener: (game: string, seq: number) => void): void
  /** A whole copy, taken while it is used. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
