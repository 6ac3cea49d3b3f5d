import { expect, test } from 'vitest'
import { done, NOTHING, type Play, remembered, renewed } from '../src/index.ts'

test('what follows from parts is found anew when any of them is another, and only then', () => {
  let found = 0
  const of = (...parts: readonly object[]) => ({ parts, found: ++found })
  const [a, b, c, d, e] = [{}, {}, {}, {}, {}]
  const one = remembered((x: object) => of(x))
  const two = remembered((x: object, y: object) => of(x, y))
  const four = remembered((x: object, y: object, z: object, w: object) => of(x, y, z, w))
  expect([one(a), one(a), one(b), one(a)].map((it) => it.found)).toEqual([1, 1, 2, 3])
  found = 0
  expect([two(a, b), two(a, b), two(a, c), two(c, c)].map((it) => it.found)).toEqual([1, 1, 2, 3])
  found = 0
  const asked = [
    four(a, b, c, d),
    four(a, b, c, d),
    four(e, b, c, d),
    four(e, a, c, d),
    four(e, a, a, d),
    four(e, a, a, a),
  ]
  expect(asked.map((it) => it.found)).toEqual([1, 1, 2, 3, 4, 5])
  // What was kept is still that of its parts.
  expect(asked[0]?.parts).toEqual([a, b, c, d])
})

test('a part that could be left out is refused: it would not be compared', () => {
  const [a, b, c] = [{}, {}, {}]
  const second = (x: object, y: object = a) => [x, y]
  const third = (x: object, y: object, z?: object) => [x, y, z]
  // @ts-expect-error A part with a default.
  const one: (x: object, y: object) => unknown = remembered(second)
  // @ts-expect-error A part that is optional.
  remembered(third)
  // What gets past the types is refused when it is asked.
  const two = remembered<[object, object, object], unknown>((x, y, z = c) => [x, y, z])
  expect(() => one(a, b)).toThrow('a part may have no default')
  expect(() => two(a, b, c)).toThrow('a part may have no default')
})

test('a table is brought up to date from the part asked about last', () => {
  const steps: string[] = []
  const sum = renewed([0], { sum: 0 }, (table, part, last) => {
    steps.push(`${last} to ${part}`)
    table.sum += (part[0] ?? 0) - (last[0] ?? 0)
  })
  const five = [5]
  expect([sum(five).sum, sum(five).sum, sum([2]).sum]).toEqual([5, 5, 2])
  expect(steps).toEqual(['0 to 5', '5 to 2'])
})

test('a rule that asks nobody is over at once, as often as it is asked', () => {
  function* rule(): Play<readonly unknown[]> {
    return [yield* done(true), yield* done(false), yield* done(true), yield* NOTHING]
  }
  const play = rule()
  expect(play.next()).toEqual({ done: true, value: [true, false, true, undefined] })
})
