import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { sourcesIn } from '../scripts/source.ts'
import { numberedTwice, rulingsOf, unnamed, wrongNames } from './rulings.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

describe('the rulings of this house', () => {
  const rulings = rulingsOf(readFileSync(join(ROOT, 'docs/rulings.md'), 'utf8'))
  const sources = sourcesIn(ROOT, '', ['.ts', '.tsx', '.mjs', '.md'])

  test('each stands under a game of ours', () => {
    const games = new Set(rulings.map(({ game }) => game))
    expect(GAMES.map(({ id }) => id)).toEqual(expect.arrayContaining([...games]))
    // A new game has none yet.
    expect(games.size).toBeGreaterThanOrEqual(3)
  })
  test('no number stands twice', () => expect(numberedTwice(rulings)).toEqual([]))
  test('each one in force is named in the code of its game, and by a test that shows it', () =>
    expect(unnamed(rulings, sources)).toEqual([]))
  test('no other number is named anywhere', () => {
    expect(sources.map(({ path }) => path)).toContain('CHANGELOG.md')
    expect(wrongNames(rulings, sources)).toEqual([])
  })
})

describe('on a small page', () => {
  const page = `
## Bayonets & Tomahawks
| ruling | question | how we rule | why |
| --- | --- | --- | --- |
| R-1 (13.0) | Who? | The French, as in R-2 | said |
| R-2 (13.1) | When? | Changed: see R-3. It was later | |

## Quebec 1759
| R-3 (6.1) | When? | At once | |`
  const rulings = rulingsOf(page)
  const files = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([path, text]) => ({ path, text }))

  test('rows are read', () =>
    expect(rulings).toEqual([
      { id: 'R-1', game: 'bayonets-and-tomahawks', isInForce: true },
      { id: 'R-2', game: 'bayonets-and-tomahawks', isInForce: false },
      { id: 'R-3', game: 'quebec-1759', isInForce: true },
    ]))

  test('a number that stands twice', () => {
    expect(numberedTwice(rulings)).toEqual([])
    expect(numberedTwice(rulingsOf(`${page}\n| R-1 (6.2) | Where? | Here | |`))).toEqual(['R-1 stands twice'])
  })

  const bayonets = 'packages/bayonets-and-tomahawks'
  const quebec = 'packages/quebec-1759'
  const named = {
    [`${bayonets}/src/rules/13-battle.ts`]: '/** 13.0, R-1 The French. */',
    [`${bayonets}/test/13-battle.test.ts`]: `test('13.0, R-1 the French', f)`,
    [`${quebec}/src/rules/06-orders.ts`]: '/** 6.1, R-3 At once. */',
    [`${quebec}/test/06-orders.test.ts`]: `test.each([1, 2])('6.1, R-3 at once: %i', f)`,
  }
  const inNoCode = ['R-3 is named nowhere in packages/quebec-1759/src']
  const inNoTitle = ['R-3 stands in no title of packages/quebec-1759/test']

  test('each is named in the code and by a test', () => expect(unnamed(rulings, files(named))).toEqual([]))

  test('a ruling that no code names, or only another game, a page or a test does', () => {
    const code = (path: string, text: string) =>
      unnamed(rulings, files({ ...named, [`${quebec}/src/rules/06-orders.ts`]: '', [path]: text }))
    expect(code(`${quebec}/src/rules/05-turn.ts`, '// R-3')).toEqual([])
    for (const path of ['packages/wilderness-war/src/state.ts', 'docs/a.md', 'test/a.ts', `${quebec}/test/help.ts`])
      expect(code(path, '// R-3')).toEqual(inNoCode)
    expect(code(`${quebec}/src/a.ts`, '// R-30, FR-3')).toEqual(inNoCode)
  })

  test('a ruling that no test shows, or only one of another game, or beside its title', () => {
    const title = (path: string, text: string) =>
      unnamed(rulings, files({ ...named, [`${quebec}/test/06-orders.test.ts`]: '', [path]: text }))
    expect(title(`${quebec}/test/05-turn.test.ts`, `describe('6', () => { test('6.1, R-3 now', f) })`)).toEqual([])
    expect(title('packages/wilderness-war/test/a.test.ts', `test('6.1, R-3 now', f)`)).toEqual(inNoTitle)
    expect(title(`${quebec}/test/a.test.ts`, `// R-3\ntest('6.1 now', () => f('R-3'))`)).toEqual(inNoTitle)
    expect(title(`${quebec}/test/a.test.ts`, `test('6.1, R-30 now', f)`)).toEqual(inNoTitle)
  })

  test('a number that there is not, or not any more', () => {
    const code = 'packages/quebec-1759/src/state.ts'
    expect(wrongNames(rulings, files({ [code]: '// R-1, R-3', 'docs/a.md': 'R-2' }))).toEqual([])
    expect(wrongNames(rulings, files({ [code]: '// R-4 and R-4' }))).toEqual([`${code} names R-4, which there is not`])
    expect(wrongNames(rulings, files({ 'docs/a.md': 'R-4' }))).toEqual(['docs/a.md names R-4, which there is not'])
    expect(wrongNames(rulings, files({ [code]: '// R-2' }))).toEqual([`${code} names R-2, which was changed`])
  })
})
