import { describe, expect, test } from 'vitest'
import { ZONES } from '../src/data/map.ts'
import type { Piece, PositionSpec } from '../src/position.ts'
import { BUTTON, block, INDIAN, MARCH, naval, play, SPACE, TO, UNIT } from './help.ts'

/** British at Levis; the Indians at Beauport, with company. */
const spec = (...levis: readonly Piece[]): PositionSpec => ({
  zones: { levis, beauport: ['f_indians', 'f_sarre'] },
  rest: true,
})
const raid = (...levis: readonly Piece[]) => play(spec(...levis)).orders({ french: [INDIAN.levis, BUTTON.raid] })

describe('6.4.2 Raid or scout', () => {
  test('6.4.2 among British the Indians must do one of them', () => {
    const p = play(spec('b_15')).orders({ french: [INDIAN.levis] })
    expect(p.asked).toBe('french 6.4.2')
    expect(p.offers('french')).toEqual([BUTTON.raid, BUTTON.scout])
  })
  test('6.4.2 without British they just stay', () => {
    const p = play(spec('b_15')).orders({ french: [INDIAN.cap_rouge] })
    expect(p.at('cap_rouge')).toEqual(['f_indians'])
    expect(p.state.turn).toBe(2)
  })
  test('6.4.2, R-6 orders first: the British have left, there is nobody to raid', () => {
    const p = play(spec('b_15')).orders({
      british: [MARCH.levis, TO.boat.ile_d_orleans],
      french: [INDIAN.levis],
    })
    expect(p.at('levis')).toEqual(['f_indians'])
    expect(p.state.turn).toBe(2)
  })
  test('6.4.2, R-6 orders first: the British have come, and are raided, not fought', () => {
    const british = [MARCH.ile_d_orleans, TO.boat.st_charles, UNIT.b_15, BUTTON.done]
    const p = play(spec('b_28')).orders({ british, french: [INDIAN.st_charles] })
    expect(p.asked).toBe('french 6.4.2')
    p.choose('french', BUTTON.raid).misses(4).choose('french', SPACE.beauport)
    expect(p.asked).toBe('french 6.8.1')
    expect(p.state.battle).toBeNull()
  })
  test('6.4.2, 7.2.1 where French stand as well, the battle follows the raid, without the Indians', () => {
    const british = [MARCH.ile_d_orleans, TO.boat.st_charles, UNIT.b_15, UNIT.b_28, BUTTON.done]
    const p = play({ ...spec('b_35'), zones: { st_charles: ['f_bearn'], beauport: ['f_indians', 'f_sarre'] } })
    p.orders({ british, french: [INDIAN.st_charles, BUTTON.raid] })
      .dice(5, 1, 1, 1)
      .choose('british', UNIT.b_15)
    expect(p.refuses('french', SPACE.st_charles)).toBe(true)
    p.choose('french', SPACE.abraham, BUTTON.stay)
    expect(p.state.battle).toMatchObject({ zone: 'st_charles', attacker: 'british' })
    expect(p.at('st_charles')).toEqual(['b_15:3', 'b_28', 'f_bearn'])
  })
  test('6.4.2 where only the Indians on their own order meet British there is no battle zone', () => {
    const british = [MARCH.ile_d_orleans, TO.boat.st_charles, UNIT.b_gren, BUTTON.done]
    const p = play(spec('b_28')).orders({ british, french: [INDIAN.st_charles] })
    expect(p.view('british').battles).toEqual([])
    p.choose('french', BUTTON.raid).dice(6, 6, 1, 1).choose('british', UNIT.b_gren, UNIT.b_gren)
    expect(p.refuses('french', SPACE.st_charles)).toBe(false)
  })
  test('6.4.2 a naval order does not save those on land', () => {
    const p = play(spec('b_15')).orders({ british: [naval(2, 'st_laurent')], french: [INDIAN.levis] })
    expect(p.asked).toBe('french 6.4.2')
  })
})

