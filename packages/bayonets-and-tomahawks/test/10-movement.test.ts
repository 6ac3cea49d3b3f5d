import { describe, expect, test } from 'vitest'
import type { UnitId } from '../src/data/units.ts'
import { useOf } from '../src/packed.ts'
import { canMove } from '../src/rules/10-movement.ts'
import { act, isOver } from './actions.ts'

const unit = (id: string) => ({ unit: id })
const to = (space: string) => ({ space })
const drop = (id: string) => ({ do: 'drop', unit: id })
const take = (id: string) => ({ do: 'take', unit: id })
const DONE = { do: 'done' }
const LIGHTS: UnitId[] = ['aubry', 'beaujeu', 'belestre', 'boishebert', 'lacorne', 'langis']
const BRIGADES: UnitId[] = [
  'new-england-brigade-1',
  'new-england-brigade-2',
  'new-england-brigade-3',
  'new-england-brigade-4',
  'new-england-brigade-5',
  'new-england-brigade-6',
  'new-england-brigade-7',
  'n-york-nj-brigade-1',
  'n-york-nj-brigade-2',
]

describe('10.1 Connection Limits', () => {
  test('10.1 four units on a Path, in all actions of the round together', () => {
    const used = { french: { 'isle-aux-noix--saranac': { units: 2, artillery: 0 } }, british: {} }
    const p = act('move', 'french', { spaces: { saranac: LIGHTS }, used }, { as: 'light' })
    p.choose('french', unit('aubry'), unit('beaujeu'))
    expect(p.offers('french')).toContainEqual(to('isle-aux-noix'))
    p.choose('french', unit('belestre'))
    expect(p.offers('french')).not.toContainEqual(to('isle-aux-noix'))
    expect(p.offers('french')).toContainEqual(to('ticonderoga'))
    p.choose('french', unit('boishebert'))
    // A fifth could go nowhere.
    expect(p.offers('french').filter((option) => 'unit' in option)).toEqual([])
    p.choose('french', to('ticonderoga'))
    expect(p.state.used.french.map(useOf)).toContainEqual({ by: 'saranac--ticonderoga', units: 4, artillery: 0 })
  })
  test('10.1 eight units on a Road, one Artillery at most', () => {
    const road = 'lake-george--oneida-lake'
    const spaces = { 'lake-george': ['royal-artillery-1', 'royal-artillery-2', ...BRIGADES] as UnitId[] }
    const p = act('move', 'british', { spaces, roads: [road], control: { albany: 'british', ticonderoga: 'french' } })
    p.choose('british', unit('royal-artillery-1'))
    expect(p.offers('british')).toContainEqual(to('oneida-lake'))
    p.choose('british', unit('royal-artillery-2'))
    expect(p.offers('british')).not.toContainEqual(to('oneida-lake'))
    expect(p.offers('british')).toContainEqual(to('albany'))
    const q = act('move', 'british', { spaces, roads: [road] })
    for (const id of BRIGADES.slice(0, 8)) q.choose('british', unit(id))
    expect(q.offers('british')).toContainEqual(to('oneida-lake'))
    q.choose('british', unit(BRIGADES[8] as string))
    expect(q.offers('british')).not.toContainEqual(to('oneida-lake'))
  })
  test('10.1 sixteen on a Highway; Commanders do not count, the other faction neither', () => {
    const used = {
      british: { 'albany--lake-george': { units: 15, artillery: 3 } },
      french: { 'albany--lake-george': { units: 16, artillery: 0 } },
    }
    const p = act('move', 'british', { spaces: { albany: ['forbes', 'rogers', 'campbell'] }, used })
    p.choose('british', unit('rogers'), unit('forbes'))
    expect(p.offers('british')).toContainEqual(to('lake-george'))
    p.choose('british', unit('campbell'))
    expect(p.offers('british')).not.toContainEqual(to('lake-george'))
  })
  test('10.1, R-67 Fleets count like other units', () => {
    const used = { british: { 'boston--york': { units: 15, artillery: 0 } }, french: {} }
    const p = act('move', 'british', { spaces: { boston: ['durell', 'campbell'] }, used })
    p.choose('british', unit('durell'))
    expect(p.offers('british')).toContainEqual(to('york'))
    p.choose('british', unit('campbell'))
    expect(p.offers('british')).not.toContainEqual(to('york'))
    const q = act('move', 'british', { spaces: { boston: ['durell'] }, used }).choose('british', to('york'))
    expect(q.state.used.british.map(useOf)).toEqual([{ by: 'boston--york', units: 16, artillery: 0 }])
  })
  test('10.1 who crosses twice counts twice', () => {
    const p = act('move', 'french', { spaces: { saranac: ['aubry'] } }, { as: 'light' })
    p.choose('french', to('nihanawate'), to('saranac'))
    expect(p.state.used.french.map(useOf)).toContainEqual({ by: 'nihanawate--saranac', units: 2, artillery: 0 })
  })
})

