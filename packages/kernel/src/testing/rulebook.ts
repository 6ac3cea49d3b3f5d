/** A rulebook in our own words: complete, the same in both languages, and readable. Each check gives back what it found. */
import { describe, test } from 'vitest'
import { LOCALES, type Locale, type RuleText } from '../game.ts'
import { clean } from './clean.ts'
import { frenchProblems } from './french.ts'

export type Book = readonly RuleText[]
export type Books = Readonly<Record<Locale, Book>>

export interface BookPlan {
  readonly books: Books
  /** Every one of these has its own entry: the sections of the game, and whatever else must not be missing. */
  readonly wanted: readonly string[]
  /** The text of the game's own files, for the rules that they name. */
  readonly sources: readonly string[]
  /** Rules that are certainly named there, so that a check that finds none fails. */
  readonly named: readonly string[]
  /** A rule that the code names may be told by the chapter it belongs to. */
  readonly inChapter?: boolean
  /** Sections are numbered digit by digit: 5.13 belongs to 5.1, and stands before 5.2. */
  readonly byDigit?: boolean
}

const LONGEST_SENTENCE = 45
const SHORTEST_TEXT = 30

const ids = (book: Book): string[] => book.map(({ id }) => id)
/** The entry and those it belongs to: '7.6.2', '7.6', '7'. */
const lineage = (id: string): string[] => id.split('.').map((_, i, parts) => parts.slice(0, parts.length - i).join('.'))
/** Rule numbers that a text refers to. */
const references = (text: string): string[] => text.match(/\d+(?:\.\d+)+/g) ?? []
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0

/** Rule numbers in code: dotted ones in quotes, bare chapters only where a rule is named. The version of the rules is none. */
const IN_CODE = /(?<!rules: )'(\d{1,2}(?:\.\d{1,3}){1,2})'|(?:rule: |\(g, (?:'[a-z-]+', )?)'(\d{1,2})'/g
export const rulesIn = (code: string): string[] =>
  [...code.matchAll(IN_CODE)].map((found) => (found[1] ?? found[2]) as string)

export function gapsInBook({ books, wanted, sources, named, inChapter = false }: BookPlan): string[] {
  const known = new Set(ids(books.en))
  const cited = new Set(sources.flatMap(rulesIn))
  const covered = (rule: string): boolean => (inChapter ? lineage(rule) : [rule]).some((id) => known.has(id))
  return [
    ...wanted.filter((id) => !known.has(id)).map((id) => `${id}: no entry`),
    ...[...cited].filter((rule) => !covered(rule)).map((rule) => `${rule}: named in the code, but no entry`),
    ...named.filter((rule) => !cited.has(rule)).map((rule) => `${rule}: not found in the code`),
    ...ids(books.en)
      .flatMap((id) => lineage(id).slice(1))
      .filter((id) => !known.has(id))
      .map((id) => `${id}: sections without a chapter`),
  ]
}

/** What must be equal in both languages of an entry. */
const SHAPE: Readonly<Record<string, (entry: RuleText, locale: Locale) => unknown>> = {
  'what to see': ({ see }) => see,
  'rules referred to': ({ text }) => references(text).sort(),
  'list items': ({ text }) => text.split('\n').map((line) => line.startsWith('- ')),
  'bold words': ({ text }) => count(text, /\*\*/g),
  'our rulings': ({ text }, locale) => count(text, locale === 'en' ? /Our ruling:/g : /Notre lecture\u00a0:/g),
}

export function differencesOfBooks({ en, fr }: Books): string[] {
  if (ids(fr).join(' ') !== ids(en).join(' ')) return ['not the same entries in the same order']
  return en.flatMap((entry, i) =>
    Object.entries(SHAPE)
      .filter(([, of]) => JSON.stringify(of(entry, 'en')) !== JSON.stringify(of(fr[i] as RuleText, 'fr')))
      .map(([what]) => `${entry.id}: ${what} differ`),
  )
}

/** '7.8.9' before '7.8.10', a chapter before its sections; what has no number stands where it is written. */
function follows(a: string, b: string, byDigit: boolean): boolean {
  const partsOf = (id: string): number[] => {
    const [chapter = '', ...rest] = id.split('.')
    return [chapter, ...(byDigit ? rest.flatMap((part) => [...part]) : rest)].map(Number)
  }
  const [x, y] = [partsOf(a), partsOf(b)]
  if (y.some(Number.isNaN)) return true
  const at = y.findIndex((part, i) => part !== x[i])
  return at >= 0 && (x[at] === undefined || (x[at] as number) < (y[at] as number))
}

/** Sentences, list items and their parts one by one; "St.", "Ste." and the numbers of steps end none. */
const sentences = (text: string): string[] =>
  text
    .replaceAll(/\b(Ste?|\d)\. /g, '$1 ')
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?;:])[”»)*\s]*\s/))
const words = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** What is wrong with an entry on its own. */
const WRONG: Readonly<Record<string, (entry: RuleText) => boolean>> = {
  'no title or hardly a text': ({ title, text }) => title.trim() === '' || text.trim().length < SHORTEST_TEXT,
  'a sentence too long': ({ text }) => sentences(text).some((sentence) => words(sentence) > LONGEST_SENTENCE),
  'markup we do not know': ({ title, text }) =>
    /[<>#_`[\]]|\n{3}|^\s|\s$| {2}/.test(text) ||
    /[*\n]/.test(title) ||
    /\*/.test(text.replaceAll(/\*\*[^*\n]+\*\*/g, '')),
  'straight apostrophes or quotation marks': ({ title, text }) => /['"]/.test(title + text),
  'the same entry to see twice': ({ see }) => new Set(see).size !== see.length,
}

export function flawsOfBook(book: Book, locale: Locale, byDigit = false): string[] {
  const known = new Set(ids(book))
  const flaws = book.flatMap((entry, i) => {
    const { id, title, text, see } = entry
    const lost = [...see, ...references(text)].filter((to) => !known.has(to) || to === id)
    return [
      ...(i > 0 && !follows((book[i - 1] as RuleText).id, id, byDigit) ? ['out of order'] : []),
      ...lost.map((to) => `leads nowhere: ${to}`),
      ...Object.keys(WRONG).filter((what) => WRONG[what]?.(entry)),
      ...(locale === 'fr' ? frenchProblems(`${title}\n${text}`) : []),
    ].map((what) => `${id}: ${what}`)
  })
  return book[0]?.id === '0' ? flaws : ['the preface is not first', ...flaws]
}

/** The tests of a game's rulebook that are no matter of its own facts. */
export function testRulebook(plan: BookPlan): void {
  describe('the rulebook', () => {
    test('every section and every rule that the code can name has an entry', () => clean(gapsInBook(plan)))
    test('both languages agree', () => clean(differencesOfBooks(plan.books)))
    test.each(LOCALES)('%s: in order, readable, with references that lead somewhere', (locale) =>
      clean(flawsOfBook(plan.books[locale], locale, plan.byDigit)),
    )
  })
}
