/** The rules say why not: raids, sails, Marshals and builders, battles, winters, events, cards. */
import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../src/position.ts'
import { act, type How } from './actions.ts'
import { fight } from './fight.ts'
import { play } from './help.ts'
import { said, to, unit } from './reasons.ts'

const way = (connection: string) => ({ connection })
describe('9 Raids', () => {
  const spaces = {
    albany: ['rogers', 'campbell', 'gage:spent'],
    saranac: ['goreham', 'dunn'],
    newfoundland: ['scott'],
    ticonderoga: ['berry'],
  } as const
  const raid = (more: PositionSpec = {}, how: How = {}) =>
    act('raid', 'british', { spaces, ...more }, { as: 'light', ...how })
  test('9.1 by Light units of the own that are not Spent', () => {
    const p = raid()
    expect(said(p, unit('campbell'))).toBe('raider 9.1')
    expect(said(p, unit('gage'))).toBe('spent 7.2.1')
    expect(said(p, unit('berry'))).toBe('enemy 3.0')
    expect(said(p, unit('goreham'))).toBeUndefined()
    expect(said(p, to('saranac'))).toBe('asks.unit 9.1')
    expect(said(p, way('albany--kingston'))).toBe('asks.unit 9.1')
  })
  test('13.8 not by the Routed; 9.1 not without a target in reach', () => {
    const p = raid({ markers: { british: { rout: ['albany'] } } })
    expect(said(p, unit('rogers'))).toBe('routed 13.8')
    expect(said(p, unit('scott'))).toBe('no_reach 9.1')
  })
  test('7.3.2 with an Indian AP by Indians, 7.4 whom no event forbids it', () => {
    const spaces = { montreal: ['mingo', 'delaware', 'langis'] } as const
    expect(said(act('raid', 'french', { spaces }, { as: 'indian' }), unit('langis'))).toBe('indian 7.3.2')
    const lights = { montreal: ['mingo', 'lery', 'langis'] } as const
    const p = act('raid', 'french', { spaces: lights, played: { indian: 54 } }, { as: 'light' })
    expect(said(p, unit('mingo'))).toBe('event 7.4')
  })
  test('9.0 on an enemy Home Space with a value that was not raided, or a Fort in the Wilderness, in reach', () => {
    const p = raid({ raided: { british: ['isle-aux-noix'] } }).choose('british', unit('goreham'))
    expect(said(p, to('isle-aux-noix'))).toBe('raided 9.0')
    expect(said(p, to('albany'))).toBe('no_target 9.0')
    expect(said(p, to('nihanawate'))).toBe('no_target 9.0')
    expect(said(p, to('louisbourg'))).toBe('far 9.1')
    expect(said(p, to('ticonderoga'))).toBeUndefined()
    expect(said(p, unit('berry'))).toBe('asks.space 9.1')
  })
})

