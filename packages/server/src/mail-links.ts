/** Coming in by a link in a letter: 256 bits, kept as a hash, good for a quarter of an hour, once, in the browser that asked for it. */
import type { Locale } from '@carillon/kernel'
import { Impossible } from '@carillon/room'
import type { Accounts, Person } from './accounts.ts'
import { Buckets } from './buckets.ts'
import { dropLettered, issue } from './ledger.ts'
import { written } from './letters.ts'
import { isAddress, letter } from './mail.ts'
import type { Store } from './store/store.ts'
import { hashOf, newId, type Vault } from './vault.ts'

const MINUTES = 60_000
/** So long a link is good. */
const GOOD = 15 * MINUTES
/** So many letters to one address at once, and one more in so many seconds. */
const [LETTERS, AGAIN] = [3, 300]

/** A job that nobody does. */
const NOTHING = 'nothing'

/** What a ticket says beside its account; addresses are sealed. */
interface Body {
  readonly session?: string
  /** Whoever runs the house has given it to him: it is good in any browser. */
  readonly handed?: true
  readonly name?: string
  readonly mail?: string
}
export interface MailWorld {
  readonly store: Store
  readonly vault: Vault
  readonly accounts: Accounts
  now(): number
}
/** Who asks: his browser, where its page is, his language. */
export interface Asker {
  readonly session: string
  readonly origin: string
  readonly locale: Locale
}

export class MailLinks {
  readonly #world: MailWorld
  readonly #letters: Buckets

  constructor(world: MailWorld) {
    this.#world = world
    this.#letters = new Buckets('letters', 1 / AGAIN, LETTERS, world.now)
  }

