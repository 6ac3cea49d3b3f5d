/** What strangers try: each line of docs/security.md that has no test of its own elsewhere. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Accounts } from '../src/accounts.ts'
import type { RunningServer } from '../src/server.ts'
import { madeTable } from '../src/testing/house.ts'
import { newToken } from '../src/vault.ts'
import { afterwards, closeAll, opened, QUEBEC, seated } from './tables.ts'

afterEach(closeAll)
const SRC = fileURLToPath(new URL('../src', import.meta.url))
const PUBLIC = 'https://games.example'
const post = (port: number, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
/** The address as it is written, with all its dots. */
const raw = (port: number, path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const asked = ask({ host: '127.0.0.1', port, path }, (response) => {
      let body = ''
      response.on('data', (part) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    asked.on('error', reject)
    asked.end()
  })

describe('pages and data', () => {
  test('nothing runs but our own files, nobody frames us, and data is not kept by anybody', async () => {
    const pages = join((await opened()).data, 'pages')
    mkdirSync(pages)
    writeFileSync(join(pages, 'index.html'), '<!doctype html>')
    const { port } = await opened({ pages, publicUrl: PUBLIC })
    const page = (await fetch(`http://127.0.0.1:${port}/`)).headers
    const csp = page.get('content-security-policy') ?? ''
    for (const word of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(csp).toContain(word)
    expect(csp).not.toMatch(/unsafe|\*|data:|http:/)
    // No text becomes code; what starts a script is one policy, made once.
    const directives = csp.split(';').map((directive) => directive.trim())
    expect(directives).toContain("require-trusted-types-for 'script'")
    expect(directives).toContain('trusted-types carillon')
    const data = (await fetch(`http://127.0.0.1:${port}/api/me`)).headers
    expect(data.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
    expect(data.get('cache-control')).toBe('no-store')
    for (const headers of [page, data]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })
  test('no way out of the folder of pages', async () => {
    const { data } = await opened()
    const pages = join(data, 'pages')
    mkdirSync(join(pages, 'assets'), { recursive: true })
    writeFileSync(join(pages, 'index.html'), 'page')
    writeFileSync(join(data, 'secret.json'), 'SECRET')
    writeFileSync(join(pages, '.fingerprint'), 'SECRET')
    const { port } = await opened({ pages })
    expect((await raw(port, '/')).body).toBe('page')
    for (const path of [
      ...['/../secret.json', '/%2e%2e/secret.json', '/..%2fsecret.json', '/assets/../../secret.json', '//secret.json'],
      ...['/assets/..%5c..%5csecret.json', '/%00/../secret.json', '/.fingerprint', '/assets/%2e%2e/%2e%2e/secret.json'],
      ...['/secret.json%00.html', `${data}/secret.json`, '/index.html/../../secret.json', '/%c0%ae%c0%ae/secret.json'],
    ]) {
      const { status, body } = await raw(port, path)
      expect(body, path).not.toContain('SECRET')
      expect([400, 404], path).toContain(status)
    }
  })
  test('the cookie is this host’s alone, over TLS alone, and no script reads it', async () => {
    const { port } = await opened({ publicUrl: PUBLIC })
    const made = await post(port, '/api/games', { ...QUEBEC, me: 'french' }, { origin: PUBLIC })
    expect(made.status).toBe(201)
    const cookies = made.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.replace(/=[\w-]{43};.*/, ''))).toEqual([
      ...['__Host-carillon', '__Host-carillon-device'],
    ])
    const left = await fetch(`http://127.0.0.1:${port}/api/session`, { method: 'DELETE', headers: { origin: PUBLIC } })
    // What does not say the same does not take it away.
    expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-carillon=;/)])
    for (const cookie of [...cookies, ...left.headers.getSetCookie()]) {
      for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag)
      expect(cookie).not.toMatch(/domain/i)
    }
  })
})

