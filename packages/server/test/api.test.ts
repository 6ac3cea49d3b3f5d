/** What programs ask: bots by token, records as lines, the document of the API, and what is too much. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Option, seeded } from '@carillon/kernel'
import { SCOPES, type Scope } from '@carillon/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { Accounts } from '../src/accounts.ts'
import { Programs } from '../src/programs/programs.ts'
import { REPLIES } from '../src/replies.ts'
import { ABOUT } from '../src/route-docs.ts'
import type { RunningServer } from '../src/server.ts'
import type { Store } from '../src/store/store.ts'
import { Guest, house, madeTable } from '../src/testing/house.ts'
import { hashOf } from '../src/vault.ts'

const QUEBEC = { title: 'quebec-1759', scenario: 'campaign' }
let count = 0
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
async function opened(more = {}) {
  const running = await house(more)
  closing.push(running.close)
  return running
}
async function programOf({ store, desk }: RunningServer, scopes: readonly Scope[]) {
  const owner = (await new Accounts(store, desk.now).make(`Owner ${++count}`, undefined)).id
  const programs = new Programs(store, desk.now)
  return { owner, programs, ...(await programs.make(owner, `Bot ${++count}`, scopes, 30)) }
}
const at = ({ port }: RunningServer, path: string, token?: string, body?: object) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  })
const guestAt = async ({ port }: RunningServer, id: string, token: string | undefined) => {
  const guest = new Guest(port, token)
  closing.push(() => guest.close())
  return { guest, said: await guest.open(id) }
}

describe('bots by token', () => {
  test('a token is good for its scopes, until it is replaced or taken away; only its hash is kept', async () => {
    const running = await opened()
    const { owner, programs, program, token } = await programOf(running, ['read'])
    expect(token).toMatch(/^crl_[\w-]{43}$/)
    const kept = JSON.stringify(await running.store.db.selectFrom('ticket').selectAll().execute())
    expect(kept).not.toContain(token)
    expect(await (await at(running, '/api/me', token)).json()).toMatchObject({ me: { id: program.id, role: 'bot' } })
    expect(await (await at(running, '/api/games', token, QUEBEC)).json()).toMatchObject({ reason: 'scope' })
    const { id } = await madeTable(running, QUEBEC)
    const { guest, said } = await guestAt(running, id, token)
    expect(said).toMatchObject({ said: 'opened' })
    expect(await guest.ask({ ask: 'resign', table: id, seat: 'french', key: 'k' })).toMatchObject({ reason: 'scope' })
    const { token: next } = await programs.renew(owner, program.id, SCOPES, 30)
    expect((await at(running, '/api/games', token, QUEBEC)).status).toBe(403)
    expect((await at(running, '/api/games', next, QUEBEC)).status).toBe(201)
    await expect(programs.void('somebody', program.id)).rejects.toMatchObject({ reason: 'not-yours' })
    await programs.void(owner, program.id)
    expect((await at(running, '/api/games', next, QUEBEC)).status).toBe(403)
    expect(await programs.list(owner)).toMatchObject([{ id: program.id, scopes: [], ends: null }])
    const { token: last } = await programs.renew(owner, program.id, SCOPES, 30)
    expect((await at(running, '/api/games', last, QUEBEC)).status).toBe(201)
    await expect(programs.remove('somebody', program.id)).rejects.toMatchObject({ reason: 'not-yours' })
    // It leaves with its owner: its name is nobody's, and its sockets are closed with his.
    const other = await programOf(running, ['play'])
    const ended = await new Accounts(running.store, running.desk.now).close(other.owner)
    expect(ended).toContain(hashOf(other.token))
    const left = running.store.db.selectFrom('account').select(['name', 'closed']).where('id', '=', other.program.id)
    expect(await left.executeTakeFirst()).toMatchObject({ name: '', closed: expect.any(Number) })
    await programs.remove(owner, program.id)
    expect((await at(running, '/api/games', last, QUEBEC)).status).toBe(403)
    expect(await programs.list(owner)).toEqual([])
  })

  test('one whose owner has left while it was made is nobody', async () => {
    const running = await opened()
    const { owner, token } = await programOf(running, ['read'])
    await running.store.db.updateTable('account').set({ closed: 1 }).where('id', '=', owner).execute()
    expect(await (await at(running, '/api/me', token)).json()).toMatchObject({ me: null })
    await running.store.db.deleteFrom('program').where('owner', '=', owner).execute()
    await running.store.db.updateTable('account').set({ closed: null }).where('id', '=', owner).execute()
    expect(await (await at(running, '/api/me', token)).json()).toMatchObject({ me: null })
  })

  test('the example plays a whole game of Quebec', async () => {
    const file = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url))
    expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThan(60)
    const running = await opened()
    const { token } = await programOf(running, ['read', 'play'])
    const { id, links } = await madeTable(running, QUEBEC)
    const bot = spawn(process.execPath, [file, `http://127.0.0.1:${running.port}`, token, links.french as string])
    closing.push(() => bot.kill('SIGKILL'))
    let said = ''
    bot.stdout.on('data', (data) => {
      said += String(data)
    })
    bot.stderr.on('data', (data) => {
      said += String(data)
    })
    const ended = new Promise((resolve) => bot.on('exit', resolve))
    const { guest } = await guestAt(running, id, links.british)
    const random = seeded(4)
    while (!guest.scene?.observation.outcome) {
      if (guest.options.length > 0) expect(await guest.click(random)).toEqual({ said: 'done' })
      else await guest.next(100)
      if (said !== '' && !guest.scene?.observation.outcome) await guest.next(100)
    }
    expect(await ended).toBe(0)
    expect(JSON.parse(said)).toMatchObject({ id, seat: 'french', outcome: guest.scene.observation.outcome })
    // And what was played can be read by all, line by line.
    const text = await (await at(running, `/api/games/${id}/record`, token)).text()
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines[0]).toMatchObject({ game: 'quebec-1759', over: true, seed: expect.any(String) })
    expect(lines.at(-1)).toEqual({ end: guest.scene.observation.outcome })
    const count = await running.hall.read(id, ({ table }) => table.count)
    expect(lines.slice(1, -1).filter((line) => 'input' in line)).toHaveLength(count)
    expect(running.measures.failures).toBe(0)
  })
})

describe('records as lines', () => {
  test('no line is missing while a position is being kept', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const keep =
      (store: Store): Store['keep'] =>
      (...kept) =>
        held.then(() => store.keep(...kept))
    const through = (store: Store): Store => ({ ...store, keep: keep(store) })
    const running = await opened({ through })
    const { id, links } = await madeTable(running, { title: 'bayonets-and-tomahawks', scenario: '1' })
    const random = seeded(1)
    const goOn = () =>
      running.hall.act(id, null, null, (live) => {
        const [choice] = live.table.decisions
        return choice && live.answering(choice.role, choice.options[random.below(choice.options.length)] as Option)
      })
    for (let i = 0; i < 200; i++) await goOn()
    const read = async () => (await at(running, `/api/games/${id}/record`, links.french)).text()
    const during = read()
    await new Promise((resolve) => setTimeout(resolve, 200))
    letGo()
    expect(await during).toBe(await read())
  })
  test('before the end only what one’s own seat may read', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, QUEBEC)
    const guests = [(await guestAt(running, id, links.british)).guest, (await guestAt(running, id, links.french)).guest]
    const random = seeded(8)
    for (let i = 0; i < 90; ) {
      const guest = guests.find(({ options }) => options.length > 0)
      if (!guest) await guests[0]?.next(20)
      else {
        await guest.click(random)
        i += 1
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    for (const [n, role] of ['british', 'french'].entries()) {
      const response = await at(running, `/api/games/${id}/record`, links[role])
      expect(response.headers.get('content-type')).toContain('application/x-ndjson')
      const [head, ...lines] = (await response.text())
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(head).toMatchObject({ game: 'quebec-1759', seat: role, over: false })
      expect(head).not.toHaveProperty('seed')
      // Exactly the lines that the seat was shown, from the first on.
      expect(lines.map(({ log }) => JSON.stringify(log))).toEqual(guests[n]?.log)
    }
    expect(guests[0]?.log).not.toEqual(guests[1]?.log)
    const { token } = await running.desk.welcome()
    expect(await (await at(running, `/api/games/${id}/record`, token)).json()).toMatchObject({ reason: 'not-over' })
    const hidden = await madeTable(running, { ...QUEBEC, visibility: 'private' })
    expect((await at(running, `/api/games/${hidden.id}/record`, token)).status).toBe(404)
  })
})

describe('the document', () => {
  test('has every route, with what it takes; every route is described', async () => {
    const running = await opened({ mailer: { send: async () => undefined } })
    const undescribed = running.routes
      .map(({ method, url }) => `${method} ${url}`)
      .filter((name) => !ABOUT[name] || (!ABOUT[name].type && !REPLIES[name]))
    expect(undescribed).toEqual([])
    const document = (await (await at(running, '/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { summary: string; requestBody?: object }>>
    }
    expect(document.openapi).toBe('3.1.0')
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(listed.sort()).toEqual(running.routes.map(({ method, url }) => `${method} ${url}`).sort())
    for (const methods of Object.values(document.paths))
      for (const { summary } of Object.values(methods)) expect(summary).not.toBe('')
    expect(document.paths['/api/me/bots']?.post?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['name', 'scopes'], additionalProperties: false } } },
    })
    // The page for people names them, too.
    const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
    for (const { method, url } of running.routes) expect(page, `${method} ${url}`).toContain(`\`${method} ${url}\``)
  })
})

describe('too much at once', () => {
  test('is told with the bucket and the seconds', async () => {
    const running = await opened({ requests: undefined })
    const codes: number[] = []
    let last: Response | undefined
    for (let i = 0; i < 620 && !codes.includes(429); i++) {
      last = await at(running, '/health')
      codes.push(last.status)
    }
    expect(last?.status).toBe(429)
    const wait = Number(last?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(await last?.json()).toMatchObject({ reason: 'busy', bucket: 'address', seconds: wait })
  })
})
