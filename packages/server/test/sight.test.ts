/** What each has read of a game’s log, at two nodes, whoever is slow to read and whatever is taken back: never a line that is gone. */
import { type LogEntry, logFor, type Option, type Random, seeded } from '@carillon/kernel'
import type { FromHouse, Reply, Request, Scene } from '@carillon/protocol'
import { type Socket, SocketWire } from '@carillon/protocol/socket'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { afterEach, expect, test } from 'vitest'
import { sameDice } from '../../room/test/bench.ts'
import { Hall } from '../src/hall.ts'
import { playedAgain } from '../src/history.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { type Made, makeTable, type Wish } from '../src/tables.ts'
import { hashOf, Vault } from '../src/vault.ts'
import { Visitor } from '../src/visitor.ts'
import { afterwards, closeAll } from './tables.ts'

sameDice()
afterEach(closeAll)

/** Somebody with the page’s own line, without a network: he reads when the test says so. */
class Reader {
  readonly hall: Hall
  readonly #visitor: Visitor
  readonly #wire: SocketWire
  full = false
  scene: Scene | undefined
  log: string[] = []
  #number = 0
  #replies = new Map<number, (reply: Reply) => void>()

  constructor(hall: Hall, id: string, role?: string, token?: string) {
    this.hall = hall
    const only = role === undefined ? {} : { only: { game: id, role } }
    const session = token === undefined ? undefined : hashOf(token)
    const socket: Socket = {
      ...{ onopen: null, onmessage: null, onclose: null, close: () => undefined },
      send: (text) => {
        const { number, request } = JSON.parse(text) as { number: number; request: unknown }
        void this.#visitor.handle(request).then((reply) => heard({ number, reply }))
      },
    }
    const heard = (message: FromHouse) => socket.onmessage?.({ data: JSON.stringify(message) })
    const outlet = { send: heard, isFull: () => this.full }
    this.#visitor = new Visitor(
      hall,
      { session, account: null, bearer: true, ...only },
      {
        send: heard,
        get full() {
          return outlet.isFull()
        },
      },
    )
    this.#wire = new SocketWire({ connect: () => socket, later: () => () => undefined, random: () => 0 })
    this.#wire.onmessage = ({ data }) => {
      if (!('news' in data)) this.#replies.get(data.number)?.(data.reply)
      else if (data.news === 'scene') this.#shown(data.scene)
    }
    socket.onopen?.()
  }
  #shown(scene: Scene): void {
    this.scene = scene
    const { logFrom, observation } = scene
    expect(logFrom).toBeLessThanOrEqual(this.log.length)
    this.log = [...this.log.slice(0, logFrom), ...observation.log.map((line) => JSON.stringify(line))]
  }
  ask(request: Request): Promise<Reply> {
    const number = ++this.#number
    return new Promise((resolve) => {
      this.#replies.set(number, resolve)
      this.#wire.postMessage({ number, request })
    })
  }
  reads(): void {
    this.full = false
    this.#visitor.drained()
  }
}

let time = Date.now()
const world = (store: Store): Hall['world'] => ({
  ...{ store, vault: new Vault(new Uint8Array(32)), now: () => (time += 10_000), library: new Library(GAMES) },
})
async function tableOn(halls: readonly Hall[], wish: Pick<Wish, 'title' | 'scenario' | 'delay'>) {
  const made = await makeTable(halls[0] as Hall, { options: {}, bots: {}, visibility: 'link', ...wish })
  return seatedAt(halls, made)
}
async function seatedAt(halls: readonly Hall[], { id, tokens }: Pick<Made, 'id' | 'tokens'>) {
  const readers: Reader[] = []
  for (const one of halls)
    for (const who of [...Object.entries(tokens), []]) {
      const reader = new Reader(one, id, ...who)
      expect(await reader.ask({ ask: 'open', id })).toMatchObject({ said: 'opened' })
      readers.push(reader)
    }
  return { hall: halls[0] as Hall, id, tokens, readers }
}
type Opened = Awaited<ReturnType<typeof tableOn>>

/** One click of who is asked, or one taken back; he reads before he does so. */
async function click(
  { hall, id, readers }: Opened,
  random: Random,
  back: number,
): Promise<'undo' | 'answer' | undefined> {
  const asked = await hall.latest(id, ({ table }) => table.decisions[0])
  const own = readers.filter(({ scene }) => scene?.seat === asked?.role)
  const who = own[random.below(own.length || 1)]
  if (!asked || !who) return undefined
  who.reads()
  await who.hall.latest(id, () => undefined)
  const { revision, canUndo, decision } = (who.scene as Scene).observation
  const deed = { table: id, seat: asked.role, revision, key: `k${++keys}` }
  const option = decision?.options[random.below(decision.options.length)]
  const ask = !option || (canUndo && random.below(100) < back) ? 'undo' : 'answer'
  expect(await who.ask({ ...deed, ...(ask === 'undo' ? { ask } : { ask, option: option as Option }) })).toEqual(DONE)
  return ask
}
let keys = 0
const DONE = { said: 'done' }

