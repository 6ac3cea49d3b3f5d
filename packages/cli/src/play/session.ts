/** A game at this machine: the table, who sits where, the luck, the file it is kept in. */
import {
  type ChanceSource,
  type Choice,
  type Game,
  type GameRecord,
  type Random,
  type Role,
  recordOf,
  type Settings,
  type State,
  seeded,
  startTable,
  type Table,
  toHex,
  verifiableChance,
  writeRecord,
} from '@carillon/kernel'
import { TableSeat } from '@carillon/players'
import { people, playerAt, type Seats, seatsOfRecord } from './seats.ts'
import { writeWhole } from './store.ts'

export interface Session {
  readonly game: Game
  readonly scenario: string
  readonly settings: Settings
  readonly seats: Seats
  readonly table: Table<State>
  readonly seed: Uint8Array
  readonly commitment: string
  readonly chance: ChanceSource
  /** The luck of the players that are not people: what they pick among equals. */
  readonly random: Random
  readonly file: string
}

type Start = Pick<Session, 'game' | 'scenario' | 'settings' | 'seats' | 'seed' | 'file'>

export function openSession(start: Start, table?: Table<State>): Session {
  const { game, scenario, settings, seed } = start
  const { commitment, ...chance } = verifiableChance(seed, game.id)
  const [luck] = globalThis.crypto.getRandomValues(new Uint32Array(1))
  return {
    ...start,
    table: table ?? startTable(game, game.setup(scenario, settings)),
    commitment,
    chance,
    random: seeded(luck as number),
  }
}

/** Chance and the players that are not people go on until a person is asked or the game is over. Did they do anything? */
export function advance(session: Session): boolean {
  const { count } = session.table
  while (advanceOne(session));
  return session.table.count > count
}

/** One input that no person makes; false if there is none to make. */
export function advanceOne({ game, table, chance, seats, random }: Session): boolean {
  if (table.over) return false
  const ask = table.chance
  if (ask) {
    table.answer({ chance: chance.draw(ask, table.draws) })
    return true
  }
  const decision = table.decisions.find(({ role }) => playerAt(seats, role))
  const player = decision && playerAt(seats, decision.role)
  if (!player) return false
  const seat = new TableSeat(table, decision, game.hints)
  table.answer({ role: decision.role, option: player.choose(seat, random) })
  return true
}

/** The person to ask now: the one who was just asked, if something is left to decide; else the first. */
export function personAsked({ table, seats }: Session, last: Role | undefined): Choice | undefined {
  const open = people(seats).flatMap((role) => table.decision(role) ?? [])
  return open.find((decision) => decision.role === last) ?? open[0]
}

/** The seed goes into the file from the start, or the game could not be resumed; the file belongs to who plays here. */
export function recordNow({ table, scenario, settings, seats, seed, commitment }: Session): GameRecord {
  return recordOf(table, { scenario, options: settings, seats: seatsOfRecord(seats), commitment, seed: toHex(seed) })
}

export function save(session: Session, file = session.file): void {
  writeWhole(file, writeRecord(recordNow(session)))
}
