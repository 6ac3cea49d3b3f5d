import type { Settings } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import type { BattleSpec, Piece, PositionSpec } from '../src/position.ts'
import { AWAY, BRITISH, BUTTON, battle, FRENCH, SPACE, TO, TO_BEAUPORT, TO_CAP_ROUGE, UNIT, ways } from './help.ts'

const ones = (count: number) => Array.from({ length: count }, () => 1)
/** The British have attacked Cap Rouge from Sillery and lost their left. */
const routed = (reserve: readonly Piece[] = [], french: BattleSpec['french'] = FRENCH, settings: Settings = {}) =>
  battle(
    {
      ...TO_CAP_ROUGE,
      routed: 'british',
      british: { centre: ['b_28'], right: ['b_35'], reserve },
      french,
    },
    {},
    settings,
  )
/** The French have defended a zone against an attack by road and lost their left. */
const beaten = (
  zone: BattleSpec['zone'],
  from: BattleSpec['from'],
  spec: PositionSpec = {},
  reserve: readonly Piece[] = [],
) =>
  battle(
    { zone, from, routed: 'french', french: { centre: ['f_bearn'], right: ['f_guyenne'], reserve } },
    { rest: { british: 'ile_d_orleans' }, ...spec },
  )

describe('7.9 Rout', () => {
  test('7.9.1 Rout: a column without units, and the side retreats at once; the rest does not fire', () => {
    const p = battle({
      ...TO_CAP_ROUGE,
      british: { ...BRITISH, left: ['b_15:1'] },
    })
    p.choose('french', UNIT.f_sarre).dice(6, 1, 1)
    expect(p.log).toContain('log.rout')
    expect(p.asked).toBe('9 dice 7.10.1')
    expect(p.state.battle).toMatchObject({ routed: 'british', leaving: { to: 'sillery', way: 'road' } })
  })
  test('7.9.1 a reserve does not save the column: it comes too late', () => {
    const p = battle({
      ...TO_CAP_ROUGE,
      british: { ...BRITISH, left: ['b_15:1'], reserve: ['b_43'] },
    })
    p.choose('french', UNIT.f_sarre).dice(6, 1, 1)
    expect(p.state.battle?.routed).toBe('british')
  })
  test('7.9.1 the attacker can rout the defender in the first battle turn', () => {
    const p = battle(
      {
        ...TO_BEAUPORT,
        acting: 'british',
        french: { ...FRENCH, left: ['f_sarre:1'] },
      },
      { rest: AWAY },
    )
    p.choose('british', BUTTON.stand, UNIT.b_15).dice(6, 1, 1, 1)
    expect(p.state.battle).toMatchObject({ routed: 'french', leaving: { to: 'st_charles' } })
  })
  test('7.9.2 a routed defender goes where a retreat could: not to enemies, not where the attacker came from, not into a battle', () => {
    const site = { zone: 'sillery', attacker: 'british', from: 'etchemin', way: 'boat' } as const
    const p = beaten('abraham', 'st_charles', {
      zones: { sillery: ['b_43', 'f_marine'], etchemin: ['b_47'] },
      battles: [site],
    })
    expect(p.asked).toBe('french 7.9.2')
    expect(ways(p, 'french')).toEqual(['road ste_foy', 'boat cap_rouge'])
  })
  test('7.9.3 a routed attacker goes back where he came from', () => {
    expect(
      routed()
        .dice(...ones(9))
        .at('sillery'),
    ).toEqual(['b_28', 'b_35'])
  })
  test.each([
    ['an enemy', ['f_marine'], []],
    ['another battle', ['f_marine', 'b_43'], [{ zone: 'sillery', attacker: 'french', from: 'abraham', way: 'road' }]],
  ] as const)('7.9.3, 7.9.4 %s at home: all are lost, without pursuit', (_, sillery, battles) => {
    const p = battle(
      {
        ...TO_CAP_ROUGE,
        routed: 'british',
        british: { centre: ['b_28'], right: ['b_35'], reserve: ['b_gren'] },
      },
      { zones: { sillery }, battles },
    )
    expect(p.lost('british')).toEqual(['b_28', 'b_35', 'b_gren'])
    expect(p.log).toContain('log.no_way_out')
    expect(p.log).not.toContain('log.pursuit')
  })
  test('7.9.4, 9.3 an army without a way out may be the end of the game', () => {
    const p = battle(
      { ...TO_CAP_ROUGE, routed: 'british', british: { centre: ['b_28'], right: ['b_35'] } },
      { zones: { sillery: ['f_marine'], ile_d_orleans: ['b_43', 'b_47', 'b_48', 'b_58', 'b_78:3'] }, rest: {} },
    )
    expect(p.asked).toBe('over')
    expect(p.state.outcome).toMatchObject({ winner: 'french', rule: '9.3' })
  })
  test("7.9.4 boats too few for a routed landing: by the owner's choice, before the pursuit", () => {
    const p = battle(
      {
        zone: 'levis',
        from: 'ile_d_orleans',
        way: 'boat',
        routed: 'british',
        british: { centre: ['b_28'], right: ['b_35'], reserve: ['b_43'] },
      },
      { ships: { bason: 1, st_laurent: 3 }, rest: { british: 'etchemin', french: 'montmorency' } },
    )
    expect(p.asked).toBe('british 7.8.5')
    p.choose('british', UNIT.b_28, UNIT.b_43)
    expect(p.asked).toBe('9 dice 7.10.1')
    // 7.10.5 The reserve was left behind: nobody covers.
    p.dice(5, 5, ...ones(7))
    expect(p.at('ile_d_orleans')).toEqual(['b_35:2'])
  })
  test('7.9.4 no ship left in the river: the landing is lost', () => {
    const p = battle(
      {
        zone: 'levis',
        from: 'ile_d_orleans',
        way: 'boat',
        routed: 'british',
        british: { centre: ['b_28'], right: ['b_35'] },
      },
      { ships: { bason: 0, st_laurent: 4 } },
    )
    expect(p.lost('british')).toEqual(['b_28', 'b_35'])
  })
  test('7.9.4, 7.11.2, R-37 Indians slip away when an army has no way out', () => {
    const p = battle(
      {
        zone: 'montmorency',
        from: 'beauport',
        routed: 'french',
        french: { centre: ['f_bearn'], right: ['f_guyenne'], reserve: ['f_indians'] },
      },
      { rest: AWAY },
    )
    expect(p.lost('french')).toEqual(['f_guyenne', 'f_bearn'])
    expect(p.asked).toBe('french 7.11.2')
    p.choose('french', SPACE.abraham)
    expect(p.at('abraham')).toEqual(['f_indians'])
    expect(p.asked).toBe('french 6.8.1')
  })
  test('7.9.4, 10.2 unless the loss leaves the French below 10', () => {
    const p = battle(
      {
        zone: 'montmorency',
        from: 'beauport',
        routed: 'french',
        french: { centre: ['f_bearn'], right: ['f_guyenne'], reserve: ['f_indians'] },
      },
      { zones: { abraham: ['f_sarre', 'f_marine', 'f_languedoc'] }, rest: { british: 'ile_d_orleans' } },
    )
    expect(p.unit('f_indians').at).toBe('out')
  })
  test('7.9.5, 6.8.2 a routed British defender who flees into a new zone costs a Quebec militia unit', () => {
    const p = battle({
      zone: 'cap_rouge',
      attacker: 'french',
      from: 'sillery',
      routed: 'british',
      british: { centre: ['b_28'], right: ['b_35'] },
    })
    p.dice(...ones(9))
    expect(p.at('ste_foy')).toEqual(['b_28', 'b_35'])
    expect(p.asked).toBe('french 6.8.1')
  })
})

