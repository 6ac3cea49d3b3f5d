/** What a click on a stack proposes, and how choices are called. */
import type { Choice, Message, Option } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
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

test('cards are called with their value, and what they are played for; twins by their number', () => {
  const say = renderer(wildernessWar.catalogues.en, 'en')
  const { state } = play({ step: 'phase', active: 'british', hands: { british: [1, 21, 57, 58] } })
  const view = wildernessWar.view(state, 'british')
  const called = (option: Option) => say(wildernessWar.label?.(option, view) as Message)
  expect(called({ card: '21', use: 'activate' })).toBe('Activate: Louisbourg Squadrons (3)')
  expect(called({ card: '57', use: 'event' })).toBe('Play event: British Regulars (3), no. 57')
  expect(called({ card: '21' })).toBe('Louisbourg Squadrons (3)')
})
