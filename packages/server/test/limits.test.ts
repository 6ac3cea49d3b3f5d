/** How much of everything: what is counted, by whom, what it costs to count, and what who asked for too much is told. */
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Accounts } from '../src/accounts.ts'
import { netOf, networkOf } from '../src/addresses.ts'
import { Buckets, TooMany } from '../src/buckets.ts'
import { wholeOf } from '../src/counsel.ts'
import { issue } from '../src/ledger.ts'
import { Channels, setManners } from '../src/notices/channels.ts'
import { dropExpired } from '../src/sweep.ts'
import { madeTable } from '../src/testing/house.ts'
import { hashOf } from '../src/vault.ts'
import { afterwards, closeAll, opened, QUEBEC, seated } from './tables.ts'

afterEach(closeAll)
const HOUR = 3_600_000

describe('buckets', () => {
  test('one that is empty says its name and the seconds', () => {
    let now = 0
    const buckets = new Buckets('pails', 0.5, 2, () => now)
    buckets.check('a')
    buckets.check('a')
    expect(() => buckets.check('a')).toThrow(TooMany)
    expect(buckets.take('a')).toBe(2)
    expect(buckets.take('b')).toBe(0)
    now += 2000
    expect(buckets.take('a')).toBe(0)
    expect(buckets.take('a')).toBe(2)
  })
  test('to remember many costs no more than to remember few, and those that are full again are forgotten', () => {
    let now = 0
    const buckets = new Buckets('pails', 1, 10, () => now)
    for (let i = 0; i < 60_000; i++) buckets.take(`address ${i}`, 9)
    expect(buckets.size).toBe(60_000)
    // Looked through with each, it would take minutes.
    const begun = performance.now()
    for (let i = 0; i < 2000; i++) buckets.take(`again ${i % 10}`)
    expect(performance.now() - begun).toBeLessThan(2000)
    // Nobody forgets who is still empty.
    now += 5000
    expect(buckets.take('address 1', 9)).toBeGreaterThan(0)
    now += 40_000
    for (let i = 0; i < 4; i++) buckets.take('last')
    now += 40_000
    buckets.take('last')
    expect(buckets.size).toBeLessThan(10)
  })
})

test('of IPv6 a whole network is one address, of IPv4 each is its own', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb:cccc:dddd:eeee'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('192.0.2.1')).not.toBe(networkOf('192.0.2.2'))
  expect(networkOf('what is this')).toBe('what is this')
})

