import { describe, expect, test } from 'vitest'
import { spaceCalled } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import type { PositionSpec } from '../src/position.ts'
import { controlsFortress, controlsPort, isBesieged, siegeLevel } from '../src/rules/02-map.ts'
import { mayAssault, mayRollSiege } from '../src/rules/08-sieges.ts'
import { only, play, type Rehearsal } from './help.ts'
import { ACTIVATION, besieging, holding } from './siege.ts'

const SIEGE = { do: 'siege' }
const ROLL = { do: 'roll' }
const STOP = { do: 'stop' }
const ASSAULT = { do: 'assault' }
const COEHORNS = { card: '8' }
const SURRENDER = { card: '6' }
const PASS = { do: 'pass' }

/** Montcalm (tactics 2) before a British fort, in supply from Montreal by Ticonderoga. */
const fort = (level: 0 | 1 | 2, pieces: string, spec: PositionSpec = {}, commander = 'montcalm') =>
  besieging('french', commander, 'hudson-carry-north', level, {
    british: { fort: 'hudson-carry-north' },
    french: { fort: 'ticonderoga crown-point' },
    ...spec,
    spaces: { 'hudson-carry-north': pieces, ...spec.spaces },
  })
const levelAt = (here: Rehearsal, space = 'hudson-carry-north') => siegeLevel(here.state, spaceCalled(space))

describe('sieges', () => {
  test('8.21 those inside are besieged, those outside are not', () => {
    const { state } = fort(0, 'montcalm fr-bearn br-44th')
    const space = spaceCalled('hudson-carry-north')
    expect(isBesieged(state, 'british', space)).toBe(true)
    expect(isBesieged(state, 'french', space)).toBe(false)
  })
  test('8.22 nobody controls a besieged fortress or port', () => {
    const { state } = besieging('british', 'amherst', 'louisbourg', 0, {
      spaces: { louisbourg: 'amherst br-44th fr-artois' },
      amphib: ['louisbourg'],
    })
    const space = spaceCalled('louisbourg')
    for (const side of ['british', 'french'] as const) {
      expect(controlsFortress(state, side, space)).toBe(false)
      expect(controlsPort(state, side, space)).toBe(false)
    }
  })
  test('8.23 the level rises by nothing on a modified 2, by 1 on 3 to 5, by 2 on 6 and more, never above 2', () => {
    const rolled = (die: number, level: 0 | 1 = 0) =>
      levelAt(fort(level, 'rigaud fr-bearn br-44th', {}, 'rigaud').choose('french', ROLL).dice(die))
    expect([1, 2, 3, 4, 5, 6].map((die) => rolled(die))).toEqual([0, 0, 1, 1, 1, 2])
    expect(rolled(6, 1)).toBe(2)
  })
  test('8.231 the tactics of the besieging commander count', () => {
    expect(levelAt(fort(0, 'montcalm fr-bearn br-44th').choose('french', ROLL).dice(1))).toBe(1)
  })
  test('8.231 the tactics of the leader of highest command inside count against it', () => {
    const inside = 'rigaud fr-bearn br-44th bradstreet johnson webb'
    expect(levelAt(fort(0, inside, {}, 'rigaud').choose('french', ROLL).dice(3))).toBe(1)
    const bradstreet = 'rigaud fr-bearn br-44th bradstreet johnson'
    const led = fort(0, bradstreet, {}, 'rigaud').choose('french', ROLL).dice(3)
    expect(levelAt(led)).toBe(0)
    expect(led.reasons).toEqual(['drm.tactics_enemy'])
  })
  test('8.231 -1 at Louisbourg', () => {
    const here = besieging('british', 'murray', 'louisbourg', 0, {
      spaces: { louisbourg: 'murray br-44th fr-artois' },
      amphib: ['louisbourg'],
    })
    expect(levelAt(here.choose('british', ROLL).dice(3), 'louisbourg')).toBe(0)
    expect(here.reasons).toContain('drm.louisbourg')
  })
  test('8.231 the besieger may do nothing', () => {
    const here = fort(0, 'montcalm fr-bearn br-44th').choose('french', STOP)
    expect(here.state.step).toBe('next_group')
    expect(here.state.siege).toBeNull()
  })
  test('8.231 a roll at level 2 is allowed and changes nothing', () => {
    const here = fort(2, 'montcalm fr-bearn br-44th').choose('french', ROLL).dice(6)
    expect(levelAt(here)).toBe(2)
    expect(here.offers('french')).toEqual([ASSAULT, STOP])
  })
  test('8.231 one roll a phase: when the level is not reached the force is done', () => {
    expect(fort(0, 'rigaud fr-bearn br-44th', {}, 'rigaud').choose('french', ROLL).dice(2).state.step).toBe(
      'next_group',
    )
  })
  test('8.232 without besieging units there is no siege', () => {
    const here = besieging('french', 'montcalm', 'hudson-carry-north', 1, {
      spaces: { 'hudson-carry-north': 'montcalm fr-mingo-1:reduced br-44th br-48th' },
      british: { fort: 'hudson-carry-north' },
    })
    here.choose('french', ASSAULT).dice(1).dice(5)
    expect(here.state.sieges).toEqual([])
    expect(here.log).toContain('log.siege_lifted')
  })
})

