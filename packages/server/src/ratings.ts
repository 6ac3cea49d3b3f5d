/** Ratings by title, scenario and side: set once when a rated game is over, with the row that kept its end. */
import type { Role } from '@carillon/kernel'
import type { Kysely } from 'kysely'
import { NEWCOMER, type Rating, rated, rested } from './glicko.ts'
import { type Score, scoreIn } from './scores.ts'
import type { Tables } from './store/schema.ts'
import type { Store } from './store/store.ts'

/** Who has not played for so many milliseconds is less sure than before. */
const PERIOD = 30 * 86_400_000

export interface SideRating extends Rating {
  readonly title: string
  readonly scenario: string
  readonly side: Role
  readonly games: number
}
interface RatedSide {
  readonly account: string
  readonly title: string
  readonly scenario: string
  readonly side: Role
}

/** Bears to be called twice. `people` are the seats that persons played from the beginning to the end: a bot in a seat is rated by nobody. */
export async function rateGame(store: Store, id: string, people: readonly Role[], now: number): Promise<void> {
  const game = await store.game(id)
  if (game?.rated !== 1 || game.state !== 'over') return
  const { scenario } = JSON.parse(game.setup) as { readonly scenario: string }
  const seats = await store.db.selectFrom('seat').selectAll().where('game', '=', id).orderBy('account').execute()
  const [one, other] = seats.flatMap(({ account, role }) => {
    const score = scoreIn(game.outcome, role)
    const counts = account !== null && people.includes(role) && score !== undefined
    return counts ? [{ place: { account, title: game.title, scenario, side: role }, score }] : []
  })
  if (seats.length !== 2 || !one || !other || one.place.account === other.place.account) return
  await store.db.transaction().execute(async (db) => {
    // Of who has left for good nothing is written down any more: the other has played a newcomer.
    const gone = await closedAmong(db, [one.place.account, other.place.account])
    const stay = [one, other].filter(({ place }) => !gone.has(place.account))
    // The first to write it down does it.
    for (const { place, score } of stay) if (!(await noted(db, id, place, score, now))) return
    const strength = async ({ place }: typeof one) =>
      gone.has(place.account) ? NEWCOMER : before(store, db, place, now)
    const [first, second] = [await strength(one), await strength(other)]
    if (stay.includes(one)) await set(db, one.place, rated(first, [{ against: second, score: one.score / 2 }]), now)
    if (stay.includes(other))
      await set(db, other.place, rated(second, [{ against: first, score: other.score / 2 }]), now)
  })
}
async function closedAmong(db: Kysely<Tables>, accounts: readonly string[]): Promise<ReadonlySet<string>> {
  const closed = db.selectFrom('account').select('id').where('id', 'in', accounts).where('closed', 'is not', null)
  return new Set((await closed.execute()).map(({ id }) => id))
}

async function noted(db: Kysely<Tables>, game: string, place: RatedSide, score: Score, at: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('result')
    .values({ game, role: place.side, account: place.account, score, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
/** The strength before, of a newcomer if he has none; nobody else changes it until this is done. */
async function before(store: Store, db: Kysely<Tables>, place: RatedSide, now: number): Promise<Rating> {
  const fresh = { ...place, value: JSON.stringify(NEWCOMER), games: 0, at: now }
  await db
    .insertInto('rating')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { account, title, scenario, side } = place
  const query = db
    .selectFrom('rating')
    .selectAll()
    .where('account', '=', account)
    .where('title', '=', title)
    .where('scenario', '=', scenario)
    .where('side', '=', side)
  const { value, at } = await (store.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow()
  return rested(JSON.parse(value) as Rating, Math.floor((now - at) / PERIOD))
}
async function set(db: Kysely<Tables>, place: RatedSide, rating: Rating, at: number): Promise<void> {
  const { account, title, scenario, side } = place
  await db
    .updateTable('rating')
    .set((now) => ({ value: JSON.stringify(rating), at, games: now('games', '+', 1) }))
    .where('account', '=', account)
    .where('title', '=', title)
    .where('scenario', '=', scenario)
    .where('side', '=', side)
    .execute()
}

/** How strong somebody is, where he has played for it; less sure the longer ago that was. */
export async function strengths(store: Store, account: string, now: number): Promise<readonly SideRating[]> {
  const rows = await store.db
    .selectFrom('rating')
    .selectAll()
    .where('account', '=', account)
    .orderBy('title')
    .orderBy('scenario')
    .orderBy('side')
    .execute()
  return rows.map(({ title, scenario, side, games, value, at }) => {
    const { rating, deviation, volatility } = rested(JSON.parse(value) as Rating, Math.floor((now - at) / PERIOD))
    return { title, scenario, side, games, rating: Math.round(rating), deviation: Math.round(deviation), volatility }
  })
}

/** Who wants no ratings has none shown, and takes part in no rated game. */
export async function wantsRatings(store: Store, account: string): Promise<boolean> {
  const row = await store.db.selectFrom('account').select('settings').where('id', '=', account).executeTakeFirst()
  return (JSON.parse(row?.settings ?? '{}') as { ratings?: boolean }).ratings !== false
}
export async function setRatings(store: Store, account: string, on: boolean): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    const row = await db.selectFrom('account').select('settings').where('id', '=', account).executeTakeFirst()
    const settings = { ...(JSON.parse(row?.settings ?? '{}') as object), ratings: on }
    await db
      .updateTable('account')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', account)
      .execute()
  })
}
