/** The rules say why not: which reason, in positions where others could be thought of. */
import { isOffered } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../src/position.ts'
import { positionOf, view } from '../src/view.ts'
import { act, type How } from './actions.ts'
import { play } from './help.ts'
import { said, to, unit } from './reasons.ts'

const moving = (spec: PositionSpec, how?: How) => act('move', 'british', spec, how)

describe('10.1 Louisbourg, before the Bastion', () => {
  const used = {
    british: {
      'louisbourg--port-dauphin': { units: 16, artillery: 0 },
      'louisbourg--port-la-joye': { units: 4, artillery: 0 },
    },
  }
  const spec = {
    spaces: { louisbourg: ['campbell', 'bastion-1'], albany: ['fraser'], boston: ['montgomery'] },
    used,
  } as const
  test('10.1 no way out is open, as both Connections are full; 10.2.1 does not hold the British before a Fortress', () => {
    const p = moving(spec)
    expect(p.offers('british')).toEqual([to('albany'), to('boston')])
    expect(said(p, to('louisbourg'))).toBe('stuck full 10.1')
    expect(said(p, unit('campbell'))).toBe('stuck full 10.1')
    expect(said(p, to('boston'))).toBeUndefined()
    expect(said(p, unit('fraser'))).toBe('asks.space 10.4')
    expect(said(p, unit('bastion-1'))).toBe('enemy 3.0')
  })
  test('10.2.1 before another space with as many enemies it is held', () => {
    const p = moving({ ...spec, spaces: { ...spec.spaces, louisbourg: [], 'port-dauphin': ['campbell', 'berry'] } })
    expect(said(p, to('port-dauphin'))).toBe('held 10.2.1')
  })
})

describe('what a view tells', () => {
  test('13.1 a position made from it has the movements of the round, and where units were when it began', () => {
    const { state } = moving({
      spaces: { albany: ['rogers', 'campbell'], kingston: ['gage'] },
      began: { british: ['albany', 'kingston'], french: ['quebec'] },
      entries: [{ faction: 'british', from: 'kingston', to: 'albany' }],
      used: { british: { 'albany--kingston': { units: 3, artillery: 1 } } },
    })
    const { began, entries, used, map } = positionOf(view(state, 'british'))
    expect({ began, entries, used, map }).toEqual({
      began: state.began,
      entries: state.entries,
      used: state.used,
      map: state.map,
    })
  })
})

describe('a move begins', () => {
  const SPACES = {
    albany: ['rogers', 'campbell', 'fort-edward'],
    kingston: ['goreham'],
    ticonderoga: ['berry'],
  } as const
  const from = (space: string, spaces: PositionSpec['spaces'] = SPACES, more: PositionSpec = {}, how?: How) =>
    said(moving({ ...more, spaces: { ...SPACES, 'new-york': ['gage'], ...spaces } }, how), to(space))
  test('10.2 where own units are', () => expect(from('quebec')).toBe('nobody 10.2'))
  test('7.2.1 not by the Spent', () =>
    expect(from('kingston', { kingston: ['goreham:spent'] })).toBe('all_spent 7.2.1'))
  test('3.5 not by a Fort alone', () => expect(from('kingston', { kingston: ['fort-anne'] })).toBe('fixed 3.5'))
  test('10.5 with a Light AP only by Light units', () =>
    expect(from('kingston', { kingston: ['montgomery'] }, {}, { as: 'light' })).toBe('light 10.5'))
  test('7.3.2 with an Indian AP only by Indian units', () => {
    const p = act(
      'move',
      'french',
      { spaces: { montreal: ['mingo'], quebec: ['delaware'], saranac: ['langis'] } },
      { as: 'indian' },
    )
    expect(said(p, to('saranac'))).toBe('indian 7.3.2')
  })
  test('7.4 not by those whom an event forbids it', () => {
    const spaces = { halifax: ['durell'], boston: ['campbell'], albany: ['rogers'] } as const
    expect(said(moving({ spaces, played: { french: 40 } }), to('halifax'))).toBe('event 7.4')
  })
  test('10.2.1 not where enemies hold the stack', () =>
    expect(from('saranac', { saranac: ['montgomery', 'aubry', 'langis'] })).toBe('held 10.2.1'))
  test('10.2.1 not only by the way that enemies came', () => {
    const spaces = { 'port-dauphin': ['campbell'], albany: ['fraser'], boston: ['montgomery'] } as const
    const entries = [{ faction: 'french', from: 'louisbourg', to: 'port-dauphin' }] as const
    expect(said(moving({ spaces, entries }), to('port-dauphin'))).toBe('stuck came 10.2.1')
  })
  test('10.2 not on an island without Connections', () =>
    expect(from('newfoundland', { newfoundland: ['montgomery'] })).toBe('island 10.2'))
  test('P.team not with the units of a teammate alone', () => {
    const spaces = { albany: ['campbell'], boston: ['rogers'], kingston: ['gage'] } as const
    const round = { clear: true, step: 'actions', active: 'british', aps: { british: ['army', 'army'] } } as const
    const p = play({ ...round, spaces, step: 'hold', first: 'french', round: 1 }, '2', { team: 'british' })
    p.choose('colonial', { ap: 'army', do: 'move' })
    expect(said(p, to('albany'))).toBe('teammate P.team')
    expect(said(p, to('boston'))).toBeUndefined()
  })
})

