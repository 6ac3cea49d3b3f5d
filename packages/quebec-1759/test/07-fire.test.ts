import { describe, expect, test } from 'vitest'
import type { BattleSpec, Piece, PositionSpec } from '../src/position.ts'
import { view } from '../src/view.ts'
import { AWAY, BRITISH, BUTTON, battle as begun, FRENCH, INTO, MARCH, play, TO, TO_BEAUPORT, UNIT } from './help.ts'

/** The British have attacked Beauport from Montmorency by road. */
const battle = (more: Partial<BattleSpec> = {}, spec: PositionSpec = {}) =>
  begun({ ...TO_BEAUPORT, ...more }, { rest: AWAY, ...spec })
const LANDING = { from: 'ile_d_orleans', way: 'boat' } as const
const skirmish = (british: readonly Piece[], french: readonly Piece[], more: Partial<BattleSpec> = {}) =>
  battle({ kind: 'skirmish', british: { centre: british }, french: { centre: french }, ...more })

describe('7.6 Battle turn', () => {
  test('7.6 defender: reserve, fire; attacker: retreat, reserve, fire; then the next turn begins with the defender', () => {
    const p = battle({ british: { ...BRITISH, reserve: ['b_43'] }, french: { ...FRENCH, reserve: ['f_marine'] } })
    expect(p.asked).toBe('french 7.6')
    expect(p.choose('french', BUTTON.hold).asked).toBe('french 7.7.1')
    p.choose('french', BUTTON.fire_all).misses(3, 3, 3)
    expect(p.asked).toBe('british 7.8.1')
    expect(p.choose('british', BUTTON.stand).asked).toBe('british 7.6')
    p.choose('british', BUTTON.hold, BUTTON.fire_all).misses(4, 4, 4)
    expect(p.state.battle).toMatchObject({ round: 2, acting: 'french' })
    expect(p.asked).toBe('french 7.8.1')
  })
  test('7.6 one unit a turn from the reserve into any column; it fires at once and is seen', () => {
    const p = battle({ french: { ...FRENCH, reserve: ['f_marine', 'f_quebec_1'] } })
    expect(p.offers('french')).toHaveLength(7)
    p.choose('french', INTO.right.f_marine)
    expect(p.state.battle?.lines.french).toMatchObject({ right: ['f_guyenne', 'f_marine'], reserve: ['f_quebec_1'] })
    expect(p.offers('french')).toContainEqual(UNIT.f_marine)
    expect(p.view('british').battle?.lines.french?.right[1]).toEqual({ unit: 'f_marine', cv: 3 })
    expect(p.table.canUndo('french')).toBe(false)
  })
  test('7.6, 7.5.4 the Indians never leave the reserve, and the French are asked even if only they stand there', () => {
    const p = battle({ french: { ...FRENCH, reserve: ['f_indians'] } })
    expect(p.asked).toBe('french 7.6')
    expect(p.offers('french')).toEqual([BUTTON.hold])
  })
  test('7.6 without a reserve nobody is asked', () => {
    expect(battle().asked).toBe('french 7.7.1')
  })
  test('7.5.4 Indians in reserve do not fire', () => {
    const p = battle({ french: { ...FRENCH, reserve: ['f_indians'] } }).choose('french', BUTTON.hold)
    expect(p.offers('french')).not.toContainEqual(UNIT.f_indians)
  })
})

