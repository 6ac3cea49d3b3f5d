/** What is asked about notices, by HTTP: of an account, or of a browser without one. */
import { Impossible } from '@carillon/room'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { networkOf } from '../addresses.ts'
import { Buckets } from '../buckets.ts'
import type { Desk } from '../desk.ts'
import { bodyOf, exactly } from '../requests.ts'
import { sessionOf } from '../session-cookie.ts'
import type { Vault } from '../vault.ts'
import { Channels, channelsOf, mannersOf, setManners } from './channels.ts'
import type { Courier } from './courier.ts'
import { pushKeys } from './push.ts'
import { plainWords } from './words.ts'

const Id = Type.Object({ id: Type.String({ pattern: '^[a-z0-9]{12}$' }) }, exactly)
const Key = Type.String({ minLength: 10, maxLength: 200, pattern: '^[\\w-]+=*$' })
const NewChannel = Type.Object(
  {
    kind: Type.Union([Type.Literal('mail'), Type.Literal('push'), Type.Literal('hook')]),
    locale: Type.Union([Type.Literal('en'), Type.Literal('fr')]),
    url: Type.Optional(Type.String({ maxLength: 500 })),
    subscription: Type.Optional(
      Type.Object(
        { endpoint: Type.String({ maxLength: 500 }), keys: Type.Object({ p256dh: Key, auth: Key }, exactly) },
        exactly,
      ),
    ),
  },
  exactly,
)
const Hour = Type.Integer({ minimum: 0, maximum: 24 })
const NewManners = Type.Object(
  {
    zone: Type.String({ minLength: 1, maxLength: 64 }),
    quiet: Type.Optional(Type.Tuple([Hour, Hour])),
    digest: Type.Optional(Type.Integer({ minimum: 0, maximum: 23 })),
  },
  exactly,
)
/** Trials of one person: five in ten minutes. */
const [TRIALS, WITHIN] = [5, 600]

export interface NoticeWorld {
  readonly desk: Desk
  readonly vault: Vault
  readonly courier: Courier
  /** Whether letters can be sent. */
  readonly mail: boolean
}

export function noticeRoutes(app: FastifyInstance, { desk, vault, courier, mail }: NoticeWorld): void {
  const { store, now } = desk
  const channels = new Channels(store, vault, now)
  const trials = new Buckets('trials', TRIALS / WITHIN, TRIALS, now)

  /** Who is told; a browser that has no session gets one. */
  async function owner(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { who } = request
    if (who.only) throw new Impossible('not-yours', 'a link to a seat is told nothing')
    return who.account ?? sessionOf(desk, request, reply)
  }
  const hasAddress = async (account: string | null): Promise<boolean> => {
    if (account === null || !mail) return false
    const row = await store.db.selectFrom('account').select('mail').where('id', '=', account).executeTakeFirst()
    return Boolean(row?.mail)
  }

  app.get('/api/me/notices', async ({ who }) => {
    const own = who.only ? undefined : (who.account ?? who.session)
    const { publicKey } = await pushKeys(store, vault)
    return {
      channels: own === undefined ? [] : await channels.list(own),
      manners: own === undefined ? null : await mannersOf(store, own),
      offers: { push: publicKey, mail: await hasAddress(who.account) },
    }
  })
  app.post('/api/me/notices', { schema: { body: NewChannel } }, async (request, reply) => {
    const wish = bodyOf(NewChannel, request)
    if (wish.kind === 'mail' && !(await hasAddress(request.who.account)))
      throw new Impossible('not-offered', 'there is no address to write to')
    return reply.code(201).send(await channels.add(await owner(request, reply), wish))
  })
  app.delete('/api/me/notices', { schema: { body: Id } }, async (request, reply) => {
    await channels.remove(await owner(request, reply), bodyOf(Id, request).id)
    return { ok: true }
  })
  app.post('/api/me/notices/on', { schema: { body: Id } }, async (request, reply) => {
    await channels.switchOn(await owner(request, reply), bodyOf(Id, request).id)
    return { ok: true }
  })
  /** Sends one at once, so that one sees whether it comes. */
  app.post('/api/me/notices/trial', { schema: { body: Id } }, async (request, reply) => {
    const own = await owner(request, reply)
    const { id } = bodyOf(Id, request)
    const row = (await channelsOf(store, own)).find((one) => one.id === id)
    if (!row) throw new Impossible('not-yours', 'there is no such channel of yours')
    // A guest is another one with every browser.
    trials.check(request.who.account ?? networkOf(request.ip))
    const told = plainWords(channels.opened(row).locale, 'trial', { to: '' })
    return { delivery: await courier.send(row, told) }
  })
  app.post('/api/me/manners', { schema: { body: NewManners } }, async (request, reply) => {
    const { zone, quiet, digest } = bodyOf(NewManners, request)
    const manners = { zone, ...(quiet && { quiet }), ...(digest !== undefined && { digest }) }
    await setManners(store, await owner(request, reply), manners)
    return { ok: true }
  })
}
