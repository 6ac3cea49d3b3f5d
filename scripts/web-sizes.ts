/** What a visitor loads: sizes of the built files, and the budgets they must keep. */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesIn, importsOf } from './source.ts'

/** KB of JavaScript, gzip, for the first load of a game's table. */
export const BUDGETS: Readonly<Record<string, number>> = {
  'quebec-1759': 130,
  'bayonets-and-tomahawks': 190,
  'wilderness-war': 160,
}
const KB = 1024

export interface Part {
  readonly name: string
  readonly files: readonly string[]
  readonly bytes: number
}
export interface Sizes {
  readonly game: string
  readonly parts: readonly Part[]
  readonly bytes: number
  readonly budget: number
}

/** The built files, and what each loads at once. */
export class Built {
  readonly #dist: string
  readonly #files: readonly string[]
  constructor(dist: string) {
    this.#dist = dist
    this.#files = filesIn(dist).filter((file) => !file.endsWith('.gz'))
  }

  /** The one file of code with this name before its hash. */
  chunk(name: string): string {
    const found = this.#files.filter((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(file))
    if (found.length !== 1 || !found[0]) throw new Error(`assets/${name}-*.js: ${found.length} files, not one`)
    return found[0]
  }
  /** What index.html starts with. */
  entry(): string {
    const html = readFileSync(join(this.#dist, 'index.html'), 'utf8')
    const file = /<script[^>]+src="\.\/([^"]+)"/.exec(html)?.[1]
    if (!file) throw new Error('index.html starts no script')
    return file
  }
  gzip(file: string): number {
    return readFileSync(join(this.#dist, `${file}.gz`)).length
  }
  /** A file with all that it imports, and that these import; not what is loaded later. */
  closure(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found
    found.add(file)
    const text = readFileSync(join(this.#dist, file), 'utf8')
    const later = new Set([...text.matchAll(/\bimport\(\s*[`'"]([^`'"]+)[`'"]/g)].map((match) => match[1]))
    for (const name of importsOf({ path: file, text })) {
      const target = posix.join(posix.dirname(file), name)
      if (!later.has(name) && name.startsWith('.') && existsSync(join(this.#dist, target))) this.closure(target, found)
    }
    return found
  }
  /** All files of a kind, with their size as sent. */
  all(ending: string): { file: string; bytes: number }[] {
    return this.#files.filter((file) => file.endsWith(ending)).map((file) => ({ file, bytes: this.gzip(file) }))
  }
}

/** What the table of a game needs from nothing, each file counted where it comes first. */
export function firstLoad(built: Built, game: string, budget: number): Sizes {
  const counted = new Set<string>()
  const part = (name: string, ...roots: readonly string[]): Part => {
    const files = [...new Set(roots.flatMap((root) => [...built.closure(root)]))].filter((file) => !counted.has(file))
    for (const file of files) counted.add(file)
    return { name, files, bytes: sum(files.map((file) => built.gzip(file))) }
  }
  const parts = [
    part('page', built.entry()),
    part('table', built.chunk('screen-Table')),
    part('board', built.chunk(`board-${game}`)),
    part('host', built.chunk('host')),
    part('game', built.chunk(`host-${game}`)),
  ]
  return { game, parts, bytes: sum(parts.map((one) => one.bytes)), budget: budget * KB }
}

/** Files of a game that come before it is opened. */
export function tooEarly(built: Built, games: readonly string[]): string[] {
  const early = [built.entry(), built.chunk('screen-Table'), built.chunk('host')].flatMap((file) => [
    ...built.closure(file),
  ])
  const own = new Set(games.flatMap((game) => [built.chunk(`board-${game}`), built.chunk(`host-${game}`)]))
  return early.filter((file) => own.has(file))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
export const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`
