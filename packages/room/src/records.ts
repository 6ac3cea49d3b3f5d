/** Kept games and rooms as records, and records as tables. */
import {
  beginningOf,
  type Core,
  type GameRecord,
  type Input,
  RecordError,
  type Role,
  recordOf,
  replay,
  rolesIn,
  rulesOf,
  writeRecord,
} from '@carillon/kernel'
import type { Seat } from '@carillon/protocol'
import { damageOf, isFields, isText, type Settled, settledIn } from './entries.ts'
import { Impossible } from './impossible.ts'
import type { Cores, OpenedGame } from './opening.ts'
import { luckIn } from './promise.ts'
import type { Room } from './room.ts'
import { seatOf, seatTexts } from './seat-texts.ts'
import type { Head, Kept } from './store.ts'

/** All secrets are in it. */
export function recordOfRoom({ setup, luck, table, before, past }: Room): GameRecord {
  const { scenario, options, seats } = setup
  const promise = luck && { commitment: luck.commitment, seed: luck.seed, entropy: luck.entropy }
  return recordOf(table, { scenario, options, seats: seatTexts(seats), before, ...promise, ...past })
}

/** The record of a head and what is settled; whether it is one, `readRecord` and the game say. */
export function recordIn(head: Head, settled: Settled): GameRecord {
  const { game, scenario, options, seats, commitment, seed, entropy, past, position } = head
  const since = position.since.flatMap((run) =>
    'options' in run ? run.options.map((option): Input => ({ role: run.role, option })) : [run],
  )
  return {
    format: entropy || past ? 'carillon-record/2' : 'carillon-record/1',
    ...{ game, rules: past?.rules ?? head.rules, scenario, options, seats: seatTexts(seats) },
    inputs: [...settled.inputs, ...since],
    ...(commitment !== undefined && { commitment }),
    ...(seed !== undefined && { seed }),
    ...(entropy && { entropy }),
    ...(past && { parts: past.parts }),
  }
}

/** The file of a kept game: its record, or whatever lies there instead. */
export function fileOf(id: string, { head, rows }: Kept): { readonly name: string; readonly text: string } {
  const { game, text } = isFields(head) ? head : {}
  return { name: `${isText(game) ? game : 'carillon'}-${id}.json`, text: isText(text) ? text : textOf(head, rows) }
}
function textOf(head: unknown, rows: readonly unknown[]): string {
  const settled = damageOf(head) === undefined ? settledIn(head as Head, rows) : undefined
  if (settled) return writeRecord(recordIn(head as Head, settled))
  const plain = (_: string, one: unknown): unknown => (typeof one === 'bigint' ? String(one) : one)
  return JSON.stringify(rows.length > 0 ? { head, rows } : head, plain, 2)
}

export async function openRecord(cores: Cores, record: GameRecord): Promise<OpenedGame> {
  const game = await cores(record.game)
  const { scenario, options } = record
  const setup = { game: game.id, scenario, options, seats: seatsIn(game, record) }
  const before = record.inputs.slice(0, beginningOf(record)?.at ?? 0)
  const past = record.parts && { rules: record.rules, parts: record.parts }
  return { setup, table: played(game, record, replay), ...luckIn(record, game.id), before, ...(past && { past }) }
}
export function seatsIn(game: Core, record: Pick<GameRecord, 'options' | 'seats'>): Record<Role, Seat> {
  const seats: Record<Role, Seat> = {}
  for (const role of rolesIn(game, record.options)) seats[role] = seatOf(record.seats[role] ?? 'human')
  return seats
}

/** The kernel says what would have been right: what another seat may choose does not leave the house. */
export function played<T>(game: Core, record: GameRecord, play: (game: Core, record: GameRecord) => T): T {
  try {
    return play(game, record)
  } catch (error) {
    if (!(error instanceof RecordError) || !error.place.startsWith('inputs[')) throw error
    const made = rulesOf(record)
    const rules = `rules ${made} of ${game.id}${game.rules === made ? '' : `, here ${game.rules}`}`
    throw new Impossible('record', `${error.place}: this was not possible (${rules})`)
  }
}
