import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterCounted, counted, isZone, type Rest, wallTime, whenWall } from '../src/calendar.ts'
import {
  type Clock,
  type ClockPlan,
  deadlineOf,
  fallen,
  leftOf,
  moved,
  paused,
  restsOf,
  resumed,
  seenClock,
  startClock,
  type Waits,
} from '../src/clock.ts'

const [SECOND, HOUR] = [1000, 3_600_000]
const DAY = 24 * HOUR
const NEVER: Rest = { spans: [] }
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

const LIVE: ClockPlan = { kind: 'live', bank: 600 * SECOND, add: 30 * SECOND, flag: 'auto' }
const DAYS: ClockPlan = {
  ...{ kind: 'days', bank: 5 * DAY, add: DAY, cap: 6 * DAY, weekends: false, flag: 'claim' },
} as const
const none = () => NEVER
const waits = (...roles: string[]): Waits => ({ roles })
const secret = (number: number, ...asked: string[]): Waits => ({
  roles: ['british', 'french'],
  sealed: { number, asked },
})
const begun = (plan: ClockPlan, now = 0): Clock =>
  moved(startClock(plan, ['british', 'french'], now), waits('british'), now, none)

describe('a clock', () => {
  test('runs for whom the game waits for, and gives the increment once a turn, not for every click', () => {
    let clock = begun(LIVE)
    clock = moved(clock, waits('british'), 10 * SECOND, none)
    clock = moved(clock, waits('british'), 20 * SECOND, none)
    expect(leftOf(clock, 'british', 40 * SECOND, none)).toBe(560 * SECOND)
    clock = moved(clock, waits('french'), 40 * SECOND, none)
    expect(clock.bank.british).toBe(590 * SECOND)
    expect(leftOf(clock, 'french', 100 * SECOND, none)).toBe(540 * SECOND)
    expect(leftOf(clock, 'british', 100 * SECOND, none)).toBe(590 * SECOND)
  })

  test('over days the bank never grows beyond its cap, and a bank above it is not cut', () => {
    const clock = moved(begun(DAYS), waits('french'), HOUR, none)
    expect(clock.bank.british).toBe(6 * DAY - HOUR)
    const again = moved(moved(clock, waits('british'), HOUR, none), waits('french'), HOUR, none)
    expect(again.bank.british).toBe(6 * DAY)
  })

  test('falls when its time is over, not while the service was down', () => {
    const clock = begun(LIVE)
    expect(deadlineOf(clock, none)).toBe(600 * SECOND)
    expect(fallen(clock, 599 * SECOND, none)).toEqual([])
    expect(fallen(clock, 600 * SECOND, none)).toEqual(['british'])
    const down = restsOf([[100 * SECOND, 400 * SECOND]], {})
    expect(deadlineOf(clock, down)).toBe(900 * SECOND)
    expect(fallen(clock, 600 * SECOND, down)).toEqual([])
  })

  test('who has fallen gets no increment for a late move', () => {
    expect(moved(begun(LIVE), waits('french'), 700 * SECOND, none).bank.british).toBe(-100 * SECOND)
  })

  test('one’s own vacation stops one’s own clock, not the other’s', () => {
    const rests = restsOf([], { british: { spans: [[0, 3 * DAY]] } })
    const clock = begun(DAYS)
    expect(leftOf(clock, 'british', 4 * DAY, rests)).toBe(4 * DAY)
    expect(leftOf(moved(clock, waits('french'), 0, rests), 'french', 4 * DAY, rests)).toBe(DAY)
  })

  test('weekends rest only where the game says so', () => {
    const at = whenWall(Date.UTC(2026, 10, 13, 0), PARIS)
    const rests = restsOf([], { british: { spans: [], weekends: PARIS } })
    const left = (plan: ClockPlan) => leftOf(begun(plan, at), 'british', at + 3 * DAY, rests)
    expect(left(DAYS)).toBe(2 * DAY)
    expect(left({ ...DAYS, weekends: true })).toBe(4 * DAY)
  })

  test('a pause by consent stops all; what was thought about before it counts', () => {
    const clock = paused(begun(LIVE), 100 * SECOND)
    expect(leftOf(clock, 'british', 9000 * SECOND, none)).toBe(500 * SECOND)
    expect(fallen(clock, 9000 * SECOND, none)).toEqual([])
    expect(deadlineOf(clock, none)).toBeUndefined()
    const on = resumed(clock, 9000 * SECOND, none)
    expect(leftOf(on, 'british', 9010 * SECOND, none)).toBe(490 * SECOND)
    expect(deadlineOf(on, none)).toBe(9500 * SECOND)
  })

  test('without a clock nothing runs and nobody falls', () => {
    const clock = moved(startClock({ kind: 'none' }, ['british'], 0), waits('british'), 5, none)
    expect(fallen(clock, 9e15, none)).toEqual([])
    expect(deadlineOf(clock, none)).toBeUndefined()
    expect(seenClock(clock, 'british', 5, none)).toBeUndefined()
  })
})

describe('in secret', () => {
  const begin = () => moved(startClock(LIVE, ['british', 'french'], 0), secret(1, 'british', 'french'), 0, none)

  test('who is done is booked by his own last click, and gets his increment when all is shown', () => {
    let clock = begin()
    clock = moved(clock, secret(1, 'french'), 20 * SECOND, none)
    clock = moved(clock, waits('british'), 200 * SECOND, none)
    expect(clock.bank).toEqual({ british: 610 * SECOND, french: 430 * SECOND })
  })

  test('who takes back his last click is thinking again', () => {
    let clock = moved(begin(), secret(1, 'french'), 20 * SECOND, none)
    clock = moved(clock, secret(1, 'british', 'french'), 50 * SECOND, none)
    expect(leftOf(clock, 'british', 60 * SECOND, none)).toBe(540 * SECOND)
  })

  test('the next secret is another turn', () => {
    let clock = moved(begin(), secret(1, 'french'), 20 * SECOND, none)
    clock = moved(clock, secret(2, 'british', 'french'), 50 * SECOND, none)
    expect(clock.bank).toEqual({ british: 610 * SECOND, french: 580 * SECOND })
    expect(leftOf(clock, 'british', 60 * SECOND, none)).toBe(600 * SECOND)
  })

  test('only who is not done can fall', () => {
    const clock = moved(begin(), secret(1, 'french'), 20 * SECOND, none)
    expect(fallen(clock, 700 * SECOND, none)).toEqual(['french'])
    expect(deadlineOf(clock, none)).toBe(600 * SECOND)
  })

  test('what the other and a spectator see is the same, whoever is done', () => {
    const before = begin()
    const done = moved(before, secret(1, 'french'), 20 * SECOND, none)
    for (const now of [20, 300, 580, 599, 5000].map((seconds) => seconds * SECOND))
      for (const viewer of ['french', 'spectator'])
        expect(seenClock(done, viewer, now, none)).toEqual(seenClock(before, viewer, now, none))
    const own = seenClock(done, 'british', 300 * SECOND, none)
    expect(own?.left.british).toBe(580 * SECOND)
    expect(own?.running).toEqual(['french'])
  })

  test('a pause keeps who was done', () => {
    const clock = resumed(
      paused(moved(begin(), secret(1, 'french'), 20 * SECOND, none), 30 * SECOND),
      90 * SECOND,
      none,
    )
    expect(leftOf(clock, 'british', 500 * SECOND, none)).toBe(580 * SECOND)
    expect(leftOf(clock, 'french', 100 * SECOND, none)).toBe(560 * SECOND)
    expect(fallen(clock, 9000 * SECOND, none)).toEqual(['french'])
  })
})
