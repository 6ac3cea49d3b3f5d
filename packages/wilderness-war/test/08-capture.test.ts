import type { Option } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { spaceCalled } from '../src/data/map.ts'
import type { PositionSpec } from '../src/position.ts'
import { fortOf, hasStockade } from '../src/rules/02-map.ts'
import { fallTo, type Taking } from '../src/rules/08-capture.ts'
import { FORT, FORTRESS } from '../src/state.ts'
import { fight } from './battle.ts'
import { only, play, type Rehearsal } from './help.ts'
import { besieging, holding } from './siege.ts'

const MASSACRE = { card: '7' }
const PASS = { do: 'pass' }
/** The place has just fallen; the game stops where it hands over. */
function fall(space: string, to: 'british' | 'french', how: Taking, spec: PositionSpec): Rehearsal {
  const before = play({ clear: true, vp: 0, ...holding({}), ...spec }, 'annus-mirabilis', {}, only())
  const g = structuredClone(before.state)
  fallTo(g, spaceCalled(space), to, how, 'march')
  const { sieges: _, ...rest } = spec
  return play({ clear: true, ...rest, more: g }, 'annus-mirabilis', {}, only('captured'))
}

describe('5.45 stockades', () => {
  test('5.45 entered by drilled troops it changes hands intact, for 1 VP', () => {
    const after = fall('augusta', 'french', 'entry', {
      spaces: { augusta: 'fr-bearn' },
      british: { stockade: 'augusta' },
    })
    expect(hasStockade(after.state, 'french', spaceCalled('augusta'))).toBe(true)
    expect(after.state.vp).toBe(1)
    expect(after.state.step).toBe('march')
    expect(after.state.fall).toBeNull()
  })
  test('5.45 in a battle it is destroyed, for 1 VP', () => {
    const after = fall('augusta', 'french', 'destroyed', {
      spaces: { augusta: 'fr-bearn' },
      british: { stockade: 'augusta' },
    })
    expect(after.state.forts[spaceCalled('augusta')]).toBe(0)
    expect(after.state.vp).toBe(1)
  })
})

describe('9.22 forts and fortresses', () => {
  const taken = (how: Taking) =>
    fall('hudson-carry-north', 'french', how, {
      spaces: { 'hudson-carry-north': 'montcalm fr-bearn webb br-44th', albany: '' },
      british: { fort: 'hudson-carry-north' },
      sieges: { 'hudson-carry-north': 1 },
    })
  test('9.22 a fort taken by assault is a fort under construction of the captor; all inside are dead; 2 VP', () => {
    const { state, at } = taken('assault')
    const space = spaceCalled('hudson-carry-north')
    expect(state.forts[space]).toBe(0)
    expect(state.works.french).toContain(space)
    expect(at('hudson-carry-north')).toBe('fr-bearn montcalm')
    expect(at('out')).toContain('br-44th')
    expect(at('out')).toContain('webb')
    expect(state.sieges).toEqual([])
    expect(state.vp).toBe(2)
  })
  test('9.22 a fort that surrendered is intact, and its garrison lives', () => {
    const { state, at } = taken('surrender')
    expect(fortOf(state, 'french', spaceCalled('hudson-carry-north'))).toBe(FORT)
    expect(state.works.french).toEqual([])
    expect(at('albany')).toBe('br-44th webb')
    expect(state.vp).toBe(2)
  })
  test('9.22 a fortress is taken intact, for 3 VP', () => {
    const { state } = fall('louisbourg', 'british', 'assault', {
      spaces: { louisbourg: 'br-44th fr-artois drucour' },
      sieges: { louisbourg: 2 },
    })
    expect(fortOf(state, 'british', spaceCalled('louisbourg'))).toBe(FORTRESS)
    expect(state.vp).toBe(-3)
  })
  test('8.24 a fortress whose captors all died goes back at once, and their leader must leave', () => {
    const after = fall('albany', 'french', 'assault', {
      spaces: { albany: 'montcalm br-44th' },
      sieges: { albany: 2 },
    })
    expect(after.log).toContain('log.fortress_reverts')
    expect(after.state.vp).toBe(0)
    expect(fortOf(after.state, 'british', spaceCalled('albany'))).toBe(FORTRESS)
    expect(after.asked).toBe('french 6.53')
  })
})

describe('6 Surrender!: where the garrison goes', () => {
  test('9.22, R-129 to the closest of its fortifications that is not besieged; the owner chooses among equals', () => {
    const after = fall('hudson-carry-north', 'french', 'surrender', {
      spaces: { 'hudson-carry-north': 'montcalm fr-bearn webb br-44th', 'hudson-carry-south': 'fr-guyenne' },
      british: { fort: 'hudson-carry-north hudson-carry-south', stockade: 'schenectady' },
      sieges: { 'hudson-carry-north': 0, 'hudson-carry-south': 1 },
    })
    const spaces = after.offers('british').map(({ space }) => space)
    expect(spaces.toSorted()).toEqual(['albany', 'schenectady'])
    after.choose('british', { space: 'schenectady' })
    expect(after.at('schenectady')).toBe('br-44th webb')
    expect(after.state.step).toBe('march')
  })
  test('9.22 from Louisbourg it is counted from Quebec', () => {
    const after = fall('louisbourg', 'british', 'surrender', {
      spaces: { louisbourg: 'br-44th drucour fr-artois' },
      sieges: { louisbourg: 1 },
    })
    expect(after.at('quebec')).toBe('drucour fr-artois')
  })
  test('9.22 with no fortification left they are lost', () => {
    const after = fall('quebec', 'british', 'surrender', {
      spaces: { quebec: 'br-44th levis fr-artois', montreal: 'br-15th', louisbourg: 'br-17th' },
      british: { fortress: 'montreal louisbourg' },
      sieges: { quebec: 1 },
    })
    expect(after.at('out')).toContain('fr-artois')
    expect(after.at('out')).toContain('levis')
  })
})

