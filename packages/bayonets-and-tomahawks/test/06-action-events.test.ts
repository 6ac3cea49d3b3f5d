/** 7.4 Events used in actions and battles: their limits, and who may not use them. The chapters test what they do. */
import { describe, expect, test } from 'vitest'
import { canSail } from '../src/rules/10-sail.ts'
import type { Action } from '../src/state.ts'
import { act, isOver } from './actions.ts'
import { fight } from './fight.ts'
import { play } from './help.ts'

const to = (space: string) => ({ space })
const DONE = { do: 'done' }

describe('7.4 card 7, 28 Construction Frenzy', () => {
  const spaces = { 'isle-aux-noix': ['berry'] } as const
  test('7.4 card 28 serves the French', () => {
    const p = act('build', 'french', { spaces, played: { french: 28 } })
    p.choose('french', { do: 'fort_start' })
    expect(p.offers('french')).toEqual([{ do: 'again' }, DONE])
    p.choose('french', { do: 'again' }, { do: 'fort_finish' })
    expect(isOver(p)).toBe(true)
    expect(p.at('isle-aux-noix')).toHaveLength(2)
    expect(p.state.usedEvents).toEqual(['french:construction-frenzy'])
  })
  test('7.4 it is not offered with the other faction’s card, nor a second time in the round', () => {
    const p = act('build', 'french', { spaces, played: { british: 7 } }).choose('french', { do: 'fort_start' })
    expect(isOver(p)).toBe(true)
    const q = act('build', 'french', { spaces, played: { french: 28 } })
    q.state.usedEvents = ['french:construction-frenzy']
    expect(isOver(q.choose('french', { do: 'fort_start' }))).toBe(true)
  })
})

describe('7.4 card 10, 24 Forced March', () => {
  test('7.4 card 24 serves the French; if the British used theirs in the same round it is still there', () => {
    const p = act('move', 'french', { spaces: { quebec: ['berry'] }, played: { british: 10, french: 24 } })
    p.state.usedEvents = ['british:forced-march']
    p.choose('french', to('les-trois-rivieres'), to('montreal'))
    expect(p.offers('french')).toContainEqual({ do: 'forced_march' })
    p.choose('french', { do: 'forced_march' }, to('la-presentation'))
    expect(p.at('la-presentation')).toEqual(['berry:spent'])
  })
  test('7.4 card 10 not for Light Movement, and not twice', () => {
    const p = act('move', 'british', { spaces: { albany: ['rogers'] }, played: { british: 10 } }, { as: 'light' })
    p.choose('british', to('oneida-lake'), to('oswego'), to('onyiudaondagwat'))
    expect(isOver(p)).toBe(true)
    const q = act('move', 'british', { spaces: { albany: ['campbell'] }, played: { british: 10 } })
    q.state.usedEvents = ['british:forced-march']
    q.choose('british', to('oneida-lake'), to('oswego'))
    expect(isOver(q)).toBe(true)
  })
})

describe('7.4 card 9 Surprise Landing', () => {
  const landing = (british: number, faction: 'british' | 'french') =>
    play({
      clear: true,
      step: 'phase',
      first: faction,
      active: faction,
      played: { british, french: 22, indian: 43 },
      boxes:
        faction === 'british' ? { 'sail-british': ['durell', 'campbell'] } : { 'sail-french': ['de-lisle', 'berry'] },
    })
  test('7.4, R-60 card 9 the British get no Landing marker, with another card they do', () => {
    const { markers, usedEvents } = landing(9, 'british').choose('british', to('cape-sable')).state
    expect(markers.british.landing).toEqual([])
    // It serves every Landing of the round, and is not used up by one.
    expect(usedEvents).toEqual([])
    expect(landing(7, 'british').choose('british', to('cape-sable')).state.markers.british.landing).toEqual([
      'cape-sable',
    ])
  })
  test('7.4 card 9 the French get theirs', () => {
    expect(landing(9, 'french').choose('french', to('mtan')).state.markers.french.landing).toEqual(['mtan'])
  })
})

describe('7.4 card 8, 27 Lucky Cannonball and 14 Perfect Volleys', () => {
  const at = { at: 'oswego', attacker: 'british' } as const
  const volley = { do: 'reroll', unit: '44th-48th', why: 'event' } as const
  test('7.4 card 14 a volley is no cannonball: circles do not reroll, even once it is used', () => {
    const p = fight({ ...at, units: ['44th-48th', 'royal-artillery-1', 'langis'], played: { british: 14 } })
    p.dice('miss').choose('british', volley).dice('miss').dice('miss')
    expect(p.asked).toBe('1 dice 13.3.3')
    expect(p.state.battle?.rolling?.faction ?? 'french').toBe('french')
  })
  test('7.4 card 8 a cannonball is no volley: squares and triangles do not reroll', () => {
    const p = fight({ ...at, units: ['rogers', '44th-48th', 'royal-artillery-1', 'langis'], played: { british: 8 } })
    p.dice('miss')
    expect(p.asked).toBe('1 dice 13.3.3')
    p.dice('miss')
    expect(p.asked).toBe('1 dice 13.3.3')
    p.dice('miss')
    expect(p.offers('british')).toEqual([{ do: 'reroll', unit: 'royal-artillery-1', why: 'event' }, DONE])
  })
  test('7.4 card 8 three rerolls, no fourth', () => {
    const guns = ['royal-artillery-1', 'royal-artillery-2', 'royal-artillery-3', 'royal-artillery-4'] as const
    const p = fight({ ...at, units: [...guns, 'langis'], played: { british: 8 } }).dice('miss', 'miss', 'miss', 'miss')
    for (const unit of guns.slice(0, 3)) p.choose('british', { do: 'reroll', unit, why: 'event' }).dice('miss')
    expect(p.asked).toBe('1 dice 13.3.3')
  })
  test('7.4 card 14 the French have no Perfect Volleys', () => {
    const p = fight({ at: 'oswego', attacker: 'french', units: ['berry', 'rogers'], played: { british: 14 } })
    expect(p.dice('miss').asked).toBe('1 dice 13.3.3')
  })
})