  /** A way in for who has this address. Nothing tells whether anybody has. */
  async signIn(address: string, asker: Asker): Promise<void> {
    const mail = this.#checked(address)
    await this.#sendSignIn(await this.#personAt(mail), mail, asker)
  }
  /** For nobody as much is written down, and nothing comes of it: the time it takes tells nothing. */
  async #sendSignIn(person: Person | undefined, mail: string, asker: Asker): Promise<void> {
    const { id = null, name = '' } = person ?? {}
    await this.#send('sign-in', 'link', mail, name, asker, id, { session: asker.session }, person !== undefined)
  }
  /** A new account, when the link is used; whoever has the address already is let in to his own. */
  async signUp(name: string, address: string, asker: Asker): Promise<void> {
    const mail = this.#checked(address)
    const person = await this.#personAt(mail)
    if (person) await this.#sendSignIn(person, mail, asker)
    else
      await this.#send('sign-up', 'link', mail, name, asker, null, {
        ...{ session: asker.session, name, mail: this.#world.vault.seal(mail) },
      })
  }
  /** The address is his when he has shown that he reads there. */
  async verify(person: Person, address: string, asker: Asker): Promise<void> {
    const mail = this.#checked(address)
    await this.#send('address', 'verify', mail, person.name, asker, person.id, { mail: this.#world.vault.seal(mail) })
  }

  /** What the link was for is done. It is used up whatever comes of it. */
  async use(
    token: string,
    who: { readonly session: string | undefined; readonly account: string | null },
  ): Promise<{ readonly did: 'sign-in' | 'sign-up' | 'address'; readonly person: Person }> {
    const { store, vault, accounts, now } = this.#world
    const found = await store.db
      .selectFrom('ticket')
      .selectAll()
      .where('hash', '=', hashOf(token))
      .where('kind', 'in', ['link', 'verify'])
      .where('expires', '>', now())
      .executeTakeFirst()
    if (!found) throw new Impossible('link', 'this link was used already, or is too old')
    const body = JSON.parse(found.body) as Body
    // Another browser does not use it up: who reads along in the mail gets nowhere, and its owner still does.
    const his = found.kind === 'verify' ? found.account === who.account : body.session === who.session
    if (!body.handed && (!his || (who.session === undefined && who.account === null)))
      throw new Impossible('other-browser', 'open it in the browser where it was asked for')
    const { numDeletedRows } = await store.db.deleteFrom('ticket').where('hash', '=', found.hash).executeTakeFirst()
    if (numDeletedRows !== 1n) throw new Impossible('link', 'this link was used already')
    const mail = body.mail === undefined ? undefined : vault.open(body.mail)
    if (found.account === null) {
      return { did: 'sign-up', person: await this.#made(body.name as string, mail as string) }
    }
    const person = await accounts.person(found.account)
    if (!person) throw new Impossible('link', 'this account was closed')
    if (mail !== undefined) await this.#keep(person.id, mail)
    return { did: mail === undefined ? 'sign-in' : 'address', person }
  }

  /** The address of somebody, for his own eyes and for letters to him. */
  async addressOf(account: string): Promise<string | undefined> {
    const { store, vault } = this.#world
    const row = await store.db.selectFrom('account').select('mail').where('id', '=', account).executeTakeFirst()
    return row?.mail ? vault.open(row.mail) : undefined
  }
  async forget(account: string): Promise<void> {
    await this.#set(account, null, null)
  }

  #checked(address: string): string {
    const mail = address.trim()
    if (!isAddress(mail)) throw new Impossible('mail', 'this is no address')
    this.#letters.check(mail.toLowerCase())
    return mail
  }
  /** Addresses are found by a hash that only this house can make. */
  #mark(mail: string): string {
    return this.#world.vault.keyedHash(mail.toLowerCase())
  }
  async #personAt(mail: string): Promise<Person | undefined> {
    return this.#world.store.db
      .selectFrom('account')
      .select(['id', 'name'])
      .where('mail_hash', 'in', this.#world.vault.keyedHashes(mail.toLowerCase()))
      .where('closed', 'is', null)
      .executeTakeFirst()
  }
  /** Account and address are one row: of two who answer at once one gets it, and the other has taken nobody's name. */
  async #made(name: string, mail: string): Promise<Person> {
    const { accounts, vault } = this.#world
    await this.#checkFree(mail)
    const address = { mail: vault.seal(mail), mail_hash: this.#mark(mail) }
    return accounts.make(name, undefined, 'player', newId(), address).catch(async (error: unknown) => {
      await this.#checkFree(mail)
      throw error
    })
  }
  async #keep(account: string, mail: string): Promise<void> {
    await this.#checkFree(mail, account)
    await this.#set(account, this.#world.vault.seal(mail), this.#mark(mail)).catch(async (error: unknown) => {
      // Somebody else has shown it at the same moment.
      await this.#checkFree(mail, account)
      throw error
    })
  }
  async #checkFree(mail: string, account?: string): Promise<void> {
    const other = await this.#personAt(mail)
    if (other && other.id !== account) throw new Impossible('mail-taken', 'another account has this address')
  }
  /** What was sent to the address of before lets nobody in any more. */
  async #set(account: string, mail: string | null, hash: string | null): Promise<void> {
    await this.#world.store.db.transaction().execute(async (db) => {
      const own = db.updateTable('account').set({ mail, mail_hash: hash }).where('id', '=', account)
      await own.where('closed', 'is', null).execute()
      await dropLettered(db, account)
    })
  }
  async #send(
    words: string,
    kind: 'link' | 'verify',
    mail: string,
    name: string,
    { origin, locale }: Asker,
    account: string | null,
    body: Body,
    isMeant = true,
  ): Promise<void> {
    const { store, vault, now } = this.#world
    const token = await issue(store, kind, isMeant ? now() + GOOD : now(), { account, body: JSON.stringify(body) })
    const text = written(words, locale, mail, { name, link: `${origin}/#/mail/${token}` })
    const job = letter(vault, text, now())
    await store.db
      .insertInto('job')
      .values({ ...job, ...(!isMeant && { kind: NOTHING }), tries: 0, held: 0 })
      .execute()
  }
}
