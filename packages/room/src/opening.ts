/** A kept game, or a record, made into a table again. */
import {
  type Core,
  type GameRecord,
  type Input,
  observe,
  RecordError,
  type Role,
  readRecord,
  replay,
  rolesIn,
  SPECTATOR,
  type State,
  Table,
  writeRecord,
} from '@carillon/kernel'
import type { NewGame, Seat } from '@carillon/protocol'
import { isOld, recordIn, settledIn } from './entries.ts'
import { Impossible } from './impossible.ts'
import type { Written } from './keeper.ts'
import { type Luck, luckIn } from './luck.ts'
import { seatOf } from './seats.ts'
import type { Head, Kept, OldEntry } from './store.ts'

/** Loads what playing a game takes. */
export type Cores = (id: string) => Promise<Core>

export interface Opened {
  readonly setup: NewGame
  readonly table: Table<State>
  readonly luck: Luck | undefined
  /** The inputs before the table's own; what of it all lies in rows. */
  readonly before: readonly Input[]
  readonly written?: Written
  /** What was played last does not fit the rules any more: the step in progress begins again. */
  readonly rewound?: true
}

export async function openRecord(cores: Cores, record: GameRecord): Promise<Opened> {
  const game = await cores(record.game)
  const { scenario, options } = record
  const setup = { game: game.id, scenario, options, seats: seatsIn(game, record) }
  return { setup, table: played(game, record, replay), luck: luckIn(record, game.id), before: [] }
}

/** From the last position; where that is of no use any more, by playing the record again. */
export async function openKept(cores: Cores, { head, rows }: Kept): Promise<Opened> {
  const kept = head as Head | OldEntry
  if (isOld(kept)) return openRecord(cores, readRecord(kept.text))
  const game = await cores(kept.game)
  const settled = settledIn(kept, rows)
  if (!settled) throw new Impossible('broken', 'moves: missing or damaged')
  const { mark, scenario, options, seats } = kept
  const from = (saved: Partial<Head['mark']>): Table<State> | undefined =>
    standing(game, () => new Table(game, { ...mark, ...saved, log: settled.log }))
  const setup = { game: game.id, scenario, options, seats }
  const rest = {
    setup,
    luck: luckIn(kept, game.id),
    before: settled.inputs,
    written: { ...settledBy(mark), rows: rows.length },
  }
  const whole = from({})
  if (whole) return { ...rest, table: whole }
  // Questions are asked anew: an answer to an old one is stale.
  const revision = Object.fromEntries(Object.entries(mark.revision).map(([role, asked]) => [role, asked + 1]))
  const back = from({ since: [], undo: 0, revision })
  if (back) return { ...rest, table: back, rewound: true }
  const record = recordIn(kept, rows) as GameRecord
  return openRecord(cores, readRecord(writeRecord(record)))
}

const settledBy = ({ inputs, lines }: Head['mark']) => ({ inputs, lines })

/** The table, if the rules can do something with it: somebody is asked or it has an outcome, and it can be looked at. */
function standing(game: Core, make: () => Table<State>): Table<State> | undefined {
  try {
    const table = make()
    if (table.over && !game.outcome(table.state)) return undefined
    observe(table, SPECTATOR)
    return table
  } catch {
    // Refused by the rules, or no position of this game at all: the caller tries what is left.
    return undefined
  }
}

function seatsIn(game: Core, record: GameRecord): Record<Role, Seat> {
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
    const rules = `rules ${record.rules} of ${game.id}${game.rules === record.rules ? '' : `, here ${game.rules}`}`
    throw new Impossible('record', `${error.place}: this was not possible (${rules})`)
  }
}
