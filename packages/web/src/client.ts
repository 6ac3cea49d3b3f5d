/** The page's end of the line to the host: requests are promises, news goes to whoever listens. */
import type { FromHost, News, Reply, Request, ToHost } from './protocol.ts'

/** The host would not do it, and nothing has changed. `reason` is a key `refused.<reason>` of the shell's catalogue. */
export class HostRefused extends Error {
  readonly reason: string
  readonly rule: string | undefined
  constructor(reason: string, detail: string, rule?: string) {
    super(detail)
    this.reason = reason
    this.rule = rule
  }
}

type Said<R extends Reply['said']> = Extract<Reply, { said: R }>

export class Client {
  readonly #worker: Pick<Worker, 'postMessage'>
  readonly #open = new Map<number, (reply: Reply) => void>()
  readonly #listeners = new Set<(news: News) => void>()
  #number = 0

  constructor(worker: Worker) {
    this.#worker = worker
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
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

  /** Asks the host; `said` is what kind of reply the caller goes on with. */
  async ask<R extends Reply['said']>(said: R, request: Request): Promise<Said<R>> {
    const number = ++this.#number
    const reply = await new Promise<Reply>((resolve) => {
      this.#open.set(number, resolve)
      this.#worker.postMessage({ number, request } satisfies ToHost)
    })
    if (reply.said === 'refused') throw new HostRefused(reply.reason, reply.detail, reply.rule)
    if (reply.said !== said) throw new Error(`the host said ${reply.said}, not ${said}`)
    return reply as Said<R>
  }
}

let client: Client | undefined
/** One host a page. */
export function theClient(): Client {
  client ??= new Client(new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module' }))
  return client
}
