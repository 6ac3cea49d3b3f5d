/** Who is invited to a seat is told once: by his channels if it was by name, by a letter if it was to an address. */
import type { Role } from '@carillon/kernel'
import type { Mail } from '../mail.ts'
import { letter } from '../mail.ts'
import { noticeTime } from '../quiet-hours.ts'
import type { Store } from '../store/store.ts'
import type { Vault } from '../vault.ts'
import { channelsOf, mannersOf } from './channels.ts'

/** In place of a row of the journal: a notice that is of no turn. */
export const INVITED = -1

export interface InvitedSeat {
  readonly game: string
  readonly role: Role
}
/** One notice for each of his channels, due when he likes it. Who is invited to the same seat again knows it already. */
export async function tellInvited(
  store: Store,
  account: string,
  { game, role }: InvitedSeat,
  now: number,
): Promise<void> {
  const due = noticeTime(now, await mannersOf(store, account))
  const open = (await channelsOf(store, account)).filter(({ off }) => off === null)
  for (const { id: channel } of open)
    await store.db
      .insertInto('notice')
      .values({ id: `${game}:${role}:invited:${channel}`, game, role, channel, ...{ turn: INVITED, due, ...FRESH } })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
const FRESH = { held: 0, tries: 0, sent: null, came: null }

/** Who invites somebody to a seat, if that still stands and neither has blocked the other. */
export async function inviterOf(
  { db }: Store,
  account: string,
  seat: InvitedSeat,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('invitation')
    .innerJoin('account', 'account.id', 'invitation.who')
    .innerJoin('seat', (join) =>
      join.onRef('seat.game', '=', 'invitation.game').onRef('seat.role', '=', 'invitation.role'),
    )
    .select('account.name')
    .where('invitation.game', '=', seat.game)
    .where('invitation.role', '=', seat.role)
    .where('invitation.account', '=', account)
    .where('invitation.expires', '>', now)
    .where('account.closed', 'is', null)
    .where('seat.joined', 'is', null)
    .where('seat.account', 'is', null)
    .where(({ not, exists, selectFrom, or, and, ref }) =>
      not(
        exists(
          selectFrom('relation')
            .select('relation.kind')
            .where('relation.kind', '=', 'block')
            .where((all) =>
              or([
                and([all('relation.account', '=', account), all('relation.other', '=', ref('invitation.who'))]),
                and([all('relation.other', '=', account), all('relation.account', '=', ref('invitation.who'))]),
              ]),
            ),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.name
}

/** A letter to an address, once a seat: whether it is on its way now. Of the address only its mark is kept. */
export async function writeInvited(
  store: Store,
  vault: Vault,
  { game, role }: InvitedSeat,
  mail: Mail,
  now: number,
): Promise<boolean> {
  const id = `${game}:${role}:letter:${vault.keyedHash(mail.to.toLowerCase())}`
  const job = letter(vault, mail, now)
  return store.db.transaction().execute(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('notice')
      .values({ id, game, role, channel: '', ...{ turn: INVITED, due: now, ...FRESH, sent: now, came: now } })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    await db
      .insertInto('job')
      .values({ ...job, tries: 0, held: 0 })
      .execute()
    return true
  })
}
