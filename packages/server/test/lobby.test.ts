/** The lobby: who sees which seats and games, who gets a seat, and what stays private. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Accounts, type Person } from '../src/accounts.ts'
import { blockedBy, setBlock } from '../src/blocks.ts'
import type { Command } from '../src/command.ts'
import { createGame, issue, seatOf, sitDown, ticketOf } from '../src/ledger.ts'
import { decline, expireSeek, invite, offerSeats, SEEK_DAYS, takeSeat, withdrawSeats } from '../src/lobby.ts'
import { invitationsFor, ownGames, seeksFor, watchable } from '../src/lobby-lists.ts'
import type { Mail } from '../src/mail.ts'
import { profileOf } from '../src/profile.ts'
import { rateGame, setRatings, strengths } from '../src/ratings.ts'
import type { GameTable } from '../src/store/schema.ts'
import type { Store } from '../src/store/store.ts'
import { makeTable } from '../src/tables.ts'
import { browsers } from './browser.ts'
import { KINDS } from './stores.ts'

const DAY = 86_400_000
const PASSWORD = 'the bells of Ticonderoga'
const guest = (session: string) => ({ session, account: null })

describe.each(KINDS.filter(({ skip }) => !skip))('$name', (kind) => {
  let now = 1_000_000
  let [store, accounts] = [] as unknown as [Store, Accounts]
  let [wolfe, montcalm, levis] = [] as unknown as [Person, Person, Person]
  beforeAll(async () => {
    await kind.begin()
    store = (await kind.make()).store
    accounts = new Accounts(store, () => now)
    wolfe = await accounts.make('Wolfe', undefined)
    montcalm = await accounts.make('Montcalm', undefined)
    levis = await accounts.make('Lévis', undefined)
  })
  afterAll(async () => {
    await store.close()
    await kind.end()
  })
  beforeEach(async () => {
    for (const table of ['game', 'seat', 'hold', 'seek', 'invitation', 'job', 'relation', 'rating', 'result'] as const)
      await store.db.deleteFrom(table as 'seek').execute()
  })
  const as = ({ id }: Person, session = id) => ({ session, account: id })

  /** A game of two, made by somebody who sits with the British. */
  async function made(id: string, who: { session: string; account: string | null }, more: Partial<GameTable> = {}) {
    const seats = { british: { kind: 'human' }, french: { kind: 'human' } }
    const row: GameTable = {
      ...{ id, title: 'quebec-1759', setup: JSON.stringify({ scenario: 'campaign', seats }), rules: '1', seq: 0 },
      ...{ state: 'playing', waiting: '["british"]', turn: 0, clock: '{}', deadline: null, commitment: '', seed: '' },
      ...{ entropy: '{}', visibility: 'public', rated: 0, outcome: null, created: now, changed: now, ...more },
    }
    await createGame(store, row, { british: null, french: null })
    await sitDown(store, who, id, 'british', now)
    return issue(store, 'seat', now + DAY * 999, { game: id, role: 'french' })
  }

  test('a free seat is listed, with who asks, until it is taken; of two who want it one gets it', async () => {
    await made('g1', as(wolfe))
    await offerSeats(store, as(wolfe), 'g1', now)
    const [seek] = await seeksFor(store, as(montcalm), now)
    expect(seek).toMatchObject({ id: 'g1', scenario: 'campaign', by: 'Wolfe', own: false, rated: false })
    expect(seek?.people).toEqual([
      { role: 'british', name: 'Wolfe', free: false },
      { role: 'french', free: true },
    ])
    expect(await seeksFor(store, as(wolfe), now)).toMatchObject([{ own: true }])
    const both = await Promise.allSettled([
      takeSeat(store, as(montcalm), 'g1', 'french', now),
      takeSeat(store, guest('phone'), 'g1', 'french', now),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await seeksFor(store, guest('x'), now)).toEqual([])
    expect(await watchable(store, guest('x'))).toMatchObject([{ id: 'g1' }])
  })
  test('who takes a seat has it alone: the link that its maker held opens nothing, his own does', async () => {
    const token = await made('g1', as(wolfe))
    await offerSeats(store, as(wolfe), 'g1', now)
    const link = await takeSeat(store, guest('laptop'), 'g1', 'french', now)
    expect(await ticketOf(store, 'seat', token, now)).toBeUndefined()
    expect(await ticketOf(store, 'seat', link, now)).toMatchObject({ game: 'g1', role: 'french' })
    expect(await seatOf(store, 'g1', guest('laptop'))).toBe('french')
    await expect(takeSeat(store, as(wolfe), 'g1', 'french', now)).rejects.toMatchObject({ reason: 'not-offered' })
  })
  test('private stays private: not offered, not listed, not taken, not watched', async () => {
    for (const visibility of ['private', 'link']) {
      const id = `g-${visibility}`
      await made(id, as(wolfe), { visibility })
      await expect(offerSeats(store, as(wolfe), id, now)).rejects.toMatchObject({ reason: 'not-offered' })
      await expect(takeSeat(store, as(montcalm), id, 'french', now)).rejects.toMatchObject({ reason: 'not-offered' })
      await store.db.updateTable('seat').set({ joined: now }).where('game', '=', id).execute()
    }
    expect(await watchable(store, guest('x'))).toEqual([])
    expect(await seeksFor(store, as(montcalm), now)).toEqual([])
    await made('g-public', as(wolfe))
    await expect(takeSeat(store, as(montcalm), 'g-public', 'french', now)).rejects.toMatchObject({
      reason: 'not-offered',
    })
    await expect(offerSeats(store, as(montcalm), 'g-public', now)).rejects.toMatchObject({ reason: 'not-yours' })
  })
  test('an offer ends after two weeks, by itself or by who made it; and can be made again', async () => {
    await made('g1', guest('phone'))
    await offerSeats(store, guest('phone'), 'g1', now)
    const [job] = await store.db.selectFrom('job').selectAll().execute()
    expect(job).toMatchObject({ kind: 'seek', due: now + SEEK_DAYS * DAY, body: 'g1' })
    const later = now + SEEK_DAYS * DAY
    await expect(takeSeat(store, guest('x'), 'g1', 'french', later)).rejects.toMatchObject({ reason: 'not-offered' })
    expect(await seeksFor(store, guest('x'), later)).toEqual([])
    await expireSeek(store, 'g1', later - 1)
    expect(await store.db.selectFrom('seek').selectAll().execute()).toHaveLength(1)
    await expireSeek(store, 'g1', later)
    expect(await store.db.selectFrom('seek').selectAll().execute()).toEqual([])
    await offerSeats(store, guest('phone'), 'g1', later)
    expect(await seeksFor(store, guest('x'), later)).toMatchObject([{ id: 'g1', own: false }])
    await withdrawSeats(store, guest('phone'), 'g1')
    expect(await seeksFor(store, guest('x'), later)).toEqual([])
  })
  test('the eleventh free seat of one person is not listed', async () => {
    for (let i = 0; i < 11; i++) await made(`g${i}`, as(levis))
    for (let i = 0; i < 10; i++) await offerSeats(store, as(levis), `g${i}`, now)
    await expect(offerSeats(store, as(levis), 'g10', now)).rejects.toMatchObject({ reason: 'busy' })
  })
  test('nor is that of somebody without an account, by his browser; nor the twenty-first of one house', async () => {
    const offer = async (id: string, session: string, network: string) => {
      await made(id, guest(session))
      return offerSeats(store, guest(session), id, now, network)
    }
    for (let i = 0; i < 10; i++) await offer(`a${i}`, 'phone', `n${i}`)
    await expect(offer('a10', 'phone', 'n10')).rejects.toMatchObject({ reason: 'busy', bucket: 'offers' })
    for (let i = 0; i < 20; i++) await offer(`b${i}`, `laptop ${i}`, 'home')
    await expect(offer('b20', 'laptop 20', 'home')).rejects.toMatchObject({ reason: 'busy', bucket: 'offers' })
    await offer('c0', 'laptop 20', 'elsewhere')
    // Who has an account is counted by that.
    await made('d0', as(wolfe, 'phone'))
    await offerSeats(store, as(wolfe, 'phone'), 'd0', now, 'home')
    expect(
      JSON.stringify(await store.db.selectFrom('seek').selectAll().where('game', '=', 'd0').execute()),
    ).not.toContain('home')
  })
  test('what is not shown takes no place in a list', async () => {
    await made('old', as(wolfe))
    await offerSeats(store, as(wolfe), 'old', now)
    await made('older', as(wolfe))
    await store.db.updateTable('seat').set({ joined: now }).where('game', '=', 'older').execute()
    now += 1000
    await setBlock(store, montcalm.id, 'Lévis', true)
    for (let i = 0; i < 61; i++) {
      // Taken, and of somebody he does not want to hear of, and begun by nobody.
      await made(`g${i}`, i % 2 ? as(levis) : guest('x'))
      await store.db
        .insertInto('seek')
        .values({ game: `g${i}`, account: i % 2 ? levis.id : null, expires: now + DAY * 99, network: null })
        .execute()
      if (i % 2 === 0 || i > 30)
        await store.db.updateTable('seat').set({ joined: now }).where('game', '=', `g${i}`).execute()
      if (i % 2 === 0)
        await store.db
          .updateTable('seat')
          .set({ account: levis.id })
          .where('game', '=', `g${i}`)
          .where('role', '=', 'french')
          .execute()
    }
    expect((await seeksFor(store, as(montcalm), now)).map(({ id }) => id)).toEqual(['old'])
    expect((await watchable(store, as(montcalm))).map(({ id }) => id)).toEqual(['older'])
  })
  test('an old game that waits for one is among one’s own, however many there are', async () => {
    await made('first', as(wolfe), { waiting: '["british"]', created: 1 })
    await made('second', as(wolfe), { waiting: '["french"]', created: 2 })
    for (let i = 0; i < 121; i++)
      await made(`g${i}`, as(wolfe), { waiting: '[]', created: now + i, state: i % 2 ? 'over' : 'playing' })
    const own = await ownGames(store, as(wolfe), now)
    expect(own).toHaveLength(120)
    expect(own[0]).toMatchObject({ id: 'first', yourTurn: true })
    expect(own.findIndex(({ id }) => id === 'second')).toBe(62)
    expect(own.slice(63).every(({ state }) => state === 'over')).toBe(true)
  })
  test('an invitation by name is for its one; it is taken, or declined', async () => {
    const token = await made('g1', as(wolfe), { visibility: 'private' })
    await expect(invite(store, wolfe.id, token, 'Nobody', now)).rejects.toMatchObject({ reason: 'nobody' })
    await invite(store, wolfe.id, token, 'montcalm', now)
    expect(await invitationsFor(store, montcalm.id, now)).toMatchObject([{ id: 'g1', seat: 'french', by: 'Wolfe' }])
    expect(await invitationsFor(store, levis.id, now)).toEqual([])
    await expect(takeSeat(store, as(levis), 'g1', 'french', now)).rejects.toMatchObject({ reason: 'not-offered' })
    await decline(store, montcalm.id, 'g1')
    await expect(takeSeat(store, as(montcalm), 'g1', 'french', now)).rejects.toMatchObject({ reason: 'not-offered' })
    await invite(store, wolfe.id, token, 'Montcalm', now)
    await takeSeat(store, as(montcalm), 'g1', 'french', now)
    await expect(invite(store, wolfe.id, token, 'Lévis', now)).rejects.toMatchObject({ reason: 'no-game' })
    expect(await ownGames(store, as(montcalm, 'another device'), now)).toMatchObject([{ id: 'g1', seat: 'french' }])
  })
  test('who has blocked somebody neither sees nor gets what is his', async () => {
    await store.db.insertInto('relation').values({ account: wolfe.id, other: montcalm.id, kind: 'block' }).execute()
    const token = await made('g1', as(wolfe))
    await offerSeats(store, as(wolfe), 'g1', now)
    expect(await seeksFor(store, as(montcalm), now)).toEqual([])
    await expect(takeSeat(store, as(montcalm), 'g1', 'french', now)).rejects.toMatchObject({ reason: 'not-offered' })
    await expect(invite(store, wolfe.id, token, 'Montcalm', now)).rejects.toMatchObject({ reason: 'nobody' })
    expect(await seeksFor(store, as(levis), now)).toHaveLength(1)
  })
  test('blocked by name: everywhere, both ways, until it is lifted; the other is not told of it in the lobby', async () => {
    const token = await made('g1', as(wolfe))
    await offerSeats(store, as(wolfe), 'g1', now)
    await made('g2', as(montcalm), { visibility: 'private' })
    await invite(store, wolfe.id, token, 'Montcalm', now)
    expect(await setBlock(store, montcalm.id, 'WOLFE', true)).toEqual([])
    await setBlock(store, montcalm.id, 'Wolfe', true)
    expect(await blockedBy(store, montcalm.id)).toEqual(['Wolfe'])
    expect(await blockedBy(store, wolfe.id)).toEqual([])
    expect(await invitationsFor(store, montcalm.id, now)).toEqual([])
    expect(await seeksFor(store, as(montcalm), now)).toEqual([])
    await expect(invite(store, wolfe.id, token, 'Montcalm', now)).rejects.toMatchObject({ reason: 'nobody' })
    expect(await profileOf(store, 'Wolfe', montcalm.id, now)).toMatchObject({ blocked: true })
    expect(await profileOf(store, 'Montcalm', wolfe.id, now)).not.toHaveProperty('blocked')
    await takeSeat(store, as(levis), 'g1', 'french', now)
    expect(await watchable(store, as(montcalm))).toEqual([])
    expect(await watchable(store, guest('x'))).toHaveLength(1)
    // Where both sit it is to be told.
    await store.db
      .updateTable('seat')
      .set({ account: wolfe.id })
      .where('game', '=', 'g2')
      .where('role', '=', 'french')
      .execute()
    expect(await setBlock(store, montcalm.id, 'Wolfe', false)).toEqual(['g2'])
    expect(await blockedBy(store, montcalm.id)).toEqual([])
    expect(await watchable(store, as(montcalm))).toHaveLength(1)
    for (const name of ['Montcalm', 'Nobody'])
      await expect(setBlock(store, montcalm.id, name, true)).rejects.toMatchObject({ reason: 'nobody' })
  })
  test('own games: those that wait for me first, then the others, then those that are over', async () => {
    now += DAY
    await made('g-mine', as(wolfe))
    now += DAY
    await made('g-theirs', as(wolfe), { waiting: '["french"]' })
    now += DAY
    await made('g-over', as(wolfe), { state: 'over', waiting: '[]', outcome: '{"how":"resign","role":"french"}' })
    await made('g-strange', as(montcalm))
    const own = await ownGames(store, as(wolfe), now)
    expect(own.map(({ id, yourTurn, score }) => [id, yourTurn, score])).toEqual([
      ['g-mine', true, undefined],
      ['g-theirs', false, undefined],
      ['g-over', false, 2],
    ])
    expect(await ownGames(store, guest('nobody'), now)).toEqual([])
    // When somebody last clicked is nobody's business: it could have been in secret.
    expect(JSON.stringify(own)).not.toContain('changed')
  })

  test('a rated game counts once, for both, by side; results of the other kind are told apart', async () => {
    await made('g1', as(wolfe), { rated: 1 })
    await offerSeats(store, as(wolfe), 'g1', now)
    await expect(takeSeat(store, guest('x'), 'g1', 'french', now)).rejects.toMatchObject({ reason: 'rated' })
    await setRatings(store, montcalm.id, false)
    await expect(takeSeat(store, as(montcalm), 'g1', 'french', now)).rejects.toMatchObject({ reason: 'rated' })
    await setRatings(store, montcalm.id, true)
    await takeSeat(store, as(montcalm), 'g1', 'french', now)
    await rateGame(store, 'g1', ['british', 'french'], now)
    expect(await strengths(store, wolfe.id, now)).toEqual([])
    const ended = { state: 'over', outcome: '{"how":"resign","role":"french"}' }
    await store.db.updateTable('game').set(ended).execute()
    await Promise.all([0, 1, 2].map(() => rateGame(store, 'g1', ['british', 'french'], now)))
    const [won] = await strengths(store, wolfe.id, now)
    const [lost] = await strengths(store, montcalm.id, now)
    expect(won).toMatchObject({ title: 'quebec-1759', scenario: 'campaign', side: 'british', games: 1, rating: 1662 })
    expect(lost).toMatchObject({ side: 'french', games: 1, rating: 1338, deviation: 290 })
    // Not so sure a year later.
    expect((await strengths(store, wolfe.id, now + 365 * DAY))[0]?.deviation).toBeGreaterThan(won?.deviation ?? 350)
    await setRatings(store, montcalm.id, false)
    const profile = await profileOf(store, 'montcalm', null, now)
    expect(profile).toMatchObject({ name: 'Montcalm', results: [{ side: 'french', won: 0, drawn: 0, lost: 1 }] })
    expect(profile).not.toHaveProperty('ratings')
    expect(await profileOf(store, 'Wolfe', null, now)).toHaveProperty('ratings', [won])
  })
  test('ratings of one person are his by title, scenario and side, each from the beginning', async () => {
    const setup = (scenario: string) => {
      const seats = { british: { kind: 'human' }, french: { kind: 'human' } }
      return JSON.stringify({ scenario, seats })
    }
    const ended = { rated: 1, state: 'over', outcome: '{"how":"resign","role":"french"}' }
    for (const [id, who, other, more] of [
      ['g1', wolfe, montcalm, {}],
      ['g2', wolfe, montcalm, { setup: setup('short') }],
      ['g3', wolfe, montcalm, { title: 'wilderness-war' }],
      ['g4', montcalm, wolfe, {}],
    ] as const) {
      await made(id, as(who), { ...ended, ...more })
      await sitDown(store, as(other), id, 'french', now)
      await rateGame(store, id, ['british', 'french'], now)
    }
    const of = async ({ id }: Person) =>
      (await strengths(store, id, now)).map(({ title, scenario, side, games, rating }) =>
        [title, scenario, side, games, rating > 1500].join(' '),
      )
    expect((await of(wolfe)).sort()).toEqual([
      'quebec-1759 campaign british 1 true',
      'quebec-1759 campaign french 1 false',
      'quebec-1759 short british 1 true',
      'wilderness-war campaign british 1 true',
    ])
    expect(await of(montcalm)).toHaveLength(4)
  })
  test('of who has left for good no rating is written down when his game ends; the other has his', async () => {
    await made('g1', as(wolfe), { rated: 1, state: 'over', outcome: '{"how":"flag","role":"french"}' })
    await store.db.updateTable('seat').set({ account: levis.id }).where('role', '=', 'french').execute()
    await new Accounts(store, () => now).close(levis.id)
    for (let i = 0; i < 2; i++) await rateGame(store, 'g1', ['british', 'french'], now)
    expect(await strengths(store, wolfe.id, now)).toMatchObject([{ games: 1, side: 'british' }])
    for (const table of ['rating', 'result'] as const)
      expect(await store.db.selectFrom(table).select('account').execute()).toEqual([{ account: wolfe.id }])
  })
  test('not rated: a bot in a seat at the end, one person on both sides, what was broken off', async () => {
    await made('g1', as(wolfe), { rated: 1, state: 'over', outcome: '{"how":"flag","role":"british"}' })
    await store.db.updateTable('seat').set({ account: levis.id }).where('role', '=', 'french').execute()
    await rateGame(store, 'g1', ['french'], now)
    await store.db.updateTable('seat').set({ account: wolfe.id }).execute()
    await rateGame(store, 'g1', ['british', 'french'], now)
    await store.db.updateTable('seat').set({ account: levis.id }).where('role', '=', 'french').execute()
    await store.db.updateTable('game').set({ outcome: '{"how":"abort"}' }).execute()
    await rateGame(store, 'g1', ['british', 'french'], now)
    expect(await store.db.selectFrom('rating').selectAll().execute()).toEqual([])
  })
  test('a profile tells others nothing of private games', async () => {
    const over = { state: 'over', outcome: '{"winner":"british","margin":1}' }
    await made('g-private', as(wolfe), { ...over, visibility: 'private' })
    await made('g-public', as(wolfe), over)
    expect((await profileOf(store, 'Wolfe', levis.id, now))?.games).toMatchObject([{ id: 'g-public', open: true }])
    expect((await profileOf(store, 'Wolfe', wolfe.id, now))?.results).toMatchObject([{ won: 2 }])
    expect(await profileOf(store, 'Nobody', null, now)).toBeUndefined()
  })
})

