/** What else belongs to somebody: his bots, what he has reported, what moderators have told him, where he is told his turns. */
import type { Transaction } from 'kysely'
import { aboutAccount } from './moderation/sanctions.ts'
import type { Tables } from './store/schema.ts'
import type { Store } from './store/store.ts'

/** For the copy of all that is kept of him. Where channels lead is sealed: the page tells it by itself. */
export async function belongingsOf({ db }: Store, account: string): Promise<Readonly<Record<string, unknown>>> {
  const about = aboutAccount(account)
  const manners = await db.selectFrom('manners').select('body').where('owner', '=', account).execute()
  return {
    bots: await db
      .selectFrom('program')
      .innerJoin('account', 'account.id', 'program.account')
      .select(['account.id', 'account.name', 'program.made'])
      .where((where) => where.or([where('program.owner', '=', account), where('program.account', '=', account)]))
      .execute(),
    reports: await db.selectFrom('report').select(['at', 'game', 'kind', 'text']).where('who', '=', account).execute(),
    standing: await db
      .selectFrom('sanction')
      .select(['what', 'reason', 'at', 'until', 'lifted'])
      .where('about', '=', about)
      .execute(),
    notices: {
      channels: await db
        .selectFrom('channel')
        .select(['id', 'kind', 'made', 'off'])
        .where('owner', '=', account)
        .execute(),
      manners: manners.map(({ body }) => JSON.parse(body) as object),
    },
  }
}

/** All of it goes with him; what moderators have done stays in their log. */
export async function dropBelongings(db: Transaction<Tables>, account: string): Promise<void> {
  await db.deleteFrom('program').where('owner', '=', account).execute()
  await db.updateTable('report').set({ text: '' }).where('who', '=', account).execute()
  await db.deleteFrom('channel').where('owner', '=', account).execute()
  await db.deleteFrom('manners').where('owner', '=', account).execute()
}
