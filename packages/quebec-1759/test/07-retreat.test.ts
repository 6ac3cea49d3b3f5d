import type { Settings } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import type { BattleSpec } from '../src/position.ts'
import {
  AWAY,
  BRITISH,
  BUTTON,
  battle as begun,
  FRENCH,
  MARCH,
  play,
  SPACE,
  TO,
  TO_BEAUPORT,
  UNIT,
  ways,
} from './help.ts'

/** In the second battle turn, when the defender may go too. */
const battle = (...[more, spec, settings]: Parameters<typeof begun>) =>
  begun({ round: 2, ...more }, { rest: AWAY, ...spec }, settings)

describe('7.8.1 to 7.8.4 Who may retreat, and where', () => {
  test('7.8.1 all units leave together to one zone, the reserve too', () => {
    const p = battle({
      ...TO_BEAUPORT,
      french: { ...FRENCH, reserve: ['f_marine', 'f_indians'] },
    })
    p.choose('french', TO.road.st_charles)
    expect(p.at('st_charles')).toEqual(['f_sarre', 'f_guyenne', 'f_bearn', 'f_marine', 'f_indians'])
    expect(p.at('beauport')).toEqual(['b_15', 'b_28', 'b_35'])
  })
  test('7.8.1, 7.6 the defender not in the first battle turn, the attacker even then', () => {
    const p = battle({ ...TO_BEAUPORT, round: 1 })
    expect(p.asked).toBe('french 7.7.1')
    p.choose('french', BUTTON.fire_all).misses(3, 3, 3)
    expect(ways(p, 'british')).toEqual(['road montmorency'])
  })
  test('7.8.2 the defender: any adjacent zone, or by boat another shore of the same river area', () => {
    const p = battle({ zone: 'sillery', from: 'cap_rouge' }, { rest: true })
    expect(ways(p, 'french')).toEqual(['road abraham', 'boat etchemin'])
  })
  test('7.8.2, R-16 where a road leads it is taken: no boat to an adjacent zone', () => {
    const p = battle({ zone: 'sillery', from: 'etchemin', way: 'boat' }, { rest: true })
    expect(ways(p, 'french')).toEqual(['road abraham', 'road cap_rouge'])
  })
  test('7.8.2 the French have no boats in the Bason', () => {
    const p = battle(TO_BEAUPORT)
    expect(ways(p, 'french')).toEqual(['road st_charles'])
  })
  test('7.8.2 a British defender by boat in the Bason', () => {
    const p = battle(
      { zone: 'beauport', attacker: 'french', from: 'st_charles' },
      { ships: { bason: 1, st_laurent: 3 } },
    )
    expect(ways(p, 'british')).toEqual(['road montmorency', 'boat levis', 'boat ile_d_orleans'])
  })
  test('7.8.2, R-16 the attacker only back where he came from, by the same means', () => {
    const p = battle({ zone: 'levis', from: 'ile_d_orleans', way: 'boat', acting: 'british' })
    expect(ways(p, 'british')).toEqual(['boat ile_d_orleans'])
    const q = battle({ zone: 'sillery', from: 'abraham', acting: 'british' }, { ships: { bason: 0, st_laurent: 4 } })
    expect(ways(q, 'british')).toEqual(['road abraham'])
  })
  test('7.8.3 not into enemies, decoys included', () => {
    const p = battle(
      { zone: 'abraham', from: 'st_charles' },
      { zones: { sillery: ['b_43', 'b_decoy_1'], ste_foy: ['f_marine'] } },
    )
    expect(ways(p, 'french')).toEqual(['road ste_foy', 'boat cap_rouge', 'boat etchemin'])
  })
  test('7.8.3 not to the zone the attacker came from, although it is empty now', () => {
    const p = battle({ zone: 'abraham', from: 'ste_foy' }, { ships: { bason: 0, st_laurent: 4 } })
    expect(ways(p, 'french')).toEqual(['road st_charles', 'road sillery'])
  })
  test('7.8.3 not into a battle still to be fought', () => {
    const site = { zone: 'sillery', attacker: 'british', from: 'etchemin', way: 'boat' } as const
    const p = battle(
      { zone: 'abraham', from: 'st_charles' },
      { zones: { sillery: ['b_43', 'f_marine'] }, battles: [site] },
    )
    expect(ways(p, 'french')).not.toContain('road sillery')
  })
  test('7.8.3 the attacker not home either, if a battle or the enemy is there', () => {
    const blocked = (there: 'f_marine' | 'b_43') =>
      battle({ zone: 'abraham', from: 'st_charles', acting: 'british' }, { zones: { st_charles: ['f_marine', there] } })
    expect(blocked('b_43').asked).toBe('british 7.7.1')
    expect(blocked('f_marine').asked).toBe('british 7.7.1')
  })
  test('7.8.3, R-25 a zone whose battle is over is free, if no enemy stands there', () => {
    const p = play({
      step: 'battles',
      zones: { abraham: ['f_sarre', 'b_15'], st_charles: ['f_marine', 'b_gren:1'] },
      battles: [
        { zone: 'abraham', attacker: 'british', from: 'sillery', way: 'road' },
        { zone: 'st_charles', attacker: 'british', from: 'beauport', way: 'road' },
      ],
      rest: AWAY,
      out: ['f_indians'],
    })
    p.choose('french', SPACE.st_charles).dice(6, 1, 1).misses(3)
    p.choose('british', BUTTON.stand).misses(4)
    expect(ways(p, 'french')).toContain('road st_charles')
  })
  test('7.8.4, R-17 without a permitted destination there is no retreat: he stands without being asked', () => {
    const p = battle({ zone: 'montmorency', from: 'beauport' })
    expect(p.asked).toBe('french 7.7.1')
  })
})