describe('7 Massacre!', () => {
  const stockade = (pieces: string, how: Taking = 'entry') =>
    fall('augusta', 'french', how, {
      spaces: { augusta: pieces },
      british: { stockade: 'augusta' },
      ...holding({ british: [7] }),
    })
  test('5.56 after the capture by drilled troops with Indians: 1 VP, and all the Indians there die', () => {
    const after = stockade('fr-bearn fr-mingo-1 fr-langlade')
    expect(after.asked).toBe('british 5.56')
    after.choose('british', MASSACRE)
    expect(after.at('augusta')).toBe('fr-bearn fr-langlade')
    expect(after.state.vp).toBe(0)
    expect(after.state.discards).toContain(7)
  })
  test('5.56 when a stockade is destroyed in battle too', () => {
    expect(stockade('fr-bearn fr-mingo-1', 'destroyed').offers('british')).toContainEqual(MASSACRE)
  })
  test('5.56, R-125, R-206 in battle too all the Indians in the space die, those of the losers before they retreat', () => {
    const here = fight({
      at: 'augusta',
      from: 'allegheny-south',
      attackers: 'montcalm fr-bearn fr-guyenne fr-mingo-1',
      defenders: 'johnson br-virginia-provincial-1 br-mohawk-1',
      more: { british: { stockade: 'augusta' }, ...holding({ british: [7] }) },
    })
    here.choose('british', PASS).dice(5).dice(2)
    while (here.asked === 'british 7.6') here.choose('british', here.offers('british')[0] as Option)
    expect(here.asked).toBe('british 5.56')
    here.choose('british', MASSACRE)
    expect(here.at('available')).toContain('br-mohawk-1')
    expect(here.at('available')).toContain('fr-mingo-1')
    expect(here.state.vp).toBe(0)
    expect(here.asked).toBe('british 7.92')
  })
  test('5.56 not against Indians alone, nor drilled troops alone', () => {
    expect(stockade('fr-langlade fr-mingo-1', 'destroyed').state.step).toBe('march')
    expect(stockade('fr-langlade fr-bearn').state.step).toBe('march')
  })
  test('5.56 the question does not tell whether the card is held', () => {
    const after = fall('augusta', 'french', 'entry', {
      spaces: { augusta: 'fr-bearn fr-mingo-1' },
      british: { stockade: 'augusta' },
      hands: { british: [1], french: [2] },
      discards: [],
    })
    expect(after.asked).toBe('british 5.56')
    expect(after.offers('british')).not.toContainEqual(MASSACRE)
  })
  test('5.56 not when all the drilled troops died in the assault', () => {
    const after = fall('hudson-carry-north', 'french', 'assault', {
      spaces: { 'hudson-carry-north': 'montcalm fr-mingo-1' },
      british: { fort: 'hudson-carry-north' },
      sieges: { 'hudson-carry-north': 1 },
      ...holding({ british: [7] }),
    })
    expect(after.state.step).toBe('march')
  })
})

test('5.56 the year 1757, F6: Surrender!, then Massacre! before the garrison moves', () => {
  const here = besieging('french', 'montcalm', 'hudson-carry-north', 0, {
    vp: 3,
    spaces: {
      'hudson-carry-north':
        'montcalm levis fr-bearn fr-guyenne fr-marin fr-algonquin-1 fr-caughnawaga-1 fr-ojibwa fr-potawatomi br-massachusetts-provincial br-1-60th:reduced br-44th:reduced br-rogers',
      'hudson-carry-south': 'webb br-48th',
    },
    british: { fort: 'hudson-carry-north hudson-carry-south' },
    french: { fort: 'ticonderoga' },
    ...holding({ french: [6], british: [7] }),
  })
  here.choose('french', { card: '6' })
  expect(here.state.vp).toBe(5)
  expect(here.asked).toBe('british 5.56')
  expect(here.at('hudson-carry-south')).toBe('br-48th webb')
  here.choose('british', MASSACRE)
  expect(here.state.vp).toBe(4)
  expect(here.at('hudson-carry-north')).toBe('fr-bearn fr-guyenne fr-marin levis montcalm')
  expect(here.at('hudson-carry-south')).toBe(
    'br-1-60th:reduced br-44th:reduced br-48th br-massachusetts-provincial-1 br-rogers webb',
  )
  expect(fortOf(here.state, 'french', spaceCalled('hudson-carry-north'))).toBe(FORT)
  expect(here.state.reshuffle).toBe(true)
  expect(here.state.step).toBe('next_group')
})
test('5.56, R-206 after Surrender! the Indians of both sides die', () => {
  const here = besieging('french', 'montcalm', 'hudson-carry-north', 1, {
    spaces: { 'hudson-carry-north': 'montcalm fr-bearn fr-ottawa br-mohawk-1 br-44th' },
    british: { fort: 'hudson-carry-north' },
    french: { fort: 'ticonderoga' },
    ...holding({ french: [6], british: [7] }),
  })
  here.choose('french', { card: '6' }).choose('british', MASSACRE)
  expect(here.at('available')).toContain('br-mohawk-1')
  expect(here.at('available')).toContain('fr-ottawa')
  expect(here.refuses('british', PASS)).toBe(true)
})
