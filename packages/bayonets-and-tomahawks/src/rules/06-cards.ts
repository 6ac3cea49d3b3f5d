/** 6 Cards: drawing them, playing one and keeping the other. */
import { drawLots, note, type Play } from '@carillon/kernel'
import { CARD, type CardId, type Deck } from '../data/cards.ts'
import type { Faction } from '../data/map.ts'
import { cardName, factionName, say } from '../messages.ts'
import type { State } from '../state.ts'
import { teamOf } from './teams.ts'

/** 4.2 The first three rounds of a year are the Buildup season, the others the Campaign season. */
export const isBuildup = (round: number): boolean => round <= 3

/** 7.1 #1 Cards at random from a deck; only its owner sees them. */
export function* drawFrom(
  g: State,
  f: Faction,
  name: 'buildup' | 'campaign' | 'indian',
  count: number,
): Play<CardId[]> {
  const deck = name === 'indian' ? g.decks.indian : g.decks[f][name]
  const drawn = yield* drawLots('7.1', say('chance.cards', { faction: factionName(f), count }), deck.map(String), count)
  const cards = drawn.map(Number)
  const rest = deck.filter((card) => !cards.includes(card))
  if (name === 'indian') g.decks.indian = rest
  else g.decks[f][name] = rest
  const names = cards.map((card) => cardName(String(card)))
  note(g, '7.1', undefined, { roles: teamOf(g, f), text: say('log.drawn', { cards: names }) })
  return cards
}

/** 7.1 #3 A card comes into play, with its APs. */
function layOut(g: State, deck: Deck, card: CardId): void {
  g.played[deck] = card
  g.seen = [...g.seen, card]
  g.aps[deck] = [...(CARD[card]?.aps ?? [])]
  const by = factionName(deck === 'british' ? 'british' : 'french')
  note(g, '7.1', say('log.played', { faction: by, card: cardName(String(card)) }))
}

/** 7.1 #2, 6.0.1 The card chosen is played; the other is the Reserve. */
export function playChosen(g: State, f: Faction): void {
  const hand = g.hands[f]
  const { chosen, reserve, drawn, indian } = hand
  if (chosen === null) throw new Error(`7.1: the ${f} have chosen no card`)
  hand.reserve = chosen === reserve ? drawn : reserve
  hand.drawn = null
  hand.chosen = null
  layOut(g, f, chosen)
  if (f === 'british' || indian === null) return
  hand.indian = null
  layOut(g, 'indian', indian)
}

/** 7.1 #4 The faction with Initiative; the French if both cards have the same. */
export function initiativeOf(g: State): Faction {
  const { british, french } = g.played
  const value = (card: CardId | null) => (card === null ? 0 : (CARD[card]?.initiative ?? 0))
  return value(british) > value(french) ? 'british' : 'french'
}
