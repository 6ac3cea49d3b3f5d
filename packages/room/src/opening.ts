/** A kept game made into a table again. */
import {
  type ChanceSource,
  type Core,
  type Input,
  observe,
  readRecord,
  SPECTATOR,
  type State,
  Table,
} from '@carillon/kernel'
import type { NewGame } from '@carillon/protocol'
import { isOld, settledIn } from './entries.ts'
import { Impossible } from './impossible.ts'
import type { Written } from './keeper.ts'
import type { Luck } from './luck.ts'
import { luckIn } from './promise.ts'
import { fileOf, openRecord, seatsIn } from './records.ts'
import { seatTexts } from './seat-texts.ts'
import type { Head, Kept, OldEntry } from './store.ts'

/** Loads what playing a game takes. */
export type Cores = (id: string) => Promise<Core>

export interface Opened {
  readonly setup: NewGame
  readonly table: Table<State>
  readonly luck: Luck | undefined
  readonly chance?: ChanceSource
  /** The inputs before the table's own; what of it all lies in rows. */
  readonly before: readonly Input[]
  readonly written?: Written
  /** What was played last does not fit the rules any more: the step in progress begins again. */
  readonly rewound?: true
}

/** From the last position; where that is of no use any more, or there is none, by playing the record again. */
export async function openKept(cores: Cores, kept: Kept): Promise<Opened> {
  const head = kept.head as Head | OldEntry
  const opened = isOld(head) ? undefined : openMark(await cores(head.game), head, kept.rows)
  return opened ?? openRecord(cores, readRecord(fileOf('', kept).text))
}

function openMark(game: Core, head: Head, rows: readonly unknown[]): Opened | undefined {
  const settled = settledIn(head, rows)
  if (!settled) throw new Impossible('broken', 'moves: missing or damaged')
  const { mark, scenario, options } = head
  // A wrong number of draws would make other dice than were promised.
  if (settled.inputs.filter((input) => 'chance' in input).length !== mark.draws) return undefined
  const seats = seatsIn(game, { options, seats: seatTexts(head.seats) })
  const { inputs, lines } = mark
  const from = (saved: Partial<Head['mark']>): Table<State> | undefined =>
    standing(game, () => new Table(game, { ...mark, ...saved, log: settled.log }))
  const setup = { game: game.id, scenario, options, seats }
  const written = { rows: settled.rows, inputs, lines }
  const rest = { setup, ...luckIn(head, game.id), before: settled.inputs, written }
  const table = from({})
  if (table) return { ...rest, table }
  // Questions are asked anew: an answer to an old one is stale.
  const revision = Object.fromEntries(Object.entries(mark.revision).map(([role, asked]) => [role, asked + 1]))
  const back = from({ since: [], undo: 0, revision })
  return back && { ...rest, table: back, rewound: true }
}

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
