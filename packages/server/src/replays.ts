/** Games that are played again from their beginning: in a thread, where there is one, and not as often as somebody likes. */
import type { Role } from '@carillon/kernel'
import type { PastTurn } from '@carillon/protocol'
import { Buckets } from './buckets.ts'
import type { Command } from './command.ts'
import { type Answer, type Counsel, type OfAll, wholeOf } from './counsel.ts'
import type { Past } from './deals.ts'
import { Delayed, type Late } from './delayed.ts'
import type { Editions } from './editions.ts'
import type { HallPlace } from './hall-place.ts'
import { type Found, foundIn, pastOf, turnsOf } from './history.ts'
import type { Origin } from './kept-position.ts'
import type { Live } from './live.ts'
import type { JournalTable } from './store/schema.ts'

/** A game as it stood, and its rows until then. */
export interface Again {
  readonly live: Live
  readonly rows: readonly Pick<JournalTable, 'body'>[]
}
type PastQuestion = Extract<OfAll, { readonly ask: 'turns' | 'past' | 'late' }>

/** Here, or in a thread. */
export function workedOut(origin: Origin, asked: PastQuestion & Pick<Again, 'rows'>): Answer {
  switch (asked.ask) {
    case 'turns':
      return turnsOf(origin, asked.rows, asked.role)
    case 'past':
      return foundIn(origin, asked.rows, asked.role, asked.back, asked.draws)
    case 'late':
      return Delayed.of(origin, asked.delay, asked.rows).late
  }
}

/** Those that whoever first offered to go back counted from: what he has chosen in secret since is not counted. */
function beforeOffer(rows: Again['rows']): Again['rows'] {
  const isFirst = ({ body }: Again['rows'][number]) => {
    const command = JSON.parse(body) as Command
    return command.do === 'offer' && command.offer.what === 'rewind' && command.offer.by.length === 1
  }
  return rows.slice(0, rows.findLastIndex(isFirst))
}

/** So often for a game, a second and at once. */
const OFTEN = [0.5, 6] as const

export class Replays {
  readonly #counsel: Counsel | undefined
  readonly #editions: Editions
  readonly #times: Buckets

  constructor(counsel: Counsel | undefined, editions: Editions, now: () => number) {
    this.#counsel = counsel
    this.#editions = editions
    this.#times = new Buckets('replays', ...OFTEN, now)
  }
  /** Refuses who wants it too often. */
  check(game: string): void {
    this.#times.check(game)
  }
  /** Choices of a role that the game could be set back to. */
  async turns(again: Again, role: Role): Promise<readonly PastTurn[]> {
    return (await this.#worked(again, { ask: 'turns', role })) as readonly PastTurn[]
  }
  /** Where it would be set back to. */
  async past(again: Again, role: Role, back: number): Promise<Past> {
    const { live } = again
    const { draws } = live.table
    const rows = live.offers.some(({ what }) => what === 'rewind') ? beforeOffer(again.rows) : again.rows
    return pastOf(live, (await this.#worked({ live, rows }, { ask: 'past', role, back, draws })) as Found)
  }
  /** What who watches sees of it. */
  async delayed(again: Again): Promise<Delayed> {
    const { live, rows } = again
    const late = await this.#worked(again, { ask: 'late', delay: live.origin.delay ?? 0 })
    return Delayed.from(live, rows, late as Late)
  }
  /** Beside the game: who plays does not wait for it. If the game has moved meanwhile it was for nothing. */
  prepared(place: HallPlace, whole: () => Promise<Again | undefined>): Promise<unknown> {
    place.preparing ??= place
      .inTurn(whole)
      .then(async (again) => {
        const made = again && (await this.delayed(again))
        await place.inTurn(async () => {
          if (made && place.live?.seq === again.live.seq) place.delayed ??= made
        })
      })
      .finally(() => {
        place.preparing = undefined
      })
    return place.preparing
  }
  async #worked({ live, rows }: Again, asked: PastQuestion): Promise<Answer> {
    const { origin } = live
    if (!this.#counsel) return workedOut(origin, { ...asked, rows })
    const folders = await this.#editions.folders(origin)
    return this.#counsel.worked({ ...wholeOf(live, rows, asked), folders })
  }
}