describe('7.7.1 to 7.7.3 Fire', () => {
  test('7.7.1 every unit fires once, in the order its player likes, one die a CV', () => {
    const p = battle({ french: { ...FRENCH, left: ['f_sarre:2', 'f_quebec_1'] } })
    expect(p.choose('french', UNIT.f_guyenne).asked).toBe('3 dice 7.7.1')
    p.misses(3)
    expect(p.refuses('french', UNIT.f_guyenne)).toBe(true)
    expect(p.choose('french', UNIT.f_sarre).asked).toBe('2 dice 7.7.1')
    p.misses(2).choose('french', UNIT.f_bearn).misses(3)
    expect(p.asked).toBe('2 dice 7.7.1')
    p.misses(2)
    expect(p.asked).toBe('british 7.8.1')
  })
  test('7.7.1 only a 6 hits', () => {
    const p = battle().choose('french', UNIT.f_sarre).dice(6, 5, 5)
    expect(p.unit('b_15').cv).toBe(3)
  })
  test('7.7.1 the rest fires together, or one may still be picked first', () => {
    const p = battle().choose('french', UNIT.f_bearn).misses(3).choose('french', BUTTON.fire_all).misses(3, 3)
    expect(p.asked).toBe('british 7.8.1')
  })
  test('7.7.1 both know that the rest fires together: a loss taken meanwhile tells nothing', () => {
    const p = battle({ british: { ...BRITISH, left: ['b_15', 'b_43'] } })
    expect(view(p.state, 'british').battle?.volley).toBe(false)
    p.choose('french', BUTTON.fire_all).dice(6, 1, 1)
    expect(p.asked).toBe('british 7.7.2')
    expect(view(p.state, 'british').battle?.volley).toBe(true)
  })
  test('7.7.2 hits strike the opposing column only, and its owner chooses', () => {
    const p = battle({ british: { ...BRITISH, left: ['b_15', 'b_43'] } })
    p.choose('french', UNIT.f_sarre).dice(6, 6, 1)
    expect(p.asked).toBe('british 7.7.2')
    expect(p.offers('british')).toEqual([UNIT.b_15, UNIT.b_43])
    p.choose('british', UNIT.b_43, UNIT.b_15)
    expect([p.unit('b_15').cv, p.unit('b_43').cv]).toEqual([3, 3])
  })
  test('7.7.2 the reserve cannot be hit', () => {
    const p = battle({ british: { ...BRITISH, reserve: ['b_43'] } })
      .choose('french', UNIT.f_sarre)
      .dice(6, 1, 1)
    expect(p.unit('b_15').cv).toBe(3)
    expect(p.unit('b_43').cv).toBe(4)
  })
  test('7.7.2 hits beyond the CV of the column are lost', () => {
    const p = skirmish(['b_15:1'], ['f_sarre', 'f_bearn']).choose('french', UNIT.f_sarre).dice(6, 6, 6)
    expect(p.log).toContain('log.surplus')
    expect(p.state.battle).toBeNull()
  })
  test('7.7.2, R-15 nor do they spill over into another column', () => {
    const p = battle({ british: { ...BRITISH, left: ['b_15:1'] } })
      .choose('french', UNIT.f_sarre)
      .dice(6, 6, 6)
    expect(p.log).toContain('log.surplus')
    expect([p.unit('b_28').cv, p.unit('b_35').cv]).toEqual([4, 4])
  })
  test('7.7.3 losses take effect at once: who was hit rolls fewer dice, who fell rolls none', () => {
    const p = battle({ british: { ...BRITISH, left: ['b_15', 'b_gren:1'] } })
    p.choose('french', UNIT.f_sarre).dice(6, 6, 1).choose('british', UNIT.b_15, UNIT.b_gren)
    p.choose('french', BUTTON.fire_all).misses(3, 3).choose('british', BUTTON.stand)
    expect(p.offers('british')).toEqual([UNIT.b_15, UNIT.b_28, UNIT.b_35, BUTTON.fire_all])
    expect(p.choose('british', UNIT.b_15).asked).toBe('3 dice 7.7.1')
  })
})

