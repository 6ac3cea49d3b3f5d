/** What a board shows at a wish: the same as the rules offer and mark. */
import type { Shown } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { bayonetsAndTomahawks as game } from '../src/index.ts'
import type { OverlayKind } from '../src/overlays.ts'
import type { PositionSpec } from '../src/position.ts'
import { act } from './actions.ts'
import { play, type Rehearsal } from './help.ts'

/** As a spectator sees it. */
const shown = ({ state }: Rehearsal, kind: OverlayKind, at?: string): readonly Shown[] =>
  game.overlay?.(game.view(state, 'spectator'), 'spectator', kind, at) ?? []
const of = (spec: PositionSpec): Rehearsal => play({ clear: true, step: 'actions', ...spec })
const placesOf = (all: readonly Shown[], look: string): string[] =>
  all.flatMap((one) => (one.look === look ? one.place : []))
/** How many MPs it is to each space. */
const range = (sitting: Rehearsal, at: string): ReadonlyMap<string, number> =>
  new Map(shown(sitting, 'move', at).flatMap(({ place, note }) => (note === undefined ? [] : [[place, note]])))

describe('what can be shown of a position', () => {
  test('2.1.2 who controls what', () => {
    const marks = shown(of({ control: { ticonderoga: 'british' } }), 'control')
    expect(placesOf(marks, 'british')).toEqual(expect.arrayContaining(['albany', 'ticonderoga']))
    expect(placesOf(marks, 'french')).toContain('quebec')
  })
  test('14.1 who is in Supply, and who is not', () => {
    const spec: PositionSpec = {
      spaces: { 'lake-george': ['bearn-guyenne'], montreal: ['berry'], ticonderoga: ['rogers', 'putnam'] },
      control: { 'lake-george': 'french', ticonderoga: 'british' },
    }
    const marks = shown(of(spec), 'supply')
    expect(placesOf(marks, 'french')).toEqual(['montreal'])
    expect(placesOf(marks, 'french-out')).toEqual(['lake-george'])
    const marked = play({ ...spec, clear: true, step: 'round_end', round: 4 }).state
    expect(marked.markers.french.oos).toEqual(['lake-george'])
  })
  test('10.2 how far a stack goes: Brigades two spaces and no Path, Light units three', () => {
    const brigade = range(of({ spaces: { albany: ['44th-48th'] } }), 'albany')
    expect(brigade.get('kingston')).toBe(1)
    expect(brigade.get('new-york')).toBe(2)
    expect(brigade.has('ticonderoga')).toBe(true)
    expect(brigade.has('mikazawitegok')).toBe(false)
    expect(Math.max(...brigade.values())).toBe(2)
    const light = range(of({ spaces: { albany: ['rogers'] } }), 'albany')
    expect(light.has('mikazawitegok')).toBe(true)
    expect(Math.max(...light.values())).toBe(3)
  })
  test('10.2 the stack pointed at is marked with its faction; where nobody stands there is nothing to show', () => {
    const sitting = of({ spaces: { albany: ['rogers'] } })
    expect(shown(sitting, 'move', 'albany')).toContainEqual({ place: 'albany', look: 'british' })
    expect(shown(sitting, 'move', 'boston')).toEqual([])
    expect(shown(sitting, 'move')).toEqual([])
  })
  test('10.3 enemies stop it, and hold it where they are as many', () => {
    const stopped = range(
      of({ spaces: { albany: ['44th-48th'], 'lake-george': ['berry'] }, control: { 'lake-george': 'french' } }),
      'albany',
    )
    expect(stopped.has('lake-george')).toBe(true)
    expect(stopped.has('ticonderoga')).toBe(false)
    expect(range(of({ spaces: { saranac: ['rogers', 'langis'] } }), 'saranac').size).toBe(0)
  })
  test('10.3 a viewer who has a stack there sees how far his own goes', () => {
    const { state } = of({ spaces: { saranac: ['rogers', 'langis', 'putnam'] } })
    const marks = (viewer: string) => game.overlay?.(game.view(state, viewer), viewer, 'move', 'saranac') ?? []
    expect(placesOf(marks('british'), 'british')).toEqual(['saranac'])
    expect(placesOf(marks('french'), 'french')).toEqual(['saranac'])
  })
  test('9.0 what can be raided is what the rules offer', () => {
    const frontier = {
      shamokin: ['fort-augusta'],
      carlisle: ['royal-highland', 'royal-artillery-1'],
      'rays-town': ['armstrong'],
      'forks-of-the-ohio': ['villiers'],
    } as const
    const sitting = of({
      spaces: frontier,
      raided: { french: ['easton', 'wills-creek'] },
      control: { gnadenhutten: 'french' },
      raid: { french: 5 },
      victory: 1,
    })
    expect(placesOf(shown(sitting, 'raid', 'forks-of-the-ohio'), 'target').sort()).toEqual([
      'carlisle',
      'gnadenhutten',
      'rays-town',
      'shamokin',
      'winchester',
    ])
    expect(placesOf(shown(sitting, 'raid', 'carlisle'), 'target')).toEqual([])
  })
  test('10.1 a Connection that was used says how many more may use it; others are not named, nor in reach when full', () => {
    const after = (units: number) => {
      const used = { french: units > 0 ? { 'isle-aux-noix--saranac': { units, artillery: 0 } } : {} }
      return act('move', 'french', { spaces: { saranac: ['langis'] }, used }, { as: 'light' })
    }
    expect(shown(after(0), 'use')).toEqual([])
    expect(shown(after(2), 'use')).toEqual([{ place: 'isle-aux-noix--saranac', look: 'french', note: 2 }])
    expect(range(after(2), 'saranac').get('isle-aux-noix')).toBe(1)
    expect(range(after(4), 'saranac').get('isle-aux-noix') ?? 9).toBeGreaterThan(1)
  })
})
