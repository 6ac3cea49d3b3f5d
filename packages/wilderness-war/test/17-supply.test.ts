/** 17 Supply. */
import { describe, expect, test } from 'vitest'
import { SPACE, type SpaceId } from '../src/data/map.ts'
import type { PositionSpec } from '../src/position.ts'
import { inSupply } from '../src/rules/17-supply.ts'
import { play } from './help.ts'

const supplied = (side: 'british' | 'french', space: SpaceId, spec: PositionSpec = {}, settings = {}): boolean =>
  inSupply(play({ step: 'end', clear: true, ...spec }, 'annus-mirabilis', settings).state, side, SPACE[space])

describe('17.1 sources', () => {
  test('17.1 a fortress that was one’s own from the start', () => {
    expect(supplied('british', 'albany')).toBe(true)
    expect(supplied('french', 'quebec')).toBe(true)
    expect(supplied('french', 'louisbourg')).toBe(true)
  })
  test('17.1 not while it is besieged, for those inside or anybody else', () => {
    const siege = { spaces: { louisbourg: 'fr-bearn br-44th' }, sieges: { louisbourg: 1 } } as const
    expect(supplied('french', 'louisbourg', siege)).toBe(false)
    const both = {
      spaces: { quebec: 'fr-bearn br-44th', montreal: 'fr-guyenne br-48th', 'trois-rivieres': 'fr-la-reine' },
      sieges: { quebec: 0, montreal: 0 },
    } as const
    expect(supplied('french', 'trois-rivieres', both)).toBe(false)
    expect(
      supplied('french', 'trois-rivieres', { ...both, sieges: { quebec: 0 }, spaces: { quebec: 'br-44th' } }),
    ).toBe(true)
  })
  test('17.1 not one that the enemy has captured', () => {
    const spec: PositionSpec = { spaces: { albany: 'fr-bearn' }, french: { fortress: 'albany' } }
    expect(supplied('british', 'albany', spec)).toBe(false)
    // Nor does it serve the captor: it is not originally his.
    expect(supplied('french', 'albany', spec)).toBe(false)
  })
  test('17.1 a captured port serves the British while they control it, another fortress does not', () => {
    const port: PositionSpec = { spaces: { quebec: 'br-44th' }, british: { fortress: 'quebec' } }
    expect(supplied('british', 'quebec', port)).toBe(true)
    expect(supplied('british', 'becancour', port)).toBe(true)
    expect(supplied('british', 'quebec', { british: { fortress: 'quebec' } })).toBe(false)
    const inland: PositionSpec = { spaces: { montreal: 'br-44th' }, british: { fortress: 'montreal' } }
    expect(supplied('british', 'montreal', inland)).toBe(false)
  })
  test('17.1 an Amphib space serves the British, even while they besiege the place', () => {
    expect(supplied('british', 'baie-st-paul', { amphib: ['baie-st-paul'] })).toBe(true)
    expect(supplied('british', 'ile-d-orleans', { amphib: ['baie-st-paul'] })).toBe(true)
    const siege = { spaces: { louisbourg: 'fr-bearn br-44th' }, sieges: { louisbourg: 0 } } as const
    expect(supplied('british', 'louisbourg', { ...siege, amphib: ['louisbourg'] })).toBe(true)
    expect(supplied('british', 'louisbourg', siege)).toBe(false)
    expect(supplied('french', 'baie-st-paul', { amphib: ['baie-st-paul'] })).toBe(true)
  })
  test('17.1 without the advanced rules all are in supply', () => {
    expect(supplied('british', 'venango', {}, { advanced: 'off' })).toBe(true)
    expect(supplied('british', 'venango')).toBe(false)
  })
})

