/**
 * 5.56 Responses. Whether a player is asked follows from public facts alone: he has cards, and one of that event is not
 * known to lie elsewhere. He may pass for the rest of the phase or of the season, and is then left alone: that is his
 * secret, so where he might be asked nobody takes back what he did before, be it asked or not.
 */
import { commit, note, type Option, offer, type Play, remembered } from '@carillon/kernel'
import { CARDS_OF, type CardId, cardCalled, cardOf, type EventId } from '../data/cards.ts'
import { SIDES, type Side } from '../data/map.ts'
import { cardName, type Message, say, sideName } from '../messages.ts'
import { both, type Silence, type State, shufflerOf, sideOf, withSide } from '../state.ts'
import { drop } from './03-pieces.ts'
import { BUTTON, cardOption } from './options.ts'

/** Whether, as everybody knows, the side may hold a card of the event. */
export function mayHold(g: State, side: Side, event: EventId): boolean {
  if (sideOf(g.hands, side).length === 0) return false
  for (const card of CARDS_OF[event])
    if (card !== g.card && !g.discards.includes(card) && !g.removed.includes(card)) return true
  return false
}
/** The first card of the event in the side's hand. Only for its own options: what it shows is a secret. */
export const heldCard = (g: State, side: Side, event: EventId): CardId | undefined =>
  CARDS_OF[event].find((card) => sideOf(g.hands, side).includes(card))

/** Whether the side has passed on the event for longer. Its own secret. */
export const isSilent = (g: State, side: Side, event: EventId): boolean => sideOf(g.silent, side)[event] !== undefined

/**
 * A window: the side may play one card of these events, or passes. `playable` says which events the rules allow here, by
 * public facts. Returns the event played; the card is out of the hand already.
 */
export function* window(
  g: State,
  side: Side,
  rule: string,
  prompt: Message,
  playable: readonly EventId[],
): Play<EventId | undefined> {
  const possible = playable.filter((event) => mayHold(g, side, event))
  if (possible.length === 0) return undefined
  yield* commit()
  const asked = possible.filter((event) => !isSilent(g, side, event))
  if (asked.length === 0) return undefined
  const options: Option[] = [BUTTON.pass, BUTTON.pass_phase, BUTTON.pass_season]
  for (const event of asked) {
    const card = heldCard(g, side, event)
    if (card !== undefined) options.push(cardOption(card))
  }
  // R-221 Whoever is asked all the same is told why there is nothing to play.
  const asks = options.length > 3 ? prompt : say('prompt.not_held', { question: prompt })
  const picked = yield* offer(side, rule, asks, options)
  if (picked.card !== undefined) {
    const card = cardCalled(picked.card)
    respond(g, side, rule, card)
    return cardOf(card).event
  }
  if (picked === BUTTON.pass_phase) keepSilent(g, side, asked, 'phase')
  if (picked === BUTTON.pass_season) keepSilent(g, side, asked, 'season')
  return undefined
}
/** Plays a response from the hand. Says so. */
export function respond(g: State, side: Side, rule: string, card: CardId): void {
  note(g, rule, say('log.response', { side: sideName(side), card: cardName(card) }))
  leaveHand(g, side, card)
  discard(g, card)
}
export function leaveHand(g: State, side: Side, card: CardId): void {
  g.hands = withSide(g.hands, side, drop(sideOf(g.hands, side), card))
}
/** R-152 A card comes to the hand in the middle of a season: what the side passed on it may want to be asked again. */
export function gainCard(g: State, side: Side, card: CardId): void {
  g.hands = withSide(g.hands, side, [...sideOf(g.hands, side), card])
  g.silent = withSide(g.silent, side, {})
}
/** 5.22, 5.25 To the discard pile. */
export function discard(g: State, card: CardId): void {
  g.discards = [...g.discards, card]
  if (card === shufflerOf(g)) g.reshuffle = true
}

function keepSilent(g: State, side: Side, events: readonly EventId[], how: Silence): void {
  const silent = { ...sideOf(g.silent, side) }
  for (const event of events) silent[event] = how
  g.silent = withSide(g.silent, side, silent)
}
/** Standing passes that are over: those of the phase, or all at the end of a season. */
export function endSilence(g: State, season: boolean): void {
  for (const side of SIDES) {
    const passes = sideOf(g.silent, side)
    const kept = season ? none(passes) : sideOf(LASTING, side)(passes)
    if (kept !== passes) g.silent = withSide(g.silent, side, kept)
  }
}
type Passes = State['silent'][Side]
/** The same if there are none, or none but those that stay. */
const none = (passes: Passes): Passes => (Object.keys(passes).length > 0 ? {} : passes)
const lasting = (passes: Passes): Passes => {
  const all = Object.entries(passes)
  const kept = all.filter(([, how]) => how === 'season')
  return kept.length < all.length ? Object.fromEntries(kept) : passes
}
const LASTING = both(remembered(lasting), remembered(lasting))
