/** Dice by all, in the page: its shares are kept in the browser, and given when the table asks for them. */
import { type GameRecord, listOf, roundName } from '@carillon/kernel'
import type { Scene } from '@carillon/protocol'
import { isElsewhere, nextShare } from '@carillon/protocol/shares'
import type { Asking } from '../client.ts'
import { readText } from '../shell/settings.ts'

const PREFIX = 'carillon.share.'
const LIST = 'carillon.list.'

/** The list of promises, when all have promised: it is kept as it was first told, until all have agreed to another. */
function keepList({ id, fairness, company }: Scene, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const { dice: seats = [], anew = 0 } = company ?? {}
  if (!fairness || seats.length === 0 || roundIn(storage.getItem(LIST + id)) >= anew) return
  const fixed = seats.flatMap(({ role, commitment }) => (commitment === undefined ? [] : [{ role, commitment }]))
  if (fixed.length === seats.length)
    storage.setItem(LIST + id, listOf(fairness.commitment, { table: roundName(id, anew), seats: fixed }))
}
/** How often the shares had been begun anew when it was kept; less than nothing if it was not. */
function roundIn(list: string | null): number {
  const [, table = ''] = list?.split('|') ?? []
  return list === null ? -1 : Number(table.split('/')[1] ?? 1) - 1
}
export const keptList = (id: string, storage: Pick<Storage, 'getItem'> = { getItem: readText }): string | undefined =>
  storage.getItem(LIST + id) ?? undefined
export const listIn = ({ commitment = '', entropy }: GameRecord): string | undefined =>
  entropy && listOf(commitment, entropy)

/** This browser does not have the share that its seat has promised: another one has. */
export const isShareElsewhere = (scene: Scene): boolean =>
  isElsewhere(scene, { get: (name) => readText(PREFIX + name) })

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
