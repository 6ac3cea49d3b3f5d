/** What is sent: no more than the budgets allow, and all of it is kept for the time without network. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { BUDGETS, Built, firstLoad, MAP_BUDGET, mapData, OWN_BUDGETS, ownCode, tooEarly } from '../scripts/web-sizes.ts'

const built = new Built(inject('built'))

describe.each(Object.entries(BUDGETS))('the table of %s', (game, budget) => {
  test(`loads at most ${budget} KB of code`, () => {
    const { bytes, budget: most, parts } = firstLoad(built, game, budget)
    expect(bytes).toBeLessThanOrEqual(most)
    expect(parts.filter((part) => part.bytes < 2048)).toEqual([])
  })
  test(`has rules and a board of at most ${OWN_BUDGETS[game]} KB`, () => {
    const { bytes, budget: most, parts } = ownCode(built, game)
    expect(bytes).toBeLessThanOrEqual(most)
    expect(parts.filter((part) => part.bytes < 10_000)).toEqual([])
  })
})
test(`the drawn maps are at most ${MAP_BUDGET} KB`, () => {
  const maps = mapData(built, ['bayonets-and-tomahawks', 'wilderness-war'])
  expect(maps.length).toBe(2)
  expect(maps.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MAP_BUDGET * 1024)
})
test('the words of a game in a language are one file, in however many parts they are written', () => {
  const words = built.all('.json').map(({ file }) => file.replace(/-[\w-]{8}\.json$/, ''))
  for (const game of ['bayonets-and-tomahawks', 'wilderness-war'])
    for (const language of ['en', 'fr']) {
      expect(words).toContain(`assets/words-${language}-${game}`)
      const parts = readdirSync(new URL(`../packages/${game}/src/locales/${language}/`, import.meta.url))
      expect(parts.filter((part) => words.includes(`assets/${part.replace('.json', '')}`))).toEqual([])
    }
})
test('no file of a game is loaded before the game is opened', () =>
  expect(tooEarly(built, Object.keys(BUDGETS))).toEqual([]))
test('the service worker keeps every file of code, style and words', () => {
  const worker = readFileSync(join(inject('built'), 'sw.js'), 'utf8')
  const kept: string[] = JSON.parse(/const FILES = (\[.*\])/.exec(worker)?.[1] ?? '[]')
  const files = ['.js', '.css', '.json'].flatMap((ending) => built.all(ending)).map(({ file }) => file)
  expect(files.filter((file) => file !== 'sw.js' && !kept.includes(file))).toEqual([])
})
