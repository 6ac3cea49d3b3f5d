import { GAMES } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { coverage, rulesOf } from '../scripts/coverage.ts'
import { titlesOf } from '../scripts/source.ts'
import { coverageOf } from '../scripts/uncovered.ts'

describe('the rules a title names', () => {
  test.each([
    ['7.9.1 a column may retreat', ['7.9.1']],
    ['7.9.1, 7.9.2 and 7.10: retreat', ['7.9.1', '7.9.2', '7.10']],
    ['10 victory', ['10']],
    ['13.8. Rout', ['13.8']],
    ['7.9.1', ['7.9.1']],
    ['7.8.11, R-175 and 7.9: at once', ['7.8.11', '7.9']],
    ['R-175 at once', []],
    ['wins 90 of 100', []],
    ['90% of games', []],
    ['7.9.1-ish', []],
  ])('%s', (title, rules) => expect(rulesOf(title)).toEqual(rules))
})

test('titles are read from tests, groups, tables and templates', () => {
  const text = `
    // test('0 in a comment', f)
    describe('1 group', () => { test('2 one', f); it.skip("3 two", f) })
    test.each([['9', 1]])('4 %s', f)
    test(\`5 \${name} 6\`, f)
    other('7', f); test(name, f)`
  expect(titlesOf({ path: 'a.test.ts', text })).toEqual(['1 group', '2 one', '3 two', '4 %s', '5 '])
})

test('what is not named, and what is named and does not exist', () =>
  expect(coverage(['6.1', '6.4.1', '6.4.2'], ['6.4', '6.4.2', '6.4.9', '6'])).toEqual({
    uncovered: ['6.1', '6.4.1'],
    unknown: ['6.4.9'],
  }))

test.each(GAMES)('$id: tests and examples name only rules that there are', async ({ load }) =>
  expect((await coverageOf(await load())).unknown).toEqual([]),
)
