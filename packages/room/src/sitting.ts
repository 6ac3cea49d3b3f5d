/** One viewer's eyes and hands at a table: what was shown to him, what he holds, what he may do. */
import type { Option, Role, Viewer } from '@carillon/kernel'
import type { News, Roll, Scene } from '@carillon/protocol'
import { made, passesOn, takeBack } from './decision.ts'
import { Impossible } from './impossible.ts'
import type { Room } from './room.ts'
import { Sight } from './sight.ts'

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
  /** A choice that passes the turn on, and what is to be clicked after it. */
  #held: { readonly option: Option; readonly revision: number; readonly rest?: readonly Option[] } | undefined
  readonly #sight: Sight
  /** Deeds of machine players that were told. */
  #deeds = 0

  constructor(room: Room, seat: Viewer, tell: (news: News) => void, confirm: boolean, rolls?: Roll[]) {
    this.room = room
    this.seat = seat
    this.tell = tell
    this.confirm = confirm
    this.#sight = new Sight(seat, rolls)
  }

  has(seat: Role): boolean {
    return seat === this.seat
  }
  rolled(roll: Roll): void {
    this.#sight.rolled(roll)
  }
  thinks(role: Role, part: number): void {
    this.tell({ news: 'thinking', id: this.room.id, role, part })
  }
  forget(): void {
    this.#sight.forget()
  }
  takenBack(): void {
    this.#sight.takenBack(this.room)
  }
  hands(seat: Viewer): Sitting {
    if (seat === this.seat || seat === this.deciding) return this
    throw new Impossible('not-yours', `this is not the seat of ${seat}`)
  }

  // --- eyes ----------------------------------------------------------------------------------------------------

  /** Only what changes for this seat is told: what others do in secret is no news. */
  look(thinking: readonly Role[], decides: Role | undefined = this.#own(thinking)): boolean {
    const { table } = this.room
    this.deciding = decides
    const held = this.#held
    if (held && (decides === undefined || table.revision(decides) !== held.revision)) this.#held = undefined
    const scene = this.#sight.look(this.room, thinking, decides, this.#held?.option)
    if (scene) this.tell({ news: 'scene', scene: { ...scene, ...this.#reasons() } })
    return scene !== undefined
  }
  /** Of what machine players have done since the scene before. */
  #reasons(): Pick<Scene, 'reasons'> {
    const { deeds } = this.room
    const reasons = deeds?.reasons(this.room, this.seat, this.#deeds) ?? []
    this.#deeds = deeds?.count ?? 0
    return reasons.length > 0 ? { reasons } : {}
  }
  #own(thinking: readonly Role[]): Role | undefined {
    const { people, table } = this.room
    // Who has left his seat to a bot looks on from there.
    return thinking.length === 0 && people.includes(this.seat) && table.decision(this.seat) ? this.seat : undefined
  }

  // --- hands ---------------------------------------------------------------------------------------------------

  #decides(role: Role, revision: number, asked = 'nobody at this screen is asked'): void {
    if (role !== this.deciding) throw new Impossible('not-asked', asked)
    this.room.checkRevision(role, revision)
  }

  answer(role: Role, option: Option, revision: number, joined = false): void {
    this.#decides(role, revision)
    const { table, walks } = this.room
    if (this.confirm && passesOn(table, role, option, revision)) {
      this.#held = { option, revision }
      this.look([], role)
      return
    }
    const from = made(table, role)
    this.#take(role, option, revision)
    if (joined) {
      walks.joined(role, from)
      this.room.changed()
    }
  }
  /** All of these clicks, as far as they are asked for; what would pass the turn on is held. */
  walk(role: Role, route: () => readonly Option[], revision: number): void {
    this.#decides(role, revision)
    this.#walkOn(role, route())
  }
  #walkOn(role: Role, clicks: readonly Option[], confirmed?: Option): void {
    const { room } = this
    const { table, walks } = room
    const from = made(table, role)
    let held: Option | undefined
    const left = walks.play(role, clicks, (option) => {
      const now = table.revision(role)
      if (this.confirm && option !== confirmed && passesOn(table, role, option, now)) held = option
      else room.answer(role, option, now)
      return held === undefined
    })
    const asked = table.decision(role) !== undefined
    walks.grouped(role, from, asked ? [] : left)
    room.changed()
    this.#sight.renew()
    this.#held = held && { option: held, revision: table.revision(role), rest: left.slice(1) }
    void room.run()
  }
  confirmed(role: Role, revision: number): void {
    const held = this.#held
    if (!held) throw new Impossible('not-asked', 'there is nothing to confirm')
    this.#decides(role, revision)
    if (held.rest) this.#walkOn(role, [held.option, ...held.rest], held.option)
    else this.#take(role, held.option, revision)
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
    const down = room.walks.from(role)
    if (all || !held) room.undo(() => takeBack(room.table, role, all, room.single, down))
    this.#went()
  }

  /** Who has done something is shown what came of it, even if it looks the same. */
  #went(): void {
    this.#held = undefined
    this.#sight.renew()
    void this.room.run()
  }
}
