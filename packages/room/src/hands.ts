/** Somebody's hands at a table: what he does there, and the choice that he holds until he confirms it. The same wherever the table is run. */
import { findOption, type Option, Refused, type Role, type State, type Table } from '@carillon/kernel'
import { checkRevision, passesOn } from './decision.ts'
import type { Deed } from './front.ts'
import { Impossible } from './impossible.ts'

/** What is done, without the table it is done at and the key it is sent under. */
export type Handled = Deed extends infer D ? (D extends Deed ? Omit<D, 'table' | 'key'> : never) : never
/** Whether a walk ends before this click, having made so many; `left` is what would come after it. */
export type Stops = (table: Table<State>, option: Option, made: number, left: readonly Option[]) => boolean

/** How a table takes what is done: at once, or as a row to be kept. */
export interface Acts<Done> {
  readonly table: Table<State>
  /** `joined`: it is taken back with the one before. */
  answer(role: Role, option: Option, joined: boolean): Done
  /** All of these clicks, as far as they are asked for and `stops` does not say so. */
  walk(role: Role, clicks: readonly Option[], stops: Stops): Done
  undo(role: Role, all: boolean): Done
}
/** A choice that passes the turn on, and of a walk what is to be clicked after it. */
export interface Held {
  readonly option: Option
  readonly revision: number
  readonly rest?: readonly Option[]
  /** It is the last of several clicks that were one gesture. */
  readonly joined?: boolean
}

export class Hands {
  /** Whether a choice that passes the turn on is held. */
  confirm: boolean
  held: Held | undefined

  constructor(confirm: boolean) {
    this.confirm = confirm
  }

  /** What is held for a question that is not asked any more is let go; what is held then. */
  look(table: Table<State>, decides: Role | undefined): Option | undefined {
    if (decides === undefined || table.revision(decides) !== this.held?.revision) this.held = undefined
    return this.held?.option
  }

  /** What came of it at the table; nothing, if it is held or let go. */
  do<Done>(acts: Acts<Done>, deed: Handled, clicks: () => readonly Option[]): Done | undefined {
    const { seat, revision } = deed
    checkRevision(acts.table, seat, revision)
    const held = this.held?.revision === revision ? this.held : undefined
    switch (deed.ask) {
      case 'answer':
        return this.#answer(acts, deed)
      case 'walk':
        return this.#walk(acts, seat, clicks(), false)
      case 'confirm':
        return this.#confirm(acts, deed, held)
      case 'undo':
      case 'restart':
        return this.#undo(acts, seat, deed.ask === 'restart', held)
    }
  }
  #answer<Done>(acts: Acts<Done>, { seat, option, revision, joined }: Asked<'answer'>): Done | undefined {
    if (this.confirm && passesOn(acts.table, seat, option, revision)) {
      this.held = { option, revision, ...(joined && { joined }) }
      return undefined
    }
    return this.#done(acts.answer(seat, option, joined === true))
  }
  /** What would pass the turn on is held, with what is to be clicked after it. */
  #walk<Done>(acts: Acts<Done>, seat: Role, clicks: readonly Option[], confirmed: boolean): Done {
    let held: Held | undefined
    const done = acts.walk(seat, clicks, (table, option, made, rest) => {
      const revision = table.revision(seat)
      if (!this.confirm || (confirmed && made === 0) || !passesOn(table, seat, option, revision)) return false
      held = { option, revision, rest, joined: made > 0 }
      return true
    })
    return this.#done(done, held)
  }
  /** What he was shown as held counts, also where it was held in a process that is gone. */
  #confirm<Done>(acts: Acts<Done>, { seat, option }: Asked<'confirm'>, held: Held | undefined): Done {
    const chosen = option ?? held?.option
    if (!chosen) throw new Impossible('not-asked', 'there is nothing to confirm')
    if (held?.rest && findOption([held.option], chosen))
      return this.#walk(acts, seat, [held.option, ...held.rest], true)
    return this.#done(acts.answer(seat, chosen, held?.joined === true))
  }
  /**
   * A choice that is held is let go, with those of its gesture before it; else the last one is taken back, or all that can be. Only by who
   * is asked: when the turn has passed on others have seen it, and of those who decide in secret who is done is done.
   */
  #undo<Done>(acts: Acts<Done>, seat: Role, all: boolean, held: Held | undefined): Done | undefined {
    const { table } = acts
    const can = table.decision(seat) !== undefined && table.canUndo(seat)
    if (!held && !can) throw new Refused('nothing-to-undo', 'there is nothing to take back')
    const goes = can && (all || held?.joined === true)
    return this.#done(held && !goes ? undefined : acts.undo(seat, all))
  }
  #done<Done>(done: Done, held?: Held): Done {
    this.held = held
    return done
  }
}
type Asked<A extends Handled['ask']> = Extract<Handled, { readonly ask: A }>