describe('8.231 who may roll', () => {
  const may = (pieces: string, commander: string, spec: PositionSpec = {}, settings = {}) => {
    const { state } = play(
      {
        clear: true,
        step: 'end',
        british: { fort: 'hudson-carry-north' },
        french: { fort: 'ticonderoga crown-point' },
        sieges: { 'hudson-carry-north': 0 },
        ...spec,
        spaces: { 'hudson-carry-north': pieces, ...spec.spaces },
        more: { activation: ACTIVATION, ...spec.more },
      },
      'annus-mirabilis',
      settings,
    )
    return mayRollSiege(state, 'french', spaceCalled('hudson-carry-north'), pieceCalled(commander))
  }
  test('8.231 drilled troops and a leader of the highest command', () => {
    expect(may('montcalm levis fr-bearn br-44th', 'montcalm')).toBe(true)
    expect(may('montcalm levis fr-bearn br-44th', 'levis')).toBe(false)
    expect(may('vaudreuil levis fr-bearn br-44th', 'levis')).toBe(true)
    expect(may('montcalm fr-langlade fr-mingo-1 br-44th', 'montcalm')).toBe(false)
  })
  test('8.231 only where there is a siege already', () => {
    expect(may('montcalm fr-bearn br-44th', 'montcalm', { sieges: {} })).toBe(false)
  })
  test('8.231, R-126 who came in this phase does not count: neither his rank nor his troops', () => {
    const came = (...pieces: string[]) => ({
      more: { activation: { ...ACTIVATION, done: pieces.map(pieceCalled) } },
    })
    expect(may('levis fr-guyenne montcalm fr-bearn br-44th', 'levis', came('montcalm', 'fr-bearn'))).toBe(true)
    expect(may('levis fr-langlade montcalm fr-bearn br-44th', 'levis', came('montcalm', 'fr-bearn'))).toBe(false)
  })
  test('8.231, R-146 Campaign: of two forces under leaders of equal command each may roll', () => {
    const space = spaceCalled('hudson-carry-north')
    const force = (leader: string, unit: string) => ({
      commander: pieceCalled(leader),
      pieces: [leader, unit].map(pieceCalled),
      space,
    })
    const groups = [force('vaudreuil', 'fr-bearn'), force('levis', 'fr-guyenne')]
    const here = play(
      {
        clear: true,
        step: 'next_group',
        active: 'french',
        spaces: { 'hudson-carry-north': 'vaudreuil fr-bearn levis fr-guyenne br-44th' },
        british: { fort: 'hudson-carry-north' },
        sieges: { 'hudson-carry-north': 0 },
        ...holding({}),
        more: { activation: { ...ACTIVATION, use: 'campaign', groups } },
      },
      'annus-mirabilis',
      { advanced: 'off' },
      only('next_group', 'siege'),
    )
    here.choose('french', { piece: 'vaudreuil' }, SIEGE, ROLL).dice(1)
    expect(levelAt(here)).toBe(0)
    here.choose('french', SIEGE, ROLL).dice(4)
    expect(levelAt(here)).toBe(1)
  })
  test('17.3 the besiegers must be in supply for the roll; without the advanced rules they need none', () => {
    const cut = { spaces: { ticonderoga: 'br-48th' }, french: {}, british: { fort: 'hudson-carry-north ticonderoga' } }
    expect(may('montcalm fr-bearn br-44th', 'montcalm', cut)).toBe(false)
    expect(may('montcalm fr-bearn br-44th', 'montcalm', cut, { advanced: 'off' })).toBe(true)
  })
})

