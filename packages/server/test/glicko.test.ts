import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chance, NEWCOMER, type Rating, rated, rested } from '../src/glicko.ts'

const player = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 })

describe('Glicko-2', () => {
  test('the worked example of the paper', () => {
    const after = rated(player(1500, 200), [
      { against: player(1400, 30), score: 1 },
      { against: player(1550, 100), score: 0 },
      { against: player(1700, 300), score: 0 },
    ])
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.deviation).toBeCloseTo(151.52, 1)
    expect(after.volatility).toBeCloseTo(0.05999, 4)
  })

  test('who does not play becomes unsure, never more than a newcomer', () => {
    expect(rested(player(1800, 50), 1).deviation).toBeGreaterThan(50)
    expect(rested(player(1800, 50), 1).rating).toBe(1800)
    expect(rested(player(1800, 50), 100_000).deviation).toBe(NEWCOMER.deviation)
    expect(rated(player(1800, 50), [])).toEqual(rested(player(1800, 50), 1))
  })

  test('an upset changes more than what was expected, and a draw between equals nothing', () => {
    const [strong, weak] = [player(1800, 80), player(1400, 80)]
    const gain = (who: Rating, against: Rating, score: number) => rated(who, [{ against, score }]).rating - who.rating
    expect(gain(weak, strong, 1)).toBeGreaterThan(4 * gain(strong, weak, 1))
    expect(gain(strong, strong, 0.5)).toBeCloseTo(0, 9)
    expect(chance(strong, weak)).toBeGreaterThan(0.85)
    expect(chance(strong, weak) + chance(weak, strong)).toBeCloseTo(1, 12)
  })

  test('whatever comes, ratings are numbers, a win never costs and play makes surer', () => {
    const anybody = fc.record({
      rating: fc.double({ min: 0, max: 4000, noNaN: true }),
      deviation: fc.double({ min: 30, max: 350, noNaN: true }),
      volatility: fc.double({ min: 0.03, max: 0.2, noNaN: true }),
    })
    fc.assert(
      fc.property(anybody, anybody, (one, against) => {
        const [won, lost] = [rated(one, [{ against, score: 1 }]), rated(one, [{ against, score: 0 }])]
        for (const { rating, deviation, volatility } of [won, lost]) {
          expect(Number.isFinite(rating)).toBe(true)
          expect(deviation).toBeGreaterThan(0)
          expect(deviation).toBeLessThanOrEqual(NEWCOMER.deviation)
          expect(volatility).toBeGreaterThan(0)
        }
        expect(won.rating).toBeGreaterThanOrEqual(one.rating)
        expect(lost.rating).toBeLessThanOrEqual(one.rating)
      }),
    )
  })
})
