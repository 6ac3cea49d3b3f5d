/** Bots at network tables: they think in threads, and what they choose is a row like any other. */
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Option, Role } from '@carillon/kernel'
import type { Question } from './bot-thread.ts'
import type { Hall } from './hall.ts'
import type { Live } from './live.ts'

const THINK = 1000
const SEEDS = 2 ** 31

/** The bot that is to answer now: people first, they do not wait for it. */
export function botIn(live: Live): Role | undefined {
  const { table, people, over } = live
  if (over || table.chance) return undefined
  const asked = table.decisions.map(({ role }) => role)
  if (asked.some((role) => people.includes(role))) return undefined
  return table.game.roles.find((role) => asked.includes(role))
}

interface Waiting {
  readonly question: Omit<Question, 'number'>
  readonly resolve: (option: Option) => void
  readonly reject: (error: Error) => void
}

/** Threads that think, each about one thing; what is too much waits. */
class Heads {
  readonly #free: Worker[] = []
  readonly #all = new Set<Worker>()
  readonly #waiting: Waiting[] = []
  readonly #most = Math.max(1, availableParallelism() - 1)
  #number = 0
  #closed = false

  think(question: Omit<Question, 'number'>): Promise<Option> {
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
    const { question, resolve, reject } = this.#waiting.shift() as Waiting
    const number = ++this.#number
    const done = (act: () => void) => {
      worker.removeAllListeners('message')
      worker.removeAllListeners('error')
      act()
      this.#next()
    }
    worker.on('message', (said: { number: number; option?: Option; wrong?: string }) => {
      if (said.number !== number) return
      this.#free.push(worker)
      done(() => (said.option ? resolve(said.option) : reject(new Error(said.wrong))))
    })
    // A thread that dies is replaced by the next one that is wanted.
    worker.on('error', (error) => {
      this.#all.delete(worker)
      done(() => reject(error instanceof Error ? error : new Error(String(error))))
    })
    worker.postMessage({ ...question, number })
  }
  #made(): Worker {
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url))
    worker.unref()
    this.#all.add(worker)
    return worker
  }
  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([...this.#all].map((worker) => worker.terminate()))
  }
}

export class Bots {
  readonly #hall: Hall
  readonly #heads = new Heads()
  /** Rows that are being thought about, by game. */
  readonly #thinking = new Map<string, number>()
  readonly #wrong: (detail: string) => void

  constructor(hall: Hall, wrong: (detail: string) => void) {
    this.#hall = hall
    this.#wrong = wrong
  }
  /** If a bot is to answer, it does; then perhaps the next one. */
  async consider(live: Live): Promise<void> {
    const role = botIn(live)
    const seat = role === undefined ? undefined : live.setup.seats[role]
    if (role === undefined || seat?.kind !== 'bot' || this.#thinking.get(live.id) === live.seq) return
    const { id, seq, origin } = live
    this.#thinking.set(id, seq)
    const question = {
      ...{ game: origin.game.id, player: seat.player, role, saved: live.table.position(), think: THINK },
      seed: randomInt(SEEDS),
    }
    try {
      const option = await this.#heads.think(question)
      this.#thinking.delete(id)
      // Whoever was quicker on another node has answered for it.
      await this.#hall.act(id, null, null, (now) => (now.seq === seq ? now.answering(role, option) : undefined))
    } catch (error) {
      if (this.#thinking.get(id) === seq) this.#thinking.delete(id)
      this.#wrong(`bot ${seat.player} in ${id}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  close(): Promise<void> {
    return this.#heads.close()
  }
}
