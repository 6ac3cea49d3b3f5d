/** The games there are. */
import type { Core, Game } from '@carillon/kernel'
import type { Listed } from '@carillon/registry'
import { Impossible } from './impossible.ts'

export class Library {
  readonly #games: readonly Listed[]
  constructor(games: readonly Listed[]) {
    this.#games = games
  }

  has(id: string): boolean {
    return this.#games.some((game) => game.id === id)
  }
  #listed(id: string): Listed {
    const found = this.#games.find((game) => game.id === id)
    if (!found) throw new Impossible('unknown-game', id)
    return found
  }
  /** What playing takes. */
  readonly core = (id: string): Promise<Core> => this.#listed(id).core()
  /** Where its sources lie, if not where its package does. */
  readonly folder = (id: string): string | undefined => this.#listed(id).folder
  /** Lessons and bots want all of a game; who only plays does not wait for it. */
  readonly whole = (id: string): Promise<Game> => this.#listed(id).load()
}
