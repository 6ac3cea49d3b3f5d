/** What stands in a row of the journal: what somebody did, with all that followed of itself. A table is the fold of its rows. */
import type { Input, LogEntry, Option, Role, Saved, State } from '@carillon/kernel'
import type { Ended, Offer, Seat, StandingPass } from '@carillon/protocol'
import type { Clock } from './clock.ts'
import type { KeptPosition } from './kept-position.ts'

export type RowDeed =
  /** Chance that nobody's choice came before. */
  | { readonly do: 'draw'; readonly inputs: readonly Input[] }
  /**
   * A choice, of a person or a bot, and what followed of itself: chance, the walk of another that was let pass, questions that leave
   * nothing to decide. `joined`: it is taken back with the one before. Of a `walk` so many of the first choices are its clicks, and the rest
   * is what is left of it while others are asked.
   */
  | {
      readonly do: 'answer'
      readonly role: Role
      readonly inputs: readonly Input[]
      readonly joined?: true
      readonly walk?: { readonly clicks: number; readonly rest: readonly Option[] }
    }
  /** Of clicks that belong together all down to so many are taken back. */
  | { readonly do: 'undo'; readonly role: Role; readonly all: boolean; readonly down?: number }
  /** From now on another plays the role. `anew`: who played it owed his share to the dice, and the others begin theirs anew. */
  | { readonly do: 'seat'; readonly role: Role; readonly who: Seat; readonly anew?: true }
  /** Questions of a kind are let pass from now on, or no more; and what followed of itself, if one is asked now. */
  | {
      readonly do: 'pass'
      readonly role: Role
      readonly kind: string
      readonly pass?: StandingPass
      readonly inputs: readonly Input[]
    }
  /** Dice by all: a seat promises its share, and shows it; with the last one comes what chance was asked for. */
  | { readonly do: 'commit'; readonly role: Role; readonly commitment: string }
  | { readonly do: 'reveal'; readonly role: Role; readonly share: string; readonly inputs: readonly Input[] }
  /** All have agreed to begin the shares anew: who plays now promises, and so does the house. */
  | { readonly do: 'anew'; readonly by: readonly Role[] }
  /** All who play have come: clocks begin. */
  | { readonly do: 'begin' }
  /** The game ends, but not by its rules. */
  | { readonly do: 'end'; readonly ended: Ended }
  /** Something is offered to the others; or nobody wants it any more. */
  | { readonly do: 'offer'; readonly offer: Offer }
  | { readonly do: 'withdraw'; readonly what: Offer['what'] }
  /** All others have agreed that the browser of this word gets the seat from then on; it has, and links before are not good any more. */
  | {
      readonly do: 'link'
      readonly role: Role
      readonly by: readonly Role[]
      readonly from: number
      readonly code: string
    }
  | { readonly do: 'renewed'; readonly role: Role }
  /** The seat was opened on a further device by its invitation; or the seat has closed that. */
  | { readonly do: 'opened'; readonly role: Role; readonly at: number | null }
  /** Clocks stand by consent, or go on; one's own, out of his vacation. */
  | { readonly do: 'pause'; readonly on: boolean }
  | { readonly do: 'away'; readonly role: Role; readonly until: number | null }
  /** All have agreed to go back: the position, with numbers of draws and questions that go on, and the last lines before it. */
  | {
      readonly do: 'rewind'
      readonly by: readonly Role[]
      readonly kept: KeptPosition
      readonly recent: readonly LogEntry[]
    }
  /** From now on by other rules, from a position that is the same under both to everybody. */
  | { readonly do: 'rules'; readonly to: string; readonly saved: Saved<State> }

/** With it the clock, if it has changed: what counted as time was worked out once, by whoever has appended the row. */
export type Command = RowDeed & { readonly clock?: Clock }
