/** A finger that stays asks; one that taps or slides does not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LongPress } from '../src/table/long-press.ts'

const at = (x: number, y: number, pointerType = 'touch') =>
  ({ pointerType, isPrimary: true, clientX: x, clientY: y }) as PointerEvent
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
function pressed(): { press: LongPress; held: () => number } {
  const held = vi.fn()
  return { press: new LongPress(held), held: () => held.mock.calls.length }
}

test('half a second on one spot', () => {
  const { press, held } = pressed()
  press.down(at(10, 10))
  press.move(at(12, 12))
  vi.advanceTimersByTime(449)
  expect([held(), press.done]).toEqual([0, false])
  vi.advanceTimersByTime(1)
  expect([held(), press.done]).toEqual([1, true])
})
test('a tap chooses', () => {
  const { press, held } = pressed()
  press.down(at(10, 10))
  press.lift()
  vi.advanceTimersByTime(1000)
  expect([held(), press.done]).toEqual([0, false])
})
test('a finger that slides scrolls', () => {
  const { press, held } = pressed()
  press.down(at(10, 10))
  press.move(at(10, 30))
  vi.advanceTimersByTime(1000)
  expect(held()).toBe(0)
})
test('a mouse may take its time', () => {
  const { press, held } = pressed()
  press.down(at(10, 10, 'mouse'))
  vi.advanceTimersByTime(1000)
  expect([held(), press.done]).toEqual([0, false])
})
test('the next tap chooses again', () => {
  const { press } = pressed()
  press.down(at(10, 10))
  vi.advanceTimersByTime(500)
  press.down(at(10, 10))
  expect(press.done).toBe(false)
})
