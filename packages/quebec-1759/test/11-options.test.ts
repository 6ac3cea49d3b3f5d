import { describe, expect, test } from 'vitest'
import type { BattleSpec, PositionSpec } from '../src/position.ts'
import { AWAY, BUTTON, block, INDIAN, MARCH, play, type Rehearsal, SPACE, TO, UNIT } from './help.ts'

const SECOND = { edition: 'second' }
const BRITISH = { left: ['b_wolfe'], centre: ['b_28'], right: ['b_35'] } as const
const FRENCH = { left: ['f_sarre'], centre: ['f_bearn'], right: ['f_guyenne'] } as const
/** The British have attacked Cap Rouge from Sillery by road, Wolfe alone on the left. */
const battle = (more: Partial<BattleSpec> = {}, spec: PositionSpec = {}) =>
  play(
    {
      battle: {
        zone: 'cap_rouge',
        attacker: 'british',
        from: 'sillery',
        way: 'road',
        british: BRITISH,
        french: FRENCH,
        ...more,
      },
      rest: true,
      ...spec,
    },
    SECOND,
  )
const destinations = (p: Rehearsal): string[] =>
  p.offers('french').flatMap((o) => ('way' in o ? [`${o.way} ${o.space}`] : []))

describe('11.1.1 Leaders fire', () => {
  test('11.1.1, R-20 always two dice, although the CV is 1', () => {
    const p = battle({ acting: 'british' }).choose('british', BUTTON.stand, UNIT.b_wolfe)
    expect(p.asked).toBe('2 dice 7.7.1')
    expect(p.unit('b_wolfe').cv).toBe(1)
  })
  test('11.1.1 one hit is enough', () => {
    const p = battle().choose('french', UNIT.f_sarre).dice(6, 1, 1)
    expect(p.unit('b_wolfe').at).toBe('out')
    expect(p.state.battle?.routed).toBe('british')
  })
  test('11.1.1, 7.9.1, R-40 equal dice that empty his own column rout his own side', () => {
    const p = battle({ acting: 'british' }).choose('british', BUTTON.stand, UNIT.b_wolfe).dice(2, 2)
    expect(p.lost('british')).toEqual(['b_wolfe'])
    expect(p.state.battle?.routed).toBe('british')
    expect(p.asked).toBe('9 dice 7.10.1')
  })
  test('11.1.1, 7.9.1, R-40 hits count first: if they empty the column opposite, it is the enemy who breaks', () => {
    const french = { left: ['f_sarre:2'], centre: ['f_bearn'], right: ['f_guyenne'] } as const
    const p = battle({ acting: 'british', french }).choose('british', BUTTON.stand, UNIT.b_wolfe).dice(6, 6)
    expect([p.lost('british'), p.lost('french')]).toEqual([['b_wolfe'], ['f_sarre']])
    expect(p.state.battle?.routed).toBe('french')
    p.choose('french', TO.road.ste_foy)
    // 7.10.1 Those who are left pursue.
    expect(p.asked).toBe('8 dice 7.10.1')
  })
  test('11.1.1, 7.11.1 the last man of a skirmish falls by his own dice: it is over', () => {
    const p = battle({
      kind: 'skirmish',
      acting: 'british',
      british: { centre: ['b_wolfe'] },
      french: { centre: ['f_sarre'] },
    })
    p.choose('british', BUTTON.stand).dice(4, 4)
    expect(p.state.battle).toBeNull()
    expect(p.at('cap_rouge')).toEqual(['f_sarre'])
  })
  test('11.1.1, 7.7.4, R-20 against a landing both dice hit on 5 and 6', () => {
    const p = battle({
      zone: 'beauport',
      from: 'ile_d_orleans',
      way: 'boat',
      british: { left: ['b_15'], centre: ['b_28'], right: ['b_35'] },
      french: { ...FRENCH, left: ['f_montcalm'] },
    })
    p.choose('french', UNIT.f_montcalm).dice(5, 6)
    expect(p.unit('b_15').cv).toBe(2)
  })
  test('11.1.1, 7.10.1, R-39 in a pursuit he rolls apart from the line, and equal dice cost him there too', () => {
    const p = battle({
      routed: 'british',
      british: { centre: ['b_28'], right: ['b_35'] },
      french: { ...FRENCH, left: ['f_montcalm'] },
    })
    expect(p.asked).toBe('6 dice 7.10.1')
    expect(p.misses(6).asked).toBe('2 dice 7.10.1')
    p.dice(6, 6).choose('british', UNIT.b_28, UNIT.b_28)
    expect(p.unit('b_28')).toMatchObject({ at: 'sillery', cv: 2 })
    expect(p.lost('french')).toEqual(['f_montcalm'])
  })
  test('11.1.1, 7.8.6 the same at a retreat under fire', () => {
    const p = battle({
      zone: 'levis',
      from: 'ile_d_orleans',
      way: 'boat',
      acting: 'british',
      british: { left: ['b_15'], centre: ['b_28'], right: ['b_35'] },
      french: { ...FRENCH, left: ['f_montcalm'] },
    })
    p.choose('british', TO.boat.ile_d_orleans).misses(6)
    expect(p.asked).toBe('2 dice 7.8.6')
    expect(p.dice(5, 5).lost('french')).toEqual(['f_montcalm'])
    expect(p.unit('b_15').cv).toBe(4)
  })
  test('11.1.1, 9.3 his loss counts: with 20 CV his own dice may end the game', () => {
    const spec: PositionSpec = { zones: { ile_d_orleans: ['b_43', 'b_47', 'b_48:3'] }, rest: { french: 'montmorency' } }
    const p = battle({ acting: 'british' }, spec)
    expect(p.view('french').cv.british).toBe(20)
    p.choose('british', BUTTON.stand, UNIT.b_wolfe).dice(1, 1)
    expect(p.state.outcome).toMatchObject({ winner: 'french', rule: '9.3' })
  })
  test('11.1.1, 10.2 and so does that of Montcalm', () => {
    const p = battle(
      { french: { ...FRENCH, left: ['f_montcalm', 'f_sarre'] } },
      { zones: { abraham: ['f_indians'] }, rest: { british: 'ile_d_orleans' } },
    )
    expect(p.view('british').cvWithoutIndians).toBe(10)
    p.choose('french', UNIT.f_montcalm).dice(1, 1)
    expect(p.unit('f_indians').at).toBe('out')
  })
})

