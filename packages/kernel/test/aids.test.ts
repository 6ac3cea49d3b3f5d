/** The law of player aids, on a toy that has one, and on toys whose aids are wrong. */
import { describe, expect, test } from 'vitest'
import type { Aid, AidRow } from '../src/aid.ts'
import { aidProblems } from '../src/testing/index.ts'
import { found, starts, type Toy, toy } from './broken.ts'
import { UNITS } from './toy.ts'

const TITLE = { key: 'why.draw' }
const ROW: AidRow = { cells: [{ key: `unit.${UNITS[0]}` }, 1] }
const AID: Aid = {
  id: 'units',
  title: TITLE,
  tables: [{ title: TITLE, head: ['unit', 'n'], rows: [ROW] }],
  rules: ['2.1'],
}
const aided = (aids: () => readonly Aid[]): Toy => ({ ...toy, aids })
const rows = (...cells: readonly AidRow[]): Toy =>
  aided(() => [{ ...AID, tables: [{ ...AID.tables[0], rows: cells } as never] }])
const problemsOf = (game: Toy): string => found(aidProblems(game, starts))

describe('player aids', () => {
  test('whole tables of known texts', () =>
    expect(
      aidProblems(
        aided(() => [AID]),
        starts,
      ),
    ).toEqual([]))
  test('a row that is too short', () => expect(problemsOf(rows({ cells: [1] }))).toMatch(/a row of 1 under 2 heads/))
  test('a text that is none', () =>
    expect(problemsOf(rows({ cells: ['a', { key: 'no.text' }] }))).toMatch(/no.text is neither a text nor a name/))
  test('a rule that is none', () =>
    expect(problemsOf(aided(() => [{ ...AID, rules: ['x.9'] }]))).toMatch(/x.9 is no rule/))
  test('two of one name', () => expect(problemsOf(aided(() => [AID, AID]))).toMatch(/two aids are called units/))
  test('something that is not in the view', () => {
    let asked = 0
    const impure = aided(() => {
      asked += 1
      return [{ ...AID, tables: [{ title: TITLE, head: ['n'], rows: [{ cells: [asked] }] }] }]
    })
    expect(problemsOf(impure)).toMatch(/cannot know is in the aids/)
  })
  test('none at all', () => expect(problemsOf(aided(() => []))).toMatch(/could not fail/))
})
