/** Playing a whole game again while all others wait: not as often as somebody likes. */
import { Buckets } from './buckets.ts'

/** So often for a game, a second and at once. */
const OFTEN = [0.5, 6] as const

export class Again {
  readonly #times: Buckets

  constructor(now: () => number) {
    this.#times = new Buckets('replays', ...OFTEN, now)
  }
  check(game: string): void {
    this.#times.check(game)
  }
}
