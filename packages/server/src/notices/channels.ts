/** Where somebody is told, and when he likes to be. */
import type { ChannelRow, Manners } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import { isZone } from '../calendar.ts'
import { hookFault, isDiscord } from '../hooks.ts'
import type { ChannelTable } from '../store/notice-tables.ts'
import type { Store } from '../store/store.ts'
import { newId, newToken, type Vault } from '../vault.ts'
import { arePushKeys } from './push.ts'

type Language = 'en' | 'fr'
/** What is kept of a channel, sealed. A letter goes to the address of the account, whichever that is then. */
export type Channel =
  | { readonly kind: 'mail'; readonly locale: Language }
  | { readonly kind: 'hook'; readonly locale: Language; readonly url: string; readonly secret: string }
  | { readonly kind: 'push'; readonly locale: Language; readonly subscription: Subscription }
/** As a browser gives it. */
export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}
const MOST = 10
const NO_MANNERS: Manners = { zone: 'UTC' }

export const channelsOf = ({ db }: Store, owner: string): Promise<ChannelTable[]> =>
  db.selectFrom('channel').selectAll().where('owner', '=', owner).orderBy('made').execute()

export async function mannersOf({ db }: Store, owner: string): Promise<Manners> {
  const row = await db.selectFrom('manners').select('body').where('owner', '=', owner).executeTakeFirst()
  return row ? (JSON.parse(row.body) as Manners) : NO_MANNERS
}
export async function setManners({ db }: Store, owner: string, manners: Manners): Promise<void> {
  if (!isZone(manners.zone)) throw new Impossible('settings', 'zone: there is no such time zone')
  const body = JSON.stringify(manners)
  await db
    .insertInto('manners')
    .values({ owner, body })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ body }))
    .execute()
}

export class Channels {
  readonly #store: Store
  readonly #vault: Vault
  readonly #now: () => number

  constructor(store: Store, vault: Vault, now: () => number) {
    this.#store = store
    this.#vault = vault
    this.#now = now
  }
  opened({ body }: Pick<ChannelTable, 'body'>): Channel {
    return JSON.parse(this.#vault.open(body)) as Channel
  }
  async list(owner: string): Promise<readonly ChannelRow[]> {
    return (await channelsOf(this.#store, owner)).map((row) => this.#shown(row))
  }
  #shown({ id, failed, off, made, body }: ChannelTable): ChannelRow {
    const channel = this.opened({ body })
    const url = channel.kind === 'hook' ? channel.url : channel.kind === 'push' ? channel.subscription.endpoint : ''
    const to = url === '' ? '' : new URL(url).hostname
    return { ...{ id, failed, off, made, to, kind: channel.kind }, ...(isDiscord(url) && { discord: true }) }
  }
  /** A new one, in place of one that leads to the same. What is to be known of it only now: the secret of a hook. */
  async add(
    owner: string,
    wish: { readonly kind: Channel['kind']; readonly locale: Language; readonly url?: string | undefined } & {
      readonly subscription?: Subscription | undefined
    },
  ): Promise<{ readonly channel: ChannelRow; readonly secret?: string }> {
    const channel = wished(wish)
    const rows = await channelsOf(this.#store, owner)
    const same = rows.find((row) => target(this.opened(row)) === target(channel))
    if (same) await this.remove(owner, same.id)
    else if (rows.length >= MOST) throw new Impossible('not-offered', `${MOST} are enough`)
    const row: ChannelTable = {
      ...{ id: newId(), owner, kind: channel.kind, failed: 0, off: null, made: this.#now() },
      body: this.#vault.seal(JSON.stringify(channel)),
    }
    await this.#store.db.insertInto('channel').values(row).execute()
    return { channel: this.#shown(row), ...(channel.kind === 'hook' && { secret: channel.secret }) }
  }
  async remove(owner: string, id: string): Promise<void> {
    await this.#own(owner, id)
    await this.#store.db.deleteFrom('channel').where('id', '=', id).execute()
    await this.#store.db.deleteFrom('notice').where('channel', '=', id).execute()
  }
  /** One that was switched off is tried again. */
  async switchOn(owner: string, id: string): Promise<void> {
    await this.#own(owner, id)
    await this.#store.db.updateTable('channel').set({ off: null, failed: 0 }).where('id', '=', id).execute()
  }
  async #own(owner: string, id: string): Promise<void> {
    const rows = await channelsOf(this.#store, owner)
    if (!rows.some((row) => row.id === id)) throw new Impossible('not-yours', 'there is no such channel of yours')
  }
}

function wished(wish: Parameters<Channels['add']>[1]): Channel {
  const { kind, locale, url, subscription } = wish
  if (kind === 'mail') return { kind, locale }
  const to = kind === 'hook' ? url : subscription?.endpoint
  const fault = to === undefined ? 'url' : hookFault(to)
  if (to === undefined || fault !== undefined) throw new Impossible('hook', `this address cannot be called: ${fault}`)
  if (kind === 'hook') return { kind, locale, url: to, secret: newToken() }
  if (!subscription || !arePushKeys(subscription.keys))
    throw new Impossible('hook', 'keys: nothing can be sealed by them')
  return { kind, locale, subscription }
}
const target = (channel: Channel): string =>
  channel.kind === 'mail' ? 'mail' : channel.kind === 'hook' ? channel.url : channel.subscription.endpoint
