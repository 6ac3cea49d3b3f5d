import { describe, expect, test } from 'vitest'
import { CONNECTIONS, FACTIONS, SPACES } from '../src/data/map.ts'
import { entryNumber, entryOf, useNumber, useOf } from '../src/packed.ts'
import type { Entry } from '../src/state.ts'

describe('what is packed into a number comes out as it went in', () => {
  test('10.2.1 every way to enter a space', () => {
    const entries: Entry[] = FACTIONS.flatMap((faction) =>
      SPACES.flatMap((from) => SPACES.map((to) => ({ faction, from, to }))),
    )
    expect(entries.map(entryNumber).map(entryOf)).toEqual(entries)
    expect(new Set(entries.map(entryNumber)).size).toBe(entries.length)
  })
  test('10.1 every connection, up to the limit of a Highway', () => {
    for (const [units, artillery] of [
      [1, 0],
      [1, 1],
      [16, 0],
      [16, 16],
    ] as const) {
      const uses = CONNECTIONS.map(({ id }) => ({ by: id, units, artillery }))
      expect(uses.map(useNumber).map(useOf)).toEqual(uses)
    }
  })
})