describe('6.4.3 Raid', () => {
  test.each([
    [[5, 6, 4, 1], 2],
    [[5, 5, 5, 6], 4],
    [[4, 4, 4, 4], 0],
  ])('6.4.3 one die a CV, 5 and 6 are hits: %j', (faces, hits) => {
    const p = raid('b_15')
    expect(p.asked).toBe('4 dice 6.4.3')
    p.dice(...faces)
    for (let n = 0; n < hits; n++) p.choose('british', UNIT.b_15)
    expect(p.state.units.british.find((u) => u.id === 'b_15')?.cv).toBe(4 - hits)
    expect(p.asked).toBe('french 6.4.5')
  })
  test('6.4.3 weaker Indians roll fewer dice', () => {
    const p = play({ zones: { levis: ['b_15'], beauport: ['f_indians:2', 'f_sarre'] }, rest: true })
    expect(p.orders({ french: [INDIAN.levis, BUTTON.raid] }).asked).toBe('2 dice 6.4.3')
  })
  test('6.4.3 the British choose whom it hits, unit by unit; decoys take no hits', () => {
    const p = raid('b_15', 'b_28', 'b_decoy_1').dice(6, 6, 6, 1)
    expect(p.offers('british')).toEqual([UNIT.b_15, UNIT.b_28])
    p.choose('british', UNIT.b_15, UNIT.b_28, UNIT.b_15)
    expect(p.at('levis')).toEqual(['b_15:2', 'b_28:3', 'b_decoy_1', 'f_indians'])
  })
  test('6.4.3, 3.1 one real unit among decoys is asked for as well: nobody learns that it is alone', () => {
    expect(raid('b_15', 'b_decoy_1').dice(6, 1, 1, 1).asked).toBe('british 6.4.3')
  })
  test('6.4.3 hits beyond what stands there are lost', () => {
    const p = raid('b_gren:1').dice(6, 6, 6, 6).choose('british', UNIT.b_gren)
    expect(p.at('levis')).toEqual(['f_indians'])
    expect(p.log).toContain('log.surplus')
  })
  test('6.7.2, R-2 decoys whose last companion falls are removed', () => {
    const p = raid('b_gren:1', 'b_decoy_1', 'b_decoy_2').dice(6, 1, 1, 1).choose('british', UNIT.b_gren)
    expect(p.lost('british')).toEqual(['b_gren', 'b_decoy_1', 'b_decoy_2'])
  })
  test('9.3, 10.1 the raid that brings the British below 20 ends the game on the spot', () => {
    const p = play({
      zones: { levis: ['b_gren'], ile_d_orleans: ['b_15', 'b_28', 'b_35', 'b_43', 'b_47:3'], beauport: ['f_indians'] },
    })
    p.orders({ french: [INDIAN.levis, BUTTON.raid] }).dice(6, 6, 6, 1)
    p.choose('british', UNIT.b_gren)
    expect(p.state.outcome).toBeNull()
    p.choose('british', UNIT.b_gren)
    expect(p.asked).toBe('over')
    expect(p.state.outcome).toMatchObject({ winner: 'french', margin: 1, rule: '9.3' })
  })
})

describe('6.4.4 The answer', () => {
  test('6.4.4 Light Infantry and Rangers each roll their CV; a 6 lowers the Indians by 1, a 5 does not', () => {
    const p = raid('b_light', 'b_rangers').misses(4)
    expect(p.asked).toBe('3 dice 6.4.4')
    p.dice(6, 5, 5)
    expect(p.asked).toBe('3 dice 6.4.4')
    p.dice(5, 5, 5)
    expect(p.unit('f_indians').cv).toBe(3)
    // The dice lie open, and so does what they cost.
    expect(p.table.log.find(({ text }) => text?.key === 'log.hit')?.text?.args).toMatchObject({ cv: 3 })
  })
  test('6.4.4 nobody else answers', () => {
    expect(raid('b_15', 'b_gren', 'b_60_2').misses(4).asked).toBe('french 6.4.5')
  })
  test('6.4.4 those elsewhere do not answer', () => {
    const p = play({
      zones: { levis: ['b_15'], etchemin: ['b_rangers'], beauport: ['f_indians', 'f_sarre'] },
      rest: true,
    })
    expect(p.orders({ french: [INDIAN.levis, BUTTON.raid] }).misses(4).asked).toBe('french 6.4.5')
  })
  test('6.4.4 losses come first: the fallen do not answer', () => {
    const p = raid('b_rangers:1', 'b_15').dice(6, 1, 1, 1).choose('british', UNIT.b_rangers)
    expect(p.asked).toBe('french 6.4.5')
  })
  test('6.4.4, 10.3 at CV 1 the Indians leave the game; who has not fired yet does not', () => {
    const p = raid('b_light', 'b_rangers').misses(4).dice(6, 6, 6)
    expect(p.unit('f_indians').at).toBe('out')
    expect(p.state.turn).toBe(2)
    expect(p.offers('french').some((o) => o.do === 'indian')).toBe(false)
  })
  test('6.4.4 Indians with CV 2 are gone with one hit', () => {
    const p = play({ zones: { levis: ['b_rangers'], beauport: ['f_indians:2', 'f_sarre'] }, rest: true })
    p.orders({ french: [INDIAN.levis, BUTTON.raid] })
      .misses(2)
      .dice(6, 1, 1)
    expect(p.unit('f_indians').at).toBe('out')
  })
})

