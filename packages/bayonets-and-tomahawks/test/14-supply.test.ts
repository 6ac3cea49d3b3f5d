import { describe, expect, test } from 'vitest'
import type { Space } from '../src/data/map.ts'
import type { PositionSpec } from '../src/position.ts'
import { inSupply } from '../src/rules/14-supply.ts'
import { play } from './help.ts'

const check = (spec: PositionSpec) => play({ step: 'round_end', round: 4, clear: true, ...spec }).state

describe('14.1 Supply Check', () => {
  test('14.1 the playbook example: British stacks', () => {
    const g = check({
      spaces: {
        louisbourg: ['22nd-28th', 'goreham'],
        quebec: ['15th-58th', 'saunders'],
        'les-trois-rivieres': ['27th-55th', 'gage'],
        ticonderoga: ['rogers', 'putnam'],
        oswego: ['fort-ontario'],
        albany: ['44th-48th'],
        'oneida-lake': ['langis'],
      },
      control: {
        louisbourg: 'british',
        quebec: 'british',
        'les-trois-rivieres': 'british',
        ticonderoga: 'british',
        'number-four': 'french',
        'oneida-lake': 'french',
      },
    })
    expect(g.markers.british.oos).toEqual(['louisbourg', 'oswego'])
  })

  const french: PositionSpec = {
    spaces: {
      'cote-de-beaupre': ['berry'],
      'cote-du-sud': ['canadiens-1'],
      goasek: ['abenaki'],
      saranac: ['langis', 'lacorne'],
      'lake-george': ['bearn-guyenne', 'lery'],
      ticonderoga: ['rogers', 'putnam'],
    },
    control: { 'lake-george': 'french', ticonderoga: 'british' },
  }
  test('14.1 the playbook example: French stacks', () => {
    expect(check(french).markers.french.oos).toEqual(['lake-george'])
  })
  test('14.1 the playbook example: Lake George traces by Albany and Oswego if they are French', () => {
    const spaces = { ...french.spaces, albany: ['langlade'], oswego: ['villiers'] } as const
    const control = { ...french.control, albany: 'french', oswego: 'french', 'oneida-lake': 'french' } as const
    expect(check({ spaces, control }).markers.french.oos).toEqual([])
    expect(
      check({ spaces, control: { ...french.control, albany: 'french', oswego: 'french' } }).markers.french.oos,
    ).toContain('lake-george')
  })

  test('14.1 the playbook example: British at Toronto are cut off', () => {
    const g = check({ spaces: { toronto: ['44th-48th', 'rogers'] }, control: { toronto: 'british' } })
    expect(g.markers.british.oos).toEqual(['toronto'])
  })

  test('14.1, R-92 a source with a Battle marker is none; others may be traced to from there', () => {
    const siege: PositionSpec = {
      spaces: {
        louisbourg: ['bastion-1', 'artois-bourgogne', 'boscawen', '15th-58th'],
        quebec: ['bastion-3', 'berry', 'saunders', 'gage'],
      },
      battles: ['louisbourg', 'quebec'],
    }
    const g = check(siege)
    expect(g.markers.british.oos).toEqual(['louisbourg', 'quebec'])
    // Port Dauphin is a friendly Colony Home Space next to Louisbourg, Côte de Beaupré next to Québec.
    expect(g.markers.french.oos).toEqual([])
  })

  test('14.1 a captured enemy Home Space is no source; a Fleet makes it one', () => {
    expect(
      check({ spaces: { louisbourg: ['22nd-28th'] }, control: { louisbourg: 'british' } }).markers.british.oos,
    ).toEqual(['louisbourg'])
    const fleet = check({ spaces: { louisbourg: ['22nd-28th', 'durell'] }, control: { louisbourg: 'british' } })
    expect(fleet.markers.british.oos).toEqual([])
  })

  test('14.1, R-63, R-93 Light units use Paths, but not those of a neutral nation; a Road serves all', () => {
    const at = (space: Space, units: readonly string[], more: PositionSpec = {}) =>
      check({ spaces: { [space]: units } as never, ...more }).markers.british.oos.length === 0
    expect(at('loyalhanna', ['rogers'])).toBe(true)
    expect(at('loyalhanna', ['rogers', 'bradstreet'])).toBe(false)
    expect(at('loyalhanna', ['44th-48th'])).toBe(false)
    expect(at('loyalhanna', ['44th-48th'], { roads: ['loyalhanna--rays-town'] })).toBe(true)
    const chote: PositionSpec = { nations: { cherokee: 'british' } }
    expect(at('chote', ['cherokee-1'], chote)).toBe(true)
    expect(at('keninsheka', ['rogers'], { spaces: { keninsheka: ['rogers'], 'tu-endie-wei': ['lignery'] } })).toBe(
      false,
    )
  })

  test('14.1 enemy units stop the trace, an enemy Outpost does too unless it is captured', () => {
    const spaces = { 'isle-aux-noix': ['44th-48th'] } as const
    expect(check({ spaces, control: { 'isle-aux-noix': 'british' } }).markers.british.oos).toEqual(['isle-aux-noix'])
    const control = { 'isle-aux-noix': 'british', ticonderoga: 'british' } as const
    expect(check({ spaces, control }).markers.british.oos).toEqual([])
    const cut = { ...control, 'lake-george': 'french' } as const
    expect(check({ spaces: { ...spaces, 'lake-george': ['langis'] }, control: cut }).markers.british.oos).toEqual([
      'isle-aux-noix',
    ])
    // An own Outpost that only a marker holds does not stop it.
    expect(check({ spaces, control: cut }).markers.british.oos).toEqual([])
  })

  test('14.1 the Sail Box is not checked', () => {
    const g = check({ boxes: { 'sail-french': ['de-lisle'] } })
    expect(g.markers.french.oos).toEqual([])
    expect(inSupply(g, 'french', 'sail')).toBe(true)
    expect(inSupply(g, 'british', 'toronto')).toBe(false)
    expect(inSupply(g, 'french', 'quebec')).toBe(true)
  })
})

describe('14.1.1 Out of Supply', () => {
  test('14.1.1 the marker goes when the stack is in Supply at a later check', () => {
    const t = play({
      step: 'round_end',
      round: 4,
      clear: true,
      spaces: { albany: ['44th-48th'] },
      markers: { british: { oos: ['albany'] } },
    })
    expect(t.state.markers.british.oos).toEqual([])
    expect(t.log).toContain('log.supplied')
  })
})
