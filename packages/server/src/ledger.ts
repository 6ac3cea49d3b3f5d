/** Games, seats and tickets in the store: all that is not in the way of an answer. */
import type { Role } from '@carillon/kernel'
import { Impossible } from '@carillon/room'
import type { Kysely } from 'kysely'
import type { GameTable, Tables, TicketTable } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { hashOf, newToken } from './vault.ts'

/** A new game, with who sits where. */
export async function createGame(
  store: Store,
  game: GameTable,
  bots: Readonly<Record<Role, string | null>>,
): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await db.insertInto('game').values(game).execute()
    const seats = Object.entries(bots).map(([role, bot]) => ({ game: game.id, role, bot, account: null, joined: null }))
    await db.insertInto('seat').values(seats).execute()
  })
}

export type TicketKind = 'session' | 'seat' | 'token' | 'link' | 'verify'
/** Stored by its hash; the token itself is for whoever is given it. */
export async function issue(
  store: Store,
  kind: TicketKind,
  expires: number,
  of: Partial<Pick<TicketTable, 'account' | 'game' | 'role' | 'body'>> = {},
): Promise<string> {
  const token = newToken()
  const { account = null, game = null, role = null, body = '{}' } = of
  const ticket = { hash: hashOf(token), kind, account, game, role, body, expires, used: null }
  await store.db.insertInto('ticket').values(ticket).execute()
  return token
}
/** The ticket of a token, if it is one of this kind and still good. */
export async function ticketOf(
  store: Store,
  kind: TicketKind,
  token: string,
  now: number,
): Promise<TicketTable | undefined> {
  return store.db
    .selectFrom('ticket')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires', '>', now)
    .executeTakeFirst()
}

/** Who sits down: by what his browser is known, and, if he is signed in, as whom. */
export interface Sitting {
  readonly session: string
  readonly account: string | null
}
/**
 * Sits down, and says where. A browser that sat elsewhere in this game gets up; who is signed in keeps the seat he has, and one
 * that he takes is his on all devices. A seat of somebody else who signs in for it is opened by no link.
 */
export async function sitDown(
  store: Store,
  { session, account }: Sitting,
  game: string,
  role: Role,
  now: number,
): Promise<Role> {
  return store.db.transaction().execute(async (db) => {
    const seats = await db.selectFrom('seat').select(['role', 'account']).where('game', '=', game).execute()
    const own = account === null ? undefined : seats.find((seat) => seat.account === account)
    if (own) return own.role
    if ((seats.find((seat) => seat.role === role)?.account ?? null) !== null)
      throw new Impossible('not-yours', 'this seat belongs to somebody who signs in for it')
    await db
      .insertInto('hold')
      .values({ session, game, role })
      .onConflict((conflict) => conflict.columns(['session', 'game']).doUpdateSet({ role }))
      .execute()
    if (account !== null) await claim(db, account, game, role)
    await joined(db, game, role, now)
    return role
  })
}
async function joined(db: Kysely<Tables>, game: string, role: Role, now: number): Promise<void> {
  await db
    .updateTable('seat')
    .set({ joined: now })
    .where('game', '=', game)
    .where('role', '=', role)
    .where('joined', 'is', null)
    .execute()
}
/** A seat that nobody's account has yet becomes his; one that is another's stays another's. */
export async function claim(db: Kysely<Tables>, account: string, game: string, role: string): Promise<void> {
  await db
    .updateTable('seat')
    .set({ account })
    .where('game', '=', game)
    .where('role', '=', role)
    .where('account', 'is', null)
    .execute()
}

/** Somebody has come to this seat; whether all who play have come. */
export async function comes(store: Store, game: string, role: Role, now: number): Promise<boolean> {
  const { db } = store
  await joined(db, game, role, now)
  const missing = await db
    .selectFrom('seat')
    .select('role')
    .where('game', '=', game)
    .where('joined', 'is', null)
    .where('bot', 'is', null)
    .executeTakeFirst()
  return missing === undefined
}

/** Where somebody sits in a game: by his account, or by what his browser holds. */
export async function seatOf(
  store: Store,
  game: string,
  { session, account }: { readonly session: string | undefined; readonly account: string | null },
): Promise<Role | undefined> {
  if (account !== null) {
    const own = await store.db
      .selectFrom('seat')
      .select('role')
      .where('game', '=', game)
      .where('account', '=', account)
      .executeTakeFirst()
    if (own) return own.role
  }
  if (session === undefined) return undefined
  const held = await store.db
    .selectFrom('hold')
    .select('role')
    .where('session', '=', session)
    .where('game', '=', game)
    .executeTakeFirst()
  return held?.role
}

/** Of an account, as others may know it. */
export async function nameOf({ db }: Store, account: string): Promise<string> {
  const row = await db.selectFrom('account').select(['name', 'closed']).where('id', '=', account).executeTakeFirst()
  return row && row.closed === null ? row.name : ''
}
