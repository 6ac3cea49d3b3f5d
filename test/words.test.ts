/** Words that players have stumbled over do not come back. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from '../scripts/source.ts'

const ROOT = `${import.meta.dirname}/..`
const FORBIDDEN: readonly RegExp[] = [
  /Ready to pass on/,
  /# just now/,
  /at work…/,
  /si vous pourriez/,
  /Reprendre mon tour/,
  /En marche\s:/,
  /Les règles sont tenues/,
  /Ils valent tout de suite/,
  /subir la touche|subit la touche/,
  /amérindien/i,
  // One word for each thing.
  /\benchères?\b/i,
  /\bcotes? des dés|« cotes »/i,
  /\b(?:subir|subit|subissent) (?:la touche|les touches|une touche|{hits)/,
  /réserve (?:de chefs|métropolitaine|coloniale|des (?:flottes|forts|commandants|légères|brigades))/i,
  /carte de réserve|carte en réserve/,
  /[“" ]Rediffusion|Match nul/,
  // Apostrophes are curly.
  /\p{L}'\p{L}/u,
  // Stiff.
  /\bThe machine\b|against the machine|the machine’s|contre la machine|^ *"[^"]*": "La machine/m,
  /\d × (?:triangle|square|circle)|All (?:triangles|squares|circles)|Tous les (?:triangles|carrés|cercles)/,
  /have the better of it|Two games with sides changed/,
  /is to be chosen now|are chosen now|is asked for\./,
  /\bit is no [A-Z]|\b(?:is|are) no (?:Home Space|target|source|stack|steps)/,
  /You rolled \{/,
  /The line is cut|La ligne est coupée|To the first page/,
  /Scale of the board|Tools of the map|One step (?:on|back)\b|"Un pas en (?:avant|arrière)"/,
  /\bgros temps\b/,
  /arrondie? (?:au-dessus|vers le (?:haut|bas))/,
  /\bsmall pox\b/,
  /\ba fight with \{|combat contre \{/,
  /"(?:Emmener|Placer|Embarquer|Activer|Reconstituer|Perdre|Éliminer) \{it\}"/,
  /[Ll]e pays s’effraie|est surprise chez elle|débarquement d’un bloc/,
  /(?:jouer|ont joué) (?:Maisons|Mortiers|Reddition|Massacre)/,
]
const CATALOGUE = /^packages\/[\w-]+\/(?:src\/locales\/.*\.json|guided\/.*\.json|src\/rulebook\/.*\.(?:json|ts))$/
const stiffWords = (text: string): string[] => FORBIDDEN.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])

test('none of them is in a catalogue or a rulebook', () => {
  const files = filesIn(ROOT, 'packages').filter((file) => CATALOGUE.test(file) && !file.includes('node_modules'))
  expect(files.length).toBeGreaterThan(20)
  for (const kind of ['/src/locales/en/', '/guided/fr.json', '/src/rulebook/fr/'])
    expect(files.some((file) => file.includes(kind))).toBe(true)
  const found = files.flatMap((file) =>
    stiffWords(readFileSync(`${ROOT}/${file}`, 'utf8')).map((word) => `${file}: ${word}`),
  )
  expect(found).toEqual([])
})
test('they are found', () => {
  expect(stiffWords('“Reprendre mon tour”, les Amérindiens')).toHaveLength(2)
  expect(stiffWords('Quelle unité subit {hits, plural, one {la touche}} ? 2 × circle')).toHaveLength(2)
  expect(stiffWords('"Emmener {it}" "a fight with {count, plural, other {# blocks}}"')).toHaveLength(2)
  expect(stiffWords('Réserve des flottes, une carte en réserve')).toHaveLength(2)
})
