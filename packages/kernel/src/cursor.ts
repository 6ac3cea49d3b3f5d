/**
 * A record that one goes to and fro in. It is played once from its start; on the way positions are kept, so that afterwards
 * every moment is a few answers away, however long the game. What chance was asked is kept too: dice are not played again.
 */
import type { Chance, Drawn } from './ask.ts'
import type { Core, State } from './game.ts'
import type { LogEntry } from './message.ts'
import { checkCount, feed, startOf } from './record.ts'
import type { GameRecord } from './record-format.ts'
import type { Input, Saved } from './saved.ts'
import { Table } from './table.ts'

/** A draw of chance in a record. */
export interface Draw {
  /** Number of its input in the record, and number among the draws. */
  readonly input: number
  readonly number: number
  readonly ask: Chance
  readonly drawn: Drawn
}
/** The position after `count` inputs, as it would be stored. */
interface Kept<S> {
  readonly count: number
  readonly saved: Saved<S>
  readonly lines: number
}

/** A position is kept where it saves so many answers. */
const WORTH = 16
/** Inputs between two pauses of who plays it slowly. */
const OFTEN = 8

export class Cursor<S extends State> {
  readonly game: Core<S>
  readonly record: GameRecord
  readonly #draws: Draw[] = []
  readonly #kept: Kept<S>[] = []
  readonly #playing: Generator<undefined, void>
  #log: readonly LogEntry[] = []
  #over = false
  #table: Table<S>

  /**
   * `look` is shown the table at the start and after every input, with the draw that the input was. With `slowly` the record is
   * played by whoever goes over the `steps`.
   */
  constructor(game: Core<S>, record: GameRecord, look?: (table: Table<S>, draw?: Draw) => void, slowly = false) {
    this.game = game
    this.record = record
    this.#table = startOf(game, record)
    this.#playing = this.#play(this.#table, look)
    if (!slowly) for (const _ of this.steps());
  }
  *#play(table: Table<S>, look?: (table: Table<S>, draw?: Draw) => void): Generator<undefined, void> {
    const { record } = this
    this.#keep(table)
    look?.(table)
    for (let number = table.count; number < record.inputs.length; number++) {
      const input = record.inputs[number] as Input
      const draw = table.chance && 'chance' in input ? drawOf(table, table.chance, input.chance, number) : undefined
      feed(table, record, number)
      if (draw) this.#draws.push(draw)
      if (this.#reach(table.count) - sinceOf(table) >= WORTH) this.#keep(table)
      look?.(table, draw)
      if (number % OFTEN === 0) yield
    }
    this.#over = table.over
    this.#log = [...table.log]
  }
  /** Plays what is left of the record; one may pause between two of them. */
  steps(): Iterable<undefined> {
    return this.#playing
  }
  /** Whether the game is over at the end of the record. */
  get over(): boolean {
    return this.#over
  }
  get draws(): readonly Draw[] {
    return this.#draws
  }

  /** The table after so many inputs; to be read only, and until another is asked for. */
  at(count: number): Table<S> {
    const { record } = this
    checkCount(record, count)
    const now = this.#table.count
    if (count < now || this.#reach(count) < count - now) this.#table = this.#restored(count)
    while (this.#table.count < count) feed(this.#table, record, this.#table.count)
    return this.#table
  }

  #keep(table: Table<S>): void {
    this.#kept.push({ count: table.count, saved: table.position(), lines: table.settled.lines })
  }
  #before(count: number): Kept<S> {
    return this.#kept.findLast((one) => one.count <= count) as Kept<S>
  }
  /** How many answers it takes to get there from what is kept. */
  #reach(count: number): number {
    return count - this.#before(count).saved.inputs
  }
  #restored(count: number): Table<S> {
    const { saved, lines } = this.#before(count)
    return new Table(this.game, { ...saved, log: this.#log.slice(0, lines) })
  }
}

const sinceOf = <S extends State>(table: Table<S>): number => table.count - table.settled.inputs

/** What lots are drawn from may be a list that the rules change. */
function drawOf<S extends State>(table: Table<S>, ask: Chance, drawn: Drawn, input: number): Draw {
  return { input, number: table.draws, ask: ask.draw === 'lots' ? { ...ask, from: [...ask.from] } : ask, drawn }
}
