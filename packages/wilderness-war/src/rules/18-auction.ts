/** 18.7 Open bids: by turns, for a side that the first one names, until one of the two accepts. */
import { choose, drawLots, note, type Play } from '@carillon/kernel'
import { SIDES, type Side } from '../data/map.ts'
import { say, sideName } from '../messages.ts'
import { enemyOf, type State } from '../state.ts'
import { score } from './12-score.ts'
import { type BidOption, BUTTON, bidOptions } from './options.ts'

/** One bids up to so many VPs more at a time. */
const RAISE = 10
/** R-220 Nobody bids more, so that there is an end; 11 VPs win the game (12.11). */
const HIGHEST = 100
const bidsAbove = (bid: number): BidOption[] => bidOptions(bid + 1, Math.min(bid + RAISE, HIGHEST))

/** Step: before the first deal. A seat is a side: who has won the other's sits down there. */
export function* auction(g: State): Play {
  const [first] = yield* drawLots('18.7', say('chance.auction'), SIDES)
  const named = yield* choose(first, '18.7', say('prompt.auction'), [BUTTON.play_british, BUTTON.play_french])
  const side: Side = named === BUTTON.play_british ? 'british' : 'french'
  const { seat, bid } = yield* raise(g, first, side)
  note(g, '18.7', say(seat === side ? 'log.bid_stays' : 'log.bid_exchange', { side: sideName(side) }))
  score(g, '18.7', enemyOf(side), bid, say('vp.bid'))
  g.step = 'deal'
}
/** The last bid, and from which seat. */
function* raise(g: State, first: Side, side: Side): Play<{ seat: Side; bid: number }> {
  const names = { side: sideName(side), other: sideName(enemyOf(side)) }
  const opening = say('prompt.auction_points', { side: names.side })
  let seat = first
  let { points: bid } = yield* choose(seat, '18.7', opening, bidsAbove(-1))
  for (;;) {
    note(g, '18.7', say('log.auction', { seat: sideName(seat), side: names.side, points: bid }))
    const options = [BUTTON.accept, ...bidsAbove(bid)]
    const answer = yield* choose(enemyOf(seat), '18.7', say('prompt.auction_raise', { ...names, points: bid }), options)
    if ('do' in answer) return { seat, bid }
    bid = answer.points
    seat = enemyOf(seat)
  }
}
