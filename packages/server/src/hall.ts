/** The games that are open on this node. Nobody owns a game: what is here is a copy of what the journal says. */
import { fromHex, type LogEntry, type Role, type Viewer, verifiableChance } from '@carillon/kernel'
import type { NewGame, News, Talk } from '@carillon/protocol'
import { Impossible, type Library } from '@carillon/room'
import { botIn } from './bots.ts'
import { clockAfter, deadlineOf, type Span, type Waiting } from './clock.ts'
import type { Command } from './command.ts'
import type { Counsel } from './counsel.ts'
import { flagging, type Now, type Past } from './deals.ts'
import { pastOf } from './history.ts'
import { comes, talkIn } from './ledger.ts'
import { type Attempt, type Happened, type Kept, Live, type Origin, RECENT } from './live.ts'
import type { GameTable } from './store/schema.ts'
import type { Append, Appended, Store } from './store/store.ts'
import type { Vault } from './vault.ts'

/** Who looks at a game: he is told when it may have changed for him. */
export interface Watcher {
  readonly seat: Viewer
  happened(happened: Happened, live: Live): void
  look(live: Live): void
  tell(news: News): void
}
export interface HallWorld {
  readonly store: Store
  readonly vault: Vault
  readonly library: Library
  now(): number
  /** Works out what people ask; without it nobody does. */
  readonly counsel?: Counsel
  /** Times in which the house was down. */
  outages?(): readonly Span[]
}

/** A position is kept after so many rows; so many requests wait for a game; so many games nobody looks at stay open. */
const [OFTEN, WAITING, IDLE] = [32, 8, 500]
/** Before the name of a game in which something was said. */
const TALK = '~'
/** Milliseconds after which another node looks after a bot. */
const BOT_NET = 15_000
/** More than two nodes can get in each other's way. */
const TRIES = 16

/** One game that is open: what is done with it is done one after the other. */
class Place {
  readonly id: string
  readonly watchers = new Set<Watcher>()
  live: Live | undefined
  /** The row of the position that is kept, and how many lines. */
  keptSeq = 0
  keptLines = 0
  /** The game was set back: kept lines from here on are to go. */
  cut: number | undefined
  #tail: Promise<unknown> = Promise.resolve()
  waiting = 0

  constructor(id: string) {
    this.id = id
  }
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.waiting += 1
    const turn = this.#tail.then(act).finally(() => {
      this.waiting -= 1
    })
    this.#tail = turn.catch(() => undefined)
    return turn
  }
}

export class Hall {
  readonly world: HallWorld
  readonly #places = new Map<string, Place>()
  /** What was said and told here already. */
  readonly #told = new Set<string>()
  /** Told after every row that was appended here, and when somebody comes to look. */
  moved: (live: Live) => void = () => undefined

