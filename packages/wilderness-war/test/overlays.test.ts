/** What a board shows at a wish: the same as the rules offer. */
import { describe, expect, test } from 'vitest'
import { SPACE, type SpaceId, spaceId } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import { wildernessWar as game } from '../src/index.ts'
import { allyOf, heldBy, moveRange, supplyOf } from '../src/overlays.ts'
import type { PositionSpec } from '../src/position.ts'
import { play } from './help.ts'
import { acting, single, ways } from './moving.ts'

/** As a spectator sees it. */
const seen = (spec: PositionSpec, settings = {}) =>
  game.view(play({ step: 'end', clear: true, ...spec }, 'annus-mirabilis', settings).state, 'spectator')
const names = (spaces: readonly number[]): SpaceId[] => spaces.map(spaceId)

describe('what can be shown of a position', () => {
  test('17.2 who is in supply, and who is not; nothing without the rule', () => {
    const spec: PositionSpec = { spaces: { albany: 'br-44th', venango: 'br-48th', montreal: 'fr-bearn' } }
    const { supplied = [], out = [] } = supplyOf(seen(spec), 'british') ?? {}
    expect([names(supplied), names(out)]).toEqual([['albany'], ['venango']])
    expect(supplyOf(seen(spec, { advanced: 'off' }), 'british')).toBeUndefined()
  })
  test('2.0 what is held: fortresses, units, fortifications', () => {
    const held = names(heldBy(seen({ spaces: { venango: 'br-48th' }, british: { fort: 'oswego' } }), 'british'))
    expect(held).toEqual(expect.arrayContaining(['albany', 'venango', 'oswego']))
    expect(held).not.toContain('quebec')
  })
  test('5.532 a settlement is allied to a side while a unit of its tribe is on the map', () => {
    expect(allyOf(seen({}), SPACE.logstown)).toBeNull()
  })
  test('6.1 the first spaces of the range are those that the rules offer', () => {
    const sitting = single(acting({ spaces: { montreal: 'fr-bearn' } }), 'fr-bearn')
    const range = moveRange(game.view(sitting.state, 'spectator'), 'french', SPACE.montreal, [pieceCalled('fr-bearn')])
    const next = [...range].filter(([, spaces]) => spaces === 1).map(([space]) => spaceId(space))
    expect(next.sort().join(' ')).toBe(ways(sitting))
  })
  test('6.2 by land as far as the slowest, and not beyond enemies', () => {
    const far = (spec: PositionSpec) => moveRange(seen(spec), 'british', SPACE.albany, [pieceCalled('br-44th')])
    const free = far({ spaces: { albany: 'br-44th' } })
    expect(free.get(SPACE['hudson-carry-south'])).toBe(1)
    expect(free.has(SPACE['hudson-carry-north'])).toBe(true)
    const met = far({ spaces: { albany: 'br-44th', 'hudson-carry-south': 'fr-bearn', 'wood-creek': 'fr-guyenne' } })
    expect(met.has(SPACE['hudson-carry-south'])).toBe(true)
    expect(met.get(SPACE['hudson-carry-north']) ?? 99).toBeGreaterThan(2)
  })
})
