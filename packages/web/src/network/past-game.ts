/**
 * A game over the network as it was. While it is played, what one's own seat has seen of it comes once, and is gone to and fro in
 * here. When it is over the record comes, and the house in the page looks at it: nobody has to take the other house's word.
 */
import { readRecord } from '@carillon/kernel'
import type { Film, Reply, Said, Scene } from '@carillon/protocol'
import { type Asking, HostRefused } from '../client.ts'
import { keptList, listIn } from './dice.ts'
import { type OfPast, seenIn } from './film-answers.ts'

const isOver = ({ observation, company }: Scene): boolean =>
  observation.outcome !== undefined || company?.ended !== undefined

export class PastGame {
  readonly #own: Asking
  readonly #far: Asking
  #scene: Scene | undefined
  #waiting: ((scene: Scene) => void)[] = []
  #film: Promise<Film> | undefined
  /** The scene that it was made after. */
  #filmed: Scene | undefined
  #lent: Promise<string> | undefined

  constructor(own: Asking, far: Asking) {
    this.#own = own
    this.#far = far
    far.listen((news) => {
      if (news.news !== 'scene') return
      this.#scene = news.scene
      for (const wake of this.#waiting.splice(0)) wake(news.scene)
    })
  }

  async ask<R extends Reply['said']>(said: R, request: OfPast): Promise<Said<R>> {
    const id = 'id' in request ? request.id : request.table
    const scene = this.#scene ?? (await new Promise<Scene>((resolve) => this.#waiting.push(resolve)))
    if (!isOver(scene)) return (await this.#seen(request, scene)) as Said<R>
    const text = await this.#lend(id)
    if (request.ask === 'verify') checkList(id, text)
    return this.#own.ask(said, request)
  }
  async #seen(request: OfPast, scene: Scene): Promise<Reply> {
    if (request.ask === 'dice' && this.#filmed !== scene) this.#film = undefined
    return seenIn(await this.#filmOf(scene), request)
  }
  /** What is gone to and fro in stays as it was when one began. */
  #filmOf(scene: Scene): Promise<Film> {
    if (!this.#film) {
      const { id: table, seat } = scene
      this.#filmed = scene
      this.#film = this.#far.ask('film', { ask: 'film', table, seat }).then(({ film }) => film)
      this.#film.catch(() => {
        this.#film = undefined
      })
    }
    return this.#film
  }
  #lend(id: string): Promise<string> {
    this.#lent ??= this.#far.ask('record', { ask: 'export', id }).then(async ({ text }) => {
      await this.#own.ask('done', { ask: 'lend', id, text })
      return text
    })
    this.#lent.catch(() => {
      this.#lent = undefined
    })
    return this.#lent
  }
}

/** The list of promises that this browser kept before anything was shown must be that of the record. */
function checkList(id: string, text: string): void {
  const kept = keptList(id)
  if (kept !== undefined && kept !== listIn(readRecord(text)))
    throw new HostRefused('record', `the list of promises is another one: ${kept}`, undefined, 'house')
}
