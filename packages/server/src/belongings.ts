/** What else belongs to somebody: his bots and notes, what he has reported, what moderators have told him, where he is told his turns, by what he came. */
import type { Transaction } from 'kysely'
import { aboutAccount } from './moderation/sanctions.ts'
import type { Channel } from './notices/channels.ts'
import type { Tables } from './store/schema.ts'
import type { Store } from './store/store.ts'

/** Where a channel leads; of a letter nothing is kept with it. What signs a hook is for who was told it then. */
function addressIn(body: string): { readonly address?: string } {
  const channel = JSON.parse(body) as Channel
  if (channel.kind === 'mail') return {}
  return { address: channel.kind === 'hook' ? channel.url : channel.subscription.endpoint }
}

/** For the copy of all that is kept of him. */
export async function belongingsOf(
  { db }: Store,
  account: string,
  open: (sealed: string) => string,
): Promise<Readonly<Record<string, unknown>>> {
  const about = aboutAccount(account)
  const channels = await db
    .selectFrom('channel')
    .select(['id', 'kind', 'made', 'off', 'body'])
    .where('owner', '=', account)
    .execute()
  const manners = await db.selectFrom('manners').select('body').where('owner', '=', account).execute()
  return {
    bots: await db
      .selectFrom('program')
      .innerJoin('account', 'account.id', 'program.account')
      .select(['account.id', 'account.name', 'program.made'])
      .where((where) => where.or([where('program.owner', '=', account), where('program.account', '=', account)]))
      .execute(),
    notes: await db
      .selectFrom('note')
      .innerJoin('seat', (seat) => seat.onRef('seat.game', '=', 'note.game').onRef('seat.role', '=', 'note.role'))
      .select(['note.game', 'note.role', 'note.text'])
      .where('seat.account', '=', account)
      .execute(),
    reports: await db.selectFrom('report').select(['at', 'game', 'kind', 'text']).where('who', '=', account).execute(),
    standing: await db
      .selectFrom('sanction')
      .select(['what', 'reason', 'at', 'until', 'lifted'])
      .where('about', '=', about)
      .execute(),
    marks: await db
      .selectFrom('mark')
      .select(['game', 'role', 'kind', 'since', 'last', 'days'])
      .where('who', '=', account)
      .execute(),
    notices: {
      channels: channels.map(({ body, ...channel }) => ({ ...channel, ...addressIn(open(body)) })),
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
  await db.deleteFrom('mark').where('who', '=', account).execute()
  await db
    .deleteFrom('note')
    .where((where) =>
      where.exists(
        where
          .selectFrom('seat')
          .select('seat.role')
          .whereRef('seat.game', '=', 'note.game')
          .whereRef('seat.role', '=', 'note.role')
          .where('seat.account', '=', account),
      ),
    )
    .execute()
}
