/** What a viewer may know: all but the cards in the enemy's hand and the order of the deck, and his standing passes. */
import { OPEN, type Viewer } from '@carillon/kernel'
import type { CardId } from './data/cards.ts'
import { SIDES, type Side } from './data/map.ts'
import type { Rules } from './data/switches.ts'
import { both, type State, shufflerOf } from './state.ts'

/** A card that is there but not known. */
export const HIDDEN: CardId = 0
export interface View extends Omit<State, 'log' | 'deck' | 'silent'> {
  readonly edition: Rules['edition']
  /** How many cards are left to draw. */
  readonly deck: number
  /** Cards that are in the deck or in a hidden hand: all can count them (5.24). */
  readonly unseen: readonly CardId[]
  /** 5.25 The card after which the discards are shuffled. */
  readonly shuffler: CardId
  /** Standing passes of the viewer's own side. */
  readonly silent: State['silent']
}

export function view(g: State, viewer: Viewer): View {
  const { log: _log, deck, silent, hands, ...open } = g
  const knows = (side: Side) => viewer === OPEN || viewer === side
  const unseen = [...deck, ...SIDES.filter((side) => !knows(side)).flatMap((side) => hands[side])]
  return {
    ...open,
    edition: g.rules.edition,
    deck: deck.length,
    shuffler: shufflerOf(g),
    unseen: unseen.sort((a, b) => a - b),
    hands: both(
      knows('british') ? hands.british : hands.british.map(() => HIDDEN),
      knows('french') ? hands.french : hands.french.map(() => HIDDEN),
    ),
    silent: both(knows('british') ? silent.british : {}, knows('french') ? silent.french : {}),
  }
}
