/** 4.0, 5.2 The deal, the end of the season, the new year. */
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { brokenLaws } from '../src/laws.ts'
import type { Flags } from '../src/state.ts'
import { only, play } from './help.ts'

const DEAL = only('deal')
const cards = (from: number, to: number): number[] => CARDS.slice(from - 1, to)
const words = (list: readonly number[]): string[] => list.map(String)

describe('A.1 the deal', () => {
  test('5.21 both hands are filled from one pile, and the French begin', () => {
    const sitting = play({ step: 'deal' }, 'annus-mirabilis', {}, DEAL)
    expect(sitting.asked).toBe('9 lots 5.21')
    sitting.lots('14', '24', '32', '36', '37', '41', '44', '46', '48')
    expect(sitting.asked).toBe('9 lots 5.21')
    sitting.lots('5', '12', '17', '22', '28', '31', '38', '57', '59')
    const { state } = sitting
    expect(state.hands.french).toEqual([14, 24, 32, 36, 37, 41, 44, 46, 48])
    expect(state.hands.british).toEqual([5, 12, 17, 22, 28, 31, 38, 57, 59])
    expect(state.deck).toHaveLength(62 - 18)
    expect([state.step, state.active]).toEqual(['phase', 'french'])
    expect(brokenLaws(state)).toEqual([])
  })
  test('5.24 how many cards were dealt is known to all, which ones to the owner alone', () => {
    const sitting = play({ step: 'deal' }, 'annus-mirabilis', {}, DEAL).lots(...words(cards(1, 9)))
    const line = sitting.table.log.find(({ secret }) => secret)
    expect(line?.text?.key).toBe('log.dealt')
    expect(JSON.stringify(line?.text)).not.toContain('card.')
    expect(line?.secret?.roles).toEqual(['french'])
  })
  test('4.0 a card that was held is part of the new hand', () => {
    const sitting = play({ step: 'deal', hands: { french: [17], british: [] } }, 'annus-mirabilis', {}, DEAL)
    expect(sitting.asked).toBe('8 lots 5.21')
    sitting.lots(...words(cards(1, 8))).lots(...words(cards(20, 28)))
    expect(sitting.state.hands.french).toEqual([...cards(1, 8), 17])
  })
  test.each([
    [{}, 8, 8],
    [{ pitt: true }, 8, 9],
    [{ diplomatic: true }, 9, 8],
    [{ diplomatic: true, quiberon: true }, 7, 8],
  ] as [Partial<Flags>, number, number][])(
    '5.21 hands of the scenarios of 1755 after %j: French %i, British %i',
    (flags, french, british) => {
      const sitting = play({ step: 'deal', flags }, 'early-war', {}, DEAL)
      const first = flags.quiberon ? british : french
      expect(sitting.asked).toBe(`${first} lots 5.21`)
      sitting.lots(...words(cards(1, first))).lots(...words(cards(20, 19 + french + british - first)))
      expect([sitting.state.hands.french.length, sitting.state.hands.british.length]).toEqual([french, british])
    },
  )
  test('4.0 after Quiberon Bay the British begin', () => {
    const sitting = play({ step: 'deal', flags: { quiberon: true } }, 'late-war', {}, DEAL)
    sitting.lots(...words(cards(1, 9))).lots(...words(cards(10, 16)))
    expect(sitting.state.hands.british).toEqual(cards(1, 9))
    expect([sitting.state.first, sitting.state.active]).toEqual(['british', 'british'])
  })
})

