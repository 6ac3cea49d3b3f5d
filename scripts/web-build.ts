/** Building the web: only when its sources have changed, and beside the old one until it is whole. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { filesIn } from './source.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const WEB = join(ROOT, 'packages', 'web')
export const DIST = join(WEB, 'dist')
const NEXT = join(WEB, '.cache', 'dist')
/** Served to nobody: its name begins with a dot. */
const STAMP = join(DIST, '.fingerprint')

/** Of everything the page is made from. */
export function fingerprint(): string {
  const names = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)
  const rooms = names.filter((room) => existsSync(join(ROOT, room, 'package.json')))
  const folders = rooms.flatMap((room) => ['src', 'examples', 'guided', 'public'].map((part) => `${room}/${part}`))
  const files = [
    ...folders.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) => filesIn(ROOT, folder)),
    ...rooms.map((room) => `${room}/package.json`),
    ...['packages/web/index.html', 'packages/web/vite.config.ts', 'package-lock.json'],
    ...filesIn(ROOT, 'scripts').filter((file) => file.startsWith('scripts/web-')),
  ]
  const hash = createHash('sha256')
  for (const file of files) {
    const bytes = readFileSync(join(ROOT, file))
    hash.update(`${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

export const isFresh = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()

const TEXT = /\.(?:js|css|html|json|svg|webmanifest)$/

/** Builds into packages/web/dist, each text file with its gzip beside it. */
export async function buildWeb({ quiet = false } = {}): Promise<void> {
  const stamp = fingerprint()
  // Vite would keep the `test` of a test run, and the page would be the slow one for developers.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await build({
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: quiet ? 'error' : 'warn',
    build: { outDir: NEXT, emptyOutDir: true },
  })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  for (const file of filesIn(NEXT).filter((name) => TEXT.test(name)))
    writeFileSync(join(NEXT, `${file}.gz`), gzipSync(readFileSync(join(NEXT, file)), { level: 9 }))
  rmSync(DIST, { recursive: true, force: true })
  mkdirSync(dirname(DIST), { recursive: true })
  renameSync(NEXT, DIST)
  writeFileSync(STAMP, stamp)
}