describe('10.2 Movement along Connections', () => {
  test('10.2 Brigades move 2 MPs on Roads and Highways, and are Spent', () => {
    const p = act('move', 'british', { spaces: { albany: ['campbell'] } })
    expect(p.offers('british').map((o) => o.space)).toEqual(['kingston', 'lake-george', 'northfield', 'oneida-lake'])
    p.choose('british', to('oneida-lake'), to('oswego'))
    expect(p.at('oswego')).toEqual(['campbell:spent'])
    expect(isOver(p)).toBe(true)
  })
  test('10.2 Light units move 3 MPs on any Connection, 6 with a 2x AP', () => {
    const p = act('move', 'french', { spaces: { saranac: ['aubry'] } }, { as: 'light' })
    p.choose('french', to('nihanawate'), to('kahuahgo'), to('nihanawate'))
    expect(isOver(p)).toBe(true)
    const q = act('move', 'french', { spaces: { saranac: ['aubry'] } }, { as: 'light', double: true })
    for (let n = 0; n < 2; n += 1) q.choose('french', to('nihanawate'), to('saranac'))
    // 10.1: the Path has been used four times.
    expect(q.offers('french')).not.toContainEqual(to('nihanawate'))
    q.choose('french', to('ticonderoga'), to('goasek'))
    expect(isOver(q)).toBe(true)
  })
  test('10.2 a unit need not use all its MPs', () => {
    const p = act('move', 'british', { spaces: { albany: ['campbell'] } }).choose('british', to('kingston'), DONE)
    expect(p.at('kingston')).toEqual(['campbell:spent'])
    expect(isOver(p)).toBe(true)
  })
  test('10.2 Forts and Bastions do not move; the Spent neither (7.2.1)', () => {
    const p = act('move', 'british', { spaces: { albany: ['fort-edward', 'rogers:spent', 'campbell'] } })
    expect(p.state.action?.units).toEqual(['campbell'])
  })
  test('10.2, R-44 empty enemy Outposts are taken in passing, with their VPs', () => {
    const p = act('move', 'british', { spaces: { 'lake-george': ['rogers'] }, victory: 1 }, { as: 'light' })
    p.choose('british', to('ticonderoga'))
    expect(p.state.control).toEqual({ ticonderoga: 'british' })
    expect(p.state.victory).toBe(2)
    p.choose('british', to('saranac'), DONE)
    expect(p.state.control).toEqual({ ticonderoga: 'british' })
  })
  test('10.2, R-44 a captured Settled Space reverts when its captors leave it', () => {
    const spec = { spaces: { montreal: ['rogers', 'campbell'] as UnitId[] }, control: { montreal: 'british' } as const }
    const p = act('move', 'british', { ...spec, victory: 5 })
    p.choose('british', unit('rogers'), to('isle-aux-noix'), DONE)
    expect(p.state.control.montreal).toBe('british')
    const q = act('move', 'british', { ...spec, victory: 5 })
    q.choose('british', { do: 'all' }, to('isle-aux-noix'), DONE)
    expect(q.state.control.montreal).toBeUndefined()
    expect(q.state.victory).toBe(2)
  })
  test('10.2, R-68 a mixed stack goes where all of it may; who has no MPs left stays behind', () => {
    const p = act('move', 'british', { spaces: { albany: ['campbell', 'rogers'] } })
    p.choose('british', { do: 'all' })
    expect(p.offers('british')).not.toContainEqual(to('oquaga'))
    p.choose('british', to('lake-george'))
    expect(p.offers('british')).not.toContainEqual(to('sachendaga'))
    p.choose('british', to('albany'), to('kingston'))
    expect(p.at('albany')).toEqual(['campbell:spent'])
    expect(p.at('kingston')).toEqual(['rogers:spent'])
    expect(isOver(p)).toBe(true)
  })
  test('10.2 the Lights go on alone by a Path once the others are dropped', () => {
    const p = act('move', 'british', { spaces: { albany: ['campbell', 'fraser', 'rogers'] } })
    p.choose('british', { do: 'all' }, to('lake-george'), { do: 'lights' }, to('sachendaga'), DONE)
    expect(p.at('lake-george')).toEqual(['campbell:spent', 'fraser:spent'])
    expect(p.at('sachendaga')).toEqual(['rogers:spent'])
  })
  test('2.1.7 the French never enter a Base', () => {
    const p = act('move', 'french', { spaces: { kingston: ['aubry', 'berry'] }, control: { kingston: 'french' } })
    p.choose('french', unit('berry'))
    expect(p.offers('french')).not.toContainEqual(to('new-york'))
    expect(p.offers('french')).toContainEqual(to('minisink'))
  })
})

