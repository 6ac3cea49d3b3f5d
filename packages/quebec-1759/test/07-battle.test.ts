import { describe, expect, test } from 'vitest'
import type { Piece, PositionSpec } from '../src/position.ts'
import { AWAY, BRITISH, BUTTON, battle, FRENCH, INTO, MARCH, play, SPACE, TO, TO_BEAUPORT, UNIT } from './help.ts'

const REGULARS = ['f_sarre', 'f_guyenne', 'f_bearn'] as const
const REDCOATS = ['b_15', 'b_28', 'b_35'] as const
/** British and French meet at Beauport, the British having landed. */
const beauport = (british: readonly Piece[], french: readonly Piece[]): PositionSpec => ({
  step: 'battles',
  zones: { beauport: [...british, ...french] },
  battles: [{ zone: 'beauport', attacker: 'british', from: 'ile_d_orleans', way: 'boat' }],
  rest: AWAY,
})
/** A skirmish at Beauport against one British regiment, which is on step. */
const attacked = (french: readonly Piece[], spec: PositionSpec = {}) =>
  battle(
    {
      ...TO_BEAUPORT,
      kind: 'skirmish',
      acting: 'british',
      british: { centre: ['b_15'] },
      french: { centre: french },
    },
    { rest: AWAY, ...spec },
  )

describe('7.1 Order of battles', () => {
  const three = () =>
    play({
      step: 'battles',
      zones: { beauport: ['b_15', 'f_sarre:1'], st_charles: ['b_28', 'f_bearn'], montmorency: ['b_35', 'f_guyenne'] },
      battles: (['beauport', 'st_charles', 'montmorency'] as const).map((zone) => ({
        ...({ zone, attacker: 'british', from: 'ile_d_orleans', way: 'boat' } as const),
      })),
      rest: AWAY,
      out: ['f_indians'],
    })
  test('7.1.1 the French decide, one at a time', () => {
    const p = three()
    expect(p.asked).toBe('french 7.1.1')
    expect(p.offers('french')).toEqual([SPACE.beauport, SPACE.st_charles, SPACE.montmorency])
    p.choose('french', SPACE.st_charles).dice(5, 5, 5)
    p.choose('british', TO.boat.ile_d_orleans).misses(3)
    expect(p.asked).toBe('french 7.1.1')
    expect(p.offers('french')).toEqual([SPACE.beauport, SPACE.montmorency])
  })
  test('7.1.1 the last one is not asked for', () => {
    const p = three().choose('french', SPACE.st_charles).dice(5, 5, 5)
    p.choose('british', TO.boat.ile_d_orleans).misses(3).choose('french', SPACE.beauport).misses(1)
    p.choose('british', BUTTON.stand).dice(6, 1, 1, 1).choose('french', UNIT.f_quebec_1)
    expect(p.state.battle).toMatchObject({ zone: 'montmorency' })
  })
})

