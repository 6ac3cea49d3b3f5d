import { expect, test } from 'vitest'
import { add, closingLine, tally } from '../scripts/tally.mjs'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})
const report = (passed: number, failed: number, files = [file('passed', 'passed')], pending = 0, todo = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
  testResults: files,
})

test('a good run', () => expect(tally(report(7, 0), 0)).toEqual({ passed: 7, failed: 0, skipped: 0 }))
test('a failing test is counted once', () =>
  expect(tally(report(6, 1, [file('failed', 'passed', 'failed')]), 1)).toEqual({ passed: 6, failed: 1, skipped: 0 }))
test('skipped tests are not passed', () =>
  expect(tally(report(5, 0, [], 2, 1), 0)).toEqual({ passed: 5, failed: 0, skipped: 3 }))
test('a file that cannot be loaded is a failure', () =>
  expect(tally(report(5, 0, [file('failed')]), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 }))
test('a crash without a report is a failure', () => expect(tally(undefined, 1).failed).toBe(1))
test('a crash after good tests is a failure', () => expect(tally(report(5, 0), 1).failed).toBe(1))
test('a run of no test is a failure', () => expect(tally(report(0, 0, []), 0).failed).toBe(1))

test('the closing line', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  expect(closingLine(add({ passed: 3, failed: 1, skipped: 0 }, { passed: 1, failed: 0, skipped: 2 }))).toBe(
    '4 passed, 1 failed, 2 skipped',
  )
})
