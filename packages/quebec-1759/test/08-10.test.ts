import { describe, expect, test } from 'vitest'
import type { Piece, PositionSpec } from '../src/position.ts'
import { BUTTON, INDIAN, MARCH, play, TO, UNIT } from './help.ts'

describe('8 Cap Rouge', () => {
  const held: PositionSpec = { turn: 3, zones: { cap_rouge: ['b_15'] }, rest: true }
  test('8.1 every turn the British occupy it, a Montreal or Trois-Rivieres militia of the French choice goes home', () => {
    const p = play(held).orders({})
    expect(p.asked).toBe('french 8.1')
    expect(p.offers('french')).toEqual(
      (
        [
          'f_montreal_1',
          'f_montreal_2',
          'f_montreal_3',
          'f_montreal_4',
          'f_montreal_5',
          'f_montreal_6',
          'f_trois_rivieres',
        ] as const
      ).map((id) => UNIT[id]),
    )
    p.choose('french', UNIT.f_trois_rivieres).orders({}).choose('french', UNIT.f_montreal_4)
    expect(p.lost('french')).toEqual(['f_montreal_4', 'f_trois_rivieres'])
    expect(p.state.turn).toBe(5)
  })
  test('8.1 the turn in which they take it counts', () => {
    const p = play({ zones: { sillery: ['b_15'] }, occupied: ['cap_rouge'], rest: true })
    p.orders({ british: [MARCH.sillery, TO.road.cap_rouge] })
    expect(p.asked).toBe('french 8.1')
  })
  test('8.1, R-1 not a zone they have left, nor one that French share with them', () => {
    const left = play(held)
      .orders({ british: [MARCH.cap_rouge, TO.road.ste_foy] })
      .choose('french', UNIT.f_quebec_1)
    expect(left.state.turn).toBe(4)
    const shared = play({ step: 'cap_rouge', zones: { cap_rouge: ['b_15', 'f_sarre'] }, rest: true })
    expect(shared.asked).toBe('british 6.1.1, french 6.1.1')
    expect(shared.lost('french')).toEqual([])
  })
  test('8.1 a battle there is decided first', () => {
    const p = play({ zones: { cap_rouge: ['b_15'], sillery: ['f_sarre'] }, rest: true })
    p.orders({ french: [MARCH.sillery, TO.road.cap_rouge] })
      .choose('french', BUTTON.stay)
      .misses(4)
    p.choose('french', TO.road.sillery)
    expect(p.asked).toBe('french 8.1')
  })
  test('8.1, 6.7.2 decoys whose last companion goes home are removed', () => {
    const p = play({ zones: { cap_rouge: ['b_15'], levis: ['f_montreal_1', 'f_decoy_1'] }, rest: true }).orders({})
    p.choose('french', UNIT.f_montreal_1)
    expect(p.at('levis')).toEqual([])
    expect(p.lost('french')).toEqual(['f_montreal_1', 'f_decoy_1'])
  })
  test('8.2, R-9 the last one goes without a question; then nothing more is lost', () => {
    const p = play({ zones: { cap_rouge: ['b_15'], beauport: ['f_montreal_6', 'f_sarre', 'f_quebec_1'] } }).orders({})
    expect(p.at('beauport')).toEqual(['f_sarre', 'f_quebec_1'])
    p.orders({})
    expect(p.at('beauport')).toEqual(['f_sarre', 'f_quebec_1'])
  })
})

