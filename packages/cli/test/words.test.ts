import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '@carillon/kernel'
import { MessageFormat } from '@carillon/kernel/catalogue'
import { frenchProblems } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { CATALOGUES, localeOf } from '../src/words.ts'

const { en, fr } = CATALOGUES

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))
const source = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`${SOURCE}/${name}`, 'utf8'))
  .join('\n')

describe('the words of the command', () => {
  test('both languages have the same keys, sorted', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    expect(Object.keys(en)).toEqual(Object.keys(en).sort())
  })

  test('both languages use the same arguments', () => {
    for (const key of Object.keys(en)) {
      const [english, french] = LOCALES.map(
        (locale) => new MessageFormat(CATALOGUES[locale][key] as string, locale).names,
      )
      expect(french, key).toEqual(english)
    }
  })

  test('French is printed as French is', () => {
    expect(Object.entries(fr).flatMap(([key, text]) => frenchProblems(text).map((what) => `${key}: ${what}`))).toEqual(
      [],
    )
  })

  test('every key is said somewhere', () => {
    const families = [...source.matchAll(/words\(\s*`([a-z]+\.)\$/g)].map((match) => match[1] as string)
    const unused = Object.keys(en).filter(
      (key) => !source.includes(`'${key}'`) && !families.some((family) => key.startsWith(family)),
    )
    expect(unused).toEqual([])
  })

  test('the language is the one asked for, else that of the terminal, else English', () => {
    expect(localeOf([], { LANG: 'fr_CA.UTF-8' })).toBe('fr')
    expect(localeOf([], { LANG: 'de_DE.UTF-8' })).toBe('en')
    expect(localeOf([], { LANG: 'fr_CA.UTF-8', LC_ALL: 'C' })).toBe('en')
    expect(localeOf(['games', '--lang', 'fr'], {})).toBe('fr')
    expect(localeOf(['--lang=en', 'games'], { LANG: 'fr' })).toBe('en')
    expect(localeOf(['--lang', 'de'], {})).toBeUndefined()
  })
})
