import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { filesIn, type Source, sourcesIn } from '../scripts/source.ts'
import { SORTED } from '../scripts/web-plugins.ts'
import {
  bareLines,
  deadLinks,
  deadNames,
  impurities,
  lockedHosts,
  longSubjects,
  MOST_LINES,
  machineWords,
  notPlain,
  notShared,
  type Room,
  rings,
  testCodeInUse,
  tooLong,
  unknownNames,
  unsaidTexts,
  wordsIn,
  wrongArrows,
  wrongDependencies,
  wrongVersions,
} from './house.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const manifest = (path: string) => JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'))
const TOOLS = Object.keys(manifest('.').devDependencies)
const ROOMS: readonly Room[] = readdirSync(join(ROOT, 'packages'))
  .sort()
  .map((name) => ({
    name,
    dependencies: Object.keys(manifest(`packages/${name}`).dependencies ?? {}),
    sources: sourcesIn(ROOT, `packages/${name}/src`, ['.ts', '.tsx']),
  }))

/** A room of one file. */
const room = (name: string, text: string, { file = 'a.ts', dependencies = [] as string[] } = {}): Room => ({
  name,
  dependencies,
  sources: [{ path: `packages/${name}/src/${file}`, text }],
})

describe('who may import whom', () => {
  test('the arrows of all packages', () => expect(ROOMS.flatMap(wrongArrows)).toEqual([]))
  test.each([
    ['kernel', `import { GAMES } from '@carillon/registry'`],
    ['kernel', `export type { Player } from '@carillon/players'`],
    ['quebec-1759', `import { x } from '@carillon/wilderness-war'`],
    ['quebec-1759', `const game = await import('@carillon/players')`],
    ['quebec-1759', `import pc from 'picocolors'`],
    ['quebec-1759', `import '../../kernel/src/table.ts'`],
    ['players', `export * from '@carillon/quebec-1759'`],
    ['registry', `import type { Player } from '@carillon/players'`],
    ['cli', `import { quebec1759 } from '@carillon/quebec-1759'`],
    ['protocol', `import type { Player } from '@carillon/players'`],
    ['room', `import { core } from '@carillon/quebec-1759/core'`],
    ['room', `import '@carillon/web'`],
    ['players', `import type { Reply } from '@carillon/protocol'`],
    ['web', `type State = import('@carillon/quebec-1759').State`],
    ['cli', `import '@carillon/nowhere'`],
    ['web', `import { startServer } from '@carillon/server'`],
    ['server', `import '@carillon/cli'`],
    ['room', `import '@carillon/server'`],
    ['attic', ''],
  ])('%s may not: %s', (name, text) => expect(wrongArrows(room(name, text))).toHaveLength(1))
  test.each([
    ['quebec-1759', `import { choose } from '@carillon/kernel'\nimport './state.ts'\nimport '../examples/a.ts'`],
    ['registry', `export const load = () => import('@carillon/quebec-1759')`],
    ['cli', `import pc from 'picocolors'\nimport { GAMES } from '@carillon/registry'\nimport 'node:fs'`],
  ])('%s may: %s', (name, text) => expect(wrongArrows(room(name, text))).toEqual([]))

  test('code for tests is used by tests only', () => expect(ROOMS.flatMap(testCodeInUse)).toEqual([]))
  test.each([
    ['cli', `import { suite } from '@carillon/kernel/testing'`, 'a.ts', 1],
    ['kernel', `export * from './testing/index.ts'`, 'index.ts', 1],
    ['kernel', `import '../testing/walk.ts'`, 'testing/suite.ts', 0],
  ])('%s: %s in %s', (name, text, file, count) => expect(testCodeInUse(room(name, text, { file }))).toHaveLength(count))
})