describe('8 Coehorns', () => {
  test('8.231 +2 for the besieger, chosen among his options', () => {
    const here = fort(0, 'rigaud fr-bearn br-44th', holding({ french: [8] }), 'rigaud')
    here.choose('french', COEHORNS)
    expect(here.refuses('french', COEHORNS)).toBe(true)
    here.choose('french', ROLL).dice(4)
    expect(levelAt(here)).toBe(2)
    expect(here.reasons).toEqual(['drm.coehorns'])
  })
  test('8.231 -2 for the defenders, asked before the roll', () => {
    const here = fort(0, 'rigaud fr-bearn br-44th', holding({ british: [8] }), 'rigaud')
    here.choose('french', ROLL)
    expect(here.asked).toBe('british 8.231')
    here.choose('british', COEHORNS).dice(4)
    expect(levelAt(here)).toBe(0)
    expect(here.reasons).toEqual(['drm.coehorns_enemy'])
  })
  test('8.231 only with a regular there: marines will do, provincials and light infantry not', () => {
    const inside = (pieces: string) =>
      fort(0, `rigaud fr-bearn ${pieces}`, holding({ british: [8] }), 'rigaud').choose('french', ROLL).asked
    expect(inside('br-howes br-massachusetts-provincial')).toBe('1 dice 8.231')
    expect(inside('br-44th')).toBe('british 8.231')
    const marines = fort(0, 'rigaud fr-marine-detachment br-howes', holding({ french: [8] }), 'rigaud')
    expect(marines.offers('french')).toContainEqual(COEHORNS)
  })
  test('8.231 whether the defenders are asked does not tell what they hold', () => {
    const here = fort(0, 'rigaud fr-bearn br-44th', { hands: { british: [1], french: [2] }, discards: [] }, 'rigaud')
    here.choose('french', ROLL)
    expect(here.asked).toBe('british 8.231')
    expect(here.offers('british')).not.toContainEqual(COEHORNS)
  })
  test('5.56 nobody is asked about the card that lies open, played for the activation', () => {
    const spec = { hands: { british: [1], french: [2] }, discards: [], card: 8, use: 'activate' as const }
    expect(fort(0, 'rigaud fr-bearn br-44th', spec, 'rigaud').choose('french', ROLL).asked).toBe('1 dice 8.231')
  })
  test('9.13, R-204 played for the roll it still counts in the assault', () => {
    const here = fort(0, 'rigaud fr-bearn br-howes', holding({ french: [8] }), 'rigaud')
    here.choose('french', COEHORNS, ROLL).dice(1)
    expect(levelAt(here)).toBe(1)
    // Strength 3, one column to the left: 1 + 2 = 3 is 1 step, where 1 is none; so is 2 of the defender.
    here.choose('french', ASSAULT).dice(1).dice(2)
    expect(here.log).toContain('log.captured')
  })
  test('9.13, R-204 and in the siege of the second force of a Campaign: it is for the phase', () => {
    const [carry, oswego] = [spaceCalled('hudson-carry-north'), spaceCalled('oswego')]
    const force = (leader: string, unit: string, space: number) => ({
      commander: pieceCalled(leader),
      pieces: [leader, unit].map(pieceCalled),
      space,
    })
    const groups = [force('rigaud', 'fr-bearn', carry), force('villiers', 'fr-langlade', oswego)]
    const here = play(
      {
        clear: true,
        step: 'next_group',
        active: 'french',
        spaces: { 'hudson-carry-north': 'rigaud fr-bearn br-44th', oswego: 'villiers fr-langlade br-howes' },
        british: { fort: 'hudson-carry-north oswego' },
        sieges: { 'hudson-carry-north': 0, oswego: 1 },
        ...holding({ french: [8] }),
        more: { activation: { ...ACTIVATION, use: 'campaign', groups } },
      },
      'annus-mirabilis',
      { advanced: 'off' },
      only('next_group', 'siege', 'assault', 'captured'),
    )
    here.choose('french', { piece: 'rigaud' }, SIEGE, COEHORNS, ROLL).dice(1).choose('french', STOP)
    expect(here.reasons).toEqual(['drm.coehorns'])
    // Coureurs, without a regular of their own; Villiers has tactics 1.
    here.choose('french', SIEGE, ASSAULT).dice(3).dice(1)
    expect(here.reasons).toEqual(['drm.coehorns', 'drm.tactics', 'drm.coehorns'])
  })
})

