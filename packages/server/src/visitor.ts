/** Somebody at the other end of a socket: his seat, what he was shown, what he may do. */
import { type Option, Refused, SPECTATOR, type Viewer } from '@carillon/kernel'
import type { Asked, FromHouse, News, Reply, Request } from '@carillon/protocol'
import {
  type Aside,
  answered,
  type Beside,
  type Deed,
  explained,
  type Front,
  Hands,
  type Held,
  Impossible,
  type Inquiry,
  Sight,
} from '@carillon/room'
import { aside } from './asides.ts'
import { type Came, cameTo, isOut } from './came.ts'
import { atTable, type Counsel, wholeOf } from './counsel.ts'
import { dealing, flagging, Moved, type Past } from './deals.ts'
import type { Who } from './desk.ts'
import type { Hall, Watcher } from './hall.ts'
import type { Happened } from './kept-position.ts'
import { seatOf } from './ledger.ts'
import { isFurtherThere } from './links.ts'
import type { Live } from './live.ts'
import { type From, NOWHERE, noteComing } from './moderation/alike.ts'
import { banned, checkSeat } from './moderation/sanctions.ts'
import { scopeOf } from './programs/scopes.ts'
import { SceneChanges } from './scene-changes.ts'
import { hears, type Spoken } from './talk.ts'

const isOpening = (request: unknown): boolean => (request as { ask?: unknown } | null)?.ask === 'open'
const DONE: Reply = { said: 'done' }
/** For the owner of a machine. */
const notHere = async ({ ask }: Request): Promise<Reply> => {
  throw new Impossible('not-yours', `${ask} is not asked over a network`)
}
function routed(clicks: readonly Option[] | Error): readonly Option[] {
  if (clicks instanceof Error) throw clicks
  return clicks
}

/** What carries messages to him. */
export interface Outlet {
  send(message: FromHouse): void
  /** He does not keep up: what is only the newest state can wait. */
  readonly full: boolean
}

export class Visitor implements Watcher, Front {
  readonly #hall: Hall
  readonly #outlet: Outlet
  readonly who: Who
  readonly #from: From
  #table: string | undefined
  #opening: Promise<unknown> = Promise.resolve()
  seat: Viewer = SPECTATOR
  #sight = new Sight(SPECTATOR)
  readonly #changes = new SceneChanges()
  readonly #hands = new Hands(false)
  /** Whether anybody is before the screen. */
  looking = true
  #gone = false
  /** There is something that he was not shown yet. */
  #late: Live | undefined
  /** How often his seat had got a new link when he came, and, if he came after another, had closed its invitation. */
  #came: Came | undefined

  constructor(hall: Hall, who: Who, outlet: Outlet, from: From = NOWHERE) {
    this.#hall = hall
    this.who = who
    this.#outlet = outlet
    this.#from = from
  }

