/**
 * What opens a seat for who has no account. A link that is sent to somebody is good until he sits down by it: then his browser has one
 * of its own. Who has lost that asks for another; all others agree to his word, it is good after a while, and then those before are not.
 */
import { Refused, type Role } from '@carillon/kernel'
import type { Asked } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import { SEAT_DAYS } from './desk.ts'
import type { Hall } from './hall.ts'
import { type Arrival, type Comer, claimed, dropLinks, issue, seatOf, ticketOf } from './ledger.ts'
import type { Attempt, Live } from './live.ts'
import type { GameTable, TicketTable } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { hashOf, newId, newToken } from './vault.ts'

const [MINUTE, DAY] = [60_000, 86_400_000]
/** Letters of a word; days in which it is agreed to, or not. */
const [CODE, LOST_DAYS] = [8, 30]
/** So long whoever sits there may say no: at a live clock ten minutes, else a day. */
const waitOf = ({ clock }: Live): number => (clock?.rules.kind === 'live' ? 10 * MINUTE : DAY)

// --- sitting down ------------------------------------------------------------------------------------------------

/** The seat that a link leads to; what opens it from now on, for who has no account; and links by which nobody comes in any more. */
export interface Place {
  readonly game: string
  readonly role: Role
  readonly link?: string
  readonly ended?: readonly string[]
}
/**
 * What somebody may do with a link. `own` is the secret that his browser has made for itself: if the reply is lost, the same one
 * again finds the same seat.
 */
export async function placeBy(hall: Hall, token: string, who: Arrival, own = newToken()): Promise<Place> {
  const { store, now } = hall.world
  const ticket = await linkOf(store, token, now())
  if (ticket?.kind === 'lost') return foundAgain(hall, ticket, token)
  const { game, role } = ticket ?? {}
  if (!ticket || !game || !role) throw new Impossible('no-game', 'this link opens nothing')
  if (ticket.kind === 'seat') {
    await settled(hall, game, role, codeIn(ticket))
    return { game, role, link: token }
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
/** Of two who sit down by it one does; his own link opens the seat from then on. Who sits at the table already stays where he is. */
async function invited(hall: Hall, { hash, game, role }: Invitation, who: Arrival, own: string): Promise<Place> {
  const { store, now } = hall.world
  const before = await seatOf(store, game, who)
  if (before !== undefined && before !== role) return { game, role: before }
  const expires = now() + SEAT_DAYS * DAY
  const seated = who.account === null ? { game, role, link: own } : { game, role }
  const first = await store.db.transaction().execute(async (db) => {
    const seats = db.selectFrom('seat').select(['account', 'joined']).where('game', '=', game).where('role', '=', role)
    const seat = await seats.executeTakeFirst()
    if (!seat || (seat.account !== null && seat.account !== who.account)) throw claimed()
    const used = db.updateTable('ticket').set({ used: now() }).where('hash', '=', hash).where('used', 'is', null)
    if ((await used.executeTakeFirst()).numUpdatedRows !== 1n) return undefined
    const known = await db.selectFrom('ticket').select('hash').where('hash', '=', hashOf(own)).executeTakeFirst()
    if (known) throw new Impossible('request', 'own: not new')
    if (who.account === null) await issue({ db }, 'seat', expires, { game, role }, own)
    return seat
  })
  // Somebody was there by the bare link: he is not any more.
  if (first && first.joined !== null && before === undefined) await hall.claimed(game, role)
  if (first) return { ...seated, ended: [hash] }
  const mine = await ticketOf(store, 'seat', own, now())
  if (mine?.game === game && mine.role === role) return seated
  if (before === undefined) throw new Impossible('used', 'somebody has sat down by this link, and has one of his own')
  // His own browser, with a page that has forgotten its link.
  return who.account === null ? { ...seated, link: await issue(store, 'seat', expires, { game, role }) } : seated
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
async function foundAgain(hall: Hall, ticket: TicketTable, token: string): Promise<Place> {
  const { store, now } = hall.world
  const [game, code, hash] = [ticket.game as string, codeIn(ticket) ?? '', ticket.hash]
  const link = await hall.read(game, ({ links }) => links.find((one) => one.code === code))
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
