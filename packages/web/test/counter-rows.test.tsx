/** A card that explains a place shows who stands there, counter by counter, as the viewer sees them. */
import { describe, expect, test } from 'vitest'
import { describe as bayonetsCard } from '../src/boards/bayonets-and-tomahawks/describe.ts'
import { counterRows } from '../src/boards/counter-rows.ts'
import { describe as quebecCard } from '../src/boards/quebec-1759/describe.ts'
import { describe as wildernessCard } from '../src/boards/wilderness-war/describe.ts'
import * as bayonets from './bayonets-help.tsx'
import { renderToStaticMarkup } from './markup.ts'
import * as quebec from './quebec-help.tsx'
import * as wilderness from './wilderness-help.tsx'

type Card = ReturnType<typeof quebecCard>
const drawn = (card: Card): readonly string[] =>
  (card?.counterRows ?? []).map(({ counters }) => renderToStaticMarkup(<div>{counters}</div>))
const svgs = (markup: string): number => markup.match(/<svg/g)?.length ?? 0

describe('who stands there', () => {
  test('Bayonets & Tomahawks: each side in a row, reduced as it is', () => {
    const spaces = { albany: ['rogers', 'gage', 'villiers'] }
    const view = bayonets.viewOf(bayonets.tableOf({ clear: true, spaces, reduced: ['gage'] }), 'british')
    const rows = drawn(bayonetsCard({ space: 'albany' }, view, bayonets.SAY.en))
    expect(rows.map(svgs)).toEqual([2, 1])
    expect(bayonetsCard({ space: 'york' }, view, bayonets.SAY.en)?.counterRows).toBeUndefined()
  })
  test('Wilderness War', () => {
    const view = wilderness.viewOf(wilderness.tableOf({ spaces: { hoosic: 'webb br-44th br-45th' } }), 'british')
    expect(drawn(wildernessCard({ space: 'hoosic' }, view, wilderness.SAY.en)).map(svgs)).toEqual([3])
  })
  test('Quebec: the enemy’s blocks show their backs', () => {
    const table = quebec.tableOf({ zones: { abraham: ['f_sarre', 'f_decoy_1'], levis: ['b_15'] } })
    const seen = (zone: string, seat: string): string =>
      drawn(quebecCard({ space: zone }, quebec.viewOf(table, seat), quebec.SAY.en)).join('')
    expect(svgs(seen('abraham', 'british'))).toBe(2)
    expect(seen('abraham', 'british')).toMatch(/q-lozenges.*q-lozenges/)
    expect(seen('abraham', 'french')).not.toContain('q-lozenges')
    expect(seen('levis', 'british')).not.toContain('q-hatch')
  })
})
test('of a crowd the rest is counted', () => {
  const many = Array.from({ length: 14 }, (_, i) => i)
  expect(counterRows([[], many], String)).toEqual({
    counterRows: [{ counters: many.slice(0, 10).map(String), more: 4 }],
  })
  expect(counterRows([[], []], String)).toEqual({})
})
