/**
 * Takes notices that are due to where they belong. A notice is marked before it leaves, and only if it certainly was not taken is it
 * tried again: rather none than two.
 */
import type { Library } from '@carillon/room'
import { type Delivery, delivered, discordForm, isDiscord, type Outside } from '../hooks.ts'
import type { Mailer } from '../mail.ts'
import type { ChannelTable, NoticeTable } from '../store/notice-tables.ts'
import type { Store } from '../store/store.ts'
import type { Vault } from '../vault.ts'
import { Channels, channelsOf } from './channels.ts'
import { INVITED, inviterOf } from './invitations.ts'
import { pushed, pushKeys } from './push.ts'
import { stillWaits } from './turns.ts'
import { invitedWords, plainWords, type Told, turnWords } from './words.ts'

export interface CourierWorld {
  readonly store: Store
  readonly vault: Vault
  readonly library: Library
  readonly now: () => number
  readonly mailer?: Mailer | undefined
  /** Where people reach the house, with a slash behind it. */
  readonly address: string
  /** For tests: the world outside. */
  readonly outside?: Outside | undefined
  wrong(detail: string): void
}
/** Milliseconds between two looks; that a notice is held; before one is tried again, longer each time; that one is remembered. */
const [OFTEN, HOLD, AGAIN, KEPT] = [2000, 60_000, 60_000, 60 * 86_400_000]
/** Notices taken at once; tries of one; failures after which a channel is switched off. */
const [MOST, TRIES, FAILURES] = [50, 4, 5]

export class Courier {
  readonly #world: CourierWorld
  readonly #channels: Channels
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

