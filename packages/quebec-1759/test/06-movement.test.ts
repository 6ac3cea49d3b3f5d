import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../src/position.ts'
import { AWAY, BUTTON, INDIAN, INTO, MARCH, play, SPACE, TO, UNIT } from './help.ts'

const REDCOATS = ['b_15', 'b_28', 'b_35'] as const
const REGULARS = ['f_sarre', 'f_guyenne', 'f_bearn'] as const
const SWAP = {
  british: [MARCH.levis, TO.road.etchemin, BUTTON.all],
  french: [MARCH.etchemin, TO.road.levis, BUTTON.all],
}
const swap = (levis: readonly (typeof REDCOATS)[number][], etchemin: readonly (typeof REGULARS)[number][]) =>
  play({ zones: { levis, etchemin }, rest: true })

describe('6.9.3 Both orders are carried out at once', () => {
  test('6.9.3 zones with both sides are battle zones, the others are not', () => {
    const zones = { beauport: ['f_sarre'], st_charles: ['f_bearn'] } as const
    const p = play({ zones, rest: AWAY })
    const landing = [MARCH.ile_d_orleans, TO.boat.beauport, UNIT.b_15, TO.boat.st_charles, UNIT.b_28, TO.boat.levis]
    p.orders({ british: [...landing, UNIT.b_35, BUTTON.done], french: [MARCH.st_charles, TO.road.abraham] })
    p.choose('french', UNIT.f_quebec_1, UNIT.f_quebec_2)
    expect(p.at('levis')).toEqual(['b_35'])
    expect(p.at('abraham')).toEqual(['f_bearn'])
    expect(p.at('st_charles')).toEqual(['b_28'])
    expect(p.state.battle).toMatchObject({ zone: 'beauport' })
    expect(p.state.battles).toEqual([])
  })
  test('6.9.3 who leaves a zone is not met there', () => {
    const p = play({ zones: { beauport: REGULARS }, rest: AWAY })
    const british = [MARCH.ile_d_orleans, TO.boat.beauport, UNIT.b_15, BUTTON.done]
    p.orders({ british, french: [MARCH.beauport, TO.road.montmorency, BUTTON.all] })
    expect(p.asked).toBe('french 6.8.1')
    expect(p.at('beauport')).toEqual(['b_15'])
  })
})

describe('7.2 Defender and attacker', () => {
  test('7.2.1, R-11 who was there and kept some there defends, and newcomers defend with them', () => {
    const p = play({
      zones: { levis: REDCOATS, abraham: REGULARS, sillery: ['f_marine'], etchemin: ['b_43'] },
      rest: true,
    })
    p.orders({
      british: [MARCH.levis, TO.road.etchemin, UNIT.b_15, BUTTON.done],
      french: [MARCH.sillery, TO.boat.etchemin],
    })
    expect(p.state.battle).toMatchObject({ zone: 'etchemin', attacker: 'french', from: 'sillery', way: 'boat' })
    expect(p.at('etchemin')).toEqual(['b_15', 'b_43', 'f_marine'])
  })
  test('7.2.1 the British defend where some of them stayed', () => {
    const p = play({ zones: { levis: REDCOATS, etchemin: REGULARS }, rest: true })
    const british = [MARCH.levis, TO.boat.beauport, UNIT.b_15, BUTTON.done]
    p.orders({ british, french: [MARCH.etchemin, TO.road.levis, BUTTON.all] }).choose('french', UNIT.f_quebec_1)
    expect(p.state.battle).toMatchObject({ zone: 'levis', attacker: 'french' })
  })
  test('7.2.2 where neither was, the French defend, whatever way they came', () => {
    const zones = { abraham: REGULARS, etchemin: REDCOATS } as const
    const p = play({ zones, ships: { bason: 2, st_laurent: 2 }, rest: true })
    p.orders({
      british: [MARCH.etchemin, TO.boat.cap_rouge, UNIT.b_15, BUTTON.done],
      french: [MARCH.abraham, TO.boat.cap_rouge, UNIT.f_sarre, BUTTON.done],
    })
    expect(p.state.battle).toMatchObject({ zone: 'cap_rouge', attacker: 'british', from: 'etchemin', way: 'boat' })
    // 7.7.4 They landed themselves: no advantage against a landing.
    p.choose('french', BUTTON.stay).dice(5, 5, 5)
    expect(p.unit('b_15').cv).toBe(4)
  })
  test('7.2.4 the attacker remembers where it came from, and by what means', () => {
    const p = play({ zones: { abraham: REGULARS, st_charles: REDCOATS }, rest: true })
    p.orders({ british: [MARCH.st_charles, TO.road.abraham, BUTTON.all] })
    expect(p.state.battle).toMatchObject({ from: 'st_charles', way: 'road' })
  })
})

