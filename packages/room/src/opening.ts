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
  writeRecord,
} from '@carillon/kernel'
import type { NewGame } from '@carillon/protocol'
import { DAMAGED, isOld, type Settled, settledIn } from './entries.ts'
import { Impossible } from './impossible.ts'
import type { Written } from './keeper.ts'
import type { Luck } from './luck.ts'
import { luckIn } from './promise.ts'
import { openRecord, recordIn, seatsIn } from './records.ts'
import { seatTexts } from './seat-texts.ts'
import type { Head, Kept, OldEntry, RulesHistory } from './store.ts'
import { damageIn } from './sums.ts'
import type { KeptReasons } from './told-reasons.ts'
import type { Walk } from './walks.ts'

/** Loads what playing a game takes. */
export type Cores = (id: string) => Promise<Core>

export interface OpenedGame {
  readonly setup: NewGame
  readonly table: Table<State>
  readonly luck: Luck | undefined
  readonly chance?: ChanceSource
  /** The inputs before the table's own; what of it all lies in rows. */
  readonly before: readonly Input[]
  readonly written?: Written
  readonly past?: RulesHistory
  readonly walks?: readonly Walk[]
  readonly reasons?: KeptReasons
  /** What those who open it are told: see the news of that name. */
  readonly notice?: Notice
}
export type Notice = 'rewound' | 'mended'

/** From the last position; where that is of no use any more, or there is none, by playing the record again. */
export async function openKept(cores: Cores, kept: Kept): Promise<OpenedGame> {
  const head = kept.head as Head | OldEntry
  if (isOld(head)) return openRecord(cores, readRecord(head.text))
  const game = await cores(head.game)
  const settled = settledIn(head, kept.rows)
  const damage = settled && damageIn(head, settled.chain)
  if (!settled || damage === 'moves') throw new Impossible('broken', DAMAGED)
  const seats = seatsIn(game, { options: head.options, seats: seatTexts(head.seats) })
  const again = () => openRecord(cores, readRecord(writeRecord(recordIn({ ...head, seats }, settled))))
  if (damage) return { ...(await again()), notice: 'mended' }
  const open = () => openPosition(game, { ...head, seats }, settled) ?? again()
  // Kept before there were sums: what the rules make of the moves is surer than a position that nobody vouches for.
  return head.sums || head.rules !== game.rules ? open() : again().catch(open)
}

function openPosition(game: Core, head: Head, settled: Settled): OpenedGame | undefined {
  const { position, scenario, options, seats, past, walks, reasons } = head
  // A wrong number of draws would make other dice than were promised.
  if (drawsAfter(settled.inputs, past) !== position.draws) return undefined
  const { inputs, lines } = position
  const from = (saved: Partial<Head['position']>): Table<State> | undefined =>
    playable(game, () => new Table(game, { ...position, ...saved, log: settled.log }))
  const setup = { game: game.id, scenario, options, seats }
  const written = { rows: settled.rows, inputs, lines, chain: settled.chain }
  const rest = {
    setup,
    ...luckIn(head, game.id),
    before: settled.inputs,
    written,
    ...(past && { past }),
    ...(reasons && { reasons }),
  }
  const table = from({})
  if (table) return { ...rest, table, ...(walks && { walks }) }
  // Questions are asked anew: an answer to an old one is stale.
  const revision = Object.fromEntries(Object.entries(position.revision).map(([role, asked]) => [role, asked + 1]))
  const back = from({ since: [], undo: 0, revision })
  return back && { ...rest, table: back, notice: 'rewound' }
}

/** The number of the draw that comes after these inputs. */
function drawsAfter(inputs: readonly Input[], past: RulesHistory | undefined): number {
  const { at = 0, draws = 0 } = past?.parts.findLast((part) => part.at <= inputs.length) ?? {}
  return draws + inputs.slice(at).filter((input) => 'chance' in input).length
}

/** The table, if the rules can do something with it: somebody is asked or it has an outcome, and it can be looked at. */
function playable(game: Core, make: () => Table<State>): Table<State> | undefined {
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
