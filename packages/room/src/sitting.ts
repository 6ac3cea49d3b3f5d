/** One viewer's eyes and hands at a table: what was shown to him, what he holds, what he may do. */
import type { Option, Role, Viewer } from '@carillon/kernel'
import type { News, Roll, Scene } from '@carillon/protocol'
import { type Handled, Hands } from './hands.ts'
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
  /** Whose decision is shown. */
  deciding: Role | undefined
  readonly #hands: Hands
  readonly #sight: Sight
  /** Actions of machine players that were told. */
  #actions = 0
  /** Whether somebody has just come, who is told again what was told before. */
  #anew = true

  constructor(room: Room, seat: Viewer, tell: (news: News) => void, confirm: boolean, rolls?: Roll[]) {
    this.room = room
    this.seat = seat
    this.tell = tell
    this.#hands = new Hands(confirm)
    this.#sight = new Sight(seat, rolls)
  }

  set confirm(confirm: boolean) {
    this.#hands.confirm = confirm
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
    this.#anew = true
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
    const held = this.#hands.look(table, decides)
    const scene = this.#sight.look(this.room, thinking, decides, held)
    if (scene) this.tell({ news: 'scene', scene: { ...scene, ...this.#reasons() } })
    return scene !== undefined
  }
  /** Of what machine players have done since the scene before; to who has just come, also before that. */
  #reasons(): Pick<Scene, 'reasons'> {
    const { room, seat } = this
    const fresh = room.actions?.reasons(room, seat, this.#actions) ?? []
    this.#actions = room.actions?.count ?? 0
    const lines = fresh[0]?.line ?? room.readable(seat, room.table.noted)
    const reasons = this.#anew ? [...room.told.before(seat, lines), ...fresh] : fresh
    this.#anew = false
    if (fresh.length > 0) room.tell(seat, fresh)
    return reasons.length > 0 ? { reasons } : {}
  }
  #own(thinking: readonly Role[]): Role | undefined {
    const { people, table } = this.room
    // Who has left his seat to a bot looks on from there.
    return thinking.length === 0 && people.includes(this.seat) && table.decision(this.seat) ? this.seat : undefined
  }

  // --- hands ---------------------------------------------------------------------------------------------------

  do(deed: Handled, clicks: () => readonly Option[] = () => []): void {
    if (deed.seat !== this.deciding)
      throw deed.ask === 'undo' || deed.ask === 'restart'
        ? new Impossible('nothing-to-undo', 'there is nothing to take back')
        : new Impossible('not-asked', 'nobody at this screen is asked')
    this.#hands.do(this.room, deed, clicks)
    // Who has done something is shown what came of it, even if it looks the same.
    this.#sight.renew()
    void this.room.run()
  }
}
