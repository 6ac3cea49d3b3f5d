/** Clocks: what counts, what does not, and what nobody learns from them. */
import type { ClockRules } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import {
  type Clock,
  clockAfter,
  clockView,
  deadlineOf,
  flagged,
  goneAway,
  hasBegun,
  leftAt,
  newClock,
  paused,
} from '../src/clock.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const RULES: ClockRules = { kind: 'live', bank: 10 * MINUTE, add: MINUTE, cap: 10 * MINUTE, flag: 'auto' }
const open = (...roles: string[]) => ({ roles, sealed: false, done: [] })
const begun = (rules: Partial<ClockRules> = {}, at = 0): Clock =>
  clockAfter(newClock({ ...RULES, ...rules }, ['red', 'blue'], at), open('red'), [], at)

describe('time by turns', () => {
  test('runs for whom the game waits, and not for the others', () => {
    const clock = begun()
    expect(leftAt(clock, 'red', [], 3 * MINUTE)).toBe(7 * MINUTE)
    expect(leftAt(clock, 'blue', [], 3 * MINUTE)).toBe(10 * MINUTE)
  })
  test('clicks of one turn change nothing; with its end comes the increment, up to the cap', () => {
    const clock = begun()
    expect(clockAfter(clock, open('red'), [], 2 * MINUTE)).toBe(clock)
    const after = clockAfter(clock, open('blue'), [], 5 * MINUTE)
    expect(after).toMatchObject({ left: { red: 6 * MINUTE, blue: 10 * MINUTE }, running: ['blue'], since: 5 * MINUTE })
    expect(clockAfter(after, open('red'), [], 5 * MINUTE + 1).left.blue).toBe(10 * MINUTE)
  })
  test('clicks of those who decide in secret change nothing either, until one is done or is not any more', () => {
    const secret = (...done: string[]) => ({ roles: ['red', 'blue'], sealed: true, done })
    const clock = clockAfter(begun(), secret(), [], MINUTE)
    expect(clockAfter(clock, secret(), [], 2 * MINUTE)).toBe(clock)
    const after = clockAfter(clock, secret('blue'), [], 3 * MINUTE)
    expect(after.done).toEqual({ blue: 3 * MINUTE })
    expect(clockAfter(after, secret('blue'), [], 4 * MINUTE)).toBe(after)
    expect(clockAfter(after, secret('red'), [], 5 * MINUTE).done).toEqual({ red: 5 * MINUTE })
    expect(clockAfter(after, secret(), [], 6 * MINUTE).done).toEqual({})
  })
  test('a flag falls when nothing is left, and the deadline says when', () => {
    const clock = begun()
    expect(flagged(clock, [], 10 * MINUTE)).toBeUndefined()
    expect(flagged(clock, [], 10 * MINUTE + 1)).toBe('red')
    expect(deadlineOf(clock, [])).toBe(10 * MINUTE + 1)
    expect(flagged(clock, [], deadlineOf(clock, []) as number)).toBe('red')
  })
})

describe('a clock that has begun', () => {
  test('goes on after a moment in which nobody was waited for', () => {
    const nobody = clockAfter(begun(), open(), [], MINUTE)
    expect(nobody).toMatchObject({ running: [], left: { red: 10 * MINUTE } })
    expect(hasBegun(nobody)).toBe(true)
    expect(clockAfter(nobody, open(), [], 2 * MINUTE)).toBe(nobody)
    const next = clockAfter(nobody, open('blue'), [], 3 * MINUTE)
    expect(leftAt(next, 'blue', [], 5 * MINUTE)).toBe(8 * MINUTE)
  })
  test('is known by who runs in rows of older houses, which did not say it', () => {
    const { begun: _, ...old } = begun()
    expect([hasBegun(old), hasBegun(newClock(RULES, ['red'], 0))]).toEqual([true, false])
  })
})

