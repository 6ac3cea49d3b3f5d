/** Replays: any moment of a game, seen from where one may look. */
import {
  type Chapter,
  type Core,
  Cursor,
  type GameRecord,
  OPEN,
  Outline,
  observe,
  type Role,
  rolesIn,
  SPECTATOR,
  type State,
  type Table,
  type Viewer,
} from '@carillon/kernel'
import { type DiceTally, type Moment, type NewGame, tallyOfRolls } from '@carillon/protocol'
import { Impossible } from './impossible.ts'
import { played } from './records.ts'
import { guestSeat, type Rights } from './rights.ts'
import { rollOf } from './roll.ts'
import type { Turns } from './thinking.ts'

/** A game, and whose secrets are kept in it before the end: those of all roles that people play or have played. */
export interface Seen {
  readonly game: Core
  readonly id: string
  readonly setup: NewGame
  readonly humans: readonly Role[]
}

/** After the end from every side and with all open; before it only as one may see it anyway. */
export function seatsOf({ game, id, setup, humans }: Seen, over: boolean, rights: Rights): readonly Viewer[] {
  if (over || (rights.owner && humans.length === 0)) return [OPEN, ...rolesIn(game, setup.options), SPECTATOR]
  if (rights.owner) return humans.length === 1 ? [humans[0] as Role, SPECTATOR] : [SPECTATOR]
  const seat = guestSeat(rights, id, humans)
  return seat === SPECTATOR ? [SPECTATOR] : [seat, SPECTATOR]
}

/** Too many to go to, or nothing begins there. */
const NO_PLACE: readonly Chapter[] = ['action', 'battle-over']

interface Outlined {
  /** After how many inputs each step is over. */
  readonly ends: readonly number[]
  readonly chapters: Moment['chapters']
}

/** A game that is looked at again. */
export class Study implements Seen {
  readonly game: Core
  readonly id: string
  readonly record: GameRecord
  readonly setup: NewGame
  readonly humans: readonly Role[]
  readonly cursor: Cursor<State>
  readonly #outlines = new Map<Viewer, Outlined>()

  readonly #open: boolean

  /** The record is played once, by `play`; `viewers` are those who will look. `open`: it is over, even if not by its rules. */
  constructor(
    { game, id, setup, humans }: Seen,
    record: GameRecord,
    over: boolean,
    viewers: readonly Viewer[],
    open = false,
  ) {
    this.#open = open
    this.game = game
    this.id = id
    this.record = record
    this.setup = setup
    this.humans = humans
    const looks = viewers.map((viewer) => this.#outlined(viewer, over))
    const look = (table: Table<State>) => {
      for (const one of looks) one(table)
    }
    this.cursor = played(game, record, () => new Cursor(game, record, look, true))
  }
  /** Plays it at once, where nobody waits for anything else. */
  playWhole(): this {
    played(this.game, this.record, () => {
      for (const _ of this.cursor.steps());
    })
    return this
  }
  /** Plays the record, a little at a time: a long game does not hold up what else is asked. */
  async play(turns: Turns): Promise<this> {
    const steps = this.cursor.steps()[Symbol.iterator]()
    while (!played(this.game, this.record, () => steps.next().done)) if (turns.over) await turns.pass()
    return this
  }
  get over(): boolean {
    return this.cursor.over || this.#open
  }

  /**
   * Where all lies open a step is an input. Else it is a moment that the seat can tell from the one before: how many secret
   * clicks there were is nobody's business.
   */
  #outlined(viewer: Viewer, over: boolean): (table: Table<State>) => void {
    const outline = new Outline<State>(viewer, over || viewer === OPEN)
    const chapters: Moment['chapters'][number][] = []
    this.#outlines.set(viewer, { ends: outline.ends, chapters })
    let read = 0
    return (table) => {
      const at = outline.look(table)
      for (const { chapter, text } of table.logFrom(read))
        if (chapter && !NO_PLACE.includes(chapter) && text) chapters.push({ at, chapter, text })
      read = table.noted
    }
  }
  outline(seat: Viewer): Outlined {
    const known = this.#outlines.get(seat)
    if (!known) throw new Impossible('not-yours', `not to be seen from the seat of ${seat}`)
    return known
  }
  /** How many inputs a step of the replay has behind it. */
  inputsAt(at: number, seat: Viewer): number {
    const { ends } = this.outline(seat)
    return ends[inside(at, ends.length - 1)] as number
  }
}
const inside = (at: number, last: number): number => Math.max(0, Math.min(Math.trunc(at) || 0, last))

export function momentOf(study: Study, at: number, seats: readonly Viewer[], wanted?: Viewer): Moment {
  const { cursor, setup } = study
  const seat = seatIn(seats, wanted)
  const { ends, chapters } = study.outline(seat)
  const last = ends.length - 1
  const number = inside(at, last)
  const inputs = ends[number] as number
  const from = number === 0 ? 0 : (ends[number - 1] as number)
  const rolls = cursor.draws.flatMap((draw) =>
    draw.input >= from && draw.input < inputs ? (rollOf(draw.ask, draw.drawn, draw.number) ?? []) : [],
  )
  return { at: number, last, seat, observation: observe(cursor.at(inputs), seat), rolls, chapters, setup, seats }
}
export const seatIn = (seats: readonly Viewer[], wanted: Viewer | undefined): Viewer =>
  wanted !== undefined && seats.includes(wanted) ? wanted : (seats[0] as Viewer)

/** Every die of a game, by whose luck it was. */
export const tallyOf = ({ cursor }: Study): DiceTally =>
  tallyOfRolls(cursor.draws.flatMap(({ ask, drawn, number }) => rollOf(ask, drawn, number) ?? []))
