/** A small copy of the clone with a new game in it, for tests: nothing is written into the clone itself. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { newGame } from '../scripts/new-game.ts'

const ROOT = dirname(import.meta.dirname)
/** What is built or kept is not copied. */
const MADE = ['node_modules', 'dist', '.cache', 'games']

/** Where it is. Packages that are not copied whole are those of the clone. */
export function copyWithGame(id: string, paths: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'carillon-new-game-'))
  const filter = (path: string): boolean => !MADE.includes(basename(path))
  for (const path of paths) cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter })
  newGame(copy, id)
  // As npm would link them.
  const link = (name: string, to: string) => symlinkSync(to, join(copy, 'node_modules', name))
  mkdirSync(join(copy, 'node_modules/@carillon'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@carillon' && !name.startsWith('.vite')) link(name, join(ROOT, 'node_modules', name))
  for (const name of [...readdirSync(join(ROOT, 'packages')), id]) {
    const own = join(copy, 'packages', name)
    link(`@carillon/${name}`, existsSync(join(own, 'package.json')) ? own : join(ROOT, 'packages', name))
  }
  return copy
}