describe('7.3 Decoys, 7.4 Indians may leave', () => {
  test('7.3.1 all decoys of both sides in the battle zone are eliminated, those elsewhere not', () => {
    const p = play(beauport([...REDCOATS, 'b_decoy_1', 'b_decoy_2'], [...REGULARS, 'f_decoy_1']))
    expect(p.at('beauport')).toEqual([...REDCOATS, ...REGULARS])
    expect([p.lost('british'), p.lost('french')]).toEqual([['b_decoy_1', 'b_decoy_2'], ['f_decoy_1']])
  })
  test('7.4.1 before deployment the Indians may withdraw; nobody fires', () => {
    const p = play(beauport(REDCOATS, [...REGULARS, 'f_indians']))
    expect(p.offers('french')).toEqual([BUTTON.stay, BUTTON.withdraw])
    p.choose('french', BUTTON.withdraw)
    expect(p.refuses('french', SPACE.beauport)).toBe(true)
    expect(p.refuses('french', SPACE.ile_d_orleans)).toBe(true)
    p.choose('french', SPACE.levis)
    expect(p.at('levis')).toEqual(['f_indians'])
    expect(p.asked).toBe('french 7.5.2')
  })
  test('7.4.1, 3.1, R-28 the French are asked wherever the Indians are, so that the question tells nothing', () => {
    const p = play(beauport(REDCOATS, REGULARS))
    expect(p.asked).toBe('french 7.4.1')
    expect(p.offers('french')).toEqual([BUTTON.stay])
    // And told that there is nothing to decide.
    expect(p.table.decision('french')?.prompt).toMatchObject({
      key: 'prompt.only',
      args: { question: { key: 'prompt.indians.stay' } },
    })
    const there = play(beauport(REDCOATS, [...REGULARS, 'f_indians']))
    expect(there.table.decision('french')?.prompt.key).toBe('prompt.indians.stay')
  })
  test('7.4.1, 10.3 when they have left the game nobody is asked', () => {
    expect(play({ ...beauport(REDCOATS, REGULARS), out: ['f_indians'] }).asked).toBe('french 7.5.2')
  })
  test('7.4.2, R-12 alone against British they must withdraw, and the zone is lost', () => {
    const p = play(beauport(REDCOATS, ['f_indians']))
    expect(p.asked).toBe('french 7.4.2')
    p.choose('french', SPACE.abraham)
    expect(p.at('abraham')).toEqual(['f_indians'])
    expect(p.asked).toBe('french 6.8.1')
    expect(p.log).not.toContain('log.fire')
  })
  test('7.3.1, 7.11 where both had only decoys nobody wins, and the battle is over', () => {
    const p = play({ ...beauport(['b_decoy_1'], ['f_decoy_1']), out: ['f_indians'] })
    expect(p.at('beauport')).toEqual([])
    expect(p.log).toContain('log.battle.nobody')
  })
  test('7.4.2, 7.3.1 decoys are no company: with them they are alone all the same', () => {
    expect(play(beauport(REDCOATS, ['f_indians', 'f_decoy_1', 'f_decoy_2'])).asked).toBe('french 7.4.2')
  })
  test('7.4.1 not into another battle', () => {
    const spec = beauport(REDCOATS, [...REGULARS, 'f_indians'])
    const site = { zone: 'levis', attacker: 'british', from: 'ile_d_orleans', way: 'boat' } as const
    const p = play({
      ...spec,
      zones: { ...spec.zones, levis: ['b_43', 'f_marine'] },
      battles: [...(spec.battles ?? []), site],
    })
    p.choose('french', SPACE.beauport, BUTTON.withdraw)
    expect(p.refuses('french', SPACE.levis)).toBe(true)
  })
})

