/** What is asked about people around the tables, by HTTP: the lobby, invitations, one's own games, who somebody is. */
import { Impossible } from '@carillon/room'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static, type TSchema } from 'typebox'
import { networkOf } from './addresses.ts'
import { isShunned } from './blocks.ts'
import { Buckets } from './buckets.ts'
import type { Desk } from './desk.ts'
import type { Hall } from './hall.ts'
import type { Arrival } from './ledger.ts'
import { written } from './letters.ts'
import { decline, invite, offerSeats, seatToGive, takeSeat, withdrawSeats } from './lobby.ts'
import { invitationsFor, ownGames, seeksFor, watchable } from './lobby-lists.ts'
import { isAddress } from './mail.ts'
import { tellInvited, writeInvited } from './notices/invitations.ts'
import { profileOf } from './profile.ts'
import { setRatings, wantsRatings } from './ratings.ts'
import { sessionOf } from './session-cookie.ts'

const exactly = { additionalProperties: false }
const Name = Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' })
const Token = Type.String({ minLength: 20, maxLength: 200, pattern: '^[\\w-]+$' })
const Game = Type.Object({ game: Name }, exactly)
const Seat = Type.Object({ game: Name, role: Name }, exactly)
const ByName = Type.Object({ token: Token, name: Name }, exactly)
const ByMail = Type.Object(
  {
    token: Token,
    mail: Type.String({ minLength: 3, maxLength: 254 }),
    locale: Type.Union([Type.Literal('en'), Type.Literal('fr')]),
  },
  exactly,
)
const Ratings = Type.Object({ ratings: Type.Boolean() }, exactly)
const Person = Type.Object({ name: Name }, exactly)

const bodyOf = <T extends TSchema>(_schema: T, { body }: FastifyRequest): Static<T> => body as Static<T>

export interface LobbyWorld {
  readonly hall: Hall
  readonly desk: Desk
  readonly mail: boolean
}
/** Seats that one person takes or offers at once, people he invites, letters; and one more in so many seconds. */
const [SEATS, SEAT_AGAIN] = [20, 30]
const [INVITED, INVITE_AGAIN] = [20, 300]
const [LETTERS, LETTER_AGAIN] = [5, 3600]
/** Invitations that one person is told of at once, whoever invites him; and one more in so many seconds. */
const [TOLD, TOLD_AGAIN] = [10, 3600]