describe('7.2.3 Exchange of zones', () => {
  test('7.2.3 the smaller force defends where it came from: French', () => {
    const p = swap(REDCOATS, ['f_sarre', 'f_bearn']).orders(SWAP)
    expect(p.state.battle).toMatchObject({ zone: 'etchemin', attacker: 'british', from: 'levis' })
    expect([p.at('levis'), p.at('etchemin')]).toEqual([[], [...REDCOATS, 'f_sarre', 'f_bearn']])
  })
  test('7.2.3 the smaller force defends where it came from: British', () => {
    const p = swap(['b_15', 'b_28'], REGULARS).orders(SWAP)
    expect(p.state.battle).toMatchObject({ zone: 'levis', attacker: 'french', from: 'etchemin' })
    expect([p.at('levis'), p.at('etchemin')]).toEqual([['b_15', 'b_28', ...REGULARS], []])
  })
  test.each([
    ['levis', 'french', 'etchemin'],
    ['etchemin', 'british', 'levis'],
  ] as const)('7.2.3 equal forces: the French choose %s, the %s attack', (zone, attacker, from) => {
    const p = swap(REDCOATS, REGULARS).orders(SWAP)
    expect(p.asked).toBe('french 7.2.3')
    p.choose('french', SPACE[zone])
    expect(p.state.battle).toMatchObject({ zone, attacker, from, way: 'road' })
    expect(p.at(zone)).toEqual([...REDCOATS, ...REGULARS])
    expect(p.at(from)).toEqual([])
  })
  test('7.2.3, R-11 decoys count', () => {
    const zones = { levis: ['b_15', 'b_decoy_1', 'b_decoy_2', 'b_decoy_3'], etchemin: REGULARS } as const
    const p = play({ zones, rest: true }).orders(SWAP)
    expect(p.state.battle).toMatchObject({ zone: 'etchemin', attacker: 'british' })
    // 7.3.1 Gone before the lines are drawn.
    expect(p.at('etchemin')).toEqual(['b_15', ...REGULARS])
  })
  test('7.2.3, R-11 only those who move are counted; those who stayed in the battle zone join', () => {
    const p = play({ zones: { levis: [...REDCOATS, 'b_43'], etchemin: REGULARS }, rest: true })
    p.orders({ ...SWAP, british: [MARCH.levis, TO.road.etchemin, UNIT.b_15, UNIT.b_28, BUTTON.done] })
    expect(p.state.battle).toMatchObject({ zone: 'levis', attacker: 'french' })
    expect(p.at('levis')).toEqual([...REDCOATS, 'b_43', ...REGULARS])
  })
  test('7.2.3, R-11 those who stayed in the other zone are not involved', () => {
    const p = play({ zones: { levis: [...REDCOATS, 'b_43'], etchemin: ['f_sarre'] }, rest: true })
    p.orders({
      ...SWAP,
      french: [MARCH.etchemin, TO.road.levis],
      british: [MARCH.levis, TO.road.etchemin, ...REDCOATS.map((id) => UNIT[id]), BUTTON.done],
    })
    expect(p.state.battle).toMatchObject({ zone: 'etchemin', attacker: 'british' })
    expect([p.at('levis'), p.at('etchemin')]).toEqual([['b_43'], [...REDCOATS, 'f_sarre']])
    expect(p.state.battles).toEqual([])
  })
  test('7.2.3 other groups go where they were sent', () => {
    const p = play({ zones: { levis: REDCOATS, etchemin: REGULARS }, rest: true })
    p.orders({
      british: [MARCH.levis, TO.road.etchemin, UNIT.b_15, TO.boat.beauport, UNIT.b_28, BUTTON.done],
      french: [MARCH.etchemin, TO.road.levis, UNIT.f_sarre, UNIT.f_bearn, TO.boat.sillery],
    })
    p.choose('french', UNIT.f_quebec_1)
    expect(p.at('beauport')).toEqual(['b_28'])
    expect(p.at('sillery')).toEqual(['f_guyenne'])
    expect(p.state.battle).toMatchObject({ zone: 'levis', attacker: 'french' })
    expect(p.at('levis')).toEqual(['b_15', 'b_35', 'f_sarre', 'f_bearn'])
  })
  test('7.2.3 by boat: only the force that crosses has landed', () => {
    const zones = { etchemin: ['b_15', 'b_28'], sillery: ['f_sarre'] } as const
    const p = play({ zones, ships: { bason: 2, st_laurent: 2 }, rest: true })
    p.orders({ british: [MARCH.etchemin, TO.boat.sillery, BUTTON.all], french: [MARCH.sillery, TO.boat.etchemin] })
    expect(p.state.battle).toMatchObject({ zone: 'sillery', attacker: 'british', way: 'boat' })
    expect(p.state.landed).toEqual(['b_15', 'b_28'])
    p.choose('french', BUTTON.stay).dice(5, 5, 1).choose('british', UNIT.b_15, UNIT.b_28)
    expect(p.at('sillery')).toEqual(['b_15:3', 'b_28:3', 'f_sarre'])
  })
  test('7.2.3, R-11 a road one way and a boat the other is an exchange too', () => {
    const zones = { abraham: ['b_15'], sillery: REGULARS } as const
    const p = play({ zones, ships: { bason: 3, st_laurent: 1 }, rest: true })
    p.orders({ british: [MARCH.abraham, TO.boat.sillery], french: [MARCH.sillery, TO.road.abraham, BUTTON.all] })
    expect(p.state.battle).toMatchObject({ zone: 'abraham', attacker: 'french', from: 'sillery', way: 'road' })
    expect(p.state.landed).toEqual([])
  })
})