  constructor(world: CourierWorld) {
    this.#world = world
    this.#channels = new Channels(world.store, world.vault, world.now)
  }
  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.run()).catch((error: Error) => this.#world.wrong(error.message))
    }, OFTEN)
    this.#timer.unref()
  }
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }

  /** All that is due, what goes by one channel together. */
  async run(): Promise<void> {
    const taken = new Map<string, NoticeTable[]>()
    for (const notice of await this.#due()) taken.set(notice.channel, [...(taken.get(notice.channel) ?? []), notice])
    await Promise.all([...taken].map(([channel, notices]) => this.#carry(channel, notices)))
  }
  async #due(): Promise<readonly NoticeTable[]> {
    const { store, now } = this.#world
    const at = now()
    await store.db
      .deleteFrom('notice')
      .where('came', '<', at - KEPT)
      .execute()
    return store.db
      .updateTable('notice')
      .set((row) => ({ held: at + HOLD, tries: row('tries', '+', 1) }))
      .where('held', '<=', at)
      .where((where) =>
        where(
          'id',
          'in',
          where
            .selectFrom('notice as due')
            .select('due.id')
            .where('due.due', '<=', at)
            .where('due.held', '<=', at)
            .where('due.sent', 'is', null)
            .where('due.came', 'is', null)
            .orderBy('due.due')
            .limit(MOST),
        ),
      )
      .returningAll()
      .execute()
  }
  async #carry(id: string, notices: readonly NoticeTable[]): Promise<void> {
    const { store } = this.#world
    const row = await store.db.selectFrom('channel').selectAll().where('id', '=', id).executeTakeFirst()
    for (const invited of [false, true]) {
      const some = notices.filter(({ turn }) => (turn === INVITED) === invited)
      if (some.length > 0) await this.#tell(row, some, invited)
    }
  }
  /** Turns, or invitations: all of them in one message. What there is nothing to tell of any more is put away. */
  async #tell(row: ChannelTable | undefined, notices: readonly NoticeTable[], invited: boolean): Promise<void> {
    const { store, library, now, address } = this.#world
    const names = await Promise.all(notices.map((notice) => this.#subject(row, notice)))
    const wanted = notices.filter((_, i) => names[i] !== undefined)
    await this.#set(
      notices.filter((notice) => !wanted.includes(notice)),
      { came: now() },
    )
    if (!row || wanted.length === 0) return
    await this.#set(wanted, { sent: now() })
    const games = await Promise.all(
      wanted.map(async (notice) => ({
        ...{ game: notice.game, role: notice.role, name: names[notices.indexOf(notice)] ?? '' },
        title: (await store.game(notice.game))?.title ?? '',
      })),
    )
    const { locale } = this.#channels.opened(row)
    const told = await (invited ? invitedWords : turnWords)(library, locale, games, address)
    const delivery = await this.send(row, told)
    if (['refused', 'away', 'gone'].includes(delivery)) await this.#retry(wanted)
    await this.#book(row, delivery)
  }
  /** Who invites him; of a turn nobody's name. Undefined if it does not stand any more. */
  async #subject(row: ChannelTable | undefined, { game, role, turn }: NoticeTable): Promise<string | undefined> {
    const { store, now } = this.#world
    if (!row || row.off !== null) return undefined
    if (turn === INVITED) return inviterOf(store, row.owner, { game, role }, now())
    return (await stillWaits(store, game, role)) ? '' : undefined
  }
  async #retry(notices: readonly NoticeTable[]): Promise<void> {
    for (const notice of notices) {
      if (notice.tries >= TRIES) continue
      await this.#set([notice], { sent: null, held: this.#world.now() + AGAIN * 2 ** (notice.tries - 1) })
    }
  }
  #set(notices: readonly NoticeTable[], change: Partial<NoticeTable>): Promise<unknown> {
    if (notices.length === 0) return Promise.resolve()
    const ids = notices.map(({ id }) => id)
    return this.#world.store.db.updateTable('notice').set(change).where('id', 'in', ids).execute()
  }

  /** By one channel, whatever it is. */
  async send(row: ChannelTable, told: Told): Promise<Delivery> {
    const { store, vault, now, mailer, address, outside } = this.#world
    const channel = this.#channels.opened(row)
    if (channel.kind === 'mail') {
      const to = await this.#addressOf(row.owner)
      if (!mailer || to === undefined) return 'gone'
      return mailer.send({ to, subject: told.subject, text: told.text }).then(
        () => 'sent' as const,
        () => 'refused' as const,
      )
    }
    if (channel.kind === 'push') {
      const message = { title: told.subject, text: told.text.split('\n')[0] as string, path: told.path }
      return pushed(channel.subscription, message, await pushKeys(store, vault), address, outside)
    }
    const body = isDiscord(channel.url) ? discordForm(told.text) : { ...told, link: address + told.path }
    return delivered(channel, body, now(), outside)
  }
  async #addressOf(account: string): Promise<string | undefined> {
    const { store, vault } = this.#world
    const row = await store.db.selectFrom('account').select('mail').where('id', '=', account).executeTakeFirst()
    return row?.mail ? vault.open(row.mail) : undefined
  }

  /** What has worked is good again; what fails again and again is switched off, and its owner is told by what still works. */
  async #book(row: ChannelTable, delivery: Delivery): Promise<void> {
    const { store, now } = this.#world
    const set = (change: Partial<ChannelTable>) =>
      store.db.updateTable('channel').set(change).where('id', '=', row.id).execute()
    if (delivery === 'sent') {
      if (row.failed > 0) await set({ failed: 0 })
      return
    }
    // A browser that has forgotten us does not come back by this way.
    const off = row.failed + 1 >= FAILURES || (row.kind === 'push' && delivery === 'gone')
    await set({ failed: row.failed + 1, ...(off && { off: now() }) })
    if (off) await this.#tellOff(row)
  }
  async #tellOff(row: ChannelTable): Promise<void> {
    const to = (await this.#channels.list(row.owner)).find(({ id }) => id === row.id)?.to ?? ''
    for (const other of await channelsOf(this.#world.store, row.owner)) {
      if (other.off !== null || other.id === row.id) continue
      const { locale } = this.#channels.opened(other)
      await this.send(other, plainWords(locale, 'off', { to }))
    }
  }
}
