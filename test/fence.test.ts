/** Nobody goes where there is no door: in the tree as it is, and on small bad inputs. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Source, sourcesIn } from '../scripts/source.ts'
import { doorsOf, pastTheProtocol, rulesBehindDoors, sharedKnowsGame, wrongDoors } from './fence.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const SOURCES = sourcesIn(ROOT, 'packages', ['.ts', '.tsx']).filter(({ path }) => !path.includes('/test/'))
const GAME_DOORS = readdirSync(join(ROOT, 'packages')).flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'))
  return exports?.['./core'] ? doorsOf(`packages/${name}`, exports) : []
})
const file = (path: string, text: string): Source => ({ path, text })
const BOARD = 'packages/web/src/boards/wilderness-war/Board.tsx'
const PLAIN = 'packages/web/src/boards/plain/board.tsx'
const THEATRE = 'packages/web/src/boards/theatre/MapBoard.tsx'
const TABLE = 'packages/web/src/table/Table.tsx'

describe('a board goes through the doors of its own game', () => {
  test('all boards', () => expect(SOURCES.flatMap(wrongDoors)).toEqual([]))
  test.each([
    `import { wildernessWar } from '@carillon/wilderness-war'`,
    `import { core } from '@carillon/wilderness-war/core'`,
    `import { SPACES } from '@carillon/bayonets-and-tomahawks/page'`,
    `export * from '@carillon/registry'`,
    `const later = () => import('@carillon/wilderness-war/core')`,
    `import { label } from '../bayonets-and-tomahawks/choices.ts'`,
    `import type { Seen } from '../bayonets-and-tomahawks/choices.ts'`,
  ])('not: %s', (text) => expect(wrongDoors(file(BOARD, text))).toHaveLength(1))
  test.each([
    `import { SPACES } from '@carillon/wilderness-war/page'\nimport { board } from '@carillon/wilderness-war/board'`,
    `import type { State } from '@carillon/wilderness-war'`,
    `import { isHeading } from '@carillon/kernel'`,
    `import { label } from './choices.ts'\nimport { MapBoard } from '../theatre/MapBoard.tsx'`,
  ])('but: %s', (text) => expect(wrongDoors(file(BOARD, text))).toEqual([]))
})

describe('behind the doors of a game there are no rules', () => {
  test('of all games', () => expect(rulesBehindDoors(GAME_DOORS, SOURCES)).toEqual([]))
  test('every door that a board may use is one of them', () =>
    expect(GAME_DOORS.filter((path) => path.startsWith('packages/wilderness-war/'))).toEqual(
      ['src/page', 'src/board', 'src/aids/index', 'src/rulebook/index', 'src/locales/index', 'guided/words'].map(
        (door) => `packages/wilderness-war/${door}.ts`,
      ),
    ))
  const PAGE = 'packages/wilderness-war/src/page.ts'
  const page = (text: string) => file(PAGE, text)
  const view = file('packages/wilderness-war/src/view.ts', `import { fireOf } from './rules/07-fire.ts'`)
  test('straight, by another file, by what is passed on, from the words of the lessons', () => {
    expect(rulesBehindDoors([PAGE], [page(`export { fireOf } from './rules/07-fire.ts'`)])).toHaveLength(1)
    expect(rulesBehindDoors([PAGE], [page(`export * from './view.ts'`), view])).toHaveLength(1)
    expect(rulesBehindDoors([PAGE], [page(`export * from './core.ts'`)])).toHaveLength(1)
    const words = file('packages/wilderness-war/guided/words.ts', `export * from '../src/view.ts'`)
    expect(rulesBehindDoors([words.path], [words, view])).toHaveLength(1)
  })
  test('a door that nobody has read is no closed one', () =>
    expect(rulesBehindDoors([PAGE], [])).toEqual([`${PAGE} was not read`]))
  test('types are no way', () =>
    expect(rulesBehindDoors([PAGE], [page(`export type * from './view.ts'`), view])).toEqual([]))
})

describe('the page speaks by the protocol', () => {
  test('all of it', () => expect(SOURCES.flatMap(pastTheProtocol)).toEqual([]))
  test.each([
    `import { Host } from '../host/host.ts'`,
    `const store = () => import('../host/store.ts')`,
    `import { Room } from '@carillon/room'`,
    `import type { Sitting } from '@carillon/room'`,
    `import { loadGame } from '@carillon/registry'`,
    `import house from '../host/worker.ts'`,
    `import house from '../host/worker.ts?worker'`,
    `import house from '../host/house.ts?worker&url'`,
  ])('not: %s', (text) => expect(pastTheProtocol(file(TABLE, text))).toHaveLength(1))
  test('but the address of its worker', () =>
    expect(pastTheProtocol(file(TABLE, `import host from '../host/worker.ts?worker&url'`))).toEqual([]))
  test('the host itself may', () =>
    expect(pastTheProtocol(file('packages/web/src/host/worker.ts', `import { House } from '@carillon/room'`))).toEqual(
      [],
    ))
})

describe('what boards share knows no game', () => {
  test('all of it', () => expect(SOURCES.flatMap(sharedKnowsGame)).toEqual([]))
  const BESIDE = 'packages/web/src/boards/pointing.ts'
  test.each([
    [THEATRE, `import { label } from '../wilderness-war/choices.ts'`],
    [THEATRE, `import type { View } from '@carillon/wilderness-war/page'`],
    [PLAIN, `import { label } from '../wilderness-war/choices.ts'`],
    [PLAIN, `import type { View } from '@carillon/wilderness-war/page'`],
    [BESIDE, `import { label } from './wilderness-war/choices.ts'`],
  ])('not %s: %s', (path, text) => expect(sharedKnowsGame(file(path, text))).toHaveLength(1))
  test.each([
    [THEATRE, `import { pointing } from '../pointing.ts'`],
    ['packages/web/src/boards/index.ts', `const load = () => import('./wilderness-war/index.ts')`],
  ])('but %s: %s', (path, text) => expect(sharedKnowsGame(file(path, text))).toEqual([]))
})
