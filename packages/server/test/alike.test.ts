/** Two seats of a table that may be one person's are told to moderators, and to nobody else; nothing follows from it. */
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Accounts } from '../src/accounts.ts'
import { administer } from '../src/admin.ts'
import { alikeSeats } from '../src/moderation/alike.ts'
import type { RunningServer, Settings } from '../src/server.ts'
import { dropExpired } from '../src/sweep.ts'
import { madeTable } from '../src/testing/house.ts'
import { onBothStores } from './stores.ts'
import { closeAll, opened, QUEBEC, settled } from './tables.ts'

afterEach(closeAll)
const DAY = 86_400_000
/** Addresses of the world: two of one net, one of another. */
const [HERE, NEXT, ELSEWHERE] = ['93.184.216.34', '93.184.216.200', '151.101.1.5']

/** A browser on a device of its own: it keeps its cookies, and comes from an address. */
class Device {
  readonly #port: number
  readonly #cookies = new Map<string, string>()
  address: string

  constructor({ port }: RunningServer, address: string) {
    this.#port = port
    this.address = address
  }
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  get #headers() {
    return { origin: `http://127.0.0.1:${this.#port}`, cookie: this.cookie, 'x-forwarded-for': this.address }
  }
  async ask(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
      method,
      headers: { ...this.#headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    // biome-ignore lint/suspicious/noExplicitAny: tests look at what comes.
    return { status: response.status, body: (await response.json()) as any }
  }
  /** Opens a table, and hangs up when it is open. All that it was told. By a token it is a program. */
  async look(id: string, bearer?: string): Promise<string> {
    const { origin, ...own } = this.#headers
    const headers = { ...own, ...(bearer === undefined ? { origin } : { authorization: `Bearer ${bearer}` }) }
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/api/socket`, { headers })
    const told: string[] = []
    await new Promise<void>((resolve, reject) => {
      socket.on('open', () => socket.send(JSON.stringify({ number: 1, request: { ask: 'open', id } })))
      socket.on('message', (data) => {
        told.push(String(data))
        if ('number' in JSON.parse(String(data))) setTimeout(resolve, 30)
      })
      socket.on('error', reject)
    })
    socket.terminate()
    return told.join('\n')
  }
  async signUp(name: string): Promise<void> {
    const { status } = await this.ask('POST', '/api/account', { name, password: `rowing past the citadel of ${name}` })
    expect(status).toBe(201)
  }
  async sit(token: string | undefined, id: string): Promise<void> {
    expect((await this.ask('POST', '/api/seat', { token })).status).toBe(200)
    await this.look(id)
  }
  async make(more: object = {}) {
    const { status, body } = await this.ask('POST', '/api/games', { ...QUEBEC, me: 'british', ...more })
    expect(status).toBe(201)
    await this.look(body.id)
    return body as { id: string; links: Record<string, string> }
  }
}
const told = async (running: RunningServer, moderator: string | null = null) => {
  await settled()
  return alikeSeats(running.store, moderator)
}
const by = async (running: RunningServer) => (await told(running)).map(({ signs }) => signs.map((sign) => sign.by))

onBothStores((database, it) => {
  const proxied = async (more: Partial<Settings> = {}) =>
    opened({ proxied: true, databaseUrl: await database(), ...more })

  it('who signs out and plays the other seat by another account is told: by his device, and by his net', async () => {
    const running = await proxied()
    const device = new Device(running, HERE)
    await device.signUp('Anne')
    const { id, links } = await device.make({ rated: true })
    const before = device.cookie
    await device.ask('DELETE', '/api/session')
    await device.signUp('Berthe')
    expect(device.cookie).not.toBe(before)
    await device.sit(links.french, id)
    expect(await told(running)).toMatchObject([
      {
        ...{ game: id, title: 'quebec-1759', rated: true, over: false },
        seats: [
          { role: 'british', name: 'Anne', about: expect.stringMatching(/^account:/) },
          { role: 'french', name: 'Berthe' },
        ],
        signs: [
          { by: 'device', days: 1, since: expect.any(Number) },
          { by: 'net', days: 1 },
        ],
      },
    ])
    // As often as he comes: once a day it is counted, and it stays one.
    for (let i = 0; i < 3; i++) await device.look(id)
    expect((await told(running)).map(({ signs }) => signs.map(({ days }) => days))).toEqual([[1, 1]])
  })
  it('two devices in one net are told by the net alone; in two nets there is nothing to tell', async () => {
    const running = await proxied()
    const [own, other, far] = [HERE, NEXT, ELSEWHERE].map((address) => new Device(running, address)) as [
      ...[Device, Device, Device],
    ]
    const [one, two] = [await own.make(), await own.make()]
    await far.sit(two.links.french, two.id)
    expect(await by(running)).toEqual([])
    await other.sit(one.links.french, one.id)
    expect(await by(running)).toEqual([['net']])
    const [found] = await told(running)
    // Who has no account is his seat.
    expect(found?.seats).toEqual(
      ['british', 'french'].map((role) => ({ role, name: '', about: `seat:${one.id}:${role}` })),
    )
  })
  it('at home, where all are at one machine or in one house, the net says nothing; the device does', async () => {
    const running = await proxied()
    for (const address of ['127.0.0.1', '192.168.1.7', 'fd00::7', '']) {
      const [own, other] = [new Device(running, address), new Device(running, address)]
      const { id, links } = await own.make()
      await other.sit(links.french, id)
    }
    expect(await by(running)).toEqual([])
    const shared = new Device(running, '127.0.0.1')
    await shared.signUp('Anne')
    const { id, links } = await shared.make()
    await shared.ask('DELETE', '/api/session')
    await shared.sit(links.french, id)
    expect(await by(running)).toEqual([['device']])
  })
  it('without a proxy of ours nobody says himself where he comes from', async () => {
    const running = await proxied({ proxied: false })
    const [own, other] = [new Device(running, HERE), new Device(running, HERE)]
    const { id, links } = await own.make()
    await other.sit(links.french, id)
    expect(await by(running)).toEqual([])
  })
  it('who opens his own invitation in the same browser stays where he is, and is nobody’s other', async () => {
    const running = await proxied()
    const device = new Device(running, HERE)
    const { id, links } = await device.make()
    await device.sit(links.french, id)
    expect(await by(running)).toEqual([])
    // Nor if he makes himself known: he is the same at the same seat.
    await device.signUp('Anne')
    await device.look(id)
    expect(await by(running)).toEqual([])
  })
  it('who has got up from a seat is not held against who sits there now, nor he himself elsewhere', async () => {
    const running = await proxied()
    const { id, links } = await madeTable(running, QUEBEC)
    const [device, other] = [new Device(running, HERE), new Device(running, ELSEWHERE)]
    await device.sit(links.british, id)
    const { db } = running.store
    // He gets up, and plays the other side under a name.
    await db.deleteFrom('hold').execute()
    await device.signUp('Anne')
    await device.sit(links.french, id)
    await other.sit(links.british, id)
    expect(await db.selectFrom('mark').selectAll().execute()).toHaveLength(6)
    expect(await by(running)).toEqual([])
  })
  it('programs are no people: neither a bot nor what comes with a token leaves a mark', async () => {
    const running = await proxied()
    const device = new Device(running, HERE)
    const { id, links } = await device.make()
    const { token } = await running.desk.welcome()
    for (const bearer of [links.french, token]) expect(await device.look(id, bearer)).toContain('"said":"opened"')
    await settled()
    const marks = await running.store.db.selectFrom('mark').select('role').execute()
    expect(new Set(marks.map(({ role }) => role))).toEqual(new Set(['british']))
  })
  it('who watches, plays alone against bots, or looks at a game that is over leaves no mark', async () => {
    const running = await proxied()
    const [device, other] = [new Device(running, HERE), new Device(running, ELSEWHERE)]
    const alone = await device.make({ bots: { french: 'random' } })
    await other.look(alone.id)
    const { id, links } = await madeTable(running, QUEBEC)
    await other.look(id)
    await device.ask('POST', '/api/seat', { token: links.british })
    await running.hall.act(id, null, null, (live) => live.folding({ do: 'end', ended: { how: 'abort' } as never }))
    await device.look(id)
    await settled()
    expect(await running.store.db.selectFrom('mark').selectAll().execute()).toEqual([])
  })
  it('neither address nor device is kept, and in every game the marks are others', async () => {
    const running = await proxied()
    const [device, other] = [new Device(running, HERE), new Device(running, HERE)]
    const [one, two] = [await device.make(), await device.make()]
    await other.sit(one.links.french, one.id)
    await other.sit(two.links.french, two.id)
    expect(await by(running)).toEqual([['net'], ['net']])
    const marks = await running.store.db.selectFrom('mark').selectAll().execute()
    const hashes = (game: string) => new Set(marks.flatMap((mark) => (mark.game === game ? [mark.hash] : [])))
    expect([hashes(one.id).size, hashes(two.id).size]).toEqual([3, 3])
    expect([...hashes(one.id)].filter((hash) => hashes(two.id).has(hash))).toEqual([])
    const secret = /carillon-device=([\w-]{43})/.exec(device.cookie)?.[1] as string
    const text = JSON.stringify(marks)
    for (const word of [HERE, '93.184.216', secret]) expect(text).not.toContain(word)
  })
  it('what was kept is in the copy of one’s own data, without the mark; it goes with the account, or 30 days after he last came', async () => {
    const running = await proxied()
    const { db } = running.store
    const [device, other] = [new Device(running, HERE), new Device(running, HERE)]
    await device.signUp('Anne')
    const { id, links } = await device.make()
    await other.signUp('Berthe')
    await other.sit(links.french, id)
    await settled()
    const { body } = await device.ask('GET', '/api/me/data')
    const mark = { game: id, role: 'british', days: 1, since: expect.any(Number), last: expect.any(Number) }
    expect(body.marks.sort((a: { kind: string }, b: { kind: string }) => a.kind.localeCompare(b.kind))).toEqual([
      { ...mark, kind: 'device' },
      { ...mark, kind: 'net' },
    ])
    expect(JSON.stringify(body)).not.toContain('french')
    await dropExpired(running.store, Date.now() + 29 * DAY)
    expect(await db.selectFrom('mark').selectAll().execute()).toHaveLength(4)
    expect((await device.ask('DELETE', '/api/me')).status).toBe(200)
    expect(new Set((await db.selectFrom('mark').select('role').execute()).map(({ role }) => role))).toEqual(
      new Set(['french']),
    )
    await dropExpired(running.store, Date.now() + 31 * DAY)
    expect(await db.selectFrom('mark').selectAll().execute()).toEqual([])
  })
  it('it is counted once a day, and says since when both have come', async () => {
    const running = await proxied()
    const { db } = running.store
    const [device, other] = [new Device(running, HERE), new Device(running, HERE)]
    const { id, links } = await device.make()
    await settled()
    // The first has come on two days, the last time the day before yesterday.
    const [since, last] = [Date.now() - 5 * DAY, Date.now() - 2 * DAY]
    await db.updateTable('mark').set({ since, last, days: 2 }).execute()
    await device.look(id)
    await device.look(id)
    const at = Date.now()
    await other.sit(links.french, id)
    await settled()
    await db.updateTable('mark').set({ days: 7 }).where('role', '=', 'french').execute()
    const [{ signs = [] } = {}] = await told(running)
    expect(signs).toEqual([{ by: 'net', since: expect.any(Number), days: 3 }])
    expect(signs[0]?.since).toBeGreaterThanOrEqual(at)
  })
  it('moderators are told, but not of their own games; players never, and nothing follows from it', async () => {
    const running = await proxied()
    const [device, other] = [new Device(running, HERE), new Device(running, HERE)]
    await device.signUp('Anne')
    const { id, links } = await device.make()
    await other.signUp('Berthe')
    await other.sit(links.french, id)
    const accounts = new Accounts(running.store, Date.now)
    const { id: judge } = await accounts.make('Judge', undefined, 'moderator')
    expect(await told(running, judge)).toHaveLength(1)
    for (const one of [device, other]) {
      expect((await one.ask('GET', '/api/moderation/alike')).status).toBe(403)
      expect(await one.look(id)).not.toMatch(/alike|device|"net"/)
      for (const path of ['/api/me', '/api/games', '/api/lobby', '/api/people/Anne', '/api/people/Berthe'])
        expect(JSON.stringify((await one.ask('GET', path)).body)).not.toMatch(/alike|device|"net"/)
    }
    await running.store.db.updateTable('account').set({ role: 'moderator' }).where('name', '=', 'Anne').execute()
    expect(await device.ask('GET', '/api/moderation/alike')).toEqual({ status: 200, body: { alike: [] } })
    await running.store.db.updateTable('seat').set({ account: judge }).where('role', '=', 'british').execute()
    expect(await told(running, judge)).toEqual([])
  })
  it('who cannot be noted comes in all the same', async () => {
    const running = await proxied()
    const device = new Device(running, HERE)
    const { id } = await device.make()
    await running.store.db.schema.alterTable('mark').renameTo('away').execute()
    expect(await device.look(id)).toContain('"said":"opened"')
    await running.store.db.schema.alterTable('away').renameTo('mark').execute()
  })
})

describe('the device', () => {
  test('is known by a secret that stays when somebody signs out; what is no secret of ours is replaced', async () => {
    const running = await opened()
    const device = new Device(running, HERE)
    const secret = () => /carillon-device=([^;]*)/.exec(device.cookie)?.[1]
    await device.ask('GET', '/api/me')
    expect(secret()).toBeUndefined()
    await device.signUp('Anne')
    const first = secret()
    expect(first).toMatch(/^[\w-]{43}$/)
    await device.ask('DELETE', '/api/session')
    await device.signUp('Berthe')
    expect(secret()).toBe(first)
    for (const odd of ['', 'x', 'a'.repeat(5000), "'; drop table mark"])
      expect(running.desk.deviceIn({ cookie: `carillon-device=${odd}` })).toBeUndefined()
  })
})

test('from a terminal it is told as well', async () => {
  const running = await opened({ proxied: true })
  const [device, other] = [new Device(running, HERE), new Device(running, NEXT)]
  const { id, links } = await device.make()
  await other.sit(links.french, id)
  await settled()
  const { result } = await administer('alike', undefined, { data: running.data })
  expect(result).toMatchObject({ alike: [{ game: id, signs: [{ by: 'net' }] }] })
})
