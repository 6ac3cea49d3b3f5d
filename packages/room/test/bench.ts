/** A host without a browser, and somebody who sits at it. */
import {
  type Game,
  type GameRecord,
  type Option,
  pickOne,
  type Random,
  readRecord,
  replay,
  seeded,
} from '@carillon/kernel'
import type { Asked, NewGame, News, Reply, Request, Scene, Seat } from '@carillon/protocol'
import { type Listed, loadGame } from '@carillon/registry'
import { afterEach, beforeEach, vi } from 'vitest'
import { listed } from '../src/entries.ts'
import { type Claim, House, type World } from '../src/house.ts'
import type { Line } from '../src/line.ts'
import { fileOf } from '../src/records.ts'
import type { Kept, OldEntry, Store } from '../src/store.ts'
import type { Clockwork } from '../src/thinking.ts'
import { memoryStore } from './memory-store.ts'

export const HUMAN: Seat = { kind: 'human' }
export const BOT: Seat = { kind: 'bot', player: 'random' }

export const plan = (british: Seat, french: Seat, options: NewGame['options'] = {}): NewGame => ({
  game: 'quebec-1759',
  scenario: 'campaign',
  options,
  seats: { british, french },
})

/** For the tests of a file: the seeds of the dice come from the machine; here they are the same in every run. */
export function sameDice(): void {
  beforeEach(() => {
    const random = seeded(1759)
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((words) => {
      const bytes = words as unknown as Uint8Array
      for (let i = 0; i < bytes.length; i++) bytes[i] = random.below(256)
      return words
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
}

/** Whatever was on its way has arrived. */
export const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A person is wanted, bots wait for a nod, or the game is over. */
const atRest = ({ deciding, thinking, paused, observation }: Scene): boolean =>
  deciding !== undefined || observation.outcome !== undefined || (paused && thinking.length > 0)

type Deed = Asked<'answer' | 'walk' | 'confirm' | 'undo' | 'restart'>

const MADE = ['create', 'import', 'branch', 'step'] as const
type Unkeyed<R> = R extends Asked<(typeof MADE)[number]> ? Omit<R, 'key'> & Partial<Pick<R, 'key'>> : R
/** What a test asks: what makes something has a key of its own, if none is said. */
export type Wish = Unkeyed<Request>

export class Bench {
  readonly news: News[] = []
  readonly house: House
  readonly line: Line
  readonly store: Store
  readonly #random: Random
  /** The table that is open. */
  id = ''
  scene: Scene | undefined
  curtain: string | undefined
  /** How often bots have given people time to see. */
  waits = 0
  #keys = 0

  constructor(seed = 1, store: Store = memoryStore(), claim?: Claim, games?: World['games'], clockwork?: Clockwork) {
    this.store = store
    this.#random = seeded(seed)
    this.house = new House({
      store,
      random: seeded(seed + 1),
      now: () => 1759,
      wait: async () => {
        this.waits += 1
      },
      ...(claim && { claim }),
      ...(games && { games }),
      ...(clockwork && { clockwork }),
    })
    this.line = this.house.line((news) => this.hear(news), { owner: true })
  }
  hear(news: News): void {
    // What goes to the page goes as a copy.
    this.news.push(structuredClone(news))
    if (news.news === 'scene') [this.scene, this.curtain] = [news.scene, undefined]
    if (news.news === 'curtain') [this.scene, this.curtain] = [undefined, news.next]
  }

  async ask(wish: Wish): Promise<Reply> {
    const key = (MADE as readonly string[]).includes(wish.ask) && { key: `key ${++this.#keys}` }
    const request = { ...key, ...wish } as Request
    if (request.ask === 'open') this.id = request.id
    const reply = await this.line.handle(request)
    await this.rest()
    return reply
  }
  /** Everything that bots and dice do of themselves has been done. */
  async rest(): Promise<void> {
    for (let i = 0; i < 5000; i++) {
      await quiet()
      if (!this.scene || atRest(this.scene)) return
    }
    throw new Error(`nobody goes on: ${JSON.stringify(this.scene?.observation.waiting)}`)
  }
  /** Asks for what must be given. */
  async get<S extends Reply['said']>(said: S, request: Wish): Promise<Extract<Reply, { said: S }>> {
    const reply = await this.ask(request)
    if (reply.said !== said) throw new Error(`said ${JSON.stringify(reply)}`)
    return reply as Extract<Reply, { said: S }>
  }

  async start(setup: NewGame): Promise<string> {
    const { id } = await this.get('opened', { ask: 'create', setup })
    await this.open(id)
    return id
  }
  async open(id: string): Promise<void> {
    await this.get('opened', { ask: 'open', id })
  }
  close(): Promise<Reply> {
    return this.get('done', { ask: 'close', table: this.id })
  }
  /** Something done at the open table, by whom the screen decides for. */
  deed(what: Deed['ask'], more: Partial<Asked<'answer'>> = {}): Promise<Reply> {
    const { deciding = '', observation } = this.scene ?? {}
    const key = `key ${++this.#keys}`
    const seat = deciding || (this.scene?.seat ?? 'nobody')
    return this.ask({ table: this.id, seat, revision: observation?.revision ?? -1, key, ...more, ask: what } as Deed)
  }
  /** The same, and it must be done. */
  async did(what: Deed['ask']): Promise<void> {
    const reply = await this.deed(what)
    if (reply.said !== 'done') throw new Error(`said ${JSON.stringify(reply)}`)
  }

  get options(): readonly Option[] {
    return this.scene?.observation.decision?.options ?? []
  }
  answer(option: Option): Promise<Reply> {
    return this.deed('answer', { option })
  }
  /** One click of somebody who plays at random: sits down, confirms, or picks. False when there is nothing to click. */
  async click(): Promise<boolean> {
    const { scene, curtain } = this
    if (curtain !== undefined) await this.get('done', { ask: 'sit', table: this.id, seat: curtain })
    else if (scene?.pending) await this.did('confirm')
    else if (this.options.length > 0) {
      const reply = await this.answer(pickOne(this.options, this.#random))
      if (reply.said !== 'done') throw new Error(JSON.stringify(reply))
    } else return false
    return true
  }
  async playOut(most = 20_000): Promise<number> {
    let clicks = 0
    while (await this.click()) {
      clicks += 1
      if (clicks > most) throw new Error(`no end after ${most} clicks`)
    }
    return clicks
  }
  async record(id: string): Promise<GameRecord> {
    return readRecord((await this.get('record', { ask: 'export', id })).text)
  }
  /** The table as it really is, made again from the record. */
  async table(id: string) {
    const record = await this.record(id)
    const game = await loadGame(record.game)
    if (!game) throw new Error(record.game)
    return replay(game, record)
  }
}

/** The record of a game as it lies in a store. */
export async function keptText(store: Store, id: string): Promise<string> {
  return fileOf(id, (await store.get(id)) as Kept).text
}
/** A kept game as it would have been kept of old. */
export async function oldEntry(store: Store, id: string): Promise<OldEntry> {
  const head = await store.head(id)
  return { ...listed(id, head), text: await keptText(store, id) }
}
/** A game with something of it changed. */
export async function wrapped(id: string, change: object): Promise<readonly Listed[]> {
  const whole = { ...(await loadGame(id)), ...change } as Game
  return [{ id, core: async () => whole, load: async () => whole }]
}
