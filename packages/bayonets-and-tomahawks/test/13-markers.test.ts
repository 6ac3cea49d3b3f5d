/** Rout and Out of Supply markers when stacks join, split or die; Battle markers where a stack is Overwhelmed. */
import { describe, expect, test } from 'vitest'
import type { UnitId } from '../src/data/units.ts'
import { useOf } from '../src/packed.ts'
import type { PositionSpec } from '../src/position.ts'
import { inSupply } from '../src/rules/14-supply.ts'
import { act, isOver } from './actions.ts'
import { fight } from './fight.ts'
import { play } from './help.ts'

const to = (space: string) => ({ space })
const unit = (id: string) => ({ unit: id })
const DONE = { do: 'done' }

describe.each([
  ['13.8', 'rout', 'Routed'],
  ['14.1.1', 'oos', 'Out of Supply'],
] as const)('%s markers', (rule, kind, word) => {
  const marked = (...spaces: string[]) => ({ british: { [kind]: spaces } }) as never
  const spaces = { oswego: ['campbell', 'fraser'], 'oneida-lake': ['rogers'] } as const

  test(`${rule} two ${word} stacks that join keep a single marker`, () => {
    const p = act('move', 'british', { spaces, markers: marked('oswego', 'oneida-lake') })
    p.choose('british', to('oswego'), { do: 'all' }, to('oneida-lake'), DONE)
    expect(p.state.markers.british[kind]).toEqual(['oneida-lake'])
  })
  test(`${rule} units that split from a ${word} stack have a marker of their own`, () => {
    const p = act('move', 'british', { spaces: { oswego: ['campbell', 'fraser'] }, markers: marked('oswego') })
    p.choose('british', unit('campbell'), to('oneida-lake'), DONE)
    expect(p.state.markers.british[kind].toSorted()).toEqual(['oneida-lake', 'oswego'])
  })
  test(`${rule} who comes to a ${word} stack without a marker frees it, also of what stays where he came from`, () => {
    const p = act('move', 'british', { spaces, markers: marked('oneida-lake') })
    p.choose('british', to('oswego'), unit('campbell'), to('oneida-lake'), DONE)
    expect(p.state.markers.british[kind]).toEqual([])
  })
  test(`${rule} a ${word} unit that joins others is free, those it left are not`, () => {
    const p = act('move', 'british', { spaces, markers: marked('oswego') })
    p.choose('british', to('oswego'), unit('campbell'), to('oneida-lake'), DONE)
    expect(p.state.markers.british[kind]).toEqual(['oswego'])
  })
  test(`${rule} the marker of a stack that is wiped out goes with it`, () => {
    const p = fight({
      at: 'saranac',
      attacker: 'french',
      units: ['rogers:reduced', 'langis'],
      markers: marked('saranac'),
    })
    expect(p.state.markers.british[kind]).toEqual(['saranac'])
    p.dice('triangle').dice('miss')
    expect(p.box('losses-british')).toEqual(['rogers'])
    expect(p.state.markers.british[kind]).toEqual([])
  })
})

describe('14.1 Supply of mixed stacks', () => {
  const supplied = (...units: UnitId[]) => {
    const p = play({ clear: true, spaces: { loyalhanna: units } })
    return inSupply(p.state, 'british', 'loyalhanna')
  }
  test('14.1, R-93 all units of the stack must be able to use the Connections: one Brigade, and the Lights starve with it', () => {
    expect(supplied('rogers', 'gage')).toBe(true)
    expect(supplied('rogers', 'mohawk')).toBe(true)
    expect(supplied('rogers', 'gage', 'penn-del-brigade-1')).toBe(false)
    expect(supplied('penn-del-brigade-1', 'rogers')).toBe(false)
    expect(supplied('rogers', 'royal-artillery-1')).toBe(false)
    expect(supplied('rogers', 'fort-ligonier')).toBe(false)
  })
})

describe('10.3.2 Overwhelm', () => {
  const LIGHTS: UnitId[] = ['aubry', 'beaujeu', 'belestre', 'boishebert', 'lacorne', 'lery']
  const overwhelm = (more: PositionSpec) =>
    act(
      'move',
      'french',
      { spaces: { albany: LIGHTS, kingston: ['langis'] }, control: { albany: 'french' }, ...more },
      { as: 'light' },
    ).choose('french', to('albany'), { do: 'all' }, to('kingston'))

  test('10.3.2 with the last arrivals the Militia is Overwhelmed: the Battle marker goes, the space is taken', () => {
    const p = overwhelm({ battles: ['kingston'], victory: 1 })
    expect(p.state.battles).toEqual([])
    expect(p.state.control).toMatchObject({ kingston: 'french' })
    expect(isOver(p)).toBe(false)
  })
  test('2.1.2, 10.3.2 a captured Settled Space reverts when its captor is Overwhelmed, with its VPs', () => {
    const p = act('move', 'british', {
      spaces: { boston: ['campbell', 'fraser', 'montgomery', '44th-48th'], northfield: ['aubry'] },
      control: { northfield: 'french' },
      victory: -3,
    })
    p.choose('british', { do: 'all' }, to('northfield'))
    // Who is driven off goes to an Outpost of the enemy, and takes it (13.9.3 #4).
    expect(p.at('number-four')).toEqual(['aubry'])
    expect(p.state.control).toEqual({ 'number-four': 'french' })
    expect(p.state.victory).toBe(-1)
    expect(p.state.battles).toEqual([])
  })
})

describe('13.7.1, 3.7 what a deserter leaves', () => {
  test('13.7.1 the last Indian deserts: his Commander is removed, the Settled Space reverts', () => {
    const p = fight({ at: 'le-detroit', attacker: 'british', units: ['mohawk', 'bradstreet'], victory: 1 })
    p.dice('flag').dice('miss')
    expect(p.log).toContain('log.deserts')
    expect(p.box('losses-british')).toEqual(['mohawk'])
    expect(p.box('removed')).toContain('bradstreet')
    expect(p.at('le-detroit')).toEqual([])
    expect(p.state.control).toEqual({})
    expect(p.state.victory).toBe(1)
  })
})

describe('10.1 Artillery on a Road', () => {
  test('10.1 one in a round: the second does not follow with another AP', () => {
    const road = 'lake-george--oneida-lake'
    const guns: UnitId[] = ['royal-artillery-1', 'royal-artillery-2', 'campbell']
    const first = act('move', 'british', { spaces: { 'lake-george': guns }, roads: [road] })
    first.choose('british', unit('royal-artillery-1'), to('oneida-lake'), DONE)
    expect(first.state.used.british.map(useOf)).toEqual([{ by: road, units: 1, artillery: 1 }])
    const used = { british: { [road]: { units: 1, artillery: 1 } } }
    const next = (id: UnitId) =>
      act('move', 'british', { spaces: { 'lake-george': guns.slice(1) }, roads: [road], used }).choose(
        'british',
        unit(id),
      )
    expect(next('campbell').offers('british')).toContainEqual(to('oneida-lake'))
    expect(next('royal-artillery-2').offers('british')).not.toContainEqual(to('oneida-lake'))
  })
})