describe('10.2.1 Movement Restrictions', () => {
  test('10.2.1 enemies hold a stack that does not Outnumber them', () => {
    const spaces = { 'lake-george': ['campbell', 'aubry'] as UnitId[] }
    const p = act('move', 'british', { spaces: { ...spaces, albany: ['rogers'] }, battles: ['lake-george'] })
    expect(p.state.action?.from).toBe('albany')
  })
  test('10.2.1 four against one may leave, some or all; with the last the Battle marker goes', () => {
    const four = BRIGADES.slice(0, 4)
    const spec = { spaces: { saranac: ['aubry', ...four] as UnitId[] }, battles: ['saranac'] as const }
    const roads = ['saranac--ticonderoga']
    const p = act('move', 'british', { ...spec, roads })
    p.choose('british', unit(four[0] as string), to('ticonderoga'), DONE)
    expect(p.state.battles).toEqual(['saranac'])
    const q = act('move', 'british', { ...spec, roads }).choose('british', { do: 'all' }, DONE)
    expect(q.at('ticonderoga')).toHaveLength(4)
    expect(q.state.battles).toEqual([])
  })
  test('10.2.1, 13.2.1, R-107 but it stays where the Militia of those who left fights on', () => {
    const spaces = { albany: ['aubry', ...BRIGADES.slice(0, 4)] as UnitId[] }
    const p = act('move', 'british', { spaces, battles: ['albany'] })
    p.choose('british', { do: 'all' }, to('kingston'), DONE)
    expect(p.at('albany')).toEqual(['aubry'])
    expect(p.state.battles).toEqual(['albany'])
  })
  test('10.2.1 three against one may not', () => {
    const spaces = { saranac: ['aubry', ...BRIGADES.slice(0, 3)] as UnitId[] }
    const p = act('move', 'british', { spaces: { ...spaces, albany: ['rogers'] }, roads: ['saranac--ticonderoga'] })
    expect(p.state.action?.from).toBe('albany')
  })
  test('10.2.1 British before a Fortress may leave in any case, the French may not', () => {
    const spaces = { louisbourg: ['campbell', 'fraser', 'bastion-1', 'berry'] as UnitId[] }
    const p = act('move', 'british', { spaces, battles: ['louisbourg'] })
    expect(p.state.action?.from).toBe('louisbourg')
    const q = act('move', 'french', { spaces: { ...spaces, montreal: ['aubry'] }, battles: ['louisbourg'] })
    expect(q.state.action?.from).toBe('montreal')
  })
  test('10.2.1, R-70 the first MP is not spent where enemies came in this round', () => {
    const entries = [{ faction: 'french', from: 'kingston', to: 'albany' }] as const
    const p = act('move', 'british', { spaces: { albany: ['campbell'] }, entries: [...entries] })
    expect(p.offers('british').map((o) => o.space)).toEqual(['lake-george', 'northfield', 'oneida-lake'])
    // With the second it may be.
    const q = act('move', 'british', { spaces: { 'lake-george': ['campbell'] }, entries: [...entries] })
    q.choose('british', to('albany'))
    expect(q.offers('british')).toContainEqual(to('kingston'))
  })
  test('10.2.1, R-68 units are dropped off and picked up on the way; MPs count from the start', () => {
    const spaces = {
      quebec: ['bearn-guyenne', 'berry', 'montcalm'],
      montreal: ['langis', 'canadiens-1:spent'],
    } as const
    const p = act('move', 'french', { spaces }, { double: true })
    p.choose('french', to('quebec'), { do: 'all' }, to('les-trois-rivieres'), drop('berry'), to('montreal'))
    expect(p.offers('french')).not.toContainEqual(take('canadiens-1'))
    p.choose('french', take('langis'), to('la-presentation'), to('baye-de-cataracouy'))
    expect(p.at('les-trois-rivieres')).toEqual(['berry:spent'])
    // Four MPs are used: the Brigade and the Commander have none left, the Light two of six.
    expect(p.offers('french')).toContainEqual(to('toronto'))
    p.choose('french', to('toronto'), to('ouentironk'))
    expect(isOver(p)).toBe(true)
    expect(p.at('baye-de-cataracouy')).toEqual(['bearn-guyenne:spent', 'montcalm:spent'])
    expect(p.at('ouentironk')).toEqual(['langis:spent'])
  })
  test('10.2.1 all that can go on is picked up at once', () => {
    const spaces = { albany: ['campbell'], 'oneida-lake': ['fraser', 'rogers', 'gage'] } as const
    const p = act('move', 'british', { spaces })
    p.choose('british', to('albany'), to('oneida-lake'), { do: 'take_all' }, to('oswego'), DONE)
    expect(p.at('oswego')).toEqual(['campbell:spent', 'fraser:spent', 'gage:spent', 'rogers:spent'])
  })
  test('10.2.1 who was picked up but went nowhere is not Spent', () => {
    const spaces = { albany: ['campbell'], 'oneida-lake': ['fraser'] } as const
    const p = act('move', 'british', { spaces })
    p.choose('british', to('albany'), to('oneida-lake'), take('fraser'))
    // Taking back is undo.
    expect(p.offers('british')).not.toContainEqual(drop('fraser'))
    expect(p.offers('british')).toContainEqual(drop('campbell'))
    p.choose('british', DONE)
    expect(p.at('oneida-lake')).toEqual(['campbell:spent', 'fraser'])
  })
  test('10.2.1, R-181 the stack does not split: who stayed at its start is not picked up on the way back', () => {
    const p = act('move', 'french', { spaces: { saranac: ['aubry', 'langis'] } }, { as: 'light' })
    p.choose('french', unit('aubry'), to('nihanawate'), to('saranac'))
    expect(p.offers('french').filter((o) => o.do === 'take')).toEqual([])
    expect(p.offers('french')).toContainEqual(to('ticonderoga'))
  })
  test('10.2.1, R-181 nor who stayed at a space on its way that it comes back to', () => {
    const spaces = { saranac: ['aubry'], nihanawate: ['langis'] } as const
    const p = act('move', 'french', { spaces }, { as: 'light', double: true })
    p.choose('french', to('saranac'), to('nihanawate'))
    expect(p.offers('french')).toContainEqual(take('langis'))
    p.choose('french', to('kahuahgo'), to('nihanawate'))
    expect(p.offers('french').filter((o) => o.do === 'take')).toEqual([])
    expect(p.offers('french')).toContainEqual(to('saranac'))
  })
  test('10.2.1 a unit dropped off is Spent and not picked up again', () => {
    const p = act('move', 'french', { spaces: { saranac: ['aubry', 'langis'] } }, { as: 'light' })
    p.choose('french', { do: 'all' }, to('nihanawate'), drop('langis'))
    expect(p.offers('french')).not.toContainEqual(take('langis'))
  })
  test('10.2.1, R-72 a Light AP adds no other units', () => {
    const spaces = { 'lake-george': ['mohawk'], 'oneida-lake': ['royal-highland', 'rogers', 'forbes'] } as const
    const p = act('move', 'british', { spaces }, { as: 'light' })
    p.choose('british', to('lake-george'), to('oneida-lake'))
    expect(p.offers('british').filter((o) => o.do === 'take')).toEqual([take('rogers')])
    p.choose('british', to('oswego'), DONE)
    expect(p.at('oswego')).toEqual(['mohawk:spent'])
  })
  test('10.2.1 an Indian AP adds only units of the same Nation', () => {
    const spaces = { 'tu-endie-wei': ['mingo'], 'forks-of-the-ohio': ['chaouanon', 'villiers'] } as const
    const p = act('move', 'french', { spaces }, { as: 'indian' })
    p.choose('french', to('tu-endie-wei'), to('forks-of-the-ohio'))
    expect(p.offers('french').filter((o) => o.do === 'take')).toEqual([])
    p.choose('french', to('loyalhanna'), to('rays-town'))
    expect(isOver(p)).toBe(true)
    expect(p.state.control).toEqual({ 'rays-town': 'french' })
    const nation = {
      spaces: { oquaga: ['iroquois-1', 'iroquois-2', 'aubry'] as UnitId[] },
      nations: { iroquois: 'french' } as const,
    }
    const q = act('move', 'french', nation, { as: 'indian' }).choose('french', unit('iroquois-1'))
    expect(q.offers('french')).toContainEqual(unit('iroquois-2'))
    expect(q.offers('french')).not.toContainEqual(unit('aubry'))
  })
})

