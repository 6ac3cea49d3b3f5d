/** 4.0, 5.1, 5.2 Action phases: what a card may be played for, holding the last one. */
import type { Option } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import type { PositionSpec } from '../src/position.ts'
import { only, play } from './help.ts'

const use = (card: number, what: string): Option => ({ card: String(card), use: what })
const HOLD = { do: 'hold' }
/** The game of seasons and phases alone; what a card does is left out. */
const PHASES = only('phase', 'demolish', 'phase_end', 'season_end')
const phase = (spec: PositionSpec, settings = {}, game = PHASES) =>
  play({ step: 'phase', ...spec }, 'annus-mirabilis', settings, game)
/** The card has been used: the phase is about to end. */
const ended = (card: number, what: 'activate' | 'build' | 'event', spec: PositionSpec = {}, settings = {}) =>
  phase(
    { step: 'phase_end', active: 'french', card, use: what, hands: { british: [5], french: [7] }, ...spec },
    settings,
  )

describe('5.26 a card is played', () => {
  test('5.11 for an activation or a construction, whoever plays it and whatever its colour', () => {
    const sitting = phase({ active: 'british', hands: { british: [37, 57] } })
    expect(sitting.asked).toBe('british 5.26')
    for (const card of [37, 57])
      for (const what of ['activate', 'build']) expect(sitting.refuses('british', use(card, what))).toBe(false)
  })
  test('5.12 as an event only by the side of its colour', () => {
    const sitting = phase({ active: 'british', hands: { british: [37, 57, 1] } })
    expect(sitting.refuses('british', use(37, 'event'))).toBe(true)
    expect(sitting.refuses('british', use(57, 'event'))).toBe(false)
    expect(sitting.refuses('british', use(1, 'event'))).toBe(false)
  })
  test('5.13 a response is no event of an own phase', () => {
    const sitting = phase({ hands: { french: [14, 37] } })
    expect(sitting.refuses('french', use(14, 'event'))).toBe(true)
    expect(sitting.refuses('french', use(14, 'activate'))).toBe(false)
  })
  test('5.26 it leaves the hand and is used in one way', () => {
    const { state } = phase({ hands: { french: [14, 37] } }).choose('french', use(14, 'activate'))
    expect([state.hands.french, state.card, state.use, state.step]).toEqual([[37], 14, 'activate', 'activate'])
  })
  test('4.0 a side that holds cards must play one', () => {
    const sitting = phase({ hands: { french: [14, 37] } })
    expect(sitting.refuses('french', HOLD)).toBe(true)
    expect(sitting.refuses('french', { do: 'pass' })).toBe(true)
  })
})

describe('5.22 where it goes', () => {
  test('5.22 to the cards played', () => {
    const { state } = ended(37, 'event')
    expect([state.discards, state.card, state.use]).toEqual([[37], null, null])
    expect(state.active).toBe('british')
  })
  test('5.23 out of the game if it was played as an event and is marked so', () => {
    const { state } = ended(55, 'event')
    expect(state.removed).toContain(55)
    expect(state.discards).toEqual([])
  })
  test('5.23 not if it was played for anything else', () => {
    expect(ended(55, 'activate').state.discards).toEqual([55])
    expect(ended(55, 'build').state.discards).toEqual([55])
  })
  test.each(['activate', 'build', 'event'] as const)('5.25 Surrender! played to %s brings the shuffle', (what) => {
    expect(ended(6, what).state.reshuffle).toBe(true)
    expect(ended(3, what).state.reshuffle).toBe(false)
  })
  test('5.25 in a later printing it is a Campaign', () => {
    const later = { edition: 'third', reshuffle: 'campaign' }
    expect(ended(3, 'event', {}, later).state.reshuffle).toBe(true)
    expect(ended(6, 'event', {}, later).state.reshuffle).toBe(false)
    expect(ended(2, 'event', {}, later).state.reshuffle).toBe(false)
  })
  test('5.25 a Surrender! that stays in a hand brings none', () => {
    const spec = { step: 'season_end', hands: { british: [6] }, discards: [7] } as const
    const { state } = play(spec, 'annus-mirabilis', {}, only('season_end'))
    expect(state.discards).toEqual([7])
  })
  test('5.56 a pass for the phase is over, one for the season is not', () => {
    const silent = { british: { ambush: 'phase', massacre: 'season' }, french: {} } as const
    expect(ended(37, 'event', { more: { silent } }).state.silent.british).toEqual({ massacre: 'season' })
  })
})

describe('4.0 by turns', () => {
  test('4.0 the other side has the next phase', () => {
    expect(ended(37, 'event').asked).toBe('british 5.26')
  })
  test('4.0 a side without cards has none: the other plays on alone', () => {
    const sitting = ended(37, 'event', { hands: { british: [], french: [7, 8] } })
    expect(sitting.asked).toBe('french 5.26')
    expect(sitting.refuses('french', HOLD)).toBe(true)
  })
  test('4.0 the season ends when both have played all cards', () => {
    const { state } = ended(37, 'event', { hands: { british: [], french: [] } })
    expect([state.season, state.step]).toEqual(['late', 'deal'])
  })
})

