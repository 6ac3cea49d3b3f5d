/** The rules in our own words: complete, the same in both languages, readable, and true to the data. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Faction, NATIONS, SPACE, SPACES, type Space, VILLAGES } from '../src/data/map.ts'
import { SCENARIO } from '../src/data/scenarios.ts'
import { UNIT, UNIT_IDS } from '../src/data/units.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
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

/** Rule numbers in code, dotted and in quotes. The version of the rules is none. */
const IN_CODE = /(?<!rules: )'(\d{1,2}(?:\.\d{1,2}){1,2})'/g
const rulesIn = (code: string): string[] => [...code.matchAll(IN_CODE)].map((found) => found[1] as string)
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const CITED = sources.flatMap((file) => rulesIn(readFileSync(join(SRC, file), 'utf8')).map((rule) => ({ file, rule })))

/** Rule numbers that a text refers to. */
const references = (text: string): string[] => text.match(/\d+(?:\.\d+)+/g) ?? []
const isItem = (line: string): boolean => line.startsWith('- ')

/** Sentences, list items one by one; "St." and the numbers of steps end none. */
const sentences = (text: string): string[] =>
  text
    .replaceAll(/\b(Ste?|\d)\. /g, '$1 ')
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?;:])[”»)*\s]*\s/))
const words = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** '13.9.3' before '13.9.10', a chapter before its sections; ways to play in the order they are written. */
function follows(a: string, b: string): boolean {
  if (b.startsWith('P')) return true
  const [x, y] = [a.split('.').map(Number), b.split('.').map(Number)]
  const at = y.findIndex((part, i) => part !== x[i])
  return at >= 0 && (x[at] === undefined || (x[at] as number) < (y[at] as number))
}

describe('the rulebook is complete', () => {
  test('every section of the game has its own entry', () => {
    expect(SECTIONS.filter((section) => !known.has(section))).toEqual([])
  })
  test('every chapter, the preface and the ways to play have one', () => {
    const chapters = Array.from({ length: 19 }, (_, n) => String(n))
    const ways = Object.keys(SCENARIO).map((id) => `P.${id}`)
    const wanted = [...chapters, 'P', ...ways, 'P.1760', 'P.options', 'P.team', 'P.solitaire']
    expect(wanted.filter((id) => !known.has(id))).toEqual([])
  })
  test('every rule that the code can name has its own entry', () => {
    expect(CITED.filter(({ rule }) => !known.has(rule))).toEqual([])
    const found = new Set(CITED.map(({ rule }) => rule))
    expect(['7.2', '9.1', '11.0', '13.9.3', '15.3', '18.3.1'].filter((rule) => !found.has(rule))).toEqual([])
    expect(rulesIn("note(g, '99.1', say('x')); rules: '1.0.0'")).toEqual(['99.1'])
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
    expect(fr.text.split('\n').map(isItem)).toEqual(en.text.split('\n').map(isItem))
    expect(fr.text.match(/Notre lecture\u00a0:/g)?.length).toBe(en.text.match(/Our ruling:/g)?.length)
    expect(fr.text.match(/\*\*/g)?.length).toBe(en.text.match(/\*\*/g)?.length)
  })
})

describe.each(LANGUAGES)('%s', (language) => {
  const book = BOOKS[language]
  const catalogue = bayonetsAndTomahawks.catalogues[language] as Readonly<Record<string, string>>
  const name = (key: string): string => (catalogue[key] as string).replaceAll("'", '’')
  const lineOf = (id: string, words: string, within = entry(language, id)): string =>
    within.split('\n').find((line) => isItem(line) && line.includes(words)) ?? ''

  test('in the order of the numbers, the preface first', () => {
    expect(book[0]?.id).toBe('0')
    expect(book.flatMap(({ id }, i) => (i > 0 && !follows((book[i - 1] as Rule).id, id) ? [id] : []))).toEqual([])
  })
  test('references lead somewhere else', () => {
    const lost = book.flatMap(({ id, text, see }) =>
      [...see, ...references(text)].filter((to) => !known.has(to) || to === id).map((to) => `${id} → ${to}`),
    )
    expect(lost).toEqual([])
    expect(book.filter(({ see }) => see.length === 0 || new Set(see).size !== see.length)).toEqual([])
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
  test('curly apostrophes and quotation marks', () => {
    expect(book.filter(({ title, text }) => /['"]/.test(title + text)).map(({ id }) => id)).toEqual([])
  })

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

test('French spaces: none breaks before « : ; ! ? » or inside the quotation marks', () => {
  const bad = BOOKS.fr.filter(({ title, text }) =>
    /[^\u00a0]:|[^\u202f][;!?]|«[^\u00a0]|[^\u00a0]»/.test(`${title}\n${text}`),
  )
  expect(bad.map(({ id }) => id)).toEqual([])
})
