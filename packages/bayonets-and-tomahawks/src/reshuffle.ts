/** Deals anew what a viewer cannot know: cards in hands, decks and discards, each for one of its own deck; the chits. */
import { given, OPEN, type Random, shuffle, type Viewer } from '@carillon/kernel'
import { copyState } from './copy.ts'
import { CARD, type CardId } from './data/cards.ts'
import { FACTIONS, type Faction } from './data/map.ts'
import { CHITS } from './data/units.ts'
import { type State, withSide } from './state.ts'
import { factionOfRole } from './view.ts'

export function reshuffleHidden(g: State, viewer: Viewer, random: Random): State {
  const dealt = copyState(g)
  if (viewer === OPEN) return dealt
  for (const f of FACTIONS) if (factionOfRole(viewer) !== f) redeal(dealt, f, random)
  return dealt
}

/**
 * Which cards were played is known, and so is how many of the Buildup deck are left: cards change places only with
 * those of the same deck.
 */
function redeal(g: State, f: Faction, random: Random): void {
  const hand = g.hands[f]
  const mine = [g.decks[f].buildup, g.decks[f].campaign, g.discards[f], g.decks.indian]
  const hidden = [...mine.slice(0, 3).flat(), ...[hand.reserve, hand.drawn].filter((id) => id !== null)]
  const chooseReserve = hand.chosen !== null && random.below(2) === 0
  const names = new Map<CardId, CardId>()
  const swap = (cards: readonly CardId[]) => {
    // Sorted first: what is dealt must not depend on how things are.
    const mixed = shuffle(
      cards.toSorted((a, b) => a - b),
      random,
    )
    for (const [n, id] of cards.entries()) names.set(id, given(mixed[n], 'card'))
  }
  swap(hidden.filter((id) => CARD[id]?.buildup))
  swap(hidden.filter((id) => !CARD[id]?.buildup))
  if (f === 'french') swap([...g.decks.indian, ...(hand.indian === null ? [] : [hand.indian])])
  const renamed = (id: CardId): CardId => names.get(id) ?? id
  const { buildup, campaign } = g.decks[f]
  g.decks = { ...g.decks, [f]: { buildup: buildup.map(renamed), campaign: campaign.map(renamed) } }
  g.discards = { ...g.discards, [f]: g.discards[f].map(renamed) }
  if (f === 'french') g.decks = { ...g.decks, indian: g.decks.indian.map(renamed) }
  const other = (id: CardId | null): CardId | null => (id === null ? null : renamed(id))
  const [reserve, drawn, indian] = [other(hand.reserve), other(hand.drawn), other(hand.indian)]
  const chosen = hand.chosen === null ? null : chooseReserve ? reserve : drawn
  g.hands = withSide(g.hands, f, { reserve, drawn, chosen, indian })
  if (g.chits[f] !== null) g.chits = withSide(g.chits, f, random.below(CHITS.length))
}