describe('7.10 Pursuit fire', () => {
  test('7.10.1, 3.2 all units of the winner fire once, the reserve too, and both reserves are shown', () => {
    const p = routed(['b_gren'], { ...FRENCH, reserve: ['f_quebec_1'] })
    expect(p.asked).toBe('11 dice 7.10.1')
    expect(p.view('british').battle?.lines.french?.reserve).toEqual([{ unit: 'f_quebec_1', cv: 2 }])
    expect(p.view('french').battle?.lines.british?.reserve).toEqual([{ unit: 'b_gren', cv: 2 }])
  })
  test('7.10.2 by road a 6 is a hit, a 5 is not', () => {
    const p = routed().dice(6, 5, 5, 5, 5, 5, 5, 5, 5).choose('british', UNIT.b_28)
    expect(p.at('sillery')).toEqual(['b_28:3', 'b_35'])
  })
  test('7.10.3 by boat 5 and 6 are hits', () => {
    const p = battle(
      {
        zone: 'levis',
        from: 'ile_d_orleans',
        way: 'boat',
        routed: 'british',
        british: { centre: ['b_28'], right: ['b_35'] },
      },
      { rest: { british: 'etchemin', french: 'montmorency' } },
    )
    p.dice(6, 5, 4, ...ones(6)).choose('british', UNIT.b_28, UNIT.b_28)
    expect(p.at('ile_d_orleans')).toEqual(['b_28:2', 'b_35'])
  })
  test.each([
    ['st_charles', 'beauport', 'abraham'],
    ['abraham', 'sillery', 'st_charles'],
  ] as const)('7.10.3 over the St. Charles too: from %s', (zone, from, to) => {
    const spec = {
      zones: { ste_foy: ['b_43'], cap_rouge: ['b_47'], etchemin: ['b_48'] },
      ships: { bason: 0, st_laurent: 4 },
    } as const
    const p = beaten(zone, from, spec)
    expect(p.state.battle?.leaving?.to).toBe(to)
    p.dice(5, ...ones(11)).choose('french', UNIT.f_bearn)
    expect(p.at(to)).toEqual(['f_guyenne', 'f_bearn:2'])
  })
  test('7.10.4, R-39 Indians of the winner hit on 5 and 6, on dice of their own', () => {
    const p = routed([], { ...FRENCH, reserve: ['f_indians:3'] }).dice(...ones(9))
    expect(p.asked).toBe('3 dice 7.10.1')
    p.dice(5, 6, 4).choose('british', UNIT.b_28, UNIT.b_35)
    expect(p.at('sillery')).toEqual(['b_28:3', 'b_35:3'])
  })
  test.each([
    [[], 0],
    [['b_15:1'], 1],
    [['b_gren:2'], 1],
    [['b_60_2:3'], 2],
    [['b_43:4'], 2],
    [['b_43:4', 'b_48:1'], 3],
  ] as const)('7.10.5 Rear guard %j: %i of five hits are ignored', (reserve, ignored) => {
    const p = routed(reserve).dice(6, 6, 6, 6, 6, ...ones(4))
    for (let n = 0; n < 5 - ignored; n++) p.choose('british', n < 3 ? UNIT.b_28 : UNIT.b_35)
    expect(p.state.battle).toBeNull()
    expect(p.unit('b_28').cv + p.unit('b_35').cv).toBe(8 - (5 - ignored))
  })
  test('7.10.5 no more is ignored than was hit', () => {
    const p = routed(['b_43', 'b_48']).dice(6, ...ones(8))
    expect(p.at('sillery')).toEqual(['b_28', 'b_35', 'b_43', 'b_48'])
  })
  test.each([
    ['on', 2],
    ['off', 0],
  ] as const)('7.10.5, R-23 Indians in reserve cover the rout: %s', (indiansInRearGuard, ignored) => {
    const p = battle(
      {
        ...TO_BEAUPORT,
        routed: 'french',
        french: { centre: ['f_bearn'], right: ['f_guyenne'], reserve: ['f_indians'] },
      },
      { rest: AWAY },
      { indiansInRearGuard },
    )
    p.dice(6, 6, 6, ...ones(9))
    for (let n = 0; n < 3 - ignored; n++) p.choose('french', n < 2 ? UNIT.f_bearn : UNIT.f_guyenne)
    expect(p.unit('f_bearn').cv + p.unit('f_guyenne').cv).toBe(6 - (3 - ignored))
    expect(p.unit('f_indians')).toMatchObject({ at: 'st_charles', cv: 4 })
  })
  test('7.10.6 the routed side spreads the hits as it likes, the reserve included, the Indians not', () => {
    const p = beaten('beauport', 'montmorency', { rest: AWAY }, ['f_marine:1', 'f_indians'])
    p.dice(6, 6, 6, 6, ...ones(8))
    expect(p.offers('french')).toEqual([UNIT.f_guyenne, UNIT.f_bearn, UNIT.f_marine])
    p.choose('french', UNIT.f_marine)
    expect(p.at('st_charles')).toEqual(['f_guyenne', 'f_bearn', 'f_indians'])
  })
  test('7.10.7, 10.2 the pursuit may drive the Indians away', () => {
    const p = beaten('beauport', 'montmorency', { zones: { abraham: ['f_sarre', 'f_quebec_1:1'] } }, ['f_indians'])
    expect(p.view('british').cvWithoutIndians).toBe(10)
    p.dice(6, 6, 6, ...ones(9)).choose('french', UNIT.f_bearn)
    expect(p.at('st_charles')).toEqual(['f_guyenne', 'f_bearn:2'])
    expect(p.unit('f_indians').at).toBe('out')
  })
  test('7.10.6 a routed force that is wiped out in the pursuit: its Indians arrive alone', () => {
    const p = battle(
      {
        ...TO_BEAUPORT,
        routed: 'french',
        french: { centre: ['f_bearn:1'], right: ['f_guyenne:1'], reserve: ['f_indians'] },
      },
      { rest: AWAY },
      { indiansInRearGuard: 'off' },
    )
    p.dice(6, 6, 6, ...ones(9)).choose('french', UNIT.f_bearn)
    expect(p.at('st_charles')).toEqual(['f_indians'])
    expect(p.asked).toBe('french 7.11.2')
  })
})

describe('7.11.1 A skirmish has no rout', () => {
  test('7.11.1 it ends when one side is gone, and nobody pursues', () => {
    const p = battle({
      zone: 'levis',
      from: 'etchemin',
      kind: 'skirmish',
      british: { centre: ['b_15:1'] },
      french: { centre: ['f_sarre', 'f_bearn'] },
    })
    p.choose('french', UNIT.f_sarre).dice(6, 1, 1)
    expect(p.state.battle).toBeNull()
    expect(p.log).toContain('log.battle.won')
    expect(p.log).not.toContain('log.rout')
  })
  test('7.11.1 while a unit stands it goes on, however many have fallen', () => {
    const p = battle({
      zone: 'levis',
      from: 'etchemin',
      kind: 'skirmish',
      british: { centre: ['b_15', 'b_gren:1'] },
      french: { centre: ['f_sarre'] },
    })
    p.dice(6, 1, 1).choose('british', UNIT.b_gren)
    expect(p.asked).toBe('british 7.8.1')
    expect(p.choose('british', TO.road.etchemin).at('etchemin')).toEqual(['b_15'])
  })
})
