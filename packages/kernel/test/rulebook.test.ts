/** The checks of rulebooks on a small one, and on the same broken in one way each. */
import { describe, expect, test } from 'vitest'
import {
  type Book,
  type BookPlan,
  differencesOfBooks,
  flawsOfBook,
  frenchProblems,
  gapsInBook,
  testRulebook,
} from '../src/testing/index.ts'

const en: Book = [
  { id: '0', title: 'The game', text: 'A game about two towers and a bell, for one.', see: ['1'] },
  {
    id: '1',
    title: 'Bells',
    text: 'A bell is rung:\n- once by **day**, as 1.1 says;\n- twice by night.',
    see: ['1.1'],
  },
  { id: '1.1', title: 'By day', text: 'By day nobody sleeps.\n\nOur ruling: not even the sexton.', see: ['1'] },
]
const fr: Book = [
  { id: '0', title: 'Le jeu', text: 'Un jeu de deux tours et d’une cloche, pour un seul joueur.', see: ['1'] },
  {
    id: '1',
    title: 'Cloches',
    text: 'On sonne\u00a0:\n- une fois de **jour**, selon 1.1\u202f;\n- deux la nuit.',
    see: ['1.1'],
  },
  {
    id: '1.1',
    title: 'De jour',
    text: 'De jour, nul ne dort.\n\nNotre lecture\u00a0: pas même le bedeau.',
    see: ['1'],
  },
]
const plan: BookPlan = { books: { en, fr }, wanted: ['1.1'], sources: ["note(g, '1.1')"], named: ['1.1'] }
/** The book with something else in its last entry. */
const changed = (book: Book, last: Partial<Book[number]>): Book =>
  book.map((entry, i) => (i === 2 ? { ...entry, ...last } : entry))

testRulebook(plan)

describe('gaps', () => {
  test('a section, a rule of the code, a chapter without an entry', () => {
    expect(gapsInBook({ ...plan, wanted: ['2'] })).toEqual(['2: no entry'])
    const sources = ["note(g, '99', x); rule: '1.1'; rules: '1.0.0'; ['3']"]
    expect(gapsInBook({ ...plan, sources })).toEqual(['99: named in the code, but no entry'])
    expect(gapsInBook({ ...plan, books: { en: changed(en, { id: '2.1' }), fr } })).toContain(
      '2: sections without a chapter',
    )
  })
  test('a rule may be told by its chapter, if the game says so', () => {
    const sources = ["'1.1' '1.4'"]
    expect(gapsInBook({ ...plan, sources })).toEqual(['1.4: named in the code, but no entry'])
    expect(gapsInBook({ ...plan, sources, inChapter: true })).toEqual([])
  })
  test('code that was not read', () => {
    expect(gapsInBook({ ...plan, sources: [] })).toEqual(['1.1: not found in the code'])
  })
})

test.each([
  [{ id: '1.2' }, 'not the same entries in the same order'],
  [{ see: [] }, '1.1: what to see differ'],
  [{ text: 'De jour (0.1), nul ne dort.\n\nNotre lecture\u00a0: pas même lui.' }, '1.1: rules referred to differ'],
  [{ text: 'De jour, nul ne dort.\n\n- Notre lecture\u00a0: pas même lui.' }, '1.1: list items differ'],
  [{ text: 'De **jour**, nul ne dort.\n\nNotre lecture\u00a0: pas même lui.' }, '1.1: bold words differ'],
  [{ text: 'De jour, nul ne dort.\n\nPas même le bedeau, à notre avis.' }, '1.1: our rulings differ'],
])('the languages differ: %j', (last, problem) => {
  expect(differencesOfBooks({ en, fr: changed(fr, last) })).toEqual([problem])
})

test.each([
  [{ id: '0.5' }, 'out of order'],
  [{ see: ['7'] }, 'leads nowhere: 7'],
  [{ text: 'Something about 4.2, which there is not.' }, 'leads nowhere: 4.2'],
  [{ title: ' ' }, 'no title or hardly a text'],
  [{ text: 'Short.' }, 'no title or hardly a text'],
  [{ text: `${'and so on '.repeat(16)}.` }, 'a sentence too long'],
  [{ text: 'Something with a <b>tag</b> in it, which is odd.' }, 'markup we do not know'],
  [{ text: 'Something *leaning*, which we cannot print.' }, 'markup we do not know'],
  [{ text: "Something that's typed in haste, and not printed." }, 'straight apostrophes or quotation marks'],
  [{ see: ['1', '1'] }, 'the same entry to see twice'],
] as readonly (readonly [Partial<Book[number]>, string])[])('a flaw: %j', (last, problem) => {
  expect(flawsOfBook(changed(en, last), 'en').filter((line) => !line.startsWith('1: '))).toEqual([
    `${last.id ?? '1.1'}: ${problem}`,
  ])
})
test('sections numbered digit by digit', () => {
  const numbered = (...ids: string[]): Book => ids.map((id) => ({ ...(en[0] as Book[number]), id, see: [] }))
  const outOfOrder = (book: Book, byDigit: boolean): string[] =>
    flawsOfBook(book, 'en', byDigit).filter((line) => line.endsWith('out of order'))
  expect(outOfOrder(numbered('0', '5', '5.1', '5.13', '5.2', '5.521', '5.53', '10'), true)).toEqual([])
  expect(outOfOrder(numbered('0', '5', '5.1', '5.13', '5.2'), false)).toEqual(['5.2: out of order'])
  expect(outOfOrder(numbered('0', '5', '5.2', '5.13'), true)).toEqual(['5.13: out of order'])
})
test('the preface comes first', () => {
  expect(flawsOfBook(en.slice(1), 'en')).toEqual(['the preface is not first'])
})

describe('French', () => {
  test.each(['Un mot\u00a0: oui\u202f! «\u00a0Bien\u00a0»', 'l’heure 12:30', '50\u202f%', '{n, number, ::group-off}'])(
    '%s',
    (text) => expect(frenchProblems(text)).toEqual([]),
  )
  test.each([
    'Un mot : oui',
    'Un mot:',
    'Vraiment ?',
    'Oui\u00a0;',
    '50 %',
    '« Bien\u00a0»',
    '«\u00a0Bien »',
    "l'heure",
  ])('not %s', (text) => expect(frenchProblems(text)).toHaveLength(1))
})