describe('4.0 holding the last card', () => {
  test('4.0 a side with one card left may pass and keep it, and has no more phases', () => {
    const sitting = phase({ active: 'british', hands: { british: [17], french: [7, 8] } }).choose('british', HOLD)
    expect(sitting.state.holding.british).toBe(true)
    expect(sitting.asked).toBe('french 5.26')
    sitting.choose('french', use(7, 'activate'))
    const after = ended(7, 'activate', {
      hands: { british: [17], french: [8] },
      more: { holding: { british: true, french: false } },
    })
    expect(after.asked).toBe('french 5.26')
  })
  test('4.0 whoever plays on alone may hold his own last card: the season ends, both carry one over', () => {
    const more = { holding: { british: true, french: false } }
    const sitting = phase({ hands: { british: [17], french: [8] }, more }).choose('french', HOLD)
    expect([sitting.state.season, sitting.state.step]).toEqual(['late', 'deal'])
    expect(sitting.state.carried).toEqual({ british: true, french: true })
    expect(sitting.state.hands).toEqual({ british: [17], french: [8] })
  })
  test('4.0 who carried a card over must play all cards of the season', () => {
    const sitting = phase({ hands: { french: [8] }, more: { carried: { british: false, french: true } } })
    expect(sitting.refuses('french', HOLD)).toBe(true)
    expect(sitting.refuses('french', use(8, 'activate'))).toBe(false)
  })
  test('4.0 the price is paid once: after a season without holding one may hold again', () => {
    const more = { carried: { british: true, french: true } }
    const { state } = play({ step: 'season_end', more }, 'annus-mirabilis', {}, only('season_end'))
    expect(state.carried).toEqual({ british: false, french: false })
  })
  test('5.56, R-161 a held card that was played as a response is not carried over', () => {
    // The British have responded with their only card while the French played on.
    const more = { holding: { british: true, french: false } }
    const { state } = ended(7, 'activate', { hands: { british: [], french: [] }, discards: [14], more })
    expect(state.carried).toEqual({ british: false, french: false })
    expect([state.season, state.step]).toEqual(['late', 'deal'])
  })
})

describe('5.4 no construction with two cards in a row', () => {
  const twice = { british: false, french: true }
  test('5.4 the next card of the side cannot be used to build', () => {
    const built = ended(7, 'build', { hands: { british: [], french: [8, 9] } })
    expect(built.state.built).toEqual(twice)
    expect(built.refuses('french', use(8, 'build'))).toBe(true)
    expect(built.refuses('french', use(8, 'activate'))).toBe(false)
  })
  test('5.4 the one after it can', () => {
    const spec = { hands: { british: [], french: [8, 9] }, more: { built: twice } }
    for (const what of ['activate', 'event'] as const)
      expect(ended(1, what, spec).refuses('french', use(8, 'build'))).toBe(false)
  })
  test('5.4 the enemy is not concerned', () => {
    expect(ended(7, 'build').refuses('british', use(5, 'build'))).toBe(false)
  })
  test('5.4 nor does a new season free from it', () => {
    const { state } = play({ step: 'season_end', more: { built: twice } }, 'annus-mirabilis', {}, only('season_end'))
    expect(state.built).toEqual(twice)
    const winter = play({ step: 'victory', more: { built: twice } }, 'annus-mirabilis', {}, only('victory'))
    expect(winter.state.built).toEqual(twice)
  })
  test('5.4, R-162 nor does holding a card', () => {
    const held = phase({ hands: { british: [5], french: [8] }, more: { built: twice } }).choose('french', HOLD)
    expect(held.state.built).toEqual(twice)
  })
})

const DEMOLISH = { do: 'demolish' }
describe('5.46 demolishing in the own phase', () => {
  test('5.46 costs no card and does not end the phase', () => {
    const sitting = phase({ hands: { french: [14] } }).choose('french', DEMOLISH, { do: 'demolish', space: 'toronto' })
    expect(sitting.asked).toBe('french 5.26')
    expect(sitting.state.hands.french).toEqual([14])
    sitting.choose('french', DEMOLISH)
    expect(sitting.refuses('french', { do: 'demolish', space: 'toronto' })).toBe(true)
  })
  test('5.46 only own works can be demolished', () => {
    const sitting = phase({ hands: { french: [14] } }).choose('french', DEMOLISH)
    expect(sitting.refuses('french', { do: 'demolish', space: 'hudson-carry-north' })).toBe(true)
    expect(sitting.refuses('french', { do: 'demolish', space: 'quebec' })).toBe(true)
  })
})

test('5.24 every card is somewhere, exactly once', () => {
  const { state } = ended(55, 'event')
  const all = [...state.deck, ...state.discards, ...state.removed, ...state.hands.british, ...state.hands.french]
  expect(all.toSorted((a, b) => a - b)).toEqual(CARDS)
})
