/** One line into the house: requests come in, replies and news go out. What it may is fixed when it is made. */
import { OPEN, type Role, type Viewer } from '@carillon/kernel'
import { type Asked, type News, type Reply, type Request, wrongRequest } from '@carillon/protocol'
import type { Curtain } from './curtain.ts'
import type { House, Open } from './house.ts'
import { Impossible, replied } from './impossible.ts'
import { guestSeat, type Rights } from './rights.ts'
import { Sitting } from './sitting.ts'
import type { Studies } from './studies.ts'

/** Who begins a game and plays does without it. */
const archive = () => import('./archive.ts')
const DONE: Reply = { said: 'done' }
/** What only the owner of the machine may ask: what concerns all games, and how this one screen goes. */
const OWNERS: readonly Request['ask'][] = ['list', 'create', 'import', 'remove', 'branch', 'sit', 'step']
type Deed = Asked<'answer' | 'confirm' | 'undo' | 'restart'>
type AtTable = Deed | Asked<'sit' | 'step' | 'close'>

export class Line {
  readonly tell: (news: News) => void
  readonly house: House
  readonly rights: Rights
  #studies: Studies | undefined
  #open: Open | undefined
  #eyes: Sitting | Curtain | undefined
  #pace = { paused: false, delay: 600, confirm: true }
  /** Tables are opened and left one after the other. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(house: House, tell: (news: News) => void, rights: Rights) {
    this.house = house
    this.tell = tell
    this.rights = rights
  }

  /** Games that are looked at again: loaded when the first one is. */
  async studies(): Promise<Studies> {
    this.#studies ??= new (await archive()).Studies(this.house, this.rights)
    return this.#studies
  }

  /** Never throws: what goes wrong is said, and nothing has changed. The request may be anything. */
  handle(request: Request): Promise<Reply> {
    return replied(() => {
      const wrong = wrongRequest(request)
      if (wrong !== undefined) throw new Impossible('request', wrong)
      if (!this.rights.owner && OWNERS.includes(request.ask))
        throw new Impossible('not-yours', `${request.ask} is for the owner of this machine`)
      return this.#answer(request)
    })
  }

  async #answer(request: Request): Promise<Reply> {
    const { house } = this
    const { library } = house
    switch (request.ask) {
      case 'about':
        return { said: 'about', about: await library.about(request.game) }
      case 'lessons':
        return { said: 'lessons', lessons: await library.lessons(request.game) }
      case 'lesson':
        return { said: 'lesson', stop: await library.lesson(request.game, request.example, request.number) }
      case 'overlay': {
        const { game, view } = await (await archive()).placeOf(this, request)
        return { said: 'overlay', shown: game.overlay?.(view, request.seat, request.kind, request.at) ?? [] }
      }
      case 'why': {
        const { game, view, choice } = await (await archive()).placeOf(this, request)
        const why = choice && game.why?.(view, choice, request.subject)
        return { said: 'why', ...(why && { why }) }
      }
      case 'list':
        return { said: 'games', ...(await house.list()) }
      case 'create':
        return this.#next(async () => this.#start(await house.create(this, request.setup)))
      case 'import':
        return this.#next(() => this.#import(request.text))
      case 'branch':
        return this.#next(async () => this.#import(await (await this.studies()).branch(request)))
      case 'open':
        return this.#next(() => this.#enter(request.id, request.here === true))
      case 'remove':
        return this.#next(async () => {
          await house.remove(request.id)
          return DONE
        })
      case 'export':
        return { said: 'record', ...(await (await this.studies()).file(request.id)) }
      case 'replay':
        return { said: 'moment', moment: await (await this.studies()).moment(request.id, request.at, request.seat) }
      case 'dice':
        return { said: 'dice', tally: await (await this.studies()).tally(request.id) }
      case 'verify':
        return { said: 'verified', ...(await (await this.studies()).proof(request.id)) }
      case 'pace':
        return this.#paced(request)
      default:
        return this.#atTable(request)
    }
  }

  // --- coming and going ----------------------------------------------------------------------------------------

  #next(act: () => Promise<Reply>): Promise<Reply> {
    const turn = this.#turn.then(act)
    this.#turn = turn.catch(() => undefined)
    return turn
  }
  #start(open: Open): Reply {
    this.#open = open
    return { said: 'opened', id: open.room.id }
  }
  async #import(text: string): Promise<Reply> {
    const { readRecord, unknownBots } = await archive()
    const record = readRecord(text)
    const open = await this.house.begin(this, record)
    if (open.room.luck?.broken) this.tell({ news: 'odd', what: 'promise' })
    for (const name of unknownBots(record)) this.tell({ news: 'odd', what: 'bot', name })
    return this.#start(open)
  }

  /** Opening it again shows it again. */
  async #enter(id: string, here: boolean): Promise<Reply> {
    if (this.#open?.room.id !== id) {
      await this.close()
      this.#open = await this.house.open(this, id, here)
      if (this.#open.rewound) this.tell({ news: 'rewound', id })
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
    const sit = (seat: Viewer) => new Sitting(room, seat, this.tell, confirm)
    const { people } = room
    if (!this.rights.owner) return sit(guestSeat(this.rights, room.id, people))
    if (people.length > 1) {
      const { Curtain } = await import('./curtain.ts')
      return new Curtain(room, this.tell, { confirm, floor: this.house.random })
    }
    return sit(people[0] ?? OPEN)
  }
  /** Leaves the table; all that was played is kept. */
  async close(): Promise<void> {
    const [open, eyes] = [this.#open, this.#eyes]
    this.#open = undefined
    this.#eyes = undefined
    if (!open) return
    if (eyes) open.room.leave(eyes)
    await this.house.leave(this, open)
  }

  #paced({ paused, delay, confirm }: Asked<'pace'>): Reply {
    this.#pace = { paused, delay, confirm }
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

  async #atTable(request: AtTable): Promise<Reply> {
    if (request.ask === 'close') {
      if (this.#open?.room.id === request.table) await this.#next(async () => this.close().then(() => DONE))
      return DONE
    }
    const { open, eyes } = this.at(request.table)
    const { room } = open
    if (request.ask === 'step') room.step()
    else if (request.ask === 'sit') this.#sit(eyes, request.seat)
    else {
      if (!eyes.has(request.seat)) throw new Impossible('not-yours', `this is not the seat of ${request.seat}`)
      return room.once(request.seat, request.key, () => this.#done(eyes, request))
    }
    return DONE
  }
  #sit(eyes: Sitting | Curtain, seat: Role): void {
    if (!('sit' in eyes)) throw new Impossible('not-asked', 'there is no curtain here')
    eyes.sit(seat)
  }
  #done(eyes: Sitting | Curtain, request: Deed): Reply {
    const { seat, revision } = request
    const sitting = eyes.hands(seat)
    if (request.ask === 'answer') sitting.answer(seat, request.option, revision)
    else if (request.ask === 'confirm') sitting.confirmed(seat, revision)
    else sitting.undo(seat, request.ask === 'restart', revision)
    return DONE
  }
}
