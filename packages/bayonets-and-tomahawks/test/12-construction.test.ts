import { describe, expect, test } from 'vitest'
import { UNIT, UNIT_IDS, type UnitId } from '../src/data/units.ts'
import { useOf } from '../src/packed.ts'
import { canBuild } from '../src/rules/12-construction.ts'
import { act, isOver } from './actions.ts'

const unit = (id: string) => ({ unit: id })
const to = (space: string) => ({ space })
const path = (connection: string) => ({ connection })
const DONE = { do: 'done' }
const ROAD = 'lake-george--oneida-lake'
const START = { do: 'fort_start' }
const FINISH = { do: 'fort_finish' }
const lakeGeorge = (...units: UnitId[]) => ({ 'lake-george': units })
const can = (spaces: object, more: object = {}, f: 'british' | 'french' = 'british') =>
  canBuild(act('build', f, { spaces: spaces as never, step: 'actions', ...more }).state, f)

describe('12.0 Construction: who and where', () => {
  test('12.0 a Brigade, not Spent, not Routed, in Supply', () => {
    expect(can(lakeGeorge('campbell'))).toBe(true)
    expect(can({ 'lake-george': ['rogers', 'royal-artillery-1', 'campbell:spent'] })).toBe(false)
    expect(can(lakeGeorge('campbell'), { markers: { british: { rout: ['lake-george'] } } })).toBe(false)
    expect(can(lakeGeorge('campbell'), { markers: { british: { oos: ['lake-george'] } } })).toBe(false)
  })
  test('12.0, R-45 the space is friendly, Wilderness if free of enemies', () => {
    expect(can({ ticonderoga: ['campbell'] })).toBe(false)
    expect(can({ ticonderoga: ['campbell'] }, { control: { ticonderoga: 'british' } })).toBe(true)
    expect(can({ saranac: ['campbell'] })).toBe(true)
    expect(can({ saranac: ['campbell', 'aubry'] })).toBe(false)
  })
  test('12.0 enemies who are Outnumbered do not hinder', () => {
    expect(can(lakeGeorge('campbell', 'fraser', 'rogers', 'aubry'))).toBe(false)
    expect(can(lakeGeorge('campbell', 'fraser', 'rogers', 'gage', 'aubry'))).toBe(true)
  })
})

describe('12.0 Forts', () => {
  test('12.0, R-76 a marker first; it is completed in a later round only', () => {
    const p = act('build', 'british', { spaces: lakeGeorge('campbell') }).choose('british', START)
    expect(p.state.fortworks).toEqual(['lake-george'])
    expect(p.state.fresh).toEqual(['lake-george'])
    expect(p.at('lake-george')).toEqual(['campbell:spent'])
    expect(isOver(p)).toBe(true)
    const q = act('build', 'british', { spaces: lakeGeorge('campbell'), fortworks: ['lake-george'] })
    expect(q.offers('british')).not.toContainEqual(START)
    // Nobody is asked which Fort of the pool it is.
    const [fort] = q.box('british-forts')
    q.choose('british', FINISH)
    expect(q.at('lake-george')).toEqual(['campbell:spent', fort])
    expect(q.state.fortworks).toEqual([])
  })
  test('12.0 a marker of this round is not completed, but may be removed', () => {
    const q = act('build', 'british', { spaces: lakeGeorge('campbell', 'fraser'), played: { british: 7 } })
    q.choose('british', unit('campbell'), START, to('lake-george'))
    expect(q.offers('british')).not.toContainEqual(FINISH)
    q.choose('british', { do: 'works_remove' })
    expect(q.state.fortworks).toEqual([])
    expect(q.state.fresh).toEqual([])
  })
  test('12.0, R-75 without a Fort in the pool it cannot be completed', () => {
    const forts = UNIT_IDS.filter((id) => UNIT[id].type === 'fort' && UNIT[id].faction === 'british')
    const spec = { spaces: lakeGeorge('campbell'), fortworks: ['lake-george'] as const }
    const p = act('build', 'british', { ...spec, boxes: { removed: forts } })
    expect(p.offers('british')).not.toContainEqual(FINISH)
    expect(p.offers('british')).toContainEqual({ do: 'works_remove' })
  })
  test('12.0 a Fort is repaired or removed; beside one no other is begun', () => {
    const spaces = { 'lake-george': ['campbell', 'fort-edward:reduced'] } as const
    const p = act('build', 'british', { spaces })
    expect(p.offers('british')).not.toContainEqual(START)
    p.choose('british', { do: 'fort_repair' })
    expect(p.at('lake-george')).toEqual(['campbell:spent', 'fort-edward'])
    const q = act('build', 'british', { spaces }).choose('british', { do: 'fort_remove' })
    expect(q.box('removed')).toEqual(['fort-edward'])
    expect(q.state.reduced).toEqual([])
  })
  test('12.0 none on a Fortress that has a Bastion', () => {
    const p = act('build', 'french', { spaces: { quebec: ['berry', 'bastion-1:reduced'] } })
    // A Road is all there is.
    expect(isOver(p)).toBe(true)
    expect(p.state.roadworks).toEqual(['namaskonkik--quebec'])
    const q = act('build', 'french', { spaces: { quebec: ['berry'] } })
    expect(q.offers('french')).toContainEqual(START)
  })
})

