/** The lobby: seats are offered to all or to somebody, and taken by who comes first. */
import type { Role } from '@carillon/kernel'
import { Impossible } from '@carillon/room'
import type { Kysely } from 'kysely'
import { TooMany } from './buckets.ts'
import { SEAT_DAYS } from './desk.ts'
import { type Arrival, dropLinks, issue, seatOf, ticketOf } from './ledger.ts'
import { shunnedBy, type Who } from './lobby-lists.ts'
import { nameKey } from './names.ts'
import { wantsRatings } from './ratings.ts'
import type { Tables } from './store/schema.ts'
import type { Store } from './store/store.ts'

const DAY = 86_400_000
/** Whoever has waited so long for somebody is not looking any more; so long an invitation stands. */
export const SEEK_DAYS = 14
/** So many seats one person may offer at once. */
const OFFERED = 10

/** Who offers: his account; else what his browser is known by, and where he is. */
export interface Offering {
  readonly account: string | null
  readonly session?: string | undefined
  readonly network?: string | undefined
}
/** Nobody fills the list by himself, and no house full of people without accounts does. */
export async function checkOffers(store: Store, { account, session, network }: Offering, now: number): Promise<void> {
  const seeks = store.db.selectFrom('seek').select('expires').where('expires', '>', now).orderBy('expires')
  const all: (readonly [typeof seeks, number])[] = []
  if (account !== null) all.push([seeks.where('account', '=', account), OFFERED])
  else {
    const held = store.db
      .selectFrom('hold')
      .select('game')
      .where('session', '=', session ?? '')
    all.push([seeks.where('account', 'is', null).where('game', 'in', held), OFFERED])
    if (network !== undefined) all.push([seeks.where('network', '=', network), 2 * OFFERED])
  }
  for (const [some, most] of all) {
    const open = await some.execute()
    const [first] = open
    if (first && open.length >= most) throw new TooMany('offers', Math.ceil((first.expires - now) / 1000))
  }
}
/** Offers the free seats of a game to anybody, for a while. Again, if that is over. */
export async function offerSeats(
  store: Store,
  who: Arrival,
  game: string,
  now: number,
  network?: string,
): Promise<number> {
  await checkSits(store, who, game)
  const row = await store.game(game)
  if (row?.visibility !== 'public') throw new Impossible('not-offered', 'this game is not for everybody')
  await checkOffers(store, { ...who, network }, now)
  const expires = now + SEEK_DAYS * DAY
  await store.db.transaction().execute(async (db) => {
    await db
      .insertInto('seek')
      .values({ game, account: who.account, expires, network: who.account === null ? (network ?? null) : null })
      .onConflict((conflict) => conflict.column('game').doUpdateSet({ expires }))
      .execute()
    const job = { key: `seek:${game}`, kind: 'seek', due: expires, tries: 0, held: 0, body: game }
    await db
      .insertInto('job')
      .values(job)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ due: expires, tries: 0, held: 0 }))
      .execute()
  })
  return expires
}
export async function withdrawSeats(store: Store, who: Arrival, game: string): Promise<void> {
  await checkSits(store, who, game)
  await store.db.deleteFrom('seek').where('game', '=', game).execute()
}
async function checkSits(store: Store, who: Who, game: string): Promise<void> {
  if ((await seatOf(store, game, who)) === undefined) throw new Impossible('not-yours', 'you do not sit at this table')
}
/** The job of an offer: it is gone when its time is over. */
export async function expireSeek(store: Store, game: string, now: number): Promise<void> {
  await store.db.deleteFrom('seek').where('game', '=', game).where('expires', '<=', now).execute()
}

/** What makes a rated game: somebody who is known, and wants it. */
export async function checkRated(store: Store, account: string | null): Promise<void> {
  if (account === null) throw new Impossible('rated', 'a rated game is for who is signed in')
  if (!(await wantsRatings(store, account))) throw new Impossible('rated', 'you have asked for no ratings')
}