describe('10.3.2 Overwhelm', () => {
  test('10.3.2 the playbook: five units drive Rogers off and go on to attack', () => {
    const spaces = {
      quebec: ['berry', 'bearn-guyenne', 'canadiens-1', 'canonniers-bombardiers-1'],
      montreal: ['langis'],
      'la-presentation': ['rogers'],
      'baye-de-cataracouy': ['gage', 'scott'],
    } as const
    const control = { 'la-presentation': 'british', 'baye-de-cataracouy': 'british' } as const
    const p = act('move', 'french', { spaces, control }, { double: true })
    p.choose('french', to('quebec'), { do: 'all' }, to('les-trois-rivieres'), to('montreal'), take('langis'))
    p.choose('french', to('la-presentation'))
    expect(p.at('baye-de-cataracouy')).toEqual(['gage', 'rogers', 'scott'])
    expect(p.state.control).toEqual({ 'baye-de-cataracouy': 'british' })
    p.choose('french', to('baye-de-cataracouy'))
    expect(p.state.battles).toEqual(['baye-de-cataracouy'])
    expect(isOver(p)).toBe(true)
  })
  test('10.3.2 the chain: the same enemy is driven off again, and the numbers are tested anew', () => {
    const spaces = { montreal: LIGHTS.slice(0, 4), 'la-presentation': ['rogers'] } as const
    const p = act('move', 'french', { spaces }, { as: 'light' })
    p.choose('french', { do: 'all' }, to('la-presentation')).choose('british', to('kahuahgo'))
    p.choose('french', to('kahuahgo'))
    // Not back to where the French came from.
    expect(p.offers('british')).toEqual([to('oneida-lake'), to('oswego')])
    p.choose('british', to('oswego')).choose('french', drop('aubry'), to('oswego'))
    expect(p.state.battles).toEqual(['oswego'])
    expect(p.at('kahuahgo')).toEqual(['aubry:spent'])
    // 7.2.1 To be Overwhelmed is no action.
    expect(p.at('oswego')).toContain('rogers')
    expect(p.state.spent).not.toContain('rogers')
  })
  test('10.3.1 three against one attack', () => {
    const p = act(
      'move',
      'french',
      { spaces: { montreal: LIGHTS.slice(0, 3), 'la-presentation': ['rogers'] } },
      { as: 'light' },
    )
    p.choose('french', { do: 'all' }, to('la-presentation'))
    expect(p.state.battles).toEqual(['la-presentation'])
    expect(isOver(p)).toBe(true)
  })
  test('10.3.2 all friends on the space count', () => {
    const spaces = { montreal: ['aubry'], 'la-presentation': ['rogers', 'beaujeu', 'langis', 'lery'] } as const
    const p = act('move', 'french', { spaces, battles: ['la-presentation'] }, { as: 'light' })
    p.choose('french', to('la-presentation')).choose('british', to('kahuahgo'))
    expect(p.at('la-presentation')).toEqual(['aubry:spent', 'beaujeu', 'langis', 'lery'])
    expect(p.state.battles).toEqual([])
  })
  test('10.3.1, R-48 Militia counts on both sides, Commanders on neither, Reduced units in full', () => {
    // Kingston, French since the round began, has one of its two Militia left: three Brigades make four.
    const spaces = {
      albany: ['campbell', 'fraser:reduced', 'montgomery', 'forbes'],
      kingston: ['aubry', 'montcalm'],
    } as const
    const p = act('move', 'british', { spaces, control: { kingston: 'french' } })
    p.choose('british', { do: 'all' }, to('kingston'))
    expect(p.state.battles).toEqual([])
    expect(p.state.control).toEqual({})
    // No way out (13.9.1).
    expect(p.box('losses-french')).toContain('aubry')
    // Of two French Militia beside a unit there, three are met: nine do not Outnumber them.
    const nine = { spaces: { 'isle-aux-noix': BRIGADES, montreal: ['aubry'] } } as const
    const q = act('move', 'british', nine).choose('british', { do: 'all' }, to('montreal'))
    expect(q.state.battles).toEqual(['montreal'])
  })
  test('10.3.2, 13.9.1, R-177 who had come to attack is driven off by the priorities of a defender', () => {
    const spaces = { saranac: ['rogers', 'aubry'], ticonderoga: ['gage', 'morgan', 'scott'] } as const
    const entries = [{ faction: 'french', from: 'nihanawate', to: 'saranac' }] as const
    const p = act('move', 'british', { spaces, entries, battles: ['saranac'], began: { french: [] } }, { as: 'light' })
    p.choose('british', { do: 'all' }, to('saranac'))
    // An attacker would go back to Nihanawate.
    expect(p.at('isle-aux-noix')).toEqual(['aubry'])
  })
  test('10.3.2 a Fort prevents it', () => {
    const spaces = { montreal: LIGHTS, 'la-presentation': ['fort-edward'] } as const
    const p = act('move', 'french', { spaces, control: { 'la-presentation': 'british' } }, { as: 'light' })
    p.choose('french', { do: 'all' }, to('la-presentation'))
    expect(p.state.battles).toEqual(['la-presentation'])
  })
  test('10.3.2 Militia alone is Overwhelmed, the space taken at once, and the stack may go on', () => {
    const q = act('move', 'british', { spaces: { 'isle-aux-noix': BRIGADES.slice(0, 7) }, victory: 1 })
    q.choose('british', { do: 'all' }, to('montreal'))
    expect(q.state.battles).toEqual([])
    expect(q.state.control).toEqual({ montreal: 'british' })
    expect(q.state.victory).toBe(4)
    q.choose('british', to('la-presentation'))
    expect(q.state.control).toEqual({ 'la-presentation': 'british' })
    expect(q.state.victory).toBe(1)
  })
  test('10.7 six against two Militia are a Battle', () => {
    const p = act('move', 'british', { spaces: { 'isle-aux-noix': BRIGADES.slice(0, 6) } })
    p.choose('british', { do: 'all' }, to('montreal'))
    expect(p.state.battles).toEqual(['montreal'])
    expect(p.state.control).toEqual({})
    expect(isOver(p)).toBe(true)
  })
})

