/** Deals anew what a viewer cannot know: the enemy's hand and the deck, and what he has passed on for longer. */
import { OPEN, type Random, shuffle, type Viewer } from '@carillon/kernel'
import { copyState } from './copy.ts'
import { CARDS, type CardId, type EventId, RESPONSES } from './data/cards.ts'
import { SIDES } from './data/map.ts'
import { type Silence, type State, withSide } from './state.ts'

export function reshuffleHidden(g: State, viewer: Viewer, random: Random): State {
  const dealt = copyState(g)
  if (viewer === OPEN) return dealt
  const hidden = SIDES.filter((side) => viewer !== side)
  // Sorted first: what is dealt must not depend on how things are.
  const cards = shuffle(sorted([...g.deck, ...hidden.flatMap((side) => g.hands[side])]), random)
  for (const side of hidden) {
    dealt.hands = withSide(dealt.hands, side, cards.splice(0, g.hands[side].length))
    dealt.silent = withSide(dealt.silent, side, anySilence(random))
  }
  dealt.deck = sorted(cards)
  return dealt
}
/** Each is there once, so that no two have to be compared: this is done before every thought. */
function sorted(cards: readonly CardId[]): CardId[] {
  const there = new Uint8Array(CARDS.length + 1)
  for (const card of cards) there[card] = 1
  return CARDS.filter((card) => there[card] === 1)
}

/** 5.56 */
const SILENCES: readonly (Silence | undefined)[] = ['phase', 'season', undefined, undefined]
function anySilence(random: Random): State['silent']['british'] {
  const silent: Partial<Record<EventId, Silence>> = {}
  for (const event of RESPONSES) {
    const how = SILENCES[random.below(SILENCES.length)]
    if (how) silent[event] = how
  }
  return silent
}
