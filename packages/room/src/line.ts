/** One line into the house: requests come in, replies and news go out. What it may is fixed when it is made. */
import { OPEN, type Option, type Role, SPECTATOR, type Viewer } from '@carillon/kernel'
import type { Asked, News, Reply, Request } from '@carillon/protocol'
import type { Curtain } from './curtain.ts'
import { answered, type Deed, type Front, type Inquiry, type Making, type Running } from './front.ts'
import type { House, Open } from './house.ts'
import { Impossible } from './impossible.ts'
import { guestSeat, type Rights } from './rights.ts'
import { type Room, THINKS } from './room.ts'
import { Sitting } from './sitting.ts'

/** Who begins a game and plays does without it. */
const archive = () => import('./archive.ts')
const DONE: Reply = { said: 'done' }
/** What only the owner of the machine may ask: what concerns all games, and how this one screen goes. */
const OWNERS: readonly Request['ask'][] = [
  'list',
  'create',
  'import',
  'remove',
  'branch',
  'sit',
  'step',
  'hurry',
  'seat',
  'lend',
]
const far = async ({ ask }: Request): Promise<Reply> => {
  throw new Impossible('not-offered', `${ask} is for tables over a network`)
}

export class Line implements Front {
  readonly tell: (news: News) => void
  readonly house: House
  readonly rights: Rights
  #open: Open | undefined
  #eyes: Sitting | Curtain | undefined
  #pace = { paused: false, delay: 600, confirm: true, think: THINKS }
  /** Tables are opened and left one after the other. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(house: House, tell: (news: News) => void, rights: Rights) {
    this.house = house
    this.tell = tell
    this.rights = rights
  }

  /** Never throws. The request may be anything. */
  handle(request: Request): Promise<Reply> {
    return answered(this, request, ({ ask }) => {
      if (!this.rights.owner && OWNERS.includes(ask))
        throw new Impossible('not-yours', `${ask} is for the owner of this machine`)
    })
  }
  enter({ id, here }: Asked<'open'>): Promise<Reply> {
    return this.inTurn(() => this.#enter(id, here === true && this.rights.owner))
  }
  async goOut({ table }: Asked<'close'>): Promise<Reply> {
    if (this.#open?.room.id === table) await this.inTurn(async () => this.close().then(() => DONE))
    return DONE
  }
  async inquire(request: Inquiry): Promise<Reply> {
    return (await archive()).inquired(this, request)
  }
  readonly beside = far
  readonly speak = far

  // --- coming and going ----------------------------------------------------------------------------------------

  inTurn(act: () => Promise<Reply>): Promise<Reply> {
    const turn = this.#turn.then(act)
    this.#turn = turn.catch(() => undefined)
    return turn
  }
  /** A new game is this line's table; it is shown when it is opened. */
  took(open: Open): Reply {
    this.#open = open
    return { said: 'opened', id: open.room.id }
  }

  /** Opening it again shows it again. */
  async #enter(id: string, here: boolean): Promise<Reply> {
    if (this.#open?.room.id !== id) {
      await this.close()
      this.#open = await this.house.open(this, id, here)
      const { notice } = this.#open
      if (notice) this.tell({ news: notice, id })
    }
    const { room } = this.#open
    if (!this.#eyes) {
      this.#eyes = await this.#seated(this.#open)
      room.join(this.#eyes)
      this.#adopt()
    }
    void room.show(this.#eyes)
    // Reasons are asked for with a click: they come while nobody waits for them.
    this.house.library.whole(room.game.id).catch(() => undefined)
    return { said: 'opened', id }
  }
  /** Where he sits: at his own seat; the owner at those of all people, with a curtain if there are several. */
  async #seated({ room }: Open): Promise<Sitting | Curtain> {
    const { confirm } = this.#pace
    const { people } = room
    const before = this.#eyes
    const sit = (seat: Viewer) =>
      before instanceof Sitting && before.seat === seat ? before : new Sitting(room, seat, this.tell, confirm)
    if (!this.rights.owner) return sit(guestSeat(this.rights, room.id, people))
    // Where several have played at one screen, the one who is left sits down behind the curtain, too.
    const shared = before !== undefined && 'sit' in before
    if (people.length > 1 || (shared && people.length > 0)) {
      const { Curtain } = await import('./curtain.ts')
      const front = before instanceof Sitting ? before.seat : before?.front
      return new Curtain(room, this.tell, { confirm, floor: this.house.random, front })
    }
    // Who has left his seat to a bot sees no more than before.
    return sit(people[0] ?? (before instanceof Sitting ? before.seat : before ? SPECTATOR : OPEN))
  }
  /** Others play now: perhaps this line has another seat. */
  async reseat(): Promise<void> {
    const [open, before] = [this.#open, this.#eyes]
    if (!open || !before) return
    const eyes = await this.#seated(open)
    if (this.#open !== open || this.#eyes !== before) return
    this.#eyes = eyes
    if (eyes !== before) {
      open.room.leave(before)
      open.room.join(eyes)
      void open.room.show(eyes)
    } else void open.room.run()
  }
  /** Leaves the table; all that was played is kept. */
  async close(): Promise<void> {
    const [open, eyes] = [this.#open, this.#eyes]
    this.#open = undefined
    this.#eyes = undefined
    if (!open) return
    if (eyes) open.room.leave(eyes)
    // Nobody else may nod to bots that wait.
    if (this.rights.owner) open.room.pace({ ...this.#pace, paused: false })
    await this.house.leave(this, open)
  }

  async paced({ paused, delay, confirm, think = THINKS }: Asked<'pace'>): Promise<Reply> {
    this.#pace = { paused, delay, confirm, think }
    this.#adopt()
    return DONE
  }
  /** How fast bots go is for the owner to say. */
  #adopt(): void {
    if (this.#eyes) this.#eyes.confirm = this.#pace.confirm
    if (this.rights.owner) this.#open?.room.pace(this.#pace)
  }

  // --- at the table --------------------------------------------------------------------------------------------

  /** The open table of that name, and who looks at it. */
  at(table: string): { readonly open: Open; readonly eyes: Sitting | Curtain } {
    const [open, eyes] = [this.#open, this.#eyes]
    if (!open || !eyes || open.room.id !== table) throw new Impossible('no-game', `${table} is not open here`)
    return { open, eyes }
  }

  isAt(room: Room): boolean {
    return this.#open?.room === room
  }

  make(request: Making): Promise<Reply> {
    return this.house.replies.once(request.key, () =>
      this.inTurn(async () => {
        if (request.ask !== 'create') return (await archive()).imported(this, request)
        return this.took(await this.house.create(this, request.setup))
      }),
    )
  }
  async run(request: Running): Promise<Reply> {
    const { open, eyes } = this.at(request.table)
    if (request.ask === 'step') return this.house.replies.once(request.key, () => this.#step(open))
    if (request.ask === 'hurry') open.room.hurry()
    else if (request.ask === 'seat') await this.#seat(open, request)
    else this.#sit(eyes, request.seat)
    return DONE
  }
  async deed(request: Deed): Promise<Reply> {
    const { open, eyes } = this.at(request.table)
    if (!eyes.has(request.seat)) throw new Impossible('not-yours', `this is not the seat of ${request.seat}`)
    const route = request.ask === 'walk' ? await this.#route(open.room, request) : undefined
    return open.room.once(request.seat, request.key, () => this.#done(eyes, request, route))
  }
  #step({ room }: Open): Reply {
    room.step()
    return DONE
  }
  async #seat(open: Open, { role, who }: Asked<'seat'>): Promise<void> {
    open.room.seat(role, who)
    for (const line of open.lines) await line.reseat()
  }
  #sit(eyes: Sitting | Curtain, seat: Role): void {
    if (!('sit' in eyes)) throw new Impossible('not-asked', 'there is no curtain here')
    eyes.sit(seat)
  }
  /** Found when it is gone. */
  async #route(room: Room, request: Asked<'walk'>): Promise<() => readonly Option[]> {
    const { clicksOf } = await archive()
    const { travel } = await this.house.library.whole(room.game.id)
    return () => clicksOf(room.table, travel, request)
  }
  #done(eyes: Sitting | Curtain, request: Deed, route?: () => readonly Option[]): Reply {
    eyes.hands(request.seat).do(request, route)
    return DONE
  }
}
