/** What the house refuses is said in words: every reason has some, in both languages. */
import { expect, test } from 'vitest'
import en from '../../web/src/locales/en.json' with { type: 'json' }
import fr from '../../web/src/locales/fr.json' with { type: 'json' }
import peopleEn from '../../web/src/locales/people/en.json' with { type: 'json' }
import peopleFr from '../../web/src/locales/people/fr.json' with { type: 'json' }
import { STATUS } from '../src/api.ts'

test.each([
  ['en', { ...en, ...peopleEn }],
  ['fr', { ...fr, ...peopleFr }],
])('no reason is without words in %s', (_locale, words) => {
  const reasons = Object.keys(STATUS)
  expect(reasons.length).toBeGreaterThan(20)
  expect(reasons.filter((reason) => !(`refused.${reason}` in words))).toEqual([])
})
