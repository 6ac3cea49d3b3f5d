/** The restore drill: a copy taken during play is put elsewhere, and all positions are the same. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { observe, SPECTATOR, seeded } from '@carillon/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { administer } from '../src/admin.ts'
import { playedAgain } from '../src/history.ts'
import { Guest, house, madeTable } from '../src/testing/house.ts'
import { newKey } from '../src/vault.ts'

const folder = mkdtempSync(join(tmpdir(), 'carillon-drill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ways = [
  { way: 'plain', files: ['carillon.db', 'key'] },
  { way: 'sealed', files: ['carillon.db.sealed', 'key.sealed'] },
] as const
test.each(ways)('a $way copy taken during play comes to the same positions elsewhere', async ({ way, files }) => {
  const place = mkdtempSync(join(folder, `${way}-`))
  const [data, copy, put] = ['data', 'copy', 'elsewhere'].map((name) => join(place, name)) as [string, string, string]
  const [sealFor, openBy] = way === 'sealed' ? await madeKey(place) : []
  const running = await house({ data })
  const games = await Promise.all([1, 2].map(() => madeTable(running, { title: 'quebec-1759', scenario: 'campaign' })))
  const random = seeded(9)
  const guests = games.flatMap(({ id, links }) =>
    Object.values(links).map((token) => {
      const guest = new Guest(running.port, token)
      return { guest, opened: guest.open(id) }
    }),
  )
  await Promise.all(guests.map(({ opened }) => opened))
  const play = async (clicks: number) => {
    for (let i = 0; i < clicks; i++)
      for (const { guest } of guests) if (guest.options.length > 0) await guest.click(random)
  }
  await play(18)
  // It goes on while the copy is taken.
  const [taken] = await Promise.all([administer('backup', copy, { data, sealFor }), play(6)])
  expect(taken).toMatchObject({ ok: true, result: { games: 2, wrong: [] } })
  expect(readdirSync(copy).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(files)
  expect(readdirSync(data).filter((name) => !/^(carillon\.db|key$)/.test(name))).toEqual([])
  expect((await administer('restore', copy, { data: put, openBy })).ok).toBe(true)
  // For nobody else on the machine to read, wherever it lies.
  for (const name of files) expect(statSync(join(copy, name)).mode & 0o077).toBe(0)
  for (const name of ['carillon.db', 'key']) expect(statSync(join(put, name)).mode & 0o077).toBe(0)
  expect(readdirSync(put).filter((name) => !/^(carillon\.db|key$)/.test(name))).toEqual([])
  const elsewhere = await house({ data: put })
  for (const { id } of games) {
    const { seq } = (await elsewhere.store.game(id)) as { seq: number }
    // The same rows, played where it was taken from: every seat sees the same.
    const rows = (await running.store.rows(id, 0)).slice(0, seq)
    expect(rows).toEqual(await elsewhere.store.rows(id, 0))
    const here = await running.hall.read(id, ({ origin }) => playedAgain(origin, rows).table)
    const there = await elsewhere.hall.read(id, ({ table }) => table)
    expect(there.state).toEqual(here.state)
    for (const seat of [...here.game.roles, SPECTATOR])
      expect(JSON.parse(JSON.stringify(observe(there, seat)))).toEqual(JSON.parse(JSON.stringify(observe(here, seat))))
  }
  for (const { guest } of guests) guest.close()
  await running.close()
  await elsewhere.close()
  await expect(administer('restore', copy, { data, openBy })).rejects.toThrow('nothing is overwritten')
  await expect(administer('backup', copy, { data, sealFor })).rejects.toThrow('nothing is overwritten')
})

/** A house with a game in it, that nobody uses any more; and keys for copies of it. */
async function left(): Promise<{ readonly place: string; readonly data: string; readonly keys: [string, string] }> {
  const place = mkdtempSync(join(folder, 'left-'))
  const data = join(place, 'data')
  const running = await house({ data })
  await madeTable(running, { title: 'quebec-1759', scenario: 'campaign' })
  await running.store.db
    .insertInto('talk')
    .values({ id: 't', game: 'g', at: 1, who: 'w', role: 'french', text: 'Montcalm was here.' })
    .execute()
  await running.close()
  return { place, data, keys: await madeKey(place) }
}
/** What seals, and the file of what opens. */
async function madeKey(place: string): Promise<[string, string]> {
  const file = join(mkdtempSync(join(place, 'key-')), 'opens.pem')
  const { result } = await administer('backup-key', file, { data: join(place, 'nowhere') })
  return [(result as { public: string }).public, file]
}
function damage(data: string): void {
  const database = new DatabaseSync(join(data, 'carillon.db'))
  // Rows are missing before it.
  database.exec(`insert into journal select id, 3, 1, null, null, '{}' from game`)
  database.close()
}