describe('8.0 Trespass', () => {
  test('8.0 who enters a neutral Village gives the Nation to the enemy, stops and attacks', () => {
    const p = act('move', 'french', { spaces: { 'la-presquisle': ['delaware'] } }, { as: 'indian' })
    p.choose('french', to('kithanink'), to('kahnistioh'))
    expect(p.state.nations.iroquois).toBe('british')
    expect(p.at('oquaga')).toHaveLength(1)
    expect(p.state.battles).toEqual(['kahnistioh'])
    expect(isOver(p)).toBe(true)
  })
  test('8.0 it stops even where it Overwhelms; the Village is captured', () => {
    const p = act('move', 'french', { spaces: { kithanink: LIGHTS.slice(0, 4) } }, { as: 'light' })
    p.choose('french', { do: 'all' }, to('kahnistioh'))
    expect(p.state.battles).toEqual([])
    expect(p.state.control).toEqual({ kahnistioh: 'french' })
    expect(p.state.nations.iroquois).toBe('british')
    expect(isOver(p)).toBe(true)
  })
})

describe('10.4 Army Movement', () => {
  test('10.4 Commanders alone go through friendly spaces free of enemies to a friendly stack', () => {
    const spaces = { albany: ['forbes'], oswego: ['rogers'], northfield: ['aubry'] } as const
    const p = act('move', 'british', { spaces })
    // The Light is one stack, the Commander another: only by Oneida Lake does it reach company.
    p.choose('british', to('albany'))
    expect(p.at('oswego')).toEqual(['forbes:spent', 'rogers'])
    expect(isOver(p)).toBe(true)
  })
  test('10.4 joined by others they go on with them wherever these may', () => {
    const spaces = { albany: ['forbes'], 'lake-george': ['campbell'], ticonderoga: ['aubry'] } as const
    const p = act('move', 'british', { spaces })
    p.choose('british', to('albany'))
    expect(p.offers('british')).not.toContainEqual(to('ticonderoga'))
    p.choose('british', take('campbell'), to('ticonderoga'))
    expect(p.state.battles).toEqual(['ticonderoga'])
  })
  test('10.4 without a stack in reach they do not move', () => {
    const p = act('move', 'british', { spaces: { albany: ['forbes'], halifax: ['rogers'] } })
    expect(p.state.action?.from).toBe('halifax')
    expect(
      canMove(
        act('raid', 'british', { spaces: { albany: ['forbes'] }, step: 'actions' }).state,
        'british',
        'army',
        false,
      ),
    ).toBe(false)
  })
  test('10.4 Fleets use Coastal Connections, two of them, and carry nobody', () => {
    const p = act('move', 'british', { spaces: { boston: ['durell', 'campbell'] } })
    p.choose('british', unit('durell'))
    expect(p.offers('british').map((o) => o.space ?? o.unit ?? o.do)).toEqual(['new-london', 'york', 'campbell'])
    p.choose('british', to('york'))
    expect(p.offers('british').map((o) => o.space ?? o.do)).toEqual(['boston', 'st-george', 'done'])
    p.choose('british', to('st-george'))
    expect(isOver(p)).toBe(true)
  })
  test('7.4, R-59 Forced March: one more MP for all but Light units, in one Army Movement', () => {
    const spec = { spaces: { albany: ['campbell'] as UnitId[] }, played: { british: 10 } }
    const p = act('move', 'british', spec).choose('british', to('oneida-lake'), to('oswego'))
    expect(p.offers('british')).toEqual([{ do: 'forced_march' }, DONE])
    p.choose('british', { do: 'forced_march' }, to('baye-de-cataracouy'))
    expect(isOver(p)).toBe(true)
    expect(p.at('baye-de-cataracouy')).toEqual(['campbell:spent'])
    expect(p.state.usedEvents).toEqual(['british:forced-march'])
    const q = act('move', 'british', { ...spec, played: { french: 24 } }).choose(
      'british',
      to('oneida-lake'),
      to('oswego'),
    )
    expect(isOver(q)).toBe(true)
  })
})