describe('5.25 the draw pile', () => {
  const short = { step: 'deal', discards: cards(13, 62) } as const
  test('5.25 a pile that is too short is shuffled with the cards played before the deal', () => {
    const sitting = play(short, 'annus-mirabilis', {}, DEAL)
    expect(sitting.asked).toBe('9 lots 5.21')
    sitting.lots(...words(cards(54, 62))).lots(...words(cards(1, 9)))
    expect(sitting.state.hands.french).toEqual(cards(54, 62))
    expect([sitting.state.deck.length, sitting.state.discards]).toEqual([62 - 18, []])
    expect(sitting.log).toContain('log.shuffled')
  })
  test('5.25, R-163 third edition: its last cards are dealt first, by turns', () => {
    const sitting = play(short, 'annus-mirabilis', { edition: 'third' }, DEAL)
    expect(sitting.asked).toBe('6 lots 5.21')
    sitting.lots(...words(cards(1, 6)))
    expect(sitting.asked).toBe('6 lots 5.21')
    sitting.lots(...words(cards(7, 12)))
    expect(sitting.asked).toBe('3 lots 5.21')
    sitting.lots('60', '61', '62').lots('13', '14', '15')
    expect(sitting.state.hands.french).toEqual([1, 2, 3, 4, 5, 6, 60, 61, 62])
    expect(sitting.state.hands.british).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15])
    expect(sitting.state.discards).toEqual([])
  })
  test('5.25, R-163 third edition: an odd last card goes to who begins; nobody gets more than his hand', () => {
    const few = { step: 'deal', discards: cards(6, 61), hands: { french: [62] } } as const
    const sitting = play(few, 'annus-mirabilis', { edition: 'third' }, DEAL)
    expect(sitting.asked).toBe('3 lots 5.21')
    sitting.lots('1', '2', '3')
    expect(sitting.asked).toBe('2 lots 5.21')
    sitting.lots('4', '5')
    expect(sitting.asked).toBe('5 lots 5.21')
    sitting.lots(...words(cards(6, 10)))
    expect(sitting.asked).toBe('7 lots 5.21')
  })
  test('5.25 third edition: a full hand gets no more of the last cards', () => {
    // After Quiberon Bay the French, who hold a card, want six and the British nine.
    const few = { step: 'deal', discards: cards(15, 61), hands: { french: [62] }, flags: { quiberon: true } } as const
    const sitting = play(few, 'annus-mirabilis', { edition: 'third' }, DEAL)
    expect(sitting.asked).toBe('8 lots 5.21')
    sitting.lots(...words(cards(1, 8)))
    expect(sitting.asked).toBe('6 lots 5.21')
    sitting.lots(...words(cards(9, 14)))
    expect(sitting.asked).toBe('1 lots 5.21')
  })
  test('5.25 a pile that is long enough is not shuffled', () => {
    const sitting = play({ step: 'deal', discards: cards(19, 62) }, 'annus-mirabilis', {}, DEAL)
    sitting.lots(...words(cards(1, 9))).lots(...words(cards(10, 18)))
    expect([sitting.state.deck, sitting.state.discards]).toEqual([[], cards(19, 62)])
  })
  test('5.25 after a season in which Surrender! was played the cards are shuffled; removed ones stay out', () => {
    const spec = { step: 'season_end', discards: [6, 7, 8], removed: [57], more: { reshuffle: true } } as const
    const { state } = play(spec, 'annus-mirabilis', {}, only('season_end'))
    expect([state.discards, state.deck.length, state.reshuffle]).toEqual([[], 61, false])
    expect(state.removed).toContain(57)
    expect(state.deck).not.toContain(57)
  })
  test('5.25 otherwise they are not', () => {
    const { state } = play({ step: 'season_end', discards: [7, 8] }, 'annus-mirabilis', {}, only('season_end'))
    expect(state.discards).toEqual([7, 8])
  })
})

describe('the end of the season', () => {
  test('4.0 the late season follows the early one', () => {
    const { state } = play({ step: 'season_end' }, 'annus-mirabilis', {}, only('season_end'))
    expect([state.season, state.step, state.year]).toEqual(['late', 'deal', 1757])
  })
  test('4.0 after the late season Indians and leaders go home', () => {
    const { state } = play({ step: 'season_end', season: 'late' }, 'annus-mirabilis', {}, only('season_end'))
    expect(state.step).toBe('go_home')
  })
  test('4.0, R-161 who kept a card has carried one over, and Regulars may come again', () => {
    const more = { holding: { british: true, french: true }, regulars: { british: true, french: true } }
    const spec = { step: 'season_end', hands: { british: [17] }, more } as const
    const { state } = play(spec, 'annus-mirabilis', {}, only('season_end'))
    expect(state.carried).toEqual({ british: true, french: false })
    expect(state.holding).toEqual({ british: false, french: false })
    expect(state.regulars).toEqual({ british: false, french: false })
  })
  test('5.56 a pass for the season is over', () => {
    const silent = { british: { ambush: 'season' }, french: {} } as const
    const { state } = play({ step: 'season_end', more: { silent } }, 'annus-mirabilis', {}, only('season_end'))
    expect(state.silent.british).toEqual({})
  })
})

describe('the new year', () => {
  const YEAR = only('victory')
  test('4.0 what lasted for the year comes off, what lasts stays', () => {
    const spec = {
      step: 'victory',
      season: 'late',
      flags: { noAmphib: true, noFrenchNaval: true },
      more: { blockhouses: { british: true, french: true } },
    } as const
    const { state } = play(spec, 'annus-mirabilis', {}, YEAR)
    expect([state.year, state.season, state.step]).toEqual([1758, 'early', 'deal'])
    expect([state.flags.noAmphib, state.flags.noFrenchNaval]).toEqual([false, true])
    expect(state.blockhouses).toEqual({ british: false, french: false })
  })
  test('5.55 leaders who wait for William Pitt join the pool in 1759 without him', () => {
    const before = play({ step: 'victory', year: 1757 }, 'early-war', {}, YEAR)
    expect(before.at('aside')).toBe('amherst bougainville forbes levis montcalm wolfe')
    const after = play({ step: 'victory', year: 1758 }, 'early-war', {}, YEAR)
    expect(after.at('aside')).toBe('bougainville levis montcalm')
    expect(after.at('pool')).toBe('abercromby amherst bradstreet forbes loudoun murray webb wolfe')
  })
})
