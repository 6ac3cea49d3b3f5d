/** Playing a whole game again while all others wait: not as often as somebody likes. */
import { Impossible } from '@carillon/room'
import { Buckets } from './buckets.ts'

/** So often for a game, a second and at once. */
const OFTEN = [0.5, 6] as const

export class Again {
  readonly #times: Buckets

  constructor(now: () => number) {
    this.#times = new Buckets(...OFTEN, now)
  }
  check(game: string): void {
    const wait = this.#times.take(game)
    if (wait > 0) throw new Impossible('busy', `try again in ${wait} s`)
  }
}