describe('7.3.4 2x', () => {
  test('7.3.4, R-59 four Highways in one move, from Albany to Niagara; five with a Forced March', () => {
    const p = act('move', 'british', { spaces: { albany: ['campbell'] }, played: { british: 10 } }, { double: true })
    p.choose('british', to('oneida-lake'), to('oswego'), to('onyiudaondagwat'), to('niagara'))
    expect(p.state.control).toEqual({ niagara: 'british' })
    p.choose('british', { do: 'forced_march' }, to('la-presquisle'))
    expect(isOver(p)).toBe(true)
  })
})

describe('10.5 Light Movement', () => {
  test('10.5, R-72 only Light units, and a single Commander on Roads and Highways within 2 MPs', () => {
    const spaces = { albany: ['rogers', 'mohawk', 'forbes', 'bradstreet', 'campbell'] } as const
    const p = act('move', 'british', { spaces }, { as: 'light' })
    expect(p.offers('british')).toEqual([unit('rogers'), unit('mohawk'), { do: 'all' }])
    p.choose('british', unit('rogers'), unit('forbes'))
    expect(p.offers('british')).not.toContainEqual(unit('bradstreet'))
    expect(p.offers('british')).not.toContainEqual(to('oquaga'))
    p.choose('british', to('oneida-lake'))
    // It is not left alone.
    expect(p.offers('british')).not.toContainEqual(drop('forbes'))
    expect(p.offers('british')).not.toContainEqual(drop('rogers'))
    p.choose('british', to('oswego'))
    expect(isOver(p)).toBe(true)
  })
  test('10.5 with friends there the Commander stays and the Lights go on', () => {
    const spaces = { albany: ['rogers', 'forbes'], oswego: ['campbell'] } as const
    const p = act('move', 'british', { spaces }, { as: 'light' })
    p.choose('british', unit('forbes'), to('oneida-lake'), to('oswego'), to('baye-de-cataracouy'))
    expect(p.at('oswego')).toEqual(['campbell', 'forbes:spent'])
    expect(p.at('baye-de-cataracouy')).toEqual(['rogers:spent'])
  })
  test('10.5 an Indian AP moves no Commander and one Indian only', () => {
    const spaces = { montreal: ['kahnawake', 'abenaki', 'montcalm', 'aubry'] } as const
    const p = act('move', 'french', { spaces }, { as: 'indian' })
    expect(p.offers('french')).toEqual([unit('kahnawake'), unit('abenaki')])
    p.choose('french', unit('abenaki'))
    expect(p.offers('french').every((o) => 'space' in o)).toBe(true)
  })
})

