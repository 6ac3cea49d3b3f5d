/** Those who try to see or do what is another's: by links that have had their day, by lines that stay, by their own data. */
import { seeded } from '@carillon/kernel'
import { wrongRequest } from '@carillon/protocol'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { Accounts } from '../src/accounts.ts'
import { Delayed } from '../src/delayed.ts'
import { Desk } from '../src/desk.ts'
import { foundIn, pastOf, turnsOf } from '../src/history.ts'
import { Live } from '../src/live.ts'
import type { RunningServer } from '../src/server.ts'
import { madeTable } from '../src/testing/house.ts'
import { hashOf } from '../src/vault.ts'
import { afterwards, closeAll, opened, QUEBEC, seated, settled, table } from './tables.ts'

afterEach(closeAll)
const DONE = { said: 'done' }
const DAY = 86_400_000

/** Somebody with an account, and what opens it. */
async function named({ store }: RunningServer, name: string) {
  const accounts = new Accounts(store, Date.now)
  const { id } = await accounts.make(name, undefined)
  return { account: id, token: await accounts.welcome(id, undefined) }
}
/** As a program does, with the token of a session. */
async function asked({ port }: RunningServer, token: string, path: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }
}

/** What the door says to who shows a link: 101, or why not. */
const comes = ({ port }: RunningServer, link: string | undefined): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { authorization: `Bearer ${link}` } })
    afterwards(() => socket.terminate())
    socket.on('error', () => undefined)
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
  })

