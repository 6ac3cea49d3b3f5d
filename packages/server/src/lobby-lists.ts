/** Lists of games: seats that anybody may take, games that anybody may watch, invitations, and one's own. */
import type { Role } from '@carillon/kernel'
import type { ClockRules, InvitedTo, ListedGame, NewGame, OwnGame, Seek } from '@carillon/protocol'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { freeHolds } from './ledger.ts'
import { scoreIn } from './scores.ts'
import type { GameTable, Tables } from './store/schema.ts'
import type { Store } from './store/store.ts'

/** So many of one kind are listed. */
const LISTED = 60

export type Who = { readonly session: string | undefined; readonly account: string | null }

/** Somebody may still sit down there. */
const isFree = (seat: ExpressionBuilder<Tables, 'seat'>) =>
  seat.and([seat('seat.joined', 'is', null), seat('seat.bot', 'is', null), seat('seat.account', 'is', null)])
const freeIn = (db: Kysely<Tables>) => db.selectFrom('seat').select('seat.game').where(isFree)

// What is left out is left out by the database: what nobody is shown takes no place in a list.
export async function seeksFor(store: Store, who: Who, now: number): Promise<readonly Seek[]> {
  const shunned = [...(await shunnedBy(store.db, who.account)), '']
  const wanted = await store.db
    .selectFrom('seek')
    .innerJoin('game', 'game.id', 'seek.game')
    .select(['game.id', 'game.title', 'game.setup', 'game.rated', 'game.created', 'seek.account', 'seek.expires'])
    .where('seek.expires', '>', now)
    .where('game.state', '=', 'playing')
    .where('game.id', 'in', freeIn(store.db))
    .where((seek) => seek.or([seek('seek.account', 'is', null), seek('seek.account', 'not in', shunned)]))
    .orderBy('seek.expires', 'desc')
    .limit(LISTED)
    .execute()
  const listed = await listedGames(store, wanted)
  const held = await heldBy(store, who)
  const names = await namesOf(
    store,
    wanted.map(({ account }) => account),
  )
  return wanted.flatMap(({ id, account, expires }) => {
    const game = listed.get(id)
    if (!game) return []
    const by = account === null ? undefined : names.get(account)
    return [{ ...game, ...(by !== undefined && { by }), expires, own: held.has(id) }]
  })
}

/** Games that all may watch, and that have begun; not those of people who shun each other. */
export async function watchable(store: Store, { account }: Pick<Who, 'account'>): Promise<readonly ListedGame[]> {
  const shunned = [...(await shunnedBy(store.db, account)), '']
  const theirs = store.db.selectFrom('seat').select('seat.game').where('seat.account', 'in', shunned)
  const rows = await store.db
    .selectFrom('game')
    .select(['id', 'title', 'setup', 'rated', 'created'])
    .where('visibility', '=', 'public')
    .where('state', '=', 'playing')
    .where('id', 'not in', freeIn(store.db))
    .where('id', 'not in', theirs)
    .orderBy('created', 'desc')
    .limit(LISTED)
    .execute()
  return [...(await listedGames(store, rows)).values()]
}

