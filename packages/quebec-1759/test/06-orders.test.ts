import type { Option } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { ZONES } from '../src/data/map.ts'
import { BUTTON, INDIAN, INTO, MARCH, naval, play, type Rehearsal, TO, UNIT } from './help.ts'

const ISLAND = ['b_15', 'b_28', 'b_35', 'b_43', 'b_47'] as const
/** Destinations offered now, in words. */
const destinations = (p: Rehearsal, side: 'british' | 'french'): string[] =>
  p.offers(side).flatMap((o: Option) => ('way' in o ? [`${o.way} ${o.space}`] : []))

describe('6.1 One order a turn', () => {
  test('6.1.1 the British: pass, a march out of any zone with their pieces, or a naval order', () => {
    const p = play({ zones: { levis: ['b_15'] }, rest: true })
    expect(p.offers('british')).toEqual([
      BUTTON.pass,
      MARCH.levis,
      MARCH.ile_d_orleans,
      naval(1, 'st_laurent'),
      naval(2, 'st_laurent'),
    ])
  })
  test('6.1.1 the French: pass, a march, or an Indian order', () => {
    const p = play({ zones: { abraham: ['f_indians', 'f_sarre'] } })
    expect(p.offers('french')).toEqual([
      BUTTON.pass,
      MARCH.abraham,
      ...ZONES.filter((zone) => zone !== 'abraham').map((zone) => INDIAN[zone]),
    ])
  })
  test('6.1.2 after a naval or an Indian order nothing else can be written', () => {
    const p = play({ zones: { levis: ['b_15'] }, rest: true }).choose('british', naval(1, 'st_laurent'))
    expect(p.refuses('british', MARCH.levis)).toBe(true)
    expect(p.asked).toBe('french 6.1.1')
    const q = play({ rest: true }).choose('french', INDIAN.levis)
    expect(q.refuses('french', MARCH.montmorency)).toBe(true)
  })
  test('6.1.3 one zone of origin, several destinations; pieces that are not named stay', () => {
    const p = play({ zones: { abraham: ['f_sarre', 'f_bearn', 'f_guyenne', 'f_marine'] } })
    p.choose('french', MARCH.abraham, TO.road.sillery, UNIT.f_sarre, TO.road.ste_foy, UNIT.f_bearn)
    expect(p.refuses('french', TO.road.sillery)).toBe(true)
    expect(p.refuses('french', MARCH.abraham)).toBe(true)
    p.choose('french', BUTTON.done).choose('british', BUTTON.pass)
    expect([p.at('sillery'), p.at('ste_foy'), p.at('abraham')]).toEqual([
      ['f_sarre'],
      ['f_bearn'],
      ['f_guyenne', 'f_marine'],
    ])
  })
  test('6.1.4, R-4 all pieces sent to one destination use the same means', () => {
    const p = play({ zones: { abraham: ['f_sarre', 'f_bearn', 'f_guyenne'] } })
    p.choose('french', MARCH.abraham, TO.road.sillery, UNIT.f_sarre)
    expect(destinations(p, 'french')).toEqual(['road st_charles', 'road ste_foy', 'boat cap_rouge', 'boat etchemin'])
  })
  test('6.1.4, R-31 zones that a road joins may be reached by boat as well', () => {
    const p = play({ zones: { abraham: ['f_sarre', 'f_bearn'] } }).choose('french', MARCH.abraham)
    expect(destinations(p, 'french')).toContain('boat sillery')
    p.choose('french', TO.boat.sillery, UNIT.f_sarre)
    expect(destinations(p, 'french')).not.toContain('road sillery')
  })
  test('6.1.4, R-4 exclusive: after a boat no road, after a road no boat', () => {
    const spec = { zones: { abraham: ['f_sarre', 'f_bearn', 'f_guyenne'] } } as const
    const p = play(spec, { marchMeans: 'exclusive' }).choose('french', MARCH.abraham, TO.boat.etchemin, UNIT.f_sarre)
    expect(destinations(p, 'french')).toEqual(['boat sillery', 'boat cap_rouge'])
    const q = play(spec, { marchMeans: 'exclusive' }).choose('french', MARCH.abraham, TO.road.ste_foy, UNIT.f_sarre)
    expect(destinations(q, 'french')).toEqual(['road st_charles', 'road sillery'])
  })
})

