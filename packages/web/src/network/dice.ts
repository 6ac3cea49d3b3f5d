/** Dice by all, in the page: its shares are kept in the browser, and given when the table asks for them. */
import { type GameRecord, listOf } from '@carillon/kernel'
import type { Scene } from '@carillon/protocol'
import { nextShare } from '@carillon/protocol/shares'
import type { Asking } from '../client.ts'
import { readText } from '../shell/settings.ts'

const PREFIX = 'carillon.share.'
const LIST = 'carillon.list.'

/** The list of promises, when all have promised: it is kept as it was first told. */
function keepList({ id, fairness, company }: Scene, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const seats = company?.dice ?? []
  if (!fairness || seats.length === 0 || storage.getItem(LIST + id) !== null) return
  const fixed = seats.flatMap(({ role, commitment }) => (commitment === undefined ? [] : [{ role, commitment }]))
  if (fixed.length === seats.length)
    storage.setItem(LIST + id, listOf(fairness.commitment, { table: id, seats: fixed }))
}
export const keptList = (id: string, storage: Pick<Storage, 'getItem'> = { getItem: readText }): string | undefined =>
  storage.getItem(LIST + id) ?? undefined
export const listIn = ({ commitment = '', entropy }: GameRecord): string | undefined =>
  entropy && listOf(commitment, entropy)

/** Goes on until the returned function is called. */
export function shareDice(client: Asking, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): () => void {
  const keeper = {
    get: (name: string) => storage.getItem(PREFIX + name),
    set: (name: string, share: string) => storage.setItem(PREFIX + name, share),
  }
  return client.listen((news) => {
    if (news.news === 'scene') keepList(news.scene, storage)
    const request = news.news === 'scene' ? nextShare(news.scene, keeper) : undefined
    // Asked again with the next scene, if it was not heard.
    if (request) client.ask('done', request).catch(() => undefined)
  })
}
