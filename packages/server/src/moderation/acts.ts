/** What moderators do. Every act is a line of the log, in the same transaction. */
import type { Acted } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import type { Transaction } from 'kysely'
import type { AuditTable } from '../store/order-tables.ts'
import type { Tables } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { newId } from '../vault.ts'
import { nameOf } from './reports.ts'

export const ACTS = ['warn', 'mute', 'ban', 'lift', 'hide', 'dismiss'] as const
/** `lift`: what holds is over. `hide`: a line of the talk is not shown any more. `dismiss`: nothing is to be done. */
export type ActKind = (typeof ACTS)[number]

export interface Act {
  readonly what: ActKind
  /** Whom it is about: see sanctions.ts. Of `hide`, the line; of `dismiss`, nobody. */
  readonly about: string
  /** Told to who is meant. */
  readonly reason: string
  /** Nothing: for good. */
  readonly days?: number | undefined
  /** The report that is dealt with by it. */
  readonly report?: string | undefined
}
/** Who acts: `terminal` runs the house. */
export interface Actor {
  readonly id: string
  readonly role: 'moderator' | 'admin'
}
export const TERMINAL: Actor = { id: 'terminal', role: 'admin' }
const DAY = 86_400_000

export async function act(store: Store, actor: Actor, deed: Act, now: number): Promise<void> {
  await checkMatter(store, actor, deed)
  const { what, about, reason, days, report } = deed
  await store.db.transaction().execute(async (db) => {
    if (what === 'hide') {
      const hidden = db.insertInto('hidden').values({ talk: about, at: now })
      const { numInsertedOrUpdatedRows } = await hidden.onConflict((one) => one.doNothing()).executeTakeFirst()
      // Of two who hide the same line one has.
      if (numInsertedOrUpdatedRows !== 1n) return
    } else if (what === 'lift')
      await db
        .updateTable('sanction')
        .set({ lifted: now })
        .where('about', '=', about)
        .where('lifted', 'is', null)
        .execute()
    else if (what !== 'dismiss') {
      const until = days === undefined || what === 'warn' ? null : now + days * DAY
      await db
        .insertInto('sanction')
        .values({ id: newId(), about, what, reason, at: now, until, lifted: null })
        .execute()
    }
    // A line that is hidden is not yet all that is to be said of a report.
    if (report !== undefined && what !== 'hide')
      await db.updateTable('report').set({ closed: now }).where('id', '=', report).execute()
    await note(db, actor, what, about, { reason, ...(days !== undefined && { days }), ...(report && { report }) }, now)
  })
}
export async function note(
  db: Transaction<Tables>,
  actor: Actor,
  what: string,
  about: string,
  body: object,
  now: number,
): Promise<void> {
  const row: AuditTable = { id: newId(), at: now, who: actor.id, what, about, body: JSON.stringify(body) }
  await db.insertInto('audit').values(row).execute()
}

/** What is meant must be there; nobody judges in his own matter, and only who runs the house judges moderators. */
async function checkMatter({ db }: Store, actor: Actor, { what, about, report }: Act): Promise<void> {
  const [kind, id = ''] = about.split(':')
  if (report !== undefined) {
    const row = await db.selectFrom('report').select('game').where('id', '=', report).executeTakeFirst()
    if (!row) throw new Impossible('no-game', 'there is no such report')
    const own = await db
      .selectFrom('seat')
      .select('role')
      .where('game', '=', row.game)
      .where('account', '=', actor.id)
      .executeTakeFirst()
    if (own) throw new Impossible('not-yours', 'this is about a game of yours')
  }
  if (what === 'dismiss') {
    if (report === undefined) throw new Impossible('request', 'report: missing')
  } else if (what === 'hide') {
    const line = await db.selectFrom('talk').select('id').where('id', '=', about).executeTakeFirst()
    if (!line) throw new Impossible('no-game', 'there is no such line')
  } else if (kind === 'account') {
    const person = await db.selectFrom('account').select('role').where('id', '=', id).executeTakeFirst()
    if (!person) throw new Impossible('no-game', 'there is no such account')
    if (actor.role !== 'admin' && ['moderator', 'admin'].includes(person.role))
      throw new Impossible('not-yours', 'moderators are judged by who runs the house')
  } else {
    const [, game = '', role = ''] = about.split(':')
    const seat = db.selectFrom('seat').select('role').where('game', '=', game).where('role', '=', role)
    if (kind !== 'seat' || !(await seat.executeTakeFirst())) throw new Impossible('no-game', 'there is no such seat')
  }
}

const SHOWN = 200
/** The newest first. */
export async function actsOf(store: Store): Promise<readonly Acted[]> {
  const rows = await store.db.selectFrom('audit').selectAll().orderBy('at', 'desc').limit(SHOWN).execute()
  return Promise.all(
    rows.map(async ({ at, who, what, about, body }) => ({
      ...{ at, what, about, name: await nameOf(store, about), body: JSON.parse(body) as Acted['body'] },
      who: (await nameOf(store, `account:${who}`)) || who,
    })),
  )
}

/** From now on somebody is a moderator, or is none any more. */
export async function appoint(store: Store, id: string, role: string, now: number): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await db.updateTable('account').set({ role }).where('id', '=', id).execute()
    await note(db, TERMINAL, 'role', `account:${id}`, { role }, now)
  })
}