describe('10.6 At sea', () => {
  const sailing = (spaces: PositionSpec['spaces'], more: PositionSpec = {}) =>
    act('sail', 'british', { spaces: { ...spaces }, ...more })
  const PORTS = { halifax: ['durell', 'campbell'], boston: ['holburne'] } as const
  test('10.6 from where a Fleet is that is not Spent', () => {
    const p = sailing({ ...PORTS, york: ['hardy:spent', 'rogers'], albany: ['gage'] })
    expect(said(p, to('quebec'))).toBe('nobody 10.6')
    expect(said(p, to('albany'))).toBe('fleet 10.6')
    expect(said(p, to('york'))).toBe('all_spent 7.2.1')
  })
  test('10.2.1 not where enemies hold it', () => {
    const p = sailing({ ...PORTS, miramichy: ['hardy', 'aubry'] })
    expect(said(p, to('miramichy'))).toBe('held 10.2.1')
  })
  test('10.6 a Fleet first, then four units each', () => {
    const five = ['campbell', 'fraser', 'montgomery', 'rogers', 'gage'] as const
    const p = sailing({ halifax: ['durell', 'hardy', 'forbes', ...five, 'fort-anne'], boston: ['holburne'] })
    p.choose('british', to('halifax'))
    expect(said(p, unit('campbell'))).toBe('fleet_first 10.6')
    p.choose('british', unit('durell'), ...five.slice(0, 4).map(unit))
    expect(said(p, unit('gage'))).toBe('aboard 10.6')
    expect(said(p, unit('campbell'))).toBe('chosen 10.6')
    expect(said(p, unit('fort-anne'))).toBe('fixed 3.5')
    expect(said(p, unit('forbes'))).toBeUndefined()
  })
  const landing = (f: 'british' | 'french', more: PositionSpec = {}) =>
    play({ clear: true, step: 'phase', active: f, boxes: { [`sail-${f}`]: ['campbell', 'durell'] }, ...more })
  test('10.6.2 on the coast of a friendly sea; 2.1.7 no French units on a Base', () => {
    const p = landing('british')
    expect(said(p, to('quebec'))).toBe('coastal 10.6.2')
    expect(said(p, to('albany'))).toBe('coastal 10.6.2')
    expect(said(p, to('louisbourg'))).toBeUndefined()
    const q = landing('french', { boxes: { 'sail-french': ['marine-royale', 'berry'] } })
    expect(said(q, to('boston'))).toBe('base 2.1.7')
  })
  test('13.8 the Routed not on an enemy Home Space', () =>
    expect(said(landing('british', { markers: { british: { rout: ['sail'] } } }), to('louisbourg'))).toBe(
      'routed_goes 13.8',
    ))
})

describe('11 Marshal Troops', () => {
  const spaces = {
    albany: ['campbell', 'rogers', 'fort-edward:spent'],
    kingston: ['gage', 'fraser:spent', 'fort-anne'],
    northfield: ['goreham', 'montgomery'],
    york: ['dunn'],
  } as const
  const calling = (more: PositionSpec = {}) => act('marshal', 'british', { spaces, ...more })
  test('11.0 to a stack with a unit that calls', () => {
    const p = calling({ spaces: { ...spaces, york: ['dunn'], boston: ['fort-pitt'], minisink: ['forbes'] } })
    expect(said(p, to('quebec'))).toBe('nobody 11.0')
    expect(said(p, to('york'))).toBe('calls 11.0')
    expect(said(p, to('minisink'))).toBe('only_commanders 3.7')
    expect(said(p, to('albany'))).toBeUndefined()
    expect(said(calling({ spaces: { ...spaces, alexandria: ['fort-pitt'] } }), to('alexandria'))).toBe(
      'nobody_comes 11.0',
    )
    expect(
      said(
        calling({
          markers: { british: { rout: ['northfield'] } },
          spaces: { ...spaces, boston: ['howe-light', 'fort-pitt'], 'new-london': ['scott'] },
        }),
        to('northfield'),
      ),
    ).toBe('routed 13.8')
  })
  test('11.0 #1 called by one that is not Light; 7.2.1 nor Spent', () => {
    const p = calling({ spaces: { ...spaces, albany: ['campbell', 'fort-pitt', 'rogers', 'fort-edward:spent'] } })
    p.choose('british', to('albany'))
    expect(said(p, unit('rogers'))).toBe('calls 11.0')
    expect(said(p, unit('fort-edward'))).toBe('spent 7.2.1')
    expect(said(p, unit('gage'))).toBe('elsewhere 11.0')
  })
  test('11.0 #2 from neighbours, by Connections that have room', () => {
    const used = { british: { 'albany--kingston': { units: 16, artillery: 0 } } }
    const p = calling({ used, spaces: { ...spaces, albany: ['campbell', 'rogers'] } }).choose('british', to('albany'))
    expect(said(p, unit('rogers'))).toBe('comes_to 11.0')
    expect(said(p, unit('dunn'))).toBe('neighbours 11.0')
    expect(said(p, unit('gage'))).toBe('full 10.1')
    expect(said(p, unit('fraser'))).toBe('spent 7.2.1')
    expect(said(p, unit('fort-anne'))).toBe('fixed 3.5')
    expect(said(p, to('kingston'))).toBe('full 10.1')
    expect(said(p, to('oneida-lake'))).toBe('nobody 11.0')
    expect(said(p, unit('goreham'))).toBeUndefined()
  })
})

