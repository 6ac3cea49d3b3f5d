/** Who somebody is who comes by the network: a browser with a cookie, a program with a token, or nobody in particular. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Sanction, Scope } from '@carillon/protocol'
import { issue, ticketOf } from './ledger.ts'
import { aboutAccount, banIn, sanctionsOf } from './moderation/sanctions.ts'
import type { TicketTable } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { hashOf } from './vault.ts'

export interface Who {
  /** What he is known by: the hash of his ticket. Nobody in particular has none. */
  readonly session: string | undefined
  readonly account: string | null
  /** The one seat that a bare seat token is good for. */
  readonly only?: { readonly game: string; readonly role: string }
  /** He shows a token with every request: no other page can make his browser do that. */
  readonly bearer: boolean
  /** The token of his cookie, if it was given more time just now. */
  readonly renewed?: string
  /** A program, and what its token is good for. */
  readonly scopes?: readonly Scope[]
  /** He may not come in, and is told why. */
  readonly ban?: Sanction
}
export const NOBODY: Who = { session: undefined, account: null, bearer: false }

const DAY = 86_400_000
/** So many are asked for at once. */
const MANY = 500
/** A session that is not used for so long ends. */
export const SESSION_DAYS = 30
/** A seat is good as long as anybody plays. */
export const SEAT_DAYS = 3650

export class Desk {
  readonly store: Store
  readonly now: () => number
  /** Where people reach us; what comes from other pages is turned away. */
  readonly origins: readonly string[]
  readonly secure: boolean

  constructor(store: Store, now: () => number, publicUrl: string | undefined) {
    this.store = store
    this.now = now
    this.origins = publicUrl === undefined ? [] : [new URL(publicUrl).origin]
    this.secure = publicUrl?.startsWith('https:') ?? false
  }
  /** The prefix makes browsers hold it to this host and to TLS. */
  get cookie(): string {
    return this.secure ? '__Host-carillon' : 'carillon'
  }
  /** That of the device, whoever is signed in there. */
  get deviceCookie(): string {
    return `${this.cookie}-device`
  }
  /** The secret of a device that has one: as we have made it, or nothing. */
  deviceIn({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): string | undefined {
    const token = cookieOf(cookie, this.deviceCookie)
    return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
  }

  /** Whether a request that changes something, or opens a socket, comes from a page of ours, or from no page at all. */
  mayCome({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, who: Who): boolean {
    if (who.bearer) return origin === undefined
    if (site !== undefined && site !== 'same-origin') return false
    if (origin === undefined) return false
    if (this.origins.length > 0) return this.origins.includes(origin)
    // Bound to this machine: by whatever name it was reached, it must be the page's own.
    return isLocal(host) && (origin === `http://${host}` || origin === `https://${host}`)
  }

  async whoIs({ authorization, cookie }: Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>): Promise<Who> {
    const bearer = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
    if (bearer !== undefined) return this.#bearer(bearer)
    const token = cookieOf(cookie, this.cookie)
    const ticket = token === undefined ? undefined : await ticketOf(this.store, 'session', token, this.now())
    if (!ticket || token === undefined) return NOBODY
    const who = await this.#judged({ session: ticket.hash, account: ticket.account, bearer: false })
    return (await this.#renewed(ticket)) ? { ...who, renewed: token } : who
  }
  /** Whoever comes is given more time, once a day. */
  async #renewed({ hash, expires }: TicketTable): Promise<boolean> {
    const wished = this.now() + SESSION_DAYS * DAY
    if (wished - expires < DAY) return false
    await this.store.db.updateTable('ticket').set({ expires: wished }).where('hash', '=', hash).execute()
    return true
  }
  async #bearer(token: string): Promise<Who> {
    const now = this.now()
    const seat =
      (await ticketOf(this.store, 'seat', token, now)) ?? (await ticketOf(this.store, 'invitation', token, now))
    // A link by which somebody has sat down is none any more.
    if (seat?.game && seat.role && seat.used === null)
      return { session: seat.hash, account: null, only: { game: seat.game, role: seat.role }, bearer: true }
    const session = await ticketOf(this.store, 'session', token, now)
    if (session) return this.#judged({ session: session.hash, account: session.account, bearer: true })
    const own = await ticketOf(this.store, 'token', token, now)
    if (!own) return NOBODY
    const { scopes } = JSON.parse(own.body) as { scopes: readonly Scope[] }
    return this.#judged({ session: own.hash, account: own.account, bearer: true, scopes })
  }
  /** A program is banned with its owner, and nobody without one. */
  async #judged(who: Who): Promise<Who> {
    if (who.account === null) return who
    const owner = who.scopes && (await ownerOf(this.store, who.account))
    if (who.scopes && owner === undefined) return NOBODY
    for (const account of owner === undefined ? [who.account] : [who.account, owner]) {
      const ban = banIn(await sanctionsOf(this.store, aboutAccount(account), this.now()))
      if (ban) return { ...who, ban }
    }
    return who
  }

  /** Those of the sessions and seats that are still good. */
  async good(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    const good = new Set<string>()
    for (let i = 0; i < sessions.length; i += MANY) {
      const some = sessions.slice(i, i + MANY)
      const query = this.store.db.selectFrom('ticket').select('hash').where('hash', 'in', some)
      const now = this.now()
      for (const { hash } of await query.where('expires', '>', now).where('used', 'is', null).execute()) good.add(hash)
    }
    return good
  }

  /** A session for a browser that has none yet: its token, and who that is. */
  async welcome(): Promise<{ readonly token: string; readonly who: Who }> {
    const token = await issue(this.store, 'session', this.now() + SESSION_DAYS * DAY)
    return { token, who: { session: hashOf(token), account: null, bearer: false } }
  }
}

async function ownerOf({ db }: Store, program: string): Promise<string | undefined> {
  const owned = db.selectFrom('program').innerJoin('account', 'account.id', 'program.owner').select('program.owner')
  const row = await owned.where('program.account', '=', program).where('account.closed', 'is', null).executeTakeFirst()
  return row?.owner
}
const isLocal = (host: string | undefined): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '')

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(/; */) ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at) === name) return part.slice(at + 1)
  }
  return undefined
}
