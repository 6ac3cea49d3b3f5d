/**
 * A line to a house over the network. It comes back by itself when it is cut, opens the table again, and sends again what was
 * not replied to, with the same keys: a deed counts once. What the house tells as changes is handed on as scenes.
 */
import { changed } from './change.ts'
import type { FromHouse, ToHouse } from './index.ts'
import type { News } from './news.ts'
import type { Reply } from './reply.ts'
import type { Asked, Request } from './request.ts'
import type { Fresh, Scene } from './scene.ts'

/** What of a WebSocket is used. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: (() => void) | null
}
export interface Connection {
  connect(): Socket
  /** Runs it later; what is returned calls it off. */
  later(act: () => void, milliseconds: number): () => void
  random(): number
}
/** Milliseconds: before the first try to come back, more by chance and with every try, at most; and until a silent house is given up, or one in doubt. */
const PATIENCE = { first: 500, jitter: 2500, most: 10_000, silence: 15_000, doubt: 4000 }
/** The house may do it later: the same is asked again. */
const LATER = ['busy', 'unsaved']
/** Numbers of what the line asks by itself: the pace, the table. */
const [PACE, OPEN] = [-1, -2]
/** How often; then the person is told. Milliseconds more with each; and seconds that it is waited at most if the house says how long. */
const [TRIES, AGAIN, LONGEST] = [20, 300, 10]

interface Waiting extends ToHouse {
  tries: number
}
/** A table that is open here: the last scene, without what is not a state, and how much of its log was handed on. */
interface Table {
  readonly id: string
  state:
    | (Omit<Scene, 'logFrom' | 'rolls' | 'observation'> & { observation: Omit<Scene['observation'], 'log'> })
    | undefined
  /** The number of the first line that was handed on, and of the next. */
  first: number
  next: number
}

/** The same choices asked about anew are another question: who remembers something of a question tells it by them. */
function asked<S extends NonNullable<Table['state']>>(before: S, after: S): S {
  const { decision, revision } = after.observation
  if (!decision || decision.options !== before.observation.decision?.options) return after
  if (revision === before.observation.revision) return after
  return { ...after, observation: { ...after.observation, decision: { ...decision, options: [...decision.options] } } }
}

export class SocketWire {
  onmessage: ((event: { readonly data: FromHouse }) => void) | null = null
  /** Told when the line is cut, and when it is there again. */
  onstatus: ((online: boolean) => void) | null = null
  /** Told when the table is open again: news that are no states may have been missed. */
  onback: (() => void) | null = null
  readonly #connection: Connection
  #socket: Socket | undefined
  #online = false
  #closed = false
  #tries = 0
  readonly #waiting = new Map<number, Waiting>()
  #table: Table | undefined
  #pace: Asked<'pace'> | undefined
  #callOff: () => void = () => undefined
  /** A house that stays silent will be given up. */
  #watching = false

  constructor(connection: Connection) {
    this.#connection = connection
    this.#connect()
  }
  get online(): boolean {
    return this.#online
  }
  close(): void {
    this.#closed = true
    this.#callOff()
    this.#socket?.close()
  }

