/** 7.5 Putting a whole line up at once. */
import type { Option } from '@carillon/kernel'
import { type UnitId, web } from '@carillon/quebec-1759/page'
import { describe, expect, test } from 'vitest'
import { type Batch, sent } from '../src/boards/batch.ts'
import { evenly } from '../src/boards/quebec-1759/line-up.ts'
import { optionsOf, pageOf, propsOf, SAY, tableOf } from './quebec-help.tsx'

const men = (...of: readonly (readonly [string, number])[]) => of.map(([unit, cv]) => ({ unit: unit as UnitId, cv }))

/** The British are to draw up their line. */
function atAbraham() {
  const table = tableOf({
    step: 'battles',
    zones: { abraham: ['b_15', 'b_28', 'b_35', 'b_43', 'b_47', 'f_guyenne', 'f_bearn', 'f_languedoc'] },
    battles: [{ zone: 'abraham', attacker: 'british', from: 'sillery', way: 'road' }],
  })
  for (let guard = 0; !table.decision('british') && table.decisions[0] && guard < 50; guard++) {
    const { role, options } = table.decisions[0]
    table.answer({ role, option: options[0] as Option })
  }
  return table
}

describe('spread evenly', () => {
  test('a guided game that wants the reserve first does not offer it; then it does', () => {
    const table = atAbraham()
    const into = (reserve: boolean) =>
      optionsOf(table, 'british').filter(({ column }) => (column === 'reserve') === reserve)
    const offered = (wanted?: readonly Option[]) =>
      pageOf({ ...propsOf(table, 'british'), wanted }).includes(SAY.en(web.lineEven))
    expect([offered(), offered(into(true)), offered(into(false))]).toEqual([true, false, true])
  })
  test('7.5.2 no column is stronger than another by more than its weakest unit', () => {
    const waiting = men(['b_15', 4], ['b_28', 3], ['b_35', 3], ['b_43', 2], ['b_47', 2], ['b_48', 1], ['b_58', 1])
    const plan = evenly(waiting, [])
    const sums = ['left', 'centre', 'right'].map((column) =>
      waiting.reduce((sum, { unit, cv }) => sum + (plan.get(unit) === column ? cv : 0), 0),
    )
    expect(sums.reduce((a, b) => a + b)).toBe(16)
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThan(2)
  })
  test('who stands already is counted', () => {
    const plan = evenly(men(['b_15', 2]), [
      { unit: 'b_28' as UnitId, cv: 3, column: 'left' },
      { unit: 'b_35' as UnitId, cv: 3, column: 'right' },
    ])
    expect(plan.get('b_15' as UnitId)).toBe('centre')
  })
  test('the rules take every step of it, and the line stands', () => {
    const table = atAbraham()
    const options = () => table.decision('british')?.options ?? []
    const waiting = [...new Set(options().flatMap(({ unit }) => (unit ? [unit as UnitId] : [])))]
    expect(waiting).toHaveLength(5)
    const plan = evenly(
      waiting.map((unit) => ({ unit, cv: 3 })),
      [],
    )
    let batch: Batch | undefined = {
      wanted: ({ unit, column }) => plan.get(unit as UnitId) === column,
      about: 'abraham',
      left: waiting.length,
    }
    const joined: boolean[] = []
    while (batch)
      batch = sent(batch, options(), 'abraham', (option, withLast) => {
        joined.push(withLast)
        table.answer({ role: 'british', option })
      })
    expect(joined.length).toBeGreaterThanOrEqual(4)
    // One undo takes the whole line back: all but the first belong to the one before.
    expect(joined).toEqual(joined.map((_, i) => i > 0))
    expect(options().some(({ column }) => column)).toBe(false)
  })
})
