/** Machine players think in slices: between two of them requests and news come and go. */
import type { Limits, Steps } from '@carillon/players'

/** What thinking by the clock takes. */
export interface Clockwork {
  /** In milliseconds. */
  clock(): number
  /** Lets others have their turn. */
  turn(): Promise<void>
}
/** Milliseconds of a slice, and between two news of how far a thought is. */
const [SLICE, OFTEN] = [12, 200]
/** Futures looked at where there is no clock: with the same luck the same choice. */
const NODES = 48

/** Whose turn it is: ours, until a slice is over. */
export class Turns {
  readonly clockwork: Clockwork | undefined
  #since = 0

  constructor(clockwork: Clockwork | undefined) {
    this.clockwork = clockwork
  }
  get over(): boolean {
    const { clockwork } = this
    return clockwork !== undefined && clockwork.clock() - this.#since >= SLICE
  }
  async pass(): Promise<void> {
    const { clockwork } = this
    if (!clockwork) return
    await clockwork.turn()
    this.#since = clockwork.clock()
  }
}

/** What steps come to, gone through a slice at a time. */
export async function inTurns<T>(steps: Iterator<unknown, T>, turns: Turns): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (turns.over) await turns.pass()
  }
}

/** One decision being thought about. */
export class Thinking {
  readonly limits: Limits
  readonly #turns: Turns
  readonly #began: number
  /** In milliseconds; may change while it is used. */
  readonly #time: () => number
  #hurried = false

  constructor(turns: Turns, time: () => number) {
    const { clockwork } = turns
    this.#turns = turns
    this.#time = time
    this.#began = clockwork?.clock() ?? 0
    const end = () => this.#end()
    const deadline = {
      get deadline() {
        return end()
      },
    }
    this.limits = clockwork
      ? Object.assign(deadline, { clock: () => clockwork.clock() })
      : Object.assign(deadline, { nodes: NODES })
  }

  #end(): number {
    if (this.#hurried) return Number.NEGATIVE_INFINITY
    return this.#turns.clockwork ? this.#began + this.#time() : Number.POSITIVE_INFINITY
  }
  /** The best so far will do. */
  hurry(): void {
    this.#hurried = true
  }

  /** What was thought; nothing if it does not go on. `told` how much of the time is over. */
  async done<T>(steps: Steps<T>, goesOn: () => boolean, told?: (part: number) => void): Promise<T | undefined> {
    const { clockwork } = this.#turns
    let last = this.#began
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      if (!this.#turns.over) continue
      await this.#turns.pass()
      if (!goesOn()) {
        steps.return(undefined as T)
        return undefined
      }
      const now = clockwork?.clock() ?? 0
      if (!told || now - last < OFTEN) continue
      last = now
      told(Math.min(1, (now - this.#began) / this.#time()))
    }
  }
}
