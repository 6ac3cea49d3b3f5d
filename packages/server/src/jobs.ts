/** What is to be done later, by whichever node comes to it: put with the row that wants it, held by one at a time, done at least once. */
import type { JobTable } from './store/schema.ts'
import type { Store } from './store/store.ts'

/** Milliseconds between two looks, and that a job is held before another may take it. */
const [OFTEN, HOLD] = [1000, 30_000]
const [MOST, TRIES] = [20, 20]

export type Handler = (body: string, job: JobTable) => Promise<void>

export class Jobs {
  readonly #store: Store
  readonly #now: () => number
  readonly #wrong: (detail: string) => void
  readonly #handlers = new Map<string, Handler>()
  #timer: NodeJS.Timeout | undefined
  readonly #running = new Set<Promise<void>>()

  constructor(store: Store, now: () => number, wrong: (detail: string) => void) {
    this.#store = store
    this.#now = now
    this.#wrong = wrong
  }
  /** Who does jobs of this kind. He must bear to be called twice. */
  on(kind: string, handler: Handler): void {
    this.#handlers.set(kind, handler)
  }
  start(): void {
    this.#timer = setInterval(() => this.run().catch((error: Error) => this.#wrong(error.message)), OFTEN)
    this.#timer.unref()
  }
  /** All that is due; when this is done, so is what was under way before. */
  async run(): Promise<void> {
    const before = [...this.#running]
    const now = this.#all()
    this.#running.add(now)
    try {
      await now
    } finally {
      this.#running.delete(now)
      await Promise.allSettled(before)
    }
  }
  /** Beside each other: one that waits for a server elsewhere holds up no flag. */
  async #all(): Promise<void> {
    const due = await this.#store.due(this.#now(), MOST, HOLD)
    await Promise.all(due.map((job) => this.#one(job)))
  }
  async #one(job: JobTable): Promise<void> {
    try {
      await this.#handlers.get(job.kind)?.(job.body, job)
    } catch (error) {
      this.#wrong(`job ${job.key}: ${error instanceof Error ? error.message : String(error)}`)
      if (job.tries < TRIES) return
    }
    // If another was put in its place meanwhile, that one stays.
    await this.#store.db
      .deleteFrom('job')
      .where('key', '=', job.key)
      .where('due', '=', job.due)
      .where('held', '=', job.held)
      .execute()
  }
  /** It is not done yet: it stays, and is due later. */
  async again({ key, due, held }: JobTable, later: number): Promise<void> {
    const stays = this.#store.db.updateTable('job').set({ due: later, held: 0, tries: 0 }).where('key', '=', key)
    await stays.where('due', '=', due).where('held', '=', held).execute()
  }
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.allSettled(this.#running)
  }
}
