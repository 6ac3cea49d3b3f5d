/** Retreats that are decided late in the list of priorities, and what they leave behind. */
import { describe, expect, test } from 'vitest'
import type { UnitId } from '../src/data/units.ts'
import type { PositionSpec } from '../src/position.ts'
import { fight, isOver } from './fight.ts'

type Spaces = NonNullable<PositionSpec['spaces']>
const brigades = (count: number): UnitId[] =>
  Array.from({ length: count }, (_, n) => `new-england-brigade-${n + 1}` as UnitId)
const misses = (count: number) => Array.from({ length: count }, () => 'miss' as const)

/** Three French Brigades beat British Brigades at Kithanink: enemies hold both Highways out of it. */
const trapped = (count: number, faces: readonly ('flag' | 'miss')[], spaces: Spaces = {}) =>
  fight({
    at: 'kithanink',
    attacker: 'french',
    control: { kithanink: 'british' },
    units: ['berry', 'bearn-guyenne', 'foix-quercy', ...brigades(count)],
    spaces: { 'forks-of-the-ohio': ['lery'], 'la-presquisle': ['langis', 'langlade'], ...spaces },
  })
    .dice(...faces)
    .dice(...misses(count))

describe('13.9.3 Adjacent Space Priorities: Villages', () => {
  /** Langis beats Rogers at Onontaké, a Village of the Iroquois, who serve the British; Oswego is closed. */
  const beaten = (control: PositionSpec['control']) =>
    fight({
      at: 'onontake',
      attacker: 'french',
      nations: { iroquois: 'british' },
      ...(control && { control }),
      units: ['rogers', 'langis'],
      spaces: { oswego: ['lery'] },
    })
      .dice('flag')
      .dice('miss')

  test('13.9.3 #2 another friendly space before the friendly Village of a nation', () => {
    const p = beaten({ gennisheyo: 'british' })
    expect(isOver(p)).toBe(true)
    expect(p.at('gennisheyo')).toEqual(['rogers'])
  })
  test('13.9.3 #3 the friendly Village of a nation before an enemy Outpost', () => {
    const p = beaten({})
    expect(isOver(p)).toBe(true)
    expect(p.at('oquaga')).toEqual(['rogers'])
  })
  /** The same at Gennisheyo, where the British stand; the Iroquois serve `f`. */
  const atGennisheyo = (f: 'british' | 'french', spaces: Spaces) =>
    fight({
      at: 'gennisheyo',
      attacker: 'french',
      nations: { iroquois: f },
      control: { gennisheyo: 'british' },
      units: ['rogers', 'langis'],
      spaces: { 'la-presquisle': ['lery'], niagara: ['villiers'], ...spaces },
    })
      .dice('flag')
      .dice('miss')
  test('13.9.3 #3 Wilderness and friendly Villages of a nation are of one priority', () => {
    const p = atGennisheyo('british', {})
    expect(p.asked).toBe('british 13.9.3')
    expect(p.offers('british').map(({ space }) => space)).toEqual(
      expect.arrayContaining(['onyiudaondagwat', 'kahnistioh', 'onontake']),
    )
  })
  test('13.9.3 #4 the Village of an enemy nation without enemies is entered, and taken', () => {
    const p = atGennisheyo('french', { onyiudaondagwat: ['belestre'], kahnistioh: ['langlade'] })
    expect(isOver(p)).toBe(true)
    expect(p.at('onontake')).toEqual(['rogers'])
    expect(p.state.control.onontake).toBe('british')
  })
})

