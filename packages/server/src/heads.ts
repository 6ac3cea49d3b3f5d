/** Threads that work at what takes long, each at one thing; what is too much waits. The event loop has other things to do. */
import { Worker } from 'node:worker_threads'

/** What a thread says to what it was asked. */
export type Said<A> = { readonly number: number } & (
  | { readonly answer: A }
  | { readonly wrong: string; readonly reason?: string }
)

interface Waiting<Q, A> {
  readonly question: Q
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

export class Heads<Q extends object, A> {
  readonly #script: URL
  readonly #most: number
  readonly #free: Worker[] = []
  readonly #all = new Set<Worker>()
  readonly #waiting: Waiting<Q, A>[] = []
  #number = 0
  #closed = false

  constructor(script: URL, most: number) {
    this.#script = script
    this.#most = most
  }
  /** Those who wait for a thread. */
  get waiting(): number {
    return this.#waiting.length
  }
  /** Starts a thread before it is wanted. */
  warm(): void {
    if (!this.#closed && this.#all.size === 0) this.#free.push(this.#made())
  }
  ask(question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject })
      this.#next()
    })
  }
  #next(): void {
    if (this.#closed || this.#waiting.length === 0) return
    if (this.#free.length === 0 && this.#all.size < this.#most) this.#free.push(this.#made())
    const worker = this.#free.pop()
    if (!worker) return
    const { question, resolve, reject } = this.#waiting.shift() as Waiting<Q, A>
    const number = ++this.#number
    const heard = (said: Said<A>) => {
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
    await Promise.all([...this.#all].map((worker) => worker.terminate()))
  }
}
