/** The games there are. */
import type { Core, Game } from '@carillon/kernel'
import type { Listed } from '@carillon/registry'
import { Impossible } from './impossible.ts'

export class Library {
  readonly #games: readonly Listed[]
  readonly #cores = new Map<string, Promise<Core>>()
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
  /** What playing takes. Asked for with every answer: what was loaded is not looked for again. */
  readonly core = (id: string): Promise<Core> => {
    const known = this.#cores.get(id)
    if (known) return known
    const core = this.#listed(id).core()
    this.#cores.set(id, core)
    core.catch(() => this.#cores.delete(id))
    return core
  }
  /** Where its sources lie, if not where its package does. */
  readonly folder = (id: string): string | undefined => this.#listed(id).folder
  /** Lessons and bots want all of a game; who only plays does not wait for it. */
  readonly whole = (id: string): Promise<Game> => this.#listed(id).load()
}
