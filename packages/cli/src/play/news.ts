/** What a room has told, one after the other: people type more slowly than bots play. */
import type { News } from '@carillon/protocol'

export class NewsQueue {
  readonly #waiting: News[] = []
  #give: ((news: News) => void) | undefined

  add(news: News): void {
    const give = this.#give
    this.#give = undefined
    if (give) give(news)
    else this.#waiting.push(news)
  }
  async next(): Promise<News> {
    const news = this.#waiting.shift()
    if (news) return news
    return new Promise((resolve) => {
      this.#give = resolve
    })
  }
}
