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
]
const CATALOGUE = /^packages\/[\w-]+\/(?:src\/(?:locales|rulebook)|guided)\/.*(?:\.json|rulebook\/.*\.ts)$/
const stiffWords = (text: string): string[] => FORBIDDEN.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])

test('none of them is in a catalogue or a rulebook', () => {
  const files = filesIn(ROOT, 'packages').filter((file) => CATALOGUE.test(file) && !file.includes('node_modules'))
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) expect(stiffWords(readFileSync(`${ROOT}/${file}`, 'utf8')), file).toEqual([])
})
test('they are found', () => expect(stiffWords('“Reprendre mon tour”, les Amérindiens')).toHaveLength(2))
