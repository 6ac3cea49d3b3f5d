/** 6 Cards: drawing them, playing one and keeping the other. */
import { drawLots, given, type Name, note, type Question } from '@carillon/kernel'
import { type Ap, CARD, CARDS, type CardId, type Deck } from '../data/cards.ts'
import type { Faction } from '../data/map.ts'
import { cardName, factionName, say } from '../messages.ts'
import { type Decks, type Hand, type State, sideOf, withSide } from '../state.ts'
import { teamOf } from './teams.ts'

/** 4.2 The first three rounds of a year are the Buildup season, the others the Campaign season. */
export const isBuildup = (round: number): boolean => round <= 3

type DeckName = 'buildup' | 'campaign' | 'indian'
/** 7.1 #1 Cards are drawn at random from a deck. */
export function drawFrom(g: State, f: Faction, name: DeckName, count: number): Question<readonly string[]> {
  const lots: string[] = []
  for (const card of deckOf(g.decks, f, name)) lots.push(lotOf(card))
  return drawLots('7.1', say('chance.cards', { faction: factionName(f), count }), lots, count)
}
/** They leave the deck; only its owner sees them. */
export function takeFrom(g: State, f: Faction, name: DeckName, drawn: readonly string[]): CardId[] {
  const cards: CardId[] = []
  const names: Name<'card'>[] = []
  let rest = deckOf(g.decks, f, name)
  for (const lot of drawn) {
    const card = cardCalled(lot)
    cards.push(card)
    names.push(cardName(lot))
    rest = without(rest, card)
  }
  g.decks = withDeck(g.decks, f, name, rest)
  note(g, '7.1', undefined, { roles: teamOf(g, f), text: say('log.drawn', { cards: names }) })
  return cards
}

/**
 * The card that a draw or an option names. Not `Number(name)`: once compiled, that may make numbers of another kind than
 * small whole ones, and every list such a number comes into is read more slowly.
 */
export const cardCalled = (name: string): CardId => given(NUMBERS.get(name), 'card of this name')
const NUMBERS = new Map<string, CardId>(CARDS.map((card) => [String(card), card]))
/** Not `drop`: lists made where lists of other things are made are read more slowly. */
function without(cards: readonly CardId[], gone: CardId): readonly CardId[] {
  const rest: CardId[] = []
  for (const card of cards) if (card !== gone) rest.push(card)
  return rest
}
/** Cards as lots, by their numbers: the names are made once. */
const LOTS: readonly string[] = Array.from({ length: Math.max(...CARDS) + 1 }, (_, card) => String(card))
const lotOf = (card: CardId): string => given(LOTS[card], 'lot')

function deckOf(decks: Decks, f: Faction, name: DeckName): readonly CardId[] {
  if (name === 'indian') return decks.indian
  return name === 'buildup' ? sideOf(decks, f).buildup : sideOf(decks, f).campaign
}
function withDeck({ british, french, indian }: Decks, f: Faction, name: DeckName, cards: readonly CardId[]): Decks {
  if (name === 'indian') return { british, french, indian: cards }
  const { buildup, campaign } = f === 'british' ? british : french
  const mine = name === 'buildup' ? { buildup: cards, campaign } : { buildup, campaign: cards }
  return f === 'british' ? { british: mine, french, indian } : { british, french: mine, indian }
}

/** 7.3 The APs of a card in play that are left. */
export function setAps(g: State, deck: Deck, aps: readonly Ap[]): void {
  g.aps = withCard(g.aps, deck, aps)
}
/** The record with another value for the deck. */
const withCard = <T>(
  { british, french, indian }: Readonly<Record<Deck, T>>,
  deck: Deck,
  value: T,
): Record<Deck, T> => ({
  british: deck === 'british' ? value : british,
  french: deck === 'french' ? value : french,
  indian: deck === 'indian' ? value : indian,
})
/** 7.1 #3 A card comes into play, with its APs. */
function layOut(g: State, deck: Deck, card: CardId): void {
  g.played = withCard(g.played, deck, card)
  g.seen = [...g.seen, card]
  setAps(g, deck, CARD[card]?.aps ?? [])
  const by = factionName(deck === 'british' ? 'british' : 'french')
  note(g, '7.1', say('log.played', { faction: by, card: cardName(lotOf(card)) }))
}

export const NO_CARDS: Hand = { reserve: null, drawn: null, chosen: null, indian: null }
/** 7.1 #2, 6.0.1 The card chosen is played; the other is the Reserve. */
export function playChosen(g: State, f: Faction): void {
  const { chosen, reserve, drawn, indian } = sideOf(g.hands, f)
  if (chosen === null) throw new Error(`7.1: the ${f} have chosen no card`)
  g.hands = withSide(g.hands, f, { ...NO_CARDS, reserve: chosen === reserve ? drawn : reserve })
  layOut(g, f, chosen)
  if (indian !== null) layOut(g, 'indian', indian)
}

/** 7.1 #4 The faction with Initiative; the French if both cards have the same. */
export function initiativeOf(g: State): Faction {
  const { british, french } = g.played
  const value = (card: CardId | null) => (card === null ? 0 : (CARD[card]?.initiative ?? 0))
  return value(british) > value(french) ? 'british' : 'french'
}
