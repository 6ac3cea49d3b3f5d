/** 5.56 Responses: who is asked, standing passes, and what the enemy can tell from being kept waiting. */
import { OPEN } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import type { CardId, EventId } from '../src/data/cards.ts'
import type { Side } from '../src/data/map.ts'
import { mayHold } from '../src/rules/05-responses.ts'
import type { State } from '../src/state.ts'
import { view } from '../src/view.ts'
import { button, card, fight, words } from './battle.ts'
import { coming } from './entry.ts'
import { only, play, type Rehearsal } from './help.ts'
import { acting, go, offers, single, units } from './moving.ts'
import { besieging, marchOf, raiding } from './siege.ts'

const PASS = button('pass')
const PASS_PHASE = button('pass_phase')
const PASS_SEASON = button('pass_season')

describe('standing passes', () => {
  /** Two Indians are named; the British are asked about Foul Weather before each moves. */
  const moving = () =>
    units(
      acting({
        spaces: { logstown: 'fr-shawnee-1', kittaning: 'fr-delaware-1' },
        hands: { british: [14], french: [33] },
      }),
      'fr-shawnee-1 fr-delaware-1',
    )
  test('5.56 a pass, a pass for the phase, a pass for the season, and the card if it is held', () => {
    const sitting = go(moving(), 'act:fr-shawnee-1')
    expect(sitting.asked).toBe('british 5.56')
    expect(words(sitting, 'british')).toBe('pass pass_phase pass_season 14')
  })
  const second = (answer: typeof PASS) => {
    const sitting = go(moving(), 'act:fr-shawnee-1').choose('british', answer)
    go(sitting, 'ohio-forks')
    return sitting
  }
  test('5.56 who passes is asked again the next time', () => {
    expect(moving().state.silent.british).toEqual({})
    const sitting = go(moving(), 'act:fr-shawnee-1').choose('british', PASS)
    expect(sitting.state.silent.british).toEqual({})
    expect(sitting.asked).toBe('french 6.1')
  })
  test('5.56 who passes for the phase or the season is left alone', () => {
    for (const [answer, how] of [
      [PASS_PHASE, 'phase'],
      [PASS_SEASON, 'season'],
    ] as const) {
      const sitting = second(answer)
      expect(sitting.state.silent.british).toEqual({ 'foul-weather': how })
      // The same position, another group that sets out.
      const { state } = sitting
      const next = play(
        { clear: true, more: { ...state, step: 'set_out' } },
        'annus-mirabilis',
        {},
        only('set_out', 'march'),
      )
      expect(next.asked).toBe('french 6.1')
    }
  })
  test('5.56 whole phases: the pass for the phase is over with it, the one for the season is not', () => {
    const asks = (answer: typeof PASS): number => {
      const spec = {
        clear: true,
        step: 'phase',
        active: 'french',
        spaces: { montreal: 'fr-huron', quebec: 'fr-ottawa' },
        hands: { french: [33, 34, 35], british: [14, 5, 16] },
      } as const
      const sitting = play(spec)
      let count = 0
      for (const used of [33, 34])
        for (const step of [
          () => sitting.choose('french', { card: String(used), use: 'activate' }, button('units')),
          () => sitting.choose('french', { piece: 'fr-huron' }, { piece: 'fr-ottawa' }),
          () => closeNaming(sitting),
          () => {
            count += moveBoth(sitting, answer)
          },
          () => sitting.choose('british', { card: used === 33 ? '5' : '16', use: 'activate' }),
        ])
          step()
      return count
    }
    expect(asks(PASS)).toBe(4)
    expect(asks(PASS_PHASE)).toBe(2)
    expect(asks(PASS_SEASON)).toBe(1)
  })
  test('5.56 a pass concerns the card that was asked for, no other', () => {
    const sitting = coming({
      side: 'british',
      from: 'hudson-carry-north',
      to: 'ticonderoga',
      who: 'br-44th',
      more: {
        french: { fort: 'ticonderoga' },
        hands: { french: [15] },
        more: { silent: { french: { 'foul-weather': 'season' }, british: {} } },
      },
    })
    expect(sitting.asked).toBe('french 5.56')
    expect(sitting.offers('french')).toContainEqual(card(15))
  })
  test('5.56 only the owner sees his standing passes', () => {
    const { state } = second(PASS_SEASON)
    expect(view(state, 'british').silent.british).toEqual({ 'foul-weather': 'season' })
    expect(view(state, 'french').silent.british).toEqual({})
    expect(view(state, OPEN).silent.british).toEqual({ 'foul-weather': 'season' })
  })
})
/** Nobody else is named. */
function closeNaming(sitting: Rehearsal): void {
  if (offers(sitting).includes('done')) sitting.choose('french', button('done'))
}
/** Both groups stay where they are; how often the British were asked. */
function moveBoth(sitting: Rehearsal, answer: typeof PASS): number {
  let count = 0
  while (sitting.state.active === 'french') {
    if (sitting.asked.startsWith('british')) {
      count += 1
      sitting.choose('british', answer)
    } else if (sitting.asked === 'french 5.33') sitting.choose('french', { piece: 'fr-huron' })
    else sitting.choose('french', button('stop'))
  }
  return count
}

