/** Reports and what moderators do, by HTTP. */
import { COMPLAINTS } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { networkOf } from '../addresses.ts'
import { Buckets } from '../buckets.ts'
import type { Desk } from '../desk.ts'
import { seatOf } from '../ledger.ts'
import { bodyOf, exactly } from '../requests.ts'
import { ACTS, type Actor, act, actsOf } from './acts.ts'
import { alikeSeats } from './alike.ts'
import { openReports, reportTo } from './reports.ts'
import { type Banned, bannedIn } from './sanctions.ts'

const Id = Type.String({ pattern: '^[a-z0-9]{12}$' })
const Text = Type.String({ minLength: 1, maxLength: 1000, pattern: '^[^\\u0000]*$' })
const NewReport = Type.Object(
  {
    game: Id,
    role: Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' }),
    kind: Type.Union(COMPLAINTS.map((kind) => Type.Literal(kind))),
    text: Text,
  },
  exactly,
)
const NewAct = Type.Object(
  {
    what: Type.Union(ACTS.map((what) => Type.Literal(what))),
    about: Type.String({ maxLength: 300, pattern: '^[^\\u0000]*$' }),
    reason: Text,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3660 })),
    report: Type.Optional(Id),
  },
  exactly,
)
/** Reports of one person: five an hour. */
const [REPORTS, HOUR] = [5, 3600]

/** `out` sends those away who are not heard any more. */
export function moderationRoutes(
  app: FastifyInstance,
  desk: Desk,
  out: (banned: Banned) => void,
  many: number = REPORTS,
): void {
  const { store, now } = desk
  const reports = new Buckets('reports', many / HOUR, many, now)

  async function moderator({ who }: FastifyRequest): Promise<Actor> {
    const person =
      who.account === null || who.only
        ? undefined
        : await store.db.selectFrom('account').select('role').where('id', '=', who.account).executeTakeFirst()
    if (!person) throw new Impossible('sign-in', 'sign in first')
    const { role } = person
    if (role !== 'moderator' && role !== 'admin') throw new Impossible('not-yours', 'for moderators')
    return { id: who.account as string, role }
  }

  app.post('/api/reports', { schema: { body: NewReport } }, async (request, reply) => {
    const { who } = request
    const report = bodyOf(NewReport, request)
    const name = who.account ?? who.session
    if (name === undefined) throw new Impossible('not-yours', 'only who has been at the table')
    // A guest is another one with every browser.
    reports.check(who.account ?? networkOf(request.ip))
    const game = await store.game(report.game)
    const role = await seatOf(store, report.game, who)
    if (!game || (role === undefined && game.visibility === 'private')) throw new Impossible('no-game', 'no such game')
    if (role === report.role) throw new Impossible('settings', 'this is your own seat')
    await reportTo(store, name, report, now())
    return reply.code(201).send({ ok: true })
  })
  app.get('/api/moderation/reports', async (request) => ({
    reports: await openReports(store, (await moderator(request)).id, now()),
  }))
  app.get('/api/moderation/alike', async (request) => ({
    alike: await alikeSeats(store, (await moderator(request)).id),
  }))
  app.get('/api/moderation/log', async (request) => {
    await moderator(request)
    return { acts: await actsOf(store) }
  })
  app.post('/api/moderation/acts', { schema: { body: NewAct } }, async (request, reply) => {
    const deed = bodyOf(NewAct, request)
    await act(store, await moderator(request), deed, now())
    if (deed.what === 'ban') out(bannedIn([deed.about]))
    return reply.code(201).send({ ok: true })
  })
}
