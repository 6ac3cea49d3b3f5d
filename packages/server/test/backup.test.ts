/** The restore drill: a copy taken during play is put elsewhere, and all positions are the same. */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
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

test('a copy taken during play comes to the same positions elsewhere; a damaged one is not taken', async () => {
  const data = join(folder, 'data')
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
  const [taken] = await Promise.all([administer('backup', join(folder, 'copy'), { data }), play(6)])
  expect(taken).toMatchObject({ ok: true, result: { games: 2, wrong: [] } })
  const put = await administer('restore', join(folder, 'copy'), { data: join(folder, 'elsewhere') })
  expect(put.ok).toBe(true)
  // For nobody else on the machine to read, wherever it lies.
  for (const place of ['copy', 'elsewhere'])
    for (const name of ['carillon.db', 'key']) expect(statSync(join(folder, place, name)).mode & 0o077).toBe(0)
  const elsewhere = await house({ data: join(folder, 'elsewhere') })
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
  await expect(administer('restore', join(folder, 'copy'), { data })).rejects.toThrow('nothing is overwritten')

  for (const { guest } of guests) guest.close()
  await running.close()
  await elsewhere.close()

  const copy = new DatabaseSync(join(folder, 'copy', 'carillon.db'))
  copy.exec(`delete from journal where seq = 5`)
  copy.close()
  const damaged = await administer('restore', join(folder, 'copy'), { data: join(folder, 'third') })
  expect(damaged.ok).toBe(false)
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
