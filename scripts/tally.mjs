// @ts-check
/** Counting what `npm test` did: Vitest's report and our own checks, in one closing line. */

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 * @typedef {{ status: string, assertionResults: readonly { status: string }[] }} FileReport
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: readonly FileReport[] }} Report the part of Vitest's JSON report that counts
 */

/**
 * A file that could not be loaded is one failure; so is a run that crashed, or that had nothing to run.
 * @param {Report | undefined} report undefined if Vitest wrote none
 * @param {number} code how Vitest ended
 * @returns {Tally}
 */
export function tally(report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const passed = report.numPassedTests
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  let failed = report.numFailedTests + broken.length
  if (failed === 0 && (code !== 0 || passed === 0)) failed = 1
  return { passed, failed, skipped: report.numPendingTests + report.numTodoTests }
}

/** @type {Tally} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** @param {Tally} a @param {Tally} b @returns {Tally} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** @param {Tally} tally */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
