/** Every route and every kind of request over a socket, tried by everybody, against the table that is written down. */
import { appendFileSync } from 'node:fs'
import type { Reply } from '@carillon/protocol'
import Value from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { REPLIES } from '../src/replies.ts'
import { ABOUT } from '../src/route-docs.ts'
import type { RunningServer } from '../src/server.ts'
import { house } from '../src/testing/house.ts'
import { type Cast, castOf, ROLES, type RoleName, writtenTable } from './roles.ts'
import { ASKED, ROUTES } from './roles-samples.ts'

const TABLE = writtenTable()
const WRITTEN = [...TABLE.keys()]
let count = 0
const isRoute = (name: string): boolean => name.includes(' ')
let running: RunningServer
beforeAll(async () => {
  running = await house({ mailer: { send: async () => undefined }, proxied: true })
})
afterAll(() => running.close())

/** `CARILLON_ROLES=FILE` writes there what the house says, to be read before it is written down. */
const PRINT = process.env.CARILLON_ROLES
function compare(name: string, found: Readonly<Record<string, string>>): void {
  if (PRINT) appendFileSync(PRINT, `| \`${name}\` | ${ROLES.map((role) => found[role]).join(' | ')} |\n`)
  else expect(found, name).toEqual(TABLE.get(name))
}
/** What only looks, or is refused, leaves those who try it as they are. */
const kept = new Map<RoleName, Promise<Cast>>()
function someCast(role: RoleName, fresh: boolean): Promise<Cast> {
  if (fresh) return castOf(running, role)
  const known = kept.get(role) ?? castOf(running, role)
  kept.set(role, known)
  return known
}
const FRESH: readonly string[] = ['resign']

async function byHttp(name: string, cast: Cast): Promise<string> {
  const [method = '', url = ''] = name.split(' ')
  const sample = ROUTES[name]
  if (!sample) return 'no sample'
  const { url: to = url, body } = await sample(cast)
  const response = await fetch(`http://127.0.0.1:${cast.running.port}${to}`, {
    method,
    // Everybody comes from elsewhere: what one address may do at once is tried by other tests.
    headers: {
      ...cast.headers,
      ...(method !== 'GET' && { 'x-forwarded-for': `10.0.0.${++count % 250}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.ok) {
    checkReply(name, response, text)
    return String(response.status)
  }
  expect(JSON.parse(text), name).toMatchObject({ reason: expect.any(String), detail: expect.any(String) })
  return `${response.status} ${(JSON.parse(text) as { reason: string }).reason}`
}

/** What is given is what /api/openapi.json says, and nothing besides. */
function checkReply(name: string, response: Response, text: string): void {
  const schema = REPLIES[name]
  expect(response.status, name).toBe(ABOUT[name]?.status ?? 200)
  expect(response.headers.get('content-type'), name).toContain(ABOUT[name]?.type ?? 'application/json')
  if (schema) expect([name, Value.Errors(schema, JSON.parse(text))]).toEqual([name, []])
}

async function bySocket(ask: keyof typeof ASKED, cast: Cast): Promise<string> {
  const { port } = cast.running
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { ...cast.headers } })
  const reply = new Promise<Reply | undefined>((resolve) => {
    socket.on('message', (data) => {
      const said = JSON.parse(String(data)) as { number?: number; reply: Reply }
      if (said.number === 2) resolve(said.reply)
    })
    socket.on('close', () => resolve(undefined))
  })
  await new Promise((resolve) => socket.on('open', resolve))
  socket.send(JSON.stringify({ number: 1, request: { ask: 'open', id: cast.table.id } }))
  socket.send(JSON.stringify({ number: 2, request: { ask, ...ASKED[ask](cast.table.id) } }))
  const said = await reply
  socket.close()
  // Now and then whoever is not welcome any more is sent away, in the midst of a word, too: he comes back and is told.
  if (!said) return bySocket(ask, cast)
  return said.said === 'refused' ? said.reason : said.said
}

/** All kinds of requests: their type says so. */
const ASKS = Object.keys(ASKED)
const row = async (ask: (role: RoleName) => Promise<string>) =>
  Object.fromEntries(await Promise.all(ROLES.map(async (role) => [role, await ask(role)])))

describe('the table says all there is, and no more', () => {
  test('routes', () => {
    const routes = running.routes.map(({ method, url }) => `${method} ${url}`)
    expect(WRITTEN.filter(isRoute).sort()).toEqual([...new Set(routes)].sort())
  })
  test('requests', () => {
    expect(WRITTEN.filter((name) => !isRoute(name)).sort()).toEqual([...ASKS].sort())
  })
  test('a row that is short or twice is told', () => {
    expect(() => writtenTable('| `GET /x` | 200 |')).toThrow('GET /x has 1 cells')
    const line = `| \`GET /x\` | ${ROLES.map(() => '200').join(' | ')} |`
    expect(() => writtenTable(`${line}\n${line}`)).toThrow('twice')
  })
})

const rows = PRINT ? [...Object.keys(ROUTES), ...ASKS] : WRITTEN
test.each(rows.filter(isRoute))('%s', async (name) => {
  compare(name, await row(async (role) => byHttp(name, await someCast(role, !name.startsWith('GET ')))))
  expect(running.measures.failures).toBe(0)
})
test.each(rows.filter((name) => !isRoute(name)) as (keyof typeof ASKED)[])('%s', async (ask) => {
  compare(ask, await row(async (role) => bySocket(ask, await someCast(role, FRESH.includes(ask)))))
  expect(running.measures.failures).toBe(0)
})