describe('who may ask', () => {
  test('from which page, in which way: only our own passes', async () => {
    const { port } = await opened({ publicUrl: PUBLIC })
    const origins = [undefined, 'null', 'http://games.example', 'https://games.example.evil', `${PUBLIC}:444`, PUBLIC]
    const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none']
    const passed: string[] = []
    for (const origin of origins)
      for (const site of sites)
        for (const [method, path] of [
          ['POST', '/api/games'],
          ['POST', '/api/seat'],
          ['POST', '/api/session'],
          ['POST', '/api/account'],
          ['DELETE', '/api/session'],
          ['DELETE', '/api/me'],
        ] as const) {
          const headers = { ...(origin && { origin }), ...(site && { 'sec-fetch-site': site }) }
          const body =
            method === 'POST'
              ? { headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
              : { headers }
          const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...body })
          if (status !== 403) passed.push(`${origin} ${site}`)
        }
    expect(new Set(passed)).toEqual(new Set([`${PUBLIC} undefined`, `${PUBLIC} same-origin`]))
  })
  test('a form of another page is no request: only JSON is read', async () => {
    const { port } = await opened()
    const origin = `http://127.0.0.1:${port}`
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
      const { status } = await post(port, '/api/games', JSON.stringify(QUEBEC), { origin, 'content-type': type })
      expect([400, 415], type).toContain(status)
    }
  })
  test('behind a proxy the address is what it says, not what its visitor said before', async () => {
    const { port } = await opened({ proxied: true, publicUrl: PUBLIC, requests: [1, 5] } as never)
    const codes: number[] = []
    for (let i = 0; i < 9; i++) {
      const headers = { origin: PUBLIC, 'x-forwarded-for': `10.9.8.${i}, 203.0.113.7` }
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers })
      afterwards(() => socket.terminate())
      socket.on('error', () => undefined)
      codes.push(
        await new Promise<number>((resolve) => {
          socket.on('open', () => resolve(101))
          socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
        }),
      )
    }
    expect(codes.slice(0, 5)).toEqual([101, 101, 101, 101, 101])
    expect(codes.slice(-2)).toEqual([429, 429])
  })
  test('accounts of one address are counted as that, whatever it says it was forwarded for', async () => {
    const { port } = await opened({ proxied: true, publicUrl: PUBLIC })
    const codes: number[] = []
    for (let i = 0; i < 45; i++) {
      const headers = { origin: PUBLIC, 'x-forwarded-for': `10.1.${i}.1, 203.0.113.9` }
      // A name that nobody can have: nothing is hashed.
      codes.push((await post(port, '/api/account', { name: '\u202e', password: 'x' }, headers)).status)
    }
    expect([codes[0], codes[39], codes[44]]).toEqual([422, 422, 429])
  })
})

describe('what is sent', () => {
  const wrong = (running: RunningServer) => running.measures.failures
  test('too long, too deep, no JSON, fields that mean something to JavaScript: refused in words, and nothing breaks', async () => {
    const running = await opened()
    const { port } = running
    const origin = `http://127.0.0.1:${port}`
    expect((await post(port, '/api/games', { ...QUEBEC, scenario: 'x'.repeat(70_000) }, { origin })).status).toBe(413)
    const deep = `${'{"options":'.repeat(5000)}1${'}'.repeat(5000)}`
    for (const body of [
      ...[
        deep,
        '{"title":',
        'null',
        '[]',
        '""',
        '{"title":"quebec-1759","scenario":"campaign","__proto__":{"admin":true}}',
      ],
      ...['{"title":"quebec-1759","scenario":"campaign","constructor":{"prototype":{"admin":true}}}'],
      ...['{"title":"__proto__","scenario":"x"}', '{"title":"constructor","scenario":"toString"}'],
      ...['{"title":"quebec-1759","scenario":"campaign","bots":{"__proto__":"captain"}}'],
      ...['{"title":"quebec-1759","scenario":"campaign","options":{"hasOwnProperty":"x"}}'],
    ]) {
      const { status } = await post(port, '/api/games', body, { origin })
      expect(status, body.slice(0, 80)).toBeGreaterThanOrEqual(400)
      expect(status, body.slice(0, 80)).toBeLessThan(500)
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
    expect(wrong(running)).toBe(0)
  })
  test('names of tables, seats and things that are no names find nothing', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, QUEBEC)
    const guest = await seated(running.port, links.british, id)
    for (const odd of ["' or 1=1 --", '"; drop table game; --', '%', '__proto__', '../key', '\u0000', '*'])
      for (const request of [
        { ask: 'open', id: odd },
        { ask: 'answer', table: id, seat: odd, revision: 1, key: 'k', option: { do: 'pass' } },
        { ask: 'why', table: id, seat: 'british', subject: { unit: odd } },
        { ask: 'overlay', table: id, seat: 'british', kind: odd, at: odd },
        { ask: 'answer', table: id, seat: 'british', revision: 1, key: odd, option: { [odd]: odd } },
      ]) {
        const reply = await guest.ask(request as never)
        if (request.ask !== 'overlay' && request.ask !== 'why')
          expect(reply.said, JSON.stringify(request)).toBe('refused')
        expect(JSON.stringify(reply)).not.toContain('SQLITE')
      }
    expect((await running.store.rows(id, 0)).every(({ key }) => key === 'draw' || key === null)).toBe(true)
    expect(wrong(running)).toBe(0)
  })
  test('who sends half a request is not waited for, and holds up nobody', async () => {
    const { port, address } = await opened()
    const slow = Array.from({ length: 50 }, () => {
      const socket = connect(port, '127.0.0.1')
      afterwards(() => socket.destroy())
      socket.on('error', () => undefined)
      socket.write('POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-le')
      return socket
    })
    expect((await fetch(`${address}health`)).status).toBe(200)
    expect(slow).toHaveLength(50)
  })
})

