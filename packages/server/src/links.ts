/**
 * What opens a seat for who has no account. By the link that was sent to him somebody sits down on as many devices as he likes, and each
 * has one of its own; who came first is told of every other one, and may close what was sent. Who has lost his asks for another; all others agree to his word, it is good after a while, and then those before are not.
 */
import { Refused, type Role } from '@carillon/kernel'
import type { Asked } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import type { Kysely } from 'kysely'
import { SEAT_DAYS } from './desk.ts'
import type { Hall } from './hall.ts'
import {
  type Arrival,
  CLOSED,
  type Comer,
  checkInvited,
  claimed,
  dropLinks,
  issue,
  seatOf,
  ticketOf,
} from './ledger.ts'
import type { Attempt, Live } from './live.ts'
import type { GameTable, Tables, TicketTable } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { hashOf, newId, newToken } from './vault.ts'

const [MINUTE, DAY] = [60_000, 86_400_000]
/** Letters of a word; days in which it is agreed to, or not. */
const [CODE, LOST_DAYS] = [8, 30]
/** So long whoever sits there may say no: at a live clock ten minutes, else a day. */
const waitOf = ({ clock }: Live): number => (clock?.rules.kind === 'live' ? 10 * MINUTE : DAY)

// --- sitting down ------------------------------------------------------------------------------------------------

/** The seat that a link leads to; what opens it from now on, for who has no account; and links by which nobody comes in any more. */
export interface LinkedSeat {
  readonly game: string
  readonly role: Role
  readonly link?: string
  /** Somebody had come by the invitation before. */
  readonly further?: boolean
  readonly ended?: readonly string[]
}
/**
 * What somebody may do with a link. `own` is the secret that his browser has made for itself: if the reply is lost, the same one
 * again finds the same seat.
 */
export async function seatBy(hall: Hall, token: string, who: Arrival, own = newToken()): Promise<LinkedSeat> {
  const { store, now } = hall.world
  const ticket = await linkOf(store, token, now())
  if (ticket?.kind === 'lost') return foundAgain(hall, ticket, token)
  const { game, role } = ticket ?? {}
  if (!ticket || !game || !role) throw new Impossible('no-game', 'this link opens nothing')
  if (ticket.kind === 'seat') {
    await settled(hall, game, role, codeIn(ticket))
    return { game, role, link: token, further: isFurther(ticket) }
  }
  return invited(hall, { hash: ticket.hash, game, role }, who, own)
}
const linkOf = async (store: Store, token: string, now: number): Promise<TicketTable | undefined> =>
  (await ticketOf(store, 'seat', token, now)) ??
  (await ticketOf(store, 'invitation', token, now)) ??
  (await ticketOf(store, 'lost', token, now))

/** The game that a link is of, whatever it opens. */
export async function gameBy(store: Store, token: string, now: number): Promise<GameTable | undefined> {
  const ticket = await linkOf(store, token, now)
  return ticket?.game ? store.game(ticket.game) : undefined
}

interface Invitation {
  readonly hash: string
  readonly game: string
  readonly role: Role
}
/** In a link of who came after the first. */
const FURTHER = JSON.stringify({ further: true })
const isFurther = ({ body }: Pick<TicketTable, 'body'>): boolean => body === FURTHER