describe('7.7.4 Landing', () => {
  test('7.7.4, R-24 in the first battle turn the defender hits a landing on 5 and 6', () => {
    const p = battle(LANDING).choose('french', UNIT.f_sarre).dice(5, 6, 4)
    expect(p.unit('b_15').cv).toBe(2)
  })
  test('7.7.4 not in the second', () => {
    const p = battle({ ...LANDING, round: 2 })
      .choose('french', BUTTON.stand, UNIT.f_sarre)
      .dice(5, 6, 4)
    expect(p.unit('b_15').cv).toBe(3)
  })
  test('7.7.4 not the attacker himself', () => {
    const p = battle({ ...LANDING, acting: 'british' })
      .choose('british', BUTTON.stand, UNIT.b_15)
      .dice(5, 5, 5, 5)
    expect(p.unit('f_sarre').cv).toBe(3)
  })
  test('7.7.4 units brought from the reserve in that turn too', () => {
    const p = battle({ ...LANDING, french: { ...FRENCH, reserve: ['f_quebec_1'] } })
    p.choose('french', INTO.left.f_quebec_1, UNIT.f_quebec_1).dice(5, 5)
    expect(p.unit('b_15').cv).toBe(2)
  })
  test('7.7.4, 7.7.5 in a skirmish too, the Indians as well', () => {
    const p = skirmish(['b_15'], ['f_sarre', 'f_indians'], LANDING).choose('french', UNIT.f_indians).dice(5, 5, 5, 1)
    expect(p.unit('b_15').cv).toBe(1)
  })
  test('7.7.4, R-21 an attack by road gives no advantage, not even over the St. Charles', () => {
    const p = battle({ zone: 'abraham', from: 'st_charles' }).choose('french', UNIT.f_sarre).dice(5, 5, 6)
    expect(p.unit('b_15').cv).toBe(3)
  })
  test('7.7.4, 7.2.1 defenders who landed this turn hit on 6 only, those who were there on 5 and 6', () => {
    const p = play({
      zones: { etchemin: ['b_15'], sillery: ['f_sarre'], abraham: ['f_guyenne'] },
      ships: { bason: 3, st_laurent: 1 },
      rest: true,
    })
    p.orders({ british: [MARCH.etchemin, TO.boat.sillery], french: [MARCH.abraham, TO.boat.sillery] })
    p.choose('french', BUTTON.stay, UNIT.f_guyenne).dice(5, 5, 1)
    expect(p.unit('b_15').cv).toBe(4)
    p.dice(5, 5, 1)
    expect(p.unit('b_15').cv).toBe(2)
  })
  test('7.7.4, 7.2.1 a defender who came by road this turn has the advantage', () => {
    const p = play({
      zones: { etchemin: ['b_15'], sillery: ['f_sarre'], abraham: ['f_guyenne'] },
      ships: { bason: 3, st_laurent: 1 },
      rest: true,
    })
    p.orders({ british: [MARCH.etchemin, TO.boat.sillery], french: [MARCH.abraham, TO.road.sillery] })
    p.choose('french', BUTTON.stay, UNIT.f_guyenne).dice(5, 5, 1)
    expect(p.unit('b_15').cv).toBe(2)
  })
  test('7.7.4 who landed the turn before stands like the others', () => {
    const p = play({
      zones: { etchemin: ['b_15'], abraham: ['f_guyenne'] },
      ships: { bason: 3, st_laurent: 1 },
      rest: true,
      out: ['f_indians'],
    })
    p.orders({ french: [MARCH.abraham, TO.boat.sillery] })
    p.orders({ british: [MARCH.etchemin, TO.boat.sillery] }).dice(5, 5, 1)
    expect(p.unit('b_15').cv).toBe(2)
  })
  test('7.7.4 riverAssault gives the attacker nothing', () => {
    const spec: PositionSpec = {
      battle: {
        ...({ zone: 'abraham', attacker: 'british', from: 'st_charles', way: 'road', acting: 'british' } as const),
        british: BRITISH,
        french: FRENCH,
      },
      rest: true,
    }
    const p = play(spec, { riverAssault: 'on' }).choose('british', BUTTON.stand, UNIT.b_15).dice(5, 5, 5, 5)
    expect(p.unit('f_sarre').cv).toBe(3)
  })
  test('7.7.4, R-21 riverAssault: an attack between St. Charles and Abraham is met like a landing, both ways', () => {
    const river = (zone: 'abraham' | 'st_charles', from: 'abraham' | 'st_charles') =>
      play(
        {
          battle: { zone, attacker: 'british', from, way: 'road', british: BRITISH, french: FRENCH },
          rest: true,
        },
        { riverAssault: 'on' },
      )
        .choose('french', UNIT.f_sarre)
        .dice(5, 5, 1)
        .unit('b_15').cv
    expect(river('abraham', 'st_charles')).toBe(2)
    expect(river('st_charles', 'abraham')).toBe(2)
    const beauport = play(
      {
        battle: {
          zone: 'st_charles',
          attacker: 'british',
          from: 'beauport',
          way: 'road',
          british: BRITISH,
          french: FRENCH,
        },
        rest: true,
      },
      { riverAssault: 'on' },
    )
    expect(beauport.choose('french', UNIT.f_sarre).dice(5, 5, 1).unit('b_15').cv).toBe(4)
  })
})

