/**
 * The moments of a game that one viewer can tell apart. A count of inputs would tell how many clicks a secret deployment
 * took; these follow from what he has seen, so that their number is no news to him.
 */
import { type Core, OPEN, type State, type Viewer } from './game.ts'
import { lineFor, observe } from './observe.ts'
import { replay } from './record.ts'
import type { GameRecord } from './record-format.ts'
import type { Table } from './table.ts'

/** So many moments are kept to go back to; more than anybody takes back at once. */
const KEPT = 100

/** Counts along the way: `look` once at the start and after every input, `back` when something was taken back. */
export class Moments<S extends State> {
  readonly viewer: Viewer
  #count: number
  #pictures: string[] = []
  /** The viewer has written in secret and waits for the others: his last click and the end of it are one moment. */
  #waits = false

  /** `count`: as far as it had come, for a game that goes on. */
  constructor(viewer: Viewer, count = 0) {
    this.viewer = viewer
    this.#count = count
  }

  look(table: Table<S>): number {
    const { viewer } = this
    const picture = pictureOf(table, viewer)
    const pictures = this.#pictures
    if (pictures.length === 0) pictures.push(picture)
    else if (picture !== pictures.at(-1)) {
      if (this.#waits) pictures.pop()
      else this.#count += 1
      pictures.push(picture)
      if (pictures.length > KEPT) pictures.shift()
    }
    this.#waits = waits(table, viewer)
    return this.#count
  }

  back(table: Table<S>): number {
    const picture = pictureOf(table, this.viewer)
    const at = this.#pictures.lastIndexOf(picture)
    this.#count -= at < 0 ? 1 : this.#pictures.length - 1 - at
    this.#pictures = at < 0 ? [picture] : this.#pictures.slice(0, at + 1)
    this.#waits = waits(table, this.viewer)
    return this.#count
  }
}

const waits = <S extends State>(table: Table<S>, viewer: Viewer): boolean =>
  table.sealed && !table.decision(viewer) && table.canUndo(viewer)

/** What he sees, without what only counts his own questions. */
function pictureOf<S extends State>(table: Table<S>, viewer: Viewer): string {
  const { revision: _, canUndo: __, log: ___, ...seen } = observe(table, viewer, { logFrom: Number.POSITIVE_INFINITY })
  const lines = table.log.filter((entry) => lineFor(entry, viewer)).length
  return JSON.stringify([seen, lines])
}

/** After how many inputs of the record each moment is over, the start first: what a replay goes through. */
export function momentsOf<S extends State>(game: Core<S>, record: GameRecord, viewer: Viewer): number[] {
  if (viewer === OPEN) return Array.from({ length: record.inputs.length + 1 }, (_, i) => i)
  const table = replay(game, record, 0)
  const moments = new Moments<S>(viewer)
  const ends: number[] = []
  ends[moments.look(table)] = 0
  for (const input of record.inputs) {
    table.answer(input)
    ends[moments.look(table)] = table.count
  }
  return ends
}
