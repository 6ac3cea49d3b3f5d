/** 18 The optional rules of the third edition (14.1 to 14.7 of its rulebook): what each does, and that nothing changes without it. */
import { checkSettings } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { OPTIONAL } from '../src/data/switches.ts'
import { wildernessWar } from '../src/index.ts'
import { brokenLaws } from '../src/laws.ts'
import type { Flags } from '../src/state.ts'
import { button, card, words } from './battle.ts'
import { event, mayPlay } from './events.ts'
import { only, play } from './help.ts'
import { besieging, marchOf, raiding } from './siege.ts'

const THIRD = { edition: 'third' }
const cards = (from: number, to: number): string[] => CARDS.slice(from - 1, to).map(String)

describe('the switches', () => {
  test.each(OPTIONAL)('R-215 %s goes with the third edition alone, and is off unless chosen', (id) => {
    const settings = (given: Record<string, string>) => checkSettings(wildernessWar, 'early-war', given)
    expect(settings({})).toMatchObject({ settings: { [id]: 'off' } })
    expect(settings({ edition: 'third', [id]: 'on' })).toMatchObject({ settings: { [id]: 'on' } })
    expect(settings({ edition: 'first', [id]: 'on' })).toMatchObject({ problem: { key: 'settings.pair' } })
  })
})

describe('18.1 William Pitt and the Diplomatic Revolution (14.1 of the third edition)', () => {
  const DEAL = only('deal')
  const deal = (discards: number[], flags: Partial<Flags>, linked: string) =>
    play({ step: 'deal', discards, flags }, 'early-war', { ...THIRD, linked }, DEAL)
  test('18.1, R-216 one was played, the other lies in the discards: its side gets it with the next deal', () => {
    const french = deal([69, 5], { pitt: true }, 'on')
    expect([french.state.hands.french, french.state.discards]).toEqual([[69], [5]])
    expect([french.asked, french.log.includes('log.linked')]).toEqual(['7 lots 5.21', true])
    french.lots(...cards(11, 17)).lots(...cards(21, 29))
    expect(french.state.hands.french).toEqual([...CARDS.slice(10, 17), 69])
    expect(brokenLaws(french.state)).toEqual([])
    const british = deal([67], { diplomatic: true }, 'on')
    expect([british.state.hands.british, british.asked]).toEqual([[67], '9 lots 5.21'])
  })
  test('18.1 not before one was played, nor without the option', () => {
    expect(deal([67, 69], {}, 'on').state.hands).toEqual({ british: [], french: [] })
    expect(deal([69], { diplomatic: true }, 'on').state.hands.french).toEqual([])
    expect(deal([69], { pitt: true }, 'off').state.hands.french).toEqual([])
  })
  test('18.1, 5.25, R-216 a shuffle at the end of the season does not take it away', () => {
    const end = (linked: string) =>
      play(
        { step: 'season_end', discards: [6, 69, 8], flags: { pitt: true }, more: { reshuffle: true } },
        'early-war',
        { ...THIRD, linked },
        only('season_end'),
      ).state
    expect([end('on').discards, end('on').deck.includes(69)]).toEqual([[69], false])
    expect([end('off').discards, end('off').deck.includes(69)]).toEqual([[], true])
  })
})

describe('18.2 raids and militia (14.2 of the third edition)', () => {
  const raid = (militia: string, option: string) =>
    raiding(
      marchOf('french', 'fr-mingo-1', 'culpeper', 'allegheny-south'),
      {
        spaces: { culpeper: 'fr-mingo-1', ...(militia && { 'southern-militia': militia }) },
        french: { fort: 'ohio-forks' },
      },
      { ...THIRD, militia: option },
    ).dice(6)
  test('18.2, R-217 a Raided marker costs a militia unit of the department a step, of its owner’s choice', () => {
    const one = raid('br-colonial-militia-1', 'on')
    expect([one.at('southern-militia'), one.log.includes('log.militia_reduced')]).toEqual([
      'br-colonial-militia-1:reduced',
      true,
    ])
    const gone = raid('br-colonial-militia-1:reduced', 'on')
    expect([gone.at('southern-militia'), gone.log.includes('log.militia_lost')]).toEqual(['', true])
    const some = raid('br-colonial-militia-1:reduced br-colonial-militia-2', 'on')
    expect([some.asked, words(some, 'british')]).toEqual([
      'british 18.2',
      'br-colonial-militia-1 br-colonial-militia-2',
    ])
    some.choose('british', { piece: 'br-colonial-militia-2' })
    expect(some.at('southern-militia')).toBe('br-colonial-militia-1:reduced br-colonial-militia-2:reduced')
  })
  test('18.2, R-217 not where no marker is placed, nor militia of another department, nor without the option', () => {
    expect(raid('br-colonial-militia-1', 'off').at('southern-militia')).toBe('br-colonial-militia-1')
    const before = raiding(
      marchOf('french', 'fr-mingo-1', 'culpeper', 'allegheny-south'),
      {
        spaces: { culpeper: 'fr-mingo-1', 'southern-militia': 'br-colonial-militia-1' },
        raided: { french: ['culpeper'] },
      },
      { ...THIRD, militia: 'on' },
    ).dice(6)
    expect(before.at('southern-militia')).toBe('br-colonial-militia-1')
    const north = raiding(
      marchOf('french', 'fr-mingo-1', 'culpeper', 'allegheny-south'),
      { spaces: { culpeper: 'fr-mingo-1', 'northern-militia': 'br-colonial-militia-1' } },
      { ...THIRD, militia: 'on' },
    ).dice(6)
    expect(north.at('northern-militia')).toBe('br-colonial-militia-1')
  })
})

