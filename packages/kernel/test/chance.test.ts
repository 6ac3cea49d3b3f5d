import { describe, expect, test } from 'vitest'
import type { Chance, DiceAsk, LotsAsk } from '../src/ask.ts'
import { cryptoChance, outcomeOf, seededChance } from '../src/chance.ts'
import { seeded } from '../src/random.ts'
import { wrongDraw } from '../src/refused.ts'

const what = { key: 'what.test' }
const dice = (count: number, sides = 6): DiceAsk => ({ kind: 'chance', draw: 'dice', rule: '4.1', what, count, sides })
const lots = (count: number, from: readonly string[]): LotsAsk => ({
  kind: 'chance',
  draw: 'lots',
  rule: '1.1',
  what,
  count,
  from,
})
const ASKS: readonly Chance[] = [
  dice(1),
  dice(5),
  dice(3, 1),
  dice(2, 1000),
  dice(0),
  lots(1, ['a', 'b']),
  lots(3, [...'xyz']),
]

describe.each([
  ['seeded', () => seededChance(seeded(7))],
  ['cryptographic', cryptoChance],
])('%s chance', (_name, make) => {
  test('always gives what is asked', () => {
    const source = make()
    for (let i = 0; i < 2000; i++) for (const ask of ASKS) expect(wrongDraw(ask, source.draw(ask, i))).toBeUndefined()
  })

  test('gives every face and every lot sooner or later', () => {
    const source = make()
    const faces = new Set<unknown>()
    const orders = new Set<string>()
    for (let i = 0; i < 1000; i++) {
      for (const face of source.draw(dice(1), i)) faces.add(face)
      orders.add(source.draw(lots(3, [...'xyz']), i).join(''))
    }
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect(orders.size).toBe(6)
  })

  test('does not touch the list that is drawn from', () => {
    const from = Object.freeze([...'abcd'])
    make().draw(lots(3, from), 0)
    expect(from.join('')).toBe('abcd')
  })

  test('says which rule asked for what nobody can draw', () => {
    expect(() => make().draw(lots(3, ['a']), 0)).toThrow('1.1 what.test: asked for 3 of 1 (a)')
    expect(() => make().draw(dice(1, 0), 0)).toThrow('4.1 what.test: a die of 0 sides')
    expect(() => make().draw(dice(1, 2 ** 33), 0)).toThrow('sides')
    expect(() => make().draw(dice(1, 2.5), 0)).toThrow('sides')
  })
})

test('the same seed gives the same luck, another seed another', () => {
  const luck = (seed: number) => {
    const source = seededChance(seeded(seed))
    return Array.from({ length: 50 }, (_, i) => source.draw(dice(2), i).join('')).join(' ')
  }
  expect(luck(3)).toBe(luck(3))
  expect(luck(3)).not.toBe(luck(4))
})

test('lots are taken by index out of what is left, in order', () => {
  const indexes = [2, 0, 1]
  const sizes: number[] = []
  const drawn = outcomeOf(lots(3, [...'abcd']), (n) => {
    sizes.push(n)
    return indexes[sizes.length - 1] as number
  })
  expect(drawn).toEqual(['c', 'a', 'd'])
  expect(sizes).toEqual([4, 3, 2])
})

describe('an outcome that does not fit', () => {
  test.each([
    [[7], dice(1), '7 is not a face from 1 to 6'],
    [[1, 2], dice(1), '1 dice asked, 2 given'],
    [['c'], lots(1, ['a', 'b']), 'c is not among what may be drawn'],
    [['a', 'a'], lots(2, ['a', 'b']), 'a is drawn twice'],
    [[1], lots(1, ['a']), '1 is not among what may be drawn'],
    [['a'], dice(1), 'a is not a face from 1 to 6'],
  ])('%j: is told in words', (drawn, ask, message) => {
    expect(wrongDraw(ask, drawn as number[] | string[])).toContain(message)
  })
})