describe('7.5 Deployment', () => {
  test('7.5.1 the defender deploys first, then the attacker', () => {
    const p = play(beauport(REDCOATS, REGULARS)).choose('french', BUTTON.stay)
    expect(p.asked).toBe('french 7.5.2')
    p.choose('french', INTO.left.f_sarre, INTO.right.f_bearn)
    expect(p.asked).toBe('british 7.5.2')
    p.choose('british', INTO.centre.b_15, INTO.left.b_28)
    expect(p.state.battle).toMatchObject({
      round: 1,
      lines: {
        french: { left: ['f_sarre'], centre: ['f_guyenne'], right: ['f_bearn'], reserve: [] },
        british: { left: ['b_28'], centre: ['b_15'], right: ['b_35'], reserve: [] },
      },
    })
  })
  test('7.5.1, 7.5.6 a line is seen when it is complete, not before', () => {
    const p = play(beauport(REDCOATS, REGULARS)).choose('french', BUTTON.stay, INTO.left.f_sarre)
    expect(p.view('british').battle?.lines.french).toBeNull()
    expect(p.view('french').battle?.lines.french?.left).toEqual([{ unit: 'f_sarre', cv: 3 }])
    p.choose('french', INTO.right.f_bearn)
    expect(p.view('british').battle?.lines.french?.left).toEqual([{ unit: 'f_sarre', cv: 3 }])
  })
  test('7.5.2, R-13 three units each: three columns with one each, no reserve', () => {
    const p = play(beauport(REDCOATS, REGULARS)).choose('french', BUTTON.stay)
    expect(p.state.battle?.kind).toBe('columns')
    expect(p.refuses('french', INTO.reserve.f_sarre)).toBe(true)
    p.choose('french', INTO.left.f_sarre)
    expect(p.refuses('french', INTO.left.f_bearn)).toBe(true)
  })
  test('7.5.2 with four, one is free to strengthen a column or stand in reserve', () => {
    const p = play(beauport([...REDCOATS, 'b_43'], REGULARS)).choose(
      'french',
      BUTTON.stay,
      INTO.left.f_sarre,
      INTO.centre.f_bearn,
    )
    p.choose('british', INTO.left.b_15, INTO.left.b_28)
    expect(p.refuses('british', INTO.left.b_35)).toBe(true)
    expect(p.refuses('british', INTO.reserve.b_35)).toBe(true)
    const q = play(beauport([...REDCOATS, 'b_43'], REGULARS)).choose(
      'french',
      BUTTON.stay,
      INTO.left.f_sarre,
      INTO.centre.f_bearn,
    )
    q.choose('british', INTO.reserve.b_15, INTO.left.b_28, INTO.centre.b_43)
    expect(q.state.battle?.lines.british).toEqual({
      left: ['b_28'],
      centre: ['b_43'],
      right: ['b_35'],
      reserve: ['b_15'],
    })
  })
  test('7.5.2 when the columns stand the rest may go to the reserve at once', () => {
    const p = play(beauport([...REDCOATS, 'b_43', 'b_47'], REGULARS))
    p.choose('french', BUTTON.stay, INTO.left.f_sarre, INTO.centre.f_bearn)
    p.choose('british', INTO.left.b_15, INTO.centre.b_28, INTO.right.b_35, BUTTON.rest_reserve)
    expect(p.state.battle?.lines.british.reserve).toEqual(['b_43', 'b_47'])
  })
  test.each([
    [['b_15', 'b_28'], REGULARS],
    [REDCOATS, ['f_sarre', 'f_bearn']],
    [['b_15'], ['f_sarre']],
  ] as const)('7.5.3 one side with fewer than three: a skirmish for both (%j against %j)', (british, french) => {
    const p = play(beauport(british, french)).choose('french', BUTTON.stay)
    expect(p.state.battle).toMatchObject({
      kind: 'skirmish',
      lines: {
        british: { left: [], centre: british, right: [], reserve: [] },
        french: { left: [], centre: french, right: [], reserve: [] },
      },
    })
  })
  test('7.5.2, R-13 decoys and Indians do not count for the three', () => {
    const p = play(beauport(REDCOATS, ['f_sarre', 'f_bearn', 'f_indians', 'f_decoy_1'])).choose('french', BUTTON.stay)
    expect(p.state.battle?.kind).toBe('skirmish')
  })
  test('7.5.4 in columns the Indians stand in reserve; in a skirmish in the line', () => {
    const p = play(beauport(REDCOATS, [...REGULARS, 'f_indians'])).choose('french', BUTTON.stay)
    expect(p.state.battle?.lines.french.reserve).toEqual(['f_indians'])
    const q = play(beauport(REDCOATS, ['f_sarre', 'f_indians'])).choose('french', BUTTON.stay)
    expect(q.state.battle?.lines.french.centre).toEqual(['f_sarre', 'f_indians'])
  })
  test('7.5.5, R-14 losses do not turn columns into a skirmish', () => {
    const p = battle({ ...TO_BEAUPORT, british: { ...BRITISH, left: ['b_15:1', 'b_43'] } }, { rest: AWAY })
    p.choose('french', UNIT.f_sarre).dice(6, 1, 1).choose('british', UNIT.b_15)
    expect(p.state.battle).toMatchObject({ kind: 'columns', lines: { british: { left: ['b_43'] } } })
  })
  test('7.5.6, 3.2 columns are shown with their CV, the reserve is not', () => {
    const p = play(beauport([...REDCOATS, 'b_43'], REGULARS)).choose(
      'french',
      BUTTON.stay,
      INTO.left.f_sarre,
      INTO.centre.f_bearn,
    )
    p.choose('british', INTO.left.b_15, INTO.centre.b_28, INTO.right.b_35, INTO.reserve.b_43)
    expect(p.view('french').battle?.lines.british).toEqual({
      left: [{ unit: 'b_15', cv: 4 }],
      centre: [{ unit: 'b_28', cv: 4 }],
      right: [{ unit: 'b_35', cv: 4 }],
      reserve: [{ block: 0 }],
    })
  })
  test('7.5.1 deployment can be taken back until the line is complete', () => {
    const p = play(beauport(REDCOATS, REGULARS)).choose('french', BUTTON.stay, INTO.left.f_sarre)
    p.table.undo('french')
    expect(p.refuses('french', INTO.right.f_sarre)).toBe(false)
    p.choose('french', INTO.right.f_sarre, INTO.left.f_bearn)
    expect(p.table.canUndo('french')).toBe(false)
  })
})

