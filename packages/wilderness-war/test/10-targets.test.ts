import { describe, expect, test } from 'vitest'
import { type Side, spaceCalled } from '../src/data/map.ts'
import { pieceOf } from '../src/data/pieces.ts'
import type { PositionSpec } from '../src/position.ts'
import { alliedTo, isHardTarget, isTarget, victimsOf } from '../src/rules/10-targets.ts'
import { play } from './help.ts'

const where = (spec: PositionSpec) => play({ clear: true, step: 'end', ...spec }).state
const target = (side: Side, space: string, spec: PositionSpec = {}) => isTarget(where(spec), side, spaceCalled(space))
const ally = (space: string, spec: PositionSpec) => alliedTo(where(spec), spaceCalled(space))

describe('5.532 allied settlements', () => {
  test('5.532 a settlement is allied exactly while a unit of its tribe is on the map', () => {
    expect(ally('mingo-town', {})).toBeNull()
    expect(ally('mingo-town', { spaces: { niagara: 'fr-mingo-2:reduced' } })).toBe('french')
    expect(ally('canajoharie', { spaces: { albany: 'br-mohawk-1' } })).toBe('british')
    expect(ally('cayuga', { spaces: { cayuga: 'fr-cayuga' } })).toBe('french')
    expect(ally('cayuga', { spaces: { cayuga: 'br-cayuga' } })).toBe('british')
    expect(ally('albany', { spaces: { albany: 'br-cherokee-1' } })).toBeNull()
  })
  test("5.532 any of its four tribes makes Pays d'en Haut allied; nobody raids it", () => {
    const spec = { spaces: { montreal: 'fr-ottawa' } }
    expect(ally('pays-d-en-haut', spec)).toBe('french')
    expect(target('british', 'pays-d-en-haut', spec)).toBe(false)
  })
})

describe('10.1 targets', () => {
  test('10.1 cultivated spaces that were the enemy’s from the start', () => {
    expect(target('french', 'culpeper')).toBe(true)
    expect(target('british', 'culpeper')).toBe(false)
    expect(target('british', 'st-francois')).toBe(true)
    expect(target('french', 'allegheny-south')).toBe(false)
  })
  test('10.1 an enemy stockade anywhere', () => {
    const spec = { british: { stockade: 'gists-station' } }
    expect(target('french', 'gists-station', spec)).toBe(true)
    expect(target('british', 'gists-station', spec)).toBe(false)
  })
  test('10.1 a settlement while it is allied to the enemy', () => {
    const spec = { spaces: { montreal: 'fr-mingo-1' } }
    expect(target('british', 'mingo-town', spec)).toBe(true)
    expect(target('french', 'mingo-town', spec)).toBe(false)
    expect(target('british', 'mingo-town')).toBe(false)
  })
  test('10.11 not with a fort or fortress of either side', () => {
    expect(target('french', 'albany')).toBe(false)
    expect(target('french', 'winchester', { british: { fort: 'winchester' } })).toBe(false)
    expect(target('french', 'winchester', { french: { fort: 'winchester' } })).toBe(false)
  })
  test('10.11 a fort under construction hinders nobody', () => {
    expect(target('french', 'winchester', { british: { works: 'winchester' } })).toBe(true)
  })
  test('10.11 not with a stockade or drilled troops of their own', () => {
    expect(target('french', 'winchester', { french: { stockade: 'winchester' } })).toBe(false)
    expect(target('french', 'winchester', { spaces: { winchester: 'fr-bearn' } })).toBe(false)
    expect(target('french', 'winchester', { spaces: { winchester: 'fr-langlade villiers' } })).toBe(true)
  })
})

describe('10.3 how hard it is', () => {
  const hard = (side: Side, space: string, spec: PositionSpec) => isHardTarget(where(spec), side, spaceCalled(space))
  test('10.3 stockades, allied settlements, and everything under Blockhouses', () => {
    expect(hard('french', 'culpeper', {})).toBe(false)
    expect(hard('french', 'culpeper', { british: { stockade: 'culpeper' } })).toBe(true)
    expect(hard('french', 'culpeper', { more: { blockhouses: { british: true, french: false } } })).toBe(true)
    expect(hard('french', 'culpeper', { more: { blockhouses: { british: false, french: true } } })).toBe(false)
    expect(hard('british', 'st-francois', {})).toBe(false)
    expect(hard('british', 'st-francois', { spaces: { quebec: 'fr-abenaki-1' } })).toBe(true)
  })
  test('10.31 the tribe dies wherever it is, unless it is besieged', () => {
    const g = where({
      spaces: { quebec: 'fr-abenaki-1', 'ohio-forks': 'fr-abenaki-2 br-44th', montreal: 'fr-huron' },
      french: { fort: 'ohio-forks' },
      sieges: { 'ohio-forks': 0 },
    })
    expect(victimsOf(g, 'french', spaceCalled('st-francois')).map((piece) => pieceOf(piece).id)).toEqual([
      'fr-abenaki-1',
    ])
  })
})
