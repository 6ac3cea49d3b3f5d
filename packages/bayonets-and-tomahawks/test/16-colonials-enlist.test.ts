import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../src/position.ts'
import { play } from './help.ts'

const enlist = (spec: PositionSpec = {}, scenario = '2') =>
  play({ step: 'colonials_enlist', round: 3, clear: true, ...spec }, scenario)
const BRIGADES = [
  'new-england-brigade-1',
  'new-england-brigade-2',
  'new-england-brigade-3',
  'new-england-brigade-4',
  'new-england-brigade-5',
  'n-york-nj-brigade-1',
  'n-york-nj-brigade-2',
  'virginia-s-brigade-1',
  'virginia-s-brigade-2',
] as const
/** Only these tokens in the bag, no Brigade. */
const bag = (tokens: PositionSpec['tokens'], more: PositionSpec = {}): PositionSpec => ({
  tokens: tokens as never,
  ...more,
  boxes: { unused: BRIGADES, ...more.boxes },
})

describe('16.0 Colonials Enlist', () => {
  test('16.2 the year example: eight pieces, a Light unit, the Brigades of Pennsylvania', () => {
    const t = enlist({ clear: false })
    expect(t.asked).toBe('8 lots 16.2')
    t.lots(
      'new-england-brigade-1',
      'new-england-brigade-2',
      'new-england-brigade-3',
      'new-england-brigade-4',
      'n-york-nj-brigade-1',
      'virginia-s-brigade-1',
      'pick-1-colonial-light',
      'pennsylvania-musters',
    )
    expect(t.offers('british')).toEqual([{ unit: 'dunn' }, { unit: 'putnam' }])
    t.choose('british', { unit: 'putnam' })
    expect(t.box('arriving')).toHaveLength(9)
    // New England.
    expect(t.offers('british').map(({ space }) => space)).toEqual([
      'york',
      'rumford',
      'northfield',
      'boston',
      'new-london',
      'york',
      'rumford',
      'northfield',
      'boston',
      'new-london',
    ])
    t.choose('british', { space: 'york' }, { do: 'rest', space: 'boston' })
    expect(t.at('york')).toEqual(['new-england-brigade-1'])
    expect(t.refuses('british', { space: 'carlisle' })).toBe(true)
    t.choose('british', { space: 'albany' }, { space: 'winchester' })
    // A Colonial Light unit goes to any Colony.
    expect(t.offers('british')).toContainEqual({ space: 'halifax' })
    t.choose('british', { space: 'carlisle' }, { do: 'rest', space: 'carlisle' })
    expect(t.at('carlisle')).toEqual(expect.arrayContaining(['penn-del-brigade-1', 'penn-del-brigade-2', 'putnam']))
    expect(t.box('vow-bonus')).toEqual([])
    expect(t.state.round).toBe(4)
  })
})

describe('16.1 Procedure', () => {
  test('16.1 disbanded Brigades are placed with those just drawn', () => {
    const t = enlist({
      tokens: [],
      boxes: { unused: BRIGADES.slice(2), disbanded: ['penn-del-brigade-1'] },
    })
    expect(t.box('arriving')).toEqual(['new-england-brigade-1', 'new-england-brigade-2', 'penn-del-brigade-1'])
  })
})

describe('16.2 Draw Colonial Reinforcements', () => {
  test('16.2 an empty pool gives nothing', () => {
    const t = enlist(bag([]))
    expect(t.log).toContain('log.draw_none')
    expect(t.state.round).toBe(4)
  })
})