describe('12 Construction', () => {
  const spaces = { 'lake-george': ['campbell', 'fraser'], albany: ['montgomery'] } as const
  const building = (more: PositionSpec = {}) => act('build', 'british', { spaces, ...more })
  const site = (space: string, units: readonly string[], more: PositionSpec = {}) =>
    said(building({ ...more, spaces: { ...spaces, [space]: units as never } }), to(space))
  test('12.0 by a Brigade, in Supply, on a friendly space without enemies', () => {
    expect(site('boston', [])).toBe('nobody 12.0')
    expect(site('boston', ['rogers'])).toBe('brigade 12.0')
    expect(site('boston', ['44th-48th:spent'])).toBe('all_spent 7.2.1')
    expect(site('boston', ['44th-48th'], { markers: { british: { oos: ['boston'] } } })).toBe('oos 12.0')
    expect(site('boston', ['44th-48th'], { markers: { british: { rout: ['boston'] } } })).toBe('routed 13.8')
    expect(site('ticonderoga', ['44th-48th'])).toBe('friendly 12.0')
    expect(site('saranac', ['44th-48th', 'aubry'])).toBe('foes 12.0')
    expect(site('boston', ['44th-48th'])).toBeUndefined()
  })
  test('12.0 a Road over a Path that begins there, whose marker is not of this round', () => {
    const p = building({ spaces: { 'lake-george': ['campbell', 'rogers', 'fraser:spent'] }, played: { british: 7 } })
    expect(said(p, way('albany--lake-george'))).toBe('only_paths 2.2.3')
    expect(said(p, way('nihanawate--saranac'))).toBe('site 12.0')
    expect(said(p, to('lake-george'))).toBe('asks.connection 12.0')
    expect(said(p, way('lake-george--oneida-lake'))).toBeUndefined()
  })
  test('12.0 who is to build is a Brigade of that space', () => {
    const p = building({ spaces: { ...spaces, 'lake-george': ['campbell', 'fraser', 'rogers'] } })
    p.choose('british', to('lake-george'))
    expect(said(p, unit('rogers'))).toBe('brigade 12.0')
    expect(said(p, unit('montgomery'))).toBe('elsewhere 12.0')
  })
})