describe('7.8.5 to 7.8.9 Retreat under fire', () => {
  const sillery = (st_laurent: number, british: BattleSpec['british'] = BRITISH, settings = {}) =>
    battle(
      { zone: 'sillery', attacker: 'french', from: 'abraham', british },
      {
        ships: { bason: 4 - st_laurent, st_laurent },
        zones: { cap_rouge: ['f_marine'] },
        rest: { british: 'etchemin', french: 'montmorency' },
      },
      settings,
    )
  test('7.8.5 boats too few: the owner chooses who is lost', () => {
    const p = sillery(1).choose('british', TO.boat.etchemin)
    expect(p.asked).toBe('british 7.8.5')
    p.choose('british', UNIT.b_15, UNIT.b_35)
    expect(p.lost('british')).toEqual(['b_15', 'b_35'])
    p.misses(9)
    expect(p.unit('b_28').at).toBe('etchemin')
  })
  test('7.8.5 no boat at all, no retreat by boat', () => {
    expect(sillery(0).asked).toBe('british 7.7.1')
  })
  test('7.8.5, R-35 all places count, also those that were used on the way there', () => {
    const p = play({
      zones: { levis: ['f_sarre'] },
      ships: { bason: 2, st_laurent: 2 },
      rest: true,
      out: ['f_indians'],
    })
    p.orders({ british: [MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, UNIT.b_28] }).misses(3)
    p.choose('british', TO.boat.ile_d_orleans).misses(3)
    expect(p.lost('british')).toEqual([])
  })
  test('7.8.5 the French: four less the ships in the St. Laurent', () => {
    const p = battle({ zone: 'etchemin', from: 'levis' }, { ships: { bason: 2, st_laurent: 2 }, rest: true })
    p.choose('french', TO.boat.sillery)
    expect(p.asked).toBe('french 7.8.5')
    p.choose('french', UNIT.f_bearn).misses(12)
    expect(p.at('sillery')).toEqual(['f_sarre', 'f_guyenne'])
  })
  test('7.8.5, R-36 the Indians need no place', () => {
    const p = battle(
      { zone: 'etchemin', from: 'levis', french: { ...FRENCH, reserve: ['f_indians'] } },
      { ships: { bason: 1, st_laurent: 3 }, rest: true },
    )
    p.choose('french', TO.boat.sillery)
    expect(p.offers('french')).toEqual([UNIT.f_sarre, UNIT.f_guyenne, UNIT.f_bearn])
    p.choose('french', UNIT.f_bearn, UNIT.f_guyenne).misses(12)
    expect(p.at('sillery')).toEqual(['f_sarre', 'f_indians'])
  })
  test('7.8.5, 9.3 units left without a boat may be the loss that breaks the British', () => {
    const p = battle(
      { zone: 'sillery', attacker: 'french', from: 'abraham' },
      { ships: { bason: 2, st_laurent: 2 }, zones: { cap_rouge: ['f_marine'], etchemin: ['b_43', 'b_47'] }, rest: {} },
    )
    p.choose('british', TO.boat.etchemin, UNIT.b_15)
    expect(p.asked).toBe('over')
    expect(p.state.outcome).toMatchObject({ winner: 'french', margin: 4, rule: '9.3' })
  })
  test('7.8.6, R-39 fire at a retreat by boat: all units, reserve included, on 6 only', () => {
    const p = battle(
      {
        zone: 'levis',
        from: 'ile_d_orleans',
        way: 'boat',
        acting: 'british',
        french: { ...FRENCH, reserve: ['f_marine:2', 'f_indians'] },
      },
      { rest: { british: 'etchemin', french: 'montmorency' } },
    )
    p.choose('british', TO.boat.ile_d_orleans)
    expect(p.asked).toBe('15 dice 7.8.6')
    p.dice(6, ...Array.from({ length: 14 }, () => 5))
    expect(p.asked).toBe('british 7.8.6')
    p.choose('british', UNIT.b_28)
    expect(p.at('ile_d_orleans')).toEqual(['b_15', 'b_28:3', 'b_35'])
  })
  test('7.8.6 the owner may put hits on any unit, out of the reserve too, but not on the Indians', () => {
    const p = battle(
      { zone: 'etchemin', from: 'levis', french: { ...FRENCH, reserve: ['f_marine', 'f_indians'] } },
      { ships: { bason: 4, st_laurent: 0 }, rest: true },
    )
    p.choose('french', TO.boat.sillery).dice(6, 6, ...Array.from({ length: 10 }, () => 1))
    expect(p.offers('french')).toEqual([UNIT.f_sarre, UNIT.f_guyenne, UNIT.f_bearn, UNIT.f_marine])
    p.choose('french', UNIT.f_marine, UNIT.f_marine)
    expect(p.at('sillery')).toEqual(['f_sarre', 'f_guyenne', 'f_bearn', 'f_marine:1', 'f_indians'])
  })
  test('7.8.6, 10.2 fire at a retreat may drive the Indians away', () => {
    const p = battle(
      { zone: 'etchemin', from: 'levis', french: { ...FRENCH, reserve: ['f_indians'] } },
      { zones: { abraham: ['f_quebec_1:1'] }, rest: { british: 'ile_d_orleans' } },
    )
    p.choose('french', TO.boat.sillery)
      .dice(6, ...Array.from({ length: 11 }, () => 1))
      .choose('french', UNIT.f_sarre)
    expect(p.at('sillery')).toEqual(['f_sarre:2', 'f_guyenne', 'f_bearn'])
    expect(p.unit('f_indians').at).toBe('out')
  })
  test.each([
    ['st_charles', 'beauport', 'abraham'],
    ['abraham', 'sillery', 'st_charles'],
  ] as const)('7.8.7 fire at a retreat over the St. Charles: from %s to the other bank', (zone, from, to) => {
    const p = battle({ zone, from }).choose('french', TO.road[to])
    expect(p.asked).toBe('12 dice 7.8.7')
  })
  test('7.8.7 an attacker who goes back over the river is fired at too', () => {
    const p = battle({ zone: 'abraham', from: 'st_charles', acting: 'british' }).choose('british', TO.road.st_charles)
    expect(p.asked).toBe('9 dice 7.8.7')
    p.dice(6, 5, 5, 5, 5, 5, 5, 5, 5).choose('british', UNIT.b_15)
    expect(p.at('st_charles')).toEqual(['b_15:3', 'b_28', 'b_35'])
  })
  test('7.8.8 any other retreat by road is not fired at, and 3.2 no reserve is shown', () => {
    const p = battle({ zone: 'abraham', from: 'st_charles', french: { ...FRENCH, reserve: ['f_marine'] } })
    p.choose('french', TO.road.ste_foy)
    expect(p.log).not.toContain('log.retreat_fire')
    expect(p.view('british').zones.ste_foy.french).toHaveLength(4)
    expect(JSON.stringify(p.view('british').zones)).not.toContain('f_marine')
  })
  test('7.8.9, R-18 the destination is named, units without a boat are lost, then comes the fire', () => {
    const p = sillery(2, { ...BRITISH, reserve: ['b_gren'] }).choose('british', TO.boat.etchemin)
    expect(p.table.canUndo('british')).toBe(false)
    expect(p.asked).toBe('british 7.8.5')
    p.choose('british', UNIT.b_gren, UNIT.b_15)
    expect(p.asked).toBe('9 dice 7.8.6')
    p.dice(6, 6, 6, 6, 6, 6, 6, 1, 1)
    for (let n = 0; n < 4; n++) p.choose('british', UNIT.b_28)
    // The rest falls on the only unit left.
    expect(p.unit('b_35')).toMatchObject({ at: 'etchemin', cv: 1 })
  })
  test('7.8.6, 3.2, R-30 a reserve that fires is shown; that of the retreating side only if it covers the retreat', () => {
    const reserves = (settings: Settings) => {
      const p = battle(
        {
          zone: 'levis',
          from: 'ile_d_orleans',
          way: 'boat',
          acting: 'british',
          british: { ...BRITISH, reserve: ['b_gren'] },
          french: { ...FRENCH, reserve: ['f_marine'] },
        },
        { rest: { british: 'etchemin', french: 'montmorency' } },
        settings,
      )
      expect(p.view('british').battle?.lines.french?.reserve).toEqual([{ block: 0 }])
      p.choose('british', TO.boat.ile_d_orleans)
      expect(p.view('british').battle?.lines.french?.reserve).toEqual([{ unit: 'f_marine', cv: 3 }])
      return p.view('french').battle?.lines.british?.reserve
    }
    expect(reserves({})).toEqual([{ block: 0 }])
    expect(reserves({ rearGuardOnRetreat: 'on' })).toEqual([{ unit: 'b_gren', cv: 2 }])
  })
  test('7.8.6 a retreating force that is shot to pieces does not arrive', () => {
    const p = battle(
      {
        zone: 'levis',
        from: 'ile_d_orleans',
        way: 'boat',
        acting: 'british',
        kind: 'skirmish',
        british: { centre: ['b_15:1'] },
        french: { centre: ['f_sarre', 'f_bearn'] },
      },
      { rest: { british: 'etchemin', french: 'montmorency' } },
    )
    p.choose('british', TO.boat.ile_d_orleans).dice(6, 6, 1, 1, 1, 1)
    expect(p.at('ile_d_orleans')).toEqual([])
    expect(p.log).toContain('log.surplus')
    expect(p.lost('british')).toEqual(['b_15'])
  })
  test('7.8.12, R-22 a voluntary retreat is not pursued: no 5 hits, no Indians on 5, no rear guard', () => {
    const p = battle(
      {
        zone: 'levis',
        from: 'ile_d_orleans',
        way: 'boat',
        acting: 'british',
        british: { ...BRITISH, reserve: ['b_43'] },
        french: { ...FRENCH, reserve: ['f_indians'] },
      },
      { rest: { british: 'etchemin', french: 'montmorency' } },
    )
    p.choose('british', TO.boat.ile_d_orleans)
    expect(p.asked).toBe('13 dice 7.8.6')
    p.dice(6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5).choose('british', UNIT.b_15, UNIT.b_15)
    expect(p.unit('b_15').cv).toBe(2)
    expect(p.log).not.toContain('log.rear_guard')
  })
  test('7.10.5, R-22 rearGuardOnRetreat: the reserve covers a voluntary retreat as well', () => {
    const p = sillery(4, { ...BRITISH, reserve: ['b_60_2'] }, { rearGuardOnRetreat: 'on' })
    p.choose('british', TO.boat.etchemin).dice(6, 6, 6, 1, 1, 1, 1, 1, 1)
    expect(p.log).toContain('log.rear_guard')
    p.choose('british', UNIT.b_15)
    expect(p.unit('b_15').at).toBe('etchemin')
  })
})

