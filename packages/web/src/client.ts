/** The page's end of the line to the house: requests are promises, news goes to whoever listens. */
import type { FromHouse, News, Reply, Request, Said, ToHouse } from '@carillon/protocol'
import host from './host/worker.ts?worker&url'
import { ownScript } from './own-script.ts'

/** The house would not do it, and nothing has changed. `reason` is a key `refused.<reason>` of the shell's catalogue. */
export class HostRefused extends Error {
  readonly reason: string
  readonly rule: string | undefined
  /** Who has not kept a promise. */
  readonly who: string | undefined
  /** All that a house over the network has said with it. */
  readonly said: Readonly<Record<string, unknown>>
  constructor(reason: string, detail: string, rule?: string, who?: string, said: HostRefused['said'] = {}) {
    super(detail)
    this.said = said
    this.reason = reason
    this.rule = rule
    this.who = who
  }
}

/** What carries messages: a worker, a socket. */
export interface Wire {
  postMessage(message: ToHouse): void
  onmessage: ((event: MessageEvent<FromHouse>) => void) | null
}

const page = `${Math.random()} `
let sent = 0
/** What is done or made is named after the page and counted: sent twice it counts once. */
export const freshKey = (): string => `${page}${sent++}`

/** What the page asks and hears, wherever the house is. */
export type Asking = Pick<Client, 'ask' | 'listen'>

export class Client {
  readonly #wire: Wire
  readonly #open = new Map<number, (reply: Reply) => void>()
  readonly #listeners = new Set<(news: News) => void>()
  #number = 0

  constructor(wire: Wire) {
    this.#wire = wire
    wire.onmessage = ({ data }) => {
      if ('news' in data) for (const listen of this.#listeners) listen(data)
      else {
        this.#open.get(data.number)?.(data.reply)
        this.#open.delete(data.number)
      }
    }
  }

  /** Listens until the returned function is called. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks the house; `said` is what kind of reply the caller goes on with. */
  async ask<R extends Reply['said']>(said: R, request: Request): Promise<Said<R>> {
    const number = ++this.#number
    const reply = await new Promise<Reply>((resolve) => {
      this.#open.set(number, resolve)
      this.#wire.postMessage({ number, request })
    })
    if (reply.said === 'refused') throw new HostRefused(reply.reason, reply.detail, reply.rule, reply.who)
    if (reply.said !== said) throw new Error(`the house said ${reply.said}, not ${said}`)
    return reply as Said<R>
  }
}

const inWorker = (): Wire => new Worker(ownScript(host), { type: 'module' })
let client: Client | undefined
/** One house a page: in a worker of its own, or wherever the first who asks says. */
export function theClient(wire = inWorker): Client {
  client ??= new Client(wire())
  return client
}
