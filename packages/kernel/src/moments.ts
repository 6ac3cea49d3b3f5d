/**
 * The moments of a game that one viewer can tell apart. A count of inputs would tell how many clicks a secret deployment
 * took; these follow from what he has seen, so that their number is no news to him.
 */
import { OPEN, type State, type Viewer } from './game.ts'
import { lineFor, observe } from './observe.ts'
import type { Table } from './table.ts'

/** So many moments are kept to go back to; more than anybody takes back at once. */
const KEPT = 100

/** Counts along the way: `look` once at the start and after every input, `back` when something was taken back. */
export class Moments<S extends State> {
  readonly viewer: Viewer
  readonly #lines: Lines<S>
  #count: number
  #pictures: string[] = []
  /** The viewer has written in secret and waits for the others: his last click and the end of it are one moment. */
  #waits = false

  /** `count`: as far as it had come, for a game that goes on. */
  constructor(viewer: Viewer, count = 0) {
    this.viewer = viewer
    this.#lines = new Lines(viewer)
    this.#count = count
  }

  look(table: Table<S>): number {
    const { viewer } = this
    const picture = pictureOf(table, viewer, this.#lines.in(table, false))
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
    const picture = pictureOf(table, this.viewer, this.#lines.in(table, true))
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
function pictureOf<S extends State>(table: Table<S>, viewer: Viewer, lines: number): string {
  const { revision: _, canUndo: __, log: ___, ...seen } = observe(table, viewer, { logFrom: Number.POSITIVE_INFINITY })
  return JSON.stringify([seen, lines])
}

/** Counts the lines of the log that a viewer can read; goes on where it was. */
class Lines<S extends State> {
  readonly #viewer: Viewer
  #read = 0
  #count = 0
  constructor(viewer: Viewer) {
    this.#viewer = viewer
  }
  in(table: Table<S>, anew: boolean): number {
    if (anew || table.noted < this.#read) {
      this.#read = 0
      this.#count = 0
    }
    for (const entry of table.logFrom(this.#read)) if (lineFor(entry, this.#viewer)) this.#count += 1
    this.#read = table.noted
    return this.#count
  }
}

/** After how many inputs of a record each moment is over, the start first: what a replay goes through. */
export class Outline<S extends State> {
  readonly ends: number[] = []
  readonly #moments: Moments<S> | undefined
  /** The inputs before the first look. */
  #first: number | undefined
  /** Where all lies open every input is a moment. */
  constructor(viewer: Viewer, open = viewer === OPEN) {
    this.#moments = open ? undefined : new Moments(viewer)
  }
  /** Once at the start and after every input; which moment it is. */
  look(table: Table<S>): number {
    this.#first ??= table.count
    const at = this.#moments?.look(table) ?? table.count - this.#first
    this.ends[at] = table.count
    return at
  }
}
