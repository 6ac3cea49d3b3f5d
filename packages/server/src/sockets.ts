/** Sockets: who comes is known before the handshake, what he sends is small and checked, what he does not read is not piled up. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FromHouse, Reply, Said } from '@carillon/protocol'
import { replied } from '@carillon/room'
import { WebSocket, WebSocketServer } from 'ws'
import { netOf, networkOf } from './addresses.ts'
import { Buckets, TooMany } from './buckets.ts'
import type { Desk, Who } from './desk.ts'
import type { Hall } from './hall.ts'
import type { Measures } from './measures.ts'
import type { From } from './moderation/alike.ts'
import { Visitor } from './visitor.ts'

const SOCKET_PATH = '/api/socket'
/** Bytes of a frame; bytes that may lie unsent before scenes wait, and before he is given up; milliseconds that he may be late. */
const LIMITS = { frame: 16 * 1024, late: 256 * 1024, lost: 1024 * 1024, patience: 30_000 }
/** Requests of one person, a second and at once; sockets of one address, likewise; and how many of them may be open. */
const [REQUESTS, SOCKETS, OPEN] = [[10, 20], [1, 40], 200] as const
/** Seconds: sooner nobody hangs up. */
const LATER = 30
/** Milliseconds between two pings: who has not answered one when the next is due is not there any more. */
const ALIVE = 15_000
const [RESTART, OVERLOAD, POLICY] = [1012, 1013, 1008]

export interface SocketWorld {
  readonly hall: Hall
  readonly desk: Desk
  readonly measures: Measures
  /** Behind a proxy of ours the address is what it says. */
  readonly proxied: boolean
  /** For tests that ask faster than people. */
  readonly requests?: readonly [rate: number, most: number]
  /** Sockets that one address may have open. */
  readonly sockets?: number
}

export class Sockets {
  readonly #world: SocketWorld
  readonly #ws = new WebSocketServer({ noServer: true, maxPayload: LIMITS.frame, perMessageDeflate: false })
  readonly #requests: Buckets
  readonly #sockets: Buckets
  /** By address. */
  readonly #open = new Map<string, number>()
  readonly #pings: NodeJS.Timeout
  #closing = false