test('a damaged copy is not put back', async () => {
  const { place, data } = await left()
  const [copy, elsewhere] = [join(place, 'copy'), join(place, 'elsewhere')]
  await administer('backup', copy, { data })
  damage(copy)
  expect((await administer('restore', copy, { data: elsewhere })).ok).toBe(false)
  expect(existsSync(elsewhere)).toBe(false)
})

describe('a sealed copy', () => {
  test('has nothing in it that can be read, nor has the folder while it is made', async () => {
    const { place, data, keys } = await left()
    const copy = join(place, 'copy')
    expect(readFileSync(join(data, 'carillon.db')).includes('Montcalm was here.')).toBe(true)
    const seen = new Set<string>()
    const looking = setInterval(() => {
      for (const name of existsSync(copy) ? readdirSync(copy) : []) {
        seen.add(name)
        const bytes = readFileSync(join(copy, name))
        for (const word of ['SQLite', 'Montcalm']) expect(bytes.includes(word)).toBe(false)
      }
    }, 1)
    await administer('backup', copy, { data, sealFor: keys[0] }).finally(() => clearInterval(looking))
    expect([...seen].filter((name) => !/\.sealed(\.part)?$/.test(name))).toEqual([])
    const key = readFileSync(join(data, 'key'), 'utf8').trim()
    for (const name of readdirSync(copy)) {
      const bytes = readFileSync(join(copy, name))
      for (const word of ['SQLite format 3', 'Montcalm', 'create table', 'quebec', key, Buffer.from(key, 'hex')])
        expect(bytes.includes(word), `${name}: ${word}`).toBe(false)
    }
  })
  test('is opened by its own key alone, and by none that is missing; nothing is left behind', async () => {
    const { place, data, keys } = await left()
    const [copy, elsewhere] = [join(place, 'copy'), join(place, 'elsewhere')]
    await administer('backup', copy, { data, sealFor: keys[0] })
    const [, other] = await madeKey(place)
    const no = join(place, 'no')
    writeFileSync(no, 'no key')
    for (const [openBy, why] of [
      [undefined, 'is sealed: --key FILE opens it'],
      [other, 'sealed for the key'],
      [no, 'no private key'],
      [join(place, 'none'), 'ENOENT'],
      [join(data, 'key'), 'no private key'],
    ] as const) {
      await expect(administer('restore', copy, { data: elsewhere, openBy })).rejects.toThrow(why)
      expect(existsSync(elsewhere)).toBe(false)
    }
    await expect(administer('backup', join(place, 'wrong'), { data, sealFor: 'abc' })).rejects.toThrow('no public key')
    expect(existsSync(join(place, 'wrong'))).toBe(false)
    const plain = join(place, 'plain')
    await administer('backup', plain, { data })
    await expect(administer('restore', plain, { data: elsewhere, openBy: keys[1] })).rejects.toThrow('no sealed copy')
    // A key that is there already stays as it is.
    const before = readFileSync(other, 'utf8')
    await expect(administer('backup-key', other, { data })).rejects.toThrow('nothing is overwritten')
    expect(readFileSync(other, 'utf8')).toBe(before)
    expect(statSync(other).mode & 0o077).toBe(0)
  })
  test('that was changed, cut, lengthened or put together of two is refused, and nothing is left behind', async () => {
    const { place, data, keys } = await left()
    const [copy, another, elsewhere] = ['copy', 'another', 'elsewhere'].map((name) => join(place, name)) as [
      ...[string, string, string],
    ]
    const settings = { data: elsewhere, openBy: keys[1] }
    await administer('backup', copy, { data, sealFor: keys[0] })
    const whole = readFileSync(join(copy, 'carillon.db.sealed'))
    const flipped = (at: number) => {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] as number) ^ 1
      return bytes
    }
    const file = join(copy, 'carillon.db.sealed')
    mkdirSync(elsewhere, { mode: 0o700 })
    for (const [what, bytes] of Object.entries({
      'a bit of its head': flipped(0),
      'a bit of its key': flipped(40),
      'a bit of its first piece': flipped(100),
      'a bit of its end': flipped(whole.length - 1),
      nothing: Buffer.alloc(0),
      'its beginning': whole.subarray(0, 52 + 65_552),
      'something behind it': Buffer.concat([whole, Buffer.of(0)]),
      'the sealed key': readFileSync(join(copy, 'key.sealed')),
    })) {
      writeFileSync(file, bytes)
      await expect(administer('restore', copy, settings), what).rejects.toThrow(
        /carillon\.db\.sealed: (damaged|this is nothing)|not a database/,
      )
      expect(readdirSync(elsewhere), what).toEqual([])
    }
    // The key of another house beside it.
    writeFileSync(file, whole)
    const two = await left()
    await administer('backup', another, { data: two.data, sealFor: keys[0] })
    const own = readFileSync(join(copy, 'key.sealed'))
    copyFileSync(join(another, 'key.sealed'), join(copy, 'key.sealed'))
    await expect(administer('restore', copy, settings)).rejects.toThrow('this house is sealed with the key')
    rmSync(join(copy, 'key.sealed'))
    await expect(administer('restore', copy, settings)).rejects.toThrow('there is no key')
    expect(readdirSync(elsewhere)).toEqual([])
    writeFileSync(join(copy, 'key.sealed'), own)
    expect(await administer('restore', copy, settings)).toMatchObject({ ok: true, result: { games: 1 } })
  })
  test('of a house with a damaged game is taken and tells it; it is not put back', async () => {
    const { place, data, keys } = await left()
    const [copy, elsewhere] = [join(place, 'copy'), join(place, 'elsewhere')]
    damage(data)
    expect((await administer('backup', copy, { data, sealFor: keys[0] })).ok).toBe(false)
    expect((await administer('restore', copy, { data: elsewhere, openBy: keys[1] })).ok).toBe(false)
    expect(existsSync(elsewhere)).toBe(false)
  })
  test('that cannot be made leaves nothing plain; what a killed process has left goes with a later one', async () => {
    const { place, data, keys } = await left()
    const mine = () => readdirSync(data).filter((name) => name.startsWith('sealing-'))
    writeFileSync(join(place, 'file'), '')
    await expect(administer('backup', join(place, 'file', 'copy'), { data, sealFor: keys[0] })).rejects.toThrow()
    expect(mine()).toEqual([])
    for (const name of ['sealing-old', 'sealing-new']) {
      mkdirSync(join(data, name))
      writeFileSync(join(data, name, 'carillon.db'), 'plain')
    }
    const long = Date.now() / 1000 - 2 * 86_400
    utimesSync(join(data, 'sealing-old'), long, long)
    await administer('backup', join(place, 'copy'), { data, sealFor: keys[0] })
    // One that is new may be somebody's who is still at it.
    expect(mine()).toEqual(['sealing-new'])
  })
})

