/** A game as one piece, beside its record: made of a room, and opened again, also where the rules have changed since. */
import { type Core, type GameRecord, writeRecord } from '@carillon/kernel'
import { damageOf, isOld, settledIn } from './entries.ts'
import { headOf } from './keeper.ts'
import { type Notice, type OpenedGame, openKept } from './opening.ts'
import { recordIn } from './records.ts'
import type { Room } from './room.ts'
import type { Head, Kept, Row } from './store.ts'
import { chainOf } from './sums.ts'

export type { Notice, OpenedGame }

/** All of it in one row. */
export function keptOf(room: Room, changed: number): Kept & { readonly head: Head; readonly rows: readonly Row[] } {
  const { id, table, before } = room
  const { inputs, lines } = table.settled
  const first = table.count - table.inputs.length
  const made = [...before, ...table.inputs.slice(0, inputs - first)]
  const rows = [{ id, number: 0, inputs: made, log: table.logFrom(0).slice(0, lines) }]
  return { head: headOf(room, { changed, chain: chainOf(rows) }), rows }
}

/**
 * The game of a record by the position beside it; undefined if that is of another game or of other moves, or of no use any more. Where the
 * rules are others now the record goes on with this position: what lies before fits the rules of its time.
 */
export async function openBeside(game: Core, record: GameRecord, beside: unknown): Promise<OpenedGame | undefined> {
  const { head, rows } = (beside ?? {}) as Partial<Kept>
  if (damageOf(head) !== undefined || isOld(head as Head) || !Array.isArray(rows)) return undefined
  const settled = settledIn(head as Head, rows)
  if (!settled || writeRecord(recordIn(head as Head, settled)) !== writeRecord(record)) return undefined
  const opened = await openKept(async () => game, { head, rows }).catch(() => undefined)
  if (!opened?.written) return opened
  const changed = opened.notice === 'rewound' || (head as Head).rules !== game.rules
  return changed ? { ...opened, past: pastOf(game, record, opened) } : opened
}
function pastOf({ rules }: Core, record: GameRecord, { table }: OpenedGame): NonNullable<OpenedGame['past']> {
  const { inputs: at, draws, checkpoint } = table.position()
  const part = { at, rules, draws, checkpoint: { ...checkpoint } }
  return { rules: record.rules, parts: [...(record.parts ?? []).filter((one) => one.at < at), part] }
}
