import { expect, test } from 'vitest'
import { whenWall } from '../src/calendar.ts'
import { noticeTime } from '../src/quiet-hours.ts'

const ZONE = 'America/Toronto'
const at = (day: number, hour: number, minute = 0) => whenWall(Date.UTC(2026, 10, day, hour, minute), ZONE)
const night = { zone: ZONE, quiet: [22, 8] as const }

test('by day it comes at once, by night in the morning', () => {
  expect(noticeTime(at(10, 12), night)).toBe(at(10, 12))
  expect(noticeTime(at(10, 23), night)).toBe(at(11, 8))
  expect(noticeTime(at(11, 3), night)).toBe(at(11, 8))
  expect(noticeTime(at(11, 8), night)).toBe(at(11, 8))
})
test('quiet hours by day', () => {
  const work = { zone: ZONE, quiet: [9, 17] as const }
  expect(noticeTime(at(10, 12), work)).toBe(at(10, 17))
  expect(noticeTime(at(10, 20), work)).toBe(at(10, 20))
})
test('gathered, it comes once a day at its hour, also over the change of the clocks', () => {
  const digest = { zone: ZONE, digest: 18 }
  expect(noticeTime(at(10, 12), digest)).toBe(at(10, 18))
  expect(noticeTime(at(10, 18, 1), digest)).toBe(at(11, 18))
  // On 1 November 2026 the day has 25 hours there.
  expect(noticeTime(at(1, 0, 30), digest) - at(1, 0, 30)).toBe(18.5 * 3_600_000)
})
test('without manners it comes at once', () => expect(noticeTime(5, { zone: ZONE })).toBe(5))