describe('the key of a house', () => {
  const fresh = (name: string) => join(mkdtempSync(join(folder, `${name}-`)), 'data')
  const game = { title: 'quebec-1759', scenario: 'campaign' }

  test('by the environment: copies are checked with it, hold none, and are put back with it', async () => {
    const [data, copy, elsewhere] = [fresh('from'), fresh('copy'), fresh('to')]
    const key = newKey()
    const running = await house({ data, key })
    await madeTable(running, game)
    await running.close()
    expect(await administer('backup', copy, { data, key })).toMatchObject({ ok: true, result: { games: 1, wrong: [] } })
    expect(readdirSync(copy).filter((name) => !name.startsWith('carillon.db'))).toEqual([])
    await expect(administer('restore', copy, { data: elsewhere })).rejects.toThrow('there is no key')
    expect(existsSync(join(copy, 'key'))).toBe(false)
    expect(await administer('restore', copy, { data: elsewhere, key })).toMatchObject({ ok: true })
    expect(await administer('check', undefined, { data: elsewhere, key })).toMatchObject({ ok: true })
  })
  test('that is missing leaves no half copy behind', async () => {
    const [data, copy] = [fresh('from'), fresh('copy')]
    const running = await house({ data })
    await running.close()
    rmSync(join(data, 'key'))
    await expect(administer('backup', copy, { data })).rejects.toThrow('there is no key')
    expect(existsSync(copy) ? readdirSync(copy) : []).toEqual([])
  })
  test('is asked for before a house starts: another one, or none, is refused, and none is made', async () => {
    const data = fresh('from')
    const key = newKey()
    await (await house({ data, key })).close()
    for (const other of [undefined, newKey()]) {
      await expect(house({ data, key: other })).rejects.toThrow(/sealed with the key [0-9a-f]{8}/)
      await expect(administer('check', undefined, { data, key: other })).rejects.toThrow(/sealed with the key/)
    }
    expect(existsSync(join(data, 'key'))).toBe(false)
    await (await house({ data, key: `${newKey()},${key}` })).close()
    // It has never said its name: then its games say it.
    const running = await house({ data, key })
    await madeTable(running, game)
    await running.store.db.deleteFrom('secret').execute()
    await running.close()
    await expect(house({ data, key: newKey() })).rejects.toThrow('sealed with the key')
  })
  test('changes its name with it', async () => {
    const data = fresh('from')
    const running = await house({ data })
    await madeTable(running, game)
    expect(await administer('rotate-key', undefined, { data })).toMatchObject({ ok: true })
    await running.close()
    await (await house({ data })).close()
  })
})

test('nothing is made by asking where there is no house', async () => {
  const data = mkdtempSync(join(folder, 'empty-'))
  for (const command of ['check', 'reports', 'upgrade', 'rotate-key'] as const)
    await expect(administer(command, undefined, { data })).rejects.toThrow('there is no house')
  await expect(administer('backup', join(folder, 'never'), { data })).rejects.toThrow('there is no house')
  expect(readdirSync(data)).toEqual([])
})
