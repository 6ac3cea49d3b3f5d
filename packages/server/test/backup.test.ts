/** The restore drill: a copy taken during play is put elsewhere, and all positions are the same. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seeded } from '@carillon/kernel'
import { afterAll, expect, test } from 'vitest'
import { administer } from '../src/admin.ts'
import { Guest, house, madeTable } from '../src/testing/house.ts'

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
  const elsewhere = await house({ data: join(folder, 'elsewhere') })
  for (const { id } of games) {
    const { seq } = (await elsewhere.store.game(id)) as { seq: number }
    const there = await elsewhere.hall.read(id, ({ table }) => JSON.stringify(table.state))
    // The same rows, played where it was taken from.
    const rows = (await running.store.rows(id, 0)).slice(0, seq)
    expect(rows).toEqual(await elsewhere.store.rows(id, 0))
    expect(there.length).toBeGreaterThan(100)
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
