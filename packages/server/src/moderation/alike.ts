/**
 * Seats of one table that may be one person's, by the device he comes by or the net he is in: a hint for moderators. It is told to nobody
 * else, and nothing follows from it: families and friends have both in common, too.
 */
import type { Role } from '@carillon/kernel'
import type { Alike } from '@carillon/protocol'
import type { Who } from '../desk.ts'
import type { MarkTable } from '../store/order-tables.ts'
import type { Store } from '../store/store.ts'
import type { Vault } from '../vault.ts'
import { nameOf } from './reports.ts'
import { aboutAccount, aboutSeat } from './sanctions.ts'

/** Where somebody comes from: what he is counted by who has nothing else; the secret of his device, and his net, as far as they tell anything. */
export interface From {
  readonly address: string
  readonly device?: string | undefined
  readonly net?: string | undefined
}
export const NOWHERE: From = { address: '' }
const KINDS = ['device', 'net'] as const
const DAY = 86_400_000
/** So long what he came by last is kept. */
export const MARK_DAYS = 30
/** Pairs that are looked at; tables that are shown. */
const [LOOKED, SHOWN] = [1000, 50]

/**
 * Somebody has come to his seat, and comes in whatever becomes of this. What is kept only this house can make again, and it is another one in
 * every game. Counted once a day. Programs are no people.
 */
export function noteComing(
  { store, vault, now }: { readonly store: Store; readonly vault: Vault; now(): number },
  seat: Pick<MarkTable, 'game' | 'role'>,
  { account, session, bearer }: Who,
  from: From,
): void {
  const who = account ?? session
  if (bearer || who === undefined) return
  for (const kind of KINDS) {
    const what = from[kind]
    if (what === undefined) continue
    const hash = vault.keyedHash(`${kind} ${seat.game} ${what}`)
    keepMark(store, { ...seat, who, kind, hash }, now()).catch(() => undefined)
  }
}
export async function keepMark(
  { db }: Store,
  mark: Omit<MarkTable, 'since' | 'last' | 'days'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('mark')
    .values({ ...mark, since: now, last: now, days: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['game', 'role', 'who', 'kind', 'hash'])
        .doUpdateSet((is) => ({ last: now, days: is('mark.days', '+', 1) }))
        .where('mark.last', '<=', now - DAY),
    )
    .execute()
}

/** The newest first. A moderator does not see those of his own games. */
export async function alikeSeats(store: Store, moderator: string | null): Promise<readonly Alike[]> {
  const rows = await pairs(store)
  const games = [...new Set(rows.map(({ game }) => game))]
  if (games.length === 0) return []
  const seats = await store.db
    .selectFrom('seat')
    .select(['game', 'role', 'account'])
    .where('game', 'in', games)
    .execute()
  const holds = await store.db.selectFrom('hold').selectAll().where('game', 'in', games).execute()
  /** Who has got up, or has signed in since, does not sit there any more as who he was; nobody sits at two seats of a table. */
  const sits = (game: string, role: Role, who: string): boolean => {
    const seat = seats.find((one) => one.game === game && one.role === role)
    if (seat?.account) return seat.account === who
    return holds.some((hold) => hold.game === game && hold.role === role && hold.session === who)
  }
  const own = new Set(seats.flatMap(({ game, account }) => (account === moderator && account !== null ? [game] : [])))
  const found = new Map<string, Alike>()
  for (const { game, title, rated, state, one, other, who, otherWho, kind, since, days } of rows) {
    if (own.has(game) || !sits(game, one, who) || !sits(game, other, otherWho)) continue
    const key = `${game} ${one} ${other}`
    const before = found.get(key)
    const known = before?.signs.find(({ by }) => by === kind)
    const sign = { by: kind as (typeof KINDS)[number], since, days }
    const signs = [
      ...(before?.signs.filter((other) => other !== known) ?? []),
      known ? { ...sign, since: Math.min(since, known.since), days: Math.max(days, known.days) } : sign,
    ]
    const seat = async (role: Role) => {
      const account = seats.find((one) => one.game === game && one.role === role)?.account
      const about = account ? aboutAccount(account) : aboutSeat(game, role)
      return { role, about, name: await nameOf(store, about) }
    }
    found.set(key, {
      ...{ game, title, rated: rated === 1, over: state !== 'playing' },
      seats: before?.seats ?? [await seat(one), await seat(other)],
      signs: signs.sort((a, b) => a.by.localeCompare(b.by)),
    })
  }
  const newest = ({ signs }: Alike) => Math.max(...signs.map(({ since }) => since))
  return [...found.values()].sort((a, b) => newest(b) - newest(a)).slice(0, SHOWN)
}

/** Two who came to two seats of a game by the same: since when both have, and on how many days each of them at least. */
async function pairs({ db }: Store) {
  const rows = await db
    .selectFrom('mark as a')
    .innerJoin('mark as b', (on) =>
      on
        .onRef('a.game', '=', 'b.game')
        .onRef('a.kind', '=', 'b.kind')
        .onRef('a.hash', '=', 'b.hash')
        .onRef('a.role', '<', 'b.role'),
    )
    .innerJoin('game', 'game.id', 'a.game')
    .select(['a.game', 'a.kind', 'game.title', 'game.rated', 'game.state'])
    .select(['a.role as one', 'b.role as other', 'a.who', 'b.who as otherWho'])
    .select(['a.since as aSince', 'b.since as bSince', 'a.days as aDays', 'b.days as bDays'])
    .orderBy('a.last', 'desc')
    .limit(LOOKED)
    .execute()
  return rows.map(({ aSince, bSince, aDays, bDays, ...row }) => ({
    ...row,
    since: Math.max(aSince, bSince),
    days: Math.min(aDays, bDays),
  }))
}
