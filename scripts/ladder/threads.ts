/** Threads that play games, and what they have played: what is in the file is not played again. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Cell, dealText, type Played, resultOf, type Task, verdictOf } from './cells.ts'

/** Games between two looks at whether they are enough. */
const PORTION = 20

export class Threads {
  readonly #workers: readonly Worker[]

  constructor(jobs = availableParallelism()) {
    const file = new URL('./worker.ts', import.meta.url)
    this.#workers = Array.from({ length: Math.max(1, jobs) }, () => new Worker(file))
  }

  /** In the order of the tasks, whoever played them. */
  play(tasks: readonly Task[], told: (task: Task, played: Played, done: number) => void = () => {}): Promise<Played[]> {
    const played: Played[] = []
    let next = 0
    let done = 0
    return new Promise((resolve, reject) => {
      for (const worker of this.#workers) {
        let at = -1
        const give = (): void => {
          const task = tasks[next]
          if (!task) return
          at = next
          next += 1
          worker.postMessage(task)
        }
        worker.removeAllListeners()
        worker.on('error', reject)
        worker.on('message', (one: Played) => {
          played[at] = one
          done += 1
          told(tasks[at] as Task, one, done)
          if (done === tasks.length) resolve(played)
          else give()
        })
        give()
      }
      if (tasks.length === 0) resolve(played)
    })
  }

  async leave(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }
}

/** A game that was played, and of which cell: a line of the file. */
interface Kept {
  readonly of: string
  readonly number: number
  readonly played: Played
  readonly seconds: number
  readonly date: string
}

/** Each game is kept when it is over: a run that was cut short, or one that is to be longer, goes on with the next. */
export class KeptCells {
  readonly #threads: Pick<Threads, 'play'>
  readonly #file: string
  readonly #known = new Map<string, Kept>()

  constructor(threads: Pick<Threads, 'play'>, folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#threads = threads
    this.#file = join(folder, 'games.jsonl')
    const lines = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : []
    for (const line of lines) this.#know(line)
  }

  /** Its games by these numbers, as many as the cell says; if it has a goal, until a sequential test can decide. */
  async result(cell: Cell, numbers: readonly number[] = Array.from({ length: cell.games }, (_, i) => i)) {
    const games: Kept[] = []
    const portion = cell.goal === undefined ? numbers.length : PORTION
    const played = (): Played[] => games.map((one) => one.played)
    while (games.length < numbers.length && !(cell.goal !== undefined && verdictOf(cell.goal, played())))
      games.push(...(await this.#games(cell, numbers.slice(games.length, games.length + portion))))
    const seconds = Math.round(games.reduce((sum, one) => sum + one.seconds, 0))
    const date =
      games
        .map((one) => one.date)
        .toSorted()
        .at(-1) ?? ''
    return resultOf(cell, played(), seconds, date)
  }

  async #games(cell: Cell, numbers: readonly number[]): Promise<Kept[]> {
    const of = dealText(cell)
    const began = performance.now()
    let before = 0
    const missing = numbers.filter((number) => !this.#known.has(`${of} ${number}`))
    await this.#threads.play(
      missing.map((number) => ({ cell, number })),
      ({ number }, played) => {
        const now = (performance.now() - began) / 1000
        const kept = {
          of,
          number,
          played,
          seconds: Number((now - before).toFixed(2)),
          date: new Date().toISOString().slice(0, 10),
        }
        before = now
        // On a line of its own, also where the one before was cut off.
        appendFileSync(this.#file, `\n${JSON.stringify(kept)}`)
        this.#known.set(`${of} ${number}`, kept)
      },
    )
    return numbers.map((number) => this.#known.get(`${of} ${number}`) as Kept)
  }

  /** A line may have been cut off. */
  #know(line: string): void {
    try {
      const kept = JSON.parse(line) as Kept
      this.#known.set(`${kept.of} ${kept.number}`, kept)
    } catch {}
  }
}

/** A number on the command line. */
export function whole(text: string | undefined, usual: number): number {
  const number = Number(text ?? usual)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`"${text}" is no whole number`)
  return number
}
