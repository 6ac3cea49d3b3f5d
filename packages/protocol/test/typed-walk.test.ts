/** A far place, typed. */
import { expect, test } from 'vitest'
import type { Reach } from '../src/index.ts'
import { walkMeant } from '../src/typed-walk.ts'

const reached = (...places: string[]) => places.map((place) => ({ place, cost: 1, signs: [] }))
const NAMES: Readonly<Record<string, string>> = {
  albany: 'Albany',
  oswego: 'Oswego',
  montreal: 'Montréal',
  quebec: 'Québec',
}
const label = (place: string): string => NAMES[place] ?? place
const meant = (typed: string, ways: Reach, other?: (place: string, way: number) => Reach) =>
  walkMeant(typed, label, (place, way = 0) => (place === undefined ? ways : (other?.(place, way) ?? ways)))

test('those who are under way go to the place that is named', async () => {
  const going: Reach = { starts: [], ways: [{ places: reached('montreal', 'quebec') }] }
  expect(await meant('montreal', going)).toEqual({ to: 'montreal' })
  expect(await meant('albany', going)).toBeUndefined()
  expect(await meant('1', going)).toBeUndefined()
})
test('“from to” begins with the first way that leads there', async () => {
  const starts: Reach = { starts: ['albany', 'oswego'], ways: [] }
  const ways = (_: string, way: number): Reach => ({
    starts: [],
    ways: [{ places: way === 0 ? reached('oswego') : [] }, { places: way === 1 ? reached('quebec') : [] }],
  })
  expect(await meant('albany to oswego', starts, ways)).toEqual({ place: 'albany', way: 0, to: 'oswego' })
  expect(await meant('albany vers québec', starts, ways)).toEqual({ place: 'albany', way: 1, to: 'quebec' })
  expect(await meant('albany to montreal', starts, ways)).toBeUndefined()
  expect(await meant('albany', starts, ways)).toBeUndefined()
})