describe('17.2 the line', () => {
  test('17.2 wilderness, stockade, river, empty wilderness, river, cultivated, fortress', () => {
    const stockade = { british: { stockade: 'oneida-carry-east' } }
    expect(supplied('british', 'oneida-castle', stockade)).toBe(true)
    expect(supplied('british', 'oneida-castle')).toBe(false)
  })
  test('17.2 wilderness, stockade, lakeshore, stockade, mountain with a fort, cultivated, fortress', () => {
    const spec = { british: { stockade: 'ticonderoga hudson-carry-north', fort: 'adirondacks-south' } }
    expect(supplied('british', 'wood-creek', spec)).toBe(true)
    expect(supplied('british', 'wood-creek', { british: { stockade: 'ticonderoga hudson-carry-north' } })).toBe(false)
  })
  test('17.2 by water alone it may be wilderness all the way', () => {
    // Crown Point, Winooski, Ile-aux-Noix, St-Jean: lake, lake, river.
    expect(supplied('french', 'crown-point')).toBe(true)
    expect(supplied('french', 'ticonderoga')).toBe(true)
    // The Saint Lawrence up to Lake Ontario, and along its shores.
    expect(supplied('french', 'niagara')).toBe(true)
  })
  test('17.2 unbesieged units or fortifications of the enemy block it; leaders and unfinished forts do not', () => {
    expect(supplied('french', 'ticonderoga', { spaces: { winooski: 'br-rogers' } })).toBe(false)
    expect(supplied('french', 'ticonderoga', { british: { stockade: 'winooski' } })).toBe(false)
    expect(supplied('french', 'ticonderoga', { spaces: { winooski: 'johnson' } })).toBe(true)
    expect(supplied('french', 'ticonderoga', { british: { works: 'winooski' } })).toBe(true)
  })
  test('17.2 a besieged fort or fortress of the enemy does not', () => {
    const fort = { french: { fort: 'hudson-carry-south' }, british: { fort: 'hudson-carry-north' } } as const
    expect(supplied('british', 'hudson-carry-north', fort)).toBe(false)
    const spaces = { 'hudson-carry-south': 'fr-bearn br-44th' }
    const siege = { spaces, sieges: { 'hudson-carry-south': 0 }, french: { fort: 'hudson-carry-south' } } as const
    // 17.21 But its space is wilderness without an own fortification: no line by land.
    expect(supplied('british', 'hudson-carry-north', siege)).toBe(false)
    expect(supplied('british', 'hudson-carry-south', siege)).toBe(true)
    // A besieged fort on water: Ticonderoga from the north, past Crown Point.
    const lake: PositionSpec = {
      spaces: { 'crown-point': 'br-44th fr-bearn' },
      british: { fort: 'crown-point' },
      sieges: { 'crown-point': 0 },
    }
    expect(supplied('french', 'ticonderoga', lake)).toBe(true)
    expect(supplied('french', 'ticonderoga', { ...lake, spaces: {}, sieges: {} })).toBe(false)
  })
  test('17.2 the besieged themselves are cut off', () => {
    const spaces = { 'hudson-carry-south': 'br-44th fr-bearn' }
    const spec = { spaces, british: { fort: 'hudson-carry-south' }, sieges: { 'hudson-carry-south': 0 } } as const
    expect(supplied('british', 'hudson-carry-south', spec)).toBe(false)
  })
})

describe('17.21 every space but the supplied one', () => {
  test('17.21 is cultivated, by whomever', () => {
    // From Notre Dame North by land to Becancour, which is French, and so to Quebec in British hands.
    const spec: PositionSpec = { spaces: { quebec: 'br-44th' }, british: { fortress: 'quebec' } }
    expect(supplied('british', 'notre-dame-north', spec)).toBe(true)
    expect(supplied('british', 'memphremagog', spec)).toBe(true)
  })
  test('17.21 or joined to its neighbours of the line by water: a land link to it is none', () => {
    // Oneida Carry East is on the river, Oneida Carry West is reached from there by land.
    expect(supplied('british', 'oneida-carry-east')).toBe(true)
    expect(supplied('british', 'oneida-carry-west')).toBe(false)
    expect(supplied('british', 'oneida-carry-west', { british: { stockade: 'oneida-carry-east' } })).toBe(true)
  })
  test('17.21 or a friendly fortification', () => {
    // Hudson Carry North by land to Hudson Carry South, by river to Albany.
    expect(supplied('british', 'hudson-carry-north')).toBe(false)
    expect(supplied('british', 'hudson-carry-north', { british: { fort: 'hudson-carry-south' } })).toBe(true)
    expect(supplied('british', 'hudson-carry-north', { french: { stockade: 'hudson-carry-south' } })).toBe(false)
  })
  test('17.21 the supplied space may be anything that borders one of those', () => {
    expect(supplied('british', 'katskills')).toBe(true)
    expect(supplied('british', 'east-delaware')).toBe(true)
    expect(supplied('british', 'mohawks-branch')).toBe(false)
  })
  test('17.21 in the set-up of 1757 the forts of both sides are in supply', () => {
    const { state } = play({ step: 'end' })
    for (const space of ['ticonderoga', 'niagara', 'presqu-ile', 'ohio-forks'] as const)
      expect([space, inSupply(state, 'french', SPACE[space])]).toEqual([space, true])
    for (const space of ['hudson-carry-north', 'wills-creek', 'shamokin'] as const)
      expect([space, inSupply(state, 'british', SPACE[space])]).toEqual([space, true])
    expect(inSupply(state, 'british', SPACE.oswego)).toBe(false)
  })
})
