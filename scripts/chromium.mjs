// @ts-check
/** A browser for the browser tests: Chromium, installed if it is missing and that is allowed. Plain JavaScript. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's packages of Chromium, the best first: without its windows it takes a sixth less of the processor. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
/** Chromium alone brings no letters to write with. */
const LETTERS = 'fonts-liberation'
const PATIENCE = 300_000

/**
 * @typedef {object} World what is asked of the machine; tests put another in its place
 * @property {string | undefined} wished
 * @property {(path: string) => boolean} exists
 * @property {() => boolean} mayInstall as root, on Debian
 * @property {(command: string, args: readonly string[]) => string | undefined} run why it went wrong, if it did
 * @property {(text: string) => void} say
 */

/** @type {World} */
export const HERE = {
  wished: process.env.CHROMIUM,
  exists: existsSync,
  mayInstall: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
  run: (command, args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status, error, stderr } = spawnSync(command, args, { env, encoding: 'utf8', timeout: PATIENCE })
    if (status === 0) return undefined
    return stderr?.trim().split('\n').at(-1) || (error?.message ?? `${command} ended with ${status}`)
  },
  say: (text) => process.stdout.write(`${text}\n`),
}

/** @param {string} name */
const placeOf = (name) => `/usr/bin/${name}`

/**
 * The path of Chromium: `$CHROMIUM`, or the usual places, where it is installed first if need be.
 * @param {World} [world]
 * @returns {{ path: string } | { missing: string }} why there is none, for a person
 */
export function findChromium(world = HERE) {
  const { wished, exists, mayInstall, run, say } = world
  if (wished) return exists(wished) ? { path: wished } : { missing: `$CHROMIUM names ${wished}, which is not there` }
  const places = PACKAGES.map(placeOf)
  const found = places.find(exists)
  if (found) return { path: found }
  if (!mayInstall()) return { missing: `there is no ${places.join(' nor ')}; install one, or name one in $CHROMIUM` }
  say('Installing Chromium for the browser tests (once, a minute or two) ...')
  let wrong = run('apt-get', ['update', '-qq'])
  for (const name of wrong === undefined ? PACKAGES : []) {
    wrong = run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, LETTERS])
    if (wrong === undefined && exists(placeOf(name))) return { path: placeOf(name) }
  }
  return { missing: `apt-get could not install Chromium (${wrong ?? 'it is still not there'})` }
}
