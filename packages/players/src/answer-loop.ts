/** Who answers at a table besides people. */
import {
  type Chance,
  type ChanceInput,
  type ChanceSource,
  type Choice,
  type Game,
  type Option,
  type Random,
  type Role,
  type Settings,
  type State,
  startTable,
  type Table,
} from '@carillon/kernel'
import { TableOutlook } from './outlook.ts'
import { type Limits, type Mind, type Player, type Steps, thought } from './player.ts'
import { Wits } from './wits.ts'

export interface Players {
  readonly players: Readonly<Record<Role, Player>>
  readonly chance: ChanceSource
  readonly wits: Wits
  /** The players' own luck: what they pick among equals. Never the dice. */
  readonly random: Random
  readonly limits?: Limits
  /** More inputs than this is a failure; the game's own bound without it. */
  readonly bound?: number
  /** Called before each answer of a player. */
  before?(): void
}
/** A game to be played from its start. */
export interface Match extends Omit<Players, 'wits'> {
  /** Without what was learned, if not given. */
  readonly wits?: Wits
  readonly game: Game
  readonly scenario: string
  readonly settings: Settings
}

export function playGame(match: Match): Table<State> {
  const table = startTable(match.game, match.game.setup(match.scenario, match.settings))
  playOn(table, { ...match, wits: match.wits ?? new Wits(match.game.strategy) })
  return table
}

/**
 * What chance or a player that is not a person is to answer now. Where several decide side by side, people first: they do not wait for
 * the others. Then the order of the roles.
 */
export function nextAt<S extends State>(table: Table<S>, people: readonly Role[]): Chance | Choice | undefined {
  if (table.chance) return table.chance
  for (const role of people) if (table.decision(role)) return undefined
  for (const role of table.game.roles) {
    const decision = table.decision(role)
    if (decision) return decision
  }
  return undefined
}

/**
 * The loop of every table: chance and the players that are not people answer, one input at a time. `next` is who is to answer
 * now; with nobody, a person is wanted or the game is over. Whoever runs it may pause, show and save between two inputs.
 */
export class AnswerLoop {
  readonly table: Table<State>
  readonly #players: Readonly<Record<Role, Player>>
  readonly #chance: ChanceSource
  readonly #random: Random
  readonly #seats: Record<Role, Seat> = {}
  /** Roles that people play. */
  readonly #people: readonly Role[]

  constructor(table: Table<State>, { players, chance, random }: Pick<Players, 'players' | 'chance' | 'random'>) {
    this.table = table
    this.#players = players
    this.#chance = chance
    this.#random = random
    this.#people = table.game.roles.filter((role) => !players[role])
  }

  get next(): Chance | Choice | undefined {
    return nextAt(this.table, this.#people)
  }

  drawn(ask: Chance): ChanceInput {
    return { chance: this.#chance.draw(ask, this.table.draws) }
  }
  /** Whether who plays the role thinks with what was learned. */
  learned(role: Role): boolean {
    return this.#players[role]?.learned === true
  }
  /** The thinking of a player that is not a person, to be gone through to its end. */
  thinking(ask: Choice, wits: Wits, limits: Limits = {}): Steps<Option> {
    const { role } = ask
    let seat = this.#seats[role]
    if (seat) seat.outlook.decision = ask
    else {
      const mind = (this.#players[role] as Player).sit()
      seat = this.#seats[role] = { outlook: new TableOutlook(this.table, ask, wits), mind }
    }
    return seat.mind.think(seat.outlook, this.#random, limits)
  }
}
interface Seat {
  readonly outlook: TableOutlook
  readonly mind: Mind
}

/** Plays a table to its end. If that fails, the table stands where it failed. */
export function playOn(
  table: Table<State>,
  { wits, limits, bound = table.game.bound, before, ...players }: Players,
): void {
  const loop = new AnswerLoop(table, players)
  for (let ask = loop.next; ask; ask = loop.next) {
    if (table.count >= bound) throw new Error(`no end after ${bound} inputs`)
    if (ask.kind === 'chance') table.answer(loop.drawn(ask))
    else {
      before?.()
      table.answer({ role: ask.role, option: thought(loop.thinking(ask, wits, limits)) })
    }
  }
  const left = table.decisions.find(({ role }) => !players.players[role])
  if (left) throw new Error(`nobody plays ${left.role}`)
}
