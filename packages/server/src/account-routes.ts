/** What is asked about accounts, by HTTP. */
import { Impossible } from '@carillon/room'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static, type TSchema } from 'typebox'
import { Accounts, type Person } from './accounts.ts'
import { networkOf } from './addresses.ts'
import { Buckets } from './buckets.ts'
import type { Desk } from './desk.ts'
import type { Hall } from './hall.ts'
import { freeHolds, seatOf } from './ledger.ts'
import { MailLinks } from './mail-links.ts'
import { aboutAccount, sanctionsOf } from './moderation/sanctions.ts'
import { Passkeys, pageAddress } from './passkeys.ts'
import { dropSession, keepSession, sessionOf } from './session-cookie.ts'
import { newId } from './vault.ts'
import { PASSWORD_LENGTH } from './weakness.ts'

const exactly = { additionalProperties: false }
const Name = Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' })
/** Longer than is allowed, so that it is told what is wrong with it; not so long that it costs something. */
const Password = Type.String({ minLength: 1, maxLength: 4 * PASSWORD_LENGTH.most })
const SignUp = Type.Object({ name: Name, password: Password }, exactly)
const SignIn = Type.Object({ name: Name, password: Password }, exactly)
const NewPassword = Type.Object({ old: Type.Optional(Password), password: Password }, exactly)
const Which = Type.Object({ id: Type.Optional(Type.String({ pattern: '^[0-9a-f]{12}$' })) }, exactly)
const Registration = Type.Object({ name: Name, response: Type.Unknown() }, exactly)
const Assertion = Type.Object({ response: Type.Unknown() }, exactly)
const Joining = Type.Object({ name: Name }, exactly)
const Address = Type.String({ minLength: 3, maxLength: 254 })
const Language = Type.Union([Type.Literal('en'), Type.Literal('fr')])
const MailSignUp = Type.Object({ name: Name, mail: Address, locale: Language }, exactly)
const MailLink = Type.Object({ mail: Address, locale: Language }, exactly)
const Use = Type.Object({ token: Type.String({ minLength: 20, maxLength: 200, pattern: '^[\\w-]+$' }) }, exactly)
const KeyId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 2000, pattern: '^[\\w-]+$' }) }, exactly)

const bodyOf = <T extends TSchema>(_schema: T, { body }: FastifyRequest): Static<T> => body as Static<T>

export interface AccountWorld {
  readonly hall: Hall
  readonly desk: Desk
  /** Whether letters can be sent. */
  readonly mail: boolean
  /** Closes the sockets of sessions that have ended. */
  left(sessions: readonly string[]): void
}
/** New accounts, and letters, of one address at once; and one more in so many seconds. */
const [MOST, AGAIN] = [40, 90]
/** Tries of a password from one address, in so many seconds. */
const [TRIES, WITHIN] = [200, 600]