describe('by HTTP', () => {
  const { browser } = browsers()
  test('a public game is made, found and taken; a rated one ends and counts', async () => {
    const { running, visitor } = await browser()
    const [wolfe, montcalm, stranger] = [visitor(), visitor(), visitor()]
    await wolfe.ask('POST', '/api/account', { name: 'Wolfe', password: PASSWORD })
    await montcalm.ask('POST', '/api/account', { name: 'Montcalm', password: PASSWORD })
    const wish = { title: 'quebec-1759', scenario: 'campaign', me: 'british', visibility: 'public', rated: true }
    expect((await stranger.ask('POST', '/api/games', wish)).body).toMatchObject({ reason: 'rated' })
    const { id, links } = (await wolfe.ask('POST', '/api/games', wish)).body
    expect((await stranger.ask('GET', '/api/lobby')).body).toMatchObject({ seeks: [{ id, by: 'Wolfe', rated: true }] })
    expect((await stranger.ask('POST', '/api/seat', { token: links.french })).body).toMatchObject({ reason: 'rated' })
    expect((await stranger.ask('POST', '/api/lobby/seat', { game: id, role: 'french' })).status).toBe(403)
    expect((await montcalm.ask('POST', '/api/lobby/seat', { game: id, role: 'french' })).body).toMatchObject({ id })
    expect((await stranger.ask('GET', '/api/lobby')).body).toMatchObject({ seeks: [], games: [{ id }] })
    await running.hall.act(id, null, null, (live) =>
      live.folding({ do: 'end', ended: { how: 'resign', role: 'british' } }),
    )
    await running.jobs.run()
    expect((await stranger.ask('GET', '/api/people/Montcalm')).body).toMatchObject({
      ratings: [{ side: 'french', rating: 1662, games: 1 }],
      results: [{ won: 1 }],
    })
    expect((await montcalm.ask('GET', '/api/games')).body).toMatchObject({ games: [{ id, state: 'over', score: 2 }] })
    expect((await stranger.ask('GET', '/api/people/Nobody')).status).toBe(404)
    const lot = await stranger.ask('POST', '/api/games', { ...wish, rated: false, me: 'random' })
    expect(['british', 'french']).toContain(lot.body.seat)
    expect((await montcalm.ask('POST', '/api/me/ratings', { ratings: false })).body).toEqual({ ratings: false })
    expect((await montcalm.ask('POST', '/api/games', wish)).status).toBe(403)
  })
  test.each([true, false])(
    'a game in which a bot has played for somebody, who came back, counts for nobody: %s',
    async (was) => {
      const { running } = await browser()
      const { store, hall, desk } = running
      const wish = { title: 'quebec-1759', scenario: 'campaign', options: {}, bots: {}, visibility: 'public' } as const
      const { id } = await makeTable(hall, { ...wish, me: 'british', rated: true })
      for (const role of ['british', 'french']) {
        const { id: account } = await new Accounts(store, desk.now).make(`The ${role}`, undefined)
        await store.db.updateTable('seat').set({ account }).where('game', '=', id).where('role', '=', role).execute()
      }
      const rows: Command[] = [
        { do: 'seat', role: 'french', who: { kind: 'bot', player: 'random' } },
        { do: 'seat', role: 'french', who: { kind: 'human' } },
      ]
      for (const row of was ? rows : []) await hall.act(id, null, null, (live) => live.folding(row))
      await hall.act(id, null, null, (live) => live.folding({ do: 'end', ended: { how: 'resign', role: 'french' } }))
      await running.jobs.run()
      expect(await store.db.selectFrom('result').select('score').execute()).toHaveLength(was ? 0 : 2)
    },
  )
  test('a rated game gives each of the two at least a minute', async () => {
    const { visitor } = await browser()
    const wolfe = visitor()
    await wolfe.ask('POST', '/api/account', { name: 'Wolfe', password: 'the bells of Louisbourg' })
    const wish = { title: 'quebec-1759', scenario: 'campaign', me: 'british', visibility: 'public' }
    const clock = { kind: 'live', bank: 0, add: 0, cap: 0, flag: 'auto' }
    const made = async (rated: boolean, more: object) =>
      (await wolfe.ask('POST', '/api/games', { ...wish, rated, clock: { ...clock, ...more } })).status
    // Whoever takes the seat would have lost when he sits down.
    expect(await made(true, {})).toBe(400)
    expect(await made(true, { bank: 60_000, cap: 59_999 })).toBe(400)
    expect(await made(true, { bank: 60_000, cap: 60_000 })).toBe(201)
    expect(await made(false, {})).toBe(201)
  })
  test('an invitation by mail says who invites to what, once an address, and not to who is blocked', async () => {
    const letters: Mail[] = []
    const { running, visitor } = await browser({ mailer: { send: async (mail) => void letters.push(mail) } })
    const [wolfe, montcalm] = [visitor(), visitor()]
    await wolfe.ask('POST', '/api/account', { name: 'Wolfe', password: PASSWORD })
    await montcalm.ask('POST', '/api/account', { name: 'Montcalm', password: PASSWORD })
    const { vault } = running.hall.world
    await running.store.db
      .updateTable('account')
      .set({ mail: vault.seal('montcalm@camp.example'), mail_hash: vault.keyedHash('montcalm@camp.example') })
      .where('name', '=', 'Montcalm')
      .execute()
    const wish = { title: 'quebec-1759', scenario: 'campaign', me: 'british' }
    const { links } = (await wolfe.ask('POST', '/api/games', wish)).body
    const write = async (mail: string, token = links.french) => {
      const { status } = await wolfe.ask('POST', '/api/invitations/mail', { token, mail, locale: 'en' })
      await running.jobs.run()
      return status
    }
    expect(await write('Friend@Camp.example')).toBe(202)
    expect(await write('friend@camp.example')).toBe(202)
    expect(letters).toMatchObject([{ to: 'Friend@Camp.example', subject: 'Wolfe invites you to a game' }])
    expect(letters[0]?.text).toContain('Wolfe invites you to play Quebec 1759 (French) at Carillon.')
    expect(letters[0]?.text).toContain(`/#/seat/${links.french}`)
    const notices = JSON.stringify(await running.store.db.selectFrom('notice').selectAll().execute())
    expect(notices.toLowerCase()).not.toContain('friend')
    await montcalm.ask('POST', '/api/me/blocks', { name: 'Wolfe' })
    expect(await write('Montcalm@camp.example')).toBe(202)
    expect(letters).toHaveLength(1)
    await montcalm.ask('DELETE', '/api/me/blocks', { name: 'Wolfe' })
    expect(await write('montcalm@camp.example')).toBe(202)
    expect(letters).toHaveLength(2)
  })
  test('by name: what is told to one person has a limit, whoever invites; the invitation stands', async () => {
    const { running, visitor } = await browser()
    const [wolfe, amherst, montcalm] = [visitor(), visitor(), visitor()]
    for (const [one, name] of [
      [wolfe, 'Wolfe'],
      [amherst, 'Amherst'],
      [montcalm, 'Montcalm'],
    ] as const)
      await one.ask('POST', '/api/account', { name, password: PASSWORD })
    const hook = { kind: 'hook', locale: 'en', url: 'https://hooks.example.com/x' }
    await montcalm.ask('POST', '/api/me/notices', hook)
    for (let i = 0; i < 12; i++) {
      const one = i % 2 ? wolfe : amherst
      const wish = { title: 'quebec-1759', scenario: 'campaign', me: 'british' }
      const { links } = (await one.ask('POST', '/api/games', wish)).body
      const asked = await one.ask('POST', '/api/invitations', { token: links.french, name: 'Montcalm' })
      expect(asked.status).toBe(201)
    }
    expect(await running.store.db.selectFrom('notice').select('id').execute()).toHaveLength(10)
    expect((await montcalm.ask('GET', '/api/lobby')).body.invitations).toHaveLength(12)
  })
})