/** Takes a free seat that is offered to all, or to him. Of two who want it one gets it. What opens the seat from then on is his. */
export async function takeSeat(store: Store, who: Arrival, game: string, role: Role, now: number): Promise<string> {
  const row = await store.game(game)
  if (row?.state !== 'playing') throw new Impossible('no-game', 'there is no such game')
  if ((await seatOf(store, game, who)) !== undefined)
    throw new Impossible('not-offered', 'you sit at this table already')
  if (row.rated === 1) await checkRated(store, who.account)
  await store.db.transaction().execute(async (db) => {
    await checkOffered(db, who.account, game, role, now)
    const { numUpdatedRows } = await db
      .updateTable('seat')
      .set({ joined: now, account: who.account })
      .where('game', '=', game)
      .where('role', '=', role)
      .where('joined', 'is', null)
      .where('account', 'is', null)
      .where('bot', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new Impossible('taken', 'somebody was quicker')
    // Whoever made the game had a link to it: it opens nothing any more.
    await dropLinks(db, game, role)
    await db.insertInto('hold').values({ session: who.session, game, role, further: 0 }).execute()
    await db.deleteFrom('invitation').where('game', '=', game).where('role', '=', role).execute()
  })
  return issue(store, 'seat', now + SEAT_DAYS * DAY, { game, role })
}
async function checkOffered(
  db: Kysely<Tables>,
  account: string | null,
  game: string,
  role: Role,
  now: number,
): Promise<void> {
  const shunned = await shunnedBy(db, account)
  if (account !== null) {
    const invited = await db
      .selectFrom('invitation')
      .select('who')
      .where('game', '=', game)
      .where('role', '=', role)
      .where('account', '=', account)
      .where('expires', '>', now)
      .executeTakeFirst()
    if (invited && !shunned.has(invited.who)) return
  }
  const seek = await db
    .selectFrom('seek')
    .select('account')
    .where('game', '=', game)
    .where('expires', '>', now)
    .executeTakeFirst()
  if (!seek || (seek.account !== null && shunned.has(seek.account)))
    throw new Impossible('not-offered', 'the seat is not offered')
}

// --- invitations -------------------------------------------------------------------------------------------------

/** The free seat that a link opens: who has the link may give the seat to somebody. */
export async function seatToGive(store: Store, token: string, now: number): Promise<{ game: string; role: Role }> {
  const ticket = (await ticketOf(store, 'invitation', token, now)) ?? (await ticketOf(store, 'seat', token, now))
  const { game, role } = ticket ?? {}
  if (!game || !role) throw new Impossible('no-game', 'this link opens nothing')
  const seat = await store.db
    .selectFrom('seat')
    .select(['joined', 'account'])
    .where('game', '=', game)
    .where('role', '=', role)
    .executeTakeFirst()
  if (seat?.joined !== null || seat.account !== null) throw new Impossible('taken', 'somebody sits there already')
  return { game, role }
}
/** Invites somebody by his name. Who has blocked the other is not told so: it looks as if nobody had the name. */
export async function invite(
  store: Store,
  who: string,
  token: string,
  name: string,
  now: number,
): Promise<{ readonly account: string; readonly game: string; readonly role: Role }> {
  const { game, role } = await seatToGive(store, token, now)
  const other = await store.db
    .selectFrom('account')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .where('closed', 'is', null)
    .executeTakeFirst()
  if (!other || other.id === who || (await shunnedBy(store.db, who)).has(other.id))
    throw new Impossible('nobody', 'nobody here has this name')
  const expires = now + SEEK_DAYS * DAY
  await store.db
    .insertInto('invitation')
    .values({ game, role, account: other.id, who, expires })
    .onConflict((conflict) => conflict.columns(['game', 'role', 'account']).doUpdateSet({ who, expires }))
    .execute()
  return { account: other.id, game, role }
}
/** He does not want to; or who has invited him does not any more. */
export async function decline(store: Store, account: string, game: string): Promise<void> {
  await store.db
    .deleteFrom('invitation')
    .where('game', '=', game)
    .where((all) => all.or([all('account', '=', account), all('who', '=', account)]))
    .execute()
}
