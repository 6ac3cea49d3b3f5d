/** Sets of kinds are numbers: whatever is asked of them is what a list of kinds would say. */
import { expect, test } from 'vitest'
import {
  ALL_KINDS,
  allBut,
  among,
  and,
  BIT,
  type Kinds,
  NO_KINDS,
  only,
  some,
  TYPES,
  without,
} from '../src/data/kinds.ts'

type List = readonly (typeof TYPES)[number][]
const setOf = (list: List): Kinds => list.reduce((kinds, type) => and(kinds, BIT[type]), NO_KINDS)
/** None, all, each kind, each with its neighbour, and all but these. */
const LISTS: readonly List[] = [
  [],
  TYPES,
  ...TYPES.flatMap((a, n): List[] => {
    const pair = TYPES.slice(n, n + 2)
    return [[a], pair, TYPES.filter((type) => !pair.includes(type))]
  }),
]

test('a kind is in common, no others are there, one set without the other', () => {
  for (const a of LISTS)
    for (const b of LISTS) {
      const [as, bs] = [setOf(a), setOf(b)]
      const common = a.filter((type) => b.includes(type))
      const rest = a.filter((type) => !b.includes(type))
      expect([some(as, bs), only(as, bs)]).toEqual([common.length > 0, rest.length === 0])
      expect([among(as, bs), without(as, bs)]).toEqual([setOf(common), setOf(rest)])
      expect(among(ALL_KINDS, allBut(bs)) === allBut(bs) && !some(bs, allBut(bs))).toBe(true)
      expect(only(as, allBut(bs))).toBe(common.length === 0)
    }
})