describe('12.0 Roads', () => {
  test('12.0 a marker on a Path of the space, one only', () => {
    const p = act('build', 'british', { spaces: lakeGeorge('campbell') }).choose('british', path(ROAD))
    expect(p.state.roadworks).toEqual([ROAD])
    expect(p.at('lake-george')).toEqual(['campbell:spent'])
    const q = act('build', 'british', { spaces: lakeGeorge('campbell', 'fraser'), played: { british: 7 } })
    q.choose('british', unit('campbell'), path(ROAD), to('lake-george'))
    expect(q.offers('british')).not.toContainEqual(path(ROAD))
  })
  test('12.0 the playbook: the Road is completed, the Brigade moves over it, others may join', () => {
    const spaces = { 'lake-george': ['1st-royal-american', 'rogers', 'fraser:spent'] } as const
    const p = act('build', 'british', { spaces, roadworks: [ROAD] }).choose('british', path(ROAD))
    expect(p.state.roads).toEqual([ROAD])
    expect(p.state.roadworks).toEqual([])
    expect(p.offers('british')).toEqual([unit('rogers'), DONE])
    p.choose('british', unit('rogers'))
    expect(p.at('oneida-lake')).toEqual(['1st-royal-american:spent', 'rogers:spent'])
    expect(p.state.used.british.map(useOf)).toContainEqual({ by: ROAD, units: 2, artillery: 0 })
    expect(isOver(p)).toBe(true)
  })
  test('10.1 one Artillery goes along; units of the round count', () => {
    const spaces = lakeGeorge('campbell', 'royal-artillery-1', 'royal-artillery-2', 'rogers')
    const used = { french: {}, british: { [ROAD]: { units: 6, artillery: 0 } } }
    const p = act('build', 'british', { spaces, roadworks: [ROAD], used }).choose('british', path(ROAD))
    p.choose('british', unit('royal-artillery-2'))
    expect(p.at('oneida-lake')).toEqual(['campbell:spent', 'royal-artillery-2:spent'])
    const full = { french: {}, british: { [ROAD]: { units: 8, artillery: 0 } } }
    const q = act('build', 'british', { spaces, roadworks: [ROAD], used: full })
    expect(q.offers('british')).not.toContainEqual(path(ROAD))
  })
  test('12.0 it enters like any stack: control, attack', () => {
    const spaces = { ticonderoga: ['campbell'], 'number-four': ['aubry'] } as const
    const p = act('build', 'british', {
      spaces,
      control: { ticonderoga: 'british' },
      roadworks: ['number-four--ticonderoga'],
    }).choose('british', path('number-four--ticonderoga'))
    expect(p.state.battles).toEqual(['number-four'])
    const q = act('build', 'french', { spaces: { ticonderoga: ['berry'] }, roadworks: ['number-four--ticonderoga'] })
    q.choose('french', path('number-four--ticonderoga'))
    expect(q.state.control).toEqual({ 'number-four': 'french' })
  })
  test('8.0 over a Road to a neutral Village it trespasses', () => {
    const spaces = { albany: ['campbell'] } as const
    const p = act('build', 'british', { spaces, roadworks: ['albany--oquaga'] }).choose(
      'british',
      path('albany--oquaga'),
    )
    expect(p.state.nations.iroquois).toBe('french')
    expect(p.state.battles).toEqual(['oquaga'])
  })
  test('12.0 Highways are not built on, and Fleets follow on a Coastal Path', () => {
    const coast = 'cape-sable--halifax'
    const p = act('build', 'british', { spaces: { halifax: ['campbell', 'durell'] }, roadworks: [coast] })
    expect(p.offers('british')).toEqual([START, path(coast)])
    p.choose('british', path(coast), unit('durell'))
    expect(p.at('cape-sable')).toEqual(['campbell:spent', 'durell:spent'])
  })
})

