/** Whom somebody has blocked. It holds everywhere: neither sees nor gets what the other offers, and he does not hear him at any table. */
import { Impossible } from '@carillon/room'
import { shunnedBy } from './lobby-lists.ts'
import { nameKey } from './names.ts'
import type { Store } from './store/store.ts'

/** So many one may have. */
const MOST = 500

/** Their names, in order. Who has left is nobody any more. */
export async function blockedBy({ db }: Store, account: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('relation')
    .innerJoin('account', 'account.id', 'relation.other')
    .select('account.name')
    .where('relation.account', '=', account)
    .where('relation.kind', '=', 'block')
    .where('account.closed', 'is', null)
    .orderBy('account.name')
    .execute()
  return rows.map(({ name }) => name)
}
/** Blocks somebody by his name, or not any more. The games in which both sit: there it is heard who hears whom. */
export async function setBlock(store: Store, account: string, name: string, on: boolean): Promise<readonly string[]> {
  const { db } = store
  const other = await db
    .selectFrom('account')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .where('closed', 'is', null)
    .executeTakeFirst()
  if (!other || other.id === account) throw new Impossible('nobody', 'nobody else here has this name')
  if (on && (await blockedBy(store, account)).length >= MOST)
    throw new Impossible('not-offered', `${MOST} people are enough`)
  await db.transaction().execute(async (step) => {
    const pair = { account, other: other.id }
    if (on)
      await step
        .insertInto('relation')
        .values({ ...pair, kind: 'block' })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await step
        .deleteFrom('relation')
        .where('account', '=', account)
        .where('other', '=', other.id)
        .where('kind', '=', 'block')
        .execute()
    // What one has offered to the other is not offered any more.
    const both = [account, other.id]
    if (on) await step.deleteFrom('invitation').where('account', 'in', both).where('who', 'in', both).execute()
  })
  const seats = db.selectFrom('seat').innerJoin('game', 'game.id', 'seat.game').where('game.state', '=', 'playing')
  const games = await seats
    .innerJoin('seat as opposite', 'opposite.game', 'seat.game')
    .select('seat.game')
    .where('seat.account', '=', account)
    .where('opposite.account', '=', other.id)
    .execute()
  return games.map(({ game }) => game)
}
export async function hasBlocked({ db }: Store, account: string, other: string): Promise<boolean> {
  const own = db.selectFrom('relation').select('kind').where('account', '=', account).where('other', '=', other)
  return (await own.where('kind', '=', 'block').executeTakeFirst()) !== undefined
}
/** Whether one of the two has blocked the other. */
export const isShunned = async ({ db }: Store, account: string | null, other: string): Promise<boolean> =>
  (await shunnedBy(db, account)).has(other)
