/** A finger beside something small takes it, if it can be chosen. */
import { expect, test } from 'vitest'
import { nearest } from '../src/boards/pointing.ts'

const thing = (left: number) => ({
  getBoundingClientRect: () => ({ left, right: left + 20, top: 100, bottom: 115 }),
})
const [near, far] = [thing(130), thing(150)]
const tapped = (pointerType: string, clientX: number, isThing = false) => {
  const board = { querySelectorAll: () => [far, near] }
  const target = { closest: (what: string) => (what === '.th-board' ? board : isThing ? target : null) }
  const meant = nearest({ target, pointerType, clientX, clientY: 110 } as unknown as MouseEvent) as unknown
  return meant === target ? 'what it touched' : meant === near ? 'near' : 'far'
}
test('the nearest within reach of a finger', () => {
  expect(tapped('touch', 120)).toBe('near')
  expect(tapped('touch', 185)).toBe('far')
  expect(tapped('touch', 100)).toBe('what it touched')
})
test('what it touched, if that can be chosen; and what a mouse points at', () => {
  expect(tapped('touch', 120, true)).toBe('what it touched')
  expect(tapped('mouse', 120)).toBe('what it touched')
})