describe('10.7 Attack following movement', () => {
  test('10.7, R-73 Militia of a space that was captured when the round began does not fight alone', () => {
    const spec = {
      spaces: { 'isle-aux-noix': ['campbell'], montreal: ['fraser'] } as const,
      control: { montreal: 'british' } as const,
    }
    const p = act('move', 'british', spec)
    p.choose('british', to('isle-aux-noix'), to('montreal'), DONE)
    expect(p.state.battles).toEqual([])
  })
  test('10.7 also if it was left and is entered again in the same round', () => {
    const spaces = { 'isle-aux-noix': ['campbell'] } as const
    const p = act('move', 'british', { spaces, captured: ['montreal'] })
    p.choose('british', to('montreal'))
    expect(p.state.battles).toEqual([])
    expect(p.state.control).toEqual({ montreal: 'british' })
  })
  test('13.2.1, R-73 nor that of a space captured earlier in the round', () => {
    const p = act('move', 'british', { spaces: { 'isle-aux-noix': [...BRIGADES.slice(0, 7), 'gage'] } })
    for (const unit of BRIGADES.slice(0, 7)) p.choose('british', { unit })
    p.choose('british', to('montreal'), drop(BRIGADES[0] as string), to('la-presentation'))
    expect(p.state.control).toMatchObject({ montreal: 'british' })
    const { captured, control } = p.state
    const spaces = { 'isle-aux-noix': ['gage'] as UnitId[], montreal: [BRIGADES[0] as UnitId] }
    const q = act('move', 'british', { spaces, captured, control }, { as: 'light' })
    q.choose('british', to('montreal'), DONE)
    expect(q.state.battles).toEqual([])
  })
  test('13.9.3 who retreated to a battle that came to nothing takes part in the next one there', () => {
    const spaces = { 'isle-aux-noix': ['langis'], ticonderoga: ['gage'] } as const
    const apart = [
      { unit: 'gage', space: 'ticonderoga' },
      { unit: 'rogers', space: 'oswego' },
    ] as const
    const p = act('move', 'french', { spaces, apart, control: { ticonderoga: 'british' } }, { as: 'light' })
    p.choose('french', to('ticonderoga'))
    expect(p.state.battles).toEqual(['ticonderoga'])
    expect(p.state.apart).toEqual([{ unit: 'rogers', space: 'oswego' }])
  })
  test('10.2 an enemy Village without units is taken in passing', () => {
    const spec = { spaces: { 'oneida-lake': ['aubry'] as UnitId[] }, nations: { iroquois: 'british' } as const }
    const p = act('move', 'french', spec, { as: 'light' }).choose('french', to('oquaga'), to('onontake'), DONE)
    expect(p.state.control).toMatchObject({ oquaga: 'french', onontake: 'french' })
    expect(p.state.nations.iroquois).toBe('british')
  })
  test('3.7, R-48 a lone enemy Commander stops nobody and stays: those who meet him are not what removes him', () => {
    const spaces = { albany: ['campbell'], 'oneida-lake': ['montcalm'] } as const
    const p = act('move', 'british', { spaces, control: { 'oneida-lake': 'french' } })
    p.choose('british', to('oneida-lake'))
    expect(p.at('oneida-lake')).toEqual(['campbell:spent', 'montcalm'])
    expect(p.state).toMatchObject({ control: {}, battles: [] })
    expect(isOver(p)).toBe(false)
    p.choose('british', to('oswego'), DONE)
    expect(p.at('oneida-lake')).toEqual(['montcalm'])
  })
})

