/// <reference types="node" />
/** The server: what it gives, what it does not. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileOf, type Serving, serve } from '../../../scripts/serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'carillon-serve-'))
const root = join(folder, 'dist')
let serving: Serving

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<!doctype html>')
  writeFileSync(join(root, '.fingerprint'), 'hidden')
  writeFileSync(join(root, 'assets', 'a-12345678.js'), 'let a')
  writeFileSync(join(root, 'assets', 'a-12345678.js.gz'), gzipSync('let a'))
  writeFileSync(join(folder, 'secret.json'), '{}')
  serving = await serve(root, 0)
})
afterAll(async () => {
  await serving.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}
/** The path as it is: no client tidies it up. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port: serving.port, path, headers, method }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }))
    })
    asked.on('error', fail)
    asked.end()
  })

describe('what it gives', () => {
  test('the page, to be asked for each time', async () => {
    const { status, headers, body } = await get('/')
    expect(status).toBe(200)
    expect(body.toString()).toBe('<!doctype html>')
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'/)
  })
  test('files with a hash in the name, to be kept for good', async () => {
    const { headers, body } = await get('/assets/a-12345678.js?x=1')
    expect(body.toString()).toBe('let a')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toMatch(/immutable/)
  })
  test('gzip to those who take it', async () => {
    const { headers, body } = await get('/assets/a-12345678.js', { 'accept-encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(body).toEqual(gzipSync('let a'))
  })
  test('nothing again if nothing has changed', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })
  test('HEAD without a body; no other method', async () => {
    const head = await get('/', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect((await get('/', {}, 'POST')).status).toBe(405)
  })
})

describe('what it does not give', () => {
  test.each([
    '/../secret.json',
    '/assets/../../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/assets/..%5c..%5csecret.json',
    '/.fingerprint',
    '/assets',
    '/assets/',
    '/nothing.js',
    '/assets/a-12345678.js.gz',
    '//etc/passwd',
    '/%00.html',
    '/%',
  ])('%s', async (path) => expect((await get(path)).status).toBe(404))
  test('an address names a file below the folder, or none', () => {
    expect(fileOf('/a/b.js?c#d')).toBe('a/b.js')
    expect(fileOf('/a/')).toBe('a/index.html')
    expect(fileOf('/a/../b.js')).toBeUndefined()
    expect(fileOf('/C:/b.js')).toBeUndefined()
  })
})

test('a port that is taken is left to its owner', async () => {
  const owner = createServer()
  const port = await new Promise<number>((done) =>
    owner.listen(0, '127.0.0.1', () => done((owner.address() as { port: number }).port)),
  )
  const other = await serve(root, port)
  expect(other.port).not.toBe(port)
  expect(other.address).toBe(`http://localhost:${other.port}/`)
  await other.close()
  await new Promise((done) => owner.close(done))
})
