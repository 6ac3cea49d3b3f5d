/** The house of rooms: opens tables, keeps their games, and has a line to everybody who looks. Knows no DOM and no Node. */
import { checkSettings, type GameRecord, type Random, startTable } from '@carillon/kernel'
import { witsOf } from '@carillon/players'
import type { NewGame, News } from '@carillon/protocol'
import { GAMES, type Listed } from '@carillon/registry'
import { Impossible } from './impossible.ts'
import { Keeper } from './keeper.ts'
import { Library } from './library.ts'
import { Line } from './line.ts'
import { freshLuck } from './luck.ts'
import type { Notice, OpenedGame } from './opening.ts'
import { Replies } from './replies.ts'
import type { Rights } from './rights.ts'
import { Room } from './room.ts'
import { checkedSeats } from './seats.ts'
import { holding, type Store } from './store.ts'
import type { Clockwork } from './thinking.ts'

/** Gives a game up. */
export type Release = () => void
/** Undefined if it is played elsewhere. With `take` the other is asked for it; `lost` when another has asked for ours. */
export type Claim = (id: string, take: boolean, lost: () => void) => Promise<Release | undefined>

export interface World {
  readonly store: Store
  readonly random: Random
  now(): number
  wait(milliseconds: number): Promise<void>
  /** Without it machine players think by counting. */
  readonly clockwork?: Clockwork
  /** Without it there is one window only. */
  readonly claim?: Claim
  /** Without it, all that the registry has. */
  readonly games?: readonly Listed[]
}

/** What deals with games that are kept, and with what is wrong: who begins one does without it. */
const archive = () => import('./archive.ts')

/** A room that is open: kept as it goes, and held against other windows. */
export interface Open {
  readonly room: Room
  readonly keeper: Keeper
  readonly release: Release
  readonly lines: Set<Line>
  /** What has become of it since it was kept. */
  readonly notice: Notice | undefined
  closing?: Promise<void>
}
export class House {
  readonly library: Library
  readonly random: Random
  readonly store: Store
  /** To what the owner asks that makes something: a new game, a step of the bots. */
  readonly replies = new Replies()
  readonly #world: World
  readonly #rooms = new Map<string, Promise<Open>>()

  constructor(world: World) {
    this.#world = world
    this.random = world.random
    this.store = holding(world.store)
    this.library = new Library(world.games ?? GAMES)
  }

  get clockwork(): Clockwork | undefined {
    return this.#world.clockwork
  }
  /** A line to somebody: what he may is fixed with it. */
  line(tell: (news: News) => void, rights: Rights): Line {
    return new Line(this, tell, rights)
  }

  // --- opening and closing -------------------------------------------------------------------------------------

  async create(line: Line, { game: id, scenario, options, seats }: NewGame): Promise<Open> {
    const game = await this.library.core(id)
    const checked = checkSettings(game, scenario, options)
    if ('problem' in checked) throw new Impossible('settings', (await archive()).problemText(checked.problem))
    const { settings } = checked
    const setup = { game: game.id, scenario, options: settings, seats: checkedSeats(game, settings, seats) }
    const table = startTable(game, game.setup(scenario, settings))
    return this.#start(line, { setup, table, luck: freshLuck(game.id), before: [] })
  }
  async begin(line: Line, record: GameRecord): Promise<Open> {
    const { openRecord } = await archive()
    return this.#start(line, await openRecord(this.library.core, record))
  }
  async #start(line: Line, opened: OpenedGame): Promise<Open> {
    const id = crypto.randomUUID().slice(0, 8)
    await line.close()
    const open = this.made(id, this.#world.now(), opened, await this.claim(id, false))
    this.#rooms.set(id, Promise.resolve(open))
    open.lines.add(line)
    await open.keeper.keep()
    return open
  }

  /** The room of a kept game; the same for all who come. */
  async open(line: Line, id: string, here: boolean): Promise<Open> {
    const known = this.#rooms.get(id)
    const opening = known ?? archive().then(({ openRoom }) => openRoom(this, id, here))
    this.#rooms.set(id, opening)
    const open = await opening.catch((error: unknown) => {
      this.#rooms.delete(id)
      throw error
    })
    if (open.closing) {
      await open.closing
      return this.open(line, id, here)
    }
    open.lines.add(line)
    return open
  }
  made(id: string, started: number, opened: OpenedGame, release: Release): Open {
    const { random, wait, now, clockwork } = this.#world
    const { setup, notice, written } = opened
    const wits = async (learned = true) => witsOf((await this.library.whole(setup.game)).strategy, learned)
    const room = new Room({ ...opened, id, started }, { random, wait, wits, clockwork, single: true })
    const lines = new Set<Line>()
    // Every click is kept, also a secret one: that it was not is for the owner of the machine alone.
    const tell = (news: News) => {
      for (const line of lines) if (line.rights.owner) line.tell(news)
    }
    return { room, keeper: new Keeper(room, this.store, now, tell, written), release, lines, notice }
  }

  /** The last one to leave closes the room; all that was played is kept. */
  async leave(line: Line, open: Open): Promise<void> {
    const { room, keeper, release, lines } = open
    if (lines.size > 1) {
      lines.delete(line)
      return
    }
    room.close()
    open.closing ??= keeper.saved().then(() => {
      this.#rooms.delete(room.id)
      lines.clear()
      release()
    })
    await open.closing
  }

  /** The room of a game that is open. */
  async opened(id: string): Promise<Open | undefined> {
    return this.#rooms.get(id)?.catch(() => undefined)
  }

  async claim(id: string, here: boolean): Promise<Release> {
    const { claim } = this.#world
    if (!claim) return () => undefined
    const release = await claim(id, here, () => void this.#giveUp(id))
    if (!release) throw new Impossible('elsewhere', `${id} is open in another window`)
    return release
  }
  /** Another window plays on. */
  async #giveUp(id: string): Promise<void> {
    const open = await this.opened(id)
    const lines = [...(open?.lines ?? [])]
    for (const line of lines) await line.close()
    for (const line of lines) line.tell({ news: 'elsewhere', id })
  }
}
