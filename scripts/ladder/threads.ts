/** Threads that play games, and what they have played, kept by cell: what is in the file is not played again. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Cell, cellText, type Played, type Result, resultOf, type Task, verdictOf } from './cells.ts'

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

export class KeptCells {
  readonly #threads: Threads
  readonly #file: string
  readonly #known: Map<string, Result>

  constructor(threads: Threads, folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#threads = threads
    this.#file = join(folder, 'cells.jsonl')
    const lines = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : []
    const results = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Result)
    this.#known = new Map(results.map((result) => [cellText(result), result]))
  }

  /** Its games by these numbers, as many as the cell says; if it has a goal, until a sequential test can decide. */
  async result(cell: Cell, numbers: readonly number[] = Array.from({ length: cell.games }, (_, i) => i)) {
    const known = this.#known.get(cellText(cell))
    if (known) return known
    const began = performance.now()
    const played: Played[] = []
    const portion = cell.goal === undefined ? numbers.length : PORTION
    while (played.length < numbers.length && !(cell.goal !== undefined && verdictOf(cell.goal, played))) {
      const next = numbers.slice(played.length, played.length + portion)
      played.push(...(await this.#threads.play(next.map((number) => ({ cell, number })))))
    }
    const seconds = Math.round((performance.now() - began) / 1000)
    const result = resultOf(cell, played, seconds, new Date().toISOString().slice(0, 10))
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`)
    return result
  }
}

/** A number on the command line. */
export function whole(text: string | undefined, usual: number): number {
  const number = Number(text ?? usual)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`"${text}" is no whole number`)
  return number
}
