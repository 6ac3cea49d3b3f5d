/** Going to and fro in a record. */
import { describe, expect, test, vi } from 'vitest'
import { Cursor } from '../src/cursor.ts'
import { observe } from '../src/observe.ts'
import { verifyDraws } from '../src/proof.ts'
import { pickOne, seeded } from '../src/random.ts'
import { recordOf, replay } from '../src/record.ts'
import { startTable, Table } from '../src/table.ts'
import { randomInput } from '../src/testing/walk.ts'
import { ROLES, type ToyState, toy } from './toy.ts'

const options = { dice: 'two', nights: 'no' }
const seats = { red: 'human', blue: 'human', gold: 'human' }

function randomGame(seed: number) {
  const random = seeded(seed)
  const table = startTable(toy, toy.setup('long', options))
  for (let input = randomInput(table, random); input; input = randomInput(table, random)) table.answer(input)
  return recordOf(table, { scenario: 'long', options, seats })
}
const seen = (table: Table<ToyState>) => [
  table.state,
  table.log,
  table.draws,
  ...[...ROLES, 'spectator', 'open'].map((viewer) => observe(table, viewer)),
]

describe('a cursor', () => {
  test('shows at every count what a replay from the start shows, in whatever order it is asked', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const record = randomGame(seed)
      const cursor = new Cursor(toy, record)
      const random = seeded(seed)
      const counts = Array.from({ length: record.inputs.length + 1 }, (_, i) => i)
      const jumps = Array.from({ length: 60 }, () => pickOne(counts, random))
      for (const at of [...counts, ...counts.toReversed(), ...jumps])
        expect(seen(cursor.at(at)), `${seed} at ${at}`).toEqual(seen(replay(toy, record, at)))
      expect(cursor.over).toBe(true)
    }
  })

  test('goes anywhere with few answers, and one step on with one', () => {
    const record = randomGame(2)
    const cursor = new Cursor(toy, record)
    const answer = vi.spyOn(Table.prototype, 'answer')
    const cost = (at: number): number => {
      answer.mockClear()
      cursor.at(at)
      return answer.mock.calls.length
    }
    try {
      const last = record.inputs.length
      expect(last).toBeGreaterThan(40)
      expect(cost(last)).toBeLessThan(32)
      cost(5)
      expect(cost(6)).toBe(1)
      expect(cost(6)).toBe(0)
      for (let at = last; at >= 0; at--) expect(cost(at), `back to ${at}`).toBeLessThan(36)
    } finally {
      answer.mockRestore()
    }
  })

  test('holds every draw with what was asked', () => {
    const record = randomGame(3)
    const { draws } = new Cursor(toy, record)
    const drawn = record.inputs.flatMap((input, i) => ('chance' in input ? [[i, input.chance]] : []))
    expect(draws.map(({ input, drawn: what }) => [input, what])).toEqual(drawn)
    expect(draws.map(({ number }) => number)).toEqual(draws.map((_, i) => i))
    for (const { input, ask } of draws) expect(ask).toEqual(replay(toy, record, input).chance)
  })

  test('nothing before the start, nothing after the end; nothing is proved without a promise', () => {
    const record = randomGame(3)
    const cursor = new Cursor(toy, record)
    for (const at of [-1, 0.5, record.inputs.length + 1]) expect(() => cursor.at(at)).toThrow(RangeError)
    expect(() => verifyDraws(cursor)).toThrow('nothing was promised')
  })
})