  constructor(world: SocketWorld) {
    this.#world = world
    const { now } = world.hall.world
    this.#requests = new Buckets('requests', ...(world.requests ?? REQUESTS), now)
    this.#sockets = new Buckets('sockets', ...(world.requests ?? SOCKETS), now)
    this.#pings = setInterval(() => this.#ping(), ALIVE)
    this.#pings.unref()
  }
  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head))
  }
  get count(): number {
    return this.#ws.clients.size
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    try {
      if (request.url?.split('?', 1)[0] !== SOCKET_PATH) return turnAway(socket, '404 Not Found')
      if (this.#closing) return turnAway(socket, '503 Service Unavailable')
      const whole = this.#address(request)
      const address = networkOf(whole)
      this.#sockets.check(address)
      this.#count(socket, address)
      const who = await this.#world.desk.whoIs(request.headers)
      if (!this.#world.desk.mayCome(request.headers, who)) return turnAway(socket, '403 Forbidden')
      const from = { address, device: this.#world.desk.deviceIn(request.headers), net: netOf(whole) }
      this.#ws.handleUpgrade(request, socket, head, (ws) => this.#welcome(ws, who, from))
    } catch (error) {
      if (error instanceof TooMany) return tooMany(socket, error)
      turnAway(socket, '503 Service Unavailable')
    }
  }
  #address(request: IncomingMessage): string {
    const forwarded = this.#world.proxied
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : ''
    return forwarded || (request.socket.remoteAddress ?? '')
  }
  /** A line that is open, or about to be. */
  #count(socket: Duplex, address: string): void {
    const open = this.#open.get(address) ?? 0
    const { requests, sockets = requests ? Number.POSITIVE_INFINITY : OPEN } = this.#world
    if (open >= sockets) throw new TooMany('open-sockets', LATER)
    this.#open.set(address, open + 1)
    socket.once('close', () => {
      const left = (this.#open.get(address) ?? 1) - 1
      if (left > 0) this.#open.set(address, left)
      else this.#open.delete(address)
    })
  }

  #welcome(ws: WebSocket, who: Who, from: From): void {
    const { hall, measures } = this.#world
    let lateSince: number | undefined
    const now = () => hall.world.now()
    const outlet = {
      get full() {
        const full = ws.bufferedAmount > LIMITS.late
        if (full) lateSince ??= now()
        return full
      },
      send(message: FromHouse) {
        if (ws.readyState !== WebSocket.OPEN) return
        // Who asks and does not read is not waited for.
        if (ws.bufferedAmount > LIMITS.lost) return ws.terminate()
        const text = JSON.stringify(message)
        measures.sent(text.length)
        ws.send(text, () => {
          if (tooLate()) ws.close(OVERLOAD)
          else if (lateSince !== undefined && ws.bufferedAmount <= LIMITS.late) {
            lateSince = undefined
            visitor.drained()
          }
        })
      },
    }
    const tooLate = () => lateSince !== undefined && now() - lateSince > LIMITS.patience
    lateness.set(ws, tooLate)
    const visitor = new Visitor(hall, who, outlet, from)
    const name = who.account ?? who.session ?? from.address
    if (who.session !== undefined) sessionOf.set(ws, who.session)
    if (who.account !== null) accountOf.set(ws, who.account)
    alive.add(ws)
    ws.on('pong', () => alive.add(ws))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => visitor.hangUp())
    ws.on('message', (data, isBinary) => {
      const asked = isBinary ? undefined : requestIn(String(data))
      if (!asked) return ws.close(POLICY, 'not a request')
      measures.asked()
      const { number, request } = asked
      const answer = async () => {
        this.#requests.check(name)
        return visitor.handle(request)
      }
      void replied(answer).then((reply) => {
        if (isOurs(reply)) measures.failed(reply.detail)
        outlet.send({ number, reply: discreet(reply) })
      })
    })
  }
  /** Whoever has signed out, or was signed out, is not heard any more. */
  endSessions(sessions: readonly string[]): void {
    for (const ws of this.#ws.clients) {
      const session = sessionOf.get(ws)
      if (session !== undefined && sessions.includes(session)) ws.close(POLICY, 'signed out')
    }
  }
  /** Whose session is not there any more, wherever it ended. */
  async sift(): Promise<void> {
    const open = new Set([...this.#ws.clients].flatMap((ws) => sessionOf.get(ws) ?? []))
    const good = await this.#world.desk.good([...open])
    this.endSessions([...open].filter((session) => !good.has(session)))
  }
  /** Whoever was banned, or has another token now, is not heard any more; he may come back and be told. */
  endAccounts(accounts: readonly string[]): void {
    if (accounts.length === 0) return
    for (const ws of this.#ws.clients) {
      const account = accountOf.get(ws)
      if (account !== undefined && accounts.includes(account)) ws.close(POLICY, 'no more')
    }
  }
  #ping(): void {
    for (const ws of this.#ws.clients) {
      if (!alive.delete(ws) || lateness.get(ws)?.()) ws.terminate()
      else ws.ping()
    }
  }

  /** All are told and sent away; they come back to whoever answers then. */
  async close(): Promise<void> {
    this.#closing = true
    clearInterval(this.#pings)
    for (const ws of this.#ws.clients) {
      ws.send(JSON.stringify({ news: 'moving' } satisfies FromHouse))
      ws.close(RESTART)
    }
    for (let i = 0; i < 10 && this.#ws.clients.size > 0; i++) await new Promise((resolve) => setTimeout(resolve, 20))
    for (const ws of this.#ws.clients) ws.terminate()
  }
}
/** Those who have answered the last ping. */
const alive = new WeakSet<WebSocket>()
const lateness = new WeakMap<WebSocket, () => boolean>()
const sessionOf = new WeakMap<WebSocket, string>()
const accountOf = new WeakMap<WebSocket, string>()

/** What went wrong inside is for our log, not for whoever asked. */
const isOurs = (reply: Reply): reply is Said<'refused'> =>
  reply.said === 'refused' && (reply.reason === 'failed' || reply.reason === 'unsaved')
const discreet = (reply: Reply): Reply => (isOurs(reply) ? { ...reply, detail: 'something is wrong with us' } : reply)

/** A numbered request of whatever kind; undefined for what is none. */
function requestIn(text: string): { readonly number: number; readonly request: unknown } | undefined {
  try {
    const value = JSON.parse(text) as { number?: unknown; request?: unknown } | null
    if (typeof value !== 'object' || value === null || !Number.isSafeInteger(value.number)) return undefined
    return { number: value.number as number, request: value.request }
  } catch {
    return undefined
  }
}

function turnAway(socket: Duplex, status: string, headers = '', body = ''): void {
  const length = Buffer.byteLength(body)
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: ${length}\r\n\r\n${body}`)
}
function tooMany(socket: Duplex, { bucket, seconds, reason, message: detail }: TooMany): void {
  const headers = `Retry-After: ${seconds}\r\nContent-Type: application/json\r\n`
  turnAway(socket, '429 Too Many Requests', headers, JSON.stringify({ reason, detail, bucket, seconds }))
}