describe('18.3 early Regulars (14.3 of the third edition)', () => {
  const vp = (side: 'british' | 'french', number: number, year: number, regulars: string): number =>
    event(side, number, { year, vp: 2 }, 'early-war', { ...THIRD, regulars }).state.vp
  test.each([1755, 1756])('18.3 a Regulars event in %i costs its side 1 VP', (year) => {
    for (const number of [55, 56, 68]) expect([number, vp('french', number, year, 'on')]).toEqual([number, 1])
    for (const number of [57, 58, 59, 64]) expect([number, vp('british', number, year, 'on')]).toEqual([number, 3])
  })
  test('18.3 not later, nor for other troops, nor without the option', () => {
    expect([vp('french', 55, 1757, 'on'), vp('british', 57, 1757, 'on')]).toEqual([2, 2])
    expect([vp('british', 65, 1755, 'on'), vp('british', 66, 1755, 'on')]).toEqual([2, 2])
    expect([vp('french', 55, 1755, 'off'), vp('british', 57, 1756, 'off')]).toEqual([2, 2])
  })
})

describe('18.4 Surrender! by either side (14.4 of the third edition)', () => {
  const siege = (surrender: string, british: number[], space = 'hudson-carry-north', level: 0 | 1 = 0) =>
    besieging(
      'french',
      'montcalm',
      space,
      level,
      {
        spaces: { [space]: 'montcalm fr-bearn br-44th' },
        british: { fort: space, stockade: 'hudson-carry-south' },
        french: { fort: 'ticonderoga' },
        hands: { british, french: [55] },
        discards: [7],
      },
      { ...THIRD, surrender },
    )
  test('18.4, R-218 the besieged may give up the place before the roll; they go to their closest fortification', () => {
    const sitting = siege('on', [6]).choose('french', button('roll'))
    expect(words(sitting, 'british')).toBe('pass pass_phase pass_season 6')
    sitting.choose('british', card(6))
    expect([sitting.state.vp, sitting.at('hudson-carry-south'), sitting.state.sieges]).toEqual([2, 'br-44th', []])
    expect([sitting.state.discards.includes(6), sitting.state.reshuffle]).toEqual([true, true])
    expect(sitting.at('hudson-carry-north')).toBe('fr-bearn montcalm')
    const assault = siege('on', [6], 'hudson-carry-north', 1).choose('french', button('assault'))
    expect(words(assault, 'british')).toBe('pass pass_phase pass_season')
  })
  test('18.4 the besieger may play it as before', () => {
    expect(siege('on', [1]).offers('french')).not.toContainEqual(card(6))
    const sitting = besieging(
      'french',
      'montcalm',
      'hudson-carry-north',
      0,
      {
        spaces: { 'hudson-carry-north': 'montcalm fr-bearn br-44th' },
        british: { fort: 'hudson-carry-north' },
        french: { fort: 'ticonderoga' },
        hands: { british: [60], french: [6] },
        discards: [7, 8],
      },
      { ...THIRD, surrender: 'on' },
    )
    expect(sitting.offers('french')).toContainEqual(card(6))
  })
  test('18.4 asked on what everybody knows; not without the option', () => {
    const asked = siege('on', [1]).choose('french', button('roll'))
    expect([asked.asked, words(asked, 'british')]).toEqual(['british 8.231', 'pass pass_phase pass_season'])
    // Coehorns may be held all the same.
    const without = siege('off', [6, 8]).choose('french', button('roll'))
    expect(words(without, 'british')).toBe('pass pass_phase pass_season 8')
  })
})

describe('18.5 Acadians Expelled (14.5 of the third edition)', () => {
  test('18.5 the French may play it too, to the same effect', () => {
    const option = { ...THIRD, acadians: 'on' }
    expect([mayPlay('french', 66, {}, 'early-war', option), mayPlay('british', 66, {}, 'early-war', option)]).toEqual([
      true,
      true,
    ])
    expect(mayPlay('french', 66, {}, 'early-war', THIRD)).toBe(false)
    expect(mayPlay('french', 67, {}, 'early-war', option)).toBe(false)
    const sitting = event('french', 66, {}, 'early-war', option)
    expect(sitting.asked).toBe('french 5.52')
    const mine = event('british', 66, {}, 'early-war', THIRD)
    expect(sitting.at('halifax')).toBe(mine.at('halifax'))
  })
})

