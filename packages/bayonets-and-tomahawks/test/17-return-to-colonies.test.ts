import { describe, expect, test } from 'vitest'
import { DISBANDED, RETURNING, YEAR } from '../examples/winter-1758.ts'
import type { PositionSpec } from '../src/position.ts'
import { play } from './help.ts'

const winter = (spec: PositionSpec, scenario = '4') => play({ ...YEAR, ...spec }, scenario)
const spaces = (t: ReturnType<typeof play>, role: string) => t.offers(role).map(({ space }) => space)

describe('17.3 Return to Colonies', () => {
  const EXAMPLE: PositionSpec = {
    ...RETURNING,
    boxes: { 'losses-french': ['malecite', 'micmac'], disbanded: DISBANDED },
  }
  const atRistigouche = () => winter(EXAMPLE).choose('british', { unit: 'new-england-brigade-1' })
  const atShips = () =>
    atRistigouche().choose(
      'british',
      { unit: 'royal-artillery-1' },
      { space: 'halifax' },
      { space: 'halifax' },
      { space: 'annapolis-royal' },
    )

  test('17.3, R-100 the playbook example: who may stay is asked, the others go to the nearest space', () => {
    const t = winter(EXAMPLE)
    expect(t.asked).toBe('british 17.3.1')
    expect(t.offers('british')).toEqual([{ unit: 'new-england-brigade-1' }, { do: 'done' }])
    t.choose('british', { unit: 'new-england-brigade-1' })
    // Chignectou: one unit with the Fort.
    expect(t.offers('british')).toEqual([{ unit: 'royal-artillery-1' }, { unit: '44th-48th' }, { do: 'done' }])
    t.choose('british', { unit: 'royal-artillery-1' })
    expect(spaces(t, 'british')).toEqual(['halifax', 'annapolis-royal'])
    t.choose('british', { space: 'halifax' })
    // Port Dauphin went to the Fleets at Louisbourg.
    expect(t.at('port-dauphin')).toEqual([])
    expect(t.at('louisbourg')).toContain('22nd-28th')
    // From Ristigouche, past the French at Miramichy.
    expect(spaces(t, 'british')).toEqual(expect.arrayContaining(['halifax', 'annapolis-royal']))
    t.choose('british', { space: 'halifax' })
    // Grand Sault: three connections (and as many to the Fleets at Louisbourg).
    expect(spaces(t, 'british')).toEqual(['louisbourg', 'halifax', 'annapolis-royal'])
    t.choose('british', { space: 'annapolis-royal' })
    expect(t.at('chignectou')).toEqual(['fort-cumberland', 'royal-artillery-1'])
    expect(t.at('york')).toEqual(['50th-51st:reduced', 'putnam:reduced', 'rogers'])
    expect(t.at('number-four')).toEqual(['fort-frederick'])
    expect(t.at('rumford')).toEqual(['35th-new-york-companies'])
  })

  test('17.3 the playbook example: Louisbourg keeps three Brigades and any other units', () => {
    const t = atShips()
    expect(t.asked).toBe('british 17.3.1')
    expect(t.offers('british')).not.toContainEqual({ unit: 'boscawen' })
    t.choose('british', { unit: '22nd-28th' }, { unit: '40th-45th-47th' })
    expect(t.offers('british')).toEqual([{ unit: 'royal-artillery-2' }, { unit: 'scott' }, { do: 'done' }])
    t.choose('british', { unit: 'royal-artillery-2' }, { unit: 'scott' })
    // The Highlanders leave by sea.
    expect(spaces(t, 'british')).not.toContain('chignectou')
    expect(spaces(t, 'british')).toContain('boston')
    t.choose('british', { space: 'halifax' })
    expect(t.at('louisbourg')).toEqual([
      '22nd-28th',
      '40th-45th-47th',
      'boscawen',
      'durell',
      'new-england-brigade-1',
      'royal-artillery-2',
      'scott',
    ])
    // Wolfe may go to another stack.
    expect(t.offers('british')).toEqual([{ unit: 'wolfe' }, { do: 'done' }])
    t.choose('british', { unit: 'wolfe' }, { space: 'halifax' })
    // The Highlanders and the 44th & 48th combine; the chit of the lost Brigade is drawn.
    expect(t.asked).toBe('british 13.2.3')
    t.choose('british', { unit: '44th-48th' })
    expect(t.asked).toBe('1 lots 18.3.1')
    t.lots('chit-0')
    expect(t.at('halifax')).toEqual(['gage', 'royal-highland', 'wolfe'])
    // York: a Light unit and a Brigade stay Reduced. The Disbanded box: two Full, two lost.
    t.choose('british', { unit: 'new-england-brigade-2' }, { unit: 'n-york-nj-brigade-1' })
    t.choose('british', { unit: 'new-england-brigade-3' })
    expect(t.box('disbanded')).toEqual(['n-york-nj-brigade-1', 'virginia-s-brigade-1'])
    expect(t.at('york')).toEqual(['50th-51st:reduced', 'putnam:reduced', 'rogers'])
    expect(t.box('losses-british')).toEqual(['44th-48th', 'new-england-brigade-2', 'new-england-brigade-3'])
    // The Fleets are back in the pool, the Malécite stay lost, the Micmac are home.
    expect(t.box('fleets')).toEqual(expect.arrayContaining(['boscawen', 'durell']))
    expect(t.box('losses-french')).toEqual(['malecite'])
    expect(t.at('miramichy')).toEqual(['boishebert', 'micmac'])
  })

  test('17.3, R-63, R-99 only Light units use Paths, and nobody those of a neutral nation', () => {
    const at = (units: readonly string[]) =>
      winter({ spaces: { loyalhanna: units as never, oswego: ['fort-ontario'] } })
    expect(at(['rogers', 'gage']).at('loyalhanna')).toEqual([])
    // A Brigade without a way stays; the Light unit leaves it behind.
    const t = at(['44th-48th', 'rogers'])
    expect(t.at('loyalhanna')).toEqual(['44th-48th'])
  })

  test('17.3 the French never pass through a Base', () => {
    const t = winter({ spaces: { oswego: ['bearn-guyenne'] }, control: { oswego: 'french' } })
    expect(t.at('montreal')).toEqual(['bearn-guyenne'])
  })

  test('17.3 a stack on a Coastal Space without a way waits and goes by sea', () => {
    const t = winter({ spaces: { mtan: ['44th-48th'] } })
    expect(t.asked).toBe('british 17.3')
    expect(spaces(t, 'british')).toContain('charles-town')
    t.choose('british', { space: 'charles-town' })
    expect(t.at('charles-town')).toEqual(['44th-48th'])
  })

  test('17.3 a stack with a Fleet on a Home Space of an own Colony stays there', () => {
    const t = winter({ spaces: { york: ['44th-48th', 'durell'], quebec: ['berry', 'marine-royale'] } })
    expect(t.at('york')).toEqual(['44th-48th'])
    expect(t.at('quebec')).toEqual(['berry'])
  })
  test('17.3, R-186 #2 at St. George and at Rivière du Loup, outside the Colonies, it waits and goes by sea', () => {
    const t = winter({
      spaces: { 'st-george': ['44th-48th', 'durell'], 'riviere-du-loup': ['berry', 'marine-royale'] },
    })
    expect(t.asked).toBe('british 17.3')
    expect(spaces(t, 'british')).toContain('charles-town')
    expect(spaces(t, 'british')).not.toContain('st-george')
    t.choose('british', { space: 'boston' })
    expect(t.asked).toBe('french 17.3')
    expect(spaces(t, 'french')).not.toContain('riviere-du-loup')
    t.choose('french', { space: 'quebec' })
    expect([t.at('boston'), t.at('st-george')]).toEqual([['44th-48th'], []])
    expect([t.at('quebec'), t.at('riviere-du-loup')]).toEqual([['berry'], []])
  })

  test('17.3 a captured Settled Space left empty reverts', () => {
    const t = winter({
      victory: -1,
      spaces: { montreal: ['44th-48th'] },
      control: { montreal: 'british', 'la-presentation': 'british' },
    })
    t.choose('british', { do: 'done' })
    expect(t.state.control.montreal).toBeUndefined()
    expect(t.state.control['la-presentation']).toBe('british')
    expect(t.state.victory).toBe(-4)
  })

  test('17.3 besiegers leave the Fortress and its Battle marker goes', () => {
    const t = winter({
      spaces: { louisbourg: ['bastion-1', 'berry', 'durell', '44th-48th'] },
      battles: ['louisbourg'],
    })
    t.choose('british', { space: 'halifax' })
    expect(t.state.battles).toEqual([])
    expect(t.at('louisbourg')).toEqual(['bastion-1', 'berry'])
  })

  test('17.3 a Commander without companions must go to a stack in a Colony; without any he is removed', () => {
    const t = winter({ spaces: { louisbourg: ['wolfe'], albany: ['44th-48th'], boston: ['22nd-28th'] } })
    expect(t.asked).toBe('british 17.3')
    expect(spaces(t, 'british')).toEqual(['albany', 'boston'])
    t.choose('british', { space: 'albany' })
    expect(t.at('albany')).toEqual(['44th-48th', 'wolfe'])
    expect(winter({ spaces: { boston: ['wolfe'] } }).box('removed')).toEqual(['wolfe'])
  })
})

