/** The board in words, for terminals and for those who do not see it. */
import { renderer } from '@carillon/kernel/catalogue'
import { expect, test } from 'vitest'
import { wildernessWar } from '../src/index.ts'
import { play } from './help.ts'

test('of a hidden hand it tells how many cards, and no list begins that does not come', () => {
  const here = play({ hands: { british: [1, 2], french: [3] } })
  const say = renderer(wildernessWar.catalogues.en, 'en')
  const lines = wildernessWar.board(wildernessWar.view(here.state, 'british'), say).split('\n')
  expect(lines.find((line) => line.startsWith('British, 2 cards'))).toMatch(/^British, 2 cards: \S/)
  expect(lines).toContain('French, 1 card')
})