describe('6.2 Tide, 6.3 Fleet', () => {
  const tide = (face: number) =>
    play({ step: 'tide', zones: { levis: ['b_15'], sillery: ['f_sarre'] }, rest: true }, { tides: 'on' }).dice(face)
  test('6.2.1 on a 1 neither ships nor boats move this turn', () => {
    const p = tide(1)
    expect(p.offers('british')).toEqual([BUTTON.pass, MARCH.levis])
    p.choose('french', MARCH.sillery)
    expect(destinations(p, 'french')).toEqual(['road abraham', 'road cap_rouge'])
  })
  test.each([2, 3, 4, 5, 6])('6.2.1 a %i has no effect', (face) => {
    const p = tide(face)
    expect(p.offers('british')).toContainEqual(naval(2, 'st_laurent'))
    expect(p.offers('british')).toContainEqual(MARCH.ile_d_orleans)
  })
  test('6.2.1 the tide turns: the die is rolled every turn', () => {
    const p = tide(1).orders({})
    expect(p.asked).toBe('1 dice 6.2.1')
    expect(p.dice(4).offers('british')).toContainEqual(naval(1, 'st_laurent'))
  })
  test('6.2.1, R-5 retreats by boat are not affected', () => {
    const zones = { sillery: ['b_15'], abraham: ['f_sarre'] } as const
    const spec = { step: 'tide', zones, ships: { bason: 1, st_laurent: 3 }, rest: true, out: ['f_indians'] } as const
    const p = play(spec, { tides: 'on' }).dice(1)
    p.orders({ french: [MARCH.abraham, TO.road.sillery] })
      .misses(4)
      .choose('french', BUTTON.stand)
      .misses(3)
    expect(p.state.contraryTide).toBe(true)
    expect(p.offers('british')).toContainEqual(TO.boat.etchemin)
  })
  test('6.3.1 one or two ships upriver, as many as there are downriver, never both', () => {
    const orders = (bason: number) =>
      play({ ships: { bason, st_laurent: 4 - bason } })
        .offers('british')
        .flatMap((o) => (o.do === 'naval' ? [`${o.count} ${o.space}`] : []))
    expect(orders(4)).toEqual(['1 st_laurent', '2 st_laurent'])
    expect(orders(3)).toEqual(['1 st_laurent', '2 st_laurent', '1 bason'])
    expect(orders(1)).toEqual(['1 st_laurent', '1 bason', '2 bason', '3 bason'])
    expect(orders(0)).toEqual(['1 bason', '2 bason', '3 bason', '4 bason'])
    const p = play({ ships: { bason: 2, st_laurent: 2 } }).choose('british', naval(2, 'bason'))
    expect(p.state.ships).toEqual({ bason: 4, st_laurent: 0 })
  })
  test('6.6.5, 2.4 ships do not move when they carry pieces', () => {
    const p = play({ zones: { ile_d_orleans: ISLAND } })
    p.choose('british', MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, BUTTON.done)
    expect(p.at('levis')).toEqual(['b_15'])
    expect(p.state.ships).toEqual({ bason: 4, st_laurent: 0 })
  })
})

describe('6.4 Indian order', () => {
  test('6.4.1 to any other zone, whatever the roads', () => {
    const p = play({ zones: { ste_foy: ['f_indians'], ile_d_orleans: ['b_15'] } })
    const zones = p.offers('french').flatMap((o) => (o.do === 'indian' ? [o.space] : []))
    expect(zones).toEqual(ZONES.filter((zone) => zone !== 'ste_foy'))
  })
  test('6.4.7, R-7 in a march they are a unit like others: among British there is battle, no raid', () => {
    const p = play({ zones: { levis: ['b_15'], etchemin: ['f_indians', 'f_sarre'] }, rest: true })
    p.orders({ french: [MARCH.etchemin, TO.road.levis, BUTTON.all] })
    expect(p.asked).toBe('french 7.4.1')
    expect(p.state.battle?.attacker).toBe('french')
  })
  test('6.4.7, R-33 they march only with others: alone they have their own order', () => {
    const p = play({ zones: { ste_foy: ['f_indians', 'f_sarre', 'f_bearn'] } })
    p.choose('french', MARCH.ste_foy, TO.road.abraham, UNIT.f_indians)
    expect(p.refuses('french', BUTTON.done)).toBe(true)
    const q = play({ zones: { ste_foy: ['f_indians'] } })
    expect(q.refuses('french', MARCH.ste_foy)).toBe(true)
    expect(q.refuses('french', INDIAN.abraham)).toBe(false)
  })
  test('6.4.7, 6.7.1, R-33 they may stay behind as the company of decoys', () => {
    const p = play({ zones: { ste_foy: ['f_indians', 'f_sarre', 'f_decoy_1'] } })
    p.choose('french', MARCH.ste_foy, TO.road.abraham, UNIT.f_sarre, BUTTON.done).choose('british', BUTTON.pass)
    expect(p.at('ste_foy')).toEqual(['f_indians', 'f_decoy_1'])
  })
  test('6.4.8 not if only decoys would be left', () => {
    const p = play({ zones: { ste_foy: ['f_indians', 'f_decoy_1'], abraham: ['f_sarre'] } })
    expect(p.offers('french')).toEqual([BUTTON.pass, MARCH.abraham])
    const q = play({ zones: { ste_foy: ['f_indians', 'f_decoy_1', 'f_sarre'] } })
    expect(q.refuses('french', INDIAN.levis)).toBe(false)
  })
  test('10.3 Indians who have left take no orders', () => {
    const p = play({ zones: { ste_foy: ['f_sarre'] } })
    expect(p.offers('french')).toEqual([BUTTON.pass, MARCH.ste_foy])
  })
})

