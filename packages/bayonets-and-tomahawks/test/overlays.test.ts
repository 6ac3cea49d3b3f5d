/** What a board shows at a wish: the same as the rules offer and mark. */
import { describe, expect, test } from 'vitest'
import { bayonetsAndTomahawks as game } from '../src/index.ts'
import { moveRange, raidRange, roomLeft, supplyOf } from '../src/overlays.ts'
import type { PositionSpec } from '../src/position.ts'
import { play } from './help.ts'

/** As a spectator sees it. */
const seen = (spec: PositionSpec) => game.view(play({ clear: true, step: 'actions', ...spec }).state, 'spectator')

describe('what can be shown of a position', () => {
  test('14.1 who is in Supply, and who is not', () => {
    const spec: PositionSpec = {
      spaces: { 'lake-george': ['bearn-guyenne'], montreal: ['berry'], ticonderoga: ['rogers', 'putnam'] },
      control: { 'lake-george': 'french', ticonderoga: 'british' },
    }
    expect(supplyOf(seen(spec), 'french')).toEqual({ supplied: ['montreal'], out: ['lake-george'] })
    const marked = play({ ...spec, clear: true, step: 'round_end', round: 4 }).state
    expect(marked.markers.french.oos).toEqual(['lake-george'])
  })
  test('10.2 how far a stack goes: Brigades two spaces and no Path, Light units three', () => {
    const brigade = moveRange(seen({ spaces: { albany: ['44th-48th'] } }), 'british', 'albany')
    expect(brigade.get('kingston')).toBe(1)
    expect(brigade.get('new-york')).toBe(2)
    expect(brigade.has('ticonderoga')).toBe(true)
    expect(brigade.has('mikazawitegok')).toBe(false)
    expect(Math.max(...brigade.values())).toBe(2)
    const light = moveRange(seen({ spaces: { albany: ['rogers'] } }), 'british', 'albany')
    expect(light.has('mikazawitegok')).toBe(true)
    expect(Math.max(...light.values())).toBe(3)
  })
  test('10.3 enemies stop it, and hold it where they are as many', () => {
    const stopped = moveRange(
      seen({ spaces: { albany: ['44th-48th'], 'lake-george': ['berry'] }, control: { 'lake-george': 'french' } }),
      'british',
      'albany',
    )
    expect(stopped.has('lake-george')).toBe(true)
    expect(stopped.has('ticonderoga')).toBe(false)
    expect(moveRange(seen({ spaces: { saranac: ['rogers', 'langis'] } }), 'british', 'saranac').size).toBe(0)
  })
  test('9.0 what can be raided is what the rules offer', () => {
    const frontier = {
      shamokin: ['fort-augusta'],
      carlisle: ['royal-highland', 'royal-artillery-1'],
      'rays-town': ['armstrong'],
      'forks-of-the-ohio': ['villiers'],
    } as const
    const view = seen({
      spaces: frontier,
      raided: { french: ['easton', 'wills-creek'] },
      control: { gnadenhutten: 'french' },
      raid: { french: 5 },
      victory: 1,
    })
    expect([...raidRange(view, 'french', 'forks-of-the-ohio')].sort()).toEqual([
      'carlisle',
      'gnadenhutten',
      'rays-town',
      'shamokin',
      'winchester',
    ])
    expect(raidRange(view, 'british', 'carlisle')).toEqual([])
  })
  test('10.1 a Connection that nobody has used is not named', () => {
    expect(roomLeft(seen({}), 'british')).toEqual([])
  })
})