describe('whether one is asked follows from what everybody knows', () => {
  const held = (hands: { british?: CardId[]; french?: CardId[] }, more = {}) =>
    mayHold(play({ step: 'end', hands, ...more }, 'annus-mirabilis', {}, only()).state, 'british', 'fieldworks')
  test('5.56 a side with cards may hold it, unless every copy lies open or is out of the game', () => {
    expect(held({ british: [1] })).toBe(true)
    expect(held({ british: [9] })).toBe(true)
    expect(held({ british: [] })).toBe(false)
    expect(held({ british: [1] }, { discards: [9] })).toBe(true)
    expect(held({ british: [1] }, { discards: [9], removed: [10] })).toBe(false)
    expect(held({ british: [1] }, { discards: [9], card: 10 })).toBe(false)
    // That the enemy holds it is his secret.
    expect(held({ british: [1], french: [9, 10] })).toBe(true)
  })
  test('5.56 no window tells what is held: Fieldworks and Ambush!', () => {
    const asked = (hands: { british: CardId[]; french: CardId[] }) =>
      fight({
        at: 'hudson-carry-north',
        from: 'ticonderoga',
        attackers: 'rigaud fr-bearn fr-huron',
        defenders: 'br-44th',
        more: { hands },
      })
    for (const french of [[11], [1]]) {
      const sitting = asked({ french, british: [2] })
      expect(sitting.asked).toBe('french 7.4')
      sitting.choose('french', PASS)
      expect(sitting.asked).toBe('british 7.4')
    }
    expect(asked({ french: [1], british: [9] }).choose('french', PASS).asked).toBe('british 7.4')
  })
  test('5.56 nor Blockhouses, nor Coehorns, nor Foul Weather', () => {
    for (const british of [[13], [1]]) {
      const raid = raiding(marchOf('french', 'fr-mingo-1', 'culpeper', 'allegheny-south'), {
        spaces: { culpeper: 'fr-mingo-1' },
        hands: { british, french: [2] },
        discards: [],
      })
      expect(raid.asked).toBe('british 10.3')
    }
    for (const british of [[8], [1]]) {
      const siege = besieging('french', 'montcalm', 'hudson-carry-north', 0, {
        spaces: { 'hudson-carry-north': 'montcalm fr-bearn br-44th' },
        british: { fort: 'hudson-carry-north' },
        french: { fort: 'ticonderoga' },
        hands: { british, french: [2] },
        discards: [],
      })
      expect(siege.choose('french', button('roll')).asked).toBe('british 8.231')
    }
    for (const british of [[14], [1]]) {
      const march = single(acting({ spaces: { montreal: 'fr-bearn' }, hands: { british } }), 'fr-bearn')
      expect(march.asked).toBe('british 5.56')
    }
  })
  test('5.56 a card in the own hand does not change whether the mover is asked: George Croghan', () => {
    for (const british of [[16], [1]]) {
      const spec = { side: 'british', spaces: { albany: 'br-44th' }, hands: { british } } as const
      expect(single(acting(spec), 'br-44th').asked).toBe('british 6.1')
      // Nowhere to go: not asked, with the card or without.
      const stuck = { ...spec, spaces: { halifax: 'br-44th' }, british: {}, flags: { noAmphib: true } }
      const alone = single(acting({ ...stuck, french: { fortress: EVERY_OTHER_PORT } }), 'br-44th')
      expect(alone.state.step).toBe('march_end')
    }
  })
})