describe('7.11 End of a battle', () => {
  const won = (reserve: readonly Piece[]) =>
    battle({ zone: 'levis', from: 'etchemin', acting: 'british', french: { ...FRENCH, reserve } }).choose(
      'british',
      TO.road.etchemin,
    )
  test('7.11.2 after the battle the Indians may withdraw', () => {
    const p = won(['f_indians'])
    expect(p.asked).toBe('french 7.11.2')
    expect(p.offers('french')).toEqual([BUTTON.stay, BUTTON.withdraw])
    p.choose('french', BUTTON.withdraw)
    expect(p.refuses('french', SPACE.etchemin)).toBe(true)
    p.choose('french', SPACE.abraham)
    expect(p.at('abraham')).toEqual(['f_indians'])
  })
  test('7.11.2, 3.1, R-28 while the reserve is hidden the French are asked all the same', () => {
    const p = won(['f_marine'])
    expect(p.asked).toBe('french 7.11.2')
    expect(p.offers('french')).toEqual([BUTTON.stay])
  })
  test('7.11.2, R-28 without a reserve everybody sees that they are not there: nobody is asked', () => {
    expect(won([]).asked).toBe('french 6.8.1')
  })
  test('7.11.2 Indians who retreated with the army may go on from there', () => {
    const p = battle({ ...TO_BEAUPORT, round: 2, french: { ...FRENCH, reserve: ['f_indians'] } }, { rest: AWAY })
    p.choose('french', TO.road.st_charles)
    expect(p.unit('f_indians').at).toBe('st_charles')
    p.choose('french', BUTTON.withdraw, SPACE.levis)
    expect(p.unit('f_indians').at).toBe('levis')
  })
  test('7.11.3 the British alone in the zone for the first time: Quebec militia goes home', () => {
    const p = attacked(['f_sarre:1'])
    p.choose('british', BUTTON.stand).dice(6, 1, 1, 1)
    expect(p.asked).toBe('french 6.8.1')
    expect(p.state.occupied).toContain('beauport')
  })
  test('7.11.3 not the second time', () => {
    const p = attacked(['f_sarre:1'], { occupied: ['beauport'] })
    p.choose('british', BUTTON.stand).dice(6, 1, 1, 1)
    expect(p.state.turn).toBe(2)
  })
  test('3.3 survivors are hidden again', () => {
    const p = play(beauport(REDCOATS, ['f_sarre']))
      .choose('french', BUTTON.stay)
      .misses(3)
    expect(p.view('french').zones.beauport.british[0]).toEqual({ unit: 'b_15', cv: 4 })
    p.choose('british', TO.boat.ile_d_orleans).misses(3)
    expect(p.view('french').zones.ile_d_orleans.british.every((b) => 'block' in b)).toBe(true)
    expect(p.view('british').zones.beauport.french).toEqual([{ block: 0 }])
  })
  test('6.7.2, 10.2 decoys who waited for Indians that a battle drives away go with them, while it goes on', () => {
    const p = attacked([...REGULARS, 'f_marine:1'], {
      zones: { cap_rouge: ['f_indians', 'f_decoy_1'] },
      rest: { british: 'ile_d_orleans' },
    })
    p.choose('british', BUTTON.stand).dice(6, 1, 1, 1).choose('french', UNIT.f_marine)
    expect(p.asked).toBe('french 7.8.1')
    expect(p.at('cap_rouge')).toEqual([])
    expect(p.log).toContain('log.decoys')
    p.choose('french', TO.road.st_charles)
    expect(p.refuses('french', MARCH.cap_rouge)).toBe(true)
  })
})