describe('what is told', () => {
  test('whether there is such an account is told neither by words nor by the time it takes', async () => {
    const running = await opened()
    const accounts = new Accounts(running.store, () => Date.now())
    await accounts.make('Wolfe', 'correct horse battery staple')
    const costs: Record<string, number[]> = { Wolfe: [], Nobody: [] }
    const said = new Set<string>()
    for (let i = 0; i < 8; i++)
      for (const name of ['Wolfe', 'Nobody']) {
        const begun = process.cpuUsage()
        await accounts.signIn(name, `wrong ${i} wrong`).catch((error: Error) => said.add(error.message))
        const { user, system } = process.cpuUsage(begun)
        costs[name]?.push(user + system)
      }
    expect(said.size).toBe(1)
    const [known, unknown] = Object.values(costs).map((one) => one.sort((a, b) => a - b)[3] as number) as [
      number,
      number,
    ]
    expect(unknown / known).toBeGreaterThan(0.6)
    expect(unknown / known).toBeLessThan(1.6)
  })
  test('the log of a house has no secret in it', async () => {
    const lines: string[] = []
    const running = await opened({ log: (text) => void lines.push(text) })
    const { port, store } = running
    const origin = `http://127.0.0.1:${port}`
    const secrets = ['correct horse battery', newToken()]
    const made = await post(port, '/api/account', { name: 'Montcalm', password: secrets[0] }, { origin })
    const cookie = (made.headers.get('set-cookie') ?? '').split(';')[0] as string
    secrets.push(cookie.split('=')[1] as string)
    const game = await post(port, '/api/games', { ...QUEBEC, me: 'french' }, { origin, cookie })
    const { id, links } = (await game.json()) as { id: string; links: Record<string, string> }
    secrets.push(...Object.values(links))
    const { seed } = await running.hall.read(id, (live) => live.origin)
    secrets.push(seed)
    // Everything goes wrong.
    const break_ = () => Promise.reject(new Error(`disk full at ${Date.now()}`))
    Object.assign(store, { append: break_, rows: break_ })
    await post(port, '/api/seat', { token: links.british }, { origin, cookie })
    await post(port, '/api/session', { name: 'Montcalm', password: secrets[0] }, { origin })
    await fetch(`${origin}/api/me?token=${secrets[1]}`, { headers: { cookie } })
    const text = lines.join('\n')
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
  test('what is kept is for nobody else on the machine', async () => {
    const { data } = await opened()
    for (const name of ['carillon.db', 'carillon.db-wal', 'key'])
      expect(statSync(join(data, name)).mode & 0o077).toBe(0)
  })
  test('an error inside is our business: who asked learns nothing of it', async () => {
    const lines: string[] = []
    const running = await opened({ log: (text) => void lines.push(text) })
    const { id, links } = await madeTable(running, QUEBEC)
    const guest = await seated(running.port, links.british, id)
    Object.assign(running.hall, { seen: () => Promise.reject(new Error('secret path /srv/data')) })
    const reply = await guest.ask({ ask: 'why', table: id, seat: 'british', subject: { unit: 'b_15' } } as never)
    expect(JSON.stringify(reply)).not.toContain('secret path')
    expect(lines.join('\n')).toContain('secret path')
  })
})

describe('the sources', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const read = (file: string) => readFileSync(join(SRC, file), 'utf8')
  test('only the stores speak SQL, with bound values', () => {
    for (const file of files.filter((one) => !/^(store|testing)\//.test(one)))
      expect(read(file), file).not.toMatch(/\.prepare\(|db\.exec\(|pool\.query|sql`|sql\.raw/)
    const stores = files.filter((one) => one.startsWith('store/')).map(read)
    const statements = stores.flatMap(
      (text) => text.match(/`[^`]*\b(select|insert|update|delete|with|listen)\b[^`]*`/g) ?? [],
    )
    expect(statements.length).toBeGreaterThan(5)
    // What is put into a statement is the number of a place, a version, or words of ours (`set`: the head of a game, or its row alone).
    const put = statements.flatMap((text) => [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, what = '']) => what))
    const ours = /^(set|n|n - \d|rows\.join\(', '\)|values\.push\(drop\)|step\.version|CHANNEL)$/
    expect(put.filter((what) => !ours.test(what))).toEqual([])
  })
  test('secrets are compared by their hashes, or in constant time', () => {
    for (const file of files)
      for (const line of read(file).split('\n'))
        expect(line, `${file}: ${line}`).not.toMatch(
          /\b(password|token|secret|signature)\b\s*[!=]== (?!undefined|null|'')/,
        )
  })
  test('no package brings a script that runs when it is installed', () => {
    const lock = readFileSync(fileURLToPath(new URL('../../../package-lock.json', import.meta.url)), 'utf8')
    const { packages } = JSON.parse(lock) as { packages: Record<string, { hasInstallScript?: boolean }> }
    const scripts = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
    // A watcher of files on a Mac, which nobody needs.
    expect(scripts.map(([name]) => name).filter((name) => !name.endsWith('/fsevents'))).toEqual([])
  })
})