describe('whether one has passed for longer is nobody else’s to try out', () => {
  type Silent = State['silent']
  const siege = (silent: Silent, level: 0 | 2, french: CardId[]) =>
    besieging('french', 'montcalm', 'hudson-carry-north', level, {
      spaces: { 'hudson-carry-north': 'montcalm fr-bearn fr-huron br-44th' },
      british: { fort: 'hudson-carry-north', stockade: 'hudson-carry-south' },
      french: { fort: 'ticonderoga' },
      hands: { british: [1], french },
      discards: [],
      more: { silent },
    })
  /** What the French, or the British, have just done, and of which card the others might be asked. */
  const DONE: readonly (readonly [EventId, Side, (silent: Silent) => Rehearsal])[] = [
    [
      'foul-weather',
      'french',
      (silent) =>
        single(acting({ spaces: { montreal: 'fr-bearn' }, hands: { british: [1] }, more: { silent } }), 'fr-bearn'),
    ],
    [
      'lake-schooner',
      'british',
      (silent) =>
        go(
          single(
            acting({
              side: 'british',
              spaces: { 'hudson-carry-north': 'br-44th' },
              french: { fort: 'ticonderoga' },
              hands: { french: [1] },
              discards: [14],
              more: { silent },
            }),
            'br-44th',
          ),
          'ticonderoga',
        ),
    ],
    [
      'fieldworks',
      'french',
      (silent) => {
        const sitting = fight({
          at: 'hudson-carry-north',
          from: 'ticonderoga',
          attackers: 'rigaud fr-bearn fr-huron',
          defenders: 'br-44th',
          more: { hands: { french: [1], british: [2] } },
        })
        sitting.state.silent = silent
        return sitting.choose('french', PASS)
      },
    ],
    ['coehorns', 'french', (silent) => siege(silent, 0, [1]).choose('french', button('roll'))],
    ['coehorns', 'french', (silent) => siege(silent, 2, [1]).choose('french', button('assault'))],
    ['massacre', 'french', (silent) => siege(silent, 0, [6]).choose('french', card(6))],
  ]
  test.each(DONE)(
    '5.56, R-221 %s: what was done before cannot be taken back, be the other asked or not',
    (event, who, done) => {
      const enemy = who === 'french' ? 'british' : 'french'
      const asked = done({ british: {}, french: {} })
      expect(asked.offers(enemy)).toContainEqual(PASS)
      const left = done({ british: {}, french: {}, [enemy]: { [event]: 'season' } })
      expect(left.offers(enemy)).not.toContainEqual(PASS)
      expect([asked.table.canUndo(who), left.table.canUndo(who)]).toEqual([false, false])
    },
  )
  test('5.56 where all know that he cannot have the card it can', () => {
    const sitting = single(
      acting({ spaces: { montreal: 'fr-bearn' }, hands: { british: [1] }, discards: [14] }),
      'fr-bearn',
    )
    expect(sitting.table.canUndo('french')).toBe(true)
  })
})
const EVERY_OTHER_PORT = 'boston new-haven new-york philadelphia baltimore alexandria'
