/** Copies that are sealed, from a terminal: keys, and what goes through a pipe. */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { house } from '../../server/src/testing/house.ts'
import { makePlace } from './command.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const place = makePlace()
afterAll(() => place.leave())
const piped = (args: readonly string[], input: Buffer) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'admin', ...args], {
    ...{ cwd: place.directory, input, maxBuffer: 1 << 26 },
  })

test('what goes through a pipe is sealed for who has the key, and comes back as it was', async () => {
  const { code, stdout } = await place.here(['admin', 'backup-key', '@opens'])
  expect(code).toBe(0)
  const { public: seals } = JSON.parse(stdout) as { public: string }
  expect(readFileSync(place.path('opens'), 'utf8')).toContain('PRIVATE KEY')
  const plain = randomBytes(500_000)
  const sealed = piped(['seal', '--for', seals], plain)
  expect([sealed.status, String(sealed.stderr)]).toEqual([0, ''])
  const opened = piped(['unseal', '--key', 'opens'], sealed.stdout)
  expect([opened.status, String(opened.stderr)]).toEqual([0, ''])
  expect(opened.stdout.equals(plain)).toBe(true)
  const cut = piped(['unseal', '--key', 'opens'], sealed.stdout.subarray(0, -1))
  expect([cut.status, String(cut.stderr)]).toEqual([1, expect.stringContaining('damaged, or not whole')])
})
test('a key where nothing is sealed by it is refused: nobody thinks that something was', async () => {
  const here = async (...words: readonly string[]) => {
    const { code, stderr } = await place.here(['admin', ...words])
    return { code, stderr }
  }
  expect(await here('backup', '@copy', '--key', '@opens')).toMatchObject({
    ...{ code: 2, stderr: expect.stringContaining('--key belongs to restore, unseal, not to backup') },
  })
  expect(await here('restore', '@copy', '--for', 'ab')).toMatchObject({ code: 2 })
  expect(await here('check', '--for', 'ab')).toMatchObject({ code: 2 })
  expect(await here('seal')).toMatchObject({ code: 1, stderr: expect.stringContaining('--for KEY') })
  expect(await here('seal', 'file', '--for', 'ab')).toMatchObject({ code: 2 })
  expect(await here('unseal')).toMatchObject({ code: 1, stderr: expect.stringContaining('--key FILE') })
  expect(await here('backup', '@copy', '--for', 'ab')).toMatchObject({ code: 1 })
  expect(existsSync(place.path('copy'))).toBe(false)
  writeFileSync(place.path('mine'), 'mine')
  expect(await here('backup-key', '@mine')).toMatchObject({ code: 1, stderr: expect.stringContaining('overwritten') })
  expect(readFileSync(place.path('mine'), 'utf8')).toBe('mine')
})
test('told to end in the middle of it, it leaves nothing plain, and no copy', async () => {
  const data = place.path('data')
  const running = await house({ data })
  const talk = { game: 'g', at: 1, who: 'w', role: 'french', text: 'x'.repeat(1_000_000) }
  for (let i = 0; i < 40; i++)
    await running.store.db
      .insertInto('talk')
      .values({ id: `${i}`, ...talk })
      .execute()
  await running.close()
  const { stdout } = await place.here(['admin', 'backup-key', '@key'])
  const { public: seals } = JSON.parse(stdout) as { public: string }
  const plain = () => readdirSync(data).filter((name) => name.startsWith('sealing-'))
  const admin = place.start('carillon', ['admin', 'backup', 'taken', '--data', data, '--for', seals])
  await admin.until(() => plain().some((name) => readdirSync(join(data, name)).length > 0))
  admin.signal('SIGTERM')
  expect((await admin.done).code).not.toBe(0)
  expect(plain()).toEqual([])
  const taken = existsSync(place.path('taken')) ? readdirSync(place.path('taken')) : []
  expect(taken.filter((name) => name.endsWith('.sealed'))).toEqual([])
})
