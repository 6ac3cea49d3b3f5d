/** Threads that work at what takes long, each at one thing; what is too much waits. The event loop has other things to do. */
import { Worker } from 'node:worker_threads'

/** In milliseconds: whoever has sat down has seen his table, and asked nothing yet. */
const SOON = 500

/** What a thread says to what it was asked. */
export type ThreadReply<A> = { readonly number: number } & (
  | { readonly answer: A }
  | { readonly wrong: string; readonly reason?: string }
)

interface Waiting<Q, A> {
  readonly question: Q
  readonly of: string
  readonly resolve: (answer: A) => void
  readonly reject: (error: Error) => void
}
/** It was asked something that cannot be done: why is for who asked. */
export class Unanswered extends Error {
  readonly reason: string
  constructor(reason: string, detail: string) {
    super(detail)
    this.reason = reason
  }
}

export class Threads<Q extends object, A> {
  readonly #script: URL
  readonly #most: number
  readonly #free: Worker[] = []
  readonly #all = new Set<Worker>()
  /** By who they are for: each has his turn, and within it what came first. Who had his goes behind the others. */
  readonly #waiting = new Map<string, Waiting<Q, A>[]>()
  readonly #busy = new Map<string, number>()
  readonly #each: number
  #number = 0
  #closed = false
  #warming: NodeJS.Timeout | undefined

  /** `each`: so many threads at once think for one. */
  constructor(script: URL, most: number, each = most) {
    this.#script = script
    this.#most = most
    this.#each = each
  }
  /** Those who wait for a thread. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
  }
  /** Starts a thread before it is wanted, but not before what is done now: who sits down wants to see his table first. */
  warm(): void {
    if (this.#closed || this.#all.size > 0 || this.#warming) return
    this.#warming = setTimeout(() => {
      this.#warming = undefined
      if (!this.#closed && this.#all.size === 0) this.#free.push(this.#made())
    }, SOON).unref()
  }
  ask(question: Q, of = ''): Promise<A> {
    return new Promise((resolve, reject) => {
      const mine = this.#waiting.get(of) ?? []
      this.#waiting.set(of, [...mine, { question, of, resolve, reject }])
      this.#next()
    })
  }
  /** The first of the one whose turn it is. */
  #turn(): string | undefined {
    return [...this.#waiting.keys()].find((of) => (this.#busy.get(of) ?? 0) < this.#each)
  }
  #taken(of: string): Waiting<Q, A> {
    const [first, ...rest] = this.#waiting.get(of) as [Waiting<Q, A>, ...Waiting<Q, A>[]]
    this.#waiting.delete(of)
    if (rest.length > 0) this.#waiting.set(of, rest)
    this.#busy.set(of, (this.#busy.get(of) ?? 0) + 1)
    return first
  }
  #freed(of: string): void {
    const left = (this.#busy.get(of) ?? 1) - 1
    if (left > 0) this.#busy.set(of, left)
    else this.#busy.delete(of)
  }
  #next(): void {
    const turn = this.#turn()
    if (this.#closed || turn === undefined) return
    if (this.#free.length === 0 && this.#all.size < this.#most) this.#free.push(this.#made())
    const worker = this.#free.pop()
    if (!worker) return
    const { question, of, resolve, reject } = this.#taken(turn)
    const number = ++this.#number
    const heard = (said: ThreadReply<A>) => {
      if (said.number !== number) return
      this.#free.push(worker)
      done(() => {
        if ('answer' in said) resolve(said.answer)
        else reject(said.reason === undefined ? new Error(said.wrong) : new Unanswered(said.reason, said.wrong))
      })
    }
    const died = (error: unknown) => done(() => reject(error instanceof Error ? error : new Error(String(error))))
    const done = (act: () => void) => {
      worker.off('message', heard)
      worker.off('error', died)
      this.#freed(of)
      act()
      this.#next()
    }
    worker.on('message', heard)
    worker.on('error', died)
    worker.postMessage({ ...question, number })
  }
  #made(): Worker {
    const worker = new Worker(this.#script)
    worker.unref()
    this.#all.add(worker)
    // A thread that dies, at work or not, is replaced by the next one that is wanted.
    worker.on('error', () => {
      this.#all.delete(worker)
      const at = this.#free.indexOf(worker)
      if (at >= 0) this.#free.splice(at, 1)
    })
    return worker
  }
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#warming)
    await Promise.all([...this.#all].map((worker) => worker.terminate()))
  }
}
