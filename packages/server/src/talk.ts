/** What people say at a table: who hears it, and who does not want to. */
import { SPECTATOR, type Viewer } from '@carillon/kernel'
import type { Hushed, Talk } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import type { Store } from './store/store.ts'

/** Before the name of a game in which something was said, on the bell. */
export const TALK = '~'
const SAID = 200

/** With what it is known by, and who has said it. */
export interface Spoken extends Talk {
  readonly id: string
  readonly who: string
}
/** Somebody at a table, for what he wants to hear. */
export interface Ears {
  readonly seat: Viewer
  readonly account: string | null
}

/** What somebody is known by when others do not want to hear him: his account, everywhere; and his seat, at this table. */
function knownBy(game: string, role: string, account: string | null): readonly [string, ...string[]] | readonly [] {
  const accounts = account ? [account] : []
  const [first, ...rest] = role === SPECTATOR ? accounts : [...accounts, `${game} ${role}`]
  return first === undefined ? [] : [first, ...rest]
}
const KINDS = ['mute', 'block']

/** Something is said, once. Whether it was new. */
export async function speak(store: Store, game: string, { id, at, who, role, text }: Spoken): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await store.db
    .insertInto('talk')
    .values({ id, game, at, who, role, text })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
/** Where something was said, from a moment on. */
export const saidSince = ({ db }: Store, games: readonly string[], from: number) =>
  db.selectFrom('talk').select(['id', 'game']).where('game', 'in', games).where('at', '>=', from).execute()
/** What was said last, in order; from a moment on. */
export async function wordsSince({ db }: Store, game: string, from = 0): Promise<readonly Spoken[]> {
  const rows = await db
    .selectFrom('talk')
    .leftJoin('account', 'account.id', 'talk.who')
    .select(['talk.id as id', 'talk.at as at', 'talk.role as role', 'talk.text as text', 'talk.who as who'])
    .select(['account.name as name', 'account.closed as closed'])
    .where('talk.game', '=', game)
    .where('talk.at', '>=', from)
    // What moderators have hidden.
    .where((where) =>
      where.not(where.exists(where.selectFrom('hidden').select('at').whereRef('hidden.talk', '=', 'talk.id'))),
    )
    .orderBy('talk.at', 'desc')
    .limit(SAID)
    .execute()
  return rows.reverse().map(({ name, closed, ...line }) => ({
    ...line,
    ...(line.role === SPECTATOR && name !== null && closed === null && { name }),
  }))
}

/** Who plays and who watches hear each other only after the end. */
const inEarshot = (seat: Viewer, role: string, over: boolean): boolean =>
  over || (seat === SPECTATOR) === (role === SPECTATOR)

/** Those whom somebody does not want to hear; or only those whom he has blocked. */
async function unheardBy(
  { db }: Store,
  game: string,
  { seat, account }: Ears,
  kinds: readonly string[] = KINDS,
): Promise<ReadonlySet<string>> {
  const known = knownBy(game, seat, account)
  if (known.length === 0) return new Set()
  const rows = await db
    .selectFrom('relation')
    .select('other')
    .where('account', 'in', known)
    .where('kind', 'in', kinds)
    .execute()
  return new Set(rows.map(({ other }) => other))
}
const isUnheard = (unheard: ReadonlySet<string>, game: string, { role, who }: Spoken): boolean =>
  knownBy(game, role, who).some((one) => unheard.has(one))

/** Whether it is for him: said where he is, by somebody he wants to hear. */
export async function hears(store: Store, game: string, ears: Ears, line: Spoken, over: boolean): Promise<boolean> {
  if (!inEarshot(ears.seat, line.role, over)) return false
  return !isUnheard(await unheardBy(store, game, ears), game, line)
}
/** All that he may read. */
export async function talkFor(store: Store, game: string, ears: Ears, over: boolean): Promise<readonly Talk[]> {
  const unheard = await unheardBy(store, game, ears)
  const lines = await wordsSince(store, game)
  return lines
    .filter((line) => inEarshot(ears.seat, line.role, over) && !isUnheard(unheard, game, line))
    .map(({ id: _, who: __, ...line }) => line)
}

/** Seats, and what those are known by who sit there. */
async function seatsIn({ db }: Store, game: string) {
  const rows = await db.selectFrom('seat').select(['role', 'account']).where('game', '=', game).execute()
  return rows.map(({ role, account }) => ({ role, known: knownBy(game, role, account) as readonly string[] }))
}
/** Who hears whom, as far as it is somebody's business: it is told to both. */
export async function hushedFor(store: Store, game: string, ears: Ears): Promise<Hushed> {
  const known = knownBy(game, ears.seat, ears.account)
  if (known.length === 0) return { own: [], by: [] }
  const unheard = await unheardBy(store, game, ears)
  const seats = await seatsIn(store, game)
  const sitting = seats.filter((one) => one.known.some((name) => unheard.has(name)))
  const others = [...unheard].filter((one) => !sitting.some((seat) => seat.known.includes(one)))
  const watching =
    others.length === 0
      ? []
      : await store.db
          .selectFrom('account')
          .select(['id', 'name'])
          .where('id', 'in', others)
          .where('closed', 'is', null)
          .execute()
  const deaf = await store.db
    .selectFrom('relation')
    .select('account')
    .where('other', 'in', known)
    .where('kind', 'in', KINDS)
    .execute()
  const by = seats.filter((one) => deaf.some(({ account }) => one.known.includes(account)))
  const blocked = await unheardBy(store, game, ears, ['block'])
  const names = [
    ...sitting.filter((one) => one.known.some((name) => blocked.has(name))).map(({ role }) => role),
    ...watching.filter(({ id }) => blocked.has(id)).map(({ name }) => name),
  ]
  return {
    ...(names.length > 0 && { blocked: names }),
    own: [...sitting.map(({ role }) => role), ...watching.map(({ name }) => name)],
    by: by.map(({ role }) => role),
  }
}

/** From now on he does not hear somebody, or hears him again: a seat, or the name of who watches. */
export async function hush(
  store: Store,
  game: string,
  ears: Ears,
  { whom, on, block }: { readonly whom: string; readonly on: boolean; readonly block?: true },
): Promise<void> {
  const own = knownBy(game, ears.seat, ears.account)
  const [account] = own
  if (account === undefined) throw new Impossible('sign-in', 'sign in to be remembered')
  const seat = (await seatsIn(store, game)).find(({ role }) => role === whom)
  const person = seat
    ? undefined
    : await store.db.selectFrom('account').select('id').where('name', '=', whom).executeTakeFirst()
  const known = seat?.known ?? (person ? [person.id] : [])
  const [other] = known
  if (other === undefined || own.some((one) => known.includes(one)))
    throw new Impossible('request', 'whom: there is nobody else of that name')
  if (block && (!ears.account || other.includes(' ')))
    throw new Impossible('sign-in', 'only accounts can be blocked, and by accounts')
  if (on)
    await store.db
      .insertInto('relation')
      .values({ account, other, kind: block ? 'block' : 'mute' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await store.db
      .deleteFrom('relation')
      .where('account', 'in', own)
      .where('other', 'in', [...known])
      .where('kind', 'in', KINDS)
      .execute()
}
