// @ts-check
/** PostgreSQL for the tests of the store: Debian's package, installed if it is missing and that is allowed. Plain JavaScript. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { HERE } from './chromium.mjs'

const USUAL = '/usr/lib/postgresql'

/**
 * The newest folder of programs that has all we start.
 * @param {string} [root]
 */
export function newestIn(root = USUAL) {
  if (!existsSync(root)) return undefined
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/**
 * The folder with `initdb` and `postgres`: `$POSTGRES_BIN`, or the usual place, where it is installed first if need be.
 * @param {import('./chromium.mjs').World} [world]
 * @param {() => string | undefined} [newest]
 * @returns {{ path: string } | { missing: string }} why there is none, for a person
 */
export function findPostgres(world = { ...HERE, wished: process.env.POSTGRES_BIN }, newest = newestIn) {
  const { wished, exists, mayInstall, run, say } = world
  if (wished)
    return exists(join(wished, 'initdb'))
      ? { path: wished }
      : { missing: `$POSTGRES_BIN names ${wished}, without initdb` }
  const there = newest()
  if (there) return { path: there }
  if (!mayInstall())
    return { missing: `there is none in ${USUAL}; install PostgreSQL, or name its bin in $POSTGRES_BIN` }
  say('Installing PostgreSQL for the tests of the store (once) ...')
  const wrong =
    run('apt-get', ['update', '-qq']) ??
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'])
  const found = newest()
  if (found) return { path: found }
  return { missing: `apt-get could not install PostgreSQL (${wrong ?? `there is still none in ${USUAL}`})` }
}

/**
 * Whether these words of a person ask for the tests that need it.
 * @param {readonly string[]} args
 */
export const wantsPostgres = (args) => {
  const words = args.filter((word, i) => !word.startsWith('-') && !args[i - 1]?.startsWith('-'))
  return words.length === 0 || words.some((word) => 'packages/server/test'.includes(word) || word.includes('server'))
}

/**
 * @param {string} why
 * @param {string | undefined} ci `$CI`: there it is a failure
 * @returns {{ line: string, tally: import('./tally.mjs').Tally }}
 */
export const skippedPostgres = (why, ci) => ({
  line: `POSTGRESQL TESTS SKIPPED: ${why}.`,
  tally: { passed: 0, failed: ci === 'true' ? 1 : 0, skipped: 0 },
})