describe('6.4.5 Withdrawal', () => {
  test('6.4.5 to any zone without British, however far', () => {
    const p = raid('b_15').misses(4)
    expect(p.offers('french')).toEqual(
      ZONES.filter((zone) => zone !== 'levis' && zone !== 'ile_d_orleans').map((zone) => SPACE[zone]),
    )
  })
  test('6.4.5 not to a battle zone', () => {
    const p = play({ zones: { levis: ['b_15'], abraham: ['f_indians', 'f_sarre'], beauport: ['f_bearn'] }, rest: true })
    const british = [MARCH.ile_d_orleans, TO.boat.beauport, UNIT.b_28, BUTTON.done]
    p.orders({ british, french: [INDIAN.levis, BUTTON.raid] }).misses(4)
    expect(p.refuses('french', SPACE.beauport)).toBe(true)
    expect(p.refuses('french', SPACE.abraham)).toBe(false)
  })
  test('6.4.5, R-32 where the raid has left no British they may stay', () => {
    const p = raid('b_gren').dice(6, 6, 1, 1).choose('british', UNIT.b_gren, UNIT.b_gren)
    expect(p.refuses('french', SPACE.levis)).toBe(false)
  })
  test('6.4.5, R-12 without any zone to go to they leave the game', () => {
    const posts = ['b_28', 'b_35', 'b_43', 'b_47', 'b_48', 'b_58', 'b_60_3', 'b_78'] as const
    const free = ZONES.filter((zone) => zone !== 'levis' && zone !== 'abraham')
    const zones = Object.fromEntries(free.map((zone, i) => [zone, [posts[i] as Piece]]))
    const p = play({ zones: { ...zones, levis: ['b_15'], abraham: ['f_indians'] }, occupied: ['abraham'] })
    p.orders({ british: [MARCH.sillery, TO.road.abraham], french: [INDIAN.levis, BUTTON.raid] }).misses(4)
    // Sillery, which the British left, is the only refuge.
    expect(p.at('sillery')).toEqual(['f_indians'])
    const q = play({ zones: { ...zones, sillery: ['b_60_2', 'b_gren'], levis: ['b_15'], abraham: ['f_indians'] } })
    const british = [MARCH.sillery, TO.road.abraham, UNIT.b_gren, BUTTON.done]
    q.orders({ british, french: [INDIAN.levis, BUTTON.raid] }).misses(4)
    expect(q.unit('f_indians').at).toBe('out')
  })
})

describe('6.4.6 Scouting', () => {
  const LEVIS = ['b_15', 'b_28', 'b_35', 'b_gren', 'b_decoy_1', 'b_decoy_2'] as const
  const scout = () => play(spec(...LEVIS)).orders({ french: [INDIAN.levis, BUTTON.scout] })
  test('6.4.6, 3.1, R-26 the blocks are dealt anew before the French pick', () => {
    const p = scout()
    expect(p.asked).toBe('6 lots 6.4.6')
    p.lots('b_decoy_2', 'b_35', 'b_15', 'b_28', 'b_gren', 'b_decoy_1')
    expect(p.offers('french')).toEqual([...[0, 1, 2, 3, 4, 5].map(block), BUTTON.enough])
    p.choose('french', block(1))
    expect(p.view('french').zones.levis.british[0]).toEqual({ unit: 'b_35', cv: 4 })
    expect(p.refuses('french', block(1))).toBe(true)
  })
  test('6.4.6 four pieces at most, then they withdraw; nobody rolls', () => {
    const p = scout().lots(...LEVIS)
    p.choose('french', block(0), block(1), block(2), block(3))
    expect(p.asked).toBe('french 6.4.5')
    expect(p.refuses('french', block(4))).toBe(true)
    p.choose('french', SPACE.beauport)
    expect(p.at('levis')).toEqual([...LEVIS])
  })
  test('6.4.6 fewer if they like', () => {
    const p = scout()
      .lots(...LEVIS)
      .choose('french', BUTTON.enough)
    expect(p.asked).toBe('french 6.4.5')
  })
  test('6.4.6, 2.5 decoys shown are eliminated', () => {
    const p = scout()
      .lots(...LEVIS)
      .choose('french', block(5), block(4), BUTTON.enough, SPACE.beauport)
    expect(p.at('levis')).toEqual(['b_15', 'b_28', 'b_35', 'b_gren'])
  })
  test('6.4.6, 3.2 only the French see what is shown, and 3.3 it is hidden again', () => {
    const p = scout()
      .lots(...LEVIS)
      .choose('french', block(3))
    expect(p.view('spectator').zones.levis.british).toHaveLength(6)
    expect(JSON.stringify(p.view('spectator'))).not.toContain('b_gren')
    p.choose('french', BUTTON.enough)
    expect(JSON.stringify(p.view('french').zones)).not.toContain('b_gren')
  })
  test('6.4.6 what has been turned over cannot be taken back', () => {
    expect(
      scout()
        .lots(...LEVIS)
        .choose('french', block(0))
        .table.canUndo('french'),
    ).toBe(false)
  })
  test('6.4.6 Light Infantry and Rangers do not answer scouts', () => {
    const p = play(spec('b_light', 'b_rangers')).orders({ french: [INDIAN.levis, BUTTON.scout] })
    p.lots('b_light', 'b_rangers').choose('french', block(0), block(1))
    expect(p.asked).toBe('french 6.4.5')
  })
})
