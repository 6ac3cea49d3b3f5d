/** What a click on a stack proposes. */
import type { Choice } from '@carillon/kernel'
import { expect, test } from 'vitest'
import { cardOf } from '../src/data/cards.ts'
import { wildernessWar } from '../src/index.ts'
import { play } from './help.ts'

/** The cards that the ways of the British out of New York begin with: Loudoun and Abercromby need a 3. */
function proposed(hand: readonly number[]) {
  const { table, state } = play({ step: 'phase', active: 'british', hands: { british: hand } })
  const ways = wildernessWar.travel?.outsets(state, table.decision('british') as Choice, 'new-york') ?? []
  return [...new Set(ways.map(({ clicks }) => cardOf(Number(clicks[0]?.card)).event))]
}

test('of cards of one value the one is proposed whose event is the enemy’s', () => {
  // Campaign and William Pitt before Louisbourg Squadrons.
  expect(proposed([1, 67, 21])).toEqual(['louisbourg-squadrons'])
  expect(proposed([21, 1, 67])).toEqual(['louisbourg-squadrons'])
})
test('without one it is the first', () => {
  expect(proposed([1, 67])).toEqual(['campaign'])
})
