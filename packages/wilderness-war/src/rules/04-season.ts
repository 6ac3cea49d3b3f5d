/** 4.0 The season: its deal and its end; and the new year. */
import { chapter, drawLots, NOTHING, note, type Play } from '@carillon/kernel'
import { type CardId, cardCalled } from '../data/cards.ts'
import type { Side } from '../data/map.ts'
import { cardName, pieceNames, say, seasonName, sideName } from '../messages.ts'
import { ASIDE, both, enemyOf, isThird, POOL, type State, sideOf, stackAt, withSide } from '../state.ts'
import { putAll, without } from './03-pieces.ts'
import { endSilence } from './05-responses.ts'
import { dealAwaited, isAwaited, mayTrade } from './18-optional.ts'

// --- A.1, B.1 the deal -------------------------------------------------------------------------------------------

/** 5.21 Both hands are filled; a card that was held is part of the new hand. 62 Quiberon Bay: the British begin. */
export function* deal(g: State): Play {
  if (g.flags.quiberon) g.first = 'british'
  g.active = g.first
  const year = String(g.year)
  if (g.season === 'early') chapter(g, 'year', '4.0', say('log.year', { year }))
  chapter(g, 'season', '4.0', say('log.season', { season: seasonName(g.season), year }))
  dealAwaited(g)
  const wanted = both(missing(g, 'british'), missing(g, 'french'))
  if (wanted.british + wanted.french > g.deck.length) yield* refillFor(g, wanted)
  for (const side of [g.first, enemyOf(g.first)]) yield* draw(g, side, missing(g, side))
  g.step = mayTrade(g) ? 'trade' : 'phase'
}
/** The size of a hand: eight, nine after William Pitt or the Diplomatic Revolution; seven for the French after Quiberon Bay. */
function handSize(g: State, side: Side): number {
  const { pitt, diplomatic, quiberon } = g.flags
  if (side === 'british') return pitt ? 9 : 8
  if (quiberon) return 7
  return diplomatic ? 9 : 8
}
const missing = (g: State, side: Side): number => Math.max(0, handSize(g, side) - sideOf(g.hands, side).length)

/** 5.25 Too few cards to deal: all that were played are shuffled in; third edition: the last ones are dealt before. */
function* refillFor(g: State, wanted: Readonly<Record<Side, number>>): Play {
  if (isThird(g)) {
    const last = dealRound(g, wanted)
    for (const side of [g.first, enemyOf(g.first)]) yield* draw(g, side, last[side])
  }
  shuffle(g)
}
/** R-163 How many of the last cards each side gets, dealt by turns. */
function dealRound(g: State, wanted: Readonly<Record<Side, number>>): Record<Side, number> {
  const dealt = both(0, 0)
  let side = g.first
  for (let left = g.deck.length; left > 0; left -= 1) {
    if (dealt[side] === wanted[side]) side = enemyOf(side)
    dealt[side] += 1
    side = enemyOf(side)
  }
  return dealt
}
/** Only the owner sees which cards. */
function* draw(g: State, side: Side, count: number): Play {
  if (count === 0) return
  const what = say('chance.deal', { side: sideName(side), count })
  const drawn: CardId[] = []
  for (const id of yield* drawLots('5.21', what, g.deck.map(String), count)) drawn.push(cardCalled(id))
  g.deck = without(g.deck, drawn)
  drawn.sort(byNumber)
  const hand = sideOf(g.hands, side)
  g.hands = withSide(g.hands, side, hand.length === 0 ? drawn : [...hand, ...drawn].sort(byNumber))
  note(g, '5.21', say('log.dealt', { side: sideName(side), count }), {
    roles: [side],
    text: say('log.dealt_cards', { cards: drawn.map(cardName) }),
  })
}
const byNumber = (a: CardId, b: CardId): number => a - b
/** 5.25 Cards removed stay out; 18.1 one that the next deal brings stays where it is. */
function shuffle(g: State): void {
  const awaited = g.discards.filter((card) => isAwaited(g, card))
  g.deck = [...g.deck, ...without(g.discards, awaited)].sort(byNumber)
  g.discards = awaited
  g.reshuffle = false
  note(g, '5.25', say('log.shuffled', { count: g.deck.length }))
}

// --- the end -----------------------------------------------------------------------------------------------------

/** 4.0, R-161 Whoever has a card left has held it, and may hold none in the next season. */
export function seasonEnd(g: State): Play {
  if (g.reshuffle) shuffle(g)
  g.carried = both(g.hands.british.length > 0, g.hands.french.length > 0)
  g.holding = both(false, false)
  g.regulars = both(false, false)
  endSilence(g, true)
  if (g.season === 'late') g.step = 'go_home'
  else {
    g.season = 'late'
    g.step = 'deal'
  }
  return NOTHING
}
/** 4.0 Another year: what lasted for the old one is over. */
export function newYear(g: State): void {
  g.year += 1
  g.season = 'early'
  g.blockhouses = both(false, false)
  g.flags = { ...g.flags, noAmphib: false }
  if (g.year === 1759) joinPool(g)
  g.step = 'deal'
}
/** 67 British leaders who wait for William Pitt; they come without him in 1759. */
export function joinPool(g: State): void {
  const leaders = stackAt(g, 'british', ASIDE)
  if (leaders.length === 0) return
  note(g, '5.55', say('log.join_pool', { leaders: pieceNames(leaders) }))
  putAll(g, leaders, POOL)
}