const PAGE = `import { gameText as text, oneOf, read, tellers } from '@carillon/wilderness-war/page'\n`
describe('the log is read through its types', () => {
  test('by all who are not a game', () => expect(ROOMS.flatMap(bareLines)).toEqual([]))
  test.each([
    ['web', `const isTurn = (line) => line.text.key === 'log.turn'`],
    ['web', `const TELLERS = { 'log.raid': () => 1 }`],
    ['web', `line.text.key.startsWith('log.')`],
    ['web', `const key = \`log.use.\${kind}\``],
    ['players', `export const WON = ['log.won']`],
    ['room', `const isTurn = (line) => line.text.key === 'log.turn'`],
    ['protocol', `const isTurn = (line) => line.text.key === 'log.turn'`],
    ['registry', `export const WON = ['log.won']`],
    // Called like what is typed, and not that.
    ['web', `const read = (line, key) => line.text.key === key\nread(line, 'log.raid')`],
    ['web', `import { read as look } from '@carillon/wilderness-war/page'\nread(line, 'log.raid')`],
    ['web', `import { oneOf } from '@carillon/wilderness-war/page'\ntellers({ 'log.raid': () => 1 })`],
  ])('%s may not: %s', (name, text) => expect(bareLines(room(name, text))).toHaveLength(1))
  test.each([
    ['web', `${PAGE}read(line, 'log.raid')?.target`],
    ['web', `${PAGE}const tell = tellers<[], number>({ 'log.raid': ({ target }) => 1 })`],
    ['web', `${PAGE}const isEnd = oneOf('log.won', 'log.held')`],
    ['web', `${PAGE}say(text('log.order.pass', { side }))`],
    ['web', `const key = 'table.log'`],
    ['wilderness-war', `note(g, '4.0', say('log.year', { year }))`],
  ])('%s may: %s', (name, text) => expect(bareLines(room(name, text))).toEqual([]))
  test.each(GAMES)('$id: lines and questions that it names are those that it says', async ({ id, load }) => {
    const { texts } = await load()
    // A game may have no guided one.
    const folders = ['src', 'examples', 'guided'].map((folder) => `packages/${id}/${folder}`)
    const sources = folders
      .filter((folder) => existsSync(join(ROOT, folder)))
      .flatMap((folder) => sourcesIn(ROOT, folder, ['.ts']))
    expect(unsaidTexts(sources, Object.keys(texts))).toEqual([])
  })
  test('a line or a question that was renamed is told, in a list, a comparison, a template', () => {
    const said = ['log.raid', 'log.use.move', 'prompt.hit', 'prompt.lose.british']
    const told = (text: string) => unsaidTexts([{ path: 'a.ts', text }], said)
    expect(told(`const ALIKE = ['prompt.hit', 'prompt.hits']`)).toEqual([`a.ts: 'prompt.hits' is said nowhere`])
    expect(told(`if (key === 'log.raided') noted('log.raid')`)).toHaveLength(1)
    expect(told(`const key = \`log.used.\${kind}\``)).toHaveLength(1)
    expect(told(`key.startsWith('prompt.won.')`)).toHaveLength(1)
    expect(told(`const key = \`log.use.\${kind}\`\nkey.startsWith('prompt.lose.')`)).toEqual([])
  })
})

describe('no ring of imports', () => {
  test('all packages', () => expect(ROOMS.flatMap(rings)).toEqual([]))
  const files = (...texts: readonly string[]): Room => ({
    name: 'kernel',
    dependencies: [],
    sources: texts.map((text, n) => ({ path: `packages/kernel/src/${'abc'[n]}.ts`, text })),
  })
  const path = (file: string) => `packages/kernel/src/${file}.ts`
  test('two files, three files, a file that passes on, a file with itself', () => {
    const two = files(`import { b } from './b.ts'`, `import { a } from './a.ts'`)
    expect(rings(two)).toEqual([`${path('a')} ~ ${path('b')}`])
    const three = files(`import './b.ts'`, `export * from './c.ts'`, `export { a } from './a.ts'`)
    expect(rings(three)).toEqual([`${path('a')} ~ ${path('b')} ~ ${path('c')}`])
    // A type among others still loads the file.
    expect(rings(files(`import { type B } from './b.ts'`, `import '../src/a.ts'`))).toHaveLength(1)
    expect(rings(files(`import './a.ts'`))).toEqual([path('a')])
  })
  test('types, what is loaded later and a line of files are no ring', () => {
    expect(rings(files(`import type { B } from './b.ts'`, `import { a } from './a.ts'`))).toEqual([])
    expect(rings(files(`export type { B } from './b.ts'`, `import { a } from './a.ts'`))).toEqual([])
    expect(rings(files(`const b = () => import('./b.ts')`, `import { a } from './a.ts'`))).toEqual([])
    expect(rings(files(`import './b.ts'\nimport './c.ts'`, `import './c.ts'`, `import '@carillon/a.ts'`))).toEqual([])
  })
})

describe('what runs in the browser knows no machine', () => {
  test('the kernel, the games, the players, the registry, the protocol and the room', () =>
    expect(ROOMS.flatMap(impurities)).toEqual([]))
  test.each([
    ['kernel', `import { readFileSync } from 'node:fs'`],
    ['kernel', `import { join } from 'path'`],
    ['kernel', 'export const home = process.env'],
    ['players', `export const get = () => fetch('/x')`],
    ['room', `export const store = () => indexedDB.open('x')`],
    ['protocol', `import { readFileSync } from 'node:fs'`],
    ['quebec-1759', 'export const wide = { window }'],
    ['quebec-1759', 'export const now = () => Date.now()'],
    ['quebec-1759', 'export const luck = () => Math.random()'],
    ['kernel', 'export const luck = () => Math.random()'],
  ])('%s may not: %s', (name, text) => expect(impurities(room(name, text))).toHaveLength(1))
  test.each([
    ['quebec-1759', 'export const f = (g: { process: number }) => g.process'],
    ['quebec-1759', 'export const f = (window: number, { fetch }: never) => window + fetch'],
    ['quebec-1759', `// process.env, Math.random()\nexport const f = 'document'`],
    ['kernel', 'export const bytes = () => crypto.getRandomValues(new Uint8Array(4))'],
    ['cli', `import 'node:fs'\nprocess.exit(0)`],
  ])('%s may: %s', (name, text) => expect(impurities(room(name, text))).toEqual([]))
  test('the suite for games may read files', () =>
    expect(impurities(room('kernel', `import 'node:fs'`, { file: 'testing/sources.ts' }))).toEqual([]))
})