describe('6 Surrender!', () => {
  test('8.231 instead of the roll, whatever the level of the siege', () => {
    const here = fort(2, 'montcalm fr-bearn br-44th', holding({ french: [6] }))
    here.choose('french', SURRENDER)
    expect(here.state.vp).toBe(2)
    expect(here.at('albany')).toBe('br-44th')
    expect(here.state.step).toBe('next_group')
  })
  test('8.231, R-128 still possible when the defenders have played Coehorns against the roll', () => {
    const here = fort(0, 'montcalm fr-bearn br-44th', holding({ french: [6], british: [8] }))
    here.choose('french', ROLL).choose('british', COEHORNS)
    expect(here.offers('french')).toEqual([ROLL, SURRENDER])
    here.choose('french', SURRENDER)
    expect(here.state.vp).toBe(2)
  })
  test('8.231, R-128 then he is asked even if he does not hold it', () => {
    const spec = { hands: { british: [8], french: [2] }, discards: [7] }
    const here = fort(0, 'montcalm fr-bearn br-44th', spec).choose('french', ROLL).choose('british', COEHORNS)
    expect(here.asked).toBe('french 8.231')
    expect(here.offers('french')).toEqual([ROLL])
    expect(here.table.decision('french')?.prompt.key).toBe('prompt.none_held')
  })
  test('8.231 not after Coehorns of his own are in vain: with the roll made it is too late', () => {
    const here = fort(1, 'montcalm fr-bearn br-44th', holding({ french: [6] }))
      .choose('french', ROLL)
      .dice(3)
    expect(here.offers('french')).toEqual([ASSAULT, STOP])
  })
  test('8.231 at Louisbourg only at level 1 or 2', () => {
    const offered = (level: 0 | 1 | 2) =>
      besieging('british', 'amherst', 'louisbourg', level, {
        spaces: { louisbourg: 'amherst br-44th fr-artois' },
        amphib: ['louisbourg'],
        ...holding({ british: [6] }),
      }).offers('british')
    expect(offered(0)).not.toContainEqual(SURRENDER)
    expect(offered(1)).toContainEqual(SURRENDER)
    expect(offered(2)).toContainEqual(SURRENDER)
  })
  test('17.3 not out of supply, though an assault is possible', () => {
    const here = fort(1, 'montcalm fr-bearn br-44th', {
      spaces: { ticonderoga: 'br-48th' },
      british: { fort: 'hudson-carry-north ticonderoga' },
      french: {},
      ...holding({ french: [6] }),
    })
    expect(here.offers('french')).toEqual([ASSAULT, STOP])
  })
  test('9.22 an empty place is simply taken', () => {
    const here = fort(0, 'montcalm fr-bearn', holding({ french: [6] })).choose('french', SURRENDER)
    expect(here.state.vp).toBe(2)
    expect(here.state.step).toBe('next_group')
  })
})

describe('8.24 assault possible', () => {
  const may = (place: 'fort' | 'fortress', level: 0 | 1 | 2) => {
    const space = place === 'fort' ? 'hudson-carry-north' : 'albany'
    const { state } = play({
      clear: true,
      step: 'end',
      spaces: { [space]: 'montcalm fr-mingo-1 br-44th' },
      british: { fort: 'hudson-carry-north' },
      sieges: { [space]: level },
    })
    return mayAssault(state, 'french', spaceCalled(space))
  }
  test('8.24 at level 1 for a fort, 2 for a fortress; auxiliaries alone may', () => {
    expect([may('fort', 0), may('fort', 1), may('fort', 2)]).toEqual([false, true, true])
    expect([may('fortress', 0), may('fortress', 1), may('fortress', 2)]).toEqual([false, false, true])
  })
  test('8.24 it may follow the roll at once, but need not', () => {
    const here = fort(0, 'montcalm fr-bearn br-44th').choose('french', ROLL).dice(3)
    expect(here.offers('french')).toEqual([ASSAULT, STOP])
    here.choose('french', STOP)
    expect(here.state.step).toBe('next_group')
    expect(levelAt(here)).toBe(1)
  })
  test('8.24 once declared it goes on, though the defenders kept their Coehorns until then', () => {
    const here = fort(1, 'montcalm fr-bearn br-44th', holding({ british: [8] }))
    here.choose('french', ROLL).choose('british', PASS).dice(3).choose('french', ASSAULT)
    expect(here.asked).toBe('british 8.24')
    here.choose('british', COEHORNS)
    expect(here.asked).toBe('1 dice 9.13')
  })
})