describe('7.4 Construction Frenzy', () => {
  const played = { british: 7 }
  test('7.4, R-61 the same Brigade builds twice, and completes what it began', () => {
    const p = act('build', 'british', { spaces: lakeGeorge('campbell'), played }).choose(
      'british',
      START,
      { do: 'again' },
      FINISH,
    )
    expect(p.at('lake-george')).toHaveLength(2)
    expect(p.state.usedEvents).toEqual(['british:construction-frenzy'])
    expect(isOver(p)).toBe(true)
    const q = act('build', 'british', { spaces: lakeGeorge('campbell'), played })
    q.choose('british', path(ROAD), { do: 'again' }, path(ROAD))
    expect(q.at('oneida-lake')).toEqual(['campbell:spent'])
  })
  test('7.4 after a Road it builds from the space it has reached', () => {
    const p = act('build', 'british', { spaces: lakeGeorge('campbell'), roadworks: [ROAD], played })
    p.choose('british', path(ROAD), { do: 'again' }, START)
    expect(p.state.fortworks).toEqual(['oneida-lake'])
  })
  test('12.0, 7.3, 10.1 over a second Road the Brigade sets out alone: who came with it is Spent, others may join', () => {
    const second = 'kahuahgo--oneida-lake'
    const spaces = { 'lake-george': ['campbell', 'rogers', 'gage'], 'oneida-lake': ['fraser', 'goreham'] } as const
    const used = { british: { [second]: { units: 6, artillery: 0 } } }
    const p = act('build', 'british', { spaces, roadworks: [ROAD, second], used, played })
    p.choose('british', to('lake-george'), path(ROAD), { do: 'all' }, { do: 'again' }, path(second))
    expect(p.offers('british')).toEqual([unit('fraser'), unit('goreham'), DONE])
    p.choose('british', unit('goreham'))
    expect(p.at('kahuahgo')).toEqual(['campbell:spent', 'goreham:spent'])
    expect(p.at('oneida-lake')).toEqual(['fraser', 'gage:spent', 'rogers:spent'])
    expect(p.state.used.british.map(useOf)).toContainEqual({ by: second, units: 8, artillery: 0 })
    expect(isOver(p)).toBe(true)
  })
  test('7.4, R-61 or two Brigades build once each', () => {
    const spaces = { 'lake-george': ['campbell'], albany: ['fraser'] } as const
    const p = act('build', 'british', { spaces, played }).choose(
      'british',
      to('albany'),
      START,
      to('lake-george'),
      START,
    )
    expect(p.state.fortworks).toEqual(['albany', 'lake-george'])
    expect(p.state.spent).toEqual(['fraser', 'campbell'])
  })
  test('7.4 it need not be used, serves its owner only, and once', () => {
    const p = act('build', 'british', { spaces: lakeGeorge('campbell'), played }).choose('british', START, DONE)
    expect(p.state.usedEvents).toEqual([])
    const q = act('build', 'british', { spaces: lakeGeorge('campbell'), played: { french: 28 } }).choose(
      'british',
      START,
    )
    expect(isOver(q)).toBe(true)
  })
})