describe('6.5 Land, 6.6 Boats', () => {
  test('6.5.1 one zone far, to adjacent zones only', () => {
    const p = play({ zones: { ste_foy: ['f_sarre'] } }).choose('french', MARCH.ste_foy)
    expect(destinations(p, 'french')).toEqual(['road abraham', 'road cap_rouge'])
  })
  test('6.5.2 enemies in the destination do not prevent the move; they lead to battle', () => {
    const p = play({ zones: { ste_foy: ['f_sarre'], abraham: ['b_15'] }, rest: { british: 'ile_d_orleans' } })
    p.orders({ french: [MARCH.ste_foy, TO.road.abraham] })
    expect(p.state.battle).toMatchObject({ zone: 'abraham', attacker: 'french' })
  })
  test('6.6.1 the British in the Bason: as many pieces as ships there', () => {
    const p = play({ ships: { bason: 3, st_laurent: 1 }, zones: { ile_d_orleans: ISLAND } })
    p.choose('british', MARCH.ile_d_orleans)
    expect(destinations(p, 'british')).toEqual(['boat montmorency', 'boat beauport', 'boat st_charles', 'boat levis'])
    p.choose('british', TO.boat.levis)
    expect(p.refuses('british', BUTTON.all)).toBe(true)
    p.choose('british', UNIT.b_15, UNIT.b_28, UNIT.b_35)
    expect(p.at('levis')).toEqual(['b_15', 'b_28', 'b_35'])
  })
  test('6.6.1 without a ship nobody leaves the island', () => {
    const p = play({ ships: { bason: 0, st_laurent: 4 }, zones: { ile_d_orleans: ISLAND } })
    expect(p.refuses('british', MARCH.ile_d_orleans)).toBe(true)
  })
  test('6.6.2 the British in the St. Laurent: the ships there', () => {
    const p = play({ ships: { bason: 3, st_laurent: 1 }, zones: { etchemin: ISLAND } })
    p.choose('british', MARCH.etchemin)
    expect(destinations(p, 'british')).toEqual(['road levis', 'boat abraham', 'boat sillery', 'boat cap_rouge'])
    p.choose('british', TO.boat.abraham, UNIT.b_15)
    expect(destinations(p, 'british')).toEqual(['road levis'])
  })
  test.each([
    [0, 4],
    [1, 3],
    [2, 2],
    [3, 1],
  ])('6.6.3 the French with %i ships in the St. Laurent: %i places', (st_laurent, places) => {
    const units = ['f_sarre', 'f_bearn', 'f_guyenne', 'f_marine', 'f_languedoc'] as const
    const p = play({ ships: { bason: 4 - st_laurent, st_laurent }, zones: { sillery: units } })
    p.choose('french', MARCH.sillery, TO.boat.etchemin, ...units.slice(0, places).map((id) => UNIT[id]))
    expect(p.refuses('french', UNIT[units[places] as 'f_sarre'])).toBe(true)
  })
  test('6.6.4, R-8 the limit is the total of the turn, over all destinations', () => {
    const p = play({ ships: { bason: 2, st_laurent: 2 }, zones: { ile_d_orleans: ISLAND } })
    p.choose('british', MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, TO.boat.beauport, UNIT.b_28)
    expect([p.at('levis'), p.at('beauport')]).toEqual([['b_15'], ['b_28']])
  })
  test('6.6.4 landingSplit off: one destination by boat, roads besides', () => {
    const p = play({ ships: { bason: 0, st_laurent: 4 }, zones: { etchemin: ISLAND } }, { landingSplit: 'off' })
    p.choose('british', MARCH.etchemin, TO.boat.sillery, UNIT.b_15)
    expect(destinations(p, 'british')).toEqual(['road levis'])
  })
})

