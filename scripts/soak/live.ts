/** Many games at once on one node: two who play and one who looks on at each, an answer now and then. How long a click takes. */
import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { seeded } from '@carillon/kernel'
import type { FromHouse } from '@carillon/protocol'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { WebSocket } from 'ws'
import { Hall } from '../../packages/server/src/hall.ts'
import { type OpeningWorld, opened } from '../../packages/server/src/opening.ts'
import { sqliteStore } from '../../packages/server/src/store/sqlite.ts'
import { makeTable } from '../../packages/server/src/tables.ts'
import { Vault } from '../../packages/server/src/vault.ts'
import type { Attack, Attacked } from './attacker.ts'
import type { SoakNode } from './nodes.ts'

export interface Living {
  games: number
  sockets: number
  answers: number
  /** Milliseconds from the click to the acknowledgement. */
  p50: number
  p95: number
  p99: number
  refused: number
  dropped: number
  /** Of the node: share of one core, milliseconds of it an answer, MB. */
  core: number
  perAnswer: number
  memory: number
  /** Bytes of a message, on average. */
  bytes: number
  /** What else the machine did: processes that wanted to run, and how many processors there are. */
  load: number
  processors: number
  /** The same clicks for as long again while somebody asks without end; what he did. */
  attacked?: Attacked & Pick<Living, 'p50' | 'p95' | 'p99'> & { answers: number }
}
export interface LivePlan {
  readonly games: number
  /** Milliseconds that are measured; and between two answers of a game, on average. */
  readonly time: number
  readonly pause: number
  readonly node: SoakNode
  readonly data: string
  readonly key: string
  /** Requests a second of somebody who means no good, in a second half. */
  readonly attack?: number
}

const quantile = (sorted: readonly number[], q: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0) * 10) / 10

function quantiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99) }
}
const attacked = (workerData: Attack): Promise<Attacked> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./attacker.ts', import.meta.url), { workerData })
    worker.once('message', resolve).once('error', reject)
  })

/** Only as much of a page as it takes: the last question, and the reply that is waited for. */
class Seat {
  readonly socket: WebSocket
  #reply: ((said: string) => void) | undefined
  dropped = false
  #number = 0

  readonly role: string