/** Sits down by what was sent to him, on whatever device; but who sits at the table already stays where he is. The seat is told. */
async function invited(hall: Hall, { hash, game, role }: Invitation, who: Arrival, own: string): Promise<LinkedSeat> {
  const { store, now } = hall.world
  const before = await seatOf(store, game, who)
  if (before !== undefined && before !== role) return { game, role: before }
  const mine = await ticketOf(store, 'seat', own, now())
  if (mine?.game === game && mine.role === role) return { game, role, link: own, further: isFurther(mine) }
  const expires = now() + SEAT_DAYS * DAY
  const came = await store.db.transaction().execute(async (db) => {
    const seats = db.selectFrom('seat').select(['account', 'joined']).where('game', '=', game).where('role', '=', role)
    const seat = await seats.executeTakeFirst()
    if (!seat || (seat.account !== null && seat.account !== who.account)) throw claimed()
    const used = db.updateTable('ticket').set({ used: now() }).where('hash', '=', hash).where('used', 'is', null)
    const first = (await used.executeTakeFirst()).numUpdatedRows === 1n
    // His own browser, with a page that has forgotten its link, is as it was.
    const further = before === undefined ? !first : await isFurtherHold(db, who.session, game)
    if (further) await checkInvited(db, game, role)
    if (mine ?? (await db.selectFrom('ticket').select('hash').where('hash', '=', hashOf(own)).executeTakeFirst()))
      throw new Impossible('request', 'own: not new')
    const body = further ? FURTHER : '{}'
    if (who.account === null || further) await issue({ db }, 'seat', expires, { game, role, body }, own)
    return { first, further, joined: seat.joined, linked: who.account === null || further }
  })
  const { first, further, joined, linked } = came
  // Somebody was there by the bare link: he is not any more.
  if (first && joined !== null && before === undefined) await hall.claimed(game, role)
  if (further && before === undefined) await tell(hall, game, role, now())
  return { game, role, further, ...(linked && { link: own }), ...(first && { ended: [hash] }) }
}
const tell = (hall: Hall, game: string, role: Role, at: number | null): Promise<void> =>
  hall.act(game, null, null, (live) => (live.over ? undefined : live.folding({ do: 'opened', role, at })))
async function isFurtherHold(db: Kysely<Tables>, session: string, game: string): Promise<boolean> {
  const hold = db.selectFrom('hold').select('further').where('session', '=', session).where('game', '=', game)
  return (await hold.executeTakeFirst())?.further === 1
}

/**
 * What was sent to who sits there opens his seat no more, his own link does. Only who came first may say so: who came after him has his
 * seat from him. Sessions and links of those who are sent away.
 */
export async function closeInvitation(hall: Hall, game: string, who: Comer): Promise<readonly string[]> {
  const { store, now } = hall.world
  const role = await seatOf(store, game, who)
  if (role === undefined || who.session === undefined) throw new Impossible('not-yours', 'this is not your seat')
  const { session, only } = who
  const gone = await store.db.transaction().execute(async (db) => {
    const invitations = db.updateTable('ticket').where('game', '=', game).where('role', '=', role)
    await invitations.where('kind', '=', 'invitation').set({ used: now(), body: CLOSED }).execute()
    const links = db.selectFrom('ticket').select('hash').where('game', '=', game).where('role', '=', role)
    const others = (await links.where('kind', '=', 'seat').where('body', '=', FURTHER).execute()).map(
      ({ hash }) => hash,
    )
    if (only ? others.includes(session) : await isFurtherHold(db, session, game))
      throw new Impossible('not-yours', 'who sat down here first closes the invitation')
    const holds = db.selectFrom('hold').select('session').where('game', '=', game).where('role', '=', role)
    const held = (await holds.where('further', '=', 1).execute()).map((hold) => hold.session)
    if (others.length > 0) await db.deleteFrom('ticket').where('hash', 'in', others).execute()
    const away = db.deleteFrom('hold').where('game', '=', game).where('role', '=', role)
    await away.where('further', '=', 1).execute()
    return [...held, ...others]
  })
  // A row, so that no node goes on without knowing it, whether it has heard the bell or not.
  const { opened } = await hall.read(game, (live) => live)
  if (gone.length > 0 || opened[role] !== undefined) await tell(hall, game, role, null)
  return gone
}
/** Whether somebody has come to his seat after the first, by its invitation. */
export async function isFurtherThere({ db }: Store, game: string, { session, only }: Comer): Promise<boolean> {
  if (session === undefined) return false
  if (!only) return isFurtherHold(db, session, game)
  const link = await db.selectFrom('ticket').select('body').where('hash', '=', session).executeTakeFirst()
  return link !== undefined && isFurther(link)
}

