/** The rules summary: complete, the same in both languages, readable, and in the words of the catalogue. */
import { readSources, testRulebook } from '@carillon/kernel/testing'
import { expect, test } from 'vitest'
import { ZONES } from '../src/data/map.ts'
import { SWITCHES } from '../src/data/switches.ts'
import { quebec1759 } from '../src/index.ts'
import { rulebook } from '../src/rulebook/index.ts'
import { SECTIONS } from '../src/sections.ts'

const BOOKS = { en: await rulebook('en'), fr: await rulebook('fr') }

testRulebook({
  books: BOOKS,
  wanted: SECTIONS,
  sources: readSources(new URL('../src/', import.meta.url)),
  named: ['5', '8', '9', '6.2', '6.9', '7.1', '7.2', '7.6', '7.11', '11.1'],
  inChapter: true,
})

test.each(['en', 'fr'] as const)('%s: names are those of the catalogue', (language) => {
  const names = quebec1759.catalogues[language] as Readonly<Record<string, string>>
  const entry = (id: string): string => BOOKS[language].find((rule) => rule.id === id)?.text ?? ''
  const zones = ZONES.map((zone) => names[`space.${zone}`] as string)
  expect(zones.filter((zone) => !entry('1.1').toLowerCase().includes(zone.toLowerCase()))).toEqual([])
  const options = SWITCHES.map(({ id }) => names[`option.${id}`] as string)
  expect(options.filter((option) => !entry('11.2').includes(`**${option}**`))).toEqual([])
  expect(entry('4.2')).toContain(names['do.historical'])
})
