// @ts-check
/** A browser for the browser tests: Chromium, installed if it is missing and that is allowed. Plain JavaScript. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const USUAL = '/usr/bin/chromium'

/**
 * @typedef {object} World what is asked of the machine; tests put another in its place
 * @property {string | undefined} wished
 * @property {(path: string) => boolean} exists
 * @property {() => boolean} mayInstall as root, on Debian
 * @property {(command: string, args: readonly string[]) => boolean} run true if it went well
 * @property {(text: string) => void} say
 */

/** @type {World} */
const HERE = {
  wished: process.env.CHROMIUM,
  exists: existsSync,
  mayInstall: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
  run: (command, args) =>
    spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
    0,
  say: (text) => process.stdout.write(`${text}\n`),
}

/**
 * The path of Chromium: `$CHROMIUM`, or the usual place, where it is installed first if need be.
 * @param {World} [world]
 * @returns {{ path: string } | { missing: string }} why there is none, for a person
 */
export function findChromium(world = HERE) {
  const { wished, exists, mayInstall, run, say } = world
  if (wished) return exists(wished) ? { path: wished } : { missing: `$CHROMIUM names ${wished}, which is not there` }
  if (exists(USUAL)) return { path: USUAL }
  if (!mayInstall()) return { missing: `there is no ${USUAL}; install Chromium, or name one in $CHROMIUM` }
  say('Installing Chromium for the browser tests (once, a minute or two) ...')
  const done = run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])
  return done && exists(USUAL) ? { path: USUAL } : { missing: 'apt-get could not install the package chromium' }
}
