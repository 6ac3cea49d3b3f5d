/** The game in a minute comes up by itself once for each title. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isTold, noteTold } from '../src/table/minute.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('once, and each title by itself', () => {
  expect(isTold('quebec-1759')).toBe(false)
  noteTold('quebec-1759')
  expect(isTold('quebec-1759')).toBe(true)
  expect(isTold('wilderness-war')).toBe(false)
  noteTold('wilderness-war')
  expect([isTold('quebec-1759'), isTold('wilderness-war')]).toEqual([true, true])
})
test('never for somebody who has said so', () => {
  localStorage.setItem('carillon.minute', '*')
  expect(isTold('quebec-1759')).toBe(true)
})
test('where nothing can be kept it comes up again, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  noteTold('quebec-1759')
  expect(isTold('quebec-1759')).toBe(false)
})