test('the net that somebody is in is a /24 or a /64; at home, on this machine or where nobody can be, there is none', () => {
  expect(netOf('93.184.216.34')).toBe('93.184.216.0/24')
  expect(netOf('::ffff:93.184.216.99')).toBe('93.184.216.0/24')
  expect(netOf('93.184.217.34')).toBe('93.184.217.0/24')
  expect(netOf('2606:2800:220:1:aaaa::1')).toBe(netOf('2606:2800:220:1:bbbb:cccc:dddd:eeee'))
  expect(netOf('2606:2800:220:1::1')).not.toBe(netOf('2606:2800:220:2::1'))
  for (const nowhere of [
    ...['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '192.168.1.2', '172.16.0.1', '169.254.1.1', '100.64.0.1'],
    ...['fe80::1', 'fd00::1', '0.0.0.0', '::', '203.0.113.7', '2001:db8::1', '64:ff9b::a00:1', '', 'what is this'],
  ])
    expect(netOf(nowhere), nowhere).toBeUndefined()
})

describe('a house', () => {
  test('gives nothing to keep to who only tries links', async () => {
    const { port, store } = await opened()
    const tickets = async () => (await store.db.selectFrom('ticket').select('hash').execute()).length
    const before = await tickets()
    const origin = `http://127.0.0.1:${port}`
    for (let i = 0; i < 3; i++) {
      const body = JSON.stringify({ token: `${i}`.repeat(43) })
      const headers = { origin, 'content-type': 'application/json' }
      const response = await fetch(`${origin}/api/seat`, { method: 'POST', headers, body })
      expect([response.status, response.headers.get('set-cookie')]).toEqual([404, null])
    }
    expect(await tickets()).toBe(before)
  })
  test('counts what strangers ask by where they are, not all of them together', async () => {
    const running = await opened({ proxied: true, requests: undefined as never })
    const { id } = await madeTable(running, QUEBEC)
    const from = async (address: string) => {
      const origin = `http://127.0.0.1:${running.port}`
      const headers = { origin, 'x-forwarded-for': address }
      const socket = new WebSocket(`ws://127.0.0.1:${running.port}/api/socket`, { headers })
      afterwards(() => socket.terminate())
      await new Promise((resolve) => socket.once('open', resolve))
      let number = 0
      return (request: object) =>
        new Promise<{ said: string }>((resolve) => {
          const mine = ++number
          socket.on('message', (data) => {
            const told = JSON.parse(String(data)) as { number?: number; reply: { said: string } }
            if (told.number === mine) resolve(told.reply)
          })
          socket.send(JSON.stringify({ number: mine, request }))
        })
    }
    const film = { ask: 'film', table: id, seat: 'spectator' }
    const [one, other] = [await from('198.51.100.1'), await from('203.0.113.1')]
    for (const ask of [one, other]) expect(await ask({ ask: 'open', id })).toMatchObject({ said: 'opened' })
    let said = ''
    for (let i = 0; i < 12 && said !== 'refused'; i++) said = (await one(film)).said
    expect(said).toBe('refused')
    expect(await other(film)).toMatchObject({ said: 'film' })
  }, 60_000)
  test('counts trials of notices by where guests are: a new browser is no new person', async () => {
    const called: string[] = []
    const outside = {
      resolve: async () => ['93.184.216.34'],
      post: async (url: URL) => called.push(url.href) && 204,
    }
    const { port } = await opened({ outside })
    const origin = `http://127.0.0.1:${port}`
    const post = (path: string, body: object, cookie = '') =>
      fetch(origin + path, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { origin, cookie, 'content-type': 'application/json' },
      })
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) {
      const made = await post('/api/me/notices', { kind: 'hook', locale: 'en', url: 'https://victim.example.com/' })
      const cookie = (made.headers.get('set-cookie') ?? '').split(';')[0] as string
      const { channel } = (await made.json()) as { channel: { id: string } }
      statuses.push((await post('/api/me/notices/trial', { id: channel.id }, cookie)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(called).toHaveLength(5)
  })
  test('counts reports of guests likewise', async () => {
    const running = await opened({ requests: undefined })
    const { port, desk } = running
    const { id } = await madeTable(running, QUEBEC)
    const origin = `http://127.0.0.1:${port}`
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) {
      const { token } = await desk.welcome()
      const headers = { origin, cookie: `carillon=${token}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ game: id, role: 'french', kind: 'words', text: 'He shouts.' })
      statuses.push((await fetch(`${origin}/api/reports`, { method: 'POST', headers, body })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
  })
  test('works out in turn what people at different places ask, however many one of them seems to be', async () => {
    const running = await opened()
    const { counsel } = running.hall.world
    const { id, links } = await madeTable(running, QUEBEC)
    await seated(running.port, links.french, id)
    const live = await running.hall.read(id, (now) => now)
    const rows = await running.hall.rows(live)
    const order: string[] = []
    const ask = (name: string, place: string) =>
      counsel?.reply(name, wholeOf(live, rows, { ask: 'film', seat: 'french' }), place).then(() => order.push(name))
    const many = Array.from({ length: 8 }, (_, i) => ask(`guest ${i}`, 'one house'))
    await Promise.all([...many, ask('other', 'another')])
    // On as many threads as there are, one was next already.
    expect(order.indexOf('other')).toBeLessThan(4)
  })
  test('counts newcomers from one network of IPv6 together', async () => {
    const { port } = await opened({ proxied: true })
    const origin = `http://127.0.0.1:${port}`
    const statuses: number[] = []
    for (let i = 0; i < 41; i++) {
      const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': `2001:db8::${i + 1}` }
      const body = JSON.stringify({ name: 'x', password: 'short' })
      statuses.push((await fetch(`${origin}/api/account`, { method: 'POST', headers, body })).status)
    }
    expect(statuses.slice(0, 40)).not.toContain(429)
    expect(statuses[40]).toBe(429)
  })

  test('lets so many lines stand open to one address, and says so to who wants more', async () => {
    const { port, desk } = await opened({ sockets: 3 })
    const { token } = await desk.welcome()
    const line = () =>
      new Promise<{ socket: WebSocket; status: number; said: string; wait: string | undefined }>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
          headers: { authorization: `Bearer ${token}` },
        })
        afterwards(() => socket.terminate())
        socket.on('error', () => undefined)
        socket.on('open', () => resolve({ socket, status: 101, said: '', wait: undefined }))
        socket.on('unexpected-response', (_request, response) => {
          let said = ''
          response.on('data', (part) => (said += part))
          const wait = response.headers['retry-after']
          response.on('end', () => resolve({ socket, status: response.statusCode ?? 0, said, wait }))
        })
      })
    const lines = [await line(), await line(), await line()]
    expect(lines.map(({ status }) => status)).toEqual([101, 101, 101])
    const more = await line()
    expect(more).toMatchObject({ status: 429, wait: expect.stringMatching(/^\d+$/) })
    expect(JSON.parse(more.said)).toMatchObject({ reason: 'busy', bucket: 'open-sockets', seconds: Number(more.wait) })
    // One goes, another comes.
    lines[0]?.socket.close()
    for (let i = 0; i < 50 && (await line()).status !== 101; i++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    expect((await line()).status).toBe(429)
  })

  test('hears so much from one person at once; which bucket, and how long to wait, is told', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, QUEBEC)
    const guest = await seated(running.port, links.french, id)
    // As somebody does who does not wait and try again, as the page's line does.
    const socket = new WebSocket(`ws://127.0.0.1:${running.port}/api/socket`, {
      headers: { authorization: `Bearer ${links.french}` },
    })
    afterwards(() => socket.terminate())
    const said: Record<number, Record<string, unknown>> = {}
    socket.on('message', (data) => {
      const { number, reply } = JSON.parse(String(data))
      if (number !== undefined) said[number] = reply
    })
    await new Promise((resolve) => socket.on('open', resolve))
    socket.send(JSON.stringify({ number: 0, request: { ask: 'open', id } }))
    for (let i = 1; i <= 12; i++) {
      const request = { ask: 'say', table: id, seat: 'french', key: `s${i}`, text: `word ${i}` }
      socket.send(JSON.stringify({ number: i, request }))
    }
    for (let i = 0; i < 200 && Object.keys(said).length < 13; i++) await guest.next(20)
    expect(said[10]).toEqual({ said: 'done' })
    expect(said[12]).toMatchObject({ said: 'refused', reason: 'busy', bucket: 'talk', seconds: expect.any(Number) })
    expect(said[12]?.seconds).toBeGreaterThan(0)
  })

  test('tells who asks too fast over a socket how long to wait', async () => {
    const running = await opened({ requests: [1, 4] })
    const { token } = await running.desk.welcome()
    const socket = new WebSocket(`ws://127.0.0.1:${running.port}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
    })
    afterwards(() => socket.terminate())
    await new Promise((resolve) => socket.on('open', resolve))
    const last = new Promise<unknown>((resolve) =>
      socket.on('message', (data) => {
        const { number, reply } = JSON.parse(String(data))
        if (number === 8) resolve(reply)
      }),
    )
    for (let number = 1; number <= 8; number++) socket.send(JSON.stringify({ number, request: { ask: 'list' } }))
    expect(await last).toMatchObject({
      said: 'refused',
      reason: 'busy',
      bucket: 'requests',
      seconds: expect.any(Number),
    })
  })

  test('counts tries of the old password where a new one is set', async () => {
    const running = await opened()
    const accounts = new Accounts(running.store, Date.now)
    const { id } = await accounts.make('Montcalm', 'the bells of Ticonderoga')
    const token = await accounts.welcome(id, undefined)
    const change = (old: string) =>
      fetch(`http://127.0.0.1:${running.port}/api/me/password`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ old, password: 'the guns of Carillon' }),
      })
    for (let i = 0; i < 10; i++) expect((await change(`guess ${i}`)).status).toBe(401)
    const eleventh = await change('the bells of Ticonderoga')
    expect(eleventh.status).toBe(429)
    expect(await eleventh.json()).toMatchObject({ bucket: 'sign-in', seconds: expect.any(Number) })
  })

  test('forgets tickets that have run out, and keeps those that are good', async () => {
    const { store } = await opened()
    const now = Date.now()
    const old = await issue(store, 'session', now - 30 * HOUR)
    const good = await issue(store, 'session', now + HOUR)
    await dropExpired(store, now)
    const left = await store.db.selectFrom('ticket').select('hash').execute()
    const hashes = left.map(({ hash }) => hash)
    expect(hashes).toContain(hashOf(good))
    expect(hashes).not.toContain(hashOf(old))
  })
  test('and with a guest’s session where he was told, and when: nobody else has them', async () => {
    const { store, hall } = await opened()
    const now = Date.now()
    const [old, good] = [await issue(store, 'session', now - 30 * HOUR), await issue(store, 'session', now + HOUR)]
    const { id } = await new Accounts(store, Date.now).make('Montcalm', undefined)
    const channels = new Channels(store, hall.world.vault, Date.now)
    for (const owner of [hashOf(old), hashOf(good), id]) {
      await channels.add(owner, { kind: 'hook', locale: 'en', url: 'https://hooks.example.com/x' })
      await setManners(store, owner, { zone: 'UTC' })
    }
    await dropExpired(store, now)
    for (const table of ['channel', 'manners'] as const) {
      const left = await store.db.selectFrom(table).select('owner').execute()
      expect(left.map(({ owner }) => owner).sort()).toEqual([hashOf(good), id].sort())
    }
  })
  test('does so by itself', async () => {
    const { store, data } = await opened()
    const old = await issue(store, 'session', Date.now() - 30 * HOUR)
    const again = await opened({ data })
    const there = () =>
      again.store.db.selectFrom('ticket').select('hash').where('hash', '=', hashOf(old)).executeTakeFirst()
    for (let i = 0; i < 100 && (await there()); i++) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await there()).toBeUndefined()
  })
})
