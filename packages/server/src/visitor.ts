/** Somebody at the other end of a socket: his seat, what he was shown, what he may do. */
import { type Option, Refused, type Role, SPECTATOR, type Subject, type Viewer, writeRecord } from '@carillon/kernel'
import {
  type Asked,
  type Change,
  changeOf,
  type FromHouse,
  type News,
  type Reply,
  type Scene,
} from '@carillon/protocol'
import {
  answered,
  type Beside,
  checkNames,
  type Deed,
  type Front,
  Impossible,
  type Inquiry,
  passesOn,
  type Running,
  Sight,
  type Spoken,
} from '@carillon/room'
import { dealing, flagging, type Past } from './deals.ts'
import type { Who } from './desk.ts'
import type { Hall, Watcher } from './hall.ts'
import { recordIn } from './history.ts'
import { seatOf, speak, talkIn } from './ledger.ts'
import type { Happened, Live } from './live.ts'

const isOpening = (request: unknown): boolean => (request as { ask?: unknown } | null)?.ask === 'open'
const DONE: Reply = { said: 'done' }

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
  #table: string | undefined
  #opening: Promise<unknown> = Promise.resolve()
  seat: Viewer = SPECTATOR
  #sight = new Sight(SPECTATOR)
  /** The last scene he has, without what is not a state. */
  #shown: unknown
  #held: { readonly option: Option; readonly revision: number } | undefined
  /** A choice that passes the turn on is held until it is confirmed. */
  #confirm = false
  /** There is something that he was not shown yet. */
  #late: Live | undefined

  constructor(hall: Hall, who: Who, outlet: Outlet) {
    this.#hall = hall
    this.who = who
    this.#outlet = outlet
  }

  /** Never throws. The request may be anything. */
  handle(request: unknown): Promise<Reply> {
    // What is asked behind an opening is asked of that table.
    return isOpening(request) ? answered(this, request) : this.#opening.then(() => answered(this, request))
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
  async paced({ confirm }: Asked<'pace'>): Promise<Reply> {
    this.#confirm = confirm
    return DONE
  }
  async run({ ask }: Running): Promise<Reply> {
    throw new Impossible('not-yours', `${ask} is not asked over a network`)
  }

  // --- coming and going ----------------------------------------------------------------------------------------

  async #open(id: string): Promise<Reply> {
    const { store } = this.#hall.world
    const game = await store.game(id)
    if (!game) throw new Impossible('no-game', `there is no game ${id.slice(0, 40)}`)
    const role = await this.#seatIn(id)
    if (role === undefined && game.visibility === 'private') throw new Impossible('not-yours', 'this game is private')
    this.leave()
    this.#table = id
    this.sitAt(role ?? SPECTATOR)
    // Dice that nobody threw because a node died: whoever comes next throws them.
    await this.#hall.act(id, null, null, (live) => live.drawing())
    if (role !== undefined) await this.#hall.arrived(id, role)
    await this.#hall.watch(id, this)
    return { said: 'opened', id }
  }
  /** From where he looks; he has seen nothing yet. */
  sitAt(seat: Viewer): void {
    this.seat = seat
    this.#sight = new Sight(seat)
    this.#shown = undefined
  }
  async #seatIn(id: string): Promise<Role | undefined> {
    const { only } = this.who
    if (only) return only.game === id ? only.role : undefined
    return seatOf(this.#hall.world.store, id, this.who)
  }
  leave(): void {
    if (this.#table !== undefined) this.#hall.leave(this.#table, this)
    this.#table = undefined
    this.#held = undefined
    this.#late = undefined
  }

  // --- eyes ----------------------------------------------------------------------------------------------------

  happened({ rolls, back }: Happened, live: Live): void {
    for (const roll of rolls) this.#sight.rolled(roll)
    if (back) this.#sight.takenBack(live)
  }
  look(live: Live): void {
    if (this.#outlet.full) {
      this.#late = live
      return
    }
    this.#late = undefined
    const { table } = live
    const own = !live.over && live.people.includes(this.seat) && table.decision(this.seat) ? this.seat : undefined
    const held = this.#held
    if (held && (own === undefined || table.revision(own) !== held.revision)) this.#held = undefined
    const scene = this.#sight.look(live, live.thinking, own, this.#held?.option)
    if (scene) this.tell({ news: 'scene', scene })
  }
  /** He keeps up again. */
  drained(): void {
    if (this.#late) this.look(this.#late)
  }
  tell(news: News): void {
    if (news.news !== 'scene') {
      this.#outlet.send(news)
      return
    }
    const [state, fresh] = parted(news.scene)
    const before = this.#shown
    this.#shown = state
    if (before === undefined) this.#outlet.send(news)
    else {
      const change: Change = changeOf(before, state) ?? {}
      this.#outlet.send({ news: 'change', id: news.scene.id, change, ...fresh })
    }
  }

  // --- hands ---------------------------------------------------------------------------------------------------

  #own(table: string, seat: Viewer): string {
    if (this.#table !== table) throw new Impossible('no-game', `${table.slice(0, 40)} is not open here`)
    if (seat !== this.seat) throw new Impossible('not-yours', `this is not the seat of ${seat.slice(0, 40)}`)
    return table
  }
  async deed(request: Deed): Promise<Reply> {
    const { table, seat, key } = request
    if (request.ask === 'walk') throw new Impossible('not-yours', 'walk is not asked over a network')
    const id = this.#own(table, seat)
    if (seat === SPECTATOR) throw new Impossible('not-yours', 'who watches does nothing')
    // Who has done something is shown what came of it, even if it looks the same.
    this.#sight.renew()
    const done = this.#hall.act(id, `${seat} ${key}`, this.who.account, (live) => {
      const late = flagging(live, this.#hall.now)
      if (live.over || late) throw new Refused('not-asked', 'the game is over')
      if (!live.people.includes(seat)) throw new Impossible('not-yours', 'a bot plays this seat now')
      return this.#attempt(live, request)
    })
    // Who answers too late ends the game with it.
    await done.catch((error: unknown) => this.#hall.tick(id).then(() => Promise.reject(error)))
    return DONE
  }
  /** What is done beside the game. */
  async beside(request: Beside): Promise<Reply> {
    const { table, seat, key } = request
    const id = this.#own(table, seat)
    const back = request.ask === 'offer' && request.what === 'rewind' ? await this.#back(id, request) : undefined
    await this.#hall.act(id, `${seat} ${key}`, this.who.account, (live) =>
      dealing(live, request, { ...this.#hall.now, past: back }),
    )
    return DONE
  }
  /** Whoever has offered it first has said how far. */
  async #back(id: string, { seat, back = 1 }: Asked<'offer'>): Promise<Past> {
    const open = await this.#hall.read(id, ({ offers }) => offers.find(({ what }) => what === 'rewind'))
    return this.#hall.past(id, open?.by[0] ?? seat, open?.back ?? back)
  }
  /** All of it, when it is over: then nothing in it is a secret any more. */
  async #export(id: string): Promise<Reply> {
    this.#own(id, this.seat)
    return this.#hall.read(id, async (live) => {
      if (!live.over) throw new Impossible('not-over', 'the record is shown when the game is over')
      const record = recordIn(live, await this.#hall.world.store.rows(id, 0))
      return { said: 'record', name: `${live.origin.game.id}-${id}.json`, text: writeRecord(record) }
    })
  }
  async speak(request: Spoken): Promise<Reply> {
    if (request.ask === 'talk') {
      const id = this.#own(request.table, this.seat)
      return { said: 'talk', lines: await talkIn(this.#hall.world.store, id) }
    }
    const { table, seat, key, text } = request
    const id = this.#own(table, seat)
    if (seat === SPECTATOR) throw new Impossible('not-yours', 'only who plays may speak here')
    if (text.trim() === '') throw new Impossible('request', 'text: empty')
    const line = { at: this.#hall.world.now(), role: seat, text: text.trim() }
    const fresh = await speak(this.#hall.world.store, id, `${seat} ${key}`, this.who.account, line)
    if (fresh) this.#hall.spoken(id, line)
    return DONE
  }
  #attempt(live: Live, request: Exclude<Deed, Asked<'walk'>>): ReturnType<Parameters<Hall['act']>[3]> {
    const { seat, revision } = request
    if (request.ask === 'undo' || request.ask === 'restart') {
      const all = request.ask === 'restart'
      const held = this.#held
      this.#held = undefined
      if (held && held.revision === revision && (!all || !live.table.canUndo(seat))) return this.#shownAgain(live)
      return live.undoing(seat, all, revision)
    }
    if (request.ask === 'confirm') {
      const option = request.option ?? this.#held?.option
      if (!option) throw new Impossible('not-asked', 'there is nothing to confirm')
      const made = live.answering(seat, option, revision)
      this.#held = undefined
      return made
    }
    if (this.#confirm && passesOn(live.table, seat, request.option, revision)) {
      this.#held = { option: request.option, revision }
      return this.#shownAgain(live)
    }
    return live.answering(seat, request.option, revision)
  }
  /** Nothing has happened at the table; on his screen it has. */
  #shownAgain(live: Live): undefined {
    this.look(live)
    return undefined
  }

  async inquire(request: Inquiry): Promise<Reply> {
    if (request.ask === 'export') return this.#export(request.id)
    if (request.ask === 'overlay' || request.ask === 'why') return this.#rules(request)
    throw new Impossible('not-yours', `${request.ask} is not asked over a network`)
  }
  /** What the rules say, from the house's own view of his seat. */
  async #rules(request: Asked<'overlay' | 'why'>): Promise<Reply> {
    if (!('table' in request) || request.moment !== undefined)
      throw new Impossible('not-yours', 'lessons and replays are not asked over a network')
    const id = this.#own(request.table, request.seat)
    const { library } = this.#hall.world
    const game = await library.whole((await this.#hall.read(id, (live) => live.origin.game)).id)
    return this.#hall.read(id, (live) => {
      const view = game.view(live.table.state, this.seat)
      if (request.ask === 'overlay')
        return { said: 'overlay', shown: game.overlay?.(view, this.seat, request.kind, request.at) ?? [] }
      checkNames(game, request.subject as Subject)
      const choice = live.table.decision(this.seat)
      const why = choice && game.why?.(view, choice, request.subject)
      return { said: 'why', ...(why && { why }) }
    })
  }
}

/** What is a state of it, and what is only new. */
function parted({ logFrom, rolls, observation: { log, ...observation }, ...scene }: Scene) {
  return [
    { ...scene, observation },
    { log, logFrom, rolls },
  ] as const
}