describe('7.4 card 32, 37, 41 Events at the start of a battle, when they are impossible', () => {
  test('7.4 card 32 without a Light unit of the French', () => {
    const p = fight({ at: 'oswego', attacker: 'french', units: ['berry', 'rogers'], played: { french: 32 } })
    expect(p.asked).toBe('1 dice 13.3.3')
  })
  test('7.4 card 37 without a British Fort; a French one does not count', () => {
    const none = fight({ at: 'oswego', attacker: 'french', units: ['berry', 'rogers'], played: { french: 37 } })
    expect(none.asked).toBe('1 dice 13.3.3')
    const units = ['fort-niagara', 'rogers'] as const
    const own = fight({ at: 'niagara', attacker: 'british', units, played: { french: 37 } })
    expect(own.asked).toBe('1 dice 13.3.3')
  })
})

describe('7.4 card 36, 50 Events of the first successful raid', () => {
  const action: Action = {
    kind: 'raid',
    faction: 'french',
    ap: 'light',
    as: 'light',
    double: false,
    back: 'actions',
    units: [],
    at: null,
    from: null,
    spent: 0,
    target: null,
    events: [],
  }
  const raid = (raider: 'villiers' | 'mingo', played: { french?: number; indian?: number }) =>
    play({
      clear: true,
      step: 'raid',
      first: 'french',
      active: 'french',
      action,
      spaces: { 'forks-of-the-ohio': [raider] },
      played,
      aps: { french: ['light'], indian: [] },
    }).choose('french', to('winchester'))
  test('7.4 card 36 a raid that fails does not use it up', () => {
    const p = raid('villiers', { french: 36 }).dice('miss')
    expect(p.state.usedEvents).toEqual([])
    expect(p.state.raid.french).toBe(0)
  })
  test('7.4 card 50 nor does a failure, nor a raider who is not Indian', () => {
    expect(raid('mingo', { indian: 50 }).dice('miss').state.usedEvents).toEqual([])
    const p = raid('villiers', { indian: 50 }).dice('flag')
    expect(p.state.usedEvents).toEqual([])
    expect(p.at('forks-of-the-ohio')).toHaveLength(1)
  })
})

describe('7.4 card 40 Rough Seas', () => {
  test('7.4 card 40 neither faction sails; both may land', () => {
    const spec = { spaces: { halifax: ['durell'], quebec: ['de-lisle'] }, step: 'actions' } as const
    const calm = act('sail', 'british', { ...spec, played: { french: 41 } }).state
    const rough = act('sail', 'british', { ...spec, played: { french: 40 } }).state
    for (const f of ['british', 'french'] as const) {
      expect(canSail(calm, f)).toBe(true)
      expect(canSail(rough, f)).toBe(false)
    }
    const p = play({
      clear: true,
      step: 'phase',
      first: 'british',
      active: 'british',
      played: { british: 2, french: 40, indian: 43 },
      boxes: { 'sail-british': ['durell', 'campbell'] },
    })
    p.choose('british', to('boston'))
    expect(p.at('boston')).toEqual(['campbell:spent', 'durell:spent'])
  })
})

describe('7.4 card 39 French Lake Warships', () => {
  test('7.4 card 39 a beaten stack retreats over the closed Highway', () => {
    const p = fight({
      at: 'baye-de-cataracouy',
      attacker: 'british',
      units: ['rogers', 'langis', 'lery'],
      from: 'oswego',
      warships: 'baye-de-cataracouy--oswego',
    })
    p.dice('miss').dice('flag', 'flag')
    expect(p.at('oswego').map((piece) => piece.split(':')[0])).toEqual(['rogers'])
  })
})

describe('7.4 card 54 Let’s See How the French Fight', () => {
  test('7.4, R-55 card 54 Indians of the British stay too', () => {
    const p = act(
      'move',
      'british',
      { spaces: { albany: ['mohawk', 'rogers'] }, played: { indian: 54 } },
      { as: 'light' },
    )
    expect(p.offers('british').map((option) => option.unit)).not.toContain('mohawk')
    expect(p.refuses('british', { unit: 'mohawk' })).toBe(true)
  })
})
