/** What is asked by HTTP: games are made, seats taken, and one sees whether the house is well. */

import { Refused } from '@carillon/kernel'
import { Impossible } from '@carillon/room'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
} from 'fastify'
import Type, { type Static } from 'typebox'
import { accountRoutes } from './account-routes.ts'
import { networkOf } from './addresses.ts'
import { blockRoutes } from './block-routes.ts'
import { Buckets, TooMany } from './buckets.ts'
import type { Desk, Who } from './desk.ts'
import type { Hall } from './hall.ts'
import { type Arrival, seatOf, sitDown } from './ledger.ts'
import { askAgain, closeInvitation, gameBy, NotYet, seatBy } from './links.ts'
import { checkOffers, checkRated, offerSeats } from './lobby.ts'
import { lobbyRoutes } from './lobby-routes.ts'
import type { Measures } from './measures.ts'
import { moderationRoutes } from './moderation/routes.ts'
import type { Banned } from './moderation/sanctions.ts'
import type { Courier } from './notices/courier.ts'
import { noticeRoutes } from './notices/routes.ts'
import { openapi } from './openapi.ts'
import { answerPage } from './pages.ts'
import { programRoutes } from './programs/routes.ts'
import { recordRoutes } from './record-stream.ts'
import { checkLeave } from './requests.ts'
import { keepSession, sessionOf } from './session-cookie.ts'
import type { Store } from './store/store.ts'
import { makeTable } from './tables.ts'

const Name = Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' })
const Token = Type.String({ minLength: 20, maxLength: 200, pattern: '^[\\w-]+$' })
/** 256 bits that a browser has made for itself. */
const Own = Type.String({ pattern: '^[\\w-]{43}$' })
const exactly = { additionalProperties: false }
const Milliseconds = Type.Integer({ minimum: 0, maximum: 366 * 86_400_000 })
const ClockWish = Type.Object(
  {
    kind: Type.Union([Type.Literal('live'), Type.Literal('days')]),
    bank: Milliseconds,
    add: Milliseconds,
    cap: Milliseconds,
    flag: Type.Union([Type.Literal('auto'), Type.Literal('claim')]),
    weekends: Type.Optional(Name),
    vacation: Type.Optional(Milliseconds),
  },
  exactly,
)
const NewTable = Type.Object(
  {
    title: Name,
    scenario: Name,
    options: Type.Optional(Type.Record(Name, Name, { maxProperties: 64 })),
    /** The side of who makes it; without it he only hands out links. */
    me: Type.Optional(Name),
    bots: Type.Optional(Type.Record(Name, Name, { maxProperties: 8 })),
    clock: Type.Optional(ClockWish),
    /** Who watches sees the game as it was before so many turns. */
    delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
    /** Whoever plays may ask the machine for hints and chances; not in a rated game. */
    hints: Type.Optional(Type.Boolean()),
    dice: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('house')])),
    /** Public games are listed, and anybody may take a free seat of theirs. */
    visibility: Type.Optional(Type.Union([Type.Literal('private'), Type.Literal('link'), Type.Literal('public')])),
    /** Counts for who plays it: for people who are signed in alone. */
    rated: Type.Optional(Type.Boolean()),
  },
  exactly,
)
const Sit = Type.Object({ token: Token, own: Type.Optional(Own) }, exactly)
const Close = Type.Object({ game: Name }, exactly)
/** By the name of the game, or by an invitation that was closed. */
const Lost = Type.Union([Type.Object({ game: Name }, exactly), Type.Object({ token: Token }, exactly)])

export interface ApiWorld {
  readonly hall: Hall
  readonly desk: Desk
  readonly measures: Measures
  readonly courier: Courier
  readonly version: string
  /** The folder of the built page; without it there is none. */
  readonly pages?: string | undefined
  readonly proxied: boolean
  readonly sockets: () => number
  /** Sockets of sessions that have ended are closed. */
  readonly left?: (sessions: readonly string[]) => void
  /** Whether letters can be sent. */
  readonly mail?: boolean
  /** Likewise those of accounts that are banned, or have another token; and guests are sent away from seats. */
  readonly out?: (banned: Banned) => void
  /** Requests of one address a minute. */
  readonly most?: number
}