  /** Something may have cut the line, and nobody was told: the device slept, or changed its network. A house that is there answers soon. */
  check(): void {
    if (this.#closed) return
    if (!this.#socket) {
      this.#callOff()
      this.#connect()
    } else if (this.#online && this.#pace) {
      this.#send({ number: PACE, request: this.#pace })
      this.#watch(PATIENCE.doubt)
    }
  }

  postMessage(message: ToHouse): void {
    // Who has hung up says nothing more.
    if (this.#closed) return
    const request = this.#meant(message.request)
    if (request.ask === 'pace') this.#pace = request
    if (request.ask === 'open' || request.ask === 'close') this.#waiting.delete(OPEN)
    if (request.ask === 'open') this.#table = { id: request.id, state: undefined, first: 0, next: 0 }
    if (request.ask === 'close' && this.#table?.id === request.table) this.#table = undefined
    const waiting = { number: message.number, request, tries: 0 }
    this.#waiting.set(message.number, waiting)
    if (this.#online) this.#send(waiting)
  }
  /** A house that was moved has forgotten what is held: it is told what is meant. */
  #meant(request: Request): Request {
    const pending = this.#table?.state?.pending
    return request.ask === 'confirm' && pending ? { ...request, option: pending } : request
  }

  // --- coming back ---------------------------------------------------------------------------------------------

  #connect(): void {
    const socket = this.#connection.connect()
    this.#socket = socket
    const lost = () => {
      if (this.#socket !== socket) return
      this.#socket = undefined
      this.#watching = false
      this.#became(false)
      if (this.#closed) return
      const { first, jitter, most } = PATIENCE
      const wait = Math.min(most, first * 2 ** Math.min(this.#tries, 4)) + this.#connection.random() * jitter
      this.#tries += 1
      this.#callOff()
      this.#callOff = this.#connection.later(() => this.#connect(), wait)
    }
    socket.onopen = () => {
      this.#tries = 0
      this.#became(true)
      this.#again()
    }
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return
      this.#watch()
      this.#heard(JSON.parse(String(data)) as FromHouse)
    }
    socket.onclose = lost
  }
  #became(online: boolean): void {
    if (this.#online === online) return
    this.#online = online
    this.onstatus?.(online)
  }
  /** How it was: the pace, the table, and what waits for a reply. */
  #again(): void {
    const asks = [...this.#waiting.values()].map(({ request }) => request.ask)
    if (this.#pace && !asks.includes('pace')) this.#send({ number: PACE, request: this.#pace })
    if (this.#waiting.has(OPEN) || !asks.includes('open')) this.#openAgain()
    if (this.#table) this.#table.state = undefined
    for (const waiting of this.#waiting.values()) if (waiting.number !== OPEN) this.#send(waiting)
  }
  #openAgain(): void {
    this.#waiting.delete(OPEN)
    if (!this.#table) return
    const { id } = this.#table
    const waiting: Waiting = { number: OPEN, request: { ask: 'open', id }, tries: 0 }
    this.#table.state = undefined
    this.#waiting.set(OPEN, waiting)
    this.#send(waiting)
  }
  #send({ number, request }: ToHouse): void {
    this.#socket?.send(JSON.stringify({ number, request }))
    // Who asks again and again does not put off when a silent house is given up.
    if (!this.#watching) this.#watch()
  }
  /** A house that is silent while somebody waits is not there. */
  #watch(doubt?: number): void {
    this.#callOff()
    this.#watching = this.#waiting.size > 0 || doubt !== undefined
    if (!this.#watching) return
    const socket = this.#socket
    this.#callOff = this.#connection.later(() => {
      socket?.close()
      socket?.onclose?.()
    }, doubt ?? PATIENCE.silence)
  }

  // --- hearing -------------------------------------------------------------------------------------------------

  #heard(message: FromHouse): void {
    if ('news' in message) {
      const news = this.#told(message)
      if (news) this.#hand(news)
    } else this.#replied(message.number, message.reply)
  }
  #replied(number: number, reply: Reply): void {
    const waiting = this.#waiting.get(number)
    if (!waiting) return
    if (reply.said === 'refused' && this.#isLater(waiting, reply.reason) && waiting.tries < TRIES) {
      waiting.tries += 1
      const wait = Math.max(AGAIN * waiting.tries, 1000 * Math.min(reply.seconds ?? 0, LONGEST))
      this.#connection.later(() => this.#waiting.has(number) && this.#online && this.#send(waiting), wait)
      return
    }
    this.#waiting.delete(number)
    this.#watch()
    if (number === OPEN && reply.said === 'opened') this.onback?.()
    if (number !== OPEN) this.#hand({ number, reply })
    else if (reply.said === 'refused' && waiting.request.ask === 'open') {
      const { reason, detail } = reply
      this.#hand({ news: 'failed', id: waiting.request.id, reason, detail })
    }
  }
  /** What is asked of a table that is still to be opened again can wait for that. */
  #isLater({ number }: Waiting, reason: string): boolean {
    return LATER.includes(reason) || (reason === 'no-game' && number !== OPEN && this.#waiting.has(OPEN))
  }
  #told(news: News): News | undefined {
    const table = this.#table
    if (news.news === 'scene' && news.scene.id === table?.id) {
      const { logFrom, rolls, observation, ...rest } = news.scene
      const { log, ...seen } = observation
      return this.#scene(table, { ...rest, observation: seen }, { log, logFrom, rolls })
    }
    // The seat is another's now: he is known anew, and may still watch.
    if (news.news === 'closed' && news.id === table?.id) this.#openAgain()
    if (news.news !== 'change') return news
    // What changes something that is not known here came too late.
    if (news.id !== table?.id || !table.state) return undefined
    const { log = [], logFrom = table.next, rolls = [] } = news
    const state = asked(table.state, changed(table.state, news.change) as NonNullable<Table['state']>)
    return this.#scene(table, state, { log, logFrom, rolls })
  }
  /** Of a long log only the end is told at first: lines are counted from there. */
  #scene(table: Table, state: NonNullable<Table['state']>, { log, logFrom, rolls }: Fresh): News {
    table.state = state
    if (logFrom < table.first || logFrom > table.next) table.first = logFrom
    table.next = logFrom + log.length
    const observation = { ...state.observation, log }
    return { news: 'scene', scene: { ...state, observation, logFrom: logFrom - table.first, rolls } }
  }
  #hand(data: FromHouse): void {
    this.onmessage?.({ data })
  }
}
