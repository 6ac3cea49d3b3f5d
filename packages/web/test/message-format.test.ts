/** Our messages say what `intl-messageformat` makes of them, in every catalogue there is. */
import { LOCALES } from '@carillon/kernel'
import { MessageFormat } from '@carillon/kernel/catalogue'
import { GAMES } from '@carillon/registry'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import en from '../src/locales/en.json' with { type: 'json' }
import fr from '../src/locales/fr.json' with { type: 'json' }

/** Text with `<` in it is text: catalogues hold no markup. */
const oracle = (text: string, locale: string) => new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
const NUMBERS = [0, 1, 2, 5, 21, 1000]
const games = await Promise.all(GAMES.map(({ load }) => load()))
const CATALOGUES = [{ id: 'shell', catalogues: { en, fr } }, ...games]

/** Every name that could be an argument gets a number; words are tried too. */
const namesIn = (text: string): string[] => [...text.matchAll(/\{\s*(\w+)/g)].map((match) => match[1] as string)

describe.each(LOCALES)('%s', (locale) => {
  test.each(CATALOGUES)('$id', ({ catalogues }) => {
    for (const [key, text] of Object.entries(catalogues[locale])) {
      const ours = new MessageFormat(text, locale)
      const theirs = oracle(text, locale)
      for (const number of NUMBERS) {
        const values = Object.fromEntries(namesIn(text).map((name, i) => [name, number + i]))
        expect(ours.format(values), key).toBe(theirs.format(values))
      }
    }
  })
  test.each([
    'plain',
    '{a} and {b}',
    "it's {a}, ''{b}'', '{a}' '{'x'}'",
    '{a, plural, offset:1 =0 {none} =1 {{b} alone} one {{b} and # more} other {{b} and # others}}',
    "{a, plural, one {# '#' {b}} other {#{b, select, x {X} other {{a}}}}}",
    '{a, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    '{a, select, 1 {one} other {more}}',
    '{ a , number }',
  ])('%s', (text) => {
    for (const a of NUMBERS)
      for (const b of ['x', 'y', 3]) {
        const values = { a, b }
        expect(new MessageFormat(text, locale).format(values)).toBe(oracle(text, locale).format(values))
      }
  })
})

test.each(['{', '{a', '{a, plural}', '{a, plural, one {x}}', 'a}', '{a, date}', '{}'])('refused: %s', (text) =>
  expect(() => new MessageFormat(text, 'en')).toThrow(SyntaxError),
)
test('an argument that is missing is an error, as in the original', () => {
  expect(() => new MessageFormat('{a}', 'en').format({})).toThrow(RangeError)
  expect(() => oracle('{a}', 'en').format({})).toThrow()
})
