/** The loop: chance and players answer until the game is over. */
import {
  type ChanceSource,
  type Choice,
  type Game,
  type Hints,
  type Random,
  type Role,
  type Settings,
  type State,
  startTable,
  type Table,
} from '@carillon/kernel'
import type { Player } from './player.ts'
import { TableSeat } from './seat.ts'

export interface Players {
  readonly players: Readonly<Record<Role, Player>>
  readonly chance: ChanceSource
  /** The game's judgement, for players that ask for it. */
  readonly hints: Hints<State>
  /** The players' own luck: what they pick among equals. Never the dice. */
  readonly random: Random
  /** More inputs than this is a failure; the game's own bound without it. */
  readonly bound?: number
}
/** A game to be played from its start. */
export interface Match extends Omit<Players, 'hints'> {
  readonly game: Game
  readonly scenario: string
  readonly settings: Settings
}

export function playGame(match: Match): Table<State> {
  const table = startTable(match.game, match.game.setup(match.scenario, match.settings))
  playOn(table, { ...match, hints: match.game.hints })
  return table
}

/** Plays a table to its end. If that fails, the table stands where it failed. */
export function playOn(
  table: Table<State>,
  { players, chance, random, hints, bound = table.game.bound }: Players,
): void {
  const { roles } = table.game
  const seats: Record<Role, TableSeat> = {}
  while (!table.over) {
    if (table.count >= bound) throw new Error(`no end after ${bound} inputs`)
    const ask = table.chance
    if (ask) {
      table.answer({ chance: chance.draw(ask, table.draws) })
      continue
    }
    const decision = nextDecision(table, roles)
    const { role } = decision
    let seat = seats[role]
    if (seat) seat.decision = decision
    else seat = seats[role] = new TableSeat(table, decision, hints)
    table.answer({ role, option: playerOf(players, role).choose(seat, random) })
  }
}

/** Where several decide side by side, the first in the order of the roles. */
function nextDecision(table: Table<State>, roles: readonly Role[]): Choice {
  for (const role of roles) {
    const decision = table.decision(role)
    if (decision) return decision
  }
  throw new Error(`nobody is asked in step ${table.state.step}`)
}

function playerOf(players: Readonly<Record<Role, Player>>, role: Role): Player {
  const player = players[role]
  if (!player) throw new Error(`nobody plays ${role}`)
  return player
}
