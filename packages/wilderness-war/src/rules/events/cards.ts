/** Events about cards: 35, 36, 37, 67, 69. */
import { choose, drawLots, given, note, type Option, offer, type Play, reveal, rollDice } from '@carillon/kernel'
import { type CardId, cardCalled, cardOf, type EventId } from '../../data/cards.ts'
import type { Side } from '../../data/map.ts'
import { cardName, say, sideName } from '../../messages.ts'
import { enemyOf, type State, sideOf } from '../../state.ts'
import { drop } from '../03-pieces.ts'
import { joinPool } from '../04-season.ts'
import { discard, gainCard, leaveHand, mayHold } from '../05-responses.ts'
import { BUTTON, cardOption } from '../options.ts'
import type { Event } from './index.ts'

/** A card of that hand at random. */
function* pickFrom(g: State, side: Side, what: 'chance.courier' | 'chance.bigot'): Play<CardId> {
  const hand = sideOf(g.hands, side)
  if (hand.length === 1) return given(hand[0], 'card')
  const [card] = yield* drawLots('5.51', say(what), hand.map(String))
  return cardCalled(card)
}
/** 35 On 3 to 6 a card of the enemy's hand changes hands. */
export const courier: Event = {
  *play(g, side) {
    const [die] = yield* rollDice(side, '5.51', say('chance.courier_roll'), 1)
    const enemy = enemyOf(side)
    if (die < 3 || sideOf(g.hands, enemy).length === 0) {
      note(g, '5.51', say('log.courier_failed', { die }))
      return
    }
    const card = yield* pickFrom(g, enemy, 'chance.courier')
    leaveHand(g, enemy, card)
    gainCard(g, side, card)
    note(g, '5.51', say('log.courier', { side: sideName(side), die }), {
      roles: ['british', 'french'],
      text: say('log.courier_card', { side: sideName(side), die, card: cardName(card) }),
    })
    yield* reveal()
  },
}
/** 36 A French card is discarded. */
export const bigot: Event = {
  *play(g) {
    if (g.hands.french.length === 0) return
    yield* throwAway(g, 'french', yield* pickFrom(g, 'french', 'chance.bigot'))
  },
}
function* throwAway(g: State, side: Side, card: CardId): Play {
  leaveHand(g, side, card)
  discard(g, card)
  note(g, '5.51', say('log.thrown_away', { side: sideName(side), card: cardName(card) }))
  yield* reveal()
}
const CRISIS: readonly EventId[] = [
  'british-regulars',
  'highlanders-4',
  'highlanders-1',
  'light-infantry',
  'troop-transports',
  'victories-in-germany',
]
/**
 * 37 The British discard one of these, if they have any. R-223 They are asked if they may have one, as everybody knows:
 * else the French could play the card, see whether they are, and take it back.
 */
export const crisis: Event = {
  *play(g) {
    if (CRISIS.some((event) => mayHold(g, 'british', event))) {
      const found = g.hands.british.filter((card) => CRISIS.includes(cardOf(card).event))
      const options = found.length > 0 ? optionsOf(found) : [BUTTON.none]
      const question = say('prompt.crisis')
      const asks = found.length > 0 ? question : say('prompt.none_held', { question })
      const { card } = yield* offer('british', '5.51', asks, options)
      if (card !== undefined) return yield* throwAway(g, 'british', cardCalled(card))
    }
    note(g, '5.51', say('log.no_crisis'))
    yield* reveal()
  },
}
const optionsOf = (cards: readonly CardId[]): Option[] => cards.map((card) => cardOption(card))

/** A card of one of these events out of the discard pile. */
function* takeBack(g: State, side: Side, events: readonly EventId[]): Play {
  const found = g.discards.filter((card) => events.includes(cardOf(card).event))
  if (found.length === 0) return
  const { card } = yield* choose(side, '5.22', say('prompt.take_back'), optionsOf(found))
  const taken = cardCalled(card)
  g.discards = drop(g.discards, taken)
  gainCard(g, side, taken)
  note(g, '5.22', say('log.taken_back', { side: sideName(side), card: cardName(taken) }))
}
/** 67 Amherst, Forbes and Wolfe join the pool. */
export const pitt: Event = {
  *play(g) {
    g.flags = { ...g.flags, pitt: true }
    joinPool(g)
    yield* takeBack(g, 'british', [
      'highlanders-4',
      'highlanders-1',
      'british-regulars',
      'light-infantry',
      'troop-transports',
    ])
  },
}
export const diplomatic: Event = {
  can: (g) => !g.flags.quiberon,
  *play(g) {
    g.flags = { ...g.flags, diplomatic: true }
    yield* takeBack(g, 'french', ['french-regulars', 'troop-transports'])
  },
}