export function accountRoutes(app: FastifyInstance, { hall, desk, mail, left }: AccountWorld): void {
  const { store, now } = desk
  const accounts = new Accounts(store, now)
  const passkeys = new Passkeys(store, now)
  const links = new MailLinks({ store, vault: hall.world.vault, accounts, now })
  const newcomers = new Buckets('newcomers', 1 / AGAIN, MOST, now)
  const tries = new Buckets('sign-in', TRIES / WITHIN, TRIES, now)

  async function come(
    person: Person & { readonly by?: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ me: Person }> {
    const { session } = request.who
    const held = session === undefined ? [] : await freeHolds(store.db, session).execute()
    const token = await accounts.welcome(person.id, session, person.by)
    if (session !== undefined) left([session])
    for (const { game, role } of held) await alone(person.id, game, role)
    keepSession(desk, request, reply, token)
    return { me: { id: person.id, name: person.name } }
  }
  /** A seat that his browser held is his from now on, and nobody else's. */
  async function alone(account: string, game: string, role: string): Promise<void> {
    const own = await seatOf(store, game, { session: undefined, account })
    if (own === role && (await store.game(game))?.state === 'playing') await hall.claimed(game, role)
  }
  async function me({ who }: FastifyRequest): Promise<Person> {
    const person = who.account === null ? undefined : await accounts.person(who.account)
    if (!person || who.only) throw new Impossible('sign-in', 'sign in first')
    return person
  }
  /** Checked already where the request came in: a page of ours, or of this machine. */
  const here = ({ headers: { origin } }: FastifyRequest) => {
    if (origin === undefined) throw new Impossible('passkey', 'passkeys are for browsers')
    return pageAddress(origin)
  }

  /** Nobody locks himself out. */
  async function keepsWayIn(id: string, left: { readonly passkeys: number; readonly mail: boolean }): Promise<void> {
    const { hasPassword } = await accounts.waysIn(id)
    if (!hasPassword && left.passkeys === 0 && !(mail && left.mail))
      throw new Impossible('last-way', 'there would be no way in any more')
  }
  const limited = ({ ip }: FastifyRequest, buckets = newcomers) => buckets.check(networkOf(ip))
  app.post('/api/account', { schema: { body: SignUp } }, async (request, reply) => {
    limited(request)
    const { name, password } = bodyOf(SignUp, request)
    reply.code(201)
    return come(await accounts.make(name, password), request, reply)
  })
  app.post('/api/session', { schema: { body: SignIn } }, async (request, reply) => {
    limited(request, tries)
    const { name, password } = bodyOf(SignIn, request)
    return come(await accounts.signIn(name, password), request, reply)
  })
  app.delete('/api/session', { config: { banned: true } }, async (request, reply) => {
    const { session } = request.who
    if (session !== undefined) {
      await desk.store.db.deleteFrom('ticket').where('hash', '=', session).where('kind', '=', 'session').execute()
      left([session])
    }
    dropSession(desk, reply)
    return { ok: true }
  })

  app.get('/api/me', { config: { banned: true, scope: 'any' } }, async ({ who: { account } }) => {
    const person = account === null ? undefined : await accounts.person(account)
    if (!person) return { me: null, offers: { mail } }
    const [kept, address] = [await accounts.waysIn(person.id), await links.addressOf(person.id)]
    const standing = await sanctionsOf(desk.store, aboutAccount(person.id), desk.now())
    return { me: { ...person, ...kept, ...(address && { mail: address }) }, standing, offers: { mail } }
  })
  app.get('/api/me/sessions', async (request) => ({
    sessions: await accounts.sessions((await me(request)).id, request.who.session),
  }))
  app.post('/api/me/sessions/end', { schema: { body: Which } }, async (request) => {
    const { id } = bodyOf(Which, request)
    const { session } = request.who
    const which = id === undefined ? (session === undefined ? {} : { but: session }) : { id }
    const ended = await accounts.endSessions((await me(request)).id, which)
    left(ended)
    return { ended: ended.length }
  })
  app.post('/api/me/password', { schema: { body: NewPassword } }, async (request) => {
    limited(request, tries)
    const { old, password } = bodyOf(NewPassword, request)
    const { id } = await me(request)
    await accounts.changePassword(id, old, password)
    // Whoever else came in with the old one is out.
    const { session } = request.who
    left(await accounts.endSessions(id, session === undefined ? {} : { but: session }))
    return { ok: true }
  })
  app.get('/api/me/data', { config: { banned: true } }, async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="carillon-account.json"')
    const { id } = await me(request)
    const address = await links.addressOf(id)
    const copy = await accounts.exported(id, (sealed) => hall.world.vault.open(sealed))
    return { ...copy, ...(address && { mail: address }) }
  })
  app.delete('/api/me', { config: { banned: true } }, async (request, reply) => {
    left(await accounts.close((await me(request)).id))
    dropSession(desk, reply)
    return { ok: true }
  })

  app.get('/api/me/passkeys', async (request) => ({ passkeys: await passkeys.list((await me(request)).id) }))
  app.post('/api/me/passkeys/options', async (request) => passkeys.registering(await me(request), here(request)))
  app.post('/api/me/passkeys', { schema: { body: Registration } }, async (request, reply) => {
    const { name, response } = bodyOf(Registration, request)
    await passkeys.registered(await me(request), here(request), response as RegistrationResponseJSON, name)
    return reply.code(201).send({ ok: true })
  })
  app.delete('/api/me/passkeys', { schema: { body: KeyId } }, async (request) => {
    const person = await me(request)
    const { id } = bodyOf(KeyId, request)
    const others = (await passkeys.list(person.id)).filter((key) => key.id !== id)
    await keepsWayIn(person.id, { passkeys: others.length, mail: (await links.addressOf(person.id)) !== undefined })
    await passkeys.remove(person.id, id)
    return { ok: true }
  })
  app.post('/api/account/passkey/options', { schema: { body: Joining } }, async (request) => {
    limited(request)
    const { name } = bodyOf(Joining, request)
    await accounts.checkName(name)
    return passkeys.registering({ id: newId(), name }, here(request), true)
  })
  app.post('/api/account/passkey', { schema: { body: Registration } }, async (request, reply) => {
    const { name, response } = bodyOf(Registration, request)
    const make = (person: Person) => accounts.make(person.name, undefined, 'player', person.id)
    const person = await passkeys.joined(here(request), response as RegistrationResponseJSON, name, make)
    reply.code(201)
    return come(person, request, reply)
  })
  app.post('/api/passkey/options', async (request) => passkeys.signingIn(here(request)))
  app.post('/api/passkey', { schema: { body: Assertion } }, async (request, reply) => {
    const { response } = bodyOf(Assertion, request)
    const account = await passkeys.signedIn(here(request), response as AuthenticationResponseJSON)
    const person = await accounts.person(account)
    if (!person) throw new Impossible('passkey', 'this passkey is not known here')
    return come(person, request, reply)
  })

  /** Of a letter, or of who runs the house. The link leads to a page with a button: who only looks at it, as scanners of mail do, uses nothing up. */
  app.post('/api/mail', { schema: { body: Use } }, async (request, reply) => {
    const { did, person } = await links.use(bodyOf(Use, request).token, request.who)
    return { did, ...(did === 'address' ? { me: person } : await come(person, request, reply)) }
  })

  if (!mail) return
  /** Who asks for a letter: his browser is remembered, so that the link is good in no other. */
  const asker = async (request: FastifyRequest, reply: FastifyReply, locale: 'en' | 'fr') => {
    limited(request)
    return { session: await sessionOf(desk, request, reply), origin: here(request).origin, locale }
  }
  app.post('/api/account/mail', { schema: { body: MailSignUp } }, async (request, reply) => {
    const { name, mail: address, locale } = bodyOf(MailSignUp, request)
    await accounts.checkName(name)
    await links.signUp(name, address, await asker(request, reply, locale))
    return reply.code(202).send({ ok: true })
  })
  app.post('/api/session/mail', { schema: { body: MailLink } }, async (request, reply) => {
    const { mail: address, locale } = bodyOf(MailLink, request)
    await links.signIn(address, await asker(request, reply, locale))
    return reply.code(202).send({ ok: true })
  })
  app.post('/api/me/mail', { schema: { body: MailLink } }, async (request, reply) => {
    const { mail: address, locale } = bodyOf(MailLink, request)
    await links.verify(await me(request), address, await asker(request, reply, locale))
    return reply.code(202).send({ ok: true })
  })
  app.delete('/api/me/mail', async (request) => {
    const person = await me(request)
    await keepsWayIn(person.id, { passkeys: (await passkeys.list(person.id)).length, mail: false })
    await links.forget(person.id)
    return { ok: true }
  })
}
