/** A house on a free port, and people who come to it by sockets. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Option, pickOne, type Random } from '@carillon/kernel'
import type { FromHouse, News, Reply, Request, Scene, ToHouse } from '@carillon/protocol'
import { nextShare } from '@carillon/protocol/shares'
import { type Connection, type Socket, SocketWire } from '@carillon/protocol/socket'
import { WebSocket } from 'ws'
import { type RunningServer, type Settings, startServer } from '../server.ts'

export async function house(more: Partial<Settings> = {}): Promise<RunningServer & { readonly data: string }> {
  const data = more.data ?? mkdtempSync(join(tmpdir(), 'carillon-house-'))
  const running = await startServer({ data, host: '127.0.0.1', port: 0, requests: [100_000, 100_000], ...more })
  const close = async () => {
    await running.close()
    if (more.data === undefined) rmSync(data, { recursive: true, force: true })
  }
  return { ...running, data, close }
}

export interface Table {
  readonly id: string
  readonly links: Readonly<Record<string, string>>
}
/** A program makes a game, and gets a link for each seat. */
export async function madeTable({ port, desk }: RunningServer, body: object): Promise<Table> {
  const { token } = await desk.welcome()
  const response = await fetch(`http://127.0.0.1:${port}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Table
}

/** `haste`: so many times quicker to come back than a page is. */
export const connection = (port: () => number, token: string | undefined, haste = 1): Connection => ({
  connect: () => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const socket = new WebSocket(`ws://127.0.0.1:${port()}/api/socket`, { headers })
    socket.on('error', () => undefined)
    return socket as unknown as Socket
  },
  later(act, milliseconds) {
    const timer = setTimeout(act, milliseconds / haste)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
})

/** Somebody at a table over the network, with the page's own line. */
export class Guest {
  readonly wire: SocketWire
  readonly news: News[] = []
  readonly replies = new Map<number, (reply: Reply) => void>()
  scene: Scene | undefined
  log: string[] = []
  #number = 0
  #keys = 0
  #woken: (() => void)[] = []
  id = ''
  readonly shares = new Map<string, string>()
  readonly #asked = new Set<string>()

  constructor(port: number | (() => number), token: string | undefined, haste = 1) {
    this.wire = new SocketWire(connection(typeof port === 'number' ? () => port : port, token, haste))
    this.wire.onmessage = ({ data }: { data: FromHouse }) => {
      if ('news' in data) this.#hear(data)
      else {
        this.replies.get(data.number)?.(data.reply)
        this.replies.delete(data.number)
      }
    }
  }
  #hear(news: News): void {
    if (this.news.push(news) > 100) this.news.shift()
    if (news.news !== 'scene') return
    this.scene = news.scene
    this.#share(news.scene)
    const { logFrom, observation } = news.scene
    this.log = [...this.log.slice(0, logFrom), ...observation.log.map((line) => JSON.stringify(line))]
    for (const wake of this.#woken.splice(0)) wake()
  }
  /** As the page does: what it owes to the dice it gives by itself. */
  #share(scene: Scene): void {
    const request = nextShare(scene, {
      get: (name) => this.shares.get(name) ?? null,
      set: (...kept) => this.shares.set(...kept),
    })
    if (request && 'key' in request && !this.#asked.has(request.key)) {
      this.#asked.add(request.key)
      void this.ask(request)
    }
  }
  ask(request: Request): Promise<Reply> {
    const message: ToHouse = { number: ++this.#number, request }
    return new Promise((resolve) => {
      this.replies.set(message.number, resolve)
      this.wire.postMessage(message)
    })
  }
  async open(id: string): Promise<Reply> {
    this.id = id
    return this.ask({ ask: 'open', id })
  }
  deed(ask: 'undo' | 'restart' | 'confirm', key = `k${++this.#keys}`): Promise<Reply> {
    const { seat, observation } = this.scene as Scene
    return this.ask({ ask, table: this.id, seat, revision: observation.revision, key })
  }
  answer(option: Option, key = `k${++this.#keys}`): Promise<Reply> {
    const { seat, observation } = this.scene as Scene
    return this.ask({ ask: 'answer', table: this.id, seat, revision: observation.revision, key, option })
  }
  get options(): readonly Option[] {
    return this.scene?.deciding === undefined ? [] : (this.scene.observation.decision?.options ?? [])
  }
  click(random: Random): Promise<Reply> {
    return this.answer(pickOne(this.options, random))
  }
  /** The next scene, or some time. */
  next(milliseconds = 2000): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#woken.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
  close(): void {
    this.wire.close()
  }
}
