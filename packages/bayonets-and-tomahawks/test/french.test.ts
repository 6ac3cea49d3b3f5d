/** One word for one thing in French (docs/glossary.md): words that said the same before do not come back. */
import { expect, test } from 'vitest'
import guided from '../guided/fr.json' with { type: 'json' }
import { bayonetsAndTomahawks } from '../src/index.ts'
import { rulebook } from '../src/rulebook/index.ts'

/** The word that is used, and others for the same thing, where they can mean nothing else here. */
const INSTEAD: Readonly<Record<string, RegExp>> = {
  'manche d’action': /tours? d’action|\bce tour\b|(?:début|fin) du tour/i,
  lieu: /\bespaces?\b/i,
  établissement: /lieux? habités?/i,
  'hors ravitaillement': /sans ravitaillement|\bNon ravitaillée?s?\b/,
  repli: /\bretraites?\b/i,
  marqueur: /\bpions?\b/i,
  'Fort en construction': /construction de fort/i,
  'levée coloniale': /enrôlement/i,
  'mouvement naval': /\bAucune navigation\b|^Navigation$/,
  fusion: /\b(?:combin|regroup)(?:er|ent|ement)\b/i,
}

const words = [
  ...Object.entries(bayonetsAndTomahawks.catalogues.fr),
  ...Object.entries(guided),
  ...(await rulebook('fr')).map(({ id, title, text }) => [id, `${title}\n${text}`] as const),
]

test.each(Object.entries(INSTEAD))('%s', (_, others) => {
  expect(words.filter(([, text]) => others.test(text)).map(([key]) => key)).toEqual([])
})
test('the words in use are there', () => {
  const all = words.map(([, text]) => text.toLowerCase()).join('\n')
  expect(Object.keys(INSTEAD).filter((word) => !all.includes(word.toLowerCase()))).toEqual([])
})
