import { describe, expect, test } from 'vitest'
import { fight, isOver } from './fight.ts'

const AT = { at: 'oswego', attacker: 'british', from: 'oneida-lake', control: { oswego: 'french' } } as const

describe('13.3.4 Hit Check', () => {
  test('13.3.4 a Light unit hits only with the triangle, and Lights before Indians', () => {
    const p = fight({ ...AT, units: ['rogers', 'dunn', 'gage', 'langis:reduced', 'mingo'] })
    p.dice('square', 'triangle', 'triangle')
    expect(p.state.battle).toMatchObject({ marks: { british: 2 }, ghosts: ['langis', 'mingo'] })
  })
  test('13.3.4 an Indian hits Indians first', () => {
    const p = fight({ ...AT, units: ['mohawk', 'langis', 'mingo'] })
    p.dice('triangle')
    expect(p.state.battle?.ghosts).toEqual(['mingo'])
  })
  test('13.3.4 overflow Hits are not scored', () => {
    const p = fight({ ...AT, units: ['rogers', 'dunn', 'gage', 'mingo'] })
    p.dice('triangle', 'triangle', 'triangle')
    expect(p.state.battle?.marks.british).toBe(1)
  })
  test('13.3.4, R-82 a Hit that is not applied takes no step: it never makes an overflow', () => {
    const p = fight({
      ...AT,
      units: ['rogers', 'dunn', 'gage', 'mingo'],
      markers: { british: { rout: ['oswego'], oos: ['oswego'] } },
    })
    p.dice('triangle', 'triangle', 'triangle')
    expect(p.state.battle).toMatchObject({ marks: { british: 1 }, ghosts: ['mingo'] })
  })
  test('13.3.4 without an enemy of the same shape nothing is scored', () => {
    const p = fight({ ...AT, units: ['44th-48th', 'mingo'] })
    p.dice('square')
    expect(p.state.battle?.marks.british).toBe(0)
  })
  test('13.3.4 Metropolitan Brigades hit their like first, the others theirs', () => {
    const p = fight({ ...AT, units: ['44th-48th', 'penn-del-brigade-1', 'berry', 'canadiens-1'] })
    p.dice('square')
    expect(p.state.reduced).toEqual(['berry'])
    p.dice('square')
    expect(p.state.reduced).toEqual(['berry', 'canadiens-1'])
  })
  test('13.3.4 a Fleet hits Fleets, Artillery, then a Fort, never a Bastion', () => {
    const units = ['boscawen', 'durell', 'hardy', 'bastion-1', 'bastion-2', 'canonniers-bombardiers-1:reduced'] as const
    const p = fight({ at: 'louisbourg', attacker: 'british', units }).choose('british', { do: 'none' })
    p.dice('square', 'triangle', 'square')
    expect(p.state.battle).toMatchObject({ marks: { british: 1 }, ghosts: ['canonniers-bombardiers-1'] })
    const more = ['boscawen', 'marine-royale', 'fort-beausejour', 'canonniers-bombardiers-1'] as const
    const q = fight({ at: 'miramichy', attacker: 'british', units: [...more, 'royal-artillery-1', 'dunn'] })
    q.dice('flag').dice('square')
    expect(q.state.reduced).toEqual(['marine-royale'])
    expect(q.state.battle?.marks.british).toBe(1)
  })
  test('13.3.4 a Bastion or Fort hits Artillery, then Fleets, never a Fort', () => {
    const units = ['royal-artillery-1:reduced', 'boscawen:reduced', 'dunn', 'bastion-1', 'bastion-2'] as const
    const p = fight({ at: 'louisbourg', attacker: 'british', units })
    p.dice('miss').dice('miss').dice('miss').dice('square', 'triangle')
    expect(p.box('losses-british')).toEqual(['royal-artillery-1'])
    expect(p.box('fleets')).toContain('boscawen')
  })
  test('13.3.4 Artillery hits Artillery, then Bastion or Fort, then Fleets', () => {
    const guns = ['royal-artillery-1', 'royal-artillery-2', 'royal-artillery-3', 'royal-artillery-4'] as const
    const enemy = ['canonniers-bombardiers-1:reduced', 'fort-beausejour:reduced', 'marine-royale'] as const
    const p = fight({ at: 'miramichy', attacker: 'british', units: [...guns, ...enemy] })
    p.dice('square', 'square', 'triangle', 'flag')
    expect(p.state.battle).toMatchObject({ marks: { british: 3 } })
    expect(p.state.battle?.ghosts).toEqual(['canonniers-bombardiers-1', 'fort-beausejour'])
    expect(p.box('removed')).toContain('fort-beausejour')
  })
})

