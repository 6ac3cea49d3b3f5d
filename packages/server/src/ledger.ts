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

export type TicketKind = 'session' | 'seat' | 'invitation' | 'lost' | 'token' | 'link' | 'verify'
/** Stored by its hash; the token itself is for whoever is given it. */
export async function issue(
  { db }: Pick<Store, 'db'>,
  kind: TicketKind,
  expires: number,
  of: Partial<Pick<TicketTable, 'account' | 'game' | 'role' | 'body'>> = {},
  token = newToken(),
): Promise<string> {
  const { account = null, game = null, role = null, body = '{}' } = of
  const ticket = { hash: hashOf(token), kind, account, game, role, body, expires, used: null }
  await db.insertInto('ticket').values(ticket).execute()
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

/** Links by which one is at a seat: one's own, and those that were sent to whoever is to sit there. */
const SEATING = ['seat', 'invitation'] as const

/** Whatever opened the seat opens nothing any more, but for one. */
export async function dropLinks(db: Kysely<Tables>, game: string, role: Role, but = ''): Promise<void> {
  const links = db.deleteFrom('ticket').where('kind', 'in', SEATING).where('game', '=', game).where('role', '=', role)
  await links.where('hash', '!=', but).execute()
}

/** Ways in that were sent to somebody, or handed to him, are none any more. */
export async function dropLettered(db: Kysely<Tables>, account: string): Promise<void> {
  await db.deleteFrom('ticket').where('account', '=', account).where('kind', '=', 'link').execute()
}

/** Who sits down: by what his browser is known, and, if he is signed in, as whom. */
export interface Arrival {
  readonly session: string
  readonly account: string | null
}
/**
 * Sits down, and says where. A browser that sat elsewhere in this game gets up; who is signed in keeps the seat he has, and one
 * that he takes is his on all devices. A seat of somebody else who signs in for it is opened by no link. Who comes on a `further`
 * device makes nothing his: another may have been there first.
 */
export async function sitDown(
  store: Store,
  { session, account }: Arrival,
  game: string,
  role: Role,
  now: number,
  further = false,
): Promise<Role> {
  return store.db.transaction().execute(async (db) => {
    const seats = await db.selectFrom('seat').select(['role', 'account']).where('game', '=', game).execute()
    const own = account === null ? undefined : seats.find((seat) => seat.account === account)
    if (own) return own.role
    if ((seats.find((seat) => seat.role === role)?.account ?? null) !== null) throw claimed()
    if (further) await checkInvited(db, game, role)
    await db
      .insertInto('hold')
      .values({ session, game, role, further: Number(further) })
      .onConflict((conflict) => conflict.columns(['session', 'game']).doUpdateSet({ role, further: Number(further) }))
      .execute()
    // Of two who sign in for it at once one gets it.
    if (account !== null && !further && !(await claim(db, account, game, role))) throw claimed()
    await joined(db, game, role, now)
    return role
  })
}
/** Stands in an invitation that whoever sits there has closed. */
export const CLOSED = JSON.stringify({ closed: true })
/** Whether who was invited may still come on further devices. It waits for who is just closing it: nobody slips in behind him. */
export async function checkInvited(db: Kysely<Tables>, game: string, role: Role): Promise<void> {
  const open = db.updateTable('ticket').set({ kind: 'invitation' }).where('kind', '=', 'invitation')
  const of = open.where('game', '=', game).where('role', '=', role).where('body', '!=', CLOSED)
  if ((await of.executeTakeFirst()).numUpdatedRows === 0n)
    throw new Impossible('used', 'whoever sits there has closed this link, and has one of his own')
}
export const claimed = () => new Impossible('not-yours', 'this seat belongs to somebody who signs in for it')
async function joined(db: Kysely<Tables>, game: string, role: Role, now: number): Promise<void> {
  await db
    .updateTable('seat')
    .set({ joined: now })
    .where('game', '=', game)
    .where('role', '=', role)
    .where('joined', 'is', null)
    .execute()
}
/** A seat that nobody's account has yet becomes his, if he has no other there; one that is another's stays another's. Whether it is his now. */
export async function claim(db: Kysely<Tables>, account: string, game: string, role: string): Promise<boolean> {
  const own = db.selectFrom('seat').select('role').where('game', '=', game).where('account', '=', account)
  if (await own.executeTakeFirst()) return false
  const { numUpdatedRows } = await db
    .updateTable('seat')
    .set({ account })
    .where('game', '=', game)
    .where('role', '=', role)
    .where('account', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
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

/** Who somebody is, for where he sits; `only` if all he has is the link of one seat, of which `session` is the hash then. */
export interface Comer {
  readonly session: string | undefined
  readonly account: string | null
  readonly only?: { readonly game: string; readonly role: Role }
}
/**
 * Where somebody sits in a game: by his account, or by what his browser holds, or by a link that is still good. A seat that
 * an account has is opened by that account alone.
 */
export async function seatOf(store: Store, game: string, { session, account, only }: Comer): Promise<Role | undefined> {
  const { db } = store
  if (account !== null) {
    const own = db.selectFrom('seat').select('role').where('game', '=', game).where('account', '=', account)
    const found = await own.executeTakeFirst()
    if (found) return found.role
  }
  if (session === undefined) return undefined
  const found = only ? linked(db, session) : freeHolds(db, session).where('hold.game', '=', game)
  const seat = await found.executeTakeFirst()
  return seat?.game === game ? seat.role : undefined
}
/** What a browser holds, but for seats that an account has. */
export const freeHolds = (db: Kysely<Tables>, session: string) =>
  db
    .selectFrom('hold')
    .innerJoin('seat', (join) => join.onRef('seat.game', '=', 'hold.game').onRef('seat.role', '=', 'hold.role'))
    .select(['seat.game as game', 'seat.role as role'])
    .where('hold.session', '=', session)
    .where('seat.account', 'is', null)
/** The seat that the link of this hash opens now, unless an account has it, or somebody has sat down by it. */
const linked = (db: Kysely<Tables>, hash: string) =>
  db
    .selectFrom('ticket')
    .innerJoin('seat', (join) => join.onRef('seat.game', '=', 'ticket.game').onRef('seat.role', '=', 'ticket.role'))
    .select(['seat.game as game', 'seat.role as role'])
    .where('ticket.hash', '=', hash)
    .where('ticket.kind', 'in', SEATING)
    .where('ticket.used', 'is', null)
    .where('seat.account', 'is', null)

/** Of an account, as others may know it. */
export async function nameOf({ db }: Store, account: string): Promise<string> {
  const row = await db.selectFrom('account').select(['name', 'closed']).where('id', '=', account).executeTakeFirst()
  return row && row.closed === null ? row.name : ''
}
