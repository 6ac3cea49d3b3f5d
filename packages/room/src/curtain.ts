/** Several people at one screen: a sitting each, and a curtain that falls when another is to look. */
import { type Choice, type Random, type Role, SPECTATOR, type Viewer } from '@carillon/kernel'
import type { News, Roll } from '@carillon/protocol'
import { isPublic } from './floor.ts'
import { Impossible } from './impossible.ts'
import type { Room } from './room.ts'
import { type Eyes, Sitting } from './sitting.ts'

export interface Manner {
  readonly confirm: boolean
  /** What all may see is decided on the open floor, without a curtain; for this the hidden is dealt anew. */
  readonly floor?: Random
  /** Who looks as it is hung up; without it, nobody. If he does not play any more, he looks on with everybody. */
  readonly front?: Viewer | undefined
}

export class Curtain implements Eyes {
  readonly tell: (news: News) => void
  readonly #room: Room
  readonly #sittings: readonly Sitting[]
  /** Where everybody looks on. */
  readonly #floor: Sitting
  readonly #random: Random | undefined
  readonly #rolls: Roll[] = []
  /** Who looks now; undefined while the curtain is down. */
  #front: Sitting | undefined

  constructor(room: Room, tell: (news: News) => void, { confirm, floor, front }: Manner) {
    this.#room = room
    this.tell = tell
    this.#random = floor
    const sit = (seat: Viewer) => new Sitting(room, seat, tell, confirm, this.#rolls)
    this.#sittings = room.people.map(sit)
    this.#floor = sit(SPECTATOR)
    if (front !== undefined) this.#front = this.#sittings.find(({ seat }) => seat === front) ?? this.#floor
  }

  /** Who looks now. */
  get front(): Viewer | undefined {
    return this.#front?.seat
  }

  set confirm(confirm: boolean) {
    for (const one of [...this.#sittings, this.#floor]) one.confirm = confirm
  }
  has(seat: Role): boolean {
    return this.#sittings.some((one) => one.seat === seat)
  }
  rolled(roll: Roll): void {
    this.#rolls.push(roll)
  }
  thinks(role: Role, part: number): void {
    this.#front?.thinks(role, part)
  }
  forget(): void {
    this.#front?.forget()
  }
  takenBack(): void {
    this.#front?.takenBack()
  }
  hands(seat: Viewer): Sitting {
    if (!this.#front) throw new Impossible('not-asked', 'the curtain is down')
    return this.#front.hands(seat)
  }
  /** Somebody has sat down behind the curtain. */
  sit(role: Role): void {
    const sitting = this.#sittings.find((one) => one.seat === role)
    if (!sitting) throw new Impossible('not-asked', `nobody at this screen plays ${role}`)
    this.#bring(sitting, true)
    void this.#room.run()
  }

  look(thinking: readonly Role[]): boolean {
    const { table } = this.#room
    if (table.over) return this.#bring(this.#front ?? this.#floor).look([])
    if (thinking.length > 0) return this.#front?.look(thinking, undefined) ?? false
    const wanted = table.decisions.filter(({ role }) => this.has(role))
    const front = this.#front
    if (front && wanted.some(({ role }) => role === front.seat)) return front.look([])
    const [next] = wanted
    return next ? this.#handOver(next) : false
  }

  /** Another one decides: on the open floor if that shows nobody's secrets, else behind the curtain. */
  #handOver(decision: Choice): boolean {
    const { table, id } = this.#room
    const { role } = decision
    if (this.#random && isPublic(table, decision, this.#random)) return this.#bring(this.#floor).look([], role)
    this.#front = undefined
    this.#rolls.length = 0
    this.tell({ news: 'curtain', id, game: table.game.id, next: role })
    return true
  }
  /** The screen keeps what was sent to the seat that was there before, and nothing else. */
  #bring(sitting: Sitting, anew = sitting !== this.#front): Sitting {
    if (anew) sitting.forget()
    this.#front = sitting
    return sitting
  }
}