describe('17.3.1 Winter Garrisons', () => {
  test('17.3.1 units may be left where the stack passes', () => {
    const t = winter({
      spaces: { 'isle-aux-noix': ['44th-48th', 'gage'], 'lake-george': ['fort-william-henry'] },
      control: { 'isle-aux-noix': 'british', ticonderoga: 'british' },
    })
    expect(t.asked).toBe('british 17.3.1')
    expect(t.offers('british')).toEqual([{ unit: '44th-48th' }, { unit: 'gage' }, { do: 'done' }])
    t.choose('british', { unit: 'gage' })
    expect(t.at('lake-george')).toEqual(['fort-william-henry', 'gage'])
    expect(t.at('albany')).toEqual(['44th-48th'])
  })
  test('17.3.1, R-101 a Commander whom the Indians left with a Fort is its one unit', () => {
    const t = winter({
      spaces: { ticonderoga: ['fort-carillon', 'levis-commander', 'abenaki'], 'lake-george': ['beaujeu'] },
      control: { 'lake-george': 'french' },
    })
    expect(t.offers('french')).toEqual([{ unit: 'levis-commander' }, { do: 'done' }])
    t.choose('french', { unit: 'levis-commander' }, { space: 'montreal' })
    expect(t.at('montreal')).toEqual(['beaujeu'])
  })
  test('17.3.1, R-101 a Fort in the Wilderness keeps one unit too', () => {
    const t = winter({ spaces: { loyalhanna: ['fort-ligonier', 'rogers', 'gage'] } })
    t.choose('british', { unit: 'gage' })
    expect(t.at('loyalhanna')).toEqual(['fort-ligonier', 'gage'])
  })
  test('17.3.1 a Fort on a captured Settled Space keeps one Brigade more', () => {
    const t = winter({
      spaces: { 'port-la-joye': ['fort-augusta', '44th-48th', '22nd-28th', '43rd-46th', '15th-58th', 'durell'] },
      control: { 'port-la-joye': 'british' },
    })
    t.choose('british', { unit: '44th-48th' }, { unit: '22nd-28th' }, { unit: '43rd-46th' })
    expect(t.asked).toBe('british 17.3')
  })
  test('17.3.1 all may stay at once where there is room for all', () => {
    const t = winter({
      spaces: { 'port-la-joye': ['44th-48th', 'gage', 'durell'] },
      control: { 'port-la-joye': 'british' },
    })
    t.choose('british', { do: 'all' })
    expect(t.at('port-la-joye')).toEqual(['44th-48th', 'gage'])
  })
})
