/** Dice by all, in the page: its shares are kept in the browser, and given when the table asks for them. */
import { nextShare } from '@carillon/protocol/shares'
import type { Asking } from '../client.ts'

const PREFIX = 'carillon.share.'

/** Goes on until the returned function is called. */
export function shareDice(client: Asking, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): () => void {
  const keeper = {
    get: (name: string) => storage.getItem(PREFIX + name),
    set: (name: string, share: string) => storage.setItem(PREFIX + name, share),
  }
  return client.listen((news) => {
    const request = news.news === 'scene' ? nextShare(news.scene, keeper) : undefined
    // Asked again with the next scene, if it was not heard.
    if (request) client.ask('done', request).catch(() => undefined)
  })
}
