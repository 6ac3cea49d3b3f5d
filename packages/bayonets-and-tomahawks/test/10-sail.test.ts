import { describe, expect, test } from 'vitest'
import type { UnitId } from '../src/data/units.ts'
import { entryOf } from '../src/packed.ts'
import { canSail } from '../src/rules/10-sail.ts'
import { ALONE, act, isOver } from './actions.ts'
import { play } from './help.ts'

const unit = (id: string) => ({ unit: id })
const to = (space: string) => ({ space })
const DONE = { do: 'done' }
const FIVE: UnitId[] = ['campbell', 'fraser', 'rogers', 'royal-artillery-1', 'montgomery']

describe('10.6 Sail Movement', () => {
  test('10.6 the playbook: a Fleet takes a Commander and four units to the Sail Box, the others stay', () => {
    const spaces = { halifax: ['durell', 'holburne', 'forbes', ...FIVE] } as const
    const p = act('sail', 'british', { spaces })
    expect(p.offers('british')).toEqual([unit('durell'), unit('holburne'), { do: 'all' }])
    p.choose('british', unit('durell'), ...FIVE.slice(0, 4).map(unit))
    expect(p.offers('british')).toEqual([unit('holburne'), unit('forbes'), { do: 'all' }, DONE])
    p.choose('british', unit('forbes'), DONE)
    expect(p.box('sail-british')).toEqual(['durell', ...FIVE.slice(0, 4), 'forbes'])
    expect(p.at('halifax')).toEqual(['holburne', 'montgomery'])
    expect(p.state.spent).toHaveLength(6)
    expect(isOver(p)).toBe(true)
  })
  test('10.6 no Fort or Bastion sails; a Fleet may sail empty', () => {
    const p = act('sail', 'british', { spaces: { halifax: ['durell', 'fort-edward'] } })
    expect(p.box('sail-british')).toEqual(['durell'])
    expect(p.at('halifax')).toEqual(['fort-edward'])
  })
  test('10.6 a second Fleet takes four more', () => {
    const p = act('sail', 'british', { spaces: { halifax: ['durell', 'holburne', ...FIVE] } })
    p.choose('british', { do: 'all' })
    expect(p.box('sail-british')).toHaveLength(7)
  })
  test('10.6 the captured space it left empty reverts; Spent units stay', () => {
    const spaces = { louisbourg: ['durell', 'campbell'], halifax: ['holburne:spent'] } as const
    const p = act('sail', 'british', { spaces, control: { louisbourg: 'british' }, victory: 5 })
    p.choose('british', { do: 'all' })
    expect(p.state.control).toEqual({})
    expect(p.state.victory).toBe(2)
    expect(p.at('halifax')).toEqual(['holburne:spent'])
  })
  test('10.2.1 enemies hold it, but not the British before a Fortress, nor who Outnumbers them', () => {
    const sails = (spaces: Record<string, readonly UnitId[]>, f: 'british' | 'french' = 'british') =>
      canSail(act('sail', f, { spaces, step: 'actions' }).state, f)
    expect(sails({ miramichy: ['durell', 'campbell', 'aubry'] })).toBe(false)
    expect(sails({ miramichy: ['durell', 'campbell', 'fraser', 'rogers', 'aubry'] })).toBe(true)
    expect(sails({ louisbourg: ['durell', 'bastion-1', 'berry'] })).toBe(true)
    expect(sails({ louisbourg: ['de-lisle', 'durell', 'campbell', 'fraser', 'bastion-1'] }, 'french')).toBe(false)
  })
  test('7.4 Rough Seas', () => {
    const { state } = act('sail', 'british', {
      spaces: { halifax: ['durell'] },
      step: 'actions',
      played: { french: 40 },
    })
    expect(canSail(state, 'british')).toBe(false)
  })
  test('7.3.4 with a 2x AP it may land in the same round, or not', () => {
    const spec = { spaces: { halifax: ['durell', 'campbell'] as UnitId[] } }
    const p = act('sail', 'british', spec, { double: true }).choose(
      'british',
      { do: 'all' },
      { do: 'land' },
      to('chignectou'),
    )
    expect(p.at('chignectou')).toEqual(['campbell:spent', 'durell:spent'])
    expect(p.state.markers.british.landing).toEqual(['chignectou'])
    expect(p.state.control).toEqual({ chignectou: 'british' })
    expect(isOver(p)).toBe(true)
    const q = act('sail', 'british', spec, { double: true }).choose('british', { do: 'all' }, DONE)
    expect(q.box('sail-british')).toEqual(['durell', 'campbell'])
    expect(isOver(q)).toBe(true)
  })
})

