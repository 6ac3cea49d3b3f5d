/** What a choice is called: where it leads, and who stands there as far as one knows. */
import { expect, test } from 'vitest'
import { label } from '../src/boards/quebec-1759/choices.ts'
import { optionsOf, SAY, tableOf, viewOf } from './quebec-help.tsx'

const SPEC = {
  ships: { bason: 4, st_laurent: 0 },
  zones: { levis: ['b_15', 'b_28'], beauport: ['f_sarre', 'f_quebec_1', 'f_decoy_1'], cap_rouge: ['f_indians'] },
}
const named = (
  side: 'british' | 'french',
  language: 'en' | 'fr',
  clicks: readonly object[] = [],
): readonly string[] => {
  const table = tableOf(SPEC)
  for (const option of clicks) table.answer({ role: side, option: option as never })
  return optionsOf(table, side).map((option) => label(option, viewOf(table, side), SAY[language]))
}

test('6.6, 3.1 a march says who would meet it, hidden as they are, and nothing of an empty zone', () => {
  const there = named('british', 'en', [{ do: 'march', space: 'levis' }])
  expect(there).toContain('Go to Beauport by boat – a battle against 3 hidden blocks, if they stay')
  expect(there).toContain('Go to Etchemin by road')
  expect(named('british', 'fr', [{ do: 'march', space: 'levis' }])).toContain(
    'Aller à Beauport en bateau – bataille contre 3 blocs cachés, s’ils restent',
  )
})
test('6.4.1, 6.4.2 the Indians fight no battle: they raid or scout whom they meet', () => {
  const there = named('french', 'en')
  expect(there).toContain('Send the Indians to Levis – raid or scout 2 blocks, if they stay')
  expect(there).toContain('Send the Indians to Abraham')
  expect(named('french', 'fr')).toContain(
    'Envoyer les Indiens à Lévis – coup de main ou reconnaissance contre 2 blocs, s’ils restent',
  )
})
test('4.2, 7.5.2 places have the words of their language', () => {
  expect(named('french', 'fr')).toContain('Envoyer les Indiens sur les plaines d’Abraham')
})
