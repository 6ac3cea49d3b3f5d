import { describe, expect, test } from 'vitest'
import { columnOf } from '../src/data/tables.ts'
import { combatResult } from '../src/rules/07-table.ts'
import { only, play } from './help.ts'

const first = play({ step: 'end' }, 'annus-mirabilis', {}, only()).state
const third = play({ step: 'end' }, 'annus-mirabilis', { edition: 'third' }, only()).state

describe('the combat results table', () => {
  test('7.2 each column ends where the next begins', () => {
    const ends = [0, 1, 2, 3, 4, 5, 6, 8, 9, 12, 13, 16, 17, 21, 22, 27, 28, 60].map((strength) =>
      columnOf(strength, 0),
    )
    expect(ends).toEqual([0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10])
  })
  test('7.2 a higher roll or a higher strength never costs the enemy less', () => {
    for (const g of [first, third])
      for (let strength = 0; strength < 30; strength += 1)
        for (let roll = -1; roll < 8; roll += 1) {
          const here = combatResult(g, strength, 0, roll)
          expect(combatResult(g, strength, 0, roll + 1)).toBeGreaterThanOrEqual(here)
          expect(combatResult(g, strength + 1, 0, roll)).toBeGreaterThanOrEqual(here)
        }
  })
  test('7.2 rolls beyond the table are those of its ends', () => {
    expect(combatResult(first, 40, 0, 12)).toBe(8)
    expect(combatResult(first, 28, 0, 7)).toBe(8)
    expect(combatResult(first, 28, 0, 4)).toBe(5)
    expect(combatResult(first, 10, 0, -3)).toBe(1)
    expect(combatResult(first, 0, 0, 5)).toBe(1)
    expect(combatResult(first, 0, 0, 4)).toBe(0)
  })
  test('7.55 a shift to the left never leaves the table', () => {
    expect(combatResult(first, 9, -1, 6)).toBe(3)
    expect(combatResult(first, 0, -1, 6)).toBe(1)
    expect(combatResult(first, 1, -1, 4)).toBe(0)
  })
  test('7.2 the editions differ in one cell: strength 7, roll 5', () => {
    expect(combatResult(first, 7, 0, 5)).toBe(2)
    expect(combatResult(third, 7, 0, 5)).toBe(3)
    for (let strength = 0; strength < 30; strength += 1)
      for (let roll = 0; roll < 8; roll += 1)
        if (roll !== 5 || strength < 6 || strength > 8)
          expect(combatResult(third, strength, 0, roll)).toBe(combatResult(first, strength, 0, roll))
  })
})