/** What a reason of the house is called by HTTP. */
export const STATUS: Readonly<Record<string, number>> = {
  ...{ 'no-game': 404, 'not-yours': 403, busy: 429, failed: 500, unsaved: 503, 'not-yet': 425 },
  ...{ banned: 403, muted: 403, scope: 403, hook: 422 },
  ...{ 'sign-in': 401, 'name-taken': 409, name: 422, password: 422, passkey: 400 },
  ...{ mail: 422, 'mail-taken': 409, link: 410, 'other-browser': 403, 'last-way': 409 },
  ...{ taken: 409, used: 410, nobody: 404, rated: 403, 'not-offered': 409 },
}
const BODY = 64 * 1024
/** Milliseconds in which a request has come whole. */
const PATIENCE = 15_000
/** Milliseconds in which a database that is well says something. */
const HEALTHY = 2000
/** Seconds after which a house that has it hard may have it easier. */
const HARD = 30
/** Games that one person makes, a second and at once. */
const MADE = [1 / 30, 20] as const
/** Of these such as all may watch: nobody fills that list by himself. */
const SHOWN = [1 / 1800, 20] as const
/** Links that one person has lost, likewise. */
const LOST = [1 / 600, 5] as const

export interface Route {
  readonly method: string
  readonly url: string
  readonly schema?: FastifySchema | undefined
  readonly config?: FastifyContextConfig | undefined
}

