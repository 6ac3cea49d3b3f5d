/** Deals anew what a viewer cannot know: the enemy's hand and the deck. */
import { OPEN, type Random, shuffle, type Viewer } from '@carillon/kernel'
import { copyState } from './copy.ts'
import { SIDES } from './data/map.ts'
import { type State, withSide } from './state.ts'

export function reshuffleHidden(g: State, viewer: Viewer, random: Random): State {
  const dealt = copyState(g)
  if (viewer === OPEN) return dealt
  const hidden = SIDES.filter((side) => viewer !== side)
  const cards = shuffle([...g.deck, ...hidden.flatMap((side) => g.hands[side])], random)
  for (const side of hidden) dealt.hands = withSide(dealt.hands, side, cards.splice(0, g.hands[side].length))
  dealt.deck = cards.sort((a, b) => a - b)
  return dealt
}
