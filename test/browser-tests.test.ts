import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { skippedBrowser, wantsBrowser } from '../scripts/browser-tests.mjs'
import { add, closingLine } from '../scripts/tally.mjs'

describe('is a browser wanted?', () => {
  const files = ['e2e/axe.test.ts', 'e2e/table.test.ts']
  test.each([
    [true, []],
    [true, ['e2e']],
    [true, ['./e2e/axe.test.ts']],
    [true, ['packages/kernel', 'axe']],
    [true, ['-t', '7.9.1']],
    [true, ['--bail', '1']],
    [false, ['packages/kernel']],
    [false, ['packages/kernel', '-t', 'axe']],
    [false, ['--bail=1', '-t', 'e2e', 'test/house.test.ts']],
  ])('%s: npm test -- %j', (wanted, args) => expect(wantsBrowser(args, files)).toBe(wanted))
  test('the files of this folder are found by their own names', () => {
    const real = readdirSync(new URL('../e2e', import.meta.url)).map((name) => `e2e/${name}`)
    expect(wantsBrowser(['e2e/axe.test.ts'], real)).toBe(true)
  })
})

describe('no browser', () => {
  const rest = { passed: 7, failed: 0, skipped: 0 }
  const closing = (ci?: string) => closingLine(add(rest, skippedBrowser('none', ci).tally))
  test('is said in a line of its own', () =>
    expect(skippedBrowser('there is none', undefined).line).toBe('BROWSER TESTS SKIPPED: there is none.'))
  test('is no failure for a person', () => {
    expect(closing()).toBe('7 passed, 0 failed')
    expect(closing('false')).toBe('7 passed, 0 failed')
  })
  test('is one in continuous integration', () => expect(closing('true')).toBe('7 passed, 1 failed'))
})