describe('7.7.5, 7.7.6 Indians under fire', () => {
  test('7.7.5 in a skirmish they fire and may take hits', () => {
    const p = skirmish(['b_15'], ['f_sarre', 'f_indians'], { acting: 'british' }).choose('british', BUTTON.stand)
    p.dice(6, 1, 1, 1)
    expect(p.offers('french')).toEqual([UNIT.f_sarre, UNIT.f_indians])
    p.choose('french', UNIT.f_indians, BUTTON.stand)
    expect(p.choose('french', UNIT.f_indians).asked).toBe('3 dice 7.7.1')
  })
  test('7.7.5, 10.3 at CV 1 they leave the game, and the skirmish goes on without them', () => {
    const p = skirmish(['b_15'], ['f_sarre', 'f_indians:2'], { acting: 'british' }).choose('british', BUTTON.stand)
    p.dice(6, 1, 1, 1).choose('french', UNIT.f_indians)
    expect(p.unit('f_indians').at).toBe('out')
    expect(p.state.battle?.lines.french.centre).toEqual(['f_sarre'])
    expect(p.asked).toBe('french 7.8.1')
  })
  test('7.7.6, 10.2 they leave in the middle of a volley when the other French fall below 10', () => {
    const p = battle(
      { acting: 'british', french: { ...FRENCH, reserve: ['f_indians'] } },
      { zones: { abraham: ['f_quebec_1:1'] }, rest: { british: 'ile_d_orleans' } },
    )
    p.choose('british', BUTTON.stand, UNIT.b_15).dice(6, 6, 1, 1)
    expect(p.unit('f_indians').at).toBe('out')
    expect(p.state.battle?.lines.french.reserve).toEqual([])
    expect(p.asked).toBe('british 7.7.1')
  })
  test('7.7.6, 7.5.4 Indians who leave a skirmish may leave the British alone with nobody: it is over', () => {
    const p = battle(
      {
        kind: 'skirmish',
        acting: 'british',
        british: { centre: ['b_15'] },
        french: { centre: ['f_quebec_1:1', 'f_indians'] },
      },
      { zones: { abraham: ['f_sarre', 'f_bearn', 'f_guyenne'] }, rest: { british: 'ile_d_orleans' } },
    )
    p.choose('british', BUTTON.stand).dice(6, 1, 1, 1).choose('french', UNIT.f_quebec_1)
    expect(p.unit('f_indians').at).toBe('out')
    expect(p.at('beauport')).toEqual(['b_15'])
    expect(p.state.battle).toBeNull()
  })
  test('9.3, 10.1 the British break in the middle of a volley: no more shot is fired', () => {
    const p = battle({}, { zones: { ile_d_orleans: ['b_43', 'b_47'] }, rest: { french: 'cap_rouge' } })
    p.choose('french', BUTTON.fire_all).dice(6, 1, 1)
    expect(p.asked).toBe('over')
    expect(p.state.outcome).toMatchObject({ winner: 'french', rule: '9.3' })
    expect(p.refuses('french', UNIT.f_bearn)).toBe(true)
  })
})
