// @ts-check
/**
 * The set-up: what package-lock.json names is in node_modules, and a Node that runs TypeScript is at hand.
 * Plain JavaScript without dependencies: it runs on Node 20 before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 * @typedef {Record<string, unknown>} Manifest
 */

/** The oldest Node that the code runs on. */
export const NODE_MAJOR = 24
const STAMP = '.carillon-installed'
const NODE_PATH = '.carillon-node'
const STALE_MINUTES = 20

/** Something a person has to put right; shown without a stack trace. */
export class SetupError extends Error {}

// --- does it need an install? ------------------------------------------------------------------------------------

const INSTALLING_FIELDS = ['name', 'version', 'workspaces', 'dependencies', 'devDependencies', 'optionalDependencies']

/**
 * Changes when there may be something to install; scripts or exports of a package.json do not matter.
 * @param {string} lock the text of package-lock.json
 * @param {readonly Manifest[]} manifests the package.json of the root and of each workspace
 */
export function fingerprint(lock, manifests) {
  const fields = manifests.map((manifest) => INSTALLING_FIELDS.map((field) => manifest[field] ?? null))
  return createHash('sha256').update(lock).update(JSON.stringify(fields)).digest('hex')
}

/**
 * What must be installed and is not, or is in another version.
 * @param {Lock} lock package-lock.json
 * @param {Lock | undefined} installed the list npm keeps of what is in node_modules
 * @returns {string[]}
 */
export function notInstalled(lock, installed) {
  const have = installed?.packages ?? {}
  return installable(lock)
    .filter(([path, entry]) => {
      const found = have[path]
      return found ? found.version !== entry.version : !dispensable(entry)
    })
    .map(([path]) => path)
}

/**
 * What is installed and should not be any more.
 * @param {Lock} lock
 * @param {Lock | undefined} installed
 * @returns {string[]}
 */
function leftOver(lock, installed) {
  const want = lock.packages ?? {}
  return installable(installed ?? {})
    .filter(([path, entry]) => !(path in want) && !dispensable(entry))
    .map(([path]) => path)
}

/** @param {Lock} lock */
const installable = (lock) => Object.entries(lock.packages ?? {}).filter(([path]) => path.includes('node_modules/'))
/** Packages for other machines stay out. @param {LockEntry} entry */
const dispensable = (entry) => Boolean(entry.optional || entry.devOptional || entry.peer)

/**
 * @param {{ stamp: string | undefined, fingerprint: string, lock: Lock, installed: Lock | undefined }} found
 * @returns {'ready' | 'adopt' | 'install'} `adopt`: somebody ran npm by hand, and all is there
 */
export function decide({ stamp, fingerprint, lock, installed }) {
  if (stamp === fingerprint) return 'ready'
  const differ = !installed || notInstalled(lock, installed).length > 0 || leftOver(lock, installed).length > 0
  return differ ? 'install' : 'adopt'
}

// --- installing --------------------------------------------------------------------------------------------------

/**
 * Installs into `dir` if its lock file and its node_modules differ. Quick when nothing has changed.
 * Nothing is written to stdout: it belongs to the program that is started.
 * @param {string} dir a folder with package.json and package-lock.json
 */
export function ensureInstalled(dir) {
  if (readSetup(dir).decision === 'ready') return
  const release = takeTurn(dir)
  try {
    const { decision, fingerprint, lock } = readSetup(dir)
    if (decision === 'ready') return
    if (decision === 'install') install(dir, lock)
    writeFileSync(join(dir, 'node_modules', STAMP), fingerprint)
  } finally {
    release()
  }
}

/** @param {string} dir */
function readSetup(dir) {
  const lockText = read(join(dir, 'package-lock.json'))
  const rootText = read(join(dir, 'package.json'))
  if (lockText === undefined || rootText === undefined)
    throw new SetupError(`${dir} has no package.json or no package-lock.json: is the clone complete?`)
  const root = parse(rootText, join(dir, 'package.json'))
  const manifests = [root, ...workspaceManifests(dir, root)]
  const mark = fingerprint(lockText, manifests)
  const stamp = read(join(dir, 'node_modules', STAMP))
  if (stamp === mark) return { decision: /** @type {const} */ ('ready'), fingerprint: mark, lock: {} }
  const lock = parse(lockText, join(dir, 'package-lock.json'))
  return { decision: decide({ stamp, fingerprint: mark, lock, installed: installedNow(dir) }), fingerprint: mark, lock }
}

/**
 * Workspaces of the form `packages/*`.
 * @param {string} dir
 * @param {Manifest} root
 * @returns {Manifest[]}
 */