describe('9 Victory', () => {
  const last = (...abraham: readonly Piece[]): PositionSpec => ({ turn: 16, zones: { abraham }, rest: true })
  test('9.1, R-42 the British hold Abraham at the end of turn 16', () => {
    const p = play(last('b_15')).orders({})
    expect(p.asked).toBe('over')
    expect(p.state.outcome).toEqual({ winner: 'british', margin: 27, cause: { key: 'why.abraham' }, rule: '9.1' })
  })
  test('9.1 holding it before is of no account', () => {
    const p = play({ ...last('b_15'), turn: 15 }).orders({})
    expect(p.state.outcome).toBeNull()
    expect(p.state.turn).toBe(16)
  })
  test('9.1 after all battles of that turn: taken in the last one is held', () => {
    const p = play({
      ...last('f_sarre:1'),
      zones: { abraham: ['f_sarre:1'], sillery: ['b_15', 'b_28'] },
      out: ['f_indians'],
    })
    p.orders({ british: [MARCH.sillery, TO.road.abraham, BUTTON.all] }).misses(1)
    p.choose('british', BUTTON.stand, UNIT.b_15).dice(6, 1, 1, 1).choose('french', UNIT.f_quebec_1)
    expect(p.state.outcome).toMatchObject({ winner: 'british', rule: '9.1' })
  })
  test.each([
    ['empty', []],
    ['French', ['f_sarre']],
  ] as const)('9.2, R-42 Abraham %s: the French win', (_, abraham) => {
    const p = play(last(...abraham)).orders({})
    expect(p.state.outcome).toMatchObject({
      ...({ winner: 'french', margin: 48, rule: '9.2' } as const),
      cause: { key: 'why.no_abraham' },
    })
  })
  test('9.2 the French army may be gone: the game goes on to its end', () => {
    const p = play({ turn: 15, zones: { levis: ['b_15', 'b_28', 'b_35', 'b_43', 'b_47'] } }).orders({})
    expect(p.state.outcome).toBeNull()
    p.orders({})
    expect(p.state.outcome).toMatchObject({ winner: 'french', margin: 0 })
  })
  test('9.3, R-42 with 20 CV the British go on, with 19 they have lost', () => {
    const army = ['b_15', 'b_28', 'b_35', 'b_43'] as const
    const raided = (levis: Piece, face: number) =>
      play({ zones: { levis: [levis], ile_d_orleans: army, beauport: ['f_indians', 'f_sarre'] } })
        .orders({ french: [INDIAN.levis, BUTTON.raid] })
        .dice(face, 1, 1, 1)
        .choose('british', UNIT.b_47)
    expect(() => raided('b_47:4', 1)).toThrow()
    expect(raided('b_47:4', 5).state.outcome).toMatchObject({
      winner: 'french',
      margin: 1,
      cause: { key: 'why.broken', args: { cv: 19 } },
    })
    const p = play({
      zones: { levis: ['b_47'], ile_d_orleans: [...army, 'b_gren:1'], beauport: ['f_indians', 'f_sarre'] },
    })
    p.orders({ french: [INDIAN.levis, BUTTON.raid] })
      .dice(5, 1, 1, 1)
      .choose('british', UNIT.b_47)
    expect(p.state.outcome).toBeNull()
  })
})

describe('10 Conditions of the whole game', () => {
  test('10.1 the game ends in the middle of spreading hits: what is left is not asked for', () => {
    const p = play({
      zones: {
        levis: ['b_47', 'b_gren:1'],
        ile_d_orleans: ['b_15', 'b_28', 'b_35', 'b_43'],
        beauport: ['f_indians', 'f_sarre'],
      },
    })
    p.orders({ french: [INDIAN.levis, BUTTON.raid] })
      .dice(6, 6, 6, 6)
      .choose('british', UNIT.b_gren, UNIT.b_47)
    expect(p.asked).toBe('over')
    expect(p.unit('b_47').cv).toBe(3)
    expect(p.refuses('british', UNIT.b_47)).toBe(true)
  })
  test('10.2, R-19 the CV of the whole board counts, without the Indians', () => {
    const spec = (rest: readonly Piece[]): PositionSpec => ({
      zones: { cap_rouge: ['b_15'], beauport: ['f_montreal_1', ...rest], abraham: ['f_indians'] },
    })
    const twelve = play(spec(['f_sarre', 'f_bearn', 'f_guyenne', 'f_quebec_1:1'])).orders({})
    expect(twelve.view('british').cvWithoutIndians).toBe(10)
    expect(twelve.unit('f_indians').at).toBe('abraham')
    const eleven = play(spec(['f_sarre', 'f_bearn', 'f_guyenne'])).orders({})
    expect(eleven.view('british').cvWithoutIndians).toBe(9)
    expect(eleven.unit('f_indians').at).toBe('out')
    expect(eleven.log).toContain('log.indians.gone')
  })
  test('10.2 a small army that loses nothing keeps its Indians', () => {
    const p = play({ zones: { abraham: ['f_indians', 'f_sarre'] } }).orders({})
    expect(p.unit('f_indians').at).toBe('abraham')
  })
  test('10.3 Indians who left do not come back and count for nothing', () => {
    const p = play({ zones: { levis: ['b_rangers'], abraham: ['f_indians:2', 'f_sarre'] }, rest: true })
    p.orders({ french: [INDIAN.levis, BUTTON.raid] })
      .misses(2)
      .dice(6, 1, 1)
    expect(p.view('british').cv.french).toBe(44)
    expect(p.orders({}).unit('f_indians').at).toBe('out')
  })
})
