/** The rules summary: complete, the same in both languages, and readable. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ZONES } from '../src/data/map.ts'
import { SWITCHES } from '../src/data/switches.ts'
import { quebec1759 } from '../src/index.ts'
import { type Rule, rulebook } from '../src/rulebook/index.ts'
import { SECTIONS } from '../src/sections.ts'

const SRC = join(import.meta.dirname, '../src')
const LONGEST_SENTENCE = 45
const SHORTEST_TEXT = 30
const BOOKS = { en: await rulebook('en'), fr: await rulebook('fr') }
const LANGUAGES = ['en', 'fr'] as const

const ids = (book: readonly Rule[]): string[] => book.map((rule) => rule.id)
const known = new Set(ids(BOOKS.en))
const entry = (language: 'en' | 'fr', id: string): string => BOOKS[language].find((rule) => rule.id === id)?.text ?? ''

/** The entry itself or one it belongs to: '7.6.2', '7.6', '7'. */
function isCovered(number: string): boolean {
  const parts = number.split('.')
  return parts.some((_, i) => known.has(parts.slice(0, parts.length - i).join('.')))
}

/** Rule numbers in code: dotted ones in quotes anywhere, bare chapters only where a rule is named. The version of the rules is none. */
const IN_CODE = /(?<!rules: )'(\d{1,2}(?:\.\d{1,2}){1,2})'|(?:rule: |\(g, )'(\d{1,2})'/g
const rulesIn = (code: string): string[] => [...code.matchAll(IN_CODE)].map((found) => (found[1] ?? found[2]) as string)
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const CITED = sources.flatMap((file) => rulesIn(readFileSync(join(SRC, file), 'utf8')).map((rule) => ({ file, rule })))

/** Rule numbers that a text refers to. */
const references = (text: string): string[] => text.match(/\d+(?:\.\d+)+/g) ?? []

/** Sentences, list items one by one; "St." and "Ste." end none. */
const sentences = (text: string): string[] =>
  text
    .replaceAll(/\b(Ste?)\./g, '$1')
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?])[”»)*\s]*\s/))
const words = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** '7.8.9' before '7.8.10', a chapter before its sections. */
function follows(a: string, b: string): boolean {
  const [x, y] = [a.split('.').map(Number), b.split('.').map(Number)]
  const at = y.findIndex((part, i) => part !== x[i])
  return at >= 0 && (x[at] === undefined || (x[at] as number) < (y[at] as number))
}

describe('the rulebook is complete', () => {
  test('every section of the game has its own entry', () => {
    expect(SECTIONS.filter((section) => !known.has(section))).toEqual([])
  })
  test('every rule that the code can name is covered', () => {
    expect(CITED.filter(({ rule }) => !isCovered(rule))).toEqual([])
  })
  test('the code is really read: steps, questions, notes and switches', () => {
    const found = new Set(CITED.map(({ rule }) => rule))
    expect(
      ['5', '8', '9', '6.2', '6.9', '7.1', '7.2', '7.6', '7.11', '11.1'].filter((rule) => !found.has(rule)),
    ).toEqual([])
    expect(rulesIn("note(g, '99', say('x')); rule: '99.1'; rules: '1.0.0'; ['3']")).toEqual(['99', '99.1'])
    expect(isCovered('99.1')).toBe(false)
  })
  test('every section stands below a chapter and sub-chapter with an entry', () => {
    const parents = ids(BOOKS.en).flatMap((id) => (id.includes('.') ? [id.slice(0, id.lastIndexOf('.'))] : []))
    expect(parents.filter((id) => !known.has(id))).toEqual([])
  })
})

describe('both languages agree', () => {
  test('the same entries in the same order', () => {
    expect(ids(BOOKS.fr)).toEqual(ids(BOOKS.en))
    expect(known.size).toBe(BOOKS.en.length)
  })
  test.each(BOOKS.en.map((rule, i) => [rule.id, rule, BOOKS.fr[i] as Rule] as const))('%s', (_, en, fr) => {
    expect(fr.see).toEqual(en.see)
    expect(references(fr.text).sort()).toEqual(references(en.text).sort())
    expect(fr.text.split('\n').map((line) => line.slice(0, 2) === '- ')).toEqual(
      en.text.split('\n').map((line) => line.slice(0, 2) === '- '),
    )
    expect(fr.text.match(/Notre lecture\u00a0:/g)?.length).toBe(en.text.match(/Our ruling:/g)?.length)
  })
})

describe.each(LANGUAGES)('%s', (language) => {
  const book = BOOKS[language]
  const names = quebec1759.catalogues[language] as Readonly<Record<string, string>>

  test('in the order of the numbers, the preface first', () => {
    expect(book[0]?.id).toBe('0')
    expect(book.flatMap(({ id }, i) => (i > 0 && !follows((book[i - 1] as Rule).id, id) ? [id] : []))).toEqual([])
  })
  test('references lead somewhere', () => {
    const lost = book.flatMap(({ id, text, see }) =>
      [...see, ...references(text)].filter((to) => !known.has(to) || to === id).map((to) => `${id} → ${to}`),
    )
    expect(lost).toEqual([])
    expect(book.filter(({ see }) => new Set(see).size !== see.length)).toEqual([])
  })
  test('each entry has a title and says something', () => {
    const thin = book.filter(({ title, text }) => title.trim() === '' || text.trim().length < SHORTEST_TEXT)
    expect(thin.map(({ id }) => id)).toEqual([])
  })
  test('no sentence is too long', () => {
    const long = book.flatMap(({ id, text }) =>
      sentences(text)
        .filter((sentence) => words(sentence) > LONGEST_SENTENCE)
        .map((sentence) => `${id}: ${sentence}`),
    )
    expect(long).toEqual([])
  })
  test('only the markup we know', () => {
    const odd = book.filter(
      ({ title, text }) =>
        /[<>#_`[\]]|\n{3}|^\s|\s$| {2}/.test(text) ||
        /[*\n]/.test(title) ||
        /\*/.test(text.replaceAll(/\*\*[^*\n]+\*\*/g, '')),
    )
    expect(odd.map(({ id }) => id)).toEqual([])
  })
  test('names are those of the catalogue', () => {
    const zones = ZONES.map((zone) => names[`space.${zone}`] as string)
    expect(zones.filter((zone) => !entry(language, '1.1').toLowerCase().includes(zone.toLowerCase()))).toEqual([])
    const options = SWITCHES.map(({ id }) => names[`option.${id}`] as string)
    expect(options.filter((option) => !entry(language, '11.2').includes(`**${option}**`))).toEqual([])
    expect(entry(language, '4.2')).toContain(names['do.historical'])
  })
  test('curly apostrophes and quotation marks', () => {
    expect(book.filter(({ title, text }) => /['"]/.test(title + text)).map(({ id }) => id)).toEqual([])
  })
})

test('French spaces: none breaks before « : ; ! ? » or inside the quotation marks', () => {
  const bad = BOOKS.fr.filter(({ title, text }) =>
    /[^\u00a0]:|[^\u202f][;!?]|«[^\u00a0]|[^\u00a0]»/.test(`${title}\n${text}`),
  )
  expect(bad.map(({ id }) => id)).toEqual([])
})