// --- a link that was lost ----------------------------------------------------------------------------------------

/** A secret for who asks, which opens nothing yet, and a word for those who are to agree. Nothing of the game is told. */
export async function askAgain(
  { world: { store, now } }: Hall,
  { game, token }: { readonly game?: string; readonly token?: string },
  who: Comer,
): Promise<{ readonly token: string; readonly code: string }> {
  const ticket = token === undefined ? undefined : await ticketOf(store, 'invitation', token, now())
  const id = game ?? ticket?.game ?? ''
  if ((await store.game(id))?.state !== 'playing') throw new Impossible('no-game', 'there is no such game')
  if ((await seatOf(store, id, who)) !== undefined) throw new Impossible('not-offered', 'you sit at this table')
  const code = newId().slice(0, CODE)
  const fresh = await issue(store, 'lost', now() + LOST_DAYS * DAY, { game: id, body: JSON.stringify({ code }) })
  return { token: fresh, code }
}
const codeIn = ({ body }: Pick<TicketTable, 'body'>): string | undefined => (JSON.parse(body) as { code?: string }).code
/** As people write it to each other: of letters that look alike only one is ever in a word. */
const plain = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[1l]/g, 'i')

export function linking(live: Live, seat: Role, { role, code = '' }: Asked<'offer'>, at: number): Attempt {
  if (role === undefined || !live.people.includes(role) || role === seat)
    throw new Impossible('request', 'role: whose link?')
  const word = plain(code)
  if (word.length !== CODE) throw new Impossible('request', 'code: the word that he has told')
  if (live.links.some((link) => link.role === role)) throw new Refused('not-asked', 'all have agreed already')
  const open = live.offers.find(({ what }) => what === 'link')
  const by = [...new Set([...(open?.role === role && open.code === word ? open.by : []), seat])]
  if (live.people.every((one) => one === role || by.includes(one)))
    return live.folding({ do: 'link', role, by, from: at + waitOf(live), code: word })
  return live.folding({ do: 'offer', offer: { what: 'link', by, role, code: word } })
}

/** Not good yet: the word by which the others agree to it, and from when on, if they have. */
export class NotYet extends Impossible {
  readonly code: string
  readonly from: number | undefined
  constructor(code: string, from?: number) {
    super('not-yet', from === undefined ? 'the others have not agreed' : `good from ${new Date(from).toISOString()} on`)
    this.code = code
    this.from = from
  }
}
/** Too early nothing; the first time it takes the place of those before. */
async function foundAgain(hall: Hall, ticket: TicketTable, token: string): Promise<LinkedSeat> {
  const { store, now } = hall.world
  const [game, code, hash] = [ticket.game as string, codeIn(ticket) ?? '', ticket.hash]
  // Whoever sits there may have said no at another node.
  const link = await hall.latest(game, ({ links }) => links.find((one) => one.code === code))
  if (!link || now() < link.from) throw new NotYet(code, link?.from)
  const { role } = link
  await store.db.transaction().execute(async (db) => {
    const seats = db.selectFrom('seat').select('account').where('game', '=', game).where('role', '=', role)
    if ((await seats.executeTakeFirst())?.account !== null) throw claimed()
    await dropLinks(db, game, role, hash)
    await db.deleteFrom('hold').where('game', '=', game).where('role', '=', role).execute()
    const good = { kind: 'seat', role, expires: now() + SEAT_DAYS * DAY }
    await db.updateTable('ticket').set(good).where('hash', '=', hash).execute()
  })
  await settled(hall, game, role, code)
  return { game, role, link: token }
}
/** Whoever came by older links is not heard any more; also if a node died before it could say so. */
async function settled(hall: Hall, game: string, role: Role, code: string | undefined): Promise<void> {
  if (code === undefined) return
  await hall.act(game, null, null, (live) =>
    live.links.some((one) => one.role === role && one.code === code)
      ? live.folding({ do: 'renewed', role })
      : undefined,
  )
}