/** What answers, and the list of all that it answers to. */
export async function api(
  world: ApiWorld,
): Promise<{ readonly app: FastifyInstance; readonly routes: readonly Route[] }> {
  const { desk, hall, measures } = world
  const app = Fastify({
    logger: false,
    // What is not asked for is refused, not left out; a number is no text.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    bodyLimit: BODY,
    // Our own proxy says who came to it; what somebody said to it before is not believed.
    trustProxy: world.proxied ? (_address: string, hop: number) => hop === 0 : false,
    forceCloseConnections: true,
  })
  // Whoever sends a part of a request and waits is not waited for.
  app.server.headersTimeout = app.server.requestTimeout = PATIENCE
  await app.register(helmet, {
    // What is answered here is data: nothing in it is shown or run.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    hsts: desk.secure,
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  await app.register(cookie)
  const routes: Route[] = []
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat())
      if (method !== 'HEAD') routes.push({ method, url: route.url, schema: route.schema, config: route.config })
  })
  await app.register(rateLimit, {
    ...{ max: world.most ?? 600, timeWindow: 60_000, keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) },
    errorResponseBuilder: (_request, { ttl }) => new TooMany('address', Math.ceil(ttl / 1000)),
  })
  app.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, _request, reply) => {
    const reason = error instanceof Impossible || error instanceof Refused ? error.reason : undefined
    const hard = error instanceof TooMany && error.bucket === 'house'
    const status = hard ? 503 : reason === undefined ? (error.statusCode ?? 500) : (STATUS[reason] ?? 400)
    if (status >= 500 && !hard) measures.failed(error.message)
    const more =
      error instanceof TooMany
        ? { bucket: error.bucket, seconds: error.seconds }
        : error instanceof NotYet
          ? { code: error.code, from: error.from }
          : {}
    if (error instanceof TooMany) reply.header('retry-after', error.seconds)
    return reply.code(status).send({
      reason: reason ?? (status >= 500 ? 'failed' : 'request'),
      detail: status >= 500 && !hard ? '' : error.message,
      ...more,
    })
  })
  app.decorateRequest('who', null as unknown as Who)
  // Before anything of it is read.
  app.addHook('onRequest', async (request, reply) => {
    request.who = await desk.whoIs(request.headers)
    // Who comes often never has to sign in again.
    if (request.who.renewed !== undefined) keepSession(desk, request, reply, request.who.renewed)
    // What changes something comes from a page of ours, or from a program with a token.
    if (!['GET', 'HEAD'].includes(request.method) && !desk.mayCome(request.headers, request.who))
      return reply.code(403).send({ reason: 'not-yours', detail: 'not from here' })
    checkLeave(request)
  })

  const { left = () => undefined, mail = false } = world
  const open = { config: { banned: true, scope: 'any' } } as const
  app.get('/health', open, async (_request, reply) => {
    const { store } = hall.world
    const ok = await answers(store)
    return reply.code(ok ? 200 : 503).send({ ok, store: store.kind, version: world.version })
  })
  app.get('/metrics', open, async (request, reply) => {
    if (!/^(::1|127\.|::ffff:127\.)/.test(request.socket.remoteAddress ?? '') || request.headers['x-forwarded-for'])
      return reply.code(404).send({ reason: 'request', detail: 'no such page' })
    return reply.type('text/plain').send(measures.text({ games: hall.open.length, sockets: world.sockets() }))
  })

  const sitting = async (request: FastifyRequest, reply: FastifyReply): Promise<Arrival> => ({
    session: await sessionOf(desk, request, reply),
    account: request.who.account,
  })
  const bucket = (name: string, usual: readonly [rate: number, most: number]) =>
    new Buckets(name, ...(world.most === undefined ? usual : ([world.most, world.most] as const)), desk.now)
  const [made, shown, lost] = [bucket('games', MADE), bucket('public', SHOWN), bucket('lost', LOST)]
  /** Makes a game. Each seat of a person has a link; who makes it sits down at once if he says where. */
  app.post('/api/games', { schema: { body: NewTable }, config: { scope: 'make' } }, async (request, reply) => {
    // Who plays goes before who wants to.
    if (hall.world.strain?.level === 3) throw new TooMany('house', HARD)
    made.check(request.who.account ?? networkOf(request.ip))
    const { options = {}, bots = {}, visibility = 'link', ...rest } = request.body as Static<typeof NewTable>
    const { account } = request.who
    if (rest.rated) await checkRated(desk.store, account)
    const network = hall.world.vault.keyedHash(networkOf(request.ip))
    if (visibility === 'public') {
      shown.check(account ?? networkOf(request.ip))
      await checkOffers(desk.store, { ...request.who, network }, desk.now())
    }
    const { id, seat, tokens } = await makeTable(hall, { ...rest, options, bots, visibility })
    if (seat !== undefined) {
      const who = await sitting(request, reply)
      await sitDown(desk.store, who, id, seat, desk.now())
      await hall.arrived(id, seat)
      const others = Object.keys(tokens).some((role) => role !== seat)
      if (visibility === 'public' && others) await offerSeats(desk.store, who, id, desk.now(), network)
    }
    return reply.code(201).send({ id, seat, links: tokens })
  })
  /** Sits down by a link. */
  app.post('/api/seat', { schema: { body: Sit }, config: { scope: 'play' } }, async (request, reply) => {
    const { token, own } = request.body as Static<typeof Sit>
    const game = await gameBy(desk.store, token, desk.now())
    // Who only tries links is given nothing to keep.
    if (!game) throw new Impossible('no-game', 'this link opens nothing')
    if (game.rated === 1) await checkRated(desk.store, request.who.account)
    const who = await sitting(request, reply)
    const before = await seatOf(desk.store, game.id, who)
    const { game: id, role, link, further = false, ended = [] } = await seatBy(hall, token, who, own)
    left(ended)
    const seat = await sitDown(desk.store, who, id, role, desk.now(), further)
    if (who.account !== null && seat !== before && !further) await hall.claimed(id, seat)
    await hall.arrived(id, seat)
    return { id, seat, title: game.title, ...(link !== undefined && { link }), ...(further && { further }) }
  })
  /** What was sent to him opens his seat no more. */
  app.post('/api/seat/close', { schema: { body: Close }, config: { scope: 'play' } }, async (request) => {
    const { game } = request.body as Static<typeof Close>
    left(await closeInvitation(hall, game, request.who))
    return { ok: true }
  })
  /** Has lost his link: a new one, which opens nothing before the others agree to its word. */
  app.post('/api/seat/lost', { schema: { body: Lost }, config: { scope: 'play' } }, async (request, reply) => {
    lost.check(request.who.account ?? networkOf(request.ip))
    return reply.code(201).send(await askAgain(hall, request.body as Static<typeof Lost>, request.who))
  })

  lobbyRoutes(app, { hall, desk, mail })
  blockRoutes(app, desk, hall)
  accountRoutes(app, { hall, desk, mail, left })
  const { out = () => undefined } = world
  programRoutes(app, desk, (accounts) => out({ accounts, seats: [] }))
  moderationRoutes(app, desk, out, world.most)
  recordRoutes(app, hall)
  app.get('/api/openapi.json', open, async () => openapi(routes, world.version, desk.origins[0] ?? '/'))
  noticeRoutes(app, { desk, vault: hall.world.vault, courier: world.courier, mail })

  const { pages } = world
  app.setNotFoundHandler((request, reply) => {
    if (pages === undefined || request.url.startsWith('/api/'))
      return reply.code(404).send({ reason: 'request', detail: 'no such page' })
    reply.hijack()
    answerPage(pages, request.raw, reply.raw, desk.secure)
  })
  return { app, routes }
}

/** Whether the database does, within a moment. */
async function answers({ db }: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, HEALTHY, false)
  })
  const asked = db
    .selectFrom('beat')
    .select('node')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

declare module 'fastify' {
  interface FastifyRequest {
    who: Who
  }
}
