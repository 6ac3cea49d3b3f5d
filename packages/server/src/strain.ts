/** How hard the house has it: what can wait is let wait, so that those who play are answered. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** 0: all is well. 1: bots wait. 2: who watches gets one scene in four. 3: nobody begins a game. */
export type Level = 0 | 1 | 2 | 3
/** Milliseconds that the event loop is late, one time in a hundred: above the first it is too much, below the second all is well. */
const [MUCH, LITTLE] = [100, 50]
/** So often it is looked at, in milliseconds. */
const OFTEN = 2000

export class Strain {
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })
  #timer: NodeJS.Timeout | undefined
  #level: Level = 0
  /** Told when it has become easier. */
  readonly #eased: (() => void)[] = []

  start(): void {
    this.#delay.enable()
    this.#timer = setInterval(() => {
      this.measured(this.#delay.percentile(99) / 1e6)
      this.#delay.reset()
    }, OFTEN)
    this.#timer.unref()
  }
  get level(): Level {
    return this.#level
  }
  /** A step at a time, so that as little as possible is let go. */
  measured(milliseconds: number): void {
    const before = this.#level
    if (milliseconds > MUCH) this.#level = Math.min(3, before + 1) as Level
    else if (milliseconds < LITTLE) this.#level = Math.max(0, before - 1) as Level
    if (this.#level < before) for (const tell of this.#eased) tell()
  }
  onEased(tell: () => void): void {
    this.#eased.push(tell)
  }
  close(): void {
    clearInterval(this.#timer)
    this.#delay.disable()
  }
}
