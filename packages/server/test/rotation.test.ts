/** Another key: all that was sealed with the old one is opened by the new one, also by a house that runs meanwhile. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { administer } from '../src/admin.ts'
import { letter, posting } from '../src/mail.ts'
import { SEALED } from '../src/rotation.ts'
import { madeTable } from '../src/testing/house.ts'
import { keysIn, newKey, Vault, vaultIn } from '../src/vault.ts'
import { closeAll, opened, QUEBEC, seated } from './tables.ts'

afterEach(closeAll)

test('the first key seals, all open, and nothing else does', () => {
  const [one, two] = [newKey(), newKey()]
  const sealed = new Vault(keysIn(one)).seal('secret')
  const both = new Vault(keysIn(`${two}, ${one}`))
  expect(both.open(sealed)).toBe('secret')
  expect(() => new Vault(keysIn(two)).open(sealed)).toThrow('sealed with the key')
  expect(new Vault(keysIn(two)).open(both.seal('x'))).toBe('x')
  const text = both.resealed(`{"mail":"${sealed}","at":"deadbeef.no"}`)
  expect(new Vault(keysIn(two)).open(JSON.parse(text).mail)).toBe('secret')
  for (const wrong of [
    '',
    'x',
    sealed.slice(0, 20),
    `${sealed.slice(0, -3)}${sealed.at(-3) === 'A' ? 'B' : 'A'}${sealed.slice(-2)}`,
    sealed.replace('.', ''),
  ])
    expect(() => both.open(wrong)).toThrow()
  expect(() => new Vault(keysIn('abc'))).toThrow('32 bytes')
})

test('a house goes on while its key is changed, and after it only the new one is there', async () => {
  const running = await opened()
  const { data, store } = running
  const file = join(data, 'key')
  const { id, links } = await madeTable(running, QUEBEC)
  const before = readFileSync(file, 'utf8')
  const vault = vaultIn(file)
  const mail = { to: 'wolfe@example.org', subject: 's', text: 't' } as never
  await store.db
    .insertInto('job')
    .values({ ...letter(vault, mail, Date.now() + 1e9), tries: 0, held: 0 })
    .execute()
  const account = { name: 'Wolfe', name_key: 'wolfe', password: null, settings: '{}', role: 'player', created: 1 }
  const address = { mail: vault.seal('Wolfe@example.org'), mail_hash: vault.keyedHash('wolfe@example.org') }
  await store.db
    .insertInto('account')
    .values({ id: 'w', ...account, ...address, closed: null })
    .execute()
  expect(await administer('rotate-key', undefined, { data })).toMatchObject({ ok: true })
  const after = readFileSync(file, 'utf8')
  expect(after).not.toContain(before.trim())
  expect(keysIn(after)).toHaveLength(1)
  // The house that has run all the time: what it reads is sealed anew, and what it seals is.
  const british = await seated(running.port, links.british, id)
  expect(british.scene).toBeDefined()
  const later = await madeTable(running, QUEBEC)
  const fresh = new Vault(keysIn(after))
  for (const one of [id, later.id])
    expect(fresh.open((await store.game(one))?.seed as string)).toMatch(/^[0-9a-f]{64}$/)
  const [row] = await store.db.selectFrom('account').selectAll().where('id', '=', 'w').execute()
  expect(fresh.open(row?.mail as string)).toBe('Wolfe@example.org')
  expect(row?.mail_hash).toBe(fresh.keyedHash('wolfe@example.org'))
  const [job] = await store.db.selectFrom('job').selectAll().where('kind', '=', 'mail').execute()
  const sent: unknown[] = []
  await posting(fresh, { send: async (one: unknown) => void sent.push(one) } as never)(job?.body as string)
  expect(sent).toEqual([mail])
  // Nothing anywhere is sealed with the old one.
  const old = vault.older
  expect(old).toHaveLength(1)
  for (const { table } of SEALED)
    expect(JSON.stringify(await store.db.selectFrom(table).selectAll().execute())).not.toContain(old[0])
})

test('all that the schema calls sealed is sealed anew', () => {
  const schema = ['schema', 'notice-tables', 'order-tables']
    .map((name) => readFileSync(new URL(`../src/store/${name}.ts`, import.meta.url), 'utf8'))
    .join('\n')
  const said: string[] = []
  let table = ''
  let sealed = false
  for (const line of schema.split('\n')) {
    table = /^export interface (\w+)Table/.exec(line)?.[1]?.toLowerCase() ?? table
    if (sealed) said.push(`${table}.${/(\w+):/.exec(line)?.[1]}`)
    sealed = /\/\*\* Sealed/.test(line)
  }
  expect(said.length).toBeGreaterThan(2)
  const listed = SEALED.map(({ table, column }) => `${table}.${column}`)
  for (const one of said) expect(listed).toContain(one)
})
