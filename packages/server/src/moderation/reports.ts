/** What people say of each other, with what was said at the table and how far the game was: kept as it was then. */
import type { Role } from '@carillon/kernel'
import type { Complaint } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import type { ReportTable } from '../store/order-tables.ts'
import type { Store } from '../store/store.ts'
import { newId } from '../vault.ts'
import { aboutAccount, aboutSeat, sanctionsOf } from './sanctions.ts'

/** What goes with it, as it was then. */
type Evidence = Pick<Complaint, 'seq' | 'title' | 'role' | 'lines'>
/** Lines of the talk that go with it; reports that are shown at once. */
const [LINES, SHOWN] = [50, 50]

export interface NewReport {
  readonly game: string
  readonly role: Role
  readonly kind: Complaint['kind']
  readonly text: string
}

export async function reportTo(store: Store, who: string, report: NewReport, now: number): Promise<void> {
  const { game, role, kind, text } = report
  const row = await store.game(game)
  const seat = await store.db
    .selectFrom('seat')
    .selectAll()
    .where('game', '=', game)
    .where('role', '=', role)
    .executeTakeFirst()
  if (!row || !seat) throw new Impossible('no-game', 'there is no such seat')
  if (seat.bot !== null) throw new Impossible('settings', 'nobody sits there but a bot')
  const lines = await store.db
    .selectFrom('talk')
    .select(['id', 'at', 'role', 'text'])
    .where('game', '=', game)
    .orderBy('at', 'desc')
    .limit(LINES)
    .execute()
  const evidence: Evidence = { seq: row.seq, title: row.title, role, lines: lines.reverse() }
  const about = seat.account === null ? aboutSeat(game, role) : aboutAccount(seat.account)
  await store.db
    .insertInto('report')
    .values({ id: newId(), at: now, who, about, game, kind, text, evidence: JSON.stringify(evidence), closed: null })
    .execute()
}

/** Those nobody has dealt with yet, the oldest first. A moderator does not see those of his own games. */
export async function openReports(store: Store, moderator: string | null, now: number): Promise<readonly Complaint[]> {
  const open = store.db.selectFrom('report').selectAll().where('closed', 'is', null).orderBy('at').limit(SHOWN)
  const own = (moderator: string) =>
    open.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seat')
            .select('role')
            .whereRef('seat.game', '=', 'report.game')
            .where('seat.account', '=', moderator),
        ),
      ),
    )
  const rows = await (moderator === null ? open : own(moderator)).execute()
  return Promise.all(rows.map((row) => shown(store, row, now)))
}
async function shown(store: Store, row: ReportTable, now: number): Promise<Complaint> {
  const { id, at, about, game, kind, text, evidence } = row
  return {
    ...{ id, at, about, game, text, kind: kind as Complaint['kind'], name: await nameOf(store, about) },
    ...(JSON.parse(evidence) as Evidence),
    standing: await sanctionsOf(store, about, now),
  }
}
export async function nameOf(store: Store, about: string): Promise<string> {
  const [kind, id = ''] = about.split(':')
  if (kind !== 'account') return ''
  const row = await store.db.selectFrom('account').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? ''
}
