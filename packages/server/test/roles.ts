/** The table of docs/roles.md, and people of every kind to try it with. */
import { readFileSync } from 'node:fs'
import { SCOPES } from '@carillon/protocol'
import { Accounts } from '../src/accounts.ts'
import { act, TERMINAL } from '../src/moderation/acts.ts'
import { aboutAccount } from '../src/moderation/sanctions.ts'
import { Programs } from '../src/programs/programs.ts'
import type { RunningServer } from '../src/server.ts'
import { madeTable, type Table } from '../src/testing/house.ts'

export const ROLES = ['guest', 'own', 'other', 'spectator', 'blocked', 'banned', 'moderator', 'bot'] as const
export type RoleName = (typeof ROLES)[number]
/** What each is answered: a status, or a status and a reason; of a socket, what is said or the reason. */
export type Row = Readonly<Record<RoleName, string>>

const FILE = new URL('../../../docs/roles.md', import.meta.url)

/** Rows by what is asked: `GET /api/me`, or `answer`. */
export function writtenTable(text = readFileSync(FILE, 'utf8')): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>()
  for (const line of text.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim())
    const name = /^`(.+)`$/.exec(cells[1] ?? '')?.[1]
    if (name === undefined) continue
    if (cells.length !== ROLES.length + 3) throw new Error(`docs/roles.md: ${name} has ${cells.length - 3} cells`)
    if (rows.has(name)) throw new Error(`docs/roles.md: ${name} stands there twice`)
    const words = ROLES.map((role, i) => [role, (cells[i + 2] as string).replaceAll('`', '')] as const)
    rows.set(name, Object.fromEntries(words) as unknown as Row)
  }
  return rows
}

/** Somebody at the door, and the table at which it is tried: `own` and the bot play French there, `other` British. */
export interface Cast {
  readonly running: RunningServer
  readonly table: Table
  readonly headers: Readonly<Record<string, string>>
  readonly token: string
  /** Ids of accounts: his own, that of somebody else. */
  readonly account: string | undefined
  readonly somebody: string
}
let count = 0
/** Everybody new, so that nothing that was tried before matters. */
export async function castOf(running: RunningServer, role: RoleName, more: object = {}): Promise<Cast> {
  const { desk, store, port } = running
  const accounts = new Accounts(store, desk.now)
  const person = async (kind: 'player' | 'moderator' = 'player') =>
    (await accounts.make(`Role ${++count}`, undefined, kind)).id
  const table = await madeTable(running, { title: 'quebec-1759', scenario: 'campaign', ...more })
  const [french, british] = [await person(), await person()]
  const take = (account: string, side: 'french' | 'british') =>
    store.db.updateTable('seat').set({ account }).where('game', '=', table.id).where('role', '=', side).execute()
  await take(french, 'french')
  await take(british, 'british')
  const guest = async () => ({ account: undefined, token: (await desk.welcome()).token })
  const signed = async (account: string) => ({ account, token: await accounts.welcome(account, undefined) })
  const come = async (): Promise<{ readonly account: string | undefined; readonly token: string }> => {
    if (role === 'guest') return guest()
    if (role === 'own') return signed(french)
    if (role === 'other') return signed(british)
    if (role === 'moderator') return signed(await person('moderator'))
    if (role === 'bot') {
      const { program, token } = await new Programs(store, desk.now).make(british, `Bot ${++count}`, SCOPES, 1)
      await take(program.id, 'french')
      return { account: program.id, token }
    }
    const account = await person()
    if (role === 'blocked')
      await store.db.insertInto('relation').values({ account: french, other: account, kind: 'block' }).execute()
    if (role === 'banned') {
      await take(account, 'british')
      const ban = { what: 'ban', about: aboutAccount(account), reason: 'a test' } as const
      await act(store, TERMINAL, ban, desk.now())
    }
    return signed(account)
  }
  const { account, token } = await come()
  // A program shows its token; all others come by the page, with a cookie.
  const headers =
    role === 'bot'
      ? { authorization: `Bearer ${token}` }
      : { cookie: `${desk.cookie}=${token}`, origin: `http://127.0.0.1:${port}` }
  return { running, table, headers, token, account, somebody: french }
}