describe('an invitation', () => {
  const sit = async (running: RunningServer, link: string | undefined, own?: string) => {
    const { token } = await running.desk.welcome()
    const said = await asked(running, token, '/api/seat', { token: link, ...(own !== undefined && { own }) })
    return { ...said, session: token }
  }
  test('is no bare key any more when somebody has sat down by it; he has a link of his own', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, { ...QUEBEC, me: 'british' })
    // Who made the game looks whether the link works.
    const early = await seated(running.port, links.french, id)
    expect(early.scene?.seat).toBe('french')
    const phone = await sit(running, links.french)
    expect(phone).toMatchObject({ status: 200, body: { id, seat: 'french', link: expect.any(String) } })
    const own = phone.body.link as string
    expect(own).not.toBe(links.french)
    // He is there no more, nor comes back, by the socket or by the page.
    for (let i = 0; i < 40 && running.hall.watchers(id).length > 0; i++) await settled()
    expect(running.hall.watchers(id)).toEqual([])
    expect(await comes(running, links.french)).toBe(403)
    // The guest on his laptop, by his own link; and again by the same.
    for (let i = 0; i < 2; i++) {
      const laptop = await sit(running, own)
      expect(laptop).toMatchObject({ status: 200, body: { seat: 'french', link: own } })
      expect((await seated(running.port, laptop.session, id)).scene?.seat).toBe('french')
    }
    // His first browser opens the invitation again: he sits there.
    const again = await asked(running, phone.session, '/api/seat', { token: links.french })
    expect(again).toMatchObject({ status: 200, body: { seat: 'french', link: expect.any(String) } })
    // And the link of who made the game is his, on as many devices as he likes.
    for (let i = 0; i < 2; i++) {
      const own = await sit(running, links.british)
      expect(own).toMatchObject({ status: 200, body: { seat: 'british', link: links.british } })
    }
  })
  test('opens the seat on further devices, and whoever sits there is told when; nobody else is', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, { ...QUEBEC, me: 'british' })
    const phone = await sit(running, links.french)
    const there = await seated(running.port, phone.session, id)
    const other = await seated(running.port, links.british, id)
    expect(there.scene?.standing?.opened).toBeUndefined()
    const before = Date.now()
    const laptop = await sit(running, links.french)
    expect(laptop).toMatchObject({ status: 200, body: { seat: 'french', further: true, link: expect.any(String) } })
    expect((await seated(running.port, laptop.session, id)).scene?.seat).toBe('french')
    await settled()
    expect(there.scene?.standing?.opened).toBeGreaterThanOrEqual(before)
    expect(JSON.stringify(other.scene)).not.toContain('opened')
    // The page of either, opened again by the same, is no other device.
    const at = there.scene?.standing?.opened
    for (const { session, body } of [phone, laptop])
      expect(await asked(running, session, '/api/seat', { token: links.french, own: body.link })).toMatchObject({
        status: 200,
      })
    await settled()
    expect(there.scene?.standing?.opened).toBe(at)
  })
  test('is closed by who came first: who came after him is sent away, and his own link is good', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, { ...QUEBEC, me: 'british' })
    const guest = await sit(running, links.french)
    const there = await seated(running.port, guest.session, id)
    // Who made the game, in a browser that nobody knows.
    const maker = await sit(running, links.french)
    const bare = await seated(running.port, maker.body.link as string, id)
    expect(bare.scene?.seat).toBe('french')
    // Who came after him takes nothing from him: he neither closes it, nor is the seat his by an account.
    const close = (session: string) => asked(running, session, '/api/seat/close', { game: id })
    for (const session of [maker.session, maker.body.link as string])
      expect(await close(session)).toMatchObject({ status: 403, body: { reason: 'not-yours' } })
    const accounts = new Accounts(running.store, Date.now)
    const { id: wolfe } = await accounts.make('Wolfe', undefined)
    const named = await accounts.welcome(wolfe, hashOf(maker.session))
    expect((await seated(running.port, named, id)).scene?.seat).toBe('french')
    expect(await asked(running, named, '/api/seat', { token: links.french })).toMatchObject({ status: 200 })
    const seat = running.store.db.selectFrom('seat').select('account').where('game', '=', id)
    expect(await seat.where('role', '=', 'french').execute()).toEqual([{ account: null }])

    expect(await close(guest.session)).toMatchObject({ status: 200 })
    await settled()
    expect(there.scene?.standing?.opened).toBeUndefined()
    const french = () => running.hall.watchers(id).filter(({ seat }) => seat === 'french')
    for (let i = 0; i < 60 && french().length > 1; i++) await settled()
    expect(french()).toHaveLength(1)
    expect(await comes(running, maker.body.link as string)).toBe(403)
    expect((await seated(running.port, named, id)).scene?.seat).toBe('spectator')
    for (const own of [undefined, maker.body.link as string])
      expect(await sit(running, links.french, own)).toMatchObject({ status: 410, body: { reason: 'used' } })
    // He himself goes on, here and by his own link elsewhere.
    expect(await there.ask({ ask: 'pace', paused: false, delay: 0, confirm: false })).toEqual(DONE)
    const tablet = await sit(running, guest.body.link as string)
    expect(tablet).toMatchObject({ status: 200, body: { seat: 'french' } })
    expect((await seated(running.port, tablet.session, id)).scene?.seat).toBe('french')
    expect(await close('nobody-at-all-'.repeat(3))).toMatchObject({ status: 403 })
  })
  test('of two who open it at once one came first', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, { ...QUEBEC, me: 'british' })
    const both = await Promise.all([sit(running, links.french), sit(running, links.french)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.map(({ body }) => body.further ?? false).sort()).toEqual([false, true])
    const closed = await Promise.all(
      both.map(({ session }) => asked(running, session, '/api/seat/close', { game: id })),
    )
    expect(closed.map(({ status }) => status).sort()).toEqual([200, 403])
  })
  test('whose reply was lost seats him who asks again with the same secret as the one who came first', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, { ...QUEBEC, me: 'british' })
    const own = 'o'.repeat(43)
    expect(await sit(running, links.french, own)).toMatchObject({ status: 200, body: { link: own } })
    // The cookie was lost with the reply.
    const again = await sit(running, links.french, own)
    expect(again).toMatchObject({ status: 200, body: { seat: 'french', link: own } })
    expect((await seated(running.port, again.session, id)).scene?.seat).toBe('french')
    expect(again.body).not.toHaveProperty('further')
    // A secret that is somebody's already is not taken.
    const other = await madeTable(running, { ...QUEBEC, me: 'british' })
    expect(await sit(running, other.links.french, own)).toMatchObject({ status: 400 })
    expect(await sit(running, other.links.french)).toMatchObject({ status: 200 })
  })
  test('is not used up by who sits at the table already', async () => {
    const running = await opened()
    const { token } = await running.desk.welcome()
    const made = await asked(running, token, '/api/games', { ...QUEBEC, me: 'british' })
    const links = made.body.links as Record<string, string>
    const own = await asked(running, token, '/api/seat', { token: links.french })
    expect(own).toMatchObject({ status: 200, body: { seat: 'british' } })
    expect(own.body).not.toHaveProperty('link')
    expect(await sit(running, links.french)).toMatchObject({ status: 200, body: { seat: 'french' } })
  })
})