describe('6.8 First occupation', () => {
  const land = [MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, BUTTON.done]
  test('6.8.1 the French lose one Quebec militia of their choice, anywhere on the board', () => {
    const zones = { cap_rouge: ['f_quebec_1', 'f_quebec_2:1'], abraham: ['f_quebec_3'] } as const
    const p = play({ zones, rest: { british: 'ile_d_orleans' } }).orders({ british: land })
    expect(p.offers('french')).toEqual([UNIT.f_quebec_1, UNIT.f_quebec_2, UNIT.f_quebec_3])
    p.choose('french', UNIT.f_quebec_2)
    expect(p.state.occupied).toContain('levis')
    expect(p.log).toContain('log.militia.quebec')
  })
  test('6.8.1 two zones at once cost two', () => {
    const p = play({ rest: true })
    p.orders({ british: [MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, TO.boat.beauport, UNIT.b_28, BUTTON.done] })
    p.choose('french', UNIT.f_quebec_1, UNIT.f_quebec_2)
    expect(p.asked).toBe('british 6.1.1, french 6.1.1')
  })
  test("6.8.1 Ile d'Orleans costs nothing", () => {
    const p = play({ zones: { levis: REDCOATS }, rest: { french: 'montmorency' } })
    p.orders({ british: [MARCH.levis, TO.boat.ile_d_orleans, UNIT.b_15, BUTTON.done] })
    expect(p.asked).toBe('british 6.1.1, french 6.1.1')
  })
  test('6.8.3 at once, before the battles, where no French are', () => {
    const p = play({
      zones: { beauport: ['f_quebec_1', 'f_sarre'] },
      rest: AWAY,
    })
    p.orders({ british: [MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, TO.boat.beauport, UNIT.b_28, BUTTON.done] })
    expect(p.asked).toBe('french 6.8.1')
    expect(p.state.battles).toHaveLength(1)
  })
  test('6.8.3 militia of a battle to come may go: a zone they leave empty falls at once', () => {
    const spec: PositionSpec = {
      zones: { beauport: ['f_quebec_1'] },
      rest: AWAY,
    }
    const p = play(spec)
    p.orders({ british: [MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, TO.boat.beauport, UNIT.b_28, BUTTON.done] })
    p.choose('french', UNIT.f_quebec_1)
    expect(p.asked).toBe('french 6.8.1')
    p.choose('french', UNIT.f_quebec_2)
    expect(p.state.occupied).toEqual(['ile_d_orleans', 'levis', 'beauport'])
    expect(p.state.turn).toBe(2)
  })
  test('6.8.3, R-1 in a battle it counts when the British are alone in the zone', () => {
    const p = play({ zones: { levis: ['f_sarre:1'] }, rest: true })
    p.orders({ british: [MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, UNIT.b_28, BUTTON.done] })
    p.choose('french', BUTTON.stay).misses(1).choose('british', BUTTON.stand, UNIT.b_15)
    expect(p.state.occupied).not.toContain('levis')
    p.dice(6, 1, 1, 1)
    expect(p.asked).toBe('french 6.8.1')
    expect(p.state.occupied).toContain('levis')
  })
  test('6.8.4, R-9 the last Quebec militia goes without a question, and then nothing more', () => {
    const p = play({ zones: { cap_rouge: ['f_quebec_6', 'f_sarre'] }, rest: { british: 'ile_d_orleans' } })
    p.orders({ british: land })
    expect(p.at('cap_rouge')).toEqual(['f_sarre'])
    p.orders({ british: [MARCH.ile_d_orleans, TO.boat.beauport, UNIT.b_28, BUTTON.done] })
    expect(p.at('cap_rouge')).toEqual(['f_sarre'])
    expect(p.state.occupied).toEqual(['ile_d_orleans', 'levis', 'beauport'])
  })
  test('6.7.2 decoys whose last companion deserts go too', () => {
    const p = play({ zones: { cap_rouge: ['f_quebec_1', 'f_decoy_1', 'f_decoy_2'] }, rest: true }).orders({
      british: land,
    })
    p.choose('french', UNIT.f_quebec_1)
    expect(p.at('cap_rouge')).toEqual([])
    expect(p.lost('french')).toEqual(['f_quebec_1', 'f_decoy_1', 'f_decoy_2'])
  })
  test('10.2, R-19 a desertion may be the loss that drives the Indians away, and their decoys with them', () => {
    const zones = { cap_rouge: ['f_indians', 'f_decoy_1'], abraham: [...REGULARS, 'f_quebec_1:1'] } as const
    const p = play({ zones, rest: { british: 'ile_d_orleans' } }).orders({ british: land })
    expect(p.at('cap_rouge')).toEqual([])
    expect(p.unit('f_indians').at).toBe('out')
    expect(p.unit('f_decoy_1').at).toBe('out')
  })
  test('6.8.3, 6.4.5, R-34 where the Indians arrive as well it counts after they have withdrawn', () => {
    const p = play({ rest: true }).orders({ british: land, french: [INDIAN.levis, BUTTON.scout] })
    expect(p.state.occupied).not.toContain('levis')
    p.lots('b_15').choose('french', BUTTON.enough, SPACE.beauport)
    expect(p.asked).toBe('french 6.8.1')
    expect(p.state.occupied).toContain('levis')
  })
  test('7.2.3, 6.8.1 a force met in its own zone has not occupied the other', () => {
    const p = swap(['b_15'], REGULARS)
    p.orders({ ...SWAP, british: [MARCH.levis, TO.road.etchemin] })
    expect(p.state.occupied).not.toContain('etchemin')
    expect(p.refuses('british', INTO.left.b_15)).toBe(true)
  })
})
