/** What is asked about one's own bots, by HTTP. */
import { SCOPES } from '@carillon/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { Desk } from '../desk.ts'
import { accountOf, bodyOf, exactly } from '../requests.ts'
import { Programs } from './programs.ts'

const Scopes = Type.Array(Type.Union(SCOPES.map((scope) => Type.Literal(scope))), {
  ...{ minItems: 1, maxItems: SCOPES.length, uniqueItems: true },
})
const Days = Type.Integer({ minimum: 1, maximum: 366 })
const Id = Type.String({ pattern: '^[a-z0-9]{12}$' })
const NewBot = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 64 }), scopes: Scopes, days: Type.Optional(Days) },
  exactly,
)
const NewToken = Type.Object({ id: Id, scopes: Scopes, days: Type.Optional(Days) }, exactly)
const Which = Type.Object({ id: Id }, exactly)
const YEAR = 365

/** `left` closes the sockets of accounts that are not heard any more. */
export function programRoutes(app: FastifyInstance, desk: Desk, left: (accounts: readonly string[]) => void): void {
  const programs = new Programs(desk.store, desk.now)
  const told = ({ program, token }: Awaited<ReturnType<Programs['make']>>) => ({ bot: program, token })

  app.get('/api/me/bots', async (request) => ({ bots: await programs.list(accountOf(request)) }))
  app.post('/api/me/bots', { schema: { body: NewBot } }, async (request, reply) => {
    const { name, scopes, days = YEAR } = bodyOf(NewBot, request)
    const made = await programs.make(accountOf(request), name, scopes, days)
    return reply.code(201).send(told(made))
  })
  app.post('/api/me/bots/token', { schema: { body: NewToken } }, async (request, reply) => {
    const { id, scopes, days = YEAR } = bodyOf(NewToken, request)
    const made = await programs.renew(accountOf(request), id, scopes, days)
    left([id])
    return reply.code(201).send(told(made))
  })
  app.delete('/api/me/bots/token', { schema: { body: Which } }, async (request) => {
    const { id } = bodyOf(Which, request)
    await programs.void(accountOf(request), id)
    left([id])
    return { ok: true }
  })
  app.delete('/api/me/bots', { schema: { body: Which } }, async (request) => {
    const { id } = bodyOf(Which, request)
    await programs.remove(accountOf(request), id)
    left([id])
    return { ok: true }
  })
}
