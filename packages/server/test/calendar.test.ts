import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterCounted, counted, isZone, type Rest, wallTime, whenWall } from '../src/calendar.ts'

const HOUR = 3_600_000
const PARIS = 'Europe/Paris'

describe('time that counts', () => {
  test('an outage does not, whether it lies inside, overlaps an end, or another one', () => {
    const rest = {
      spans: [
        [10, 20],
        [15, 30],
        [90, 200],
      ] as const,
    }
    expect(counted(0, 100, rest)).toBe(100 - 20 - 10)
    expect(counted(12, 14, rest)).toBe(0)
    expect(counted(50, 40, rest)).toBe(0)
  })

  test('a weekend in Paris lasts from its midnight to its midnight, also when clocks are put forward', () => {
    const friday = whenWall(Date.UTC(2026, 10, 13, 18), PARIS)
    const monday = whenWall(Date.UTC(2026, 10, 16, 9), PARIS)
    expect(counted(friday, monday, { spans: [], weekends: PARIS })).toBe(15 * HOUR)
    // On 29 March 2026 a Sunday has 23 hours there.
    const [before, after] = [Date.UTC(2026, 2, 27, 18), Date.UTC(2026, 2, 30, 9)].map((at) => whenWall(at, PARIS))
    expect(counted(before as number, after as number, { spans: [], weekends: PARIS })).toBe(15 * HOUR)
    expect((after as number) - (before as number)).toBe(63 * HOUR - HOUR)
    // Who is on Sunday is in the middle of one.
    const sunday = whenWall(Date.UTC(2026, 10, 15, 12), PARIS)
    expect(counted(sunday, monday, { spans: [], weekends: PARIS })).toBe(9 * HOUR)
  })

  test('clocks on the wall there and back', () => {
    expect(isZone(PARIS)).toBe(true)
    expect(isZone('Nowhere/At all')).toBe(false)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (seconds) => {
        const at = seconds * 1000
        const back = whenWall(wallTime(at, PARIS), PARIS)
        // In the hour that comes twice either one is right.
        expect([0, HOUR, -HOUR]).toContain(back - at)
      }),
    )
  })

  test('when so much will have counted is the reverse of how much has', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 40 }))
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 5 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 20 * 24 }),
        (spans, weekends, hours) => {
          const start = Date.UTC(2026, 10, 1)
          const rest: Rest = {
            spans: spans.map(([from, length]) => [start + from * HOUR, start + (from + length) * HOUR]),
            ...(weekends && { weekends: PARIS }),
          }
          const ends = afterCounted(start, hours * HOUR, rest)
          expect(counted(start, ends, rest)).toBe(hours * HOUR)
          // Not before: a moment earlier less had counted.
          if (hours > 0) expect(counted(start, ends - 1, rest)).toBeLessThan(hours * HOUR)
        },
      ),
    )
  })
})