function workspaceManifests(dir, root) {
  const patterns = /** @type {readonly string[]} */ (root.workspaces ?? [])
  return patterns.flatMap((pattern) => {
    const folder = join(dir, pattern.replace(/\/\*$/, ''))
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .sort()
      .flatMap((name) => {
        const path = join(folder, name, 'package.json')
        const text = read(path)
        return text === undefined ? [] : [parse(text, path)]
      })
  })
}

/** @param {string} dir @returns {Lock | undefined} */
function installedNow(dir) {
  const text = read(join(dir, 'node_modules', '.package-lock.json'))
  return text === undefined ? undefined : JSON.parse(text)
}

/**
 * `npm install --no-save` and not `npm ci`: the latter refuses a lock file made where the packages for other machines
 * were not to be had, and takes node_modules away from programs that are running.
 * @param {string} dir
 * @param {Lock} lock
 */
function install(dir, lock) {
  process.stderr.write('Setting up: installing what package-lock.json names (once, some 20 seconds) ...\n')
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  const { status, error } = spawnSync('npm', args, {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: ownPath(process.env.PATH ?? '') },
    shell: process.platform === 'win32',
  })
  if (error) throw new SetupError(`npm could not be started (${error.message}): is it installed, and on the PATH?`)
  if (status !== 0)
    throw new SetupError(
      `npm install failed in ${dir}; what npm says stands above. The first start needs a connection to the npm registry.`,
    )
  const missing = notInstalled(lock, installedNow(dir))
  if (missing.length > 0)
    throw new SetupError(
      `package-lock.json does not fit package.json (${missing.slice(0, 3).join(', ')}): run "npm install" and commit the lock file.`,
    )
}

/** The PATH without the programs of node_modules: npm must not run on a Node that it is about to replace. @param {string} path */
export const ownPath = (path) =>
  path
    .split(delimiter)
    .filter((entry) => !/node_modules[\\/]\.bin[\\/]?$/.test(entry))
    .join(delimiter)

/** Says whose turn it is to install into `dir`. Not in `dir`: npm may empty node_modules. @param {string} dir */
export const turnFile = (dir) =>
  join(tmpdir(), `carillon-${createHash('sha256').update(resolve(dir)).digest('hex').slice(0, 16)}.lock`)

/**
 * Of several starts at once only one installs; the others wait for it. A lock whose owner is gone is taken over.
 * @param {string} dir
 * @returns {() => void} gives the turn back
 */
function takeTurn(dir) {
  const path = turnFile(dir)
  for (;;) {
    try {
      const file = openSync(path, 'wx')
      writeFileSync(file, String(process.pid))
      closeSync(file)
      return () => unlinkSync(path)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    }
    if (abandoned(path)) removeQuietly(path)
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
}

/** @param {string} path */
function abandoned(path) {
  const owner = Number(read(path))
  const age = (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())) / 60_000
  if (!owner) return age > 0.1
  if (age > STALE_MINUTES) return true
  try {
    process.kill(owner, 0)
    return false
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH'
  }
}

// --- a Node that runs TypeScript ---------------------------------------------------------------------------------

/**
 * Where npm puts Node for a machine. Its packages hold the program itself: nothing is built or run to install it.
 * @param {string} platform
 * @param {string} arch
 */
export function packagedNode(platform, arch) {
  const system = platform === 'win32' ? 'win' : platform
  const name = `${system === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${system}-${arch}`
  return join('node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node')
}

/**
 * The Node that runs everything of ours: the one in node_modules, else the one at hand if it is new enough.
 * @param {string} root
 */
export function findNode(root) {
  const note = join(root, 'node_modules', NODE_PATH)
  const known = read(note)
  if (known && existsSync(resolve(root, known))) return resolve(root, known)
  for (const candidate of [packagedNode(process.platform, process.arch), process.execPath]) {
    if (!runsTypeScript(resolve(root, candidate))) continue
    writeFileSync(note, candidate)
    return resolve(root, candidate)
  }
  throw new SetupError(
    `Carillon needs Node ${NODE_MAJOR}. npm has none for this machine (${process.platform}-${process.arch}), and this is ${process.version}: install Node ${NODE_MAJOR} or newer and start again.`,
  )
}

/** @param {string} path */
function runsTypeScript(path) {
  if (!existsSync(path)) return false
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0) >= NODE_MAJOR
}

// --- files -------------------------------------------------------------------------------------------------------

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} path */
function removeQuietly(path) {
  try {
    unlinkSync(path)
  } catch {
    // somebody else was quicker
  }
}

/** @param {string} text @param {string} path */
function parse(text, path) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SetupError(`${path} is not JSON: ${/** @type {Error} */ (error).message}`)
  }
}
