/** Two sides. */
import { expect, test } from 'vitest'
import { twoSides } from '../src/index.ts'

const { both, enemyOf, sideOf, withSide } = twoSides('north', 'south')

test('each is the enemy of the other', () => {
  expect([enemyOf('north'), enemyOf('south')]).toEqual(['south', 'north'])
})
test('a record has something of each; with another value it is another record', () => {
  const camps = both(3, 5)
  expect(camps).toEqual({ north: 3, south: 5 })
  expect([sideOf(camps, 'north'), sideOf(camps, 'south')]).toEqual([3, 5])
  expect([withSide(camps, 'north', 4), withSide(camps, 'south', 4)]).toEqual([both(4, 5), both(3, 4)])
  expect(camps).toEqual({ north: 3, south: 5 })
})
test('of two games that are loaded together each has its own sides', () => {
  const others = twoSides('red', 'blue')
  expect(others.withSide(others.both(1, 2), 'blue', 3)).toEqual({ red: 1, blue: 3 })
  expect(withSide(both(1, 2), 'south', 3)).toEqual({ north: 1, south: 3 })
})
