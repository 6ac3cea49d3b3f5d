// @ts-check
/**
 * What every npm script starts: it makes sure of the set-up, then runs the program with the Node that was installed.
 * Plain JavaScript without dependencies, for Node 20.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { skippedBrowser, wantsBrowser } from './browser-tests.mjs'
import { findChromium } from './chromium.mjs'
import { findPostgres, skippedPostgres, wantsPostgres } from './postgres.mjs'
import { ensureInstalled, findNode, SetupError } from './setup.mjs'
import { add, closingLine, NOTHING, tally } from './tally.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const CLI = 'packages/cli/src/main.ts'
/** @typedef {(args: readonly string[]) => Promise<number>} Command a command's exit code */

/** @type {Readonly<Record<string, Command>>} */
const COMMANDS = {
  start: (args) => program('scripts/start-web.ts', args),
  carillon: (args) => program(CLI, args),
  docs: (args) => program('scripts/docs.ts', args),
  uncovered: (args) => program('scripts/uncovered.ts', args),
  renew: (args) => program('scripts/renew.ts', args),
  tune: (args) => program('scripts/training/tune.ts', args),
  train: (args) => program('scripts/training/train.ts', args),
  exploit: (args) => program('scripts/training/exploit.ts', args),
  learned: (args) => program('scripts/training/install.ts', args),
  ladder: (args) => program('scripts/ladder.ts', args),
  pace: (args) => program('scripts/pace.ts', args),
  soak: (args) => program('scripts/soak.ts', args),
  balance: (args) => program('scripts/balance.ts', args),
  lengths: (args) => program('scripts/lengths.ts', args),
  /** The game is written, linked, its log documented and its games recorded: all tests know it. */
  async 'new-game'(args) {
    const code = await program('scripts/new-game.ts', args)
    if (code !== 0) return code
    ensureInstalled(ROOT)
    // Where a line breaks depends on the length of the name.
    await node(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', 'packages'])
    return (await program('scripts/docs.ts', [])) || (await program('scripts/renew.ts', []))
  },
  async bench(args) {
    ensureInstalled(join(ROOT, 'bench'))
    return await program('bench/run.ts', args)
  },
  async fuzz(args) {
    Object.assign(process.env, fuzzPlan(args))
    return conclude(await vitest(['--config', 'scripts/fuzz.config.ts']))
  },
  async check() {
    return conclude(await checks())
  },
  async screenshots(args) {
    const found = findChromium()
    if ('missing' in found) throw new SetupError(`The screenshots need a browser: ${found.missing}.`)
    process.env.CHROMIUM = found.path
    return await program('scripts/screenshots.ts', args)
  },
  async test(args) {
    const checking = checks()
    // Meanwhile, what is missing is fetched: that waits for the network.
    const postgres = wantsPostgres(args) ? findPostgres() : undefined
    if (postgres && 'path' in postgres) process.env.CARILLON_POSTGRES = postgres.path
    if (wantsBrowser(args, browserTests())) theChromium()
    // Beside the tests, which wait now and then; in a terminal before them, where both would write into each other's lines.
    if (process.stdout.isTTY) await checking
    const counted = (await Promise.all([checking, tests(args, ['rules', 'page'])])).reduce(add)
    if (!postgres || 'path' in postgres) return conclude(counted)
    const skipped = skippedPostgres(postgres.missing, process.env.CI)
    process.stdout.write(`${skipped.line}\n`)
    return conclude(add(counted, skipped.tally))
  },
  /** With --long whole games of every title over the network, and more: read by e2e/long.ts. */
  async e2e(args) {
    if (args.includes('--long')) process.env.CARILLON_LONG = '1'
    return conclude(
      await tests(
        args.filter((one) => one !== '--long'),
        [],
      ),
    )
  },
}

/** Commands that end with a line that counts. */
const COUNTING = ['test', 'e2e', 'check', 'fuzz']

// --- running -----------------------------------------------------------------------------------------------------

/**
 * A program of ours, in TypeScript.
 * @param {string} script
 * @param {readonly string[]} args
 */
function program(script, args) {
  if (!existsSync(join(ROOT, script))) throw new SetupError(`${script} is missing: is the clone complete?`)
  // npm goes to the root of the repository; files are named from where the person is.
  const here = process.cwd()
  return node([join(ROOT, script), ...args], here === ROOT ? process.env.INIT_CWD : here)
}

/**
 * The exit code of the Node that was installed, with the terminal handed on to it.
 * @param {readonly string[]} args
 * @param {string} [cwd]
 * @returns {Promise<number>}
 */
function node(args, cwd = ROOT) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter) }
  if (!process.stdout.isTTY && !env.FORCE_COLOR) env.NO_COLOR = '1'
  // Reading TypeScript takes most of the time in which a command starts: what was read once is kept.
  env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'compiled')
  const child = spawn(findNode(ROOT), ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    stdio: 'inherit',
    env,
  })
  // Ctrl-C in a terminal reaches the child by itself; whatever is sent to us alone is handed on.
  const handOn = /** @param {NodeJS.Signals} signal */ (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, handOn)
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, handOn)
      done(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

// --- checking ----------------------------------------------------------------------------------------------------

/** Types, and style with format, beside each other; each counts as one test. */
async function checks() {
  const all = [
    typesOf('types', '.'),
    typesOf('types of the web', 'packages/web'),
    typesOf('types of the browser tests', 'e2e'),
    check('style', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  ]
  return (await Promise.all(all)).reduce(add)
}

/**
 * What has not changed since the last time is not looked at again.
 * @param {string} name
 * @param {string} folder of a tsconfig.json
 */
function typesOf(name, folder) {
  const known = `node_modules/.cache/${name.replaceAll(' ', '-')}.tsbuildinfo`
  // Several who check one program find the same things out: there is one for each processor already.
  const args = ['-p', folder, '--checkers', '1', '--incremental', '--tsBuildInfoFile', known]
  return check(name, ['node_modules/typescript/bin/tsc', ...args])
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
async function check(name, args) {
  const begun = Date.now()
  const ok = (await node(args)) === 0
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)\n`)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/** @param {readonly string[]} args words of the person, such as a folder of tests */
async function vitest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-test-'))
  try {
    const file = join(folder, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const code = await node(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args])
    return tally(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * These projects, and the tests in a browser after them if there is one.
 * @param {readonly string[]} args
 * @param {readonly string[]} others
 */
async function tests(args, others) {
  const run = /** @param {readonly string[]} names */ (names) =>
    vitest([...names.flatMap((one) => ['--project', one]), ...args])
  if (others.length > 0 && !wantsBrowser(args, browserTests())) return await run(others)
  const found = theChromium()
  if ('path' in found) {
    process.env.CHROMIUM = found.path
    return await run([...others, 'e2e*'])
  }
  const counted = others.length > 0 ? await run(others) : NOTHING
  const skipped = skippedBrowser(found.missing, process.env.CI)
  process.stdout.write(`${skipped.line}\n`)
  return add(counted, skipped.tally)
}

/** @type {ReturnType<typeof findChromium> | undefined} */
let chromium
/** Sought, and installed, once. */
function theChromium() {
  chromium ??= findChromium()
  return chromium
}

const browserTests = () => readdirSync(join(ROOT, 'e2e')).map((name) => `e2e/${name}`)

const FUZZ = 'npm run fuzz -- [--games N] [--seed N] [--leaks N] [--game ID] [--scenario ID] [--only CHECKS]'

/**
 * How many random games, from which seed, of what: read by test/fuzz.ts.
 * @param {readonly string[]} args
 */
function fuzzPlan(args) {
  try {
    const text = /** @type {const} */ ({ type: 'string' })
    const options = { games: text, seed: text, leaks: text, game: text, scenario: text, only: text }
    const { values } = parseArgs({ args: [...args], options })
    for (const name of /** @type {const} */ (['games', 'seed', 'leaks'])) {
      const value = values[name]
      if (value && !/^\d{1,9}$/.test(value)) throw new TypeError(`--${name} is a whole number, not "${value}"`)
    }
    const plan = { seed: String(Date.now() % 1_000_000_000), ...values }
    return Object.fromEntries(Object.entries(plan).map(([name, value]) => [`CARILLON_${name.toUpperCase()}`, value]))
  } catch (error) {
    throw new SetupError(`${FUZZ}: ${/** @type {Error} */ (error).message}`)
  }
}

/** @param {import('./tally.mjs').Tally} counted */
function conclude(counted) {
  process.stdout.write(`${closingLine(counted)}\n`)
  return counted.failed > 0 ? 1 : 0
}

// --- beginning ---------------------------------------------------------------------------------------------------

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  process.stderr.write(`"${name}" is not a command of scripts/run.mjs: ${Object.keys(COMMANDS).join(', ')}.\n`)
  process.exitCode = 2
} else {
  try {
    ensureInstalled(ROOT)
    process.exitCode = await command(args)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = COUNTING.includes(name) ? conclude({ passed: 0, failed: 1, skipped: 0 }) : 1
  }
}