describe('13.8 Routed stacks', () => {
  const rout = (space: string) => ({ british: { rout: [space] } }) as never
  test('13.8 they may move but not attack, nor enter enemy Home Spaces', () => {
    const p = act('move', 'british', {
      spaces: { oswego: ['campbell'], 'oneida-lake': ['aubry'] },
      markers: rout('oswego'),
    })
    // Neither Oneida Lake with its enemies nor Baye de Cataracouy nor, from where it goes, Niagara.
    expect(p.at('onyiudaondagwat')).toEqual(['campbell:spent'])
    expect(p.offers('british')).toEqual([to('oswego'), DONE])
    expect(p.state.markers.british.rout).toEqual(['onyiudaondagwat'])
  })
  test('13.8 they Overwhelm in numbers', () => {
    const spaces = { oswego: BRIGADES.slice(0, 4), 'oneida-lake': ['aubry'] } as const
    const p = act('move', 'british', { spaces, markers: rout('oswego') })
    p.choose('british', ...BRIGADES.slice(0, 3).map(unit))
    expect(p.offers('british')).not.toContainEqual(to('oneida-lake'))
    p.choose('british', unit(BRIGADES[3] as string), to('oneida-lake'))
    expect(p.at('oneida-lake')).toHaveLength(4)
    expect(p.state.markers.british.rout).toEqual(['oneida-lake'])
  })
  test('13.8 the marker goes when a stack without one is joined', () => {
    const spaces = { oswego: ['campbell'], 'oneida-lake': ['rogers'] } as const
    const p = act('move', 'british', { spaces, markers: rout('oswego') })
    p.choose('british', to('oswego'), to('oneida-lake'), DONE)
    expect(p.state.markers.british.rout).toEqual([])
  })
  test.each(['rout', 'oos'] as const)(
    '13.8, 14.1.1, 14.2, R-180 a Commander who comes alone takes no marker away: %s',
    (kind) => {
      const spaces = { oswego: ['campbell'], 'oneida-lake': ['forbes', 'rogers'] } as const
      const p = act('move', 'british', { spaces, markers: { british: { [kind]: ['oswego'] } } })
      p.choose('british', to('oneida-lake'), unit('forbes'), to('oswego'), DONE)
      expect(p.at('oswego')).toEqual(['campbell', 'forbes:spent'])
      expect(p.state.markers.british[kind]).toEqual(['oswego'])
      const q = act('move', 'british', { spaces, markers: { british: { [kind]: ['oswego'] } } })
      q.choose('british', to('oneida-lake'), { do: 'all' }, to('oswego'), DONE)
      expect(q.state.markers.british[kind]).toEqual([])
    },
  )
  test.each(['rout', 'oos'] as const)('13.8, 14.1.1, R-180 nor does one whom the stack joins: %s', (kind) => {
    const spaces = { oswego: ['campbell'], 'oneida-lake': ['forbes'] } as const
    const p = act('move', 'british', { spaces, markers: { british: { [kind]: ['oswego'] } } })
    p.choose('british', to('oswego'), to('oneida-lake'), DONE)
    expect(p.at('oneida-lake')).toEqual(['campbell:spent', 'forbes'])
    expect(p.state.markers.british[kind]).toEqual(['oneida-lake'])
  })
})

describe('7.4 Cards that forbid', () => {
  test('7.4 Lake Warships close a Highway to the British only', () => {
    const warships = 'baye-de-cataracouy--oswego'
    const p = act('move', 'british', { spaces: { oswego: ['campbell'] }, warships })
    expect(p.offers('british')).not.toContainEqual(to('baye-de-cataracouy'))
    const q = act('move', 'french', { spaces: { 'baye-de-cataracouy': ['berry'] }, warships })
    expect(q.offers('french')).toContainEqual(to('oswego'))
  })
  test('7.4 Rough Seas: Fleets stay; Let us see how the French fight: Indians stay', () => {
    const p = act('move', 'british', { spaces: { boston: ['durell', 'campbell'] }, played: { french: 40 } })
    expect(p.state.action?.units).toEqual(['campbell'])
    const q = act('move', 'french', { spaces: { montreal: ['kahnawake', 'aubry'] }, played: { indian: 54 } })
    expect(q.state.action?.units).toEqual(['aubry'])
  })
})

describe('14.1.1 Out of Supply with greater consequences', () => {
  const spec = {
    spaces: { oswego: ['campbell'], 'oneida-lake': ['aubry'], 'baye-de-cataracouy': ['langis'] } as const,
    markers: { british: { oos: ['oswego'] } } as never,
  }
  test('14.1.1 it attacks only what stands between it and its nearest source', () => {
    const p = act('move', 'british', spec, { settings: { harshSupply: 'on' } })
    expect(p.offers('british')).toContainEqual(to('oneida-lake'))
    expect(p.offers('british')).not.toContainEqual(to('baye-de-cataracouy'))
  })
  test('14.1.1 Overwhelm is no attack', () => {
    const four = { ...spec, spaces: { ...spec.spaces, oswego: BRIGADES.slice(0, 4) } }
    const p = act('move', 'british', four, { settings: { harshSupply: 'on' } }).choose('british', { do: 'all' })
    expect(p.offers('british')).toContainEqual(to('baye-de-cataracouy'))
  })
  test('14.1.1 without the optional rule it attacks whom it likes', () => {
    expect(act('move', 'british', spec).offers('british')).toContainEqual(to('baye-de-cataracouy'))
  })
})
