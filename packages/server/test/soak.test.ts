/** The soak says no where something is not as it must be; its requests are made for nearly all routes, and none is right. */
import { seeded } from '@carillon/kernel'
import { quebec1759 } from '@carillon/quebec-1759'
import { afterEach, expect, test } from 'vitest'
import { mutate } from '../../../scripts/soak/frames.ts'
import { Hours } from '../../../scripts/soak/hours.ts'
import { leak } from '../../../scripts/soak/leaks.ts'
import { requests } from '../../../scripts/soak/requests.ts'
import { faultsIn } from '../../../scripts/soak/verdict.ts'
import { closeAll, opened } from './tables.ts'

afterEach(closeAll)
const GOOD = {
  ...{ store: 'sqlite', answers: 600, kills: 6, lost: 0, doubled: 0, wronglyRefused: 0, races: 200, acceptedOnce: 200 },
  ...{ mutated: 10_000, serverErrors: 0, leaks: 0, differ: 0, changed: 0, back: 900, grown: 9 },
}

test('a good one has no faults; each thing that must not be is one', () => {
  const faults = (more: object) => faultsIn({ ...GOOD, ...more }, { kills: 6 })
  expect(faults({})).toEqual([])
  for (const name of ['lost', 'doubled', 'wronglyRefused', 'serverErrors', 'leaks', 'differ', 'changed'])
    expect(faults({ [name]: 1 }), name).toHaveLength(1)
  for (const more of [{ back: 5001 }, { grown: 200 }, { kills: 4 }, { acceptedOnce: 199 }])
    expect(faults(more), JSON.stringify(more)).toHaveLength(1)
  // What was not asked for is no fault.
  expect(faultsIn({ store: 'sqlite', mutated: 9 }, { kills: 6 })).toEqual([])
})
test('what has no time left stops, says so, and what it did still counts', () => {
  let now = 0
  const hours = new Hours(100, 4, () => now)
  const [first, second] = [hours.share('leaks', 1), () => hours.share('sqlite kills', 2)]
  now = 20
  expect(first()).toBe(false)
  // What the first has not needed the next ones have: two thirds of what is left.
  const late = second()
  now = 73
  expect(late()).toBe(false)
  expect(hours.cut).toEqual([])
  now = 74
  expect([late(), late(), hours.cut]).toEqual([true, true, ['sqlite kills']])
  const { positions } = leak(quebec1759, 1e9, late)
  expect(positions).toBe(0)
  const { cut } = hours
  expect(faultsIn({ ...GOOD, kills: 1 }, { kills: 6, cut })).toEqual([])
  expect(faultsIn({ ...GOOD, kills: 0 }, { kills: 6, cut })).toHaveLength(1)
})
test('mutations change nothing, and a good part of them are requests to nearly all routes', async () => {
  const running = await opened()
  const { mutated, requested, routes, serverErrors, changed } = await mutate(running, 1200)
  expect({ mutated, requested, serverErrors, changed }).toEqual({
    ...{ mutated: 1200, requested: 300, serverErrors: 0, changed: 0 },
  })
  expect(routes).toBeGreaterThan(0.8 * running.routes.length)
})
test('a house that does not answer by HTTP is an error of ours', async () => {
  const world = { routes: [{ method: 'GET', url: '/health' }], port: 1, token: 'none', random: seeded(1) }
  expect(await requests(world, 20)).toMatchObject({ wrong: 20 })
})