describe('a link that its maker kept', () => {
  test('opens nothing once somebody signs in for the seat', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, QUEBEC)
    const montcalm = await named(running, 'Montcalm')
    expect(await asked(running, montcalm.token, '/api/seat', { token: links.french })).toMatchObject({ status: 200 })
    expect(await comes(running, links.french)).toBe(403)
    expect((await seated(running.port, montcalm.token, id)).scene?.seat).toBe('french')
  })
  test('nor does the browser that had sat down with it before', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, QUEBEC)
    const { token } = await running.desk.welcome()
    const sat = await asked(running, token, '/api/seat', { token: links.french })
    expect(sat).toMatchObject({ status: 200 })
    const before = await seated(running.port, token, id)
    expect(before.scene?.seat).toBe('french')
    const montcalm = await named(running, 'Montcalm')
    expect(await asked(running, montcalm.token, '/api/seat', { token: sat.body.link })).toMatchObject({ status: 200 })
    expect((await seated(running.port, token, id)).scene?.seat).toBe('spectator')
    // Nor whoever was there already.
    expect(await before.ask({ ask: 'resign', table: id, seat: 'french', key: 'x' })).toMatchObject({ said: 'refused' })
  })
  test('nor whoever sat there when its guest signs in', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, QUEBEC)
    const origin = `http://127.0.0.1:${running.port}`
    const headers = { origin, 'content-type': 'application/json' }
    const sat = await fetch(`${origin}/api/seat`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ token: links.french }),
    })
    const cookie = sat.headers.get('set-cookie')?.split(';', 1)[0] as string
    // Somebody with whom he has shared his own link.
    const { link } = (await sat.json()) as { link: string }
    const maker = await seated(running.port, link, id)
    const body = JSON.stringify({ name: 'Montcalm', password: 'the bells of Ticonderoga' })
    const joined = await fetch(`${origin}/api/account`, { method: 'POST', headers: { ...headers, cookie }, body })
    expect(joined.status).toBe(201)
    expect(await maker.ask({ ask: 'resign', table: id, seat: 'french', key: 'x' })).toMatchObject({ said: 'refused' })
    expect(maker.news.some(({ news }) => news === 'closed')).toBe(true)
  })
  test('is no way in for a line that was made while it was good', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, { ...QUEBEC, visibility: 'public', me: 'british' })
    const waiting = new WebSocket(`ws://127.0.0.1:${running.port}/api/socket`, {
      headers: { authorization: `Bearer ${links.french}` },
    })
    const heard: string[] = []
    waiting.on('message', (data) => heard.push(String(data)))
    await new Promise((resolve) => waiting.on('open', resolve))
    const { token } = await running.desk.welcome()
    expect(await asked(running, token, '/api/lobby/seat', { game: id, role: 'french' })).toMatchObject({ status: 200 })
    waiting.send(JSON.stringify({ number: 1, request: { ask: 'open', id } }))
    await settled()
    waiting.close()
    expect(heard.join('')).not.toContain('"seat":"french"')
  })
})

test('an account sits at one side of a table, whatever its browsers held', async () => {
  const running = await opened()
  const wolfe = await named(running, 'Wolfe')
  const { id, links } = await madeTable(running, QUEBEC)
  expect(await asked(running, wolfe.token, '/api/seat', { token: links.british })).toMatchObject({ status: 200 })
  const { token, who } = await running.desk.welcome()
  expect(await asked(running, token, '/api/seat', { token: links.french })).toMatchObject({ status: 200 })
  await new Accounts(running.store, Date.now).welcome(wolfe.account, who.session)
  const seats = running.store.db.selectFrom('seat').select('role').where('game', '=', id)
  expect(await seats.where('account', '=', wolfe.account).execute()).toEqual([{ role: 'british' }])
})

test('the copy of one’s own data tells nothing of a table that its owner does not see there', async () => {
  const running = await opened()
  const wolfe = await named(running, 'Wolfe')
  const { id, links } = await madeTable(running, QUEBEC)
  expect(await asked(running, wolfe.token, '/api/seat', { token: links.british })).toMatchObject({ status: 200 })
  const british = await seated(running.port, wolfe.token, id)
  const french = await seated(running.port, links.french, id)
  const random = seeded(7)
  for (let i = 0; i < 60; i++) {
    const guest = [british, french].find(({ options }) => options.length > 0)
    if (guest) await guest.click(random)
    else await settled()
  }
  const offer = { ask: 'offer', table: id, what: 'rewind', back: 1 } as const
  expect(await french.ask({ ...offer, seat: 'french', key: 'r' })).toEqual(DONE)
  expect(await british.ask({ ...offer, seat: 'british', key: 'r' })).toEqual(DONE)
  const rows = await running.store.rows(id, 0)
  expect(rows.at(-1)?.body).toContain('"kept"')
  const { body } = await asked(running, wolfe.token, '/api/me/data')
  const moves = body.moves as readonly { readonly did: Record<string, unknown> }[]
  expect(moves.at(-1)?.did.do).toBe('rewind')
  // Neither positions nor clocks of the house, nor how many rows others have made.
  for (const word of ['kept', 'recent', 'seq', 'clock', 'french'])
    expect(JSON.stringify(moves)).not.toContain(`"${word}"`)
})

