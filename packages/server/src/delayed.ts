/** What who watches sees where that was chosen: the game as it was some turns ago. */
import type { Command } from './command.ts'
import { type Happened, Live, type Origin } from './live.ts'
import type { JournalTable } from './store/schema.ts'

/** Whom it waits for, as anybody may know it: a turn is over when that changes. */
const turnOf = ({ table, over }: Live): string => (over ? 'over' : table.waiting.map(({ role }) => role).join(' '))

/** A row that is not shown yet; whether it ended a turn. */
interface Held {
  readonly command: Command
  readonly ends: boolean
}

export class Delayed {
  #live: Live
  /** It was looked at: what was seen stays as it was. */
  #seen = false
  readonly #delay: number
  readonly #held: Held[] = []
  #turn: string
  #over = false

  private constructor(origin: Origin, delay: number) {
    this.#live = Live.begun(origin)
    this.#live.late = true
    this.#delay = delay
    this.#turn = turnOf(this.#live)
  }
  get live(): Live {
    this.#seen = true
    return this.#live
  }
  /** From all rows that there are. */
  static of(origin: Origin, delay: number, rows: readonly Pick<JournalTable, 'body'>[]): Delayed {
    const delayed = new Delayed(origin, delay)
    const now = Live.begun(origin)
    for (const { body } of rows) {
      const command = JSON.parse(body) as Command
      now.fold(command)
      delayed.feed(command, now)
    }
    return delayed
  }
  /** One row further, after which the game stands at `now`; what has happened for who watches. */
  feed(command: Command, now: Live): readonly Happened[] {
    const turn = turnOf(now)
    this.#held.push({ command, ends: turn !== this.#turn })
    this.#turn = turn
    this.#over = now.over
    const happened: Happened[] = []
    while (this.#over ? this.#held.length > 0 : this.#turns > this.#delay) {
      for (let ends = false; !ends && this.#held.length > 0; ) {
        const next = this.#held.shift() as Held
        if (this.#seen) this.#live = this.#live.copy()
        this.#seen = false
        happened.push(this.#live.fold(next.command))
        ends = next.ends
      }
    }
    return happened
  }
  get #turns(): number {
    return this.#held.filter(({ ends }) => ends).length
  }
}
