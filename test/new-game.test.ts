/** `npm run new-game`, into a small copy of the clone: what it writes has no type error, passes the suite, and is drawn. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addRow, nameProblem } from '../scripts/new-game.ts'
import { copyWithGame } from './new-game-copy.ts'

const ROOT = dirname(import.meta.dirname)
const ID = 'fort-niagara'
/** What it reads or changes, and what its types and its suite need. */
const COPIED = [
  ...[
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'test/house.ts',
    'scripts/recorded-games.ts',
    'scripts/source.ts',
  ],
  ...[
    'packages/registry',
    'packages/kernel/test/three-camps',
    'packages/web/package.json',
    'packages/web/tsconfig.json',
  ],
  ...['packages/web/src/boards/board.ts', 'packages/web/src/boards/index.ts', 'packages/web/src/boards/plain'],
  ...['packages/web/src/shell/shelf.ts', 'packages/web/src/locales'],
]
let copy = ''
const read = (path: string): string => readFileSync(join(copy, path), 'utf8')
const run = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return status === 0 ? '' : stdout + stderr
}
const program = (path: string): string => join(ROOT, 'node_modules', path)
/** By one who checks: others are at work beside. */
const typed = (project: string): string => run(program('typescript/bin/tsc'), '--checkers', '1', '-p', project)

beforeAll(() => {
  copy = copyWithGame(ID, COPIED)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a new game', () => {
  test('has no error of type', () => {
    const config = {
      extends: './tsconfig.json',
      include: [`packages/${ID}`, 'packages/registry/src', 'test', 'scripts'],
    }
    writeFileSync(join(copy, 'tsconfig.rules.json'), JSON.stringify(config))
    expect(typed('tsconfig.rules.json')).toBe('')
  })
  test('nor has its board', () => {
    const config = { extends: './tsconfig.json', include: [`src/boards/${ID}`, 'src/boards/plain'] }
    writeFileSync(join(copy, 'packages/web/tsconfig.board.json'), JSON.stringify(config))
    expect(typed('packages/web/tsconfig.board.json')).toBe('')
  })
  test('passes the suite', () =>
    expect(run(program('vitest/vitest.mjs'), 'run', '--root', copy, `packages/${ID}`)).toBe(''))
  test('is in every list', () => {
    for (const path of ['packages/registry/package.json', 'packages/web/package.json', 'package-lock.json'])
      expect(read(path)).toContain(`"@carillon/${ID}": "0.1.0"`)
    expect(read('package-lock.json')).toContain(`"node_modules/@carillon/${ID}"`)
    expect(read('packages/registry/src/index.ts')).toContain('.fortNiagara,')
    for (const path of ['packages/web/src/boards/index.ts', 'scripts/recorded-games.ts', 'test/house.ts'])
      expect(read(path)).toContain(`'${ID}'`)
    for (const locale of ['en', 'fr'])
      expect(JSON.parse(read(`packages/web/src/locales/${locale}.json`))).toHaveProperty([`shelf.${ID}.play`])
    expect(read(`packages/${ID}/src/locales/en.json`)).toContain('"game.name": "Fort Niagara"')
  })
  test('nothing of the name of the toy is left', () => {
    const files = readdirSync(join(copy, 'packages', ID), { recursive: true, encoding: 'utf8' })
    const texts = files.filter((file) => /\.(?:ts|json)$/.test(file)).map((file) => read(`packages/${ID}/${file}`))
    expect(texts.filter((text) => /three.?camps/i.test(text))).toEqual([])
  })
})

test.each([
  ['', /the name has small letters/],
  ['Fort Niagara', /the name has small letters/],
  ['../x', /the name has small letters/],
  ['kernel', /is there already/],
])('%s is no name', (name, why) => expect(nameProblem(ROOT, name)).toMatch(why))
test('a good name has no problem', () => expect(nameProblem(ROOT, ID)).toBeUndefined())
test('a table that is not there', () => expect(() => addRow('const A = {\n}\n', 'B', '}', 'x')).toThrow('no table B'))