export function lobbyRoutes(app: FastifyInstance, { hall, desk, mail }: LobbyWorld): void {
  const { store, now } = desk
  const buckets = {
    seats: new Buckets('seats', 1 / SEAT_AGAIN, SEATS, now),
    invitations: new Buckets('invitations', 1 / INVITE_AGAIN, INVITED, now),
    letters: new Buckets('letters', 1 / LETTER_AGAIN, LETTERS, now),
    told: new Buckets('told', 1 / TOLD_AGAIN, TOLD, now),
  }
  const limited = (bucket: keyof typeof buckets, who: string) => buckets[bucket].check(who)
  const sitting = async (request: FastifyRequest, reply: FastifyReply): Promise<Arrival> => {
    if (request.who.only) throw new Impossible('not-yours', 'this is the link of one seat')
    return { session: await sessionOf(desk, request, reply), account: request.who.account }
  }
  const account = ({ who }: FastifyRequest): string => {
    if (who.account === null || who.only) throw new Impossible('sign-in', 'sign in first')
    return who.account
  }

  const reading = { config: { scope: 'read' } } as const
  app.get('/api/lobby', reading, async ({ who }) => ({
    seeks: await seeksFor(store, who, now()),
    games: await watchable(store, who),
    invitations: who.account === null ? [] : await invitationsFor(store, who.account, now()),
  }))
  app.get('/api/games', reading, async ({ who }) => ({ games: await ownGames(store, who, now()) }))
  /** Sits down in a free seat that is offered. */
  app.post('/api/lobby/seat', { schema: { body: Seat }, config: { scope: 'play' } }, async (request, reply) => {
    const { game, role } = bodyOf(Seat, request)
    limited('seats', request.who.account ?? networkOf(request.ip))
    const link = await takeSeat(store, await sitting(request, reply), game, role, now())
    await hall.arrived(game, role)
    const row = await store.game(game)
    return { id: game, seat: role, title: row?.title, link }
  })
  /** Offers the free seats of a game at which one sits, and does not any more. */
  app.post('/api/lobby/seek', { schema: { body: Game } }, async (request, reply) => {
    limited('seats', request.who.account ?? networkOf(request.ip))
    const network = hall.world.vault.keyedHash(networkOf(request.ip))
    const { game } = bodyOf(Game, request)
    return { expires: await offerSeats(store, await sitting(request, reply), game, now(), network) }
  })
  app.delete('/api/lobby/seek', { schema: { body: Game } }, async (request, reply) => {
    await withdrawSeats(store, await sitting(request, reply), bodyOf(Game, request).game)
    return { ok: true }
  })

  app.post('/api/invitations', { schema: { body: ByName } }, async (request, reply) => {
    const { token, name } = bodyOf(ByName, request)
    const who = account(request)
    limited('invitations', who)
    const { account: whom, ...seat } = await invite(store, who, token, name, now())
    // Whoever is invited by many finds it in the lobby, and is not called every time.
    if (buckets.told.take(whom) === 0) await tellInvited(store, whom, seat, now())
    return reply.code(201).send({ ok: true })
  })
  app.delete('/api/invitations', { schema: { body: Game } }, async (request) => {
    await decline(store, account(request), bodyOf(Game, request).game)
    return { ok: true }
  })
  if (mail)
    app.post('/api/invitations/mail', { schema: { body: ByMail } }, async (request, reply) => {
      const { token, mail: to, locale } = bodyOf(ByMail, request)
      const who = account(request)
      const origin = request.headers.origin ?? desk.origins[0]
      if (origin === undefined) throw new Impossible('request', 'from where?')
      if (!isAddress(to)) throw new Impossible('mail', 'this is no address')
      limited('letters', who)
      const seat = await seatToGive(store, token, now())
      const { vault, library } = hall.world
      const address = to.toLowerCase()
      limited('letters', `to ${vault.keyedHash(address)}`)
      const known = await store.db
        .selectFrom('account')
        .select('id')
        .where('mail_hash', 'in', vault.keyedHashes(address))
        .executeTakeFirst()
      // Nobody is told that he is blocked, nor who has which address.
      if (known && (await isShunned(store, who, known.id))) return reply.code(202).send({ ok: true })
      const row = await store.game(seat.game)
      const person = await store.db.selectFrom('account').select('name').where('id', '=', who).executeTakeFirst()
      const words = (await library.whole(row?.title ?? '')).catalogues[locale]
      const args = {
        name: person?.name ?? '',
        ...{ game: words['game.name'] ?? '', side: words[`role.${seat.role}`] ?? '' },
        link: `${origin}/#/seat/${token}`,
      }
      await writeInvited(store, vault, seat, written('invitation', locale, to, args), now())
      return reply.code(202).send({ ok: true })
    })

  app.get('/api/people/:name', { ...reading, schema: { params: Person } }, async ({ who, params }) => {
    const { name } = params as Static<typeof Person>
    const profile = await profileOf(store, name, who.account, now())
    if (!profile) throw new Impossible('nobody', 'nobody here has this name')
    return profile
  })
  app.get('/api/me/ratings', async (request) => ({ ratings: await wantsRatings(store, account(request)) }))
  app.post('/api/me/ratings', { schema: { body: Ratings } }, async (request) => {
    const { ratings } = bodyOf(Ratings, request)
    await setRatings(store, account(request), ratings)
    return { ratings }
  })
}
