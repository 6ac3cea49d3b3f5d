/** One game as it stands after a row: what goes on is a copy, and a copy has all of it. */
import { type Option, seeded } from '@carillon/kernel'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { afterEach, expect, test } from 'vitest'
import { sameDice } from '../../room/test/bench.ts'
import { dueFlag } from '../src/deals.ts'
import { Hall } from '../src/hall.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Append, Store } from '../src/store/store.ts'
import { makeTable } from '../src/tables.ts'
import { Vault } from '../src/vault.ts'
import { afterwards, closeAll, QUEBEC } from './tables.ts'

afterEach(closeAll)
sameDice()

/** What plays on, and is another thing in a copy. */
const OWN = ['table', 'walks', 'passes']

async function started(more: object = {}, entries: Append[] = []) {
  const kept = sqliteStore(':memory:')
  const store: Store = {
    ...kept,
    append(entry) {
      entries.push(entry)
      return kept.append(entry)
    },
  }
  const hall = new Hall({
    store,
    ...{ vault: new Vault(new Uint8Array(32)), now: () => Date.now(), library: new Library(GAMES) },
  })
  afterwards(() => store.close())
  afterwards(() => hall.close())
  const { id } = await makeTable(hall, { ...QUEBEC, options: {}, bots: {}, visibility: 'link', ...more })
  return { hall, id }
}

test('a copy has whatever stands beside the table, whatever that will be one day', async () => {
  const { hall, id } = await started()
  const live = await hall.read(id, (now) => now.copy())
  const fields = Object.keys(live).filter((field) => !OWN.includes(field) && field !== 'origin' && field !== 'setup')
  expect(fields).toContain('relieved')
  // As if a row had changed each of them.
  const changed = Object.fromEntries(fields.map((field) => [field, [`another ${field}`]]))
  Object.assign(live, changed, { setup: { ...live.setup, seats: {} } })
  const copy = live.copy()
  expect(Object.keys(copy).sort()).toEqual(Object.keys(live).sort())
  expect(copy).toMatchObject(changed)
  expect(copy.setup).toBe(live.setup)
  for (const own of OWN as ['table', 'walks', 'passes']) expect(copy[own]).not.toBe(live[own])
})

test('what is beside the game is made anew with what it follows from, and only then', async () => {
  const { hall, id } = await started({ clock: { kind: 'live', bank: 60_000, add: 1000, cap: 60_000, flag: 'auto' } })
  const live = await hall.read(id, (now) => now)
  const random = seeded(1)
  const choice = live.table.decisions[0]
  const option = choice?.options[random.below(choice.options.length)]
  const { company } = live
  const { next } = live.answering(choice?.role as string, option as Option)
  expect(next.company).toBe(company)
  const offered = next.folding({ do: 'offer', offer: { what: 'draw', by: ['british'] } }).next
  expect(offered.company.offers).toHaveLength(1)
  expect(next.company.offers).toHaveLength(0)
  const ended = offered.folding({ do: 'end', ended: { how: 'resign', role: 'french' } }).next
  expect(ended.company).toMatchObject({ ended: { how: 'resign' }, offers: [] })
})

test.each([
  ['a clock', { clock: { kind: 'live', bank: 6e6, add: 1000, cap: 6e6, flag: 'auto' } }],
  ['no clock', {}],
])(
  'with %s a click inside a turn writes its row and nothing else; and when the flag falls is always known',
  async (_, more) => {
    const entries: Append[] = []
    const { hall, id } = await started(more, entries)
    await hall.act(id, null, null, (live) => (live.clock?.patience ? undefined : live.folding({ do: 'begin' })))
    const random = seeded(1759)
    let alone = 0
    for (let n = 0; n < 120; n++) {
      const before = await hall.read(id, (live) => live)
      const choice = before.table.decisions[random.below(before.table.decisions.length)]
      if (!choice) break
      const option = choice.options[random.below(choice.options.length)] as Option
      await hall.act(id, `k${n}`, null, (live) => live.answering(choice.role, option))
      const after = await hall.read(id, (live) => live)
      const job = await hall.world.store.db
        .selectFrom('job')
        .select('due')
        .where('key', '=', `clock:${id}`)
        .executeTakeFirst()
      expect(job?.due ?? null).toBe(dueFlag(after, { outages: [] }))
      const [first, second] = [before.table.waiting, after.table.waiting].map((all) => all.map(({ role }) => role))
      if (n === 0 || after.over || after.clock !== before.clock || String(first) !== String(second)) continue
      alone += 1
      expect(Object.keys(entries.at(-1) ?? {})).toEqual(['row'])
    }
    // Most of them, also of those that are made in secret.
    expect(alone).toBeGreaterThan(60)
  },
)
