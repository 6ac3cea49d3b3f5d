/** What a player that is not a person gets: its own decision, what its role may see, positions it may imagine. */
import {
  type Choice,
  type Core,
  type Observation,
  type Option,
  observe,
  type Random,
  type Role,
  type State,
  sameChoice,
  type Table,
} from '@carillon/kernel'
import { actionStart } from './action-start.ts'
import type { Wits } from './wits.ts'

export interface Outlook {
  readonly game: Core
  readonly role: Role
  readonly decision: Choice
  /** How often the role was asked so far: one more for the next question, and again one more if something was taken back. */
  readonly asked: number
  readonly wits: Wits
  /** All that the role may know now. */
  observe(): Observation
  /** A table as it might be, for all the role knows; undefined if no deal fits what has happened. */
  imagine(random: Random): Table<State> | undefined
  /** In the middle of an action: the seat as it was when that began, and what was clicked since. */
  begun(): { readonly outlook: Outlook; readonly made: readonly Option[] } | undefined
}

const TRIES = 8

/** The seat of `role`; the table itself stays out of reach. Made once a game: `decision` is set before each choice. */
export class TableOutlook implements Outlook {
  readonly game: Core
  readonly role: Role
  decision: Choice
  readonly wits: Wits
  readonly #table: Table<State>

  constructor(table: Table<State>, decision: Choice, wits: Wits) {
    this.wits = wits
    this.game = table.game
    this.role = decision.role
    this.decision = decision
    this.#table = table
  }

  get asked(): number {
    return this.#table.revision(this.role)
  }

  observe(): Observation {
    return observe(this.#table, this.role)
  }

  imagine(random: Random): Table<State> | undefined {
    const { game, role } = this
    for (let i = 0; i < TRIES; i++) {
      const table = this.#table.imagine(role, (state) => game.reshuffleHidden(state, role, random))
      if (table && sameChoice(table.decision(role), this.decision)) return table
    }
    return undefined
  }

  begun(): { readonly outlook: Outlook; readonly made: readonly Option[] } | undefined {
    const { role, wits } = this
    const { actions } = wits.strategy
    if (!actions) return undefined
    const { table, made } = actionStart(actions, this.#table, role)
    const decision = made.length > 0 && actions.begins(table.state, role) ? table.decision(role) : undefined
    return decision && { outlook: new TableOutlook(table, decision, wits), made }
  }
}