describe('11.1.1 Leaders march', () => {
  test('11.1.1 one or two zones by road; the others one', () => {
    const p = play({ zones: { montmorency: ['f_montcalm', 'f_sarre'] } }, SECOND).choose('french', MARCH.montmorency)
    expect(destinations(p)).toEqual(['road beauport', 'road st_charles'])
    p.choose('french', TO.road.st_charles)
    expect(p.refuses('french', UNIT.f_sarre)).toBe(true)
    p.choose('french', TO.road.beauport).choose('british', BUTTON.pass)
    expect([p.at('st_charles'), p.at('beauport')]).toEqual([['f_montcalm'], ['f_sarre']])
  })
  test('11.1.1, R-41 not through a zone with enemies, but to one', () => {
    const march = (zones: PositionSpec['zones']) =>
      play({ zones: { abraham: ['f_montcalm', 'f_sarre'], ...zones } }, SECOND).choose('french', MARCH.abraham)
    const far = (p: Rehearsal) => destinations(p).filter((to) => ['road beauport', 'road cap_rouge'].includes(to))
    expect(far(march({}))).toEqual(['road beauport', 'road cap_rouge'])
    expect(far(march({ st_charles: ['b_15'] }))).toEqual(['road cap_rouge'])
    expect(far(march({ sillery: ['b_15'] }))).toEqual(['road beauport', 'road cap_rouge'])
    expect(far(march({ sillery: ['b_15'], ste_foy: ['b_28'] }))).toEqual(['road beauport'])
    expect(far(march({ beauport: ['b_15'], cap_rouge: ['b_28'] }))).toEqual(['road beauport', 'road cap_rouge'])
  })
  test('11.1.1 without him nobody goes two zones', () => {
    const p = play({ zones: { montmorency: ['f_sarre', 'f_bearn'], beauport: ['f_montcalm'] } }, SECOND)
    p.choose('french', MARCH.montmorency)
    // Only Beauport: it is taken without asking.
    expect(p.offers('french')).toEqual([UNIT.f_sarre, UNIT.f_bearn, BUTTON.all])
  })
  test('11.1.1, 6.6, R-20 by boat he goes like others', () => {
    const p = play({ zones: { etchemin: ['f_montcalm', 'f_sarre'] } }, SECOND).choose('french', MARCH.etchemin)
    expect(destinations(p)).toEqual(['road levis', 'boat abraham', 'boat sillery', 'boat cap_rouge'])
  })
  test('11.1.1, 7.8.2, R-41 an attack from two zones away goes back two zones, 7.8.7 under fire if the river lies between', () => {
    const p = play(
      { zones: { beauport: ['f_montcalm', 'f_sarre'], abraham: ['b_15'] }, rest: { british: 'ile_d_orleans' } },
      SECOND,
    )
    p.orders({ french: [MARCH.beauport, TO.road.abraham, BUTTON.done] }).misses(4)
    expect(p.state.battle).toMatchObject({ zone: 'abraham', attacker: 'french', from: 'beauport' })
    p.choose('french', TO.road.beauport)
    expect(p.asked).toBe('4 dice 7.8.7')
    expect(p.misses(4).at('beauport')).toEqual(['f_sarre', 'f_montcalm'])
  })
})

