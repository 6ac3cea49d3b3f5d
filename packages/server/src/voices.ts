/** What is said at tables, on its way: told to those who are there on this node, and rung for the others. */
import { Buckets } from './buckets.ts'
import type { HallPlace } from './hall-place.ts'
import type { Store } from './store/store.ts'
import { type Spoken, saidSince, TALK, wordsSince } from './talk.ts'

/** Lines of one person, a second and at once. */
const OFTEN = [0.5, 10] as const
/** Milliseconds: a line that was said so long ago is looked for, if nothing was missed since. Clocks of nodes differ by less. */
const LATELY = 60_000

export class Voices {
  readonly #store: Store
  readonly #now: () => number
  readonly #placeOf: (game: string) => HallPlace | undefined
  readonly #lines: Buckets
  /** What was told here already, and when it was said; as long as it is looked for. */
  readonly #told = new Map<string, number>()
  /** When the last of it was said, by game: a bell that was missed is made up for by the next. */
  readonly #last = new Map<string, number>()
  /** When all that was said had been told here. */
  #compared: number

  constructor(store: Store, now: () => number, placeOf: (game: string) => HallPlace | undefined) {
    this.#store = store
    this.#now = now
    this.#compared = now()
    this.#placeOf = placeOf
    this.#lines = new Buckets('talk', ...OFTEN, now)
  }
  /** Refuses who says too much at once. */
  check(who: string): void {
    this.#lines.check(who)
  }
  spoken(game: string, line: Spoken): void {
    this.#hand(game, line)
    this.#store.ring(`${TALK}${game}`, line.at)
  }
  /** Who hears whom has changed. */
  hushed(game: string): void {
    this.#store.ring(`${TALK}${game}`, 0)
    this.#tellHushed(game)
  }
  #tellHushed(game: string): void {
    for (const watcher of this.#placeOf(game)?.watchers ?? []) watcher.tell({ news: 'hushed', id: game })
  }
  #hand(game: string, line: Spoken): void {
    const place = this.#placeOf(game)
    if (!place || this.#told.has(line.id)) return
    this.#told.set(line.id, line.at)
    this.#last.set(game, line.at)
    for (const watcher of place.watchers) watcher.overhear(game, line, place.live?.over ?? false)
  }
  /** Another node has rung: something was said then, or, without a time, who hears whom has changed. */
  async heard(game: string, at: number): Promise<void> {
    if (!this.#placeOf(game)?.watchers.size) {
      this.#last.delete(game)
      return
    }
    if (at === 0) {
      this.#tellHushed(game)
      return
    }
    // What is older than what is remembered, and not newer than the last that was told, was told.
    const [last = at - 1, from] = [this.#last.get(game), this.#compared - LATELY]
    for (const line of await wordsSince(this.#store, game, Math.min(at, last)))
      if (line.at > last || line.at >= from) this.#hand(game, line)
  }
  /** A bell may be missed, and nobody speak again: what was said lately at these tables and not told here is told now. */
  async compare(games: readonly string[]): Promise<void> {
    const at = this.#now()
    const from = this.#compared - LATELY
    const said = games.length === 0 ? [] : await saidSince(this.#store, games, from)
    const missed = new Set(said.filter(({ id }) => !this.#told.has(id)).map(({ game }) => game))
    for (const game of missed) for (const line of await wordsSince(this.#store, game, from)) this.#hand(game, line)
    this.#compared = at
    for (const [id, then] of this.#told) if (then < at - LATELY) this.#told.delete(id)
  }
}
