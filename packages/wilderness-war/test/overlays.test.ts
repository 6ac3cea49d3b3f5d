/** What a board shows at a wish: the same as the rules offer. */
import type { Shown } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { wildernessWar as game } from '../src/index.ts'
import type { OverlayKind } from '../src/overlays.ts'
import type { PositionSpec } from '../src/position.ts'
import type { State } from '../src/state.ts'
import { play } from './help.ts'
import { acting, single, ways } from './moving.ts'

/** As a spectator sees it. */
const shown = (state: State, kind: OverlayKind, at?: string): readonly Shown[] =>
  game.overlay?.(game.view(state, 'spectator'), 'spectator', kind, at) ?? []
const of = (spec: PositionSpec, settings = {}): State =>
  play({ step: 'end', clear: true, ...spec }, 'annus-mirabilis', settings).state
const placesOf = (all: readonly Shown[], look: string): string[] =>
  all.flatMap((one) => (one.look === look ? one.place : []))
/** How many spaces it is to each. */
const range = (state: State, at: string): ReadonlyMap<string, number> =>
  new Map(shown(state, 'move', at).flatMap(({ place, note }) => (note === undefined ? [] : [[place, note]])))

describe('what can be shown of a position', () => {
  test('17.2 who is in supply, and who is not; nothing without the rule', () => {
    const spec: PositionSpec = { spaces: { albany: 'br-44th', venango: 'br-48th', montreal: 'fr-bearn' } }
    const marks = shown(of(spec), 'supply')
    expect(placesOf(marks, 'british')).toEqual(['albany'])
    expect(placesOf(marks, 'british-out')).toEqual(['venango'])
    expect(shown(of(spec, { advanced: 'off' }), 'supply')).toEqual([])
  })
  test('2.0 what is held: fortresses, units, fortifications', () => {
    const marks = shown(of({ spaces: { venango: 'br-48th' }, british: { fort: 'oswego' } }), 'control')
    expect(placesOf(marks, 'british')).toEqual(expect.arrayContaining(['albany', 'venango', 'oswego']))
    expect(placesOf(marks, 'french')).toContain('quebec')
  })
  test('2.0 the departments', () => {
    const marks = shown(of({}), 'departments')
    expect(placesOf(marks, 'british')).toContain('albany')
    expect(placesOf(marks, 'other')).toContain('alexandria')
    expect(placesOf(marks, 'french')).toContain('quebec')
  })
  test('5.532 a settlement is allied to a side while a unit of its tribe is on the map', () => {
    expect(placesOf(shown(of({}), 'places'), 'other')).toContain('logstown')
    expect(placesOf(shown(of({}), 'places'), 'french')).toContain('quebec')
  })
  test('6.1 the first spaces of the range are those that the rules offer', () => {
    const sitting = single(acting({ spaces: { montreal: 'fr-bearn' } }), 'fr-bearn')
    const next = [...range(sitting.state, 'montreal')].filter(([, spaces]) => spaces === 1).map(([place]) => place)
    expect(next.sort().join(' ')).toBe(ways(sitting))
  })
  test('6.2 by land as far as the slowest, and not beyond enemies', () => {
    const far = (spaces: NonNullable<PositionSpec['spaces']>) => range(of({ spaces }), 'albany')
    const free = far({ albany: 'br-44th' })
    expect(free.get('hudson-carry-south')).toBe(1)
    expect(free.has('hudson-carry-north')).toBe(true)
    const met = far({ albany: 'br-44th', 'hudson-carry-south': 'fr-bearn', 'wood-creek': 'fr-guyenne' })
    expect(met.has('hudson-carry-south')).toBe(true)
    expect(met.get('hudson-carry-north') ?? 99).toBeGreaterThan(2)
  })
  test('6.2 where nobody stands there is nothing to show', () => {
    expect(shown(of({ spaces: { albany: 'br-44th' } }), 'move', 'boston')).toEqual([])
    expect(shown(of({ spaces: { albany: 'br-44th' } }), 'move')).toEqual([])
  })
})
