/** What there is to know of the games before any is played: what they are called, who may play, their lessons. */
import type { Core, Game } from '@carillon/kernel'
import { playersOf } from '@carillon/players'
import type { About, Lesson, LessonStop } from '@carillon/protocol'
import type { Listed } from '@carillon/registry'
import { Impossible } from './impossible.ts'

export class Library {
  readonly #games: readonly Listed[]
  constructor(games: readonly Listed[]) {
    this.#games = games
  }

  #listed(id: string): Listed {
    const found = this.#games.find((game) => game.id === id)
    if (!found) throw new Impossible('unknown-game', id)
    return found
  }
  /** What playing takes. */
  readonly core = (id: string): Promise<Core> => this.#listed(id).core()
  /** Lessons and bots want all of a game; who only plays does not wait for it. */
  readonly whole = (id: string): Promise<Game> => this.#listed(id).load()

  async about(game: string): Promise<About> {
    const { id, rules, roles, scenarios, switches, players } = await this.core(game)
    return {
      ...{ id, rules, roles, switches },
      scenarios: scenarios.map((one) => one.id),
      players: playersOf(players ? { players } : {}),
    }
  }
  async lessons(game: string): Promise<readonly Lesson[]> {
    const examples = await (await this.whole(game)).examples()
    return examples.map(({ id, title, rules }) => ({ id, title, rules }))
  }
  async lesson(game: string, example: string, number: number): Promise<LessonStop> {
    const whole = await this.whole(game)
    const found = (await whole.examples()).find(({ id }) => id === example)
    if (!found) throw new Impossible('no-lesson', example)
    return (await import('./lessons.ts')).lessonAt(whole, found, number)
  }
}