describe('who goes', () => {
  const SPACES = { albany: ['rogers', 'campbell', 'fort-edward', 'forbes', 'wolfe'], kingston: ['goreham'] } as const
  const at = (how: How = {}, spaces: PositionSpec['spaces'] = SPACES, more: PositionSpec = {}) => {
    const p = moving({ ...more, spaces }, how)
    return isOffered({ options: p.offers('british') }, to('albany')) ? p.choose('british', to('albany')) : p
  }
  test('3.0 the own; 8.0 not those of a neutral nation; 5.2, 10.6, 13.4.1 not those off the map', () => {
    const p = at(
      {},
      { ...SPACES, ticonderoga: ['berry'] },
      { boxes: { 'sail-british': ['durell'], 'losses-british': ['gage'] } },
    )
    expect(said(p, unit('berry'))).toBe('enemy 3.0')
    expect(said(p, unit('iroquois-1'))).toBe('neutral 8.0')
    expect(said(p, unit('bradstreet'))).toBe('box 5.2')
    expect(said(p, unit('gage'))).toBe('box 13.4.1')
    expect(said(p, unit('durell'))).toBe('sea 10.6')
    expect(said(p, to('sail-british'))).toBe('sail_box 10.6.1')
  })
  test('10.2.1 those of the stack; 3.5 no Fort; 7.2.1 nobody who is Spent', () => {
    const p = at({}, { ...SPACES, albany: ['rogers', 'campbell', 'fort-edward', 'gage:spent'] })
    expect(said(p, unit('goreham'))).toBe('elsewhere 10.4')
    expect(said(p, unit('fort-edward'))).toBe('fixed 3.5')
    expect(said(p, unit('gage'))).toBe('spent 7.2.1')
    expect(said(p, to('kingston'))).toBe('units_first 10.2')
    p.choose('british', unit('rogers'))
    expect(said(p, unit('rogers'))).toBe('chosen 10.2.1')
    expect(said(p, unit('campbell'))).toBeUndefined()
  })
  test('10.5 with a Light AP Light units and one Commander with them', () => {
    const p = at({ as: 'light' }, { ...SPACES, albany: [...SPACES.albany, 'gage'] })
    expect(said(p, unit('campbell'))).toBe('light 10.5')
    expect(said(p, unit('forbes'))).toBe('commander_first 10.5')
    p.choose('british', unit('rogers'), unit('forbes'))
    expect(said(p, unit('wolfe'))).toBe('commander_one 10.5')
    const spaces = { albany: ['rogers', 'gage'], kingston: ['wolfe', 'campbell'] } as const
    const q = moving({ spaces }, { as: 'light' }).choose('british', unit('rogers'), to('kingston'))
    expect(said(q, unit('wolfe'))).toBe('commander_late 10.5')
  })
  test('7.3.2 with an Indian AP those of one nation', () => {
    const spaces = { montreal: ['mingo', 'delaware'], quebec: ['chaouanon'] } as const
    const p = act('move', 'french', { spaces }, { as: 'indian' }).choose('french', to('montreal'), unit('mingo'))
    expect(said(p, unit('delaware'))).toBe('nation 7.3.2')
  })
  test('10.1 not more than a Connection takes', () => {
    const full = { units: 3, artillery: 0 }
    const ways = ['isle-aux-noix--saranac', 'nihanawate--saranac', 'saranac--ticonderoga']
    const used = { british: Object.fromEntries(ways.map((id) => [id, full])) }
    const p = moving({ spaces: { saranac: ['rogers', 'gage'] }, used }, { as: 'light' })
    p.choose('british', unit('rogers'))
    expect(said(p, unit('gage'))).toBe('together full 10.1')
  })
})