describe('time that does not count', () => {
  test('while the house was down', () => {
    const outages = [
      { began: MINUTE, ended: 61 * MINUTE },
      { began: 30 * MINUTE, ended: 70 * MINUTE },
    ]
    expect(leftAt(begun(), 'red', outages, 72 * MINUTE)).toBe(7 * MINUTE)
    expect(deadlineOf(begun(), outages)).toBe(79 * MINUTE + 1)
  })
  test('at weekends, if that was chosen', () => {
    // 1970-01-02 was a Friday.
    const clock = begun({ kind: 'days', bank: 2 * DAY, cap: 2 * DAY, weekends: 'UTC' }, DAY)
    expect(leftAt(clock, 'red', [], 4.5 * DAY)).toBe(0.5 * DAY)
    expect(deadlineOf(clock, [])).toBe(5 * DAY + 1)
    expect(leftAt(begun({ bank: 2 * DAY, cap: 2 * DAY }, DAY), 'red', [], 4.5 * DAY)).toBe(-1.5 * DAY)
  })
  test('while all have agreed to pause', () => {
    const still = paused(begun(), true, [], 4 * MINUTE)
    expect(leftAt(still, 'red', [], 500 * MINUTE)).toBe(6 * MINUTE)
    expect(deadlineOf(still, [])).toBeNull()
    const on = paused(still, false, [], 500 * MINUTE)
    expect(leftAt(on, 'red', [], 501 * MINUTE)).toBe(5 * MINUTE)
  })
  test('while all have agreed to pause in a secret moment: what was used before it is not given back', () => {
    const secret = (...done: string[]) => ({ roles: ['red', 'blue'], sealed: true, done })
    const both = clockAfter(newClock(RULES, ['red', 'blue'], 0), secret(), [], 0)
    const one = clockAfter(both, secret('blue'), [], MINUTE)
    const still = paused(one, true, [], 4 * MINUTE)
    expect(leftAt(still, 'red', [], 500 * MINUTE)).toBe(6 * MINUTE)
    const on = paused(still, false, [], 500 * MINUTE)
    expect(leftAt(on, 'red', [], 501 * MINUTE)).toBe(5 * MINUTE)
    expect(leftAt(on, 'blue', [], 501 * MINUTE)).toBe(9 * MINUTE)
    expect(clockAfter(on, open('red'), [], 502 * MINUTE).left).toEqual({ red: 4 * MINUTE, blue: 10 * MINUTE })
  })
  test('while one is away a second time in one turn: the first time still does not count', () => {
    const clock = begun({ kind: 'days', bank: 2 * DAY, cap: 2 * DAY, vacation: 3 * DAY })
    const first = goneAway(clock, 'red', DAY, 0)
    const again = goneAway(first, 'red', 2.5 * DAY, 1.5 * DAY)
    expect(again.vacation.red).toBe(DAY)
    expect(leftAt(again, 'red', [], 3 * DAY)).toBe(DAY)
  })
  test('while one is away, as long as his vacation reaches; what is not taken he keeps', () => {
    const clock = begun({ kind: 'days', bank: DAY, cap: DAY, vacation: 3 * DAY })
    const away = goneAway(clock, 'red', 10 * DAY, 0)
    expect(away.away?.red).toEqual({ began: 0, ended: 3 * DAY })
    expect(leftAt(away, 'red', [], 3.5 * DAY)).toBe(0.5 * DAY)
    expect(leftAt(away, 'blue', [], 3.5 * DAY)).toBe(DAY)
    const back = goneAway(away, 'red', null, DAY)
    expect(back.vacation.red).toBe(2 * DAY)
    expect(leftAt(back, 'red', [], 1.5 * DAY)).toBe(0.5 * DAY)
    expect(goneAway(clock, 'blue', 2 * DAY, DAY).vacation).toEqual({ red: 3 * DAY, blue: 2 * DAY })
  })
})

