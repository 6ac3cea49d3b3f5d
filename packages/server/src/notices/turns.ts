/**
 * Whoever the game begins to wait for is told once, until he comes. What decides it is what anybody may know: whom the game waits
 * for, and whether he has looked since. While several decide in secret all of them are waited for until the last is done.
 */
import type { Role } from '@carillon/kernel'
import { awaitedIn } from '../dice-shares.ts'
import type { Live } from '../live.ts'
import { noticeTime } from '../quiet-hours.ts'
import type { NoticeTable } from '../store/notice-tables.ts'
import type { JobTable } from '../store/schema.ts'
import type { Job, Store } from '../store/store.ts'
import { channelsOf, mannersOf } from './channels.ts'

/** Milliseconds before anything is sent: who comes by himself meanwhile is not told. */
export const PATIENCE = 30_000
const key = (game: string, role: Role): string => `turn:${game}:${role}`

interface Turn {
  readonly game: string
  readonly role: Role
  readonly turn: number
}

/** People whom the game waits for. */
export const waitedFor = (live: Live): readonly Role[] => awaitedIn(live).filter((role) => live.people.includes(role))

/** What goes with a row: a job for whom the game begins to wait for, unless he is looking; none for whom it does not any more. */
export function turnJobs(
  before: Live,
  next: Live,
  at: number,
  isLooking: (role: Role) => boolean,
): { readonly jobs: readonly Job[]; readonly drop: readonly string[] } {
  const [was, is] = [waitedFor(before), waitedFor(next)]
  const began = is.filter((role) => !was.includes(role) && !isLooking(role))
  const job = (role: Role): Job => {
    const turn: Turn = { game: next.id, role, turn: next.seq }
    return { key: key(next.id, role), kind: 'turn', due: at + PATIENCE, body: JSON.stringify(turn) }
  }
  return {
    jobs: began.map(job),
    drop: was.filter((role) => !is.includes(role)).map((role) => key(next.id, role)),
  }
}

/** He has come to the table: what was to be told is not told any more, and the next turn is another one. */
export async function callOff(store: Store, game: string, role: Role, now: number): Promise<void> {
  await store.db.deleteFrom('job').where('key', '=', key(game, role)).execute()
  await store.db
    .updateTable('notice')
    .set({ came: now })
    .where('game', '=', game)
    .where('role', '=', role)
    .where('came', 'is', null)
    .execute()
}

/** Whether the game still waits for somebody, as anybody may know it. */
export async function stillWaits(store: Store, game: string, role: Role): Promise<boolean> {
  const row = await store.game(game)
  return row?.state === 'playing' && (JSON.parse(row.waiting) as Role[]).includes(role)
}

/** The job: one notice for each of his channels, due when he likes it. Who was told and has not come yet knows it already. */
export const turning =
  (store: Store, now: () => number) =>
  async (body: string, job: JobTable): Promise<void> => {
    const { game, role, turn } = JSON.parse(body) as Turn
    if (!(await stillWaits(store, game, role))) return
    for (const owner of await ownersOf(store, game, role)) {
      const due = noticeTime(now(), await mannersOf(store, owner))
      for (const channel of await channelsOf(store, owner)) {
        if (channel.off !== null || (await knows(store, game, role, channel.id))) continue
        const notice = { id: `${game}:${role}:${turn}:${channel.id}`, game, role, turn, channel: channel.id, due }
        await put(store, job, { ...notice, held: 0, tries: 0, sent: null, came: null })
      }
    }
  }
/** Only while the job stands: who comes takes it away first, behind whoever is just putting one, and then finds that. */
async function put({ db: all }: Store, { key, due, held }: JobTable, notice: NoticeTable): Promise<void> {
  await all.transaction().execute(async (db) => {
    const own = db.updateTable('job').set({ held }).where('key', '=', key).where('due', '=', due)
    if ((await own.where('held', '=', held).executeTakeFirst()).numUpdatedRows === 0n) return
    await db
      .insertInto('notice')
      .values(notice)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
async function knows({ db }: Store, game: string, role: Role, channel: string): Promise<boolean> {
  const told = db.selectFrom('notice').select('id').where('game', '=', game).where('role', '=', role)
  return (await told.where('channel', '=', channel).where('came', 'is', null).executeTakeFirst()) !== undefined
}

/** Who sits there: by his account alone, or with browsers that hold the seat. */
async function ownersOf({ db }: Store, game: string, role: Role): Promise<readonly string[]> {
  const seat = await db
    .selectFrom('seat')
    .select('account')
    .where('game', '=', game)
    .where('role', '=', role)
    .executeTakeFirst()
  if (seat?.account) return [seat.account]
  const holds = await db
    .selectFrom('hold')
    .select('session')
    .where('game', '=', game)
    .where('role', '=', role)
    .execute()
  return holds.map(({ session }) => session)
}