describe('where to', () => {
  const going = (units: readonly string[], more: PositionSpec = {}, how?: How) => {
    const p = moving({ ...more, spaces: { albany: units as never, boston: ['montgomery'], ...more.spaces } }, how)
    p.choose('british', to('albany'))
    for (const id of units) if (isOffered({ options: p.offers('british') }, unit(id))) p.choose('british', unit(id))
    return p
  }
  test('10.2 along a Connection; only Light units use a Path, Fleets the coast', () => {
    const p = going(['campbell', 'rogers'])
    expect(said(p, to('quebec'))).toBe('way 10.2')
    expect(said(p, to('albany'))).toBe('here 10.2')
    expect(said(p, to('oquaga'))).toBe('path 10.2')
    expect(said(p, to('kingston'))).toBeUndefined()
    const q = moving({ spaces: { boston: ['durell', 'campbell'], albany: ['rogers'] } })
    q.choose('british', to('boston'), unit('durell'))
    expect(said(q, to('northfield'))).toBe('coast 10.2')
  })
  test('10.1 as many as it takes, one Artillery on a Road', () => {
    const used = { british: { 'albany--kingston': { units: 15, artillery: 0 } } }
    expect(said(going(['campbell', 'rogers'], { used }), to('kingston'))).toBe('full 10.1')
    const roads = ['albany--oquaga']
    expect(said(going(['royal-artillery-1', 'royal-artillery-2'], { roads }), to('oquaga'))).toBe('guns 10.1')
  })
  test('10.2.1 not by the way that enemies came, with the first MP', () => {
    const entries = [{ faction: 'french', from: 'kingston', to: 'albany' }] as const
    const p = going(['campbell', 'rogers'], { entries })
    expect(said(p, to('kingston'))).toBe('came 10.2.1')
  })
  test('7.4 not where French warships are; 2.1.7 no French unit in a Base', () => {
    const p = going(['campbell', 'rogers'], { warships: 'albany--kingston' })
    expect(said(p, to('kingston'))).toBe('barred 7.4')
  })
  test('13.8 the Routed not into an enemy Home Space', () => {
    const spaces = { 'lake-george': ['campbell', 'rogers'], boston: ['montgomery'] } as const
    const p = moving({ spaces, markers: { british: { rout: ['lake-george'] } } })
    p.choose('british', to('lake-george'), unit('campbell'))
    expect(said(p, to('ticonderoga'))).toBe('routed_goes 13.8')
  })
  test('14.1.1 the Out of Supply, with the optional rule, attack only what bars their way', () => {
    const spaces = { saranac: ['rogers', 'gage'], ticonderoga: ['berry'], boston: ['montgomery'] } as const
    const spec = { spaces: { ...spaces, nihanawate: ['langis'] }, markers: { british: { oos: ['saranac'] } } } as const
    const p = moving(spec, { as: 'light', settings: { harshSupply: 'on' } })
    p.choose('british', unit('rogers'))
    expect(said(p, to('nihanawate'))).toBe('starved_goes 14.1.1')
  })
  test('10.4 Commanders alone only to a friendly stack', () => {
    const p = going(['forbes', 'campbell'].slice(0, 1), { spaces: { kingston: ['gage'] } })
    expect(said(p, to('kingston'))).toBeUndefined()
    expect(said(p, to('oneida-lake'))).toBe('alone 10.4')
  })
})

describe('on the way', () => {
  const on = (...units: string[]) => {
    const p = moving({ spaces: { albany: units as never, kingston: ['goreham'], boston: ['montgomery'] } })
    p.choose('british', to('albany'), ...units.map(unit))
    return p.choose('british', to('kingston'))
  }
  test('10.2.1 one alone is not left, one who has just joined neither', () => {
    const p = on('rogers', 'campbell')
    p.choose('british', { do: 'take', unit: 'goreham' })
    expect(said(p, unit('goreham'))).toBe('just_taken 10.2.1')
    p.choose('british', { do: 'drop', unit: 'rogers' })
    expect(said(p, unit('rogers'))).toBeDefined()
  })
  test('10.2.1 nobody joins again where the stack has been', () => {
    const spaces = { saranac: ['aubry'], nihanawate: ['langis'] } as const
    const q = act('move', 'french', { spaces }, { as: 'light', double: true })
    q.choose('french', to('saranac'), to('nihanawate'), to('saranac'), to('nihanawate'))
    expect(said(q, unit('langis'))).toBe('been 10.2.1')
  })
  test('10.2 nobody without Movement Points joins', () => {
    const spaces = { albany: ['rogers'], kingston: [], 'new-york': ['campbell'], boston: ['montgomery'] } as const
    const p = moving({ spaces }).choose('british', to('albany'), to('kingston'), to('new-york'))
    expect(said(p, unit('campbell'))).toBe('mps 10.2')
    expect(said(p, unit('rogers'))).toBe('only_one 10.2.1')
  })
})