describe('18.6 a card for Regulars (14.6 of the third edition)', () => {
  const deal = (trade: string, year = 1757, discards: number[] = [55, 57, 60, 61]) =>
    play({ step: 'deal', year, discards }, 'annus-mirabilis', { ...THIRD, trade }, only('deal', 'trade'))
      .lots(...cards(1, 5), ...cards(7, 10))
      .lots('6', ...cards(11, 18))
  test('18.6, R-219 after the deal the British may give a random card for British Regulars or Highlanders of the discards', () => {
    const sitting = deal('on')
    expect([sitting.asked, words(sitting, 'british')]).toEqual(['british 18.6', 'none 57 60 61'])
    sitting.choose('british', card(60))
    expect([sitting.asked, sitting.table.chance]).toMatchObject(['1 lots 18.6', { from: ['6', ...cards(11, 18)] }])
    sitting.lots('6')
    const { hands, discards, reshuffle, step } = sitting.state
    expect(hands.british).toEqual([...CARDS.slice(10, 18), 60])
    expect([discards, reshuffle, step]).toEqual([[55, 57, 61, 6], true, 'phase'])
    expect(brokenLaws(sitting.state)).toEqual([])
  })
  test('18.6 they need not', () => {
    const { state } = deal('on').choose('british', button('none'))
    expect([state.step, state.hands.british.length, state.discards]).toEqual(['phase', 9, [55, 57, 60, 61]])
  })
  test('18.6 not before 1757, nor if no such card lies there, nor without the option', () => {
    expect(deal('on', 1756).state.step).toBe('phase')
    expect(deal('on', 1757, [55, 54]).state.step).toBe('phase')
    expect(deal('off').state.step).toBe('phase')
    expect(deal('on', 1762).state.step).toBe('trade')
  })
})

describe('18.7 open bids by turns (14.7 of the third edition)', () => {
  const auction = (settings = {}) =>
    play({ step: 'auction' }, 'annus-mirabilis', { ...THIRD, auction: 'on', ...settings }, only('auction'))
  const points = (n: number) => ({ points: n })
  test('18.7, R-220 chance says who begins; he names a side, and the VPs he gives for it', () => {
    const sitting = auction()
    expect(sitting.asked).toBe('1 lots 18.7')
    sitting.lots('french')
    expect([sitting.asked, words(sitting, 'french')]).toEqual(['french 18.7', 'play_british play_french'])
    sitting.choose('french', button('play_british'))
    expect(sitting.offers('french')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(points))
    sitting.choose('french', points(0))
    expect(sitting.asked).toBe('british 18.7')
  })
  test('18.7 the other raises, or accepts: then he has the other side and the VPs', () => {
    const sitting = auction().lots('french').choose('french', button('play_french'), points(1))
    expect(sitting.offers('british')).toEqual([button('accept'), ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(points)])
    sitting.choose('british', points(3))
    expect(sitting.refuses('french', points(3))).toBe(true)
    sitting.choose('french', points(4)).choose('british', button('accept'))
    expect([sitting.state.step, sitting.state.vp]).toEqual(['deal', 4 - 4])
    expect(sitting.log.slice(-2)).toEqual(['log.bid_stays', 'log.vp'])
  })
  test('18.7, R-220 who has won the side of the other seat changes places with him', () => {
    const sitting = auction().lots('british').choose('british', button('play_french'), points(2))
    sitting.choose('french', button('accept'))
    expect([sitting.state.vp, sitting.log.slice(-2)]).toEqual([2, ['log.bid_exchange', 'log.vp']])
    const other = auction().lots('british').choose('british', button('play_british'), points(2))
    expect(other.choose('french', button('accept')).state.vp).toBe(6)
  })
  test('18.7, R-220 it comes to an end however they bid', () => {
    const sitting = auction().lots('british').choose('british', button('play_french'), points(0))
    let raises = 0
    for (
      let seat: 'british' | 'french' = 'french';
      sitting.asked !== 'over';
      seat = seat === 'french' ? 'british' : 'french'
    ) {
      sitting.choose(seat, sitting.offers(seat)[1] ?? button('accept'))
      raises += 1
    }
    expect(raises).toBe(100)
    expect(sitting.state.vp).toBe(4 - 100)
  })
  test('18.7 before the first deal, and only with the option; not together with sealed bids', () => {
    const start = (settings: Record<string, string>) => {
      const checked = checkSettings(wildernessWar, 'late-war', settings)
      return 'problem' in checked ? checked.problem.key : wildernessWar.setup('late-war', checked.settings).step
    }
    expect(start(THIRD)).toBe('deal')
    expect(start({ ...THIRD, auction: 'on' })).toBe('auction')
    expect(start({ ...THIRD, auction: 'on', bid: 'french' })).toBe('settings.pair')
  })
})