/** All that was noted and still stands: a table that was set back holds only the end of it. */
async function logIn({ hall, id }: Pick<Opened, 'hall' | 'id'>): Promise<readonly LogEntry[]> {
  const { origin } = await hall.latest(id, (now) => now)
  let log: readonly LogEntry[] = []
  playedAgain(origin, await hall.world.store.rows(id, 0), ({ table }) => {
    log = [...log.slice(0, table.noted - table.log.length), ...table.log]
  })
  return log
}
/** What each has read is the end of what there is for him to read. */
async function expectRead({ hall, id, readers }: Opened): Promise<void> {
  const log = await logIn({ hall, id })
  for (const reader of readers) {
    await reader.hall.latest(id, () => undefined)
    reader.reads()
    const seat = reader.scene?.seat as string
    const lines = logFor(log, seat).map((line) => JSON.stringify(line))
    expect(reader.log.length, seat).toBeGreaterThan(10)
    expect(reader.log, seat).toEqual(lines.slice(-reader.log.length))
  }
}

test.each([
  ['quebec-1759', 'campaign', 200],
  ['wilderness-war', 'early-war', 200],
  ['bayonets-and-tomahawks', '4', 400],
])('%s: nobody keeps a line that was taken back, and none is missing', async (title, scenario, clicks) => {
  const store = sqliteStore(':memory:')
  afterwards(() => store.close())
  const random = seeded(1)
  const table = await tableOn([new Hall(world(store)), new Hall(world(store))], { title, scenario })
  // One reads nothing for so long that what he has not read is not held any more.
  const asleep = table.readers.at(-1)
  let undone = 0
  for (let i = 0; i < clicks; i++) {
    for (const reader of table.readers) if (random.below(4) === 0) reader.full = !reader.full
    if (asleep) asleep.full = i < clicks - 30
    if ((await click(table, random, 30)) === 'undo') undone += 1
  }
  expect(undone).toBeGreaterThan(20)
  await expectRead(table)
})

/** By consent of all, to before a choice of the British some time ago. */
async function setBack({ hall, id }: Opened, back: number): Promise<void> {
  const past = await hall.past(id, 'british', back)
  await hall.act(id, null, null, (live) => live.folding({ do: 'rewind', by: ['british', 'french'], ...past.to }))
}

test('a game that is set back again and again: each has read what stands, also who watches some turns later', async () => {
  const store = sqliteStore(':memory:')
  afterwards(() => store.close())
  const random = seeded(7)
  const table = await tableOn([new Hall(world(store))], { title: 'wilderness-war', scenario: 'early-war', delay: 1 })
  for (let i = 0; i < 100; i++) {
    await click(table, random, 0)
    if (i % 10 === 9) await setBack(table, 1 + (i % 7))
  }
  await table.hall.act(table.id, null, null, (live) => live.folding({ do: 'end', ended: { how: 'draw' } }))
  await expectRead(table)
})

test('a node that dies after a game was set back leaves no line of it in the store', async () => {
  const store = sqliteStore(':memory:')
  afterwards(() => store.close())
  const random = seeded(3)
  let dead = false
  const keep: Store['keep'] = (...kept) => (dead ? new Promise(() => undefined) : store.keep(...kept))
  const table = await tableOn([new Hall(world({ ...store, keep }))], { title: 'wilderness-war', scenario: 'early-war' })
  for (let i = 0; i < 120; i++) await click(table, random, 0)
  dead = true
  await setBack(table, 30)
  const next = await seatedAt([new Hall(world(store))], table)
  for (let i = 0; i < 70; i++) await click(next, random, 0)
  await expectRead(next)
  const log = await logIn(next)
  const kept = await store.lines(next.id, 0, log.length)
  expect(kept.length).toBeGreaterThan(50)
  expect(kept.map(({ n, entry }) => ({ n, ...JSON.parse(entry) }))).toEqual(
    log.slice(0, kept.length).map((entry, n) => ({ n, ...entry })),
  )
})

test('a table that is opened anew while somebody looks tells him what was taken back meanwhile', async () => {
  const store = sqliteStore(':memory:')
  afterwards(() => store.close())
  const random = seeded(4)
  let fails = 0
  const keep: Store['keep'] = (...kept) =>
    random.below(2) === 0 && ++fails ? Promise.reject(new Error('full')) : store.keep(...kept)
  const deaf: Store = { ...store, hear: () => undefined, keep }
  const halls = [new Hall(world(store)), new Hall(world(deaf))]
  const table = await tableOn(halls, { title: 'wilderness-war', scenario: 'early-war' })
  for (let i = 0; i < 300; i++) await click(table, random, 30)
  expect(fails).toBeGreaterThan(2)
  await expectRead(table)
})
