import { expect, test } from 'vitest'
import { showing } from '../src/index.ts'

interface Hand {
  readonly size: number
  readonly cards: readonly string[]
}
const HAND: Hand = { size: 1, cards: ['ace'] }

test('what a view shows as it is, and nothing else', () => {
  const openOf = showing<Hand>()((hand: Hand) => ({ size: hand.size }), { cards: 'hidden' })
  expect(openOf(HAND)).toEqual({ size: 1 })
})

test('a field that is neither open, hidden nor derived does not compile', () => {
  const size = (hand: Hand) => ({ size: hand.size })
  // @ts-expect-error: nothing is said of the cards
  showing<Hand>()(size, {})
  // @ts-expect-error: a field can be hidden or derived
  showing<Hand>()(size, { cards: 'secret' })
  // @ts-expect-error: the size is open already
  showing<Hand>()(size, { cards: 'hidden', size: 'hidden' })
  // @ts-expect-error: there is no such field
  showing<Hand>()(size, { cards: 'hidden', sleeve: 'hidden' })
  // @ts-expect-error: this is not the field as it is
  showing<Hand>()(() => ({ size: 'large' }), { cards: 'hidden' })
  expect(showing<Hand>()(size, { cards: 'derived' })(HAND)).toEqual({ size: 1 })
})
