/** Keeps a room's game: after every input, one write at a time, always of the game as it stands. */
import { isHeading, type Message } from '@carillon/kernel'
import type { News } from '@carillon/protocol'
import type { Room } from './room.ts'
import type { Head, LastPosition, Row, Store } from './store.ts'
import { type Chain, chainOf, sumsOf } from './sums.ts'

/** How much of a game is in rows already. */
export interface Written {
  readonly rows: number
  readonly inputs: number
  readonly lines: number
  readonly chain: Chain
}
const NOTHING: Written = { rows: 0, inputs: 0, lines: 0, chain: chainOf([]) }

interface HeadMeta {
  readonly changed: number
  readonly by?: string
  /** Of the rows that hold what is settled. */
  readonly chain: Chain
  readonly turn?: Message
}
export function headOf(room: Room, { changed, by, chain, turn }: HeadMeta): Head {
  const { id, started, setup, table, luck, game, past, walks, told } = room
  const { game: _, ...plan } = setup
  const { groups } = walks.kept
  const outcome = table.over ? game.outcome(table.state) : undefined
  const head = {
    ...{ id, game: game.id, ...plan, started, changed, step: table.state.step, rules: game.rules },
    ...(by !== undefined && { by }),
    ...(luck && { commitment: luck.commitment, seed: luck.seed }),
    ...(luck?.entropy && { entropy: luck.entropy }),
    ...(past && { past }),
    ...(groups.length > 0 && { walks: groups }),
    ...(Object.keys(told.kept).length > 0 && { reasons: told.kept }),
    position: { ...table.position(), lines: table.settled.lines } as LastPosition,
    ...(turn && { turn }),
    ...(outcome && { outcome }),
  }
  return { ...head, sums: sumsOf(head, chain) }
}

export class Keeper {
  readonly #room: Room
  readonly #store: Store
  readonly #now: () => number
  readonly #tell: (news: News) => void
  /** The first write takes the game over; from then on it must be our own that is there. */
  readonly #by = crypto.randomUUID()
  #takes = true
  #written: Written
  /** The last turn among the lines that are settled. */
  #turn: Message | undefined
  #turnRead = 0
  #saving: Promise<void> | undefined
  /** Something has happened since the last write began; and that one failed. */
  #changed = false
  #unsaved = false

  constructor(room: Room, store: Store, now: () => number, tell: (news: News) => void, written = NOTHING) {
    this.#room = room
    this.#store = store
    this.#now = now
    this.#tell = tell
    this.#written = written
    room.changed = () => this.#save()
  }

  /** What failed is made good by the next: it is held with what was written before it. */
  #save(): void {
    this.#changed = true
    this.#saving ??= this.#keepAll()
  }
  async #keepAll(): Promise<void> {
    const { id } = this.#room
    while (this.#changed) {
      this.#changed = false
      const trouble = await this.#put()
      if (trouble !== undefined) this.#tell({ news: 'unsaved', id, detail: trouble })
      else if (this.#unsaved) this.#tell({ news: 'saved', id })
      this.#unsaved = trouble !== undefined
    }
    this.#saving = undefined
  }
  /** Writes the game as it stands; says what went wrong. */
  async #put(): Promise<string | undefined> {
    const takes = this.#takes
    this.#takes = false
    try {
      const rows = this.#rows()
      await this.#store.put(this.#head(), rows, takes)
      return undefined
    } catch (error) {
      return String(error)
    }
  }
  async keep(): Promise<void> {
    this.#save()
    await this.#saving
  }
  /** All is kept; what could not be was tried once more. */
  async saved(): Promise<void> {
    await this.#saving
    if (this.#unsaved) await this.keep()
  }

  /** What has been settled since the last time. */
  #rows(): Row[] {
    const { id, table } = this.#room
    const { rows: number, inputs: at, lines: line, chain } = this.#written
    const { inputs, lines } = table.settled
    if (inputs === at && lines === line && number > 0) return []
    const first = table.count - table.inputs.length
    // A game whose record begins with a later position brings what lies before it.
    const made = [...this.#room.before.slice(at), ...table.inputs.slice(Math.max(0, at - first), inputs - first)]
    const rows = [{ id, number, inputs: made, log: table.logFrom(line).slice(0, lines - line) }]
    this.#written = { rows: number + 1, inputs, lines, chain: chainOf(rows, chain) }
    return rows
  }

  /** With what is settled in rows already. */
  #head(): Head {
    const turn = this.#lastTurn()
    return headOf(this.#room, { changed: this.#now(), by: this.#by, chain: this.#written.chain, ...(turn && { turn }) })
  }
  #lastTurn(): Message | undefined {
    const { table } = this.#room
    const lines = table.logFrom(this.#turnRead)
    const settled = table.settled.lines - this.#turnRead
    let turn = this.#turn
    lines.forEach((line, i) => {
      if (isHeading(line)) turn = line.text
      if (i + 1 === settled) this.#turn = turn
    })
    this.#turnRead += Math.max(0, settled)
    return turn
  }
}
