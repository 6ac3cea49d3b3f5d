/** Who gets in, and what he gets: origins, tokens, frames, and a house that is stopped. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import whole from '../../../package.json' with { type: 'json' }
import { wrongSettings } from '../src/server.ts'
import type { Store } from '../src/store/store.ts'
import { Guest, house, madeTable } from '../src/testing/house.ts'
import { afterwards, closeAll, opened, QUEBEC, seated, table } from './tables.ts'

afterEach(closeAll)

/** What the handshake says: 101, or why not. */
const knock = (port: number, headers: Record<string, string>, path = '/api/socket'): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
    socket.on('error', () => undefined)
    socket.on('open', () => {
      socket.close()
      resolve(101)
    })
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
  })
const post = (port: number, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('the door', () => {
  test('a socket is for our own page, or for who brings a token and is no page', async () => {
    const { port, desk } = await opened()
    const own = `http://127.0.0.1:${port}`
    const authorization = `Bearer ${(await desk.welcome()).token}`
    expect(await knock(port, { origin: own })).toBe(101)
    expect(await knock(port, { authorization })).toBe(101)
    for (const headers of [
      {},
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { origin: `${own}.elsewhere.example` },
      { origin: own, 'sec-fetch-site': 'cross-site' },
      { origin: 'https://elsewhere.example', authorization },
      { authorization: 'Bearer not-a-token-that-anybody-has-given-out' },
      { origin: 'http://evil.example', host: 'evil.example' },
    ])
      expect(await knock(port, headers as Record<string, string>), JSON.stringify(headers)).toBe(403)
    expect(await knock(port, { origin: own }, '/elsewhere')).toBe(404)
  })
  test('what changes something likewise; what is no request is refused in words', async () => {
    const { port, desk, measures } = await opened()
    const origin = `http://127.0.0.1:${port}`
    const authorization = `Bearer ${(await desk.welcome()).token}`
    expect((await post(port, '/api/games', QUEBEC)).status).toBe(403)
    expect((await post(port, '/api/games', QUEBEC, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await post(port, '/api/games', QUEBEC, { origin })).status).toBe(201)
    for (const body of [
      {},
      { ...QUEBEC, more: 1 },
      { ...QUEBEC, scenario: 'nowhere' },
      { ...QUEBEC, title: 'chess' },
      [],
      'x',
    ])
      expect((await post(port, '/api/games', body, { authorization })).status, JSON.stringify(body)).toBe(400)
    expect((await post(port, '/api/seat', { token: 'x'.repeat(43) }, { authorization })).status).toBe(404)
    expect((await fetch(`${origin}/api/nothing`)).status).toBe(404)
    expect(measures.failures).toBe(0)
  })
  test('a link opens its seat on any device: the browser that uses it sits there from then on', async () => {
    const { port, store } = await opened()
    const origin = `http://127.0.0.1:${port}`
    const made = await post(port, '/api/games', { ...QUEBEC, me: 'french' }, { origin })
    const { id, seat, links } = (await made.json()) as { id: string; seat: string; links: Record<string, string> }
    expect(seat).toBe('french')
    const cookie = /carillon=([^;]+); .*HttpOnly; SameSite=Lax/i.exec(made.headers.get('set-cookie') ?? '')?.[1]
    expect(cookie).toBeDefined()
    const other = await post(port, '/api/seat', { token: links.british }, { origin })
    expect(await other.json()).toMatchObject({ id, seat: 'british' })
    // The hash is stored, not the link.
    const tickets = JSON.stringify(await store.db.selectFrom('ticket').selectAll().execute())
    for (const secret of [cookie as string, ...Object.values(links)]) expect(tickets).not.toContain(secret)
  })
  test('a private game is for who sits at it', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, { ...QUEBEC, visibility: 'private' })
    const watching = new Guest(running.port, (await running.desk.welcome()).token)
    afterwards(() => watching.close())
    expect(await watching.open(id)).toMatchObject({ reason: 'not-yours' })
    await seated(running.port, links.french, id)
  })
  test.each(['fails', 'says nothing'])('a house whose database %s is not well, and says so', async (how) => {
    let ill = false
    const query = {
      ...{ select: () => query, limit: () => query },
      execute: () => new Promise((_, reject) => how === 'fails' && reject(new Error('gone'))),
    }
    const through = (store: Store): Store => {
      const get = (db: Store['db'], name: keyof Store['db']) => {
        if (ill && name === 'selectFrom') return () => query
        const found: unknown = Reflect.get(db, name)
        return typeof found === 'function' ? found.bind(db) : found
      }
      return { ...store, db: new Proxy(store.db, { get } as ProxyHandler<Store['db']>) }
    }
    const { port } = await opened({ through })
    const health = () => fetch(`http://127.0.0.1:${port}/health`)
    expect((await health()).status).toBe(200)
    ill = true
    const said = await health()
    ill = false
    expect(said.status).toBe(503)
    expect(await said.json()).toMatchObject({ ok: false, store: 'sqlite' })
  })
  test('health is for all, measures for this machine', async () => {
    const { port } = await opened()
    const at = `http://127.0.0.1:${port}`
    expect(await (await fetch(`${at}/health`)).json()).toEqual({
      ok: true,
      store: 'sqlite',
      version: whole.version,
    })
    expect(await (await fetch(`${at}/metrics`)).text()).toMatch(/carillon_sockets_open 0\n/)
    expect((await fetch(`${at}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404)
  })
  test('from other machines it wants to know its address', () => {
    expect(wrongSettings({ host: '0.0.0.0', publicUrl: undefined })).toMatch('PUBLIC_URL')
    expect(wrongSettings({ host: '0.0.0.0', publicUrl: 'games.example' })).toMatch('PUBLIC_URL')
    expect(wrongSettings({ host: '0.0.0.0', publicUrl: 'https://games.example' })).toBeUndefined()
    expect(wrongSettings({ host: 'localhost', publicUrl: undefined })).toBeUndefined()
  })
})

describe('a line', () => {
  test('frames that are too long or no JSON close it; too many requests are told to wait', async () => {
    const running = await opened({ requests: [1, 5] })
    const { token } = await running.desk.welcome()
    const closedBy = (frame: string) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${running.port}/api/socket`, {
          headers: { authorization: `Bearer ${token}` },
        })
        socket.on('open', () => socket.send(frame))
        socket.on('close', (code) => resolve(code))
      })
    expect(await closedBy('x')).toBe(1008)
    expect(await closedBy(JSON.stringify({ number: 1, request: 'x'.repeat(17_000) }))).toBe(1009)
    const socket = new WebSocket(`ws://127.0.0.1:${running.port}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
    })
    afterwards(() => socket.close())
    const replies: string[] = []
    await new Promise<void>((resolve) => {
      socket.on('message', (data) => replies.push(String(data)) === 12 && resolve())
      socket.on('open', () => {
        for (let number = 1; number <= 12; number++) socket.send(JSON.stringify({ number, request: { ask: 'list' } }))
      })
    })
    expect(replies.filter((one) => one.includes('"busy"')).length).toBeGreaterThan(5)
  })
  test('sent twice it counts once; another seat cannot be played from here', async () => {
    const { running, id, british, french } = await table()
    const guests = [british, french]
    const guest = guests.find(({ options }) => options.length > 0) as Guest
    const [option] = guest.options
    const revision = guest.scene?.observation.revision as number
    const seat = guest.scene?.seat as string
    const deed = { ask: 'answer', table: id, seat, revision, key: 'once', option } as never
    expect(await Promise.all([guest.ask(deed), guest.ask(deed), guest.ask(deed)])).toEqual(
      Array(3).fill({ said: 'done' }),
    )
    expect((await running.store.rows(id, 0)).filter(({ key }) => key === `${seat} once`)).toHaveLength(1)
    const other = guests.find((one) => one !== guest) as Guest
    expect(await other.ask({ ...(deed as object), key: 'two' } as never)).toMatchObject({ reason: 'not-yours' })
  })
  test('a house that stops says so; whoever was there comes back to the next one, and loses nothing', async () => {
    const data = mkdtempSync(join(tmpdir(), 'carillon-door-'))
    const first = await house({ data })
    const { id, links } = await madeTable(first, QUEBEC)
    let { port } = first
    const guest = new Guest(() => port, links.british, 10)
    afterwards(() => rmSync(data, { recursive: true }))
    await guest.open(id)
    for (let i = 0; i < 3 && guest.options.length > 0; i++) await guest.answer(guest.options[0] as never)
    const before = guest.scene
    await first.close()
    expect(guest.news.some(({ news }) => news === 'moving')).toBe(true)
    const second = await opened({ data })
    afterwards(() => guest.close())
    port = second.port
    await guest.next(5000)
    expect(guest.scene).toEqual({
      ...before,
      logFrom: 0,
      rolls: [],
      observation: { ...before?.observation, log: expect.any(Array) },
    })
  })
})
