/** The text of a position: the same bytes however it was come to. */
import { type Settings, seeded } from '@carillon/kernel'
import { Found, settingSets, walk } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { quebec1759 } from '../src/index.ts'
import { copyState } from '../src/state.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
const SETS = settingSets(quebec1759, 'campaign', 0, seeded(1))

describe('the same position is the same text', () => {
  test('after something was taken back and done again', () => {
    let again = 0
    const problems = SETS.flatMap((settings) =>
      SEEDS.flatMap((seed) =>
        walk(quebec1759, { scenario: 'campaign', settings, seed }, ({ table, last }) => {
          if (!last || !('role' in last) || !table.canUndo(last.role)) return
          const text = JSON.stringify(table.state)
          table.undo(last.role)
          table.answer(last)
          if (table.state.battle) again += 1
          if (JSON.stringify(table.state) !== text) throw new Found('another text')
        }),
      ),
    )
    expect(problems).toEqual([])
    expect(again).toBeGreaterThan(50)
  })
  test('in a copy', () => {
    const problems = SEEDS.flatMap((seed) =>
      walk(quebec1759, { scenario: 'campaign', settings: SETS[0] as Settings, seed }, ({ table: { state } }) => {
        if (JSON.stringify(copyState(state)) !== JSON.stringify(state)) throw new Found('another text')
      }),
    )
    expect(problems).toEqual([])
  })
})
