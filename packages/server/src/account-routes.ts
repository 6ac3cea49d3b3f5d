/** What is asked about accounts, by HTTP. */
import { Impossible } from '@carillon/room'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static, type TSchema } from 'typebox'
import { Accounts, type Person } from './accounts.ts'
import { type Desk, SESSION_DAYS } from './desk.ts'
import { Passkeys, placeOf } from './passkeys.ts'
import { PASSWORD_LENGTH } from './passwords.ts'

const exactly = { additionalProperties: false }
const Name = Type.String({ minLength: 1, maxLength: 64 })
/** Longer than is allowed, so that it is told what is wrong with it; not so long that it costs something. */
const Password = Type.String({ minLength: 1, maxLength: 4 * PASSWORD_LENGTH.most })
const SignUp = Type.Object({ name: Name, password: Password }, exactly)
const SignIn = Type.Object({ name: Name, password: Password }, exactly)
const NewPassword = Type.Object({ old: Type.Optional(Password), password: Password }, exactly)
const Which = Type.Object({ id: Type.Optional(Type.String({ pattern: '^[0-9a-f]{12}$' })) }, exactly)
const Registration = Type.Object({ name: Name, response: Type.Unknown() }, exactly)
const Assertion = Type.Object({ response: Type.Unknown() }, exactly)
const KeyId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 2000 }) }, exactly)

const bodyOf = <T extends TSchema>(_schema: T, { body }: FastifyRequest): Static<T> => body as Static<T>

/** `left` closes the sockets of sessions that have ended. */
export function accountRoutes(app: FastifyInstance, desk: Desk, left: (sessions: readonly string[]) => void): void {
  const accounts = new Accounts(desk.store, desk.now)
  const passkeys = new Passkeys(desk.store, desk.now)

  async function come(person: Person, request: FastifyRequest, reply: FastifyReply): Promise<{ me: Person }> {
    const token = await accounts.welcome(person.id, request.who.session)
    if (request.who.session !== undefined) left([request.who.session])
    reply.setCookie(desk.cookie, token, { ...COOKIE, secure: desk.secure, maxAge: SESSION_DAYS * 86_400 })
    return { me: { id: person.id, name: person.name } }
  }
  async function me({ who }: FastifyRequest): Promise<Person> {
    const person = who.account === null ? undefined : await accounts.person(who.account)
    if (!person || who.only) throw new Impossible('sign-in', 'sign in first')
    return person
  }
  /** Checked already where the request came in: a page of ours, or of this machine. */
  const here = ({ headers: { origin } }: FastifyRequest) => {
    if (origin === undefined) throw new Impossible('passkey', 'passkeys are for browsers')
    return placeOf(origin)
  }

  app.post('/api/account', { schema: { body: SignUp } }, async (request, reply) => {
    const { name, password } = bodyOf(SignUp, request)
    reply.code(201)
    return come(await accounts.make(name, password), request, reply)
  })
  app.post('/api/session', { schema: { body: SignIn } }, async (request, reply) => {
    const { name, password } = bodyOf(SignIn, request)
    return come(await accounts.signIn(name, password), request, reply)
  })
  app.delete('/api/session', async (request, reply) => {
    const { session } = request.who
    if (session !== undefined) {
      await desk.store.db.deleteFrom('ticket').where('hash', '=', session).where('kind', '=', 'session').execute()
      left([session])
    }
    reply.clearCookie(desk.cookie, COOKIE)
    return { ok: true }
  })

  app.get('/api/me', async (request) => {
    const person = request.who.account === null ? undefined : await accounts.person(request.who.account)
    return { me: person ?? null }
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
    const { old, password } = bodyOf(NewPassword, request)
    const { id } = await me(request)
    await accounts.changePassword(id, old, password)
    // Whoever else came in with the old one is out.
    const { session } = request.who
    left(await accounts.endSessions(id, session === undefined ? {} : { but: session }))
    return { ok: true }
  })
  app.get('/api/me/data', async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="carillon-account.json"')
    return accounts.exported((await me(request)).id)
  })
  app.delete('/api/me', async (request, reply) => {
    left(await accounts.close((await me(request)).id))
    reply.clearCookie(desk.cookie, COOKIE)
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
    await passkeys.remove((await me(request)).id, bodyOf(KeyId, request).id)
    return { ok: true }
  })
  app.post('/api/passkey/options', async (request) => passkeys.signingIn(here(request)))
  app.post('/api/passkey', { schema: { body: Assertion } }, async (request, reply) => {
    const { response } = bodyOf(Assertion, request)
    const account = await passkeys.signedIn(here(request), response as AuthenticationResponseJSON)
    const person = await accounts.person(account)
    if (!person) throw new Impossible('passkey', 'this passkey is not known here')
    return come(person, request, reply)
  })
}

const COOKIE = { path: '/', httpOnly: true, sameSite: 'lax' } as const
