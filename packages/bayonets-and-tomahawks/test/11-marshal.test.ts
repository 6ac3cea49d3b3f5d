import { describe, expect, test } from 'vitest'
import type { UnitId } from '../src/data/units.ts'
import { useOf } from '../src/packed.ts'
import { canMarshal } from '../src/rules/11-marshal.ts'
import { act, isOver } from './actions.ts'

const unit = (id: string) => ({ unit: id })
const to = (space: string) => ({ space })
const DONE = { do: 'done' }
const can = (spaces: Record<string, readonly string[]>, more: object = {}) =>
  canMarshal(act('marshal', 'british', { spaces: spaces as never, step: 'actions', ...more }).state, 'british')

describe('11.0 Marshal Troops', () => {
  test('11.0 units of different neighbours come; all are Spent, the stack is marked', () => {
    const spaces = { albany: ['campbell'], kingston: ['rogers', 'fraser'], northfield: ['gage'] } as const
    const p = act('marshal', 'british', { spaces }).choose('british', to('albany'))
    expect(p.offers('british')).toEqual([unit('rogers'), unit('fraser'), to('kingston'), unit('gage')])
    p.choose('british', unit('rogers'), unit('gage'), DONE)
    expect(p.at('albany')).toEqual(['campbell:spent', 'gage:spent', 'rogers:spent'])
    expect(p.at('kingston')).toEqual(['fraser'])
    expect(p.state.markers.british.marshal).toEqual(['albany'])
    expect(p.state.used.british.map(useOf)).toContainEqual({ by: 'albany--kingston', units: 1, artillery: 0 })
    expect(isOver(p)).toBe(true)
  })
  test('11.0 #1 which unit is activated is chosen: a Fort or a Commander will do, a Light unit not', () => {
    const spaces = { albany: ['fort-edward', 'forbes', 'rogers'], kingston: ['gage'] } as const
    const p = act('marshal', 'british', { spaces })
    expect(p.offers('british')).toEqual([unit('fort-edward'), unit('forbes')])
    p.choose('british', unit('fort-edward'))
    expect(p.at('albany')).toEqual(['forbes', 'fort-edward:spent', 'gage:spent', 'rogers'])
    expect(can({ albany: ['rogers'], kingston: ['gage'] })).toBe(false)
    expect(can({ albany: ['campbell:spent', 'rogers'], kingston: ['gage'] })).toBe(false)
  })
  test('11.0, R-74 not to a Routed stack, nor from one, nor the Spent', () => {
    const spaces = { albany: ['campbell'], kingston: ['gage'] }
    expect(can(spaces)).toBe(true)
    expect(can(spaces, { markers: { british: { rout: ['albany'] } } })).toBe(false)
    expect(can(spaces, { markers: { british: { rout: ['kingston'] } } })).toBe(false)
    expect(can({ albany: ['campbell'], kingston: ['gage:spent'] })).toBe(false)
    // Nor to a Commander alone.
    expect(can({ albany: ['forbes'], kingston: ['gage'] })).toBe(false)
  })
  test('10.1, 10.2 Connection types and limits hold', () => {
    const spaces = { 'lake-george': ['campbell'], 'oneida-lake': ['fraser', 'gage', 'rogers'] }
    const p = act('marshal', 'british', { spaces: spaces as never }).choose('british')
    expect(p.offers('british')).toEqual([unit('gage'), unit('rogers'), to('oneida-lake')])
    const used = { french: {}, british: { 'lake-george--oneida-lake': { units: 3, artillery: 0 } } }
    const q = act('marshal', 'british', { spaces: spaces as never, used })
    expect(q.offers('british')).toEqual([unit('gage'), unit('rogers')])
    q.choose('british', unit('gage'))
    expect(isOver(q)).toBe(true)
  })
  test('10.2.1, R-70 MPs play no part: also where enemies came in', () => {
    const entries = [{ faction: 'french', from: 'albany', to: 'kingston' }]
    expect(can({ albany: ['campbell'], kingston: ['gage'] }, { entries })).toBe(true)
  })
  test('10.1 one Artillery on a Road', () => {
    const spaces = { 'lake-george': ['campbell'], 'oneida-lake': ['royal-artillery-1', 'royal-artillery-2'] } as const
    const p = act('marshal', 'british', { spaces, roads: ['lake-george--oneida-lake'] })
    p.choose('british', to('lake-george'), unit('royal-artillery-2'))
    expect(p.at('oneida-lake')).toEqual(['royal-artillery-1'])
  })
  test('11.0 enemies on the target space do not hinder; enemies hold units elsewhere (10.2.1)', () => {
    const spaces = { saranac: ['campbell', 'aubry'], nihanawate: ['gage'], ticonderoga: ['rogers', 'langis'] } as const
    const p = act('marshal', 'british', { spaces, battles: ['saranac', 'ticonderoga'] })
    expect(p.at('saranac')).toEqual(['campbell:spent', 'gage:spent', 'aubry'])
    expect(p.at('ticonderoga')).toEqual(['rogers', 'langis'])
    expect(p.state.battles).toEqual(['saranac', 'ticonderoga'])
  })
  test('10.3.2, R-71 those who come may Overwhelm', () => {
    const spaces = { saranac: ['rogers', 'forbes', 'aubry'], nihanawate: ['gage', 'scott', 'morgan'] } as const
    const p = act('marshal', 'british', { spaces, battles: ['saranac'] })
    p.choose('british', to('nihanawate')).choose('french', to('ticonderoga'))
    expect(p.at('ticonderoga')).toEqual(['aubry'])
    expect(p.state.battles).toEqual([])
    expect(isOver(p)).toBe(true)
  })
  const held = { 'oneida-lake': ['campbell', 'fraser', 'montgomery', 'gage', 'aubry'] } as const
  test('10.3.1, 10.3.2, R-176 a Commander who comes alone Overwhelms nobody: he is not counted', () => {
    const p = act('marshal', 'british', { spaces: { ...held, albany: ['forbes'] }, battles: ['oneida-lake'] })
    p.choose('british', unit('campbell'))
    expect(p.at('oneida-lake')).toEqual(['campbell:spent', 'forbes:spent', 'fraser', 'gage', 'montgomery', 'aubry'])
    expect(p.state.battles).toEqual(['oneida-lake'])
    expect(isOver(p)).toBe(true)
  })
  test('10.3.2, R-176 who was Outnumbered already is Overwhelmed by the next counted unit that enters', () => {
    const p = act('marshal', 'british', { spaces: { ...held, albany: ['rogers'] }, battles: ['oneida-lake'] })
    p.choose('british', unit('campbell'))
    expect(p.at('kahuahgo')).toEqual(['aubry'])
    expect(p.state.battles).toEqual([])
  })
  test('14.1.1 with greater consequences of being Out of Supply: a Commander is not counted either', () => {
    const spaces = { 'oneida-lake': ['campbell', 'gage', 'morgan', 'aubry'], albany: ['forbes', 'rogers'] } as const
    const markers = { british: { oos: ['albany'] } } as const
    const settings = { harshSupply: 'on' }
    const p = act('marshal', 'british', { spaces, markers, battles: ['oneida-lake'] }, { settings })
    // Rogers would make them four to one; the Commander alone would not, so he comes only with him.
    expect(p.state.action?.units).toEqual(['rogers'])
    expect(p.offers('british')).toEqual([unit('forbes'), DONE])
  })
  test('2.1.2 a captured Settled Space left by those who come reverts', () => {
    const spaces = { 'isle-aux-noix': ['campbell'], montreal: ['rogers'] } as const
    const control = { montreal: 'british', 'isle-aux-noix': 'british' } as const
    const p = act('marshal', 'british', { spaces, control })
    expect(p.state.control).toEqual({ 'isle-aux-noix': 'british' })
  })
  test('7.4 Lake Warships, Rough Seas, Let us see how the French fight', () => {
    const spaces = { oswego: ['campbell'], 'baye-de-cataracouy': ['gage'] }
    const control = { 'baye-de-cataracouy': 'british' }
    expect(can(spaces, { control })).toBe(true)
    expect(can(spaces, { control, warships: 'baye-de-cataracouy--oswego' })).toBe(false)
    expect(can({ boston: ['durell'], york: ['rogers'] })).toBe(true)
    expect(can({ boston: ['durell'], york: ['rogers'] }, { played: { french: 40 } })).toBe(false)
    expect(can({ boston: ['campbell'], york: ['durell'] }, { played: { french: 40 } })).toBe(false)
    expect(can({ albany: ['campbell'], kingston: ['mohawk'] })).toBe(true)
    expect(can({ albany: ['campbell'], kingston: ['mohawk'] }, { played: { indian: 54 } })).toBe(false)
  })
  test('11.0 a whole space is called at once only if the Connection takes it', () => {
    const lights: UnitId[] = ['gage', 'rogers', 'scott', 'morgan', 'putnam']
    const p = act('marshal', 'british', { spaces: { 'lake-george': ['campbell'], sachendaga: lights } })
    expect(p.offers('british')).toEqual(lights.map(unit))
  })
})