describe('10.6.1 Landing', () => {
  const landing = (
    more: object = {},
    box: readonly UnitId[] = ['durell', 'campbell'],
    f: 'british' | 'french' = 'british',
  ) => play({ clear: true, step: 'phase', active: f, boxes: { [`sail-${f}`]: box }, ...more }, '2', {}, ALONE)
  test('10.6.1, 10.6.2 the British land in the Atlantic, at Louisbourg and at Newfoundland', () => {
    const p = landing()
    expect(p.asked).toBe('british 10.6.1')
    const spaces = p.offers('british').map((o) => o.space)
    expect(spaces).toContain('louisbourg')
    expect(spaces).toContain('newfoundland')
    expect(spaces).toContain('boston')
    expect(spaces).not.toContain('miramichy')
    expect(
      landing({ openSeas: true })
        .offers('british')
        .map((o) => o.space),
    ).toContain('miramichy')
  })
  test('10.6.2 the French land anywhere but in a Base', () => {
    const spaces = landing({}, ['de-lisle'], 'french')
      .offers('french')
      .map((o) => o.space)
    expect(spaces).toContain('quebec')
    expect(spaces).toContain('halifax')
    expect(spaces).not.toContain('boston')
  })
  test('10.6.1 the stack is Spent and marked; enemies who are not Overwhelmed are attacked', () => {
    const p = landing({ spaces: { louisbourg: ['bastion-1'] } }).choose('british', to('louisbourg'))
    expect(p.at('louisbourg')).toEqual(['campbell:spent', 'durell:spent', 'bastion-1'])
    expect(p.state.markers.british.landing).toEqual(['louisbourg'])
    expect(p.state.battles).toEqual(['louisbourg'])
    expect(p.state.entries.map(entryOf)).toEqual([{ faction: 'british', from: 'louisbourg', to: 'louisbourg' }])
  })
  test('10.6.1 who joins friends shares the marker with them', () => {
    const p = landing({ spaces: { halifax: ['rogers'] } }).choose('british', to('halifax'))
    expect(p.at('halifax')).toEqual(['campbell:spent', 'durell:spent', 'rogers'])
    expect(p.state.markers.british.landing).toEqual(['halifax'])
  })
  test('10.3.2, R-71 it Overwhelms too', () => {
    const box: UnitId[] = ['durell', 'campbell', 'fraser', 'rogers']
    const p = landing({ spaces: { chignectou: ['aubry'] } }, box).choose('british', to('chignectou'))
    expect(p.asked).toBe('french 13.9.3')
    p.choose('french', p.offers('french')[0] as { space: string })
    expect(p.state.battles).toEqual([])
    expect(p.state.control.chignectou).toBe('british')
  })
  test('13.8 the Routed do not attack, nor land on enemy Home Spaces', () => {
    const p = landing({ markers: { british: { rout: ['sail'] } }, spaces: { halifax: ['berry', 'aubry'] } })
    const spaces = p.offers('british').map((o) => o.space)
    expect(spaces).not.toContain('chignectou')
    expect(spaces).not.toContain('halifax')
    expect(spaces).toContain('kwanoskwamcok')
    p.choose('british', to('boston'))
    expect(p.state.markers.british.rout).toEqual(['boston'])
  })
  test('7.4 Surprise Landing: no marker, but Spent', () => {
    const p = landing({ played: { british: 9 } }).choose('british', to('chignectou'))
    expect(p.state.markers.british.landing).toEqual([])
    expect(p.at('chignectou')).toEqual(['campbell:spent', 'durell:spent'])
  })
  test('10.6.2 Louisbourg taken opens the seas', () => {
    const box: UnitId[] = ['durell', 'campbell', 'fraser', 'rogers', 'montgomery', 'gage', 'holburne']
    const p = landing({}, box).choose('british', to('louisbourg'))
    expect(p.state.control.louisbourg).toBe('british')
    expect(p.state.openSeas).toBe(true)
  })
})
