/** Accounts: names, passwords, sessions, seats that become one's own, leaving. */
import { seeded } from '@carillon/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Accounts } from '../src/accounts.ts'
import { issue, seatOf, sitDown } from '../src/ledger.ts'
import { hashedPassword } from '../src/passwords.ts'
import type { Store } from '../src/store/store.ts'
import { hashOf } from '../src/vault.ts'
import { browsers } from './browser.ts'
import { Guest, madeTable } from './house.ts'
import { KINDS } from './stores.ts'
import { QUEBEC } from './tables.ts'

const PASSWORD = 'the bells of Ticonderoga'

describe.each(KINDS.filter(({ skip }) => !skip))('$name', (kind) => {
  let store: Store
  let now = 1_000_000
  let accounts: Accounts
  beforeAll(async () => {
    await kind.begin()
    store = (await kind.make()).store
    accounts = new Accounts(store, () => now)
  })
  afterAll(async () => {
    await store.close()
    await kind.end()
  })

  test('a name is taken once, also by who looks alike; one can be had again only by who has it', async () => {
    const wolfe = await accounts.make('Wolfe', PASSWORD)
    await expect(accounts.make('WoIfe', PASSWORD)).rejects.toMatchObject({ reason: 'name-taken' })
    await expect(accounts.make('W', PASSWORD)).rejects.toMatchObject({ reason: 'name' })
    await expect(accounts.make('Townshend', 'password1')).rejects.toMatchObject({ reason: 'password' })
    expect(await accounts.signIn('wolfe', PASSWORD)).toMatchObject(wolfe)
    await expect(accounts.signIn('Wolfe', 'something else')).rejects.toMatchObject({ reason: 'sign-in' })
    await expect(accounts.signIn('Nobody here', PASSWORD)).rejects.toMatchObject({ reason: 'sign-in' })
  })

  test('the eleventh try in ten minutes is not looked at, whatever it is; later it is', async () => {
    await accounts.make('Amherst', PASSWORD)
    for (let i = 0; i < 10; i++)
      await expect(accounts.signIn('Amherst', 'wrong')).rejects.toMatchObject({ reason: 'sign-in' })
    await expect(accounts.signIn('Amherst', PASSWORD)).rejects.toMatchObject({ reason: 'busy' })
    now += 61_000
    expect(await accounts.signIn('Amherst', PASSWORD)).toMatchObject({ name: 'Amherst' })
  })

  test('what a browser held becomes its owner’s when he signs in, and its old session is dead', async () => {
    const { id } = await accounts.make('Monckton', PASSWORD)
    const token = await issue(store, 'session', now + 1000)
    const guest = { session: hashOf(token), account: null }
    for (const game of ['g-mine', 'g-other']) {
      const seat = { game, role: 'british', account: null, bot: null, joined: null }
      await store.db.insertInto('seat').values(seat).execute()
      expect(await sitDown(store, guest, game, 'british', now)).toBe('british')
    }
    await store.db.updateTable('seat').set({ account: 'another' }).where('game', '=', 'g-other').execute()
    await expect(sitDown(store, guest, 'g-other', 'british', now)).rejects.toMatchObject({ reason: 'not-yours' })
    const fresh = await accounts.welcome(id, hashOf(token))
    const who = { session: hashOf(fresh), account: id }
    expect(await seatOf(store, 'g-mine', who)).toBe('british')
    // A link that was handed on takes nobody's seat away.
    expect(await seatOf(store, 'g-other', who)).toBeUndefined()
    expect(await seatOf(store, 'g-mine', { session: hashOf(token), account: null })).toBeUndefined()
  })

  test('who is signed in keeps the seat he has, whatever link he opens; others do not get in there', async () => {
    const { id } = await accounts.make('Lawrence', PASSWORD)
    for (const role of ['british', 'french']) {
      const seat = { game: 'g-two', role, account: null, bot: null, joined: null }
      await store.db.insertInto('seat').values(seat).execute()
    }
    const his = { session: 'laptop', account: id }
    expect(await sitDown(store, his, 'g-two', 'british', now)).toBe('british')
    expect(await seatOf(store, 'g-two', { session: 'phone', account: id })).toBe('british')
    expect(await sitDown(store, his, 'g-two', 'french', now)).toBe('british')
    const seats = store.db.selectFrom('seat').select(['role', 'account']).where('game', '=', 'g-two').orderBy('role')
    expect(await seats.execute()).toEqual([
      { role: 'british', account: id },
      { role: 'french', account: null },
    ])
  })

  test('sessions are listed and ended; what names one is no ticket', async () => {
    const { id } = await accounts.make('Murray', PASSWORD)
    const [one, two] = [await accounts.welcome(id, undefined), await accounts.welcome(id, undefined)]
    const listed = await accounts.sessions(id, hashOf(one))
    expect(listed.map(({ current }) => current).sort()).toEqual([false, true])
    expect(JSON.stringify(listed)).not.toContain(hashOf(two))
    expect(await accounts.endSessions(id, { but: hashOf(one) })).toEqual([hashOf(two)])
    expect(await accounts.sessions(id, undefined)).toHaveLength(1)
  })

  test('who shows a password while it is changed, or leaves while he comes in, does not come in', async () => {
    const { id } = await accounts.make('Saunders', PASSWORD)
    const { by } = await accounts.signIn('Saunders', PASSWORD)
    await accounts.changePassword(id, PASSWORD, 'another, and longer')
    await accounts.endSessions(id, {})
    await expect(accounts.welcome(id, undefined, by)).rejects.toMatchObject({ reason: 'sign-in' })
    const fresh = await accounts.signIn('Saunders', 'another, and longer')
    await accounts.close(id)
    await expect(accounts.welcome(id, undefined, fresh.by)).rejects.toMatchObject({ reason: 'sign-in' })
    await expect(accounts.welcome(id, undefined)).rejects.toMatchObject({ reason: 'sign-in' })
    expect(await accounts.sessions(id, undefined)).toEqual([])
  })

  test('a password that was hashed more cheaply is hashed anew, unless it was changed meanwhile', async () => {
    const { id } = await accounts.make('Durell', PASSWORD)
    const cheap = await hashedPassword(PASSWORD, { memory: 8192, passes: 1, parallelism: 1 })
    const kept = store.db.selectFrom('account').select('password').where('id', '=', id)
    const set = (password: string) => store.db.updateTable('account').set({ password }).where('id', '=', id).execute()
    await set(cheap)
    const { by } = await accounts.signIn('Durell', PASSWORD)
    expect([by, by === cheap]).toEqual([(await kept.executeTakeFirst())?.password, false])
    await set(cheap)
    const coming = accounts.signIn('Durell', PASSWORD)
    // He has read what was there.
    await kept.execute()
    await set('another')
    await coming
    expect(await kept.executeTakeFirst()).toEqual({ password: 'another' })
  })

  test('who leaves has no name, no way in and no words left; his games stay', async () => {
    const { id } = await accounts.make('Burton', PASSWORD)
    await accounts.welcome(id, undefined)
    await store.db
      .insertInto('seat')
      .values({ game: 'g-left', role: 'french', account: id, bot: null, joined: now })
      .execute()
    await store.db
      .insertInto('talk')
      .values({ id: 't1', game: 'g-left', at: now, who: id, role: 'french', text: 'a private word' })
      .execute()
    await accounts.close(id)
    expect(await accounts.person(id)).toBeUndefined()
    expect(await accounts.sessions(id, undefined)).toEqual([])
    await expect(accounts.signIn('Burton', PASSWORD)).rejects.toMatchObject({ reason: 'sign-in' })
    expect((await store.db.selectFrom('talk').select('text').where('who', '=', id).execute())[0]?.text).toBe('')
    expect(await store.db.selectFrom('seat').selectAll().where('account', '=', id).execute()).toHaveLength(1)
    // The name is free again.
    expect(await accounts.make('Burton', PASSWORD)).toMatchObject({ name: 'Burton' })
  })
})

