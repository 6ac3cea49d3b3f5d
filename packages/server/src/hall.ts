/** The games that are open on this node. Nobody owns a game: what is here is a copy of what the journal says. */
import { type Role, SPECTATOR, type Viewer } from '@carillon/kernel'
import type { PastTurn } from '@carillon/protocol'
import { Impossible, type Library } from '@carillon/room'
import { attendanceOf } from './attendance.ts'
import { TooMany } from './buckets.ts'
import { hasBegun, NO_OUTAGES, type Span } from './clock.ts'
import type { Command } from './command.ts'
import type { Counsel } from './counsel.ts'
import { dueFlag, flagging, type Now, type Past } from './deals.ts'
import { Editions } from './editions.ts'
import { entryOf, timed } from './entry.ts'
import { HallPlace, type Watcher } from './hall-place.ts'
import type { Happened } from './kept-position.ts'
import { comes } from './ledger.ts'
import type { Attempt, Live } from './live.ts'
import { callOff, waitedFor } from './notices/turns.ts'
import { goneOver, isCalm, opened, withRules } from './opening.ts'
import { PRESENT, Presence } from './presence.ts'
import { type Again, Replays } from './replays.ts'
import type { JournalTable } from './store/schema.ts'
import type { Append, Store } from './store/store.ts'
import type { Strain } from './strain.ts'
import { TALK } from './talk.ts'
import type { Vault } from './vault.ts'
import { Voices } from './voices.ts'

export type { Watcher } from './hall-place.ts'
export interface HallWorld {
  readonly store: Store
  readonly vault: Vault
  readonly library: Library
  now(): number
  /** Works out what people ask; without it nobody does. */
  readonly counsel?: Counsel
  /** Times in which the house was down. */
  outages?(): readonly Span[]
  /** How hard it has it. */
  readonly strain?: Strain
  /** Milliseconds in which who comes back was not away. */
  readonly grace?: number | undefined
}

/** A position is kept after so many rows; so many requests wait for a game; so many games nobody looks at stay open. */
const [OFTEN, WAITING, IDLE] = [32, 8, 500]
/** While the house has it hard who only watches gets one scene in so many. */
const RARELY = 4
/** More than two nodes can get in each other's way. */
const TRIES = 16

/** Nobody knows what has happened meanwhile. */
const ANEW: Happened = { rolls: [], back: true, cut: 0 }

export class Hall {
  readonly world: HallWorld
  readonly editions: Editions
  readonly #places = new Map<string, HallPlace>()
  readonly #replays: Replays
  readonly voices: Voices
  /** Told after every row that was appended here, and when somebody comes to look. */
  moved: (live: Live) => void = () => undefined
  readonly presence: Presence

