import { describe, expect, test } from 'vitest'
import { spaceId } from '../src/data/map.ts'
import { event, mayPlay, offered } from './events.ts'
import { only, play } from './help.ts'

describe('provincials', () => {
  test('5.54 Provincial Regiments Dispersed: one unit for each Raided marker of the department, chosen by the French', () => {
    const sitting = event('french', 38, { raided: { french: ['culpeper', 'schenectady'] } })
    expect(offered(sitting, 'french')).not.toContain('br-virginia-provincial-1')
    sitting.choose('french', { piece: 'br-new-york-provincial-1' }, { piece: 'br-virginia-provincial-1' })
    expect(sitting.asked).toBe('over')
    expect(sitting.at('winchester')).toBe('')
    expect(event('french', 38).asked).toBe('over')
  })
  test('5.54 besieged provincials are spared', () => {
    const sitting = event('french', 38, {
      raided: { french: ['schenectady'] },
      sieges: { 'hudson-carry-north': 0 },
      spaces: { 'hudson-carry-north': 'fr-bearn br-new-hampshire-provincial br-new-jersey-provincial-1' },
    })
    expect(offered(sitting, 'french')).not.toContain('br-new-hampshire-provincial')
  })
  test('5.54, R-150 dispersed by a British Raided marker of the department just as well', () => {
    const sitting = event('french', 38, { raided: { british: ['worcester'] } })
    sitting.choose('french', { piece: 'br-new-york-provincial-1' })
    expect(sitting.asked).toBe('over')
  })
  test('5.54 Stingy Provincial Assembly: the French name the department, the British the unit; not while enthusiastic', () => {
    const sitting = event('french', 39)
    expect(offered(sitting, 'french')).toEqual(['northern', 'southern'])
    sitting.choose('french', { department: 'southern' })
    expect(sitting.asked).toBe('british 5.54')
    sitting.choose('british', { piece: 'br-maryland-provincial' })
    expect(sitting.at('shepherds-ferry')).toBe('')
    expect(mayPlay('french', 39, { assemblies: 2 })).toBe(false)
  })
  test('5.54 Colonial Politics: the marker moves, and after a French play the British cut down to the limits', () => {
    const sitting = event('french', 41)
    expect(sitting.state.assemblies).toBe(0)
    sitting.choose('british', { piece: 'br-pennsylvania-provincial-2' }, { piece: 'br-maryland-provincial' })
    expect(sitting.asked).toBe('over')
    expect(sitting.at('shamokin')).toBe('')
    expect(sitting.at('winchester')).toBe('br-virginia-provincial-1')
    expect(event('british', 41).state.assemblies).toBe(2)
    expect(event('british', 42, { assemblies: 2 }).state.assemblies).toBe(2)
  })
  test('5.54, R-114 Colonial Politics: besieged units count for the limit but are spared', () => {
    // Of three in the south one may stay; two are besieged.
    const spec = {
      clear: true,
      british: { fort: 'winchester' },
      sieges: { winchester: 0 as const },
      spaces: { winchester: 'br-virginia-provincial*2 fr-bearn', augusta: 'br-maryland-provincial' },
    }
    const sitting = event('french', 41, spec)
    expect([sitting.asked, sitting.at('augusta')]).toEqual(['over', ''])
    expect(sitting.at('winchester')).toBe('br-virginia-provincial-1 br-virginia-provincial-2 fr-bearn')
  })
  test('5.54 Raise Provincial Regiments: four northern and two southern within the limits, or one department restored', () => {
    const sitting = event('british', 43)
    expect(sitting.asked).toBe('british 5.54')
    for (let n = 0; n < 4; n += 1) sitting.choose('british', { space: 'boston' })
    expect(sitting.at('boston').split(' ')).toHaveLength(4)
    // Four southern units are on the map: no more while supportive.
    expect(sitting.asked).toBe('over')
    const enthusiastic = event('british', 43, { assemblies: 2 })
    for (let n = 0; n < 4; n += 1) enthusiastic.choose('british', { space: 'boston' })
    enthusiastic.choose('british', { space: 'alexandria' }, { space: 'baltimore' })
    expect(enthusiastic.asked).toBe('over')
    expect(mayPlay('british', 43, { assemblies: 0 })).toBe(false)
  })
  test('5.45, R-156 new provincials do away with a French fort that was begun where they come', () => {
    const sitting = event('british', 43, { french: { works: 'worcester concord' } })
    for (let n = 0; n < 4; n += 1) sitting.choose('british', { space: 'worcester' })
    expect(sitting.state.works.french.map(spaceId)).toEqual(['concord'])
  })
  test('6.53, R-155 a French leader alone where they come has gone before the phase is over', () => {
    const spec = { step: 'event', active: 'british', card: 43, use: 'event', spaces: { worcester: 'rigaud' } } as const
    const sitting = play(spec, 'annus-mirabilis', {}, only('event', 'phase_end'))
    for (let n = 0; n < 4; n += 1) sitting.choose('british', { space: 'worcester' })
    expect(sitting.asked).toBe('french 6.53')
    expect(sitting.refuses('french', { space: 'boston' })).toBe(true)
    sitting.choose('french', { space: 'manchester' })
    expect(sitting.at('manchester')).toBe('rigaud')
  })
  test('5.54 third edition: one department, at fortifications', () => {
    const sitting = event('british', 43, { assemblies: 2 }, undefined, { edition: 'third' })
    expect(offered(sitting, 'british')).toEqual(['northern', 'southern'])
    sitting.choose('british', { department: 'southern' })
    expect(offered(sitting, 'british')).toContain('augusta')
    expect(offered(sitting, 'british')).not.toContain('culpeper')
    sitting.choose('british', { space: 'augusta' }, { space: 'augusta' })
    expect(sitting.asked).toBe('over')
  })
  test('5.523 restoring a department: all its reduced units in supply, none that is besieged', () => {
    const sitting = event('british', 44, {
      spaces: {
        albany: 'br-new-york-provincial-1:reduced',
        winchester: 'br-virginia-provincial-1:reduced',
        'mingo-town': 'br-new-york-provincial-2:reduced',
        logstown: '',
      },
    })
    sitting.choose('british', { do: 'restore' }, { department: 'northern' })
    expect(sitting.at('albany')).toContain('br-new-york-provincial-1 ')
    expect(sitting.at('winchester')).toBe('br-virginia-provincial-1:reduced')
    expect(sitting.at('mingo-town')).toContain('br-new-york-provincial-2:reduced')
  })
})
