/** One viewer's eyes and hands at a table: what was shown to him, what he holds, what he may do. */
import { lineFor, type Option, type Role, type Viewer } from '@carillon/kernel'
import type { News, Roll, Scene } from '@carillon/protocol'
import { passesOn, seenBy, takeBack } from './decision.ts'
import { Impossible } from './impossible.ts'
import type { Room } from './room.ts'

/** Who looks at a table: a sitting, or several behind one curtain. */
export interface Eyes {
  /** Whether it may act for this seat. */
  has(seat: Role): boolean
  /** Something may have happened; `thinking` are those the room plays for now. True if there was something to tell. */
  look(thinking: readonly Role[]): boolean
  rolled(roll: Roll): void
  /** Somebody that the last look was told of thinks: so much of its time is over. */
  thinks(role: Role, part: number): void
  /** Nobody has read anything yet: all is told. */
  forget(): void
  /** Something was taken back: if lines that were read are gone, the log is told again with the next news. */
  takenBack(): void
  tell(news: News): void
  /** The sitting that may act for the seat now. */
  hands(seat: Viewer): Sitting
}

export class Sitting implements Eyes {
  readonly seat: Viewer
  readonly room: Room
  readonly tell: (news: News) => void
  /** Whether a choice that passes the turn on is held. */
  confirm: boolean
  /** Whose decision is shown. */
  deciding: Role | undefined
  #held: { readonly option: Option; readonly revision: number } | undefined
  /** Shared by all that sit behind one curtain: dice are for everybody to see. */
  readonly #rolls: Roll[]
  /** Entries of the log that were read, and lines of it that were sent. */
  #read = 0
  #sent = 0
  /** What was shown last, in short. */
  #picture: string | undefined

  constructor(room: Room, seat: Viewer, tell: (news: News) => void, confirm: boolean, rolls: Roll[] = []) {
    this.room = room
    this.seat = seat
    this.tell = tell
    this.confirm = confirm
    this.#rolls = rolls
  }

  has(seat: Role): boolean {
    return seat === this.seat
  }
  rolled(roll: Roll): void {
    this.#rolls.push(roll)
  }
  thinks(role: Role, part: number): void {
    this.tell({ news: 'thinking', id: this.room.id, role, part })
  }
  forget(): void {
    this.#reread()
    this.#picture = undefined
  }
  #reread(): void {
    this.#read = 0
    this.#sent = 0
  }
  takenBack(): void {
    const { log, noted } = this.room.table
    // Nothing that he has read is gone: that something was taken back is no news to him.
    if (log.filter((entry) => lineFor(entry, this.seat)).length >= this.#sent) this.#read = Math.min(this.#read, noted)
    else this.#reread()
  }
  hands(seat: Viewer): Sitting {
    if (seat === this.seat || seat === this.deciding) return this
    throw new Impossible('not-yours', `this is not the seat of ${seat}`)
  }

  // --- eyes ----------------------------------------------------------------------------------------------------

  /** Only what changes for this seat is told: what others do in secret is no news. */
  look(thinking: readonly Role[], decides: Role | undefined = this.#own(thinking)): boolean {
    const { table, setup } = this.room
    this.deciding = decides
    const held = this.#held
    if (held && (decides === undefined || table.revision(decides) !== held.revision)) this.#held = undefined
    const log = table.logFrom(this.#read).flatMap((entry) => lineFor(entry, this.seat) ?? [])
    const seen = seenBy(table, this.seat, decides)
    const { view, rule, revision, waiting, outcome } = seen
    const asked = decides === undefined ? (thinking.length === 0 ? waiting : null) : revision
    const told = [view, this.#sent + log.length, rule, asked, outcome?.rule]
    const shown = JSON.stringify([told, thinking, decides, this.#held?.option, setup.seats])
    if (shown === this.#picture) return false
    this.#picture = shown
    const logFrom = this.#sent
    this.#read = table.noted
    this.#sent += log.length
    this.tell({ news: 'scene', scene: this.#scene({ ...seen, log }, logFrom, thinking) })
    return true
  }
  #own(thinking: readonly Role[]): Role | undefined {
    const { people, table } = this.room
    // Who has left his seat to a bot looks on from there.
    return thinking.length === 0 && people.includes(this.seat) && table.decision(this.seat) ? this.seat : undefined
  }

  #scene(observation: Scene['observation'], logFrom: number, thinking: readonly Role[]): Scene {
    const { id, setup, people, fairness, paused } = this.room
    return {
      ...{ id, setup, seat: this.seat, observation, logFrom, rolls: this.#rolls.splice(0), thinking, paused },
      ...{ watching: people.length === 0, fairness },
      ...(this.deciding !== undefined && { deciding: this.deciding }),
      ...(this.#held && { pending: this.#held.option }),
    }
  }

  // --- hands ---------------------------------------------------------------------------------------------------

  #decides(role: Role, revision: number, asked = 'nobody at this screen is asked'): void {
    if (role !== this.deciding) throw new Impossible('not-asked', asked)
    this.room.checkRevision(role, revision)
  }

  answer(role: Role, option: Option, revision: number): void {
    this.#decides(role, revision)
    const { table } = this.room
    if (this.confirm && passesOn(table, role, option, revision)) {
      this.#held = { option, revision }
      this.look([], role)
      return
    }
    this.#take(role, option, revision)
  }
  confirmed(role: Role, revision: number): void {
    const held = this.#held
    if (!held) throw new Impossible('not-asked', 'there is nothing to confirm')
    this.#decides(role, revision)
    this.#take(role, held.option, revision)
  }
  #take(role: Role, option: Option, revision: number): void {
    this.room.answer(role, option, revision)
    this.#went()
  }

  /** A choice that is held is let go; else the last one is taken back, or all that can be. */
  undo(role: Role, all: boolean, revision: number): void {
    const { room } = this
    const held = this.#held !== undefined
    if (role !== this.deciding || (!held && !room.table.canUndo(role)))
      throw new Impossible('nothing-to-undo', 'there is nothing to take back')
    room.checkRevision(role, revision)
    if (all || !held) room.undo(() => takeBack(room.table, role, all, room.single))
    this.#went()
  }

  /** Who has done something is shown what came of it, even if it looks the same. */
  #went(): void {
    this.#held = undefined
    this.#picture = undefined
    void this.room.run()
  }
}
