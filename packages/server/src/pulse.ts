/** Nodes beat. Whoever finds that none has beaten for a while writes down the outage: time in it counts against nobody. */
import type { Store } from './store/store.ts'

/** Milliseconds between two beats; a gap that is an outage; how often those of others are read. */
const [BEAT, GAP, READ] = [5000, 20_000, 60_000]
/** Whoever starts was not there before: if nobody else has beaten in time, all since the last beat was an outage. A beat may be late by a little. */
const START = BEAT + 1000

export interface Outage {
  readonly began: number
  readonly ended: number
}

export class Pulse {
  readonly #store: Store
  readonly #now: () => number
  readonly #node: string
  #timer: NodeJS.Timeout | undefined
  #read = 0
  outages: readonly Outage[] = []

  constructor(store: Store, now: () => number, node: string) {
    this.#store = store
    this.#now = now
    this.#node = node
  }
  async start(): Promise<void> {
    await this.beat(START)
    this.#timer = setInterval(() => void this.beat().catch(() => undefined), BEAT)
    this.#timer.unref()
  }
  async beat(gap = GAP): Promise<void> {
    const { db } = this.#store
    const at = this.#now()
    const last = await db
      .selectFrom('beat')
      .select(({ fn }) => fn.max('at').as('at'))
      // One of a time that has not come was made by a clock that was wrong: it would hide every outage until then.
      .where('at', '<=', at + GAP)
      .executeTakeFirst()
    const began = last?.at ?? null
    const silent = began !== null && at - began > gap
    if (silent)
      await db
        .insertInto('outage')
        .values({ began, ended: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await db
      .insertInto('beat')
      .values({ node: this.#node, at })
      .onConflict((conflict) => conflict.column('node').doUpdateSet({ at }))
      .execute()
    if (at - this.#read < READ && !silent) return
    this.outages = await db.selectFrom('outage').selectAll().orderBy('began').execute()
    this.#read = at
  }
  close(): void {
    clearInterval(this.#timer)
  }
}