describe('13.9.3 Adjacent Space Priorities: enemies', () => {
  test('13.9.3 #4 an enemy space with Militia is none, though it has no units', () => {
    const at = { at: 'jacques-cartier', attacker: 'french', control: { 'jacques-cartier': 'british' } } as const
    const p = fight({ ...at, units: ['rogers', 'langis'] })
      .dice('flag')
      .dice('miss')
    expect(isOver(p)).toBe(true)
    expect(p.box('losses-british')).toEqual(['rogers'])
  })
  test('13.9.3 #5 a Routed stack does not Overwhelm, though it outnumbers after its loss', () => {
    const p = trapped(5, ['flag', 'flag', 'flag']).choose('british', { unit: 'new-england-brigade-1' })
    expect(isOver(p)).toBe(true)
    expect(p.box('losses-british')).toHaveLength(5)
    expect(p.box('losses-french')).toEqual([])
    // 13.8 Nor does its marker outlive it.
    expect(p.state.markers.british.rout).toEqual([])
  })
  test('13.9.3 #5A of two stacks it outnumbers it goes to the smaller one, unasked', () => {
    const p = trapped(7, ['flag', 'miss', 'miss'])
    expect(p.asked).toBe('french 13.9.4')
    p.choose('french', { unit: 'new-england-brigade-1' })
    expect(p.at('forks-of-the-ohio')).toHaveLength(6)
    expect(p.at('la-presquisle')).toEqual(['langis', 'langlade'])
  })
  test('13.9.4 a Battle marker on the space goes: friends who attacked its Militia fight no Battle', () => {
    const p = fight({
      at: 'jacques-cartier',
      attacker: 'french',
      control: { 'jacques-cartier': 'british' },
      alsoBattles: ['les-trois-rivieres'],
      units: ['berry', 'bearn-guyenne', ...brigades(7)],
      spaces: { quebec: ['bastion-3'], 'les-trois-rivieres': ['rogers'] },
    })
      .dice('flag', 'miss')
      .dice(...misses(7))
      .choose('british', { space: 'les-trois-rivieres' })
    expect(p.state.battles).toContain('les-trois-rivieres')
    p.choose('french', { unit: 'new-england-brigade-1' }, { unit: 'new-england-brigade-2' })
    expect(p.state.battles).not.toContain('les-trois-rivieres')
    expect(isOver(p)).toBe(true)
    expect(p.state.control['les-trois-rivieres']).toBe('british')
  })
  test('13.9.3 #5B of two battles to come that with the fewest enemies, unasked', () => {
    const p = fight({
      at: 'la-presquisle',
      attacker: 'french',
      control: { 'la-presquisle': 'british' },
      alsoBattles: ['kithanink', 'diiohage'],
      units: ['rogers', 'berry'],
      spaces: {
        niagara: ['lery'],
        gennisheyo: ['villiers'],
        kithanink: ['belestre', 'langlade', 'gage'],
        diiohage: ['beaujeu', 'dunn'],
      },
    })
      .dice('flag')
      .dice('miss')
    expect(p.at('diiohage')).toContain('rogers')
    expect(p.state.apart).toEqual([{ unit: 'rogers', space: 'diiohage' }])
  })
  test('13.9.3, R-183 #5 a battle to come before the Village of a neutral nation, which is the last resort of all', () => {
    const p = fight({
      at: 'gennisheyo',
      attacker: 'french',
      control: { gennisheyo: 'british' },
      alsoBattles: ['niagara'],
      units: ['rogers', 'gage', 'morgan', 'scott', 'berry'],
      spaces: {
        'la-presquisle': ['langis', 'langlade'],
        onyiudaondagwat: ['beaujeu', 'belestre'],
        niagara: ['lery', 'villiers', 'dunn'],
      },
    })
      .dice('flag')
      .dice(...misses(4))
    expect(p.at('niagara')).toContain('rogers')
    expect(p.state.nations.iroquois).toBeNull()
  })
  test('13.9.3 #5B a siege whose battle was fought this round is no battle to come', () => {
    const p = fight({
      at: 'jacques-cartier',
      attacker: 'french',
      control: { 'jacques-cartier': 'british' },
      alsoBattles: ['quebec'],
      units: ['rogers', 'langis'],
      spaces: { quebec: ['44th-48th', 'bastion-3'] },
    })
    p.dice('flag')
      .dice('miss')
      .dice(...misses(3))
    expect(p.state.battle?.space).toBe('jacques-cartier')
    p.dice('flag').dice('miss')
    expect(isOver(p)).toBe(true)
    expect(p.at('quebec')).toEqual(['44th-48th', 'bastion-3'])
    expect(p.box('losses-british')).toEqual(['rogers'])
  })
})

describe('13.9.2 Fleets', () => {
  /** The British with a Fleet attack Chignectou; the Fleet is Reduced. */
  const landed = (...faces: ('square' | 'miss')[]) =>
    fight({
      at: 'chignectou',
      attacker: 'british',
      units: ['durell:reduced', ...brigades(2), 'fort-beausejour'],
      spaces: { 'annapolis-royal': ['lery'] },
    })
      .dice('miss', 'miss')
      .dice('miss')
      .dice(...faces)
  test('13.9.2, R-89 while a Fleet is left all go by sea, wherever the sea leads', () => {
    const p = landed('miss')
    expect(p.asked).toBe('british 13.9.2')
    expect(p.offers('british')).toContainEqual({ space: 'boston' })
    expect(p.offers('british')).not.toContainEqual({ space: 'annapolis-royal' })
    p.choose('british', { space: 'boston' })
    expect(p.at('boston')).toEqual(['durell:reduced', ...brigades(2)])
  })
  test('13.9.1 with the last Fleet lost they go by land', () => {
    // A Hit and the two Penalties of attacking a Fort without Artillery: a Rout.
    const p = landed('square').choose('british', { unit: 'new-england-brigade-1' })
    expect(p.box('fleets')).toContain('durell')
    expect(isOver(p)).toBe(true)
    expect(p.at('halifax')).toEqual(['new-england-brigade-2'])
    expect(p.state.markers.british.rout).toEqual(['halifax'])
  })
  test('13.9.2 a Fleet beaten at home goes to another of its Home Spaces', () => {
    const p = fight({ at: 'quebec', attacker: 'british', units: ['royal-artillery-1', 'marine-royale'] })
    p.dice('flag')
      .dice('miss')
      .dice(...misses(3))
    expect(p.asked).toBe('french 13.9.2')
    expect(p.offers('french')).toContainEqual({ space: 'louisbourg' })
    expect(p.offers('french')).not.toContainEqual({ space: 'quebec' })
  })
})

describe('13.9.5 Forts', () => {
  test('13.9.5 with no Fort in the enemy’s pool the Fort that is left is just removed', () => {
    const p = fight({
      at: 'oswego',
      attacker: 'french',
      from: 'baye-de-cataracouy',
      units: ['berry', 'langis', 'canonniers-bombardiers-1', 'fort-ontario', 'rogers'],
    })
    const pool = p.box('french-forts')
    expect(pool.length).toBeGreaterThan(0)
    const q = fight({
      at: 'oswego',
      attacker: 'french',
      from: 'baye-de-cataracouy',
      units: ['berry', 'langis', 'canonniers-bombardiers-1', 'fort-ontario', 'rogers'],
      boxes: { unused: pool },
    })
    q.dice('flag').dice('flag').dice('flag').dice('miss').dice('miss').choose('british', { do: 'leave_fort' })
    expect(q.box('french-forts')).toEqual([])
    expect(q.at('oswego')).toEqual(['berry', 'canonniers-bombardiers-1', 'langis'])
    expect(q.box('removed')).toContain('fort-ontario')
    expect(q.log).toContain('log.fort_removed')
    expect(q.state.control.oswego).toBe('french')
  })
})