describe('16.2.1 Colonial Vagaries of War', () => {
  test('16.2.1 with an empty pool a Colonial Light unit of the losses is picked', () => {
    const t = enlist(bag(['pick-1-colonial-light'], { boxes: { 'losses-british': ['dunn', 'gage', 'putnam'] } }))
    expect(t.offers('british')).toEqual([{ unit: 'dunn' }, { unit: 'putnam' }])
  })
  test('16.2.1 with nothing to pick another piece is drawn', () => {
    const t = enlist({
      tokens: ['pick-1-colonial-light'],
      spaces: { albany: ['dunn', 'putnam'] },
      boxes: { unused: [...BRIGADES.slice(8)] },
    })
    t.lots('pick-1-colonial-light', ...BRIGADES.slice(0, 7))
    expect(t.box('arriving')).toEqual(BRIGADES.slice(0, 8))
  })
  test('16.2.1 the token is put back unless both pools are empty', () => {
    const back = enlist(bag(['pick-1-colonial-light-put-back'])).choose('british', { unit: 'dunn' })
    expect(back.state.tokens).toEqual(['pick-1-colonial-light-put-back'])
    const gone = enlist(bag(['pick-1-colonial-light-put-back'], { spaces: { albany: ['dunn', 'putnam'] } }))
    expect(gone.state.tokens).toEqual([])
  })
  test('16.2.1 it goes back while a Brigade is left to draw, though there is no Colonial Light unit', () => {
    const token = 'pick-1-colonial-light-put-back'
    const t = enlist({ tokens: [token], spaces: { albany: ['dunn', 'putnam'] } })
    t.lots(token, ...BRIGADES.slice(0, 7)).lots(BRIGADES[7])
    expect(t.box('colonial-brigades')).toEqual([BRIGADES[8]])
    expect(t.state.tokens).toEqual([token])
  })
  test('16.2.1 the subsidies bring two New England, one New York and one Virginia Brigade', () => {
    const t = play(
      {
        step: 'colonials_enlist',
        round: 3,
        clear: true,
        tokens: ['pitt-subsidies'],
        boxes: { unused: [...BRIGADES, 'penn-del-brigade-1', 'penn-del-brigade-2'] },
      },
      '3',
    )
    expect(t.box('arriving')).toEqual([
      'new-england-brigade-6',
      'new-england-brigade-7',
      'n-york-nj-brigade-3',
      'virginia-s-brigade-3',
    ])
  })
})

describe('16.3 Colonial Unit Placement', () => {
  test('16.3 disbanded Brigades come back, Full', () => {
    const t = enlist(bag([], { boxes: { disbanded: ['n-york-nj-brigade-1:reduced'] } }))
    t.choose('british', { space: 'albany' })
    expect(t.at('albany')).toEqual(['n-york-nj-brigade-1'])
  })
  test('16.3 not on a space the French control', () => {
    const t = enlist(
      bag([], {
        boxes: { disbanded: ['n-york-nj-brigade-1'] },
        spaces: { albany: ['langis'] },
        control: { albany: 'french' },
      }),
    )
    expect(t.offers('british')).toEqual([{ space: 'kingston' }, { space: 'minisink' }, { space: 'new-york' }])
  })
})

describe('16.3 No space', () => {
  test('16.3, R-97 a Brigade without a friendly space in its Colony stays in the Disbanded box', () => {
    const control = { albany: 'french', kingston: 'french', minisink: 'french', 'new-york': 'french' } as const
    const t = enlist(bag([], { boxes: { disbanded: ['n-york-nj-brigade-1'] }, control }))
    expect(t.box('disbanded')).toEqual(['n-york-nj-brigade-1'])
    expect(t.log).toContain('log.no_colony')
  })
})

describe('16.3 Scenario 4B', () => {
  test('16.3 the Colonial units of the Year come to their spaces, the disbanded ones as always', () => {
    const t = play(
      { step: 'colonials_enlist', round: 3, year: 1756, clear: true, boxes: { disbanded: ['n-york-nj-brigade-1'] } },
      '4B',
    )
    expect(t.at('carlisle')).toEqual(['armstrong', 'penn-del-brigade-1'])
    expect(t.at('winchester')).toEqual(['virginia-s-brigade-1', 'virginia-s-brigade-2'])
    expect(t.asked).toBe('british 16.3')
    t.choose('british', { space: 'kingston' })
    expect(t.state.round).toBe(4)
  })
  test('16.3 one Colony may muster at two spaces', () => {
    const t = play({ step: 'colonials_enlist', round: 3, year: 1758, clear: true }, '4B')
    expect(t.at('boston')).toEqual(['new-england-brigade-1'])
    expect(t.at('northfield')).toEqual(['new-england-brigade-2'])
  })
  test('16.3 where enemies hold the space: the nearest friendly Home Space of the Colony', () => {
    const t = play(
      {
        step: 'colonials_enlist',
        round: 3,
        year: 1756,
        clear: true,
        spaces: { winchester: ['langis'] },
        control: { winchester: 'french' },
      },
      '4B',
    )
    expect(t.offers('british')).toEqual([{ space: 'alexandria' }, { space: 'beverley' }, { space: 'wills-creek' }])
  })
})

describe('16.4 Switch to Campaign Deck', () => {
  test('16.4 the last Buildup card of each is discarded unseen, the Reserve is kept', () => {
    const t = enlist(bag([], { hands: { british: { reserve: 5 } } }))
    expect(t.state.decks.british.buildup).toEqual([])
    expect(t.state.decks.french.buildup).toEqual([])
    expect(t.state.discards.british).toContain(3)
    expect(t.state.discards.french).toContain(24)
    expect(t.state.hands.british.reserve).toBe(5)
    expect(t.state.step).not.toBe('colonials_enlist')
  })
})