describe('6.7 Decoys', () => {
  test('6.7.1, R-8 by boat, decoys that would stay alone must find a place', () => {
    const levis = ['b_15', 'b_decoy_1', 'b_decoy_2'] as const
    const p = play({ ships: { bason: 2, st_laurent: 2 }, zones: { levis } }).choose('british', MARCH.levis)
    // One real unit and two decoys do not fit into two boats: there is only the road.
    expect(p.offers('british')).toEqual([UNIT.b_15, UNIT.b_decoy_1, UNIT.b_decoy_2, BUTTON.all])
    const q = play({ ships: { bason: 3, st_laurent: 1 }, zones: { levis } }).choose('british', MARCH.levis)
    expect(destinations(q, 'british')).toContain('boat beauport')
    q.choose('british', TO.boat.beauport, UNIT.b_15)
    expect(q.refuses('british', BUTTON.done)).toBe(true)
  })
  test('6.7.1 the last boat place is kept for a real unit', () => {
    const levis = ['b_15', 'b_28', 'b_decoy_1', 'b_decoy_2'] as const
    const p = play({ ships: { bason: 2, st_laurent: 2 }, zones: { levis } })
    p.choose('british', MARCH.levis, TO.boat.beauport, UNIT.b_decoy_1)
    expect(p.offers('british')).toEqual([UNIT.b_15, UNIT.b_28])
  })
  test('6.7.1 each group has its real unit, and so have those who stay', () => {
    const abraham = ['f_sarre', 'f_bearn', 'f_decoy_1', 'f_decoy_2', 'f_decoy_3'] as const
    const p = play({ zones: { abraham } })
    p.choose('french', MARCH.abraham, TO.road.sillery, UNIT.f_sarre, UNIT.f_decoy_1, TO.road.ste_foy, UNIT.f_decoy_2)
    expect(p.refuses('french', BUTTON.done)).toBe(true)
    p.choose('french', UNIT.f_bearn)
    // f_decoy_3 cannot stay alone: it goes too.
    p.choose('british', BUTTON.pass)
    expect(p.at('abraham')).toEqual([])
    expect(p.at('ste_foy')).toEqual(['f_bearn', 'f_decoy_2', 'f_decoy_3'])
  })
})

describe('6.9 Writing', () => {
  const spec = { zones: { levis: ['b_15', 'b_28'], beauport: ['f_sarre', 'f_bearn'] }, rest: true } as const
  test('6.9.1 both write in secret, and what is written is seen when both are done', () => {
    const p = play(spec).choose('british', MARCH.levis, TO.boat.beauport)
    expect(p.asked).toBe('british 6.1.3, french 6.1.1')
    expect(p.view('french').orders.british).toBeNull()
    expect(p.view('spectator').orders.british).toBeNull()
    expect(p.view('british').orders.british).toMatchObject({ from: 'levis', groups: [{ to: 'beauport', count: 0 }] })
    p.choose('british', BUTTON.all)
    expect(p.view('french').orders.british).toBeNull()
    p.choose('french', BUTTON.pass)
    expect(p.view('french').orders.british).toEqual({
      kind: 'march',
      from: 'levis',
      groups: [{ to: 'beauport', way: 'boat', count: 2 }],
    })
  })
  test('6.9.1 until the other is done the writer may take back', () => {
    const p = play(spec).choose('british', MARCH.levis, TO.boat.beauport)
    p.table.undo('british')
    p.table.undo('british')
    expect(p.offers('british')).toContainEqual(MARCH.ile_d_orleans)
    expect(p.table.canUndo('british')).toBe(false)
    expect(p.table.canUndo('french')).toBe(false)
  })
  test.each([
    ['british_write', 'british', 'french'],
    ['french_write', 'french', 'british'],
  ] as const)('6.9.1 %s: the %s write, the other moves, then both are revealed', (orders, writer, other) => {
    const p = play(spec, { orders })
    expect(p.asked).toBe(`${writer} 6.1.1`)
    const march = {
      british: [MARCH.levis, TO.boat.beauport, BUTTON.all],
      french: [MARCH.beauport, TO.road.st_charles, BUTTON.all],
    }
    p.choose(writer, ...march[writer])
    expect(p.asked).toBe(`${other} 6.1.1`)
    expect(p.view(other).orders[writer]).toBeNull()
    expect(p.table.canUndo(writer)).toBe(false)
    expect(p.at('levis')).toContain('b_15')
    p.choose(other, ...march[other])
    expect(p.view(other).orders[writer]).not.toBeNull()
    expect(p.at('beauport')).toEqual(['b_15', 'b_28'])
    expect(p.at('st_charles')).toEqual(['f_sarre', 'f_bearn'])
    expect(p.asked).toBe('french 6.8.1')
  })
  test('6.9.2, R-10 an order that breaks a rule is not accepted', () => {
    const p = play(spec)
    const wrong: Option[] = [MARCH.beauport, naval(3, 'st_laurent'), INDIAN.levis, INTO.left.b_15, { do: 'march' }]
    for (const option of wrong) expect(p.refuses('british', option)).toBe(true)
    p.choose('british', MARCH.levis, TO.road.etchemin)
    expect(p.refuses('british', UNIT.b_35)).toBe(true)
  })
})