  constructor(world: HallWorld) {
    this.world = world
    const { store } = world
    const now = () => world.now()
    this.editions = new Editions(world)
    this.#replays = new Replays(world.counsel, this.editions, now)
    this.voices = new Voices(store, now, (id) => this.#places.get(id))
    this.presence = new Presence({
      ring: (word, at) => store.ring(word, at),
      now,
      watchers: (id) => this.watchers(id),
      changed: (id) => void this.#changed(id).catch(() => undefined),
      grace: world.grace,
    })
    store.hear((game, seq) => this.#heard(game, seq))
  }
  get open(): readonly string[] {
    return [...this.#places.keys()]
  }

  // --- doing ---------------------------------------------------------------------------------------------------

  /**
   * Does something once. Nothing is refused from what is only remembered here: before a no leaves the house the journal is
   * read, and whoever has moved the game meanwhile is followed; a key that stands there already is done. What `attempt`
   * makes is shown to nobody before it is kept.
   */
  act(id: string, key: string | null, who: string | null, attempt: (live: Live) => Attempt | undefined): Promise<void> {
    const place = this.#place(id)
    // Of those who only ask none is in the way of who plays.
    if (place.acting >= WAITING) return Promise.reject(new TooMany('table', 1))
    return place.acts(async () => {
      await this.#goOver(place)
      let live = await this.#live(place)
      for (let i = 0; i < TRIES; i++) {
        let made: Attempt | undefined
        try {
          made = attempt(live)
        } catch (error) {
          if (key !== null && (await this.world.store.known(id, key)) !== undefined)
            return void (await this.#behind(place))
          if (await this.#behind(place)) {
            live = await this.#live(place)
            continue
          }
          throw error
        }
        if (!made) return
        made = timed(live, made, this.now)
        const appended = await this.world.store.append(this.#entry(live, made, key, who))
        if (appended === 'done') return this.#adopt(place, made)
        await this.#behind(place)
        if (appended === 'known') return
        live = await this.#live(place)
      }
      throw new TooMany('table', 1)
    })
  }
  #entry(live: Live, made: Attempt, key: string | null, who: string | null): Append {
    return entryOf(live, made, this.now, { key, who, isLooking: (role) => this.isLooking(live.id, role) })
  }
  get now(): Now {
    return { at: this.world.now(), outages: this.world.outages?.() ?? NO_OUTAGES }
  }
  async #adopt(place: HallPlace, { next, happened, command }: Attempt): Promise<void> {
    place.live = next
    this.world.store.ring(next.id, next.seq)
    this.#note(place, happened, next, command)
    this.#show(place)
    const due = next.seq - place.keptSeq >= OFTEN || place.keptSeq === 0 || place.cut !== undefined
    if (due) void place.keep(this.world.store)
    this.moved(next)
  }
  #note(place: HallPlace, happened: Happened, live: Live, command: Command): void {
    if (happened.cut !== undefined) place.cut = place.keptLines = Math.min(place.keptLines, happened.cut)
    const late = place.delayed?.feed(command, live) ?? []
    for (const watcher of place.watchers) {
      const stage = place.stageFor(watcher)
      if (stage === live) watcher.happened(happened, live)
      else if (stage) for (const one of late) watcher.happened(one, stage)
    }
  }
  #show(place: HallPlace): void {
    const fourth = place.shown++ % RARELY === 0
    const hard = (this.world.strain?.level ?? 0) >= 2
    for (const watcher of place.watchers) {
      const stage = place.stageFor(watcher)
      if (stage && hard && !fourth && watcher.seat === SPECTATOR) watcher.later(stage)
      else if (stage) watcher.look(stage)
    }
  }
  /** Somebody has come or gone, here or on another node. */
  async #changed(id: string): Promise<void> {
    const place = this.#places.get(id)
    if (!place || place.watchers.size === 0) return
    await this.#attend(place)
    this.#show(place)
  }
  /** Stores answer in whatever order: what was asked last counts. */
  async #attend(place: HallPlace): Promise<void> {
    const turn = ++place.attended
    const found = await attendanceOf(this.world.store, place.id, this.presence.at(place.id))
    if (turn === place.attended) place.attendance = found
  }

  /** Somebody has come to a seat. With the last one clocks begin. */
  async arrived(id: string, role: Role): Promise<void> {
    const { store } = this.world
    if (!(await comes(store, id, role, this.world.now()))) return this.#changed(id)
    const begins = ({ clock, over }: Live) => clock !== undefined && !hasBegun(clock) && !over
    const begin = (live: Live) => (begins(live) ? live.folding({ do: 'begin' }) : undefined)
    if (await this.read(id, begins)) await this.act(id, null, null, begin)
    await this.#changed(id)
  }
  /** An account has taken a seat: whoever else sat there by a link is not there any more. */
  claimed(id: string, role: Role): Promise<void> {
    return this.act(id, null, null, (live) => (live.over ? undefined : live.folding({ do: 'renewed', role })))
  }
  /** Whoever has no time left loses, if that is how it is played. When to look again: the house may have been down meanwhile. */
  async tick(id: string): Promise<number | null> {
    await this.act(id, null, null, (live) => flagging(live, this.now))
    return this.latest(id, (live) => dueFlag(live, this.now))
  }
  /** Where a game would be set back to. */
  async past(id: string, role: Role, back: number): Promise<Past> {
    this.#replays.check(id)
    return this.#replays.past(await this.read(id, (live) => this.#whole(live)), role, back)
  }
  /** Choices of a role that the game could be set back to. */
  async turns(id: string, role: Role): Promise<readonly PastTurn[]> {
    this.#replays.check(id)
    return this.#replays.turns(await this.read(id, (live) => this.#whole(live)), role)
  }

  // --- looking -------------------------------------------------------------------------------------------------

  /** What is read from a game, between two things that are done there. */
  read<T>(id: string, act: (live: Live) => T | Promise<T>): Promise<T> {
    const place = this.#place(id)
    return place.inTurn(async () => act(await this.#live(place)))
  }
  /** The same of the newest that is known anywhere: nothing is refused from memory. Lines that it does not hold are in the store. */
  latest<T>(id: string, act: (live: Live) => T | Promise<T>): Promise<T> {
    const place = this.#place(id)
    const newest = () => place.keeping.then(() => this.#behind(place)).then(() => this.#live(place))
    return place.inTurn(async () => act(await newest()))
  }
  /** The same of what somebody sees: who watches may see it some turns later. */
  seen<T>(id: string, seat: Viewer, act: (live: Live) => T | Promise<T>): Promise<T> {
    const place = this.#place(id)
    return this.#prepared(place, seat).then(() =>
      place.inTurn(async () => {
        const live = await this.#live(place)
        await this.#delay(place, live, seat)
        return act(place.stageFor({ seat }) ?? live)
      }),
    )
  }
  #prepared(place: HallPlace, seat: Viewer): Promise<unknown> {
    if (seat !== SPECTATOR || place.delayed) return Promise.resolve()
    return this.#replays.prepared(place, async () => {
      const live = await this.#live(place)
      return live.origin.delay && !place.delayed ? this.#whole(live) : undefined
    })
  }
  /** If the game has moved meanwhile, or is opened anew, while it waits. */
  async #delay(place: HallPlace, live: Live, seat: Viewer): Promise<void> {
    if (seat !== SPECTATOR || !live.origin.delay || place.delayed) return
    place.delayed = await this.#replays.delayed(await this.#whole(live))
  }
  /** A game with its rows, to be played again. */
  async #whole(live: Live): Promise<Again> {
    return { live, rows: (await this.rows(live)).slice(0, live.seq) }
  }
  /** Looks on from now on; the first look is at the newest that is known anywhere. */
  async watch(id: string, watcher: Watcher): Promise<void> {
    const place = this.#place(id)
    await this.#prepared(place, watcher.seat)
    return place.inTurn(async () => {
      await this.#behind(place)
      place.watchers.add(watcher)
      const live = await this.#live(place)
      await this.#delay(place, live, watcher.seat)
      await this.#attend(place)
      watcher.look(place.stageFor(watcher) ?? live)
      this.moved(live)
      this.presence.came(id)
    })
  }
  leave(id: string, watcher: Watcher): void {
    const place = this.#places.get(id)
    place?.watchers.delete(watcher)
    if (watcher.looking) this.presence.went(id, watcher)
    this.#tidy()
  }
  isLooking(id: string, role: Role): boolean {
    return this.watchers(id).some(({ seat, looking }) => seat === role && looking)
  }
  /** Somebody looks at a table at which he plays: he need not be told any more that it is his turn. */
  looked(id: string, role: Role): void {
    callOff(this.world.store, id, role, this.world.now()).catch(() => undefined)
  }
  /** Whoever sits there on this node is sent away. */
  expel(id: string, role: Role): void {
    for (const watcher of this.watchers(id)) if (watcher.seat === role) watcher.expel()
  }
  watchers(id: string): readonly Watcher[] {
    return [...(this.#places.get(id)?.watchers ?? [])]
  }

  // --- opening and closing -------------------------------------------------------------------------------------

  #place(id: string): HallPlace {
    let place = this.#places.get(id)
    // The one that was used last is let go of last.
    if (place) this.#places.delete(id)
    else place = new HallPlace(id)
    this.#places.set(id, place)
    return place
  }
  async #live(place: HallPlace): Promise<Live> {
    if (place.live) return place.live
    const live = await this.#opened(place)
    place.live = live
    if (place.watchers.size > 0) await this.#showAnew(place, live)
    return live
  }
  /** Opened again while somebody looks: what he has read may be gone by now, and nobody has told him. */
  async #showAnew(place: HallPlace, live: Live): Promise<void> {
    for (const { seat } of place.watchers) await this.#delay(place, live, seat)
    for (const watcher of place.watchers) watcher.happened(ANEW, live)
    this.#show(place)
  }
  async #opened(place: HallPlace): Promise<Live> {
    const attendance = () => place.attendance
    const found = await opened({ ...this.world, editions: this.editions, attendance }, place.id).catch(
      (error: unknown) => {
        if (error instanceof Impossible && error.reason === 'no-game') this.#places.delete(place.id)
        throw error
      },
    )
    place.delayed = undefined
    place.keptSeq = found.keptSeq
    place.keptLines = found.keptLines
    place.cut = found.cut
    place.stays = false
    return found.live
  }
  /** All rows of a game, for who plays it again. */
  async rows(live: Live): Promise<readonly JournalTable[]> {
    const rows = await this.world.store.rows(live.id, 0)
    await withRules(live.origin, rows, this.editions)
    return rows
  }
  /** Corrected rules: a game goes over to them with the next thing that is done in it, if nobody can tell. */
  async #goOver(place: HallPlace): Promise<void> {
    const live = await this.#live(place)
    if (place.stays || live.over) return
    const own = await this.world.library.core(live.origin.game.id)
    if (live.table.game.rules === own.rules) return
    place.stays = !(await this.editions.newest(own.id))
    if (place.stays || !isCalm(live)) return
    const made = goneOver(live, own)
    place.stays = typeof made === 'string'
    if (typeof made === 'string') return
    if ((await this.world.store.append(this.#entry(live, made, null, null))) === 'done') await this.#adopt(place, made)
    else await this.#behind(place)
  }
  /** Whether there was something newer. */
  async #behind(place: HallPlace): Promise<boolean> {
    const live = await this.#live(place)
    const rows = await this.world.store.rows(place.id, live.seq)
    await withRules(live.origin, rows, this.editions)
    if (rows.length === 0) return false
    const waited = waitedFor(live)
    try {
      const next = live.copy()
      place.live = next
      for (const { body } of rows) {
        const command = JSON.parse(body) as Command
        this.#note(place, next.fold(command), next, command)
      }
      this.#show(place)
      // Another node did not know that he looks.
      for (const role of waitedFor(next))
        if (!waited.includes(role) && this.isLooking(place.id, role)) this.looked(place.id, role)
    } catch (error) {
      // It stands where it must not: the next one opens it anew.
      place.live = undefined
      throw error
    }
    return true
  }
  /** Another node has moved a game: if it is looked at here, it is shown. */
  #heard(id: string, seq: number): void {
    if (id.startsWith(PRESENT)) this.presence.heard(id)
    if (id.startsWith(TALK)) this.voices.heard(id.slice(TALK.length), seq).catch(() => undefined)
    const place = this.#places.get(id)
    if (!place?.live || place.live.seq >= seq) return
    place.inTurn(() => this.#behind(place)).catch(() => undefined)
  }
  /** A bell may be missed: what is open here is compared now and then. */
  async compare(): Promise<void> {
    this.ease()
    const open = this.open.filter((id) => this.#places.get(id)?.live)
    if (open.length > 0) for (const [id, seq] of await this.world.store.seqs(open)) this.#heard(id, seq)
    await this.voices.compare(open.filter((id) => this.watchers(id).length > 0))
  }

  /** What was not shown is. */
  ease(): void {
    for (const { watchers } of this.#places.values()) for (const watcher of watchers) watcher.drained()
  }

  /** Games that nobody looks at are let go of, the one used longest ago first. */
  #tidy(): void {
    const idle = [...this.#places.values()].filter(({ watchers, waiting }) => watchers.size === 0 && waiting === 0)
    for (const place of idle.slice(0, Math.max(0, idle.length - IDLE))) {
      void place.keep(this.world.store)
      this.#places.delete(place.id)
    }
  }
  /** All that is under way is done. */
  async close(): Promise<void> {
    this.presence.close()
    await Promise.all([...this.#places.values()].map((place) => place.inTurn(() => place.keep(this.world.store))))
    await this.editions.close()
  }
}