describe('rules are plain', () => {
  test('no any, enum or class in the games', () => expect(ROOMS.flatMap(notPlain)).toEqual([]))
  test.each([
    'export const f = (x: any) => x',
    'export let x: Record<string, any[]>',
    'enum Side { French }',
    'class Unit {}',
    'export const Unit = class {}',
  ])('a game may not: %s', (text) => expect(notPlain(room('quebec-1759', text))).toHaveLength(1))
  test('the kernel may have a class; the word in a text is no class', () => {
    expect(notPlain(room('kernel', 'export class Table {}'))).toEqual([])
    expect(notPlain(room('quebec-1759', `// any class\nexport const anyone = 'enum'`))).toEqual([])
  })

  test(`no file has more than ${MOST_LINES} lines`, () => expect(ROOMS.flatMap(tooLong)).toEqual([]))
  test('lines are counted, but not of tables of facts', () => {
    const text = 'x\n'.repeat(MOST_LINES)
    expect(tooLong(room('kernel', text))).toEqual([])
    expect(tooLong(room('kernel', `${text}x\n`))).toEqual(['packages/kernel/src/a.ts: has 401 lines: split it'])
    expect(tooLong(room('kernel', `${text}x\n`, { file: 'data/map.ts' }))).toEqual([])
  })
})

describe('package.json names what is imported, and only that', () => {
  test('all packages', () => expect(ROOMS.flatMap((one) => wrongDependencies(one, TOOLS))).toEqual([]))
  test.each([
    [`import '@noble/hashes/sha2.js'`, 'a.ts', [], 1],
    [`import '@noble/hashes/sha2.js'`, 'a.ts', ['@noble/hashes'], 0],
    ['', 'a.ts', ['@noble/hashes'], 1],
    [`import 'vitest'`, 'a.ts', [], 1],
    [`import 'vitest'`, 'testing/suite.ts', [], 0],
    [`import './b.ts'\nimport 'node:fs'\nimport '@carillon/kernel/catalogue'`, 'a.ts', [], 0],
  ])('%s in %s with %j: %i', (text, file, dependencies, count) =>
    expect(wrongDependencies(room('kernel', text, { file, dependencies }), ['vitest'])).toHaveLength(count),
  )
})

describe('test files share what is loaded', () => {
  test('all of them', () => {
    const sources = ['packages', 'test', 'e2e'].flatMap((folder) => sourcesIn(ROOT, folder, ['.ts', '.tsx']))
    expect(sources.map(({ path }) => path)).toContain('packages/room/test/bench.ts')
    expect(sources.flatMap(notShared)).toEqual([])
  })
  test.each([
    ['a.test.ts', `vi.mock('./b.ts')`, 1],
    ['help.ts', 'beforeEach(() => {})', 1],
    ['a.test.ts', 'beforeEach(() => {})', 0],
    ['help.ts', 'export function hooks() {\n  beforeEach(() => {})\n}', 0],
  ])('%s: %s', (path, text, count) => expect(notShared({ path, text })).toHaveLength(count))
})

