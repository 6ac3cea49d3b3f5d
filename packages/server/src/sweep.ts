/** What has run out is not kept: sessions, links by mail, tokens. */
import type { Store } from './store/store.ts'

/** Milliseconds: so often, and so long after its end; clocks of nodes differ. */
export const SWEEP = 3_600_000
const AFTER = 86_400_000

export async function dropExpired({ db }: Store, now: number): Promise<void> {
  await db
    .deleteFrom('ticket')
    .where('expires', '<=', now - AFTER)
    .execute()
}