  constructor(port: number, token: string, role: string, localAddress: string, heard: (bytes: number) => void) {
    this.role = role
    const headers = { authorization: `Bearer ${token}` }
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers, localAddress })
    this.socket.on('error', () => undefined)
    this.socket.on('close', () => {
      this.dropped = true
      this.#reply?.('dropped')
    })
    this.socket.on('message', (data: Buffer) => {
      heard(data.length)
      // Whose turn it is and what is offered is read by the hall of the test: here only replies count.
      if (!data.subarray(0, 9).equals(NUMBER)) return
      const { reply } = JSON.parse(String(data)) as Extract<FromHouse, { number: number }>
      this.#reply?.(reply.said)
      this.#reply = undefined
    })
  }
  get opened(): Promise<unknown> {
    return new Promise((resolve, reject) => this.socket.once('open', resolve).once('error', reject))
  }
  ask(request: object): Promise<string> {
    return new Promise((resolve) => {
      this.#reply = resolve
      this.socket.send(JSON.stringify({ number: ++this.#number, request }))
    })
  }
}
const NUMBER = Buffer.from('{"number"')

export async function live(plan: LivePlan, say: (text: string) => void): Promise<Living> {
  const { games, time, pause, node, data, key, attack } = plan
  const store = sqliteStore(`${data}/carillon.db`)
  const library = new Library(GAMES)
  const vault = new Vault(Buffer.from(key, 'hex'))
  const hall = new Hall({ store, vault, now: () => Date.now(), library })
  const world = { store, vault, library, editions: hall.editions }
  const random = seeded(1759)
  let times: number[] = []
  const found = { refused: 0, dropped: 0, answers: 0, bytes: 0, messages: 0 }
  const heard = (bytes: number) => {
    found.bytes += bytes
    found.messages += 1
  }
  const tables: { id: string; seats: Seat[] }[] = []
  let elsewhere: string | undefined
  for (let i = 0; i < games; i++) {
    const { id: title } = GAMES[i % GAMES.length] as (typeof GAMES)[number]
    const { scenarios } = await library.core(title)
    const wish = { title, scenario: scenarios[0]?.id as string, options: {}, bots: {}, visibility: 'link' } as const
    const { id, tokens } = await makeTable(hall, wish)
    // A game from an address: nobody is one too many.
    const from = `127.1.${i >> 8}.${i & 255}`
    const seats = Object.entries(tokens).map(([role, token]) => new Seat(node.port, token, role, from, heard))
    // Who looks on has a seat elsewhere: here he has none.
    if (elsewhere) seats.push(new Seat(node.port, elsewhere, 'spectator', from, heard))
    elsewhere = Object.values(tokens)[0]
    await Promise.all(seats.map((seat) => seat.opened))
    await Promise.all(seats.map((seat) => seat.ask({ ask: 'open', id })))
    tables.push({ id, seats })
    if ((i + 1) % 250 === 0) say(`live: ${i + 1} games open`)
  }
  await hall.close()
  const before = await usage(node)
  const began = performance.now()
  const [heardBefore, bytesBefore] = [found.messages, found.bytes]
  let over = false
  const answering = tables.map(async ({ id, seats }) => {
    await sleep(random.below(pause))
    while (!over) {
      const asked = await questionIn(world, id)
      const seat = seats.find(({ role }) => role === asked?.role)
      if (!asked || !seat) return
      const option = asked.options[random.below(asked.options.length)]
      const click = {
        ask: 'answer',
        table: id,
        seat: asked.role,
        revision: asked.revision,
        key: `k${random.below(1e9)}`,
        option,
      }
      const clicked = performance.now()
      const said = await seat.ask(click)
      times.push(performance.now() - clicked)
      found.answers += 1
      if (said === 'dropped') found.dropped += 1
      else if (said !== 'done') found.refused += 1
      // As chance has it, so often on average.
      await sleep(Math.min(5 * pause, -Math.log(1 - random.below(1e6) / 1e6) * pause))
    }
  })
  const reports = setInterval(() => say(`live: ${found.answers} answers`), 15_000)
  await sleep(time)
  const seconds = (performance.now() - began) / 1000
  const after = await usage(node)
  const [calm, answers] = [times, found.answers]
  times = []
  const attacker = attack === undefined ? undefined : await attacked({ port: node.port, time, rate: attack })
  const under = attacker && { ...attacker, ...quantiles(times), answers: times.length }
  over = true
  clearInterval(reports)
  await Promise.race([Promise.all(answering), sleep(3000)])
  for (const { seats } of tables) for (const { socket } of seats) socket.terminate()
  await store.close()
  const cpu = after.cpu - before.cpu
  return {
    ...{ games, sockets: tables.reduce((sum, { seats }) => sum + seats.length, 0), answers },
    ...quantiles(calm),
    ...{ refused: found.refused, dropped: found.dropped },
    ...{ core: Math.round((cpu / seconds) * 100) / 100, perAnswer: Math.round((cpu / answers) * 1e5) / 100 },
    ...{ memory: Math.round(after.memory / 1e6) },
    bytes: Math.round((found.bytes - bytesBefore) / Math.max(1, found.messages - heardBefore)),
    ...{ load: Math.round((loadavg()[0] ?? 0) * 10) / 10, processors: cpus().length },
    ...(under && { attacked: under }),
  }
}

/** What a game asks now, as its rows say: read beside the node, at no cost to it. */
async function questionIn(world: OpeningWorld, id: string) {
  const { table } = (await opened(world, id)).live
  const [choice] = table.decisions
  return choice && { role: choice.role, options: choice.options, revision: table.revision(choice.role) }
}
const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function usage({ port }: SoakNode): Promise<{ cpu: number; memory: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const of = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? 0)
  return { cpu: of('process_cpu_seconds_total'), memory: of('process_resident_memory_bytes') }
}
