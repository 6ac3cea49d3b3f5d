/** 12.3 Bids: each writes one down, and neither sees the other's before both have. */
import { observe } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { ledgerProblems } from '../src/ledger.ts'
import { only, play, type Rehearsal } from './help.ts'

/** Both want to play that side. Annus Mirabilis begins at French 4. */
const bidding = (bid: string): Rehearsal => play({}, 'annus-mirabilis', { bid }, only('bid'))
const points = (n: number) => ({ points: n })
const MORE = { do: 'more' }

describe('12.3 the bid', () => {
  test('12.3 without one the game begins with the deal', () => {
    const sitting = bidding('none')
    expect([sitting.state.step, sitting.state.vp]).toEqual(['deal', 4])
  })
  test('12.3 both write at least 0; the higher plays the side, the other begins with the VPs', () => {
    const sitting = bidding('french')
    expect(sitting.asked).toBe('british 12.3, french 12.3')
    expect(sitting.offers('french')[0]).toEqual(points(0))
    sitting.choose('french', points(2)).choose('british', points(1))
    expect([sitting.state.step, sitting.state.vp]).toEqual(['deal', 2])
    expect(sitting.log).toEqual(['log.bids', 'log.bid_stays', 'log.vp'])
  })
  test('12.3, R-210 if the player at the other seat has bid more, the players change places', () => {
    const sitting = bidding('french').choose('french', points(2)).choose('british', points(3))
    expect(sitting.state.vp).toBe(1)
    expect(sitting.log).toContain('log.bid_exchange')
    const british = bidding('british').choose('french', points(5)).choose('british', points(3))
    expect(british.state.vp).toBe(9)
    expect(british.log).toContain('log.bid_exchange')
  })
  test('12.3, R-209 a die decides between equal bids, which are paid all the same', () => {
    const equal = () => bidding('british').choose('french', points(2)).choose('british', points(2))
    expect(equal().asked).toBe('1 dice 12.3')
    expect(equal().dice(3).log).toContain('log.bid_stays')
    expect(equal().dice(4).log).toContain('log.bid_exchange')
    expect(equal().dice(4).state.vp).toBe(6)
  })
  test('12.3 nobody need bid', () => {
    const sitting = bidding('french').choose('french', points(0)).choose('british', points(0)).dice(1)
    expect([sitting.state.step, sitting.state.vp]).toEqual(['deal', 4])
  })
  test('12.3, R-209 there is no highest bid, and no way back to a lower one', () => {
    const sitting = bidding('french')
    for (let n = 0; n < 12; n += 1) sitting.choose('french', MORE)
    expect(sitting.offers('french')).toHaveLength(11)
    expect(sitting.offers('french')).toContainEqual(MORE)
    expect(sitting.refuses('french', points(119))).toBe(true)
    sitting.choose('french', points(123)).choose('british', points(9))
    expect(sitting.state.vp).toBe(4 - 123)
  })
  test('12.3, R-209 nobody sees what the other writes, nor how long it takes him', () => {
    const sitting = bidding('french')
    const seen = () => ['british', 'spectator'].map((viewer) => JSON.stringify(observe(sitting.table, viewer)))
    const before = seen()
    sitting.choose('french', MORE)
    expect(seen()).toEqual(before)
    sitting.choose('french', points(12))
    expect(seen()).toEqual(before)
  })
  test('12.3 the books of the game know the bid', () => {
    const { state, table } = bidding('french').choose('french', points(2)).choose('british', points(1))
    expect(ledgerProblems(state, table.log)).toEqual([])
    expect(ledgerProblems(state, table.log.slice(1))).not.toEqual([])
  })
})
