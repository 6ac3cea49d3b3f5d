/** 12.3 The bid, where both want the same side: each writes one down, the higher has it, the other begins with the VPs. */
import { note, offer, type Play, rollDice, together } from '@carillon/kernel'
import type { Side } from '../data/map.ts'
import { type Message, say, sideName } from '../messages.ts'
import { enemyOf, type State, sideOf } from '../state.ts'
import { score } from './12-score.ts'
import { BUTTON, bidOptions } from './options.ts'

/** So many numbers are offered at a time. */
const AT_A_TIME = 10
/**
 * R-209 A bid of at least so many VPs: one of the next ten, or more. So there is no highest one, and no way back to a
 * lower one.
 */
function* writeBid(role: Side, rule: string, prompt: Message, least: number): Play<number> {
  for (let from = least; ; from += AT_A_TIME) {
    const options = [...bidOptions(from, from + AT_A_TIME - 1), BUTTON.more]
    const picked = yield* offer(role, rule, prompt, options)
    if ('points' in picked) return picked.points
  }
}

/**
 * Step: the two bids are sealed until both are written. R-210 A seat is a side: who has won the other's sits down
 * there.
 */
export function* bid(g: State): Play {
  const { bid: side } = g.rules
  if (side === 'none') throw new Error('12.3: nobody bids')
  const prompt = say('prompt.bid', { side: sideName(side) })
  const bids = yield* together<Side, number>('12.3', {
    british: () => writeBid('british', '12.3', prompt, 0),
    french: () => writeBid('french', '12.3', prompt, 0),
  })
  note(g, '12.3', say('log.bids', { side: sideName(side), ...bids }))
  const stays = yield* holdsSeat(g, side, sideOf(bids, side) - sideOf(bids, enemyOf(side)))
  note(g, '12.3', say(stays ? 'log.bid_stays' : 'log.bid_exchange', { side: sideName(side) }))
  score(g, '12.3', enemyOf(side), Math.max(bids.british, bids.french), say('vp.bid'))
  g.step = 'deal'
}
/** Whether who sits at the side has bid more; a die decides between equals. */
function* holdsSeat(g: State, side: Side, lead: number): Play<boolean> {
  if (lead !== 0) return lead > 0
  const [die] = yield* rollDice(side, '12.3', say('chance.bid', { side: sideName(side) }), 1)
  note(g, '12.3', say('log.bid_die', { die: die }))
  return die <= 3
}