  constructor(world: HallWorld) {
    this.world = world
    world.store.hear((game, seq) => this.#heard(game, seq))
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
    if (place.waiting >= WAITING) return Promise.reject(new Impossible('busy', 'too much at once: try again'))
    return place.inTurn(async () => {
      let live = await this.#live(place)
      for (let i = 0; i < TRIES; i++) {
        let made: Attempt | undefined
        try {
          made = attempt(live)
        } catch (error) {
          if (key !== null && (await this.world.store.known(id, key)) !== undefined) return this.#catchUp(place)
          if (await this.#behind(place)) {
            live = await this.#live(place)
            continue
          }
          throw error
        }
        if (!made) return
        made = this.#timed(live, made)
        const appended = await this.#appended(this.#entry(live, made, key, who))
        if (appended === 'done') return this.#adopt(place, made)
        await this.#catchUp(place)
        if (appended === 'known') return
        live = await this.#live(place)
      }
      throw new Impossible('busy', 'too many at this table at once: try again')
    })
  }
  /** Whether it was kept is not known if the store breaks: the same key again finds out. */
  async #appended(entry: Append): Promise<Appended> {
    try {
      return await this.world.store.append(entry)
    } catch (error) {
      throw new Impossible('unsaved', error instanceof Error ? error.message : String(error))
    }
  }
  get now(): Now {
    return { at: this.world.now(), outages: this.world.outages?.() ?? [] }
  }
  /** The clock after the row: a row that changes it has it. */
  #timed(before: Live, made: Attempt): Attempt {
    const { next, command } = made
    const { clock } = next
    if (!clock || clock.paused || (clock.running.length === 0 && command.do !== 'begin')) return made
    const { at, outages } = this.now
    const after = clockAfter(clock, waitingFor(next), outages, at)
    if (after === clock && command.clock === undefined && before.clock === clock) return made
    next.clock = after
    return { ...made, command: { ...command, clock: after } }
  }
  #entry(before: Live, { command, next }: Attempt, key: string | null, who: string | null): Append {
    const { table, clock } = next
    const { at, outages } = this.now
    const deadline = clock && !next.over ? deadlineOf(clock, outages) : null
    // A net under the node that dies while its bot thinks.
    const bot =
      botIn(next) === undefined ? [] : [{ key: `bot:${next.id}`, kind: 'bot', due: at + BOT_NET, body: next.id }]
    const flag =
      deadline === null || clock?.rules.flag !== 'auto'
        ? []
        : [{ key: `clock:${next.id}`, kind: 'clock', due: deadline, body: next.id }]
    // Counted once, whichever node comes to it.
    const rate =
      next.over && !before.over && next.origin.rated
        ? [{ key: `rate:${next.id}`, kind: 'rate', due: at, body: next.id }]
        : []
    const drop = [
      ...(bot.length === 0 && botIn(before) !== undefined ? [`bot:${next.id}`] : []),
      ...(flag.length === 0 && before.clock ? [`clock:${next.id}`] : []),
    ]
    const outcome = table.over ? next.origin.game.outcome(table.state) : undefined
    return {
      row: { game: next.id, seq: next.seq, at, who, key, body: JSON.stringify(command) },
      head: {
        state: next.ended?.how === 'abort' ? 'void' : next.over ? 'over' : 'playing',
        waiting: JSON.stringify(next.over ? [] : table.waiting.map(({ role }) => role)),
        turn: next.seq,
        clock: clock ? JSON.stringify(clock) : '{}',
        deadline,
        outcome: next.ended ? JSON.stringify(next.ended) : outcome ? JSON.stringify(outcome) : null,
      },
      ...(bot.length + flag.length + rate.length > 0 && { jobs: [...bot, ...flag, ...rate] }),
      ...(drop.length > 0 && { drop }),
    }
  }
  async #adopt(place: Place, { next, happened }: Attempt): Promise<void> {
    place.live = next
    this.world.store.ring(next.id, next.seq)
    this.#note(place, happened, next)
    this.#show(place)
    const due = next.seq - place.keptSeq >= OFTEN || place.keptSeq === 0 || place.cut !== undefined
    if (due) void this.#keep(place)
    this.moved(next)
  }
  #note(place: Place, happened: Happened, live: Live): void {
    if (happened.cut !== undefined) place.cut = place.keptLines = Math.min(place.keptLines, happened.cut)
    for (const watcher of place.watchers) watcher.happened(happened, live)
  }
  #show(place: Place): void {
    if (place.live) for (const watcher of place.watchers) watcher.look(place.live)
  }

  /** Somebody has come to a seat. With the last one clocks begin. */
  async arrived(id: string, role: Role): Promise<void> {
    const { store } = this.world
    if (!(await comes(store, id, role, this.world.now()))) return
    await this.act(id, null, null, (live) =>
      live.clock && live.clock.running.length === 0 && !live.over ? live.folding({ do: 'begin' }) : undefined,
    )
  }
  /** Whoever has no time left loses, if that is how it is played. */
  tick(id: string): Promise<void> {
    return this.act(id, null, null, (live) => flagging(live, this.now))
  }
  /** Where a game would be set back to. */
  past(id: string, role: Role, back: number): Promise<Past> {
    return this.read(id, async (live) => pastOf(live, await this.world.store.rows(id, 0), role, back))
  }
  /** Something was said: told here, and rung for the other nodes. */
  spoken(id: string, line: Talk): void {
    this.#told.add(`${id} ${line.at} ${line.role} ${line.text}`)
    for (const watcher of this.#places.get(id)?.watchers ?? []) watcher.tell({ news: 'talk', id, line })
    this.world.store.ring(`${TALK}${id}`, line.at)
  }
  async #overheard(id: string, at: number): Promise<void> {
    const { watchers } = this.#places.get(id) ?? {}
    if (!watchers?.size) return
    for (const line of await talkIn(this.world.store, id, at)) {
      if (this.#told.has(`${id} ${line.at} ${line.role} ${line.text}`)) continue
      this.#told.add(`${id} ${line.at} ${line.role} ${line.text}`)
      for (const watcher of watchers) watcher.tell({ news: 'talk', id, line })
    }
    if (this.#told.size > 1000) this.#told.clear()
  }

  // --- looking -------------------------------------------------------------------------------------------------

  /** What is read from a game, between two things that are done there. */
  read<T>(id: string, act: (live: Live) => T | Promise<T>): Promise<T> {
    const place = this.#place(id)
    return place.inTurn(async () => act(await this.#live(place)))
  }
  /** Looks on from now on; the first look is at the newest that is known anywhere. */
  watch(id: string, watcher: Watcher): Promise<void> {
    const place = this.#place(id)
    return place.inTurn(async () => {
      await this.#catchUp(place)
      place.watchers.add(watcher)
      const live = await this.#live(place)
      watcher.look(live)
      this.moved(live)
    })
  }
  leave(id: string, watcher: Watcher): void {
    const place = this.#places.get(id)
    place?.watchers.delete(watcher)
    this.#tidy()
  }
  watchers(id: string): readonly Watcher[] {
    return [...(this.#places.get(id)?.watchers ?? [])]
  }

  // --- opening and closing -------------------------------------------------------------------------------------

  #place(id: string): Place {
    let place = this.#places.get(id)
    // The one that was used last is let go of last.
    if (place) this.#places.delete(id)
    else place = new Place(id)
    this.#places.set(id, place)
    return place
  }
  async #live(place: Place): Promise<Live> {
    place.live ??= await this.#opened(place)
    return place.live
  }
  /** From the last position and the rows since; without one, or where it is of no use, from the set-up. */
  async #opened(place: Place): Promise<Live> {
    const { store } = this.world
    const row = await store.game(place.id)
    if (!row) {
      this.#places.delete(place.id)
      throw new Impossible('no-game', `there is no game ${place.id}`)
    }
    const origin = await originOf(row, this.world)
    const restored = await this.#restored(place, origin)
    if (!restored && row.seq > 0 && row.rules !== origin.game.rules) throw otherRules(row.rules)
    const live = restored ?? Live.begun(origin)
    for (const { body } of await store.rows(place.id, live.seq)) live.fold(JSON.parse(body) as Command)
    return live
  }
  async #restored(place: Place, origin: Origin): Promise<Live | undefined> {
    const { store } = this.world
    const position = await store.position(place.id)
    if (!position) return undefined
    const kept = JSON.parse(position.body) as Kept
    const from = Math.max(0, kept.lines - RECENT)
    const recent = await store.lines(place.id, from, kept.lines)
    if (recent.length !== kept.lines - from) return undefined
    place.keptSeq = position.seq
    place.keptLines = kept.lines
    const entries = recent.map(({ entry }) => JSON.parse(entry) as LogEntry)
    const live = Live.restored(origin, position.seq, kept, entries)
    // The rules were corrected since: it goes on under them only if nobody can tell.
    if (position.rules !== origin.game.rules && JSON.stringify(live.seen()) !== JSON.stringify(kept.seen))
      throw otherRules(position.rules)
    return live
  }
  /** Whether there was something newer. */
  async #behind(place: Place): Promise<boolean> {
    const live = await this.#live(place)
    const rows = await this.world.store.rows(place.id, live.seq)
    try {
      for (const { body } of rows) this.#note(place, live.fold(JSON.parse(body) as Command), live)
      if (rows.length > 0) this.#show(place)
    } catch (error) {
      // It stands where it must not: the next one opens it anew.
      place.live = undefined
      throw error
    }
    return rows.length > 0
  }
  async #catchUp(place: Place): Promise<void> {
    await this.#behind(place)
  }
  /** Another node has moved a game: if it is looked at here, it is shown. */
  #heard(id: string, seq: number): void {
    if (id.startsWith(TALK)) {
      this.#overheard(id.slice(TALK.length), seq).catch(() => undefined)
      return
    }
    const place = this.#places.get(id)
    if (!place?.live || place.live.seq >= seq) return
    place.inTurn(() => this.#catchUp(place)).catch(() => undefined)
  }
  /** A bell may be missed: what is open here is compared now and then. */
  async compare(): Promise<void> {
    const open = [...this.#places.values()].filter(({ live }) => live)
    if (open.length === 0) return
    for (const [id, seq] of await this.world.store.seqs(open.map(({ id }) => id))) this.#heard(id, seq)
  }

  #keep(place: Place): Promise<void> {
    const { live, keptLines } = place
    if (!live || live.seq === place.keptSeq) return Promise.resolve()
    const { kept, entries } = live.keeping(keptLines)
    place.keptSeq = live.seq
    place.keptLines = Math.max(keptLines, kept.lines)
    const lines = entries.map((entry, i) => ({ n: keptLines + i, entry: JSON.stringify(entry) }))
    const position = { game: place.id, seq: live.seq, rules: live.origin.game.rules, body: JSON.stringify(kept) }
    // A convenience: the journal has it all. Without it the next position keeps these lines again.
    const { cut } = place
    place.cut = undefined
    return this.world.store.keep(position, lines, cut).catch(() => {
      place.live = undefined
    })
  }
  /** Games that nobody looks at are let go of, the one used longest ago first. */
  #tidy(): void {
    const idle = [...this.#places.values()].filter(({ watchers, waiting }) => watchers.size === 0 && waiting === 0)
    for (const place of idle.slice(0, Math.max(0, idle.length - IDLE))) {
      void this.#keep(place)
      this.#places.delete(place.id)
    }
  }
  /** All that is under way is done. */
  async close(): Promise<void> {
    await Promise.all([...this.#places.values()].map((place) => place.inTurn(() => this.#keep(place))))
  }
}

/** Never played on as if nothing were: the version that it was begun with still can. */
const otherRules = (rules: string): Impossible =>
  new Impossible('broken', `played with rules ${rules}, which are not those here`)

async function originOf(row: GameTable, { library, vault }: Pick<HallWorld, 'library' | 'vault'>): Promise<Origin> {
  const { clock, sharing, ...setup } = JSON.parse(row.setup) as NewGame & Pick<Origin, 'clock' | 'sharing'>
  const game = await library.core(setup.game)
  const seed = vault.open(row.seed)
  const chance = sharing ? undefined : verifiableChance(fromHex(seed), setup.game)
  return { id: row.id, game, setup, commitment: row.commitment, seed, chance, clock, sharing, rated: row.rated === 1 }
}

/** Whom a game waits for, as anybody may know it; and, for the clock alone, who is done. */
function waitingFor({ table, clock, over }: Live): Waiting {
  if (over) return { roles: [], sealed: false, done: [] }
  const roles = table.waiting.map(({ role }) => role).filter((role) => clock && role in clock.left)
  return { roles, sealed: table.sealed, done: table.sealed ? roles.filter((role) => !table.decision(role)) : [] }
}
