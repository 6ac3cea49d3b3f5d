/** What has run out is not kept: sessions, links by mail, tokens, by what somebody came; and where guests were told, whose sessions these were. */
import { MARK_DAYS } from './moderation/alike.ts'
import type { Store } from './store/store.ts'

/** Milliseconds: so often, and so long after its end; clocks of nodes differ. */
export const SWEEP = 3_600_000
const DAY = 86_400_000

export async function dropExpired({ db }: Store, now: number): Promise<void> {
  await db
    .deleteFrom('ticket')
    .where('expires', '<=', now - DAY)
    .execute()
  await db
    .deleteFrom('mark')
    .where('last', '<=', now - MARK_DAYS * DAY)
    .execute()
  for (const table of ['channel', 'manners'] as const)
    await db
      .deleteFrom(table)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('ticket').select('hash').whereRef('ticket.hash', '=', `${table}.owner`))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('account').select('id').whereRef('account.id', '=', `${table}.owner`))),
      )
      .execute()
}