  /** Never throws. The request may be anything. */
  handle(request: unknown): Promise<Reply> {
    const answer = () => answered(this, request, ({ ask }) => this.#checkLeave(ask))
    // What is asked behind an opening is asked of that table.
    return isOpening(request) ? answer() : this.#opening.then(answer)
  }
  /** Who is banned does nothing here, and a program what its token is good for. */
  #checkLeave(ask: Request['ask']): void {
    const { ban, scopes } = this.who
    if (ban) throw banned(ban)
    const scope = scopeOf(ask)
    if (scopes && !scopes.includes(scope)) throw new Impossible('scope', `this token is not good for that: ${scope}`)
  }
  enter({ id }: Asked<'open'>): Promise<Reply> {
    const opening = this.#opening.then(() => this.#open(id))
    this.#opening = opening.catch(() => undefined)
    return opening
  }
  async goOut({ table }: Asked<'close'>): Promise<Reply> {
    if (this.#table === table) this.leave()
    return DONE
  }
  async paced({ confirm, hidden }: Asked<'pace'>): Promise<Reply> {
    this.#hands.confirm = confirm
    const before = this.looking
    this.looking = hidden !== true
    if (this.looking !== before && this.#table !== undefined) this.#hall.presence.turned(this.#table, this)
    this.#looked()
    return DONE
  }
  readonly make = notHere
  readonly run = notHere

  // --- coming and going ----------------------------------------------------------------------------------------

  async #open(id: string): Promise<Reply> {
    const { store } = this.#hall.world
    const game = await store.game(id)
    if (!game) throw new Impossible('no-game', `there is no game ${id.slice(0, 40)}`)
    // Asked again with every table: a link that was good at the door may be another's seat by now. What comes between is a row.
    const before = await this.#hall.latest(id, (live) => live)
    const role = await seatOf(store, id, this.who)
    const further = role !== undefined && (await isFurtherThere(store, id, this.who))
    if (role === undefined && game.visibility === 'private') throw new Impossible('not-yours', 'this game is private')
    if (role !== undefined) await checkSeat(store, id, role, this.#hall.world.now())
    this.leave()
    this.#table = id
    this.sitAt(role ?? SPECTATOR)
    if (role !== undefined) this.#came = cameTo(before, role, further)
    // Dice that nobody threw because a node died, a flag that nobody saw fall: whoever comes next sees to it. Where nothing is to be
    // done he is in nobody's way.
    const { rules } = await this.#hall.world.library.core(game.title)
    const { now } = this.#hall
    const isDue = (live: Live) =>
      !live.over &&
      (live.table.chance !== undefined || live.table.game.rules !== rules || flagging(live, now) !== undefined)
    if (await this.#hall.read(id, isDue))
      await this.#hall.act(id, null, null, (live) => flagging(live, this.#hall.now) ?? live.drawing())
    if (role !== undefined) await this.#hall.arrived(id, role)
    if (role !== undefined && before.people.length > 1 && !before.over)
      noteComing(this.#hall.world, { game: id, role }, this.who, this.#from)
    if (role !== undefined) this.#hall.world.counsel?.warm()
    await this.#hall.watch(id, this)
    this.#looked()
    if (this.#gone) {
      this.#table = id
      this.leave()
    }
    return { said: 'opened', id }
  }
  #looked(): void {
    if (this.#table !== undefined && this.looking && this.seat !== SPECTATOR) this.#hall.looked(this.#table, this.seat)
  }
  /** From where he looks; he has seen nothing yet. */
  sitAt(seat: Viewer): void {
    this.seat = seat
    this.#sight = new Sight(seat)
    this.#changes.forget()
    this.#came = undefined
  }
  /** He has hung up: also what is being opened for him is closed again. */
  hangUp(): void {
    this.#gone = true
    this.leave()
  }
  leave(): void {
    if (this.#table !== undefined) this.#hall.leave(this.#table, this)
    this.#table = undefined
    this.#hands.held = undefined
    this.#late = undefined
  }

  /** He sits there no more; he may come again, and is told why he does not. */
  expel(): void {
    const id = this.#table ?? ''
    this.leave()
    this.#outlet.send({ news: 'closed', id })
  }

  // --- eyes ----------------------------------------------------------------------------------------------------

  happened({ rolls, back, cut }: Happened, live: Live): void {
    for (const roll of rolls) this.#sight.rolled(roll)
    if (cut !== undefined) this.#sight.forget()
    else if (back) this.#sight.takenBack(live)
  }
  later(live: Live): void {
    this.#late = live
  }
  look(live: Live): void {
    // Another has come to his seat by a newer link, or has closed the one he came by: he is shown nothing any more.
    if (isOut(live, this.seat, this.#came)) {
      this.expel()
      return
    }
    if (this.#outlet.full) {
      this.later(live)
      return
    }
    this.#late = undefined
    const { table } = live
    const own = !live.over && live.people.includes(this.seat) && table.decision(this.seat) ? this.seat : undefined
    const scene = this.#sight.look(live, live.thinking, own, this.#hands.look(table, own))
    if (scene) this.tell(this.#changes.told(scene))
  }
  /** Also where it is found out only now, because another node has moved the game; wherever he has gone meanwhile. */
  get #checkOwn(): (live: Live) => void {
    const [seat, came] = [this.seat, this.#came]
    return (live) => {
      if (isOut(live, seat, came)) throw new Impossible('not-yours', 'this seat is not yours any more')
    }
  }
  /** The same where no row is in question: the store says who sits there. */
  async #checkSeat(id: string): Promise<void> {
    const [{ store }, { seat }] = [this.#hall.world, this]
    if (seat !== SPECTATOR && (await seatOf(store, id, this.who)) !== seat)
      throw new Impossible('not-yours', 'this seat is not yours any more')
  }
  /** He keeps up again. */
  drained(): void {
    if (this.#late) this.look(this.#late)
  }
  tell(news: News): void {
    this.#outlet.send(news)
  }

  // --- hands ---------------------------------------------------------------------------------------------------

  #own(table: string, seat: Viewer): string {
    if (this.#table !== table) throw new Impossible('no-game', `${table.slice(0, 40)} is not open here`)
    if (seat !== this.seat) throw new Impossible('not-yours', `this is not the seat of ${seat.slice(0, 40)}`)
    return table
  }
  async deed(request: Deed): Promise<Reply> {
    const { table, seat, key } = request
    const id = this.#own(table, seat)
    if (seat === SPECTATOR) throw new Impossible('not-yours', 'who watches does nothing')
    const checkOwn = this.#checkOwn
    const clicks = request.ask === 'walk' ? await this.#route(id, request) : []
    // Who has done something is shown what came of it, even if it looks the same.
    this.#sight.renew()
    // What was held when it came to this: if another node comes between, it is tried again with the same.
    let held: { readonly is: Held | undefined } | undefined
    const done = this.#hall.act(id, `${seat} ${key}`, this.who.account, (live) => {
      checkOwn(live)
      const late = flagging(live, this.#hall.now)
      if (live.over || late) throw new Refused('not-asked', 'the game is over')
      if (!live.people.includes(seat)) throw new Impossible('not-yours', 'a bot plays this seat now')
      held ??= { is: this.#hands.held }
      this.#hands.held = held.is
      return this.#hands.do(live.acts, request, () => routed(clicks)) ?? this.#shownAgain(live)
    })
    // Who answers too late ends the game with it.
    await done.catch((error: unknown) => this.#hall.tick(id).then(() => Promise.reject(error)))
    return DONE
  }
  /** What is done beside the game. */
  async beside(request: Beside): Promise<Reply> {
    const { table, seat, key } = request
    const id = this.#own(table, seat)
    const checkOwn = this.#checkOwn
    const goesBack = request.ask === 'offer' && request.what === 'rewind'
    const act = async (): Promise<Reply> => {
      const past = goesBack ? await this.#back(id, request) : undefined
      await this.#hall.act(id, `${seat} ${key}`, this.who.account, (live) => {
        checkOwn(live)
        return dealing(live, request, { ...this.#hall.now, past })
      })
      return DONE
    }
    // Somebody may have chosen in secret meanwhile: a refusal would tell.
    const again = (error: unknown) => (error instanceof Moved ? act() : Promise.reject(error))
    return act().catch(again).catch(again)
  }
  /** Whoever has offered it first has said how far. */
  async #back(id: string, { seat, back = 1 }: Asked<'offer'>): Promise<Past> {
    const open = await this.#hall.read(id, ({ offers }) => offers.find(({ what }) => what === 'rewind'))
    return this.#hall.past(id, open?.by[0] ?? seat, open?.back ?? back)
  }
  /** Beside the table: what is said, one's own notes. */
  async speak(request: Aside): Promise<Reply> {
    const id = this.#own(request.table, 'seat' in request ? request.seat : this.seat)
    const ears = this.#ears
    await this.#checkSeat(id)
    return aside(this.#hall, id, ears, request)
  }
  get account(): string | null {
    return this.who.account
  }
  get #ears() {
    return { seat: this.seat, account: this.who.account }
  }
  overhear(id: string, line: Spoken, over: boolean): void {
    const { id: _, who: __, ...told } = line
    const ears = this.#ears
    this.#checkSeat(id)
      .then(() => hears(this.#hall.world.store, id, ears, line, over))
      .then((heard) => heard && this.#outlet.send({ news: 'talk', id, line: told }))
      .catch(() => undefined)
  }
  /** The clicks of a walk; or why there are none, to be said if it was not done already. */
  async #route(id: string, request: Asked<'walk'>): Promise<readonly Option[] | Error> {
    const { seat } = request
    const { editions } = this.#hall
    const asked = await this.#hall.read(id, async (live) => ({
      ...atTable(live, seat, request),
      folders: await editions.folders(live.origin),
    }))
    return this.#counsel.clicks(this.#name, asked, this.#place).catch((error: Error) => error)
  }
  /** Nothing has happened at the table; on his screen it has. */
  #shownAgain(live: Live): undefined {
    this.look(live)
    return undefined
  }

  async inquire(request: Inquiry): Promise<Reply> {
    switch (request.ask) {
      case 'export':
        return this.#ofAll(request.id, (over) => over || 'the record is shown when the game is over', { ask: 'record' })
      case 'film': {
        const { table, seat } = request
        this.#own(table, seat)
        return this.#ofAll(table, () => true, { ask: 'film', seat })
      }
      case 'overlay':
      case 'why':
      case 'meaning':
        return this.#rules(request)
      case 'odds':
      case 'reach':
      case 'hint':
      case 'judgement':
        return this.#counselled(request)
      default:
        return notHere(request)
    }
  }
  /** Worked out of all rows, beside the game: who plays does not wait for it. */
  async #ofAll(id: string, may: (over: boolean) => true | string, ask: Parameters<typeof wholeOf>[2]): Promise<Reply> {
    this.#own(id, this.seat)
    const checkOwn = this.#checkOwn
    const live = await this.#hall.latest(id, (now) => now)
    checkOwn(live)
    const no = may(live.over)
    if (no !== true) throw new Impossible('not-over', no)
    // Who watches later sees later how it was, too.
    const seq = await this.#hall.seen(id, this.seat, (seen) => seen.seq)
    const rows = (await this.#hall.rows(live)).slice(0, seq)
    const folders = await this.#hall.editions.folders(live.origin)
    return this.#counsel.reply(this.#name, { ...wholeOf(live, rows, ask), folders }, this.#place)
  }
  async #counselled(request: Asked<'odds' | 'reach' | 'hint' | 'judgement'>): Promise<Reply> {
    if (!('table' in request) || ('moment' in request && request.moment !== undefined))
      throw new Impossible('not-yours', 'lessons and replays are not asked over a network')
    const id = this.#own(request.table, request.seat)
    const advises = request.ask === 'hint' || request.ask === 'judgement'
    // A person may be back in the seat of a bot.
    if (advises) await this.#hall.latest(id, () => undefined)
    const asked = await this.#hall.seen(id, this.seat, async (live) => {
      if (advises && this.seat === SPECTATOR) throw new Impossible('not-yours', 'who watches is not advised')
      if (advises && live.people.length > 1 && !live.origin.hints)
        throw new Impossible('not-offered', 'several people play here')
      return { ...atTable(live, this.seat, request), folders: await this.#hall.editions.folders(live.origin) }
    })
    return this.#counsel.reply(this.#name, asked, this.#place)
  }
  get #counsel(): Counsel {
    const { counsel } = this.#hall.world
    if (!counsel) throw new Impossible('not-offered', 'nobody works that out here')
    return counsel
  }
  get #name(): string {
    const { account, session, only } = this.who
    return account ?? session ?? (only ? `${only.game} ${only.role}` : this.#from.address)
  }
  get #place(): string {
    return this.who.account ?? this.#from.address
  }
  /** What the rules say, from the house's own view of his seat. */
  async #rules(request: Asked<'overlay' | 'why' | 'meaning'>): Promise<Reply> {
    if (!('table' in request) || request.moment !== undefined)
      throw new Impossible('not-yours', 'lessons and replays are not asked over a network')
    const id = this.#own(request.table, request.seat)
    const core = await this.#hall.read(id, ({ table }) => table.game)
    const game = await this.#hall.editions.whole(core.id, core.rules)
    return this.#hall.seen(id, this.seat, ({ table }) => {
      const place = { game, view: game.view(table.state, this.seat), choice: table.decision(this.seat) }
      return explained(place, request)
    })
  }
}