describe('while several decide in secret', () => {
  const secret = (done: string[]) => ({ roles: ['red', 'blue'], sealed: true, done })
  const begin = clockAfter(begun(), secret([]), [], MINUTE)

  test('everybody sees all of them run, whoever is done', () => {
    const one = clockAfter(begin, secret(['red']), [], 2 * MINUTE)
    expect(JSON.stringify(clockView(one, []))).toBe(JSON.stringify(clockView(begin, [])))
    const again = clockAfter(one, secret([]), [], 3 * MINUTE)
    expect(JSON.stringify(clockView(again, []))).toBe(JSON.stringify(clockView(begin, [])))
  })
  test('at the end each is charged for his own time alone', () => {
    const one = clockAfter(begin, secret(['red']), [], 3 * MINUTE)
    const both = clockAfter(one, open('red'), [], 8 * MINUTE)
    // Red: a minute before, two in secret; it is his turn still. Blue: seven in secret, then his turn was over.
    expect(both.left).toEqual({ red: 7 * MINUTE, blue: 4 * MINUTE })
    expect(both.done).toBeUndefined()
  })
  test('no flag falls before all could have: one that is due and does not fall would tell who is done', () => {
    const one = clockAfter(begin, secret(['blue']), [], 3 * MINUTE)
    for (const clock of [begin, one]) {
      expect(flagged(clock, [], 10 * MINUTE + 30_000)).toBeUndefined()
      expect(deadlineOf(clock, [])).toBe(11 * MINUTE + 1)
      expect(flagged(clock, [], 11 * MINUTE + 1)).toBe('red')
    }
    // Who was too late in secret is told so when all are done; without a flag of its own he was let off.
    const late = clockAfter(one, open('blue'), [], 10 * MINUTE + 30_000)
    expect(late.left.red).toBe(-30_000)
    expect(flagged(late, [], 10 * MINUTE + 30_000)).toBe('red')
    expect(deadlineOf(late, [])).toBe(10 * MINUTE + 30_000)
    const claimed = clockAfter(
      { ...one, rules: { ...one.rules, flag: 'claim' } },
      open('blue'),
      [],
      10 * MINUTE + 30_000,
    )
    expect(flagged(claimed, [], 11 * MINUTE)).toBeUndefined()
    expect(claimed.left.red).toBe(MINUTE)
  })
  test('when each would have no time left is told as if nobody were done', () => {
    const one = clockAfter(begin, secret(['blue']), [], 3 * MINUTE)
    expect(clockView(one, []).due).toEqual({ red: 10 * MINUTE + 1, blue: 11 * MINUTE + 1 })
  })
  test('of several who have none left it is who has least', () => {
    const secrets = (...done: string[]) => ({ roles: ['british', 'french'], sealed: true, done })
    const few = { ...newClock(RULES, ['british', 'french'], 0), left: { british: 100_000, french: 10_000 } }
    const both = clockAfter(few, secrets(), [], 0)
    expect(flagged(both, [], 100_002)).toBe('french')
    expect(flagged(clockAfter(both, secrets('french'), [], 5000), [], 100_002)).toBe('british')
    // Both were too late in secret, and are told when it is over.
    const late = clockAfter(clockAfter(both, secrets('british'), [], 100_500), open(), [], 101_000)
    expect(late.left).toEqual({ british: -500, french: -91_000 })
    expect(flagged(late, [], 101_000)).toBe('french')
  })
  test('who is done does not run out of time; who takes it back, does', () => {
    const one = clockAfter(begin, secret(['red']), [], 3 * MINUTE)
    expect(flagged(one, [], 10 * MINUTE + 30_000)).toBeUndefined()
    expect(flagged(one, [], 11 * MINUTE + 1)).toBe('blue')
    const back = clockAfter(one, secret([]), [], 9 * MINUTE)
    expect(leftAt(back, 'red', [], 9 * MINUTE)).toBe(MINUTE)
  })
})
