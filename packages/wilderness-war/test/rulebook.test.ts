/** The rules in our own words: complete, the same in both languages, readable, and true to the data. */
import { readSources, testRulebook } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { FORTRESSES, factsOf, LANDINGS, SIDES, type Space, spaceId } from '../src/data/map.ts'
import { PIECES, type PieceFacts, provincialLimit } from '../src/data/pieces.ts'
import { SCENARIO, SCENARIOS } from '../src/data/scenarios.ts'
import { wildernessWar } from '../src/index.ts'
import { rulebook } from '../src/rulebook/index.ts'
import { combatResult } from '../src/rules/07-table.ts'
import { SECTIONS } from '../src/sections.ts'
import { only, play } from './help.ts'

const BOOKS = { en: await rulebook('en'), fr: await rulebook('fr') }
const CHAPTERS = Array.from({ length: 19 }, (_, n) => String(n))

testRulebook({
  books: BOOKS,
  wanted: [...SECTIONS, ...CHAPTERS],
  sources: readSources(new URL('../src/', import.meta.url)),
  named: ['4.0', '5.32', '5.521', '6.51', '8.231', '12.22', '15.0'],
  byDigit: true,
})

const entry = (language: 'en' | 'fr', id: string): string => BOOKS[language].find((rule) => rule.id === id)?.text ?? ''
const items = (language: 'en' | 'fr', id: string): readonly string[] =>
  entry(language, id)
    .split('\n')
    .filter((line) => line.startsWith('- '))
const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

describe.each(['en', 'fr'] as const)('true to the data: %s', (language) => {
  const catalogue = wildernessWar.catalogues[language] as Readonly<Record<string, string>>
  const name = (key: string): string => (catalogue[key] as string).replaceAll("'", '’')
  const spaceName = (space: Space): string => name(`space.${spaceId(space)}`)

  test('the scenarios: names, years, cards, VPs', () => {
    SCENARIOS.forEach((id, n) => {
      const { from, to, setup } = SCENARIO[id]
      const text = items(language, '1.0')[n] as string
      const line = numbers(text)
      expect(text).toContain(`**${name(`scenario.${id}`).replace(/ \(.*/, '')}**`)
      expect([id, ...line.slice(0, 2)]).toEqual([id, from, to])
      if (n < 2) expect([line[2], line.at(-1)]).toEqual([setup.cards, setup.vp])
    })
  })
  test('2.0 the fortresses of each side, and which of them are ports', () => {
    SIDES.forEach((side, n) => {
      const line = items(language, '2.0')[n] as string
      const [all, exceptions] = [line.slice(0, line.indexOf('.')), line.slice(line.indexOf('.'))]
      for (const space of FORTRESSES) {
        expect([spaceName(space), all.includes(spaceName(space))]).toEqual([
          spaceName(space),
          factsOf(space).home === side,
        ])
        if (factsOf(space).home === side) expect(exceptions.includes(spaceName(space))).toBe(!factsOf(space).port)
      }
    })
  })
  test('3.1 strength and movement of each kind of unit', () => {
    const kinds: readonly ((piece: PieceFacts) => boolean)[] = [
      ({ corps }) => corps === 'highland' || corps === 'royal-american',
      ({ corps }) => corps === 'line',
      ({ corps }) => corps === 'marine',
      ({ type }) => type === 'provincial',
      ({ type }) => type === 'light-infantry',
      ({ type }) => type === 'ranger',
      ({ type }) => type === 'coureurs' || type === 'indian',
      ({ type }) => type === 'militia',
    ]
    kinds.forEach((is, n) => {
      const line = numbers(items(language, '3.1')[n] as string)
      for (const piece of PIECES.filter(is)) {
        const { strength, reducedStrength, movement } = piece
        const told = movement === 0 ? [strength, reducedStrength] : [strength, reducedStrength, movement]
        expect([piece.id, line]).toEqual([piece.id, told])
      }
    })
    expect(PIECES.filter((piece) => !piece.leader && !kinds.some((is) => is(piece)))).toEqual([])
  })
  test('5.34 the leaders of the example', () => {
    const leaders = PIECES.filter(
      ({ leader, id }) => leader && entry(language, '5.34').includes(`${name(`piece.${id}`)} (`),
    )
    for (const { id, command } of leaders)
      expect(entry(language, '5.34')).toContain(`${name(`piece.${id}`)} (${command})`)
    expect(leaders.reduce((sum, { command }) => sum + command, 0)).toBe(14)
  })
  test('5.531 the nations of each alliance', () => {
    const groups = ['northern', 'western', 'pays-d-en-haut', 'iroquois', 'mohawk', 'cherokee'] as const
    for (const piece of PIECES)
      if (piece.group) {
        const line = items(language, '5.531')[groups.indexOf(piece.group)]
        expect(line).toContain(name(`piece.${piece.id}`))
      }
  })
  test('5.54 the limits of the assemblies', () => {
    items(language, '5.54').forEach((line, box) => {
      expect(numbers(line)).toEqual([provincialLimit(box, 'northern'), provincialLimit(box, 'southern')])
    })
  })
  test('6.43 the landings', () => {
    for (const [from, to] of LANDINGS) {
      const way = entry(language, '6.43')
      expect(way).toContain(spaceName(from))
      expect(way).toContain(spaceName(to))
    }
  })
  test('7.2 the combat results table', () => {
    const g = play({ step: 'end' }, 'annus-mirabilis', {}, only()).state
    const lines = items(language, '7.2')
    expect(lines).toHaveLength(11)
    let highest = -1
    for (const line of lines) {
      const [column = '', results = ''] = line.split(/\s?: /)
      const [low = 0, high = low] = numbers(column)
      expect(low).toBe(highest + 1)
      for (const strength of [low, high])
        expect([strength, ...numbers(results)]).toEqual([
          strength,
          ...[0, 1, 2, 3, 4, 5, 6, 7].map((roll) => combatResult(g, strength, 0, roll)),
        ])
      highest = high
    }
  })
})
