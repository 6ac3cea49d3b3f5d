/** What is new after a step of a replay, and after a leap over many. */
import type { Chapter } from '@carillon/kernel'
import { expect, test } from 'vitest'
import { firstNew } from '../src/table/news-from.ts'

const line = (chapter?: Chapter) => (chapter ? { chapter } : {})
/** Two turns with some lines each, and a third that begins. */
const LOG = [line('turn'), line('action'), line(), line('turn'), line('action'), line(), line('turn')]

test('a step forward: what came with it', () => {
  expect(firstNew({ at: 4, lines: 3 }, { at: 5, log: LOG.slice(0, 6) })).toBe(3)
})
test('a leap: the last turn in which something happened, not all that was passed over', () => {
  expect(firstNew({ at: 0, lines: 0 }, { at: 90, log: LOG })).toBe(3)
  expect(firstNew({ at: 0, lines: 0 }, { at: 80, log: LOG.slice(0, 6) })).toBe(3)
  // Nothing that was seen before is new.
  expect(firstNew({ at: 10, lines: 5 }, { at: 90, log: LOG })).toBe(5)
})
test('a step back, or nothing said: nothing is new', () => {
  expect(firstNew({ at: 9, lines: 7 }, { at: 4, log: LOG.slice(0, 3) })).toBe(3)
  expect(firstNew({ at: 0, lines: 0 }, { at: 9, log: [] })).toBe(0)
})
