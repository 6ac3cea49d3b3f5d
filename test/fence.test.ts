/** Nobody goes where there is no door: in the tree as it is, and on small bad inputs. */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Source, sourcesIn } from '../scripts/source.ts'
import { pastTheProtocol, rulesBehindDoors, sharedKnowsGame, wrongDoors } from './fence.ts'

const SOURCES = sourcesIn(dirname(dirname(fileURLToPath(import.meta.url))), 'packages', ['.ts', '.tsx']).filter(
  ({ path }) => path.includes('/src/'),
)
const file = (path: string, text: string): Source => ({ path, text })
const BOARD = 'packages/web/src/boards/wilderness-war/Board.tsx'
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
  ])('not: %s', (text) => expect(wrongDoors(file(BOARD, text))).toHaveLength(1))
  test.each([
    `import { SPACES } from '@carillon/wilderness-war/page'\nimport { board } from '@carillon/wilderness-war/board'`,
    `import type { State } from '@carillon/wilderness-war'`,
    `import { isHeading } from '@carillon/kernel'`,
  ])('but: %s', (text) => expect(wrongDoors(file(BOARD, text))).toEqual([]))
})

describe('behind the doors of a game there are no rules', () => {
  test('of all games', () => expect(rulesBehindDoors(SOURCES)).toEqual([]))
  const page = (text: string) => file('packages/wilderness-war/src/page.ts', text)
  test('straight, by another file, by what is passed on', () => {
    expect(rulesBehindDoors([page(`export { fireOf } from './rules/07-fire.ts'`)])).toHaveLength(1)
    const view = file('packages/wilderness-war/src/view.ts', `import { fireOf } from './rules/07-fire.ts'`)
    expect(rulesBehindDoors([page(`export * from './view.ts'`), view])).toHaveLength(1)
    expect(rulesBehindDoors([page(`export * from './core.ts'`)])).toHaveLength(1)
  })
  test('types are no way', () => {
    const view = file('packages/wilderness-war/src/view.ts', `import { fireOf } from './rules/07-fire.ts'`)
    expect(rulesBehindDoors([page(`export type * from './view.ts'`), view])).toEqual([])
  })
})

describe('the page speaks by the protocol', () => {
  test('all of it', () => expect(SOURCES.flatMap(pastTheProtocol)).toEqual([]))
  test.each([
    `import { Host } from '../host/host.ts'`,
    `const store = () => import('../host/store.ts')`,
    `import { Room } from '@carillon/room'`,
    `import type { Sitting } from '@carillon/room'`,
    `import { loadGame } from '@carillon/registry'`,
  ])('not: %s', (text) => expect(pastTheProtocol(file(TABLE, text))).toHaveLength(1))
  test('the host itself may', () =>
    expect(pastTheProtocol(file('packages/web/src/host/worker.ts', `import { House } from '@carillon/room'`))).toEqual(
      [],
    ))
})

describe('what the boards of the theatre share knows no game', () => {
  test('all of it', () => expect(SOURCES.flatMap(sharedKnowsGame)).toEqual([]))
  test.each([
    `import { label } from '../wilderness-war/choices.ts'`,
    `import type { View } from '@carillon/wilderness-war/page'`,
  ])('not: %s', (text) => expect(sharedKnowsGame(file(THEATRE, text))).toHaveLength(1))
  test('it may know what all boards share', () =>
    expect(sharedKnowsGame(file(THEATRE, `import { pointing } from '../pointing.ts'`))).toEqual([]))
})