describe('13.4 Hit Application', () => {
  test('13.4 the owner chooses, a Reduced unit before a Full one', () => {
    const p = fight({ ...AT, units: ['rogers', 'dunn', 'langis', 'lery'] })
    p.dice('triangle', 'triangle')
    expect(p.offers('french')).toEqual([{ unit: 'langis' }, { unit: 'lery' }])
    p.choose('french', { unit: 'lery' })
    expect(p.box('losses-french')).toEqual(['lery'])
    expect(p.at('oswego')).toEqual(['dunn', 'rogers', 'langis'])
  })
  test('13.4.1 Lights, Indians, Brigades and Artillery go to the Losses box, Fleets to their pool', () => {
    const units = [
      'boscawen',
      'royal-artillery-1',
      'marine-royale:reduced',
      'canonniers-bombardiers-1:reduced',
    ] as const
    const p = fight({ at: 'miramichy', attacker: 'british', units })
    p.dice('square')
    expect(p.box('fleets')).toContain('marine-royale')
    p.dice('square')
    expect(p.box('losses-french')).toEqual(['canonniers-bombardiers-1'])
    expect(p.state.reduced).toEqual([])
  })
  test('13.4.3 a chit for a Metropolitan Brigade, none for another', () => {
    const p = fight({
      ...AT,
      units: ['44th-48th', 'fraser', 'penn-del-brigade-1', 'canadiens-1:reduced', 'berry:reduced'],
    })
    p.dice('square')
    p.lots('chit-2')
    expect(p.state.chits.british).toBe(2)
    p.dice('square')
    expect(p.asked).toBe('1 dice 13.3.3')
    expect(p.box('losses-french')).toEqual(['berry', 'canadiens-1'])
  })
})

describe('13.4.2 Hit and Elimination Restrictions', () => {
  const DEFEND = { at: 'oswego', attacker: 'french', from: 'baye-de-cataracouy' } as const
  test('13.4.2, R-83 the first scored Hit on a Metropolitan Brigade goes to a Highland, past a Reduced one', () => {
    const p = fight({ ...DEFEND, units: ['berry', 'bearn-guyenne', 'fraser', '44th-48th:reduced'] })
    p.dice('square', 'square')
    expect(p.asked).toBe('british 13.4')
    expect(p.offers('british')).toEqual([{ unit: 'fraser' }, { unit: '44th-48th' }])
    p.choose('british', { unit: '44th-48th' }).lots('chit-0')
    expect(p.at('oswego')).toContain('fraser:reduced')
  })
  test('13.4.2 Hits the French take before do not count: it is the first one of the French', () => {
    const british = ['44th-48th', '22nd-28th:reduced', 'fraser'] as const
    const p = fight({
      at: 'ticonderoga',
      attacker: 'british',
      from: 'lake-george',
      units: [...british, 'berry', 'bearn-guyenne'],
    })
    p.dice('flag').dice('square', 'miss').choose('french', { unit: 'berry' })
    p.dice('square', 'miss')
    expect(p.at('ticonderoga')).toContain('fraser:reduced')
    expect(p.at('ticonderoga')).toContain('22nd-28th:reduced')
  })
  test('13.4.2, R-83 a B&T Hit is no such Hit', () => {
    const p = fight({ ...DEFEND, units: ['berry', 'fraser', '44th-48th:reduced'] })
    p.dice('bt').lots('chit-0')
    expect(p.box('losses-british')).toEqual(['44th-48th'])
    expect(p.state.battle?.firstHit).toBe(false)
  })
  test('13.4.2, R-184 if it is scored but not applied, the next one takes its place', () => {
    const p = fight({
      ...DEFEND,
      units: ['berry', 'bearn-guyenne', 'fraser', '44th-48th:reduced'],
      markers: { french: { oos: ['oswego'] } },
    })
    p.dice('square', 'square')
    expect(p.at('oswego')).toContain('fraser:reduced')
    expect(p.at('oswego')).toContain('44th-48th:reduced')
  })
  test('13.4.2, 13.3.3, R-108 at the end of the Battle: eliminated defenders still roll, with his rerolls', () => {
    const p = fight({ ...DEFEND, units: ['langis', 'mohawk', 'howe-commander'] })
    p.dice('triangle').dice('miss')
    expect(p.at('oswego')).toContain('howe-commander')
    expect(p.asked).toBe('british 13.5')
    p.choose('british', { do: 'done' })
    expect(p.box('removed')).toContain('howe-commander')
  })
  test('13.4.2 a Commander whose stack is eliminated is removed from play', () => {
    const p = fight({ ...DEFEND, units: ['langis', 'mohawk', 'forbes'] })
    p.dice('triangle').dice('miss')
    expect(isOver(p)).toBe(true)
    expect(p.box('removed')).toContain('forbes')
  })
})