describe('7.8.10, 7.8.11', () => {
  test('7.8.10, 6.8.2 a British retreat into a new zone costs a Quebec militia unit; the zone they leave does not', () => {
    const p = battle(
      { zone: 'beauport', attacker: 'french', from: 'st_charles' },
      { ships: { bason: 4, st_laurent: 0 } },
    )
    p.choose('british', TO.boat.levis).misses(9)
    expect(p.asked).toBe('french 6.8.1')
    expect(p.state.occupied).toEqual(['ile_d_orleans', 'levis'])
  })
  test('7.8.10 not where nobody arrives', () => {
    const p = battle({
      zone: 'beauport',
      attacker: 'french',
      from: 'st_charles',
      kind: 'skirmish',
      british: { centre: ['b_gren:1'] },
      french: { centre: ['f_sarre'] },
    })
    p.choose('british', TO.boat.levis).dice(6, 1, 1)
    expect(p.state.occupied).toEqual(['ile_d_orleans'])
    expect(p.state.turn).toBe(2)
  })
  const lastIndians = (more: Partial<BattleSpec>) =>
    battle({
      zone: 'levis',
      from: 'etchemin',
      kind: 'skirmish',
      round: 1,
      british: { centre: ['b_15'] },
      french: { centre: ['f_quebec_1:1', 'f_indians'] },
      ...more,
    })
  test('7.8.11, R-175 Indians left alone in a skirmish must withdraw at once: defenders', () => {
    const p = lastIndians({ acting: 'british' })
      .choose('british', BUTTON.stand)
      .dice(6, 1, 1, 1)
      .choose('french', UNIT.f_quebec_1)
    expect(p.asked).toBe('french 7.8.11')
    expect(p.refuses('french', SPACE.ile_d_orleans)).toBe(true)
    p.choose('french', SPACE.abraham)
    expect(p.at('levis')).toEqual(['b_15'])
    expect(p.unit('f_indians')).toMatchObject({ at: 'abraham', cv: 4 })
  })
  test('7.8.11 attackers: even in the first battle turn, before they could fire', () => {
    const p = lastIndians({ attacker: 'french' }).dice(6, 1, 1, 1).choose('french', UNIT.f_quebec_1)
    expect(p.asked).toBe('french 7.8.11')
  })
  test('7.8.11, R-175 nobody who has still to fire may hit them: defenders', () => {
    const p = lastIndians({ acting: 'british', british: { centre: ['b_15', 'b_28'] } })
    p.choose('british', BUTTON.stand, UNIT.b_15).dice(6, 1, 1, 1).choose('french', UNIT.f_quebec_1)
    expect(p.asked).toBe('french 7.8.11')
    p.choose('french', SPACE.abraham)
    expect(p.unit('f_indians')).toMatchObject({ at: 'abraham', cv: 4 })
    expect(p.state.battle).toBeNull()
  })
  test('7.8.11 nobody who has still to fire may hit them: attackers', () => {
    const p = lastIndians({ attacker: 'french', british: { centre: ['b_15', 'b_28'] } })
    p.choose('british', BUTTON.fire_all).dice(6, 1, 1, 1).choose('french', UNIT.f_quebec_1)
    expect(p.asked).toBe('french 7.8.11')
  })
  test('7.8.11, R-175 but the roll that leaves them alone is carried out', () => {
    const p = lastIndians({ acting: 'british', british: { centre: ['b_15', 'b_28'] } })
    p.choose('british', BUTTON.stand, UNIT.b_15).dice(6, 6, 1, 1).choose('french', UNIT.f_quebec_1)
    expect(p.asked).toBe('french 7.8.11')
    expect(p.unit('f_indians').cv).toBe(3)
  })
  test('7.8.11, 11.1.1 nor do they fire when their own leader falls beside them', () => {
    const p = battle(
      {
        zone: 'levis',
        from: 'etchemin',
        kind: 'skirmish',
        round: 1,
        british: { centre: ['b_15'] },
        french: { centre: ['f_montcalm', 'f_indians'] },
      },
      {},
      { edition: 'second' },
    )
    p.choose('french', UNIT.f_montcalm).dice(1, 1)
    expect(p.lost('french')).toEqual(['f_montcalm'])
    expect(p.asked).toBe('french 7.8.11')
  })
  test('7.8.11 once withdrawn they are not asked again where to go', () => {
    const p = lastIndians({ acting: 'british' })
      .choose('british', BUTTON.stand)
      .dice(6, 1, 1, 1)
      .choose('french', UNIT.f_quebec_1)
    p.choose('french', SPACE.abraham)
    expect(p.asked).toBe('french 6.8.1')
  })
})