test('who hangs up while a table is opened for him is not there', async () => {
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))
  const { running, id, links } = await table(
    {},
    { through: (store) => ({ ...store, game: (name) => pause().then(() => store.game(name)) }) },
  )
  const before = running.hall.watchers(id).length
  for (const milliseconds of [0, 5, 25, 45]) {
    const hasty = new WebSocket(`ws://127.0.0.1:${running.port}/api/socket`, {
      headers: { authorization: `Bearer ${links.french}` },
    })
    hasty.on('error', () => undefined)
    await new Promise((resolve) => hasty.on('open', resolve))
    hasty.send(JSON.stringify({ number: 1, request: { ask: 'open', id } }))
    setTimeout(() => hasty.terminate(), milliseconds)
    await settled()
  }
  expect(running.hall.watchers(id).length).toBe(before)
})

test('those who only ask are not in the way of who plays', async () => {
  const { running, id, french } = await table()
  const watching = await seated(running.port, (await running.desk.welcome()).token, id)
  const why = { ask: 'why', table: id, seat: 'spectator', subject: { space: 'levis' } } as const
  const asking = Array.from({ length: 100 }, () => watching.ask(why))
  const held = running.hall.read(id, () => settled())
  const more = Array.from({ length: 20 }, () => running.hall.read(id, () => undefined))
  const [option] = french.options
  await expect(
    running.hall.act(id, null, null, (live) => live.answering('french', option as never)),
  ).resolves.toBeUndefined()
  await Promise.all([held, ...more, ...asking])
})

test('nor are those who open it', async () => {
  const { running, id, links } = await table()
  const acts = vi.spyOn(running.hall, 'act')
  await seated(running.port, links.french, id)
  await seated(running.port, (await running.desk.welcome()).token, id)
  expect(acts).not.toHaveBeenCalled()
})

test('a game is played again from its beginning only so often', async () => {
  const { running, id } = await table()
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => running.hall.turns(id, 'french')))
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(3)
  for (const { reason } of refused) expect(reason).toMatchObject({ reason: 'busy', bucket: 'replays' })
})

test('so many games somebody makes at once, and then one now and then', async () => {
  const running = await opened({ requests: undefined as never })
  const { token } = await running.desk.welcome()
  const made: number[] = []
  for (let i = 0; i < 22; i++)
    made.push((await asked(running, token, '/api/games', { ...QUEBEC, scenario: 'none' })).status)
  expect(made.slice(0, 20)).toEqual(Array(20).fill(400))
  expect(made.slice(20)).toEqual([429, 429])
})

test('a session that is used goes on; one that is not, ends', async () => {
  const { store } = await opened()
  let now = Date.now()
  const desk = new Desk(store, () => now, undefined)
  const { token } = await desk.welcome()
  const come = () => desk.whoIs({ cookie: `carillon=${token}` })
  expect(await come()).not.toHaveProperty('renewed')
  for (let day = 0; day < 40; day += 8) {
    now += 8 * DAY
    expect(await come()).toMatchObject({ session: expect.any(String), renewed: token })
    expect(await come()).not.toHaveProperty('renewed')
  }
  now += 31 * DAY
  expect(await come()).toMatchObject({ session: undefined })
})

test.each([0, -1, 1.5])('one goes back by one choice or more, not by %d', (back) => {
  const offer = { ask: 'offer', table: 'x', seat: 'french', key: 'k', what: 'rewind' }
  expect(wrongRequest({ ...offer, back: 1 })).toBeUndefined()
  expect(wrongRequest({ ...offer, back })).toBe('back: wrong')
})

test('a game is played again in a thread: whoever else is there does not wait for it', async () => {
  const { running, id, british, french } = await table({ delay: 1 })
  const random = seeded(3)
  for (let clicks = 0; clicks < 40; ) {
    const guest = [british, french].find(({ options }) => options.length > 0)
    if (!guest) await british.next(20)
    else if ((await guest.click(random)).said === 'done') clicks += 1
  }
  const begun = vi.spyOn(Live, 'begun')
  afterwards(() => begun.mockRestore())
  const turns = await running.hall.turns(id, 'french')
  expect(turns.length).toBeGreaterThan(1)
  const past = await running.hall.past(id, 'french', 2)
  const live = await running.hall.read(id, (now) => now)
  const rows = (await running.store.rows(id, 0)).slice(0, live.seq)
  const watching = await seated(running.port, (await running.desk.welcome()).token, id)
  expect(begun).not.toHaveBeenCalled()
  begun.mockRestore()
  // And comes to what it comes to here.
  expect(turns).toEqual(turnsOf(live.origin, rows, 'french'))
  const here = pastOf(live, foundIn(live.origin, rows, 'french', 2, live.table.draws))
  expect(JSON.parse(JSON.stringify(past))).toEqual(JSON.parse(JSON.stringify(here)))
  const late = Delayed.of(live.origin, 1, rows)
  expect(watching.scene?.observation.view).toEqual(
    JSON.parse(JSON.stringify(late.live.table.game.view(late.live.table.state, 'spectator'))),
  )
  expect(late.live.seq).toBeLessThan(live.seq)
})