describe('the tree belongs to no machine', () => {
  const TEXT = /\.(?:ts|tsx|mjs|js|json|md|txt|css|html|svg|yml|yaml|sh)$|(?:^|\/)(?:run|LICENSE|\.npmrc|\.gitignore)$/
  const files = filesIn(ROOT).filter((path) => TEXT.test(path))
  const read = (path: string): Source => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })

  test('no path of a machine, no host of a registry', () => {
    expect(files).toContain('.ci/run')
    expect(files.map(read).flatMap(machineWords)).toEqual([])
  })
  test('lock files name no host', () => {
    const locks = files.filter((path) => path.endsWith('package-lock.json'))
    expect(locks).toContain('package-lock.json')
    expect(locks.map(read).flatMap(lockedHosts)).toEqual([])
  })
  test('links between our pages lead somewhere', () => {
    const pages = files.filter((path) => path.endsWith('.md'))
    expect(pages).toContain('README.md')
    expect(pages.map(read).flatMap((page) => deadLinks(page, (path) => existsSync(join(ROOT, path))))).toEqual([])
    const page = { path: 'docs/a.md', text: '[b](b.md#part) [c](../c.md) [web](https://example.org)' }
    expect(deadLinks(page, (path) => path === 'docs/b.md')).toEqual(['docs/a.md links to ../c.md, which is not there'])
  })
  test('files that our pages name are there', () => {
    // What was is told by its old name.
    const pages = files.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')
    expect(pages.map(read).flatMap((page) => deadNames(page, files))).toEqual([])
    const page = { path: 'a.md', text: 'see `b/c.ts`, `d.ts`, `packages/GAME/x.ts`, `b/*.ts`' }
    expect(deadNames(page, ['packages/b/c.ts', 'packages/xd.ts'])).toEqual(['a.md names d.ts, which is not there'])
  })
  test('what our pages name of the code is there', () => {
    const pages = files.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md').map(read)
    const known = wordsIn(
      ['packages', 'scripts', 'e2e'].flatMap((folder) => sourcesIn(ROOT, folder, ['.ts', '.tsx', '.mjs'])),
    )
    expect(pages.flatMap((page) => unknownNames(page, known))).toEqual([])
    const page = { path: 'a.md', text: 'see `packCards(of)`, `Hall.foldRows`, `cards`\n```\n`dealCards`\n```\n' }
    const code = wordsIn([{ path: 'a.ts', text: 'const packCards = foldRow' }])
    expect(unknownNames(page, code)).toEqual(['a.md names foldRows, which no code has'])
  })
  test('modules that the build sorts by name are there: a new name would load at another time', () => {
    for (const { folders, names } of Object.values(SORTED)) {
      const there = folders.flatMap((folder) => readdirSync(join(ROOT, folder)))
      const modules = there.map((file) => file.replace(/\.tsx?$/, ''))
      expect(names.filter((name) => !modules.includes(name))).toEqual([])
    }
  })
  test('such words are found', () => {
    const path = ['', 'work', 'main'].join('/')
    expect(machineWords({ path: 'a.md', text: `see ${path}` })).toHaveLength(1)
    expect(machineWords({ path: 'a.md', text: `from https://registry.${'npmjs'}.org/x` })).toHaveLength(1)
    expect(machineWords({ path: 'a.md', text: 'the work/life registry' })).toEqual([])
    const lock = (resolved: string) => ({
      path: 'lock',
      text: JSON.stringify({ packages: { 'node_modules/a': { resolved } } }),
    })
    expect(lockedHosts(lock('https://example.org/a.tgz'))).toHaveLength(1)
    expect(lockedHosts(lock('packages/kernel'))).toEqual([])
  })
})

describe('what is made by a machine stays on it', () => {
  // Without git there is nothing to look at.
  const { status, stdout } = spawnSync('git', ['-C', ROOT, 'ls-files', '-ci', '--exclude-standard'], {
    encoding: 'utf8',
  })
  test.runIf(status === 0)('nothing that .gitignore names is kept', () => expect(stdout).toBe(''))
})

describe('versions', () => {
  test('the changelog, package.json and the lock file say the same', () => {
    const { version } = manifest('.')
    expect(wrongVersions(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version)).toEqual([])
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
    expect([lock.version, lock.packages[''].version]).toEqual([version, version])
  })
  test.each([
    ['## [Unreleased]\n## [0.2.0] - 2026-11-17\n## [0.1.0] - 2026-11-16', 0],
    ['## [0.2.0] - 2026-11-17\n## [0.1.0] - 2026-11-16', 2],
    ['## [Unreleased]\n## [0.2.0]', 2],
    ['## [Unreleased]\n## [0.2.0] - 2026-11-17\n## [0.1.0] - 2026-11-18', 1],
    ['## [Unreleased]\n## [0.3.0] - 2026-11-17', 1],
  ])('%j', (text, count) => expect(wrongVersions(text, '0.2.0')).toHaveLength(count))
})

describe('subjects of commits', () => {
  // Version 0.4.0. In a shallow clone, or without git, there is nothing to look at.
  const since = 'fd269eba661376cebeb820191964ac32aace5caa'
  const { status, stdout } = spawnSync('git', ['-C', ROOT, 'log', '--format=%s', `${since}..HEAD`], {
    encoding: 'utf8',
  })
  test.runIf(status === 0)('stay under 72 characters', () => expect(longSubjects(stdout.split('\n'))).toEqual([]))
  test('one that does not is told', () => {
    const subjects = ['Quebec: a fort', 'é'.repeat(71), 'a'.repeat(72)]
    expect(longSubjects(subjects)).toEqual(['a'.repeat(72)])
  })
})
