// @ts-check
/** Whether the tests in a browser are run, and what is said and counted when they cannot be. */

/**
 * The words of the person name files, or parts of their paths; a word after an option may be its value.
 * @param {readonly string[]} args
 * @param {readonly string[]} files the files of the browser tests
 */
export function wantsBrowser(args, files) {
  const words = args.filter((word, i) => !word.startsWith('-') && !args[i - 1]?.startsWith('-'))
  return words.length === 0 || words.some((word) => files.some((file) => file.includes(word.replace(/^\.\//, ''))))
}

/**
 * @param {string} why
 * @param {string | undefined} ci `$CI`: there it is a failure
 * @returns {{ line: string, tally: import('./tally.mjs').Tally }}
 */
export const skippedBrowser = (why, ci) => ({
  line: `BROWSER TESTS SKIPPED: ${why}.`,
  tally: { passed: 0, failed: ci === 'true' ? 1 : 0, skipped: 0 },
})
