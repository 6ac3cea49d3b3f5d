/** What a visitor loads: sizes of the built files, and the budgets they must keep. */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesIn, importsOf } from './source.ts'

/** KB of JavaScript, gzip, for the first load of a game's table. */
export const BUDGETS: Readonly<Record<string, number>> = {
  'quebec-1759': 98,
  'bayonets-and-tomahawks': 132,
  'wilderness-war': 124,
}
/** KB of JavaScript, gzip, that a game has for itself: its rules and its board, the parts that come later as well. */
export const OWN_BUDGETS: Readonly<Record<string, number>> = {
  'quebec-1759': 90,
  'bayonets-and-tomahawks': 95,
  'wilderness-war': 90,
}
/** KB, gzip, for the drawn maps of the theatre together. */
export const MAP_BUDGET = 250
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

interface Imports {
  readonly now: readonly string[]
  readonly later: readonly string[]
}

/** The built files, and what each loads at once or later. */
export class Built {
  readonly #dist: string
  readonly #files: readonly string[]
  readonly #imports = new Map<string, Imports>()
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
  #importsOf(file: string): Imports {
    const known = this.#imports.get(file)
    if (known) return known
    const text = readFileSync(join(this.#dist, file), 'utf8')
    const there = (name: string) => {
      const target = posix.join(posix.dirname(file), name)
      return name.startsWith('.') && existsSync(join(this.#dist, target)) ? [target] : []
    }
    const names = [...text.matchAll(/\bimport\(\s*[`'"]([^`'"]+)[`'"]/g)].map((match) => match[1] as string)
    const later = names.flatMap(there)
    const now = importsOf({ path: file, text })
      .flatMap(there)
      .filter((target) => !later.includes(target))
    const found = { now, later }
    this.#imports.set(file, found)
    return found
  }
  /** A file with all that it imports, and that these import; with what is loaded later, if that is wanted. Not from those found before. */
  closure(file: string, withLater = false, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found
    found.add(file)
    const { now, later } = this.#importsOf(file)
    for (const target of withLater ? [...now, ...later] : now) this.closure(target, withLater, found)
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

/** A rulebook in one language: texts to read, which come when one looks a rule up. */
const RULEBOOK = /\/(?:en|fr)-[\w-]{8}\.js$/
/**
 * What is a game's own. Its rules are what the host loads to play it, its board all that the page can load of it, the panels,
 * the battle view and what explains as well; what both boards of the theatre share counts for each of them, what the boards
 * of all games share for none. Words, rulebooks and maps are data; what bots think, what lessons show and what only tests use
 * is neither rules nor board.
 */
export function ownCode(built: Built, game: string): Sizes {
  const shell = new Set(
    [built.entry(), built.chunk('screen-Table'), built.chunk('host')].flatMap((root) => [...built.closure(root)]),
  )
  const boardOf = (one: string) => built.closure(built.chunk(`board-${one}`), true, new Set(shell))
  const boards = Object.keys(BUDGETS).map(boardOf)
  const isOwn = (file: string) => !shell.has(file) && !boards.every((files) => files.has(file))
  const part = (name: string, files: ReadonlySet<string>): Part => {
    const own = [...files].filter((file) => file.endsWith('.js') && isOwn(file) && !RULEBOOK.test(file))
    return { name, files: own, bytes: sum(own.map((file) => built.gzip(file))) }
  }
  const parts = [
    part('rules', built.closure(built.chunk(`host-${game}`), false, new Set(shell))),
    part('board', boardOf(game)),
  ]
  return { game, parts, bytes: sum(parts.map((one) => one.bytes)), budget: (OWN_BUDGETS[game] ?? 0) * KB }
}

/** The drawn maps of the theatre: lines and names, as sent. */
export function mapData(built: Built, games: readonly string[]): { file: string; bytes: number }[] {
  const names = games.map((game) => `assets/${game}-`)
  return built.all('.json').filter(({ file }) => names.some((name) => file.startsWith(name)))
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
