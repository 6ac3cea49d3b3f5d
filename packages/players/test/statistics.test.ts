import { describe, expect, test } from 'vitest'
import {
  addTiming,
  clocked,
  DECIDED,
  elo,
  noTiming,
  type Pairs,
  type Rating,
  sprt,
  wilson,
  within,
} from '../src/index.ts'

describe('the interval of Wilson', () => {
  test.each([
    [8, 10, 0.4902, 0.9433],
    [90, 100, 0.8256, 0.9448],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])('%i of %i', (hits, of, low, high) => {
    expect(wilson(hits, of)[0]).toBeCloseTo(low, 4)
    expect(wilson(hits, of)[1]).toBeCloseTo(high, 4)
  })
  test('nothing played: anything may be', () => expect(wilson(0, 0)).toEqual([0, 1]))
})

describe('the sequential test', () => {
  const LADDER = { low: 0.55, high: 0.65 }
  /** After how many pairs of the stream, again and again, it is decided, and how. */
  const decided = (stream: readonly number[], hypotheses = LADDER) => {
    const pairs = [0, 0, 0, 0, 0]
    for (let n = 1; n <= 10_000; n++) {
      const points = stream[(n - 1) % stream.length] as number
      pairs[points * 2] = (pairs[points * 2] as number) + 1
      const ratio = sprt(pairs as unknown as Pairs, hypotheses)
      if (Math.abs(ratio) >= DECIDED) return { pairs: n, high: ratio > 0 }
    }
    return undefined
  }

  test('nothing played says nothing', () => expect(sprt([0, 0, 0, 0, 0], LADDER)).toBe(0))
  test('games that all have the same end: the ratio of both shares, pair by pair', () => {
    expect(sprt([0, 0, 0, 0, 100], LADDER) / 100).toBeCloseTo(Math.log(0.65 / 0.55), 3)
    expect(sprt([100, 0, 0, 0, 0], LADDER) / 100).toBeCloseTo(Math.log(0.35 / 0.45), 3)
    // log(19) / log(0.65 / 0.55)
    expect(decided([2])).toEqual({ pairs: 18, high: true })
    expect(decided([0])).toEqual({ pairs: 12, high: false })
  })
  test('as good as its scores say', () => {
    expect(decided([2, 1, 1, 2, 2, 1])?.high).toBe(true)
    expect(decided([1])?.high).toBe(false)
    expect(decided([2, 1, 0])?.high).toBe(false)
  })
  test('pairs that differ little decide sooner than pairs of the same mean that differ much', () => {
    const even = decided([1, 1.5]) as { pairs: number }
    const uneven = decided([0, 2, 2, 1]) as { pairs: number }
    expect(even.pairs).toBeLessThan(uneven.pairs)
  })
  test('where both scores are as far, it goes on', () => {
    expect(decided([1], { low: 0.45, high: 0.55 })).toBeUndefined()
  })
  test('both hypotheses turned round give the same, turned round', () => {
    expect(sprt([3, 1, 7, 2, 9], LADDER)).toBeCloseTo(-sprt([9, 2, 7, 1, 3], { low: 0.35, high: 0.45 }), 9)
  })
})

const of = (ratings: ReturnType<typeof elo>, player: string): Rating => ratings[player] as Rating

describe('Elo', () => {
  const two = (points: number, games: number) => elo(['a', 'b'], [{ a: 'a', b: 'b', games, points }], 'b')

  test('three points of four are 191', () => {
    expect(two(75, 100).a?.elo).toBeCloseTo(190.85, 2)
    expect(two(25, 100).a?.elo).toBeCloseTo(-190.85, 2)
    expect(two(50, 100).a?.elo).toBeCloseTo(0, 6)
    expect(two(75, 100).b).toEqual({ elo: 0, interval: [0, 0] })
  })
  test('the interval is that of the logistic curve', () => {
    const half = (1.959964 * (400 / Math.LN10)) / Math.sqrt(100 * 0.75 * 0.25)
    const [low, high] = of(two(75, 100), 'a').interval
    expect(low).toBeCloseTo(190.85 - half, 2)
    expect(high).toBeCloseTo(190.85 + half, 2)
  })
  test('without an anchor the mean is 0', () => {
    const found = elo(['a', 'b'], [{ a: 'a', b: 'b', games: 100, points: 75 }])
    const a = of(found, 'a')
    expect([a.elo, of(found, 'b').elo]).toEqual([expect.closeTo(95.42, 2), expect.closeTo(-95.42, 2)])
    const half = (1.959964 * (400 / Math.LN10)) / Math.sqrt(100 * 0.75 * 0.25) / 2
    expect(a.interval[1] - a.elo).toBeCloseTo(half, 2)
  })
  test('whoever wins all is strong, not infinitely so', () => {
    expect(two(100, 100).a?.elo).toBeCloseTo(400 * Math.log10(99.5 / 0.5), 2)
  })
  test('three players: results that agree are found again, from far apart', () => {
    const strengths: Record<string, number> = { a: 900, b: 0, c: -300 }
    const share = (x: string, y: string) =>
      1 / (1 + 10 ** (((strengths[y] as number) - (strengths[x] as number)) / 400))
    const results = [
      ['a', 'b'],
      ['a', 'c'],
      ['c', 'b'],
    ].map(([a = '', b = '']) => ({ a, b, games: 1e5, points: 1e5 * share(a, b) }))
    const found = elo(['a', 'b', 'c'], results, 'b')
    expect(found.a?.elo).toBeCloseTo(900, 1)
    expect(found.c?.elo).toBeCloseTo(-300, 1)
    expect(elo(['a', 'b', 'c'], results, 'nobody').b?.elo).toBeCloseTo(-200, 1)
  })
  test('who has not played is anywhere; the others do not notice', () => {
    const found = elo(['a', 'b', 'c'], [{ a: 'a', b: 'b', games: 100, points: 75 }], 'b')
    expect(found.a?.elo).toBeCloseTo(190.85, 2)
    const [low, high] = of(found, 'c').interval
    expect(high - low).toBeGreaterThan(10_000)
  })
})

test('how long decisions took: to a tenth', () => {
  const some = noTiming()
  const others = noTiming()
  for (let ms = 1; ms <= 50; ms++) clocked(some, ms)
  for (let ms = 51; ms <= 100; ms++) clocked(others, ms)
  addTiming(some, others)
  expect([some.decisions, some.milliseconds]).toEqual([100, 5050])
  expect(within(some, 0.5) / 50).toBeCloseTo(1, 0)
  expect(within(some, 0.99)).toBeGreaterThanOrEqual(99)
  expect(within(some, 0.99)).toBeLessThan(110)
  expect(within(noTiming(), 0.99)).toBe(0)
})
