/** What who watches sees where that was chosen: the game as it was some turns ago. */
import type { LogEntry } from '@carillon/kernel'
import type { Command } from './command.ts'
import { type Happened, type KeptPosition, type Origin, RECENT } from './kept-position.ts'
import { Live } from './live.ts'
import type { JournalTable } from './store/schema.ts'

/** Whom it waits for, as anybody may know it: a turn is over when that changes. */
const turnOf = ({ table, over }: Live): string => (over ? 'over' : table.waiting.map(({ role }) => role).join(' '))

/** A row that is not shown yet; whether it ended a turn. */
interface Held {
  readonly command: Command
  readonly ends: boolean
}

/** The game as it was some turns ago: the row, the position, the last lines; and which of the rows since have ended a turn. */
export interface Late {
  readonly seq: number
  readonly rules: string
  readonly kept: KeptPosition
  readonly recent: readonly LogEntry[]
  readonly ends: readonly boolean[]
}
type Rows = readonly Pick<JournalTable, 'body'>[]

export class Delayed {
  #live: Live
  /** It was looked at: what was seen stays as it was. */
  #seen = false
  readonly #delay: number
  readonly #held: Held[] = []
  #turn: string
  #over = false

  private constructor(live: Live, delay: number) {
    this.#live = live
    this.#live.late = true
    this.#delay = delay
    this.#turn = turnOf(this.#live)
  }
  get live(): Live {
    this.#seen = true
    return this.#live
  }
  /** From all rows that there are. */
  static of(origin: Origin, delay: number, rows: Rows): Delayed {
    const delayed = new Delayed(Live.begun(origin), delay)
    const now = Live.begun(origin)
    for (const { body } of rows) {
      const command = JSON.parse(body) as Command
      now.fold(command)
      delayed.feed(command, now)
    }
    return delayed
  }
  /** What it comes to, for who is not here. */
  get late(): Late {
    const live = this.#live
    const { kept, entries } = live.keeping(0)
    const { seq, table } = live
    return {
      seq,
      rules: table.game.rules,
      kept,
      recent: entries.slice(-RECENT),
      ends: this.#held.map(({ ends }) => ends),
    }
  }
  /** From what it was found to come to elsewhere, of the rows after which the game stands at `now`. */
  static from(now: Live, rows: Rows, { seq, rules, kept, recent, ends }: Late): Delayed {
    const { origin } = now
    const delayed = new Delayed(Live.restored(origin, seq, kept, recent, rules), origin.delay ?? 0)
    const held = rows.slice(seq).map(({ body }) => JSON.parse(body) as Command)
    delayed.#held.push(...held.map((command, i) => ({ command, ends: ends[i] ?? false })))
    delayed.#turn = turnOf(now)
    delayed.#over = now.over
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
