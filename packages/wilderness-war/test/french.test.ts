/** One word for one thing in French (docs/glossary.md), in the rulebook and the guided game as in all that the game says. */
import { expect, test } from 'vitest'
import guided from '../guided/fr.json' with { type: 'json' }
import { wildernessWar } from '../src/index.ts'
import { rulebook } from '../src/rulebook/index.ts'

/** The word that is used, and others for the same thing, where they can mean nothing else here. */
const INSTEAD: Readonly<Record<string, RegExp>> = {
  chef: /\bleaders?\b/i,
  lieu: /\bespaces?\b/i,
  pièce: /\bpions?\b/i,
  repli: /\bretraites?\b/i,
  'terrain sauvage': /\bwilderness\b(?! War)|\bdéserts?\b|régions? sauvages?/i,
  village: /\bcolonies indiennes\b|\bcolonie\b/i,
  esquiver: /\bévite(?:r|nt)? (?:la|une) bataille|fuite/i,
  'marqueur de raid': /marqueurs? Raid/,
  'ouvrages défensifs': /\bfieldworks\b|retranchements?/i,
  paquet: /\bpioche\b/i,
  'hors ravitaillement': /sans ravitaillement|non ravitaillée?s?/i,
  'mauvais temps': /\bfoul weather\b/i,
  embuscade: /\bambush\b/i,
  reddition: /\bsurrender\b/i,
  'mortiers et obusiers': /\bcoehorns\b/i,
  'maisons fortifiées': /\bblockhouses?\b/i,
  goélette: /\bschooner\b/i,
  variole: /\bsmall ?pox\b|petite vérole/i,
  campagne: /\bcampaign\b/i,
}

/** What is said, without the names of what is put in. */
const said = Object.entries(wildernessWar.catalogues.fr).map(
  ([key, text]) => [key, text.replaceAll(/\{\w+/g, '{')] as const,
)
const words = [
  ...said,
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
