/** A game as it was: its rows played again from the first one. */
import {
  type GameRecord,
  type Input,
  isHeading,
  type LogEntry,
  lineFor,
  type Message,
  type Part,
  type Role,
  recordOf,
  SPECTATOR,
  type Viewer,
} from '@carillon/kernel'
import type { PastTurn } from '@carillon/protocol'
import { Impossible, seatTexts } from '@carillon/room'
import type { Command } from './command.ts'
import type { Past } from './deals.ts'
import { type KeptPosition, type Origin, RECENT } from './kept-position.ts'
import { Live } from './live.ts'
import type { JournalTable } from './store/schema.ts'

type Rows = readonly Pick<JournalTable, 'body'>[]

export function playedAgain(origin: Origin, rows: Rows, look?: (live: Live, command: Command) => void): Live {
  const again = Live.begun(origin)
  for (const { body } of rows) {
    const command = JSON.parse(body) as Command
    again.fold(command)
    look?.(again, command)
  }
  return again
}

/** The record of a game: what its rows come to, with where it was set back. Everything secret is in it. */
export function recordIn(origin: Origin, rows: Rows): GameRecord {
  const { scenario, options } = origin.setup
  let before: readonly Input[] = []
  let parts: Part[] = []
  let last: Live['table'] | undefined
  const again = playedAgain(origin, rows, ({ table }, command) => {
    if (command.do === 'rewind' || command.do === 'rules') {
      before = [...before, ...(last?.inputs ?? [])].slice(0, table.count - table.inputs.length)
      // By other rules it is played on from the last position that they can begin with.
      const at = command.do === 'rules' ? command.saved.inputs : table.count
      const state = command.do === 'rules' ? { checkpoint: { ...command.saved.checkpoint } } : {}
      parts = parts.filter((part) => part.at < at)
      parts.push({ at, rules: table.game.rules, draws: table.draws, ...state })
    }
    last = table
  })
  return recordOf(again.table, {
    ...{ scenario, options, seats: seatTexts(again.setup.seats), before },
    ...{ rules: origin.game.rules, ...promiseIn(again) },
    ...(parts.length > 0 && { parts }),
  })
}

/** What the dice can be proved by; nothing, where somebody had not even promised his share: no die was thrown then. */
function promiseIn({ luck: { commitment, seed }, entropy }: Live) {
  const whole = !entropy?.seats.some((seat) => seat.commitment === '')
  return whole ? { commitment, seed, entropy } : {}
}

/** A choice of a role that was not taken back: the row before which it stands, and what was asked. */
interface Choice {
  readonly row: number
  readonly count: number
  readonly asked: Message
  /** How many lines there were. */
  readonly noted: number
}
/** In order; those it has taken back itself do not count. */
function choicesOf(origin: Origin, rows: Rows, role: Role): { readonly choices: readonly Choice[]; readonly log: Log } {
  const choices: Choice[] = []
  let log: Log = []
  let before = { count: 0, noted: 0, asked: Live.begun(origin).table.decision(role)?.prompt }
  let row = 0
  playedAgain(origin, rows, ({ table }, command) => {
    while ((choices.at(-1)?.count ?? -1) >= table.count) choices.pop()
    if (command.do === 'answer' && command.role === role && before.asked)
      choices.push({ row, count: before.count, noted: before.noted, asked: before.asked })
    // What was played by other rules is not gone back to.
    if (command.do === 'rules') choices.length = 0
    before = { count: table.count, noted: table.noted, asked: table.decision(role)?.prompt }
    row += 1
    log = [...log.slice(0, table.noted - table.log.length), ...table.log]
  })
  return { choices, log }
}
type Log = readonly LogEntry[]
/** The last heading before so many lines that the viewer may read. */
function headingIn(log: Log, noted: number, viewer: Viewer): Message | undefined {
  for (let n = noted - 1; n >= 0; n--) {
    const entry = log[n]
    const line = entry && lineFor(entry, viewer)
    if (line && isHeading(line)) return line.text
  }
  return undefined
}
/** The first line from one number on that the viewer may read and that says more than where one is; before another number. */
function lineIn(log: Log, from: number, to: number, viewer: Viewer): Message | undefined {
  for (const entry of log.slice(from, to)) {
    const line = lineFor(entry, viewer)
    if (line && !isHeading(line)) return line.text
  }
  return undefined
}
const TURNS = 40
/** Choices of a role that the game could be set back to, newest first, in its own words. */
export function turnsOf(origin: Origin, rows: Rows, role: Role): readonly PastTurn[] {
  const { choices, log } = choicesOf(origin, rows, role)
  const own = choices.slice(-TURNS).reverse()
  return own.map(({ asked, noted }, i) => {
    const heading = headingIn(log, noted, role)
    const came = lineIn(log, noted, own[i - 1]?.noted ?? log.length, role)
    return { back: i + 1, asked, ...(heading && { heading }), ...(came && { came }) }
  })
}

/** A position of the past, with numbers of draws that go on, and the last lines before it. */
export interface Found {
  readonly heading?: Message | undefined
  readonly kept: KeptPosition
  readonly recent: Log
}
/** Before the choice of `role` that lies so many of its choices back; so many draws were made since the beginning. */
export function foundIn(origin: Origin, rows: Rows, role: Role, back: number, draws: number): Found {
  const { choices, log } = choicesOf(origin, rows, role)
  const target = choices.at(-back)
  if (!target) throw new Impossible('nothing-to-undo', 'there is nothing to go back to')
  const then = playedAgain(origin, rows.slice(0, target.row))
  then.table.burn(draws)
  const { kept, entries } = then.keeping(0)
  return { heading: headingIn(log, target.noted, SPECTATOR), kept, recent: entries.slice(-RECENT) }
}
/** For the game as it stands. */
export function pastOf({ seq, table, setup, clock }: Live, { heading, kept, recent }: Found): Past {
  // Questions are asked anew: an answer to an old one is stale.
  const roles = Object.keys(setup.seats)
  const revision = Object.fromEntries(roles.map((one) => [one, table.revision(one) + 1]))
  const saved = { ...kept.saved, revision }
  return { seq, heading, to: { kept: { ...kept, saved, seats: setup.seats, clock }, recent } }
}
