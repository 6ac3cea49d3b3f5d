/** Before other rules are put in place: what they would make of the games that are being played. */
import { GAMES, type Listed } from '@carillon/registry'
import { Library } from '@carillon/room'
import { Hall } from './hall.ts'
import type { Live } from './live.ts'
import type { Store } from './store/store.ts'
import type { Vault } from './vault.ts'

export interface Verdict {
  readonly id: string
  readonly title: string
  /** The rules it was begun with, and those that are here. */
  readonly from: string
  readonly to: string
  /** Everybody sees the same: it may go over. */
  readonly same: boolean
  readonly why?: string
}

/**
 * Every running game is opened as the rules here have it, from its last position and the rows since. The position was kept with
 * digests of what each seat saw: if one is another now, the hall refuses to open the game, and so it is told here. What was done
 * since must fit, and it must wait for the same seats.
 */
export async function checkUpgrade(store: Store, vault: Vault, games: readonly Listed[] = GAMES): Promise<Verdict[]> {
  const library = new Library(games)
  const hall = new Hall({ store, vault, now: () => Date.now(), library })
  const running = await store.db
    .selectFrom('game')
    .select(['id', 'title', 'rules', 'waiting'])
    .where('state', '=', 'playing')
    .orderBy('created')
    .execute()
  const verdicts: Verdict[] = []
  for (const { id, title, rules: from, waiting } of running) {
    const to = (await library.core(title)).rules
    const why = await hall.read(id, (live) => differs(live, waiting)).catch((error: Error) => error.message)
    verdicts.push({ id, title, from, to, same: why === undefined, ...(why !== undefined && { why }) })
  }
  return verdicts
}

function differs(live: Live, waiting: string): string | undefined {
  const now = JSON.stringify(live.over ? [] : live.table.waiting.map(({ role }) => role))
  return live.seq > 0 && now !== waiting ? `it would wait for ${now}, not for ${waiting}` : undefined
}
