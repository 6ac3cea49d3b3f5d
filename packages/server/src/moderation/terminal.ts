/** Moderation and accounts from a terminal, by whoever runs the house. */
import { Accounts } from '../accounts.ts'
import { issue } from '../ledger.ts'
import { nameKey } from '../names.ts'
import type { Store } from '../store/store.ts'
import { ACTS, type ActKind, act, actsOf, appoint, note, TERMINAL } from './acts.ts'
import { alikeSeats } from './alike.ts'
import { openReports } from './reports.ts'
import { aboutAccount } from './sanctions.ts'

export const MODERATION = ['reports', 'alike', 'log', 'accounts', 'close', 'link', 'role', ...ACTS] as const
export type ModerationCommand = (typeof MODERATION)[number]
export const isModeration = (command: string): command is ModerationCommand =>
  (MODERATION as readonly string[]).includes(command)

export interface ModerationWords {
  /** Somebody's name, or `seat:GAME:ROLE`; of `hide` a line, of `dismiss` a report. */
  readonly whom?: string | undefined
  readonly role?: string | undefined
  readonly reason?: string | undefined
  readonly days?: number | undefined
  readonly report?: string | undefined
  /** Where people reach the house. */
  readonly address?: string | undefined
}
/** So long a way in that was handed out is good. */
const LINK = 86_400_000
const ROLES = ['player', 'moderator', 'admin']

export async function moderate(
  store: Store,
  command: ModerationCommand,
  words: ModerationWords,
  now: number,
): Promise<object> {
  const { whom = '', role = '', reason = '', days, report } = words
  if (command === 'reports') return { reports: await openReports(store, null, now) }
  if (command === 'alike') return { alike: await alikeSeats(store, null) }
  if (command === 'log') return { acts: await actsOf(store) }
  if (command === 'accounts') return { accounts: await accountsIn(store) }
  if (command === 'close' || command === 'link') {
    const id = await accountNamed(store, whom)
    const done = command === 'close' ? await closed(store, id, now) : await wayIn(store, id, now, words.address)
    const body = reason === '' ? {} : { reason }
    await store.db.transaction().execute((db) => note(db, TERMINAL, command, aboutAccount(id), body, now))
    return done
  }
  if (command === 'role') {
    if (!ROLES.includes(role)) throw new Error(`role NAME ${ROLES.join('|')}`)
    await appoint(store, await accountNamed(store, whom), role, now)
    return { ok: true }
  }
  if (reason === '') throw new Error(`${command}: --reason says why; it is told to who is meant`)
  await act(store, TERMINAL, { what: command, reason, days, ...(await matter(store, command, whom, report)) }, now)
  return { ok: true }
}
/** Who has an account, by name; never what opens it. */
async function accountsIn({ db }: Store): Promise<readonly object[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name', 'role', 'created', 'password', 'mail'])
    .where('closed', 'is', null)
    .orderBy('name')
    .execute()
  const keys = new Set((await db.selectFrom('passkey').select('account').execute()).map(({ account }) => account))
  return rows.map(({ id, name, role, created, password, mail }) => ({
    ...{ name, role, created: new Date(created).toISOString() },
    ways: [...(password ? ['password'] : []), ...(keys.has(id) ? ['passkey'] : []), ...(mail ? ['mail'] : [])],
  }))
}
/** As if he had left himself: his games stay, under nobody's name. */
async function closed(store: Store, id: string, now: number): Promise<object> {
  await new Accounts(store, () => now).close(id)
  return { ok: true }
}
/** For who is locked out where no letters are written: once, in whatever browser he opens it. */
async function wayIn(store: Store, account: string, now: number, address = ''): Promise<object> {
  const body = JSON.stringify({ handed: true })
  const token = await issue(store, 'link', now + LINK, { account, body })
  return { link: `${address.replace(/\/$/, '')}/#/mail/${token}`, until: new Date(now + LINK).toISOString() }
}
async function matter(store: Store, command: ActKind, whom: string, report: string | undefined) {
  if (command === 'dismiss') return { about: '', report: whom }
  if (command === 'hide' || whom.startsWith('seat:')) return { about: whom, report }
  return { about: aboutAccount(await accountNamed(store, whom)), report }
}
async function accountNamed({ db }: Store, name: string): Promise<string> {
  const found = db.selectFrom('account').select('id').where('name_key', '=', nameKey(name)).where('closed', 'is', null)
  const row = await found.executeTakeFirst()
  if (!row) throw new Error(`there is nobody named “${name}”`)
  return row.id
}
