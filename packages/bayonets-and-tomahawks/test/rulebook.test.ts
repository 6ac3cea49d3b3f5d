/** The rules in our own words: complete, the same in both languages, readable, and true to the data. */
import { readSources, testRulebook } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Faction, NATIONS, SPACE, SPACES, type Space, VILLAGES } from '../src/data/map.ts'
import { SCENARIO } from '../src/data/scenarios.ts'
import { UNIT, UNIT_IDS } from '../src/data/units.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { rulebook } from '../src/rulebook/index.ts'
import { SECTIONS } from '../src/sections.ts'

const BOOKS = { en: await rulebook('en'), fr: await rulebook('fr') }
const CHAPTERS = Array.from({ length: 19 }, (_, n) => String(n))
const WAYS = ['P', ...Object.keys(SCENARIO).map((id) => `P.${id}`), 'P.1760', 'P.options', 'P.team', 'P.solitaire']

testRulebook({
  books: BOOKS,
  wanted: [...SECTIONS, ...CHAPTERS, ...WAYS],
  sources: readSources(new URL('../src/', import.meta.url)),
  named: ['7.2', '9.1', '11.0', '13.9.3', '15.3', '18.3.1'],
})

const isItem = (line: string): boolean => line.startsWith('- ')
const entry = (language: 'en' | 'fr', id: string): string => BOOKS[language].find((rule) => rule.id === id)?.text ?? ''

describe.each(['en', 'fr'] as const)('true to the data: %s', (language) => {
  const catalogue = bayonetsAndTomahawks.catalogues[language] as Readonly<Record<string, string>>
  const name = (key: string): string => (catalogue[key] as string).replaceAll("'", '’')
  const lineOf = (id: string, words: string, within = entry(language, id)): string =>
    within.split('\n').find((line) => isItem(line) && line.includes(words)) ?? ''

  test('2.1.5 value and Militia of each Settled Space', () => {
    for (const space of SPACES) {
      const { kind, value, militia } = SPACE[space]
      if (kind !== 'settled') continue
      const list = lineOf('2.1.5', name(`space.${space}`))
      const own = list.slice(list.indexOf(name(`space.${space}`)))
      expect([space, own.match(/\d/g)?.slice(0, 2).map(Number)]).toEqual([space, [value, militia]])
    }
  })
  test('2.1.9 the Victory Spaces of each side by value', () => {
    const halves = entry(language, '2.1.9').split(language === 'en' ? 'French,' : 'Français,')
    const half: Readonly<Record<Faction, string>> = { british: halves[0] as string, french: halves[1] as string }
    for (const space of SPACES) {
      const { home, value, victory } = SPACE[space]
      const own = name(`space.${space}`)
      if (victory) expect(lineOf('2.1.9', own, half[home as Faction])).toMatch(new RegExp(`^- ${value}`))
      else expect([...entry(language, '2.1.9').matchAll(new RegExp(`[ ]${own}[,.;]`, 'g'))]).toEqual([])
    }
  })
  test('2.1.7, 2.1.8 the Bases and the Villages', () => {
    for (const space of SPACES)
      if (SPACE[space].kind === 'base') expect(entry(language, '2.1.7')).toContain(name(`space.${space}`))
    for (const nation of NATIONS)
      for (const village of VILLAGES[nation])
        expect(lineOf('2.1.8', name(`nation.${nation}`))).toContain(name(`space.${village}`))
    for (const id of UNIT_IDS) {
      const { type, nation, villages } = UNIT[id]
      if (type !== 'indian' || nation) continue
      const pair = new RegExp(`${name(`unit.${id}`)}\\s?: ${name(`space.${villages[0] as Space}`)}`)
      expect(entry(language, '2.1.8')).toMatch(pair)
    }
  })
  test('3.7 the rating of each Commander', () => {
    for (const id of UNIT_IDS)
      if (UNIT[id].type === 'commander')
        expect(entry(language, '3.7')).toContain(`${name(`unit.${id}`)} ${UNIT[id].rating},`)
  })
  test('15.2.1, 16.2.1 the tokens by the names of the catalogue', () => {
    const tokens = Object.keys(catalogue).filter((key) => key.startsWith('token.') && !key.includes('put-back'))
    const both = entry(language, '15.2.1') + entry(language, '16.2.1')
    expect(tokens.filter((key) => !both.includes(`**${name(key)}**`))).toEqual([])
    expect(tokens.length).toBeGreaterThan(10)
  })
})
