/** Programs of other people that play here: each has a name of its own, and a token that its owner gives to it. */
import type { BotRow, Scope } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import { Accounts } from '../accounts.ts'
import type { Store } from '../store/store.ts'
import { hashOf, newToken } from '../vault.ts'

const DAY = 86_400_000
/** So many one may have. */
const MOST = 10
/** By this a token that has got somewhere by mistake is found. */
const TOKEN_PREFIX = 'crl_'

export class Programs {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }
  async list(owner: string): Promise<readonly BotRow[]> {
    const rows = await this.#store.db
      .selectFrom('program')
      .innerJoin('account', 'account.id', 'program.account')
      .leftJoin('ticket', (join) => join.onRef('ticket.account', '=', 'account.id').on('ticket.kind', '=', 'token'))
      .select(['account.id', 'account.name', 'program.made', 'ticket.body', 'ticket.expires'])
      .where('program.owner', '=', owner)
      .where('account.closed', 'is', null)
      .orderBy('program.made')
      .execute()
    return rows.map(({ id, name, made, body, expires }) => ({
      ...{ id, name, made, ends: expires !== null && expires > this.#now() ? expires : null },
      scopes: body === null ? [] : (JSON.parse(body) as { scopes: Scope[] }).scopes,
    }))
  }
  /** A new one; the token is told this once. */
  async make(owner: string, name: string, scopes: readonly Scope[], days: number) {
    if ((await this.list(owner)).length >= MOST) throw new Impossible('not-offered', `${MOST} bots are enough`)
    const { id } = await new Accounts(this.#store, this.#now).make(name, undefined, 'bot')
    await this.#store.db.insertInto('program').values({ account: id, owner, made: this.#now() }).execute()
    return this.renew(owner, id, scopes, days)
  }
  /** Another token in place of the one before. */
  async renew(owner: string, id: string, scopes: readonly Scope[], days: number) {
    await this.#own(owner, id)
    const token = TOKEN_PREFIX + newToken()
    await this.#store.db.transaction().execute(async (db) => {
      await db.deleteFrom('ticket').where('account', '=', id).where('kind', '=', 'token').execute()
      const body = JSON.stringify({ scopes })
      const ticket = { hash: hashOf(token), kind: 'token', account: id, game: null, role: null, body, used: null }
      await db
        .insertInto('ticket')
        .values({ ...ticket, expires: this.#now() + days * DAY })
        .execute()
    })
    const program = (await this.list(owner)).find((one) => one.id === id) as BotRow
    return { program, token }
  }
  /** Its token is good for nothing any more; it stays, and may get another. */
  async void(owner: string, id: string): Promise<void> {
    await this.#own(owner, id)
    await this.#store.db.deleteFrom('ticket').where('account', '=', id).where('kind', '=', 'token').execute()
  }
  /** It is gone, with its name and its token; its games stay. */
  async remove(owner: string, id: string): Promise<void> {
    await this.#own(owner, id)
    await new Accounts(this.#store, this.#now).close(id)
    await this.#store.db.deleteFrom('program').where('account', '=', id).execute()
  }
  async #own(owner: string, id: string): Promise<void> {
    const own = await this.#store.db
      .selectFrom('program')
      .select('account')
      .where('account', '=', id)
      .where('owner', '=', owner)
      .executeTakeFirst()
    if (!own) throw new Impossible('not-yours', 'there is no such bot of yours')
  }
}
