/** Accounts: optional. Who has one keeps his seats on every device; who has none plays by links. */
import type { SessionRow } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import { belongingsOf, dropBelongings } from './belongings.ts'
import { Buckets } from './buckets.ts'
import { SESSION_DAYS } from './desk.ts'
import { claim, dropLettered, issue } from './ledger.ts'
import { nameFault, nameKey } from './names.ts'
import { checkedPassword, hashedPassword } from './passwords.ts'
import type { AccountTable } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { hashOf, newId, newToken } from './vault.ts'
import { weaknessOf } from './weakness.ts'

/** What others may know of somebody. */
export interface Person {
  readonly id: string
  readonly name: string
}
export type AccountRole = 'player' | 'moderator' | 'admin' | 'bot'

const DAY = 86_400_000
/** Ten tries of a password in ten minutes. */
const TRIES = 10
const WITHIN = 600
/** So many letters of the hash of a session name it to its owner: enough to tell them apart, useless as a ticket. */
const NAMED = 12

export class Accounts {
  readonly #store: Store
  readonly #now: () => number
  readonly #tries: Buckets

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
    this.#tries = new Buckets('sign-in', TRIES / WITHIN, TRIES, now)
  }

  // --- coming in -----------------------------------------------------------------------------------------------

  async make(
    name: string,
    password: string | undefined,
    role: AccountRole = 'player',
    id = newId(),
    address: Pick<AccountTable, 'mail' | 'mail_hash'> = { mail: null, mail_hash: null },
  ): Promise<Person> {
    await this.checkName(name)
    const hashed = password === undefined ? null : await this.#hashed(password)
    const row: AccountTable = {
      ...{ id, name, name_key: nameKey(name), password: hashed, ...address, settings: '{}' },
      ...{ role, created: this.#now(), closed: null },
    }
    const { numInsertedOrUpdatedRows } = await this.#store.db
      .insertInto('account')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) throw taken(name)
    return { id, name }
  }
  /** Whether it can be somebody's name, and nobody has it, or one that looks like it. */
  async checkName(name: string): Promise<void> {
    const fault = nameFault(name)
    if (fault) throw new Impossible('name', `a name: ${fault}`)
    const { db } = this.#store
    const row = db.selectFrom('account').select('id').where('name_key', '=', nameKey(name))
    if (await row.executeTakeFirst()) throw taken(name)
  }
  async #hashed(password: string): Promise<string> {
    const weakness = await weaknessOf(password)
    if (weakness) throw new Impossible('password', `a password: ${weakness}`)
    return hashedPassword(password)
  }

  /** Says no in the same words and in the same time, whether the name or the password is wrong. `by`: the hash that it was held against. */
  async signIn(name: string, password: string): Promise<Person & { readonly by: string }> {
    const key = nameKey(name)
    this.#tries.check(key)
    const row = await this.#open().where('name_key', '=', key).executeTakeFirst()
    const { right, old } = await checkedPassword(password, row?.password ?? undefined)
    if (!row?.password || !right) throw new Impossible('sign-in', 'this name and password do not go together')
    const by = old ? await this.#hashedAnew(row.id, row.password, password) : row.password
    return { id: row.id, name: row.name, by }
  }

  /** Unless it was changed meanwhile. */
  async #hashedAnew(id: string, before: string, password: string): Promise<string> {
    const hashed = await hashedPassword(password)
    const own = this.#store.db.updateTable('account').set({ password: hashed }).where('id', '=', id)
    await own.where('password', '=', before).execute()
    return hashed
  }

  /**
   * A new session for somebody who has shown who he is, if that still holds: his password may be another one by now, or he may have
   * left. What his browser held before becomes his; its old session ends, so
   * that nobody who knew it comes in with him.
   */
  async welcome(account: string, before: string | undefined, by?: string): Promise<string> {
    const token = newToken()
    await this.#store.db.transaction().execute(async (work) => {
      // Whoever changes it, or closes it, waits for this, and finds the session.
      const own = work
        .updateTable('account')
        .set({ closed: null })
        .where('id', '=', account)
        .where('closed', 'is', null)
      const still = by === undefined ? own : own.where('password', '=', by)
      if ((await still.executeTakeFirst()).numUpdatedRows !== 1n) throw new Impossible('sign-in', 'sign in again')
      if (before !== undefined) {
        const holds = work.selectFrom('hold').select(['game', 'role']).where('session', '=', before)
        for (const { game, role } of await holds.where('further', '=', 0).execute())
          await claim(work, account, game, role)
        await work.deleteFrom('hold').where('session', '=', before).where('further', '=', 0).execute()
        // Where another was first he goes on, and nothing is his for it.
        await work
          .updateTable('hold')
          .set({ session: hashOf(token) })
          .where('session', '=', before)
          .execute()
        await work.updateTable('channel').set({ owner: account }).where('owner', '=', before).execute()
        await work.deleteFrom('ticket').where('hash', '=', before).where('kind', '=', 'session').execute()
      }
      const body = JSON.stringify({ made: this.#now() })
      await issue({ db: work }, 'session', this.#now() + SESSION_DAYS * DAY, { account, body }, token)
    })
    return token
  }

  // --- sessions ------------------------------------------------------------------------------------------------

  async sessions(account: string, current: string | undefined): Promise<readonly SessionRow[]> {
    const rows = await this.#sessions(account)
    return rows.map(({ hash, body, expires }) => ({
      id: hash.slice(0, NAMED),
      made: Number((JSON.parse(body) as { made?: number }).made ?? 0),
      ends: expires,
      current: hash === current,
    }))
  }
  /** One, or all but the current one. The tickets that ended: their sockets are closed by who holds them. */
  async endSessions(
    account: string,
    which: { readonly id?: string; readonly but?: string },
  ): Promise<readonly string[]> {
    const rows = await this.#sessions(account)
    const ended = rows
      .map(({ hash }) => hash)
      .filter((hash) => (which.id === undefined ? hash !== which.but : hash.startsWith(which.id)))
    if (ended.length > 0) await this.#store.db.deleteFrom('ticket').where('hash', 'in', ended).execute()
    return ended
  }
  #sessions(account: string) {
    return this.#store.db
      .selectFrom('ticket')
      .select(['hash', 'body', 'expires'])
      .where('account', '=', account)
      .where('kind', '=', 'session')
      .where('expires', '>', this.#now())
      .orderBy('expires', 'desc')
      .execute()
  }

  // --- what is one's own ---------------------------------------------------------------------------------------

  async person(id: string): Promise<(Person & { readonly role: AccountRole }) | undefined> {
    const row = await this.#open().where('id', '=', id).executeTakeFirst()
    return row && { id: row.id, name: row.name, role: row.role as AccountRole }
  }
  /** By what he can come in, beside letters. */
  async waysIn(id: string): Promise<{ readonly hasPassword: boolean }> {
    const row = await this.#open().where('id', '=', id).executeTakeFirst()
    return { hasPassword: (row?.password ?? null) !== null }
  }
  /** Names for a list of ids; who has left is nobody's name. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#open().where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
  async changePassword(account: string, old: string | undefined, password: string): Promise<void> {
    const row = await this.#open().where('id', '=', account).executeTakeFirst()
    if (!row) throw new Impossible('sign-in', 'there is no such account')
    // Who has somebody's session has not his password yet.
    if (row.password !== null) this.#tries.check(row.name_key)
    if (row.password !== null && !(await checkedPassword(old ?? '', row.password)).right)
      throw new Impossible('sign-in', 'the old password is another one')
    const hashed = await this.#hashed(password)
    await this.#store.db.transaction().execute(async (db) => {
      await db.updateTable('account').set({ password: hashed }).where('id', '=', account).execute()
      await dropLettered(db, account)
    })
  }

  /** Everything that is kept of somebody; `open` opens what is sealed. */
  async exported(account: string, open: (sealed: string) => string): Promise<Readonly<Record<string, unknown>>> {
    const { db } = this.#store
    const own = await db.selectFrom('account').selectAll().where('id', '=', account).executeTakeFirst()
    if (!own) throw new Impossible('sign-in', 'there is no such account')
    const { password, mail: _mail, mail_hash: _hash, ...known } = own
    const seats = await db.selectFrom('seat').selectAll().where('account', '=', account).execute()
    const moves = await db
      .selectFrom('journal')
      .select(['game', 'at', 'body'])
      .where('who', '=', account)
      .orderBy('game')
      .orderBy('seq')
      .execute()
    const talk = await db.selectFrom('talk').select(['game', 'at', 'text']).where('who', '=', account).execute()
    const relations = await db.selectFrom('relation').selectAll().where('account', '=', account).execute()
    const sessions = await this.sessions(account, undefined)
    const passkeys = await db
      .selectFrom('passkey')
      .select(['id', 'name', 'used'])
      .where('account', '=', account)
      .execute()
    const of = <T extends 'seek' | 'invitation' | 'rating' | 'result'>(table: T) =>
      db
        .selectFrom(table as 'seek')
        .selectAll()
        .where('account', '=', account)
        .execute()
    const deeds = moves.map(({ body, ...move }) => ({ ...move, did: ownPart(JSON.parse(body)) }))
    return {
      account: { ...known, hasPassword: password !== null },
      seats,
      moves: deeds,
      talk,
      relations,
      sessions,
      passkeys,
      seeks: await of('seek'),
      invitations: await of('invitation'),
      ratings: await of('rating'),
      results: await of('result'),
      ...(await belongingsOf(this.#store, account, open)),
    }
  }

  /** Leaves for good. Games stay, under nobody's name; what he wrote and what he came in by is gone. */
  async close(account: string): Promise<readonly string[]> {
    const { db } = this.#store
    const ended: string[] = []
    // His bots leave with him.
    for (const bot of await db.selectFrom('program').select('account').where('owner', '=', account).execute())
      ended.push(...(await this.close(bot.account)))
    const tickets = db.selectFrom('ticket').select('hash').where('account', '=', account)
    ended.push(...(await tickets.where('kind', 'in', ['session', 'token']).execute()).map(({ hash }) => hash))
    await this.#store.db.transaction().execute(async (db) => {
      const gone = {
        name: '',
        name_key: `closed ${account}`,
        password: null,
        mail: null,
        mail_hash: null,
        settings: '{}',
      }
      await db
        .updateTable('account')
        .set({ ...gone, closed: this.#now() })
        .where('id', '=', account)
        .execute()
      await db.updateTable('talk').set({ text: '' }).where('who', '=', account).execute()
      await db.deleteFrom('passkey').where('account', '=', account).execute()
      await db.deleteFrom('ticket').where('account', '=', account).execute()
      for (const table of ['seek', 'invitation', 'rating', 'result'] as const)
        await db
          .deleteFrom(table as 'seek')
          .where('account', '=', account)
          .execute()
      await db.deleteFrom('invitation').where('who', '=', account).execute()
      for (const column of ['account', 'other'] as const)
        await db.deleteFrom('relation').where(column, '=', account).execute()
      await dropBelongings(db, account)
    })
    return ended
  }

  #open() {
    return this.#store.db.selectFrom('account').selectAll().where('closed', 'is', null)
  }
}

const taken = (name: string): Impossible => new Impossible('name-taken', `${name} is taken, or looks like one that is`)

/** What of a row is its owner's to know: not what the house worked out for it, such as clocks and whole positions. */
const OWN = [
  'do',
  'role',
  'joined',
  'walk',
  'all',
  'commitment',
  'share',
  'ended',
  'offer',
  'what',
  'on',
  'until',
  'who',
]

/** What he did himself: what chance drew after it, and another's walk that went on, may be secrets; so may be how many rows there are. */
function ownPart(command: { readonly role?: string; readonly inputs?: readonly { readonly role?: string }[] }): object {
  const own = Object.fromEntries(Object.entries(command).filter(([field]) => OWN.includes(field)))
  const { inputs, role } = command
  return inputs ? { ...own, inputs: inputs.filter((input) => role !== undefined && input.role === role) } : own
}