describe('by HTTP', () => {
  const { browser, closing } = browsers()
  const MINE = { name: 'Montcalm', password: PASSWORD }

  test('the cookie is for the page’s server alone, and another one after each sign-in', async () => {
    const { visitor } = await browser()
    const page = visitor()
    const { status, set } = await page.ask('POST', '/api/account', MINE)
    expect(status).toBe(201)
    expect(set).toMatch(/^carillon=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const before = page.cookie
    expect((await page.ask('POST', '/api/session', MINE)).body).toMatchObject({ me: { name: 'Montcalm' } })
    expect(page.cookie).not.toBe(before)
    expect((await visitor(before).ask('GET', '/api/me')).body).toMatchObject({ me: null })
    expect((await page.ask('GET', '/api/me')).body).toMatchObject({ me: { name: 'Montcalm', role: 'player' } })
  })

  test('a session that is used goes on; one that is not ends', async () => {
    const { running, visitor } = await browser()
    const page = visitor()
    await page.ask('POST', '/api/account', MINE)
    expect((await page.ask('GET', '/api/me')).set).toBeNull()
    const soon = Date.now() + 86_400_000
    const sessions = () => running.store.db.selectFrom('ticket').selectAll().where('kind', '=', 'session')
    await running.store.db.updateTable('ticket').set({ expires: soon }).execute()
    expect((await page.ask('GET', '/api/me')).set).toMatch(/^carillon=[\w-]{43}; Max-Age=2592000/)
    expect((await sessions().executeTakeFirst())?.expires).toBeGreaterThan(soon)
    await running.store.db.updateTable('ticket').set({ expires: 1 }).execute()
    expect((await page.ask('GET', '/api/me')).body).toMatchObject({ me: null })
  })

  test('nothing that changes something is taken from another page', async () => {
    const { visitor } = await browser()
    const page = visitor()
    await page.ask('POST', '/api/account', MINE)
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])
      for (const [method, path, body] of [
        ['POST', '/api/session', MINE],
        ['POST', '/api/me/password', { old: PASSWORD, password: 'another one entirely' }],
        ['DELETE', '/api/me', undefined],
        ['DELETE', '/api/session', undefined],
      ] as const)
        expect((await page.ask(method, path, body, headers)).status).toBe(403)
    expect((await page.ask('GET', '/api/me')).body).toMatchObject({ me: { name: 'Montcalm' } })
  })

  test('who is not signed in, or has a seat’s token only, sees no account', async () => {
    const { running, visitor } = await browser()
    for (const path of ['/api/me/sessions', '/api/me/data', '/api/me/passkeys'])
      expect((await visitor().ask('GET', path)).status).toBe(401)
    const { links } = await madeTable(running, { title: 'quebec-1759', scenario: 'campaign' })
    const response = await fetch(`http://127.0.0.1:${running.port}/api/me/data`, {
      headers: { authorization: `Bearer ${links.british}` },
    })
    expect(response.status).toBe(401)
  })

  test('a changed password puts out everybody else, and their sockets are closed', async () => {
    const { running, visitor } = await browser()
    const [page, thief] = [visitor(), visitor()]
    await page.ask('POST', '/api/account', MINE)
    await thief.ask('POST', '/api/session', MINE)
    const origin = `http://127.0.0.1:${running.port}`
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: thief.cookie, origin },
    })
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    await new Promise((resolve) => socket.on('open', resolve))
    expect((await page.ask('POST', '/api/me/password', { old: 'wrong', password: 'a new one, longer' })).status).toBe(
      401,
    )
    expect((await page.ask('POST', '/api/me/password', { old: PASSWORD, password: 'short' })).status).toBe(422)
    expect((await page.ask('POST', '/api/me/password', { old: PASSWORD, password: 'a new one, longer' })).status).toBe(
      200,
    )
    expect(await closed).toBe(1008)
    expect((await thief.ask('GET', '/api/me')).body).toMatchObject({ me: null })
    expect((await page.ask('GET', '/api/me')).body).toMatchObject({ me: { name: 'Montcalm' } })
  })

  test('the copy of one’s own data holds one’s own moves, and nothing that chance dealt to others', async () => {
    const { running, visitor } = await browser()
    const page = visitor()
    await page.ask('POST', '/api/account', MINE)
    const made = await page.ask('POST', '/api/games', {
      title: 'wilderness-war',
      scenario: 'annus-mirabilis',
      me: 'british',
    })
    expect(made.status).toBe(201)
    const { id, links } = made.body as { id: string; links: Record<string, string> }
    const own = new Guest(running.port, page.cookie.split('=')[1] as string)
    const other = new Guest(running.port, links.french)
    closing.push(
      () => own.close(),
      () => other.close(),
    )
    await own.open(id)
    await other.open(id)
    const random = seeded(3)
    // Clicks are counted, and not how often nobody was asked yet: on a slow machine that is often.
    let [clicks, ours] = [0, 0]
    while (clicks < 40 || ours < 5) {
      const guest = [own, other].find(({ options }) => options.length > 0)
      if (!guest) await Promise.race([own.next(50), other.next(50)])
      else if ((await guest.click(random)).said === 'done') {
        clicks += 1
        ours += guest === own ? 1 : 0
      }
    }
    const rows = await running.store.rows(id, 0)
    expect(rows.some(({ body }) => body.includes('"chance"'))).toBe(true)
    const { body } = await page.ask('GET', '/api/me/data')
    expect(body.moves.length).toBeGreaterThan(3)
    expect(JSON.stringify(body.moves)).not.toContain('chance')
    expect(body.account).toMatchObject({ name: 'Montcalm', hasPassword: true })
    expect(JSON.stringify(body)).not.toContain('argon2id')
  })

  test('notes of one’s own and where one is told are in the copy, and go with who leaves', async () => {
    const { running, visitor } = await browser()
    const page = visitor()
    await page.ask('POST', '/api/account', MINE)
    const made = await page.ask('POST', '/api/games', { ...QUEBEC, me: 'british' })
    const { id, links } = made.body as { id: string; links: Record<string, string> }
    const [own, other] = [page.cookie.split('=')[1] as string, links.french].map(
      (token) => new Guest(running.port, token),
    ) as [Guest, Guest]
    closing.push(
      () => own.close(),
      () => other.close(),
    )
    for (const [guest, seat] of [[own, 'british'] as const, [other, 'french'] as const]) {
      await guest.open(id)
      expect(await guest.ask({ ask: 'note', table: id, seat, text: `what ${seat} thinks` })).toMatchObject({
        said: 'note',
      })
    }
    const url = 'https://hooks.example.com/secret/path'
    await page.ask('POST', '/api/me/notices', { kind: 'hook', locale: 'en', url })
    const { body } = await page.ask('GET', '/api/me/data')
    expect(body.notes).toEqual([{ game: id, role: 'british', text: 'what british thinks' }])
    expect(body.notices.channels).toMatchObject([{ kind: 'hook', address: url }])
    expect((await page.ask('DELETE', '/api/me')).status).toBe(200)
    const kept = await running.store.db.selectFrom('note').selectAll().execute()
    expect(kept).toEqual([{ game: id, role: 'french', text: 'what french thinks' }])
    expect(await running.store.db.selectFrom('channel').selectAll().execute()).toEqual([])
  })

  test('every place where an account is named is in the copy, or excused', async () => {
    const { running, visitor } = await browser()
    const page = visitor()
    await page.ask('POST', '/api/account', MINE)
    const { body } = await page.ask('GET', '/api/me/data')
    const told = Object.keys(body)
    /** Which part of the copy holds it; or why it is in none. */
    const HOLDS: Readonly<Record<string, string>> = {
      'account.id': 'account',
      'seat.account': 'seats',
      'journal.who': 'moves',
      'talk.who': 'talk',
      'relation.account': 'relations',
      'relation.other': '- what others think of him is theirs',
      'ticket.account': 'sessions',
      'passkey.account': 'passkeys',
      'seek.account': 'seeks',
      'invitation.account': 'invitations',
      'invitation.who': '- it is told to whom it was sent',
      'rating.account': 'ratings',
      'result.account': 'results',
      'program.account': 'bots',
      'program.owner': 'bots',
      'report.who': 'reports',
      'report.about': '- what others think of him is theirs',
      'sanction.about': 'standing',
      'audit.who': '- the log of the house, in which he has acted for it',
      'audit.about': '- the log of the house; what holds is in his standing',
      'channel.owner': 'notices',
      'manners.owner': 'notices',
      'mark.who': 'marks',
    }
    const { db } = running.store
    const tables = await db.introspection.getTables()
    const columns = tables.flatMap(({ name, columns: all }) => all.map((column) => `${name}.${column.name}`))
    const naming = columns.filter(
      (column) => /\.(account|who|other|by_who|about|owner)$/.test(column) || column === 'account.id',
    )
    for (const column of naming) expect(HOLDS, `${column} is neither told nor excused`).toHaveProperty([column])
    for (const column of naming) {
      const part = HOLDS[column] as string
      if (!part.startsWith('-')) expect(told).toContain(part)
    }
  })
})