describe('13 Battles', () => {
  const DEFEND = { at: 'oswego', attacker: 'french', from: 'baye-de-cataracouy' } as const
  test('13.4.2 the first Hit is for a Highland Brigade; 13.3.4 never for another type', () => {
    const p = fight({
      ...DEFEND,
      units: ['berry', 'fraser', 'campbell', '44th-48th:reduced', 'rogers', 'forbes'],
      spaces: { albany: ['22nd-28th'] },
    })
    p.dice('square')
    expect(said(p, unit('44th-48th'))).toBe('highland_first 13.4.2')
    expect(said(p, unit('rogers'))).toBe('other_type 13.3.4')
    expect(said(p, unit('forbes'))).toBe('commander_safe 3.7')
    expect(said(p, unit('22nd-28th'))).toBe('battle 13.0')
    expect(said(p, unit('berry'))).toBe('enemy 3.0')
    expect(said(p, unit('fraser'))).toBeUndefined()
  })
  test('13.4 the Reduced are hit first', () => {
    const units = ['berry', 'bearn-guyenne', 'fraser', '44th-48th:reduced', '22nd-28th'] as const
    const p = fight({ ...DEFEND, units }).dice('square', 'square')
    expect(said(p, unit('22nd-28th'))).toBe('reduced_first 13.4')
  })
  test('13.2.3 Reduced units of one type combine', () => {
    const p = fight({ ...DEFEND, units: ['langis', 'rogers:reduced', 'gage:reduced', 'dunn', '44th-48th:reduced'] })
    expect(said(p, unit('dunn'))).toBe('not_reduced 13.2.3')
    expect(said(p, unit('44th-48th'))).toBe('combine 13.2.3')
  })
  test('13.5 what stands is not rolled again', () => {
    const p = fight({
      ...DEFEND,
      attacker: 'british',
      control: { oswego: 'french' },
      units: ['fraser', 'campbell', 'rogers', 'berry'],
    })
    p.dice('miss').dice('flag', 'miss')
    expect(said(p, unit('fraser'))).toBe('stands 13.5')
    expect(said(p, unit('rogers'))).toBe('not_rolling 13.5')
    expect(said(p, unit('campbell'))).toBeUndefined()
  })
  test('13.9.1, 13.9.3 a retreat goes by its priorities', () => {
    const p = fight({
      at: 'kingston',
      attacker: 'french',
      from: 'albany',
      units: ['berry', '44th-48th', 'rogers'],
      control: { albany: 'french' },
    })
    p.dice('flag').dice('miss').dice('miss')
    while (!p.asked.includes('13.9')) p.dice('miss', 'miss')
    expect(p.offers('british')).toEqual([to('minisink'), to('new-york')])
    expect(said(p, to('albany'))).toBe('came 13.9.1')
    expect(said(p, to('oquaga'))).toBe('path 10.2')
    expect(said(p, to('boston'))).toBe('way 13.9.1')
    expect(said(p, to('kingston'))).toBe('leaves 13.9')
  })
  test('13.3.1 a Commander of the battle leads', () => {
    const p = fight({ ...DEFEND, units: ['berry', '44th-48th', 'forbes', 'wolfe'] })
    expect(said(p, unit('44th-48th'))).toBe('commander 13.3.1')
  })
})

describe('17 Winter', () => {
  test('17.3.1 one unit stays with a Fort, the others go to the nearest space', () => {
    const spaces = { saranac: ['fort-anne', 'rogers', 'gage', 'campbell'], boston: ['fraser'] } as const
    const p = play({ clear: true, step: 'return', active: 'british', spaces, roads: ['saranac--ticonderoga'] }, '4')
    expect(said(p, unit('fort-anne'))).toBe('not_returning 17.3')
    expect(said(p, unit('fraser'))).toBe('elsewhere 17.3.1')
    expect(said(p, unit('rogers'))).toBeUndefined()
    expect(said(p, to('boston'))).toBe('asks.unit 17.3.1')
  })
})

describe('7.1 Cards', () => {
  const hands = { british: { reserve: 2, drawn: 3 }, french: { reserve: 22, drawn: 23, indian: 42 } } as const
  test('7.1 one of the hand; the Indian card comes by itself, what was played is gone', () => {
    const p = play({ step: 'choose', round: 1, hands, seen: [4] }).choose('british', { card: '2' })
    expect(said(p, { card: '42' })).toBe('indian_card 7.1')
    expect(said(p, { card: '4' })).toBe('card_played 7.1')
    expect(said(p, { card: '22' })).toBeUndefined()
    expect(said(p, to('quebec'))).toBe('asks.card 7.1')
  })
  test('7.1, 7.2 in an Action Phase no card is chosen, and first what an AP is used for', () => {
    const p = play({ step: 'actions', active: 'british', hands: { british: { reserve: 3 } }, played: { british: 4 } })
    expect(said(p, { card: '4' })).toBe('in_play 7.1')
    expect(said(p, { card: '3' })).toBe('card_later 7.1')
    expect(said(p, to('albany'))).toBe('action 7.2')
  })
})
