/** What somebody may not do any more. Who has an account is meant wherever he sits; who has none, at the one seat. */
import type { Role } from '@carillon/kernel'
import type { Sanction } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import type { SanctionTable } from '../store/order-tables.ts'
import type { Store } from '../store/store.ts'

export const aboutAccount = (account: string): string => `account:${account}`
export const aboutSeat = (game: string, role: Role): string => `seat:${game}:${role}`

const LASTS = 30 * 86_400_000

/** All that holds now, the newest first; a warning is told for a month. */
export async function sanctionsOf(store: Store, about: string, now: number): Promise<readonly Sanction[]> {
  const rows = await store.db
    .selectFrom('sanction')
    .selectAll()
    .where('about', '=', about)
    .where('lifted', 'is', null)
    .orderBy('at', 'desc')
    .execute()
  return rows.filter((row) => holds(row, now)).map(told)
}
const holds = ({ what, at, until }: SanctionTable, now: number): boolean =>
  what === 'warn' ? at + LASTS > now : until === null || until > now
const told = ({ what, reason, at, until }: SanctionTable): Sanction => ({
  what: what as Sanction['what'],
  reason,
  at,
  until,
})

export const banIn = (standing: readonly Sanction[]): Sanction | undefined =>
  standing.find(({ what }) => what === 'ban')

const ends = ({ until }: Sanction): string => (until === null ? 'for good' : `until ${new Date(until).toISOString()}`)
export const banned = (ban: Sanction): Impossible => new Impossible('banned', `banned ${ends(ban)}: ${ban.reason}`)

/** Refuses who may not speak; he is told until when and why. */
export async function checkVoice(
  store: Store,
  who: { readonly account: string | null },
  seat: { readonly game: string; readonly role: Role },
  now: number,
): Promise<void> {
  const abouts = [aboutSeat(seat.game, seat.role), ...(who.account === null ? [] : [aboutAccount(who.account)])]
  for (const about of abouts) {
    const mute = (await sanctionsOf(store, about, now)).find(({ what }) => what === 'mute')
    if (mute) throw new Impossible('muted', `muted ${ends(mute)}: ${mute.reason}`)
  }
}
/** Refuses who may not sit at this seat. */
export async function checkSeat(store: Store, game: string, role: Role, now: number): Promise<void> {
  const ban = banIn(await sanctionsOf(store, aboutSeat(game, role), now))
  if (ban) throw banned(ban)
}

/** Those who are banned: accounts, whose sockets are closed, and seats of guests, who are sent away from them. */
export interface Banned {
  readonly accounts: readonly string[]
  readonly seats: readonly { readonly game: string; readonly role: Role }[]
}
export function bannedIn(abouts: readonly string[]): Banned {
  const of = (kind: string) => abouts.flatMap((about) => (about.startsWith(kind) ? [about.slice(kind.length)] : []))
  const seats = of('seat:').map((seat) => seat.split(':'))
  return { accounts: of('account:'), seats: seats.map(([game = '', role = '']) => ({ game, role })) }
}
/** After a moment, whoever has banned them, and where. */
export async function bannedSince(store: Store, since: number): Promise<Banned> {
  const rows = await store.db
    .selectFrom('sanction')
    .select('about')
    .where('what', '=', 'ban')
    .where('at', '>', since)
    .where('lifted', 'is', null)
    .execute()
  return bannedIn(rows.map(({ about }) => about))
}