/** Those of his account, and those that his browser holds; first those that wait for him. */
export async function ownGames(store: Store, who: Who, now: number): Promise<readonly OwnGame[]> {
  const held = await heldBy(store, who)
  if (held.size === 0) return []
  const isTurn = ({ id, state, waiting }: Pick<GameTable, 'id' | 'state' | 'waiting'>): boolean =>
    state === 'playing' && (JSON.parse(waiting) as readonly Role[]).includes(held.get(id) as Role)
  const all = await store.db
    .selectFrom('game')
    .select(['id', 'state', 'waiting', 'created'])
    .where('id', 'in', [...held.keys()])
    .execute()
  // Which are shown is said in the same order: one that waits for him is shown, however old it is.
  const rank = (game: (typeof all)[number]) => (isTurn(game) ? 0 : game.state === 'playing' ? 1 : 2)
  const first = all.sort((a, b) => rank(a) - rank(b) || b.created - a.created).slice(0, LISTED * 2)
  const rows = await store.db
    .selectFrom('game')
    .leftJoin('seek', 'seek.game', 'game.id')
    .select([
      'game.id',
      'game.title',
      'game.setup',
      'game.rated',
      'game.created',
      'game.state',
      'game.waiting',
      'game.visibility',
    ])
    .select(['game.outcome', 'seek.expires'])
    .where(
      'game.id',
      'in',
      first.map(({ id }) => id),
    )
    .execute()
  const listed = await listedGames(store, rows)
  const place = new Map(first.map(({ id }, i) => [id, i]))
  const games = rows.map(({ id, state, waiting, visibility, outcome, expires }): OwnGame => {
    const game = listed.get(id) as ListedGame
    const open = visibility === 'public' && state === 'playing' && game.people.some(({ free }) => free)
    const seat = held.get(id) as Role
    const score = state === 'over' ? scoreIn(outcome, seat) : undefined
    const yourTurn = isTurn({ id, state, waiting })
    return {
      ...game,
      ...{ seat, state: state as OwnGame['state'], yourTurn, open },
      ...(score !== undefined && { score }),
      ...(expires !== null && expires > now && { offered: expires }),
    }
  })
  return games.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

export async function invitationsFor(store: Store, account: string, now: number): Promise<readonly InvitedTo[]> {
  const shunned = [...(await shunnedBy(store.db, account)), '']
  const rows = await store.db
    .selectFrom('invitation')
    .innerJoin('game', 'game.id', 'invitation.game')
    .select(['game.id', 'game.title', 'game.setup', 'game.rated', 'game.created'])
    .select(['invitation.role', 'invitation.who', 'invitation.expires'])
    .where('invitation.account', '=', account)
    .where('invitation.expires', '>', now)
    .where('game.state', '=', 'playing')
    .where('invitation.who', 'not in', shunned)
    .where((all) =>
      all.exists(
        all
          .selectFrom('seat')
          .select('seat.role')
          .whereRef('seat.game', '=', 'invitation.game')
          .whereRef('seat.role', '=', 'invitation.role')
          .where(isFree as never),
      ),
    )
    .limit(LISTED)
    .execute()
  const listed = await listedGames(store, rows)
  const names = await namesOf(
    store,
    rows.map(({ who }) => who),
  )
  return rows.flatMap(({ id, role, who, expires }) => {
    const game = listed.get(id)
    if (!game) return []
    const by = names.get(who)
    return [{ ...game, seat: role, ...(by !== undefined && { by }), expires }]
  })
}

/** Where somebody sits, by game. */
async function heldBy(store: Store, { session, account }: Who): Promise<ReadonlyMap<string, Role>> {
  const held = new Map<string, Role>()
  if (session !== undefined)
    for (const { game, role } of await freeHolds(store.db, session).execute()) held.set(game, role)
  if (account !== null) {
    const seats = store.db.selectFrom('seat').select(['game', 'role']).where('account', '=', account)
    for (const { game, role } of await seats.execute()) held.set(game, role)
  }
  return held
}

type Setup = NewGame & { readonly clock?: { readonly rules: ClockRules }; readonly hints?: true }
type Row = Pick<GameTable, 'id' | 'title' | 'setup' | 'rated' | 'created'>
async function listedGames(store: Store, rows: readonly Row[]): Promise<ReadonlyMap<string, ListedGame>> {
  if (rows.length === 0) return new Map()
  const seats = await store.db
    .selectFrom('seat')
    .selectAll()
    .where('game', 'in', [...new Set(rows.map(({ id }) => id))])
    .execute()
  const names = await namesOf(
    store,
    seats.map(({ account }) => account),
  )
  const programs = await programsAmong(store, [...names.keys()])
  return new Map(
    rows.map(({ id, title, setup, rated, created }) => {
      const { scenario, clock, hints, seats: order } = JSON.parse(setup) as Setup
      const people = Object.keys(order).flatMap((role) => {
        const seat = seats.find((one) => one.game === id && one.role === role)
        if (!seat) return []
        const name = seat.account === null ? undefined : names.get(seat.account)
        const free = seat.joined === null && seat.bot === null && seat.account === null
        const program = seat.account !== null && programs.has(seat.account) && { program: true as const }
        const bot = seat.bot !== null && { bot: seat.bot }
        return [{ role, ...(name !== undefined && { name }), ...program, ...bot, free }]
      })
      const game = { id, title, scenario, people, rated: rated === 1, created }
      return [id, { ...game, ...(clock && { clock: clock.rules }), ...(hints && { hints }) }]
    }),
  )
}
async function namesOf(store: Store, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await store.db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', 'in', wanted)
    .where('closed', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
/** Accounts of programs. */
async function programsAmong({ db }: Store, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('account').select('id').where('id', 'in', ids).where('role', '=', 'bot').execute()
  return new Set(rows.map(({ id }) => id))
}
/** Those he has blocked, and who have blocked him. */
export async function shunnedBy(db: Kysely<Tables>, account: string | null): Promise<ReadonlySet<string>> {
  if (account === null) return new Set()
  const rows = await db
    .selectFrom('relation')
    .select(['account', 'other'])
    .where('kind', '=', 'block')
    .where((all) => all.or([all('account', '=', account), all('other', '=', account)]))
    .execute()
  return new Set(rows.flatMap(({ account: one, other }) => [one, other]).filter((id) => id !== account))
}