describe('11.1.2 Detachments', () => {
  test('11.1.2 they march, stay and fight alone, with one die', () => {
    const p = play({ zones: { levis: ['b_det_1', 'b_det_2'], etchemin: ['f_det_1'] }, rest: true }, SECOND)
    p.orders({ british: [MARCH.levis, TO.road.etchemin, UNIT.b_det_1, BUTTON.done] })
    expect(p.at('levis')).toEqual(['b_det_2'])
    p.choose('french', BUTTON.stay)
    expect(p.asked).toBe('1 dice 7.7.1')
    p.dice(6)
    expect(p.lost('british')).toEqual(['b_det_1'])
  })
  test('11.1.2, 7.5.2 they count for the three columns', () => {
    const p = play(
      {
        step: 'battles',
        zones: { beauport: ['b_det_1', 'b_det_2', 'b_wolfe', 'f_det_1', 'f_det_2', 'f_det_3'] },
        battles: [{ zone: 'beauport', attacker: 'british', from: 'ile_d_orleans', way: 'boat' }],
        rest: AWAY,
      },
      SECOND,
    )
    p.choose('french', BUTTON.stay)
    expect(p.state.battle?.kind).toBe('columns')
    expect(p.lost('british')).toEqual([])
  })
  test('11.1.2, 6.4.6 scouting shows them and removes nothing', () => {
    const p = play({ zones: { levis: ['b_det_1'], abraham: ['f_indians'] }, rest: true }, SECOND)
    p.orders({ french: [INDIAN.levis, BUTTON.scout] })
      .lots('b_det_1')
      .choose('french', block(0), SPACE.abraham)
    expect(p.at('levis')).toEqual(['b_det_1'])
  })
  test('11.1.2, 4.3 a zone may hold detachments alone from the start', () => {
    const p = play({ step: 'deployment' }, SECOND)
    for (const id of ['f_det_1', 'f_det_2', 'f_det_3', 'f_det_4'] as const) p.choose('french', UNIT[id], SPACE.ste_foy)
    p.choose('french', BUTTON.rest, SPACE.beauport)
    expect(p.at('ste_foy')).toEqual(['f_det_1', 'f_det_2', 'f_det_3', 'f_det_4'])
  })
})
