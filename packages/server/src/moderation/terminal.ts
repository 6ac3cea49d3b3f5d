/** Moderation from a terminal, by whoever runs the house. */
import { nameKey } from '../names.ts'
import type { Store } from '../store/store.ts'
import { ACTS, type ActKind, act, actsOf, appoint, TERMINAL } from './acts.ts'
import { openReports } from './reports.ts'
import { aboutAccount } from './sanctions.ts'

export const MODERATION = ['reports', 'log', 'role', ...ACTS] as const
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
}
const ROLES = ['player', 'moderator', 'admin']

export async function moderate(
  store: Store,
  command: ModerationCommand,
  words: ModerationWords,
  now: number,
): Promise<object> {
  const { whom = '', role = '', reason = '', days, report } = words
  if (command === 'reports') return { reports: await openReports(store, null, now) }
  if (command === 'log') return { acts: await actsOf(store) }
  if (command === 'role') {
    if (!ROLES.includes(role)) throw new Error(`role NAME ${ROLES.join('|')}`)
    await appoint(store, await accountNamed(store, whom), role, now)
    return { ok: true }
  }
  if (reason === '') throw new Error(`${command}: --reason says why; it is told to who is meant`)
  await act(store, TERMINAL, { what: command, reason, days, ...(await matter(store, command, whom, report)) }, now)
  return { ok: true }
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
