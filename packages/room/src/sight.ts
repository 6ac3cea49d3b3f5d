/** What one viewer was shown of a table: he is told a scene when something has changed for him. */
import { lineFor, type Option, type Role, type State, type Table, type Viewer } from '@carillon/kernel'
import { isSame, type Roll, type Scene } from '@carillon/protocol'
import { seenBy } from './decision.ts'

/** A table as it is looked at, wherever it is run. */
export interface Stage extends Pick<Scene, 'id' | 'setup' | 'fairness' | 'paused'> {
  readonly table: Table<State>
  /** Roles that people play. */
  readonly people: readonly Role[]
  /** How many lines of the log, of those before the entry of this number, the viewer may read. */
  readable(viewer: Viewer, before: number): number
  /** What is beside the game, at a table over the network. */
  readonly company?: Scene['company']
  /** What the viewer alone knows of it. */
  standing?(viewer: Viewer): Scene['standing']
  /** What was shown of it stays as it was: another table goes on. */
  readonly still?: boolean
  /** The entry that whoever has just come begins to read with. */
  readonly opening: number
}

export class Sight {
  readonly seat: Viewer
  /** Shared by all that sit behind one curtain: dice are for everybody to see. */
  readonly #rolls: Roll[]
  /** Entries of the log that were read, and lines of it that were sent; before the first look nothing. */
  #read: number | undefined
  #sent = 0
  /** What was shown last; as a text where the table goes on with the same things. */
  #picture: unknown

  constructor(seat: Viewer, rolls: Roll[] = []) {
    this.seat = seat
    this.#rolls = rolls
  }

  rolled(roll: Roll): void {
    this.#rolls.push(roll)
  }
  forget(): void {
    this.#read = undefined
    this.#picture = undefined
  }
  /** The next look is told, even if it looks the same. */
  renew(): void {
    this.#picture = undefined
  }
  takenBack(stage: Pick<Stage, 'table' | 'readable'>): void {
    if (this.#read === undefined) return
    const { noted } = stage.table
    // Nothing that he has read is gone: that something was taken back is no news to him.
    if (stage.readable(this.seat, noted) >= this.#sent) this.#read = Math.min(this.#read, noted)
    else this.#read = undefined
  }

  /** Only what changes for this seat is told: what others do in secret is no news. */
  look(stage: Stage, thinking: readonly Role[], decides: Role | undefined, held?: Option): Scene | undefined {
    const { table, setup } = stage
    const { seat } = this
    // What he has not read may not be held here any more: then the log is told again, from where he would begin who comes now.
    const read = this.#read !== undefined && this.#read >= table.released ? this.#read : undefined
    const from = read ?? stage.opening
    const logFrom = read === undefined ? stage.readable(seat, from) : this.#sent
    const log = from === table.noted ? [] : table.logFrom(from).flatMap((entry) => lineFor(entry, seat) ?? [])
    const seen = seenBy(table, seat, decides)
    const { view, rule, revision, waiting, outcome } = seen
    const asked = decides === undefined ? (thinking.length === 0 ? waiting : null) : revision
    const { company } = stage
    const standing = stage.standing?.(seat)
    // What changes most often first.
    const lines = logFrom + log.length
    const shown = [lines, asked, rule, outcome?.rule, thinking, decides, held, setup.seats, standing, company, view]
    const picture = stage.still ? shown : JSON.stringify(shown)
    if (this.#picture !== undefined && isSame(this.#picture, picture)) return undefined
    this.#picture = picture
    this.#read = table.noted
    this.#sent = lines
    return {
      ...{ id: stage.id, setup, seat, observation: { ...seen, log }, logFrom, rolls: this.#rolls.splice(0), thinking },
      ...{ paused: stage.paused, watching: stage.people.length === 0, fairness: stage.fairness },
      ...(decides !== undefined && { deciding: decides }),
      ...(held && { pending: held }),
      ...(company && { company }),
      ...(standing && { standing }),
    }
  }
}
