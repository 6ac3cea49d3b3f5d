import { describe, expect, test } from 'vitest'
import type { Space } from '../src/data/map.ts'
import type { PositionSpec } from '../src/position.ts'
import { fight, isOver } from './fight.ts'

type Spaces = NonNullable<PositionSpec['spaces']>
/** The French attack Rogers and a Brigade at Oswego and win by one. */
const beatDefender = (more: Omit<PositionSpec, 'battles' | 'battle'> & { alsoBattles?: readonly Space[] } = {}) => {
  const p = fight({
    at: 'oswego',
    attacker: 'french',
    from: 'baye-de-cataracouy',
    units: ['berry', '44th-48th', 'rogers'],
    ...more,
  })
  return p.dice('flag').dice('miss').dice('miss')
}

describe('13.9 Retreat', () => {
  test('13.9 Connection Limits do not matter, Connection types do', () => {
    const used = { british: { 'oneida-lake--oswego': { units: 16, artillery: 0 } } } as never
    const p = beatDefender({ used })
    expect(p.at('oneida-lake')).toEqual(['44th-48th', 'rogers'])
  })
  test('13.9 a Fortress with a Bastion is not left; the Battle marker stays and the next round fights again', () => {
    const p = fight({ at: 'quebec', attacker: 'british', units: ['44th-48th', 'bastion-3'] })
    p.dice('flag').dice('miss').dice('miss', 'miss', 'miss')
    expect(isOver(p)).toBe(true)
    expect(p.state.battles).toEqual(['riviere-ouabache', 'quebec'])
    expect(p.at('quebec')).toEqual(['44th-48th', 'bastion-3'])
    expect(p.state.control).toEqual({})
    expect(p.log).toContain('log.held')
    expect(p.state.fought).toEqual(['quebec'])
    p.dice('miss')
      .dice('miss')
      .choose('british', p.offers('british')[0] ?? { do: 'done' })
    expect(p.state.battles).toEqual(['quebec'])
    expect(p.state.fought).toEqual([])
  })
  test('13.9, R-87 the last Bastion lost to the Rout: the others retreat', () => {
    const guns = ['royal-artillery-1', 'royal-artillery-2', 'royal-artillery-3'] as const
    const p = fight({ at: 'quebec', attacker: 'british', units: [...guns, 'bastion-3', 'langis'] })
    p.dice('flag', 'flag', 'flag').dice('miss').dice('miss').dice('miss', 'miss', 'miss')
    p.choose('french', { unit: 'bastion-3' }, { space: 'cote-du-sud' })
    expect(p.at('cote-du-sud')).toEqual(['langis'])
    expect(p.state.control.quebec).toBe('british')
  })
})

describe('13.9.1 Retreat Priorities', () => {
  test('13.9.1, R-88 attacker: back to a space any of his stacks came from, before a Home Space', () => {
    const p = fight({
      at: 'baye-de-cataracouy',
      attacker: 'british',
      entries: [
        { faction: 'british', from: 'toronto', to: 'baye-de-cataracouy' },
        { faction: 'british', from: 'la-presentation', to: 'baye-de-cataracouy' },
      ],
      control: { toronto: 'british', 'la-presentation': 'british' },
      units: ['44th-48th', 'langis'],
    })
    p.dice('miss').dice('miss')
    expect(p.offers('british')).toEqual([{ space: 'la-presentation' }, { space: 'toronto' }])
    expect(p.asked).toBe('british 13.9.1')
  })
  test('13.9.1, R-45, R-88 attacker: not if that space is no longer friendly, nor with enemies; Wilderness free of them is', () => {
    const lost = { control: {}, spaces: {} as Spaces }
    const taken = { control: { toronto: 'british' }, spaces: { toronto: ['lery'] } as Spaces }
    for (const { control, spaces } of [lost, taken]) {
      const at = { at: 'baye-de-cataracouy', attacker: 'british', from: 'toronto' } as const
      const p = fight({ ...at, control: control as never, units: ['44th-48th', 'langis'], spaces })
      p.dice('miss').dice('miss')
      expect(p.at('oswego')).toEqual(['44th-48th'])
    }
    const q = fight({ at: 'niagara', attacker: 'british', from: 'onyiudaondagwat', units: ['44th-48th', 'langis'] })
    q.dice('miss').dice('miss')
    expect(q.at('onyiudaondagwat')).toEqual(['44th-48th'])
  })
  test('13.9.1 defender: never to a space enemies came from this round', () => {
    const p = beatDefender({
      spaces: { 'oneida-lake': ['lery'] },
      entries: [{ faction: 'french', from: 'oneida-lake', to: 'oswego' }],
      control: { 'baye-de-cataracouy': 'british' },
    })
    expect(p.at('baye-de-cataracouy')).toEqual(['44th-48th', 'rogers'])
  })
  test('13.9.1 no legal space: all but Light units are eliminated, the Commander too, and Lights by Path', () => {
    const p = fight({
      at: 'lake-george',
      attacker: 'french',
      entries: [{ faction: 'french', from: 'ticonderoga', to: 'lake-george' }],
      units: ['berry', 'penn-del-brigade-1', 'forbes', 'rogers'],
      spaces: { albany: ['lery'] },
    })
    p.dice('flag').dice('miss').dice('miss').choose('british', { do: 'done' })
    expect(p.box('losses-british')).toEqual(['penn-del-brigade-1'])
    expect(p.box('removed')).toContain('forbes')
    expect(p.at('lake-george')).toEqual(['berry'])
    expect(p.at('oneida-lake')).toEqual(['rogers'])
  })
  test('13.9.1 Lights without a way out are eliminated too; a Commander does not live alone', () => {
    const p = fight({
      at: 'louisbourg',
      attacker: 'british',
      units: ['royal-artillery-1', 'bastion-1:reduced', 'langis', 'rigaud'],
      spaces: { 'port-dauphin': ['gage'], 'port-la-joye': ['dunn'] },
    })
    p.dice('square').dice('miss').choose('french', { do: 'done' }).dice('miss').dice('miss', 'miss')
    expect(isOver(p)).toBe(true)
    expect(p.box('losses-french')).toEqual(['langis'])
    expect(p.box('removed')).toEqual(expect.arrayContaining(['bastion-1', 'rigaud']))
    expect(p.state.control.louisbourg).toBe('british')
  })
})

describe('13.9.2 Fleet Retreat Priorities', () => {
  const FRENCH_COAST = [
    ...(['port-dauphin', 'louisbourg', 'port-la-joye', 'riviere-ristigouche', 'miramichy', 'chignectou'] as const),
    ...(['riviere-du-loup', 'tadoussac', 'cote-de-beaupre', 'cote-du-sud', 'quebec'] as const),
  ]
  const british = Object.fromEntries(FRENCH_COAST.map((id) => [id, 'british'])) as never
  const flee = (control: object, spaces: Spaces = {}) => {
    const p = fight({
      at: 'halifax',
      attacker: 'french',
      units: ['marine-royale', 'gage', 'dunn'],
      control: control as never,
      spaces,
    })
    return p.dice('miss').dice('flag', 'miss').dice('miss', 'miss')
  }
  test('13.9.2, R-89 first friendly Coastal Home Spaces', () => {
    expect(flee({ 'cape-sable': 'french' }).offers('french')).not.toContainEqual({ space: 'cape-sable' })
    expect(flee({}).offers('french')).toContainEqual({ space: 'quebec' })
  })
  test('13.9.2 then friendly Coastal Spaces, then Wilderness, then the Sail Box', () => {
    const p = flee({ ...(british as object), 'cape-sable': 'french', newfoundland: 'french' })
    expect(p.offers('french')).toEqual([{ space: 'newfoundland' }, { space: 'cape-sable' }])
    expect(flee(british).offers('french')).toEqual([{ space: 'mtan' }, { space: 'kwanoskwamcok' }])
    const q = flee(british, { mtan: ['scott'], kwanoskwamcok: ['morgan'] })
    expect(q.box('sail-french')).toEqual(['marine-royale'])
  })
  test('13.9.2 the British need a friendly sea zone from the second priority on, but have their Bases', () => {
    const p = fight({
      at: 'miramichy',
      attacker: 'british',
      units: ['boscawen', 'langis'],
      control: { mtan: 'british' } as never,
    })
    p.dice('miss').dice('miss')
    expect(p.offers('british').map(({ space }) => space)).toEqual([
      ...['newfoundland', 'halifax', 'annapolis-royal', 'cape-sable', 'st-george', 'york', 'charles-town'],
      ...['alexandria', 'boston', 'new-london', 'new-york', 'philadelphia'],
    ])
  })
})

describe('13.9.3 Adjacent Space Priorities', () => {
  test('13.9.3, R-90 a friendly Home Space before another friendly space', () => {
    const p = beatDefender({
      entries: [],
      control: { 'baye-de-cataracouy': 'british' },
    })
    expect(p.at('oneida-lake')).toEqual(['44th-48th', 'rogers'])
  })
  test('13.9.3, R-45, R-90 Wilderness only after all friendly spaces', () => {
    const spaces: Spaces = { 'oneida-lake': ['lery'] }
    const p = beatDefender({ spaces, entries: [], control: { 'baye-de-cataracouy': 'british' } })
    expect(p.at('baye-de-cataracouy')).toEqual(['44th-48th', 'rogers'])
    const q = beatDefender({ spaces })
    expect(q.at('onyiudaondagwat')).toEqual(['44th-48th', 'rogers'])
  })
  test('13.9.3 an enemy Outpost without units is taken; never a Settled Space with Militia', () => {
    const p = fight({
      at: 'loyalhanna',
      attacker: 'british',
      entries: [],
      units: ['rogers', 'langis'],
      spaces: { assunepachla: ['gage'], 'forks-of-the-ohio': ['dunn'] },
    })
    p.dice('flag').dice('miss')
    expect(p.at('rays-town')).toEqual(['langis'])
    expect(p.state.control).toEqual({ 'rays-town': 'french' })
  })
  test('13.9.4 outnumbered enemies are Overwhelmed, the fewest first', () => {
    const four = ['new-england-brigade-1', 'new-england-brigade-2', 'new-england-brigade-3', 'new-england-brigade-4']
    const p = fight({
      at: 'kithanink',
      attacker: 'french',
      entries: [],
      control: { kithanink: 'british' },
      units: ['berry', 'bearn-guyenne', ...four] as never,
      spaces: { 'forks-of-the-ohio': ['lery'], 'la-presquisle': ['langis', 'langlade'] },
    })
    p.dice('flag', 'miss').dice('miss', 'miss', 'miss', 'miss')
    expect(p.asked).toBe('french 13.9.4')
    p.choose('french', { unit: 'new-england-brigade-2' })
    expect(p.at('forks-of-the-ohio')).toEqual([
      'new-england-brigade-1',
      'new-england-brigade-3',
      'new-england-brigade-4',
    ])
    expect(p.box('losses-french')).toEqual(['lery'])
    expect(p.state.control['forks-of-the-ohio']).toBe('british')
  })
  const brigades = [
    'new-england-brigade-1',
    'new-england-brigade-2',
    'new-england-brigade-3',
    'new-england-brigade-4',
  ] as const
  const trapped = (count: number, more: object = {}, spaces: Spaces = {}) => {
    const p = fight({
      at: 'kithanink',
      attacker: 'french',
      control: { kithanink: 'british' },
      units: ['berry', 'bearn-guyenne', 'foix-quercy', ...brigades.slice(0, count)],
      spaces: { 'forks-of-the-ohio': ['lery'], 'la-presquisle': ['langis', 'langlade'], ...spaces },
      ...more,
    })
    return p
  }
  const MISSES = ['miss', 'miss', 'miss', 'miss'] as const
  test('13.9.4 three to one is not enough: eliminated', () => {
    const p = trapped(3)
      .dice('flag', 'miss', 'miss')
      .dice(...MISSES.slice(1))
    expect(p.box('losses-british')).toHaveLength(3)
  })
  test('13.9.4 a Fort cannot be Overwhelmed, nor can a Routed stack do it', () => {
    const p = trapped(4, {}, { 'forks-of-the-ohio': ['fort-duquesne'] })
    p.dice('flag', 'miss', 'miss').dice(...MISSES)
    expect(p.box('losses-british')).toHaveLength(4)
    const q = trapped(4)
      .dice('flag', 'flag', 'flag')
      .dice(...MISSES)
    q.choose('british', { unit: 'new-england-brigade-1' })
    expect(q.box('losses-british')).toHaveLength(4)
  })
  test('13.9.4 Militia adds to the price, and the Battle marker there goes', () => {
    const p = fight({
      at: 'jacques-cartier',
      attacker: 'french',
      control: { 'jacques-cartier': 'british' },
      units: [
        ...(['berry', 'bearn-guyenne', ...brigades, 'new-england-brigade-5', 'new-england-brigade-6'] as const),
        'new-england-brigade-7',
      ],
      spaces: { 'cote-de-beaupre': [], quebec: ['bastion-3'] },
      victory: 1,
    })
    p.dice('flag', 'flag').dice(...MISSES, 'miss', 'miss', 'miss')
    expect(p.asked).toBe('british 13.9.4')
    p.choose('british', { space: 'cote-de-beaupre' })
    p.choose('french', { unit: 'new-england-brigade-1' }, { unit: 'new-england-brigade-7' })
    expect(p.at('cote-de-beaupre')).toHaveLength(5)
    expect(p.state.control['cote-de-beaupre']).toBe('british')
  })
  test('13.9.3 the Village of a neutral nation is the last resort; the nation joins the enemy first', () => {
    const units = ['rogers', 'gage', 'dunn', 'putnam', 'langis', 'lery'] as const
    const around: Spaces = { minisink: ['villiers', 'belestre'], 'new-york': [], albany: ['langlade', 'beaujeu'] }
    const p = fight({
      at: 'kingston',
      attacker: 'french',
      units,
      spaces: around,
      entries: [{ faction: 'french', from: 'new-york', to: 'kingston' }],
      control: { kingston: 'french' },
    })
    p.dice('flag', 'miss')
      .dice(...MISSES)
      .dice('miss')
    expect(p.state.nations.iroquois).toBe('french')
    p.choose('french', { unit: 'dunn' })
    expect(p.at('oquaga')).toEqual(['gage', 'putnam', 'rogers'])
    expect(p.state.control.oquaga).toBe('british')
    expect(p.at('onontake')).toHaveLength(1)
  })
  test('13.9.3, R-91 then a battle still to be fought: the newcomers neither roll nor are Hit, and retreat with the others', () => {
    const p = trapped(2, { alsoBattles: ['forks-of-the-ohio'] }, { 'forks-of-the-ohio': ['lery', 'rogers'] })
    p.dice('flag', 'miss', 'miss').dice('miss', 'miss')
    expect(p.at('forks-of-the-ohio')).toEqual([...brigades.slice(0, 2), 'rogers', 'lery'])
    expect(p.state.battle).toMatchObject({ space: 'forks-of-the-ohio', apart: brigades.slice(0, 2) })
    p.dice('miss').dice('miss')
    expect(p.state.battle?.space).not.toBe('forks-of-the-ohio')
    expect(p.at('forks-of-the-ohio')).not.toContain('new-england-brigade-1')
    expect(p.state.apart).toEqual([])
  })
})

describe('13.9.5 Fort Elimination', () => {
  const lose = (more: object = {}) => {
    const p = fight({
      at: 'oswego',
      attacker: 'french',
      from: 'baye-de-cataracouy',
      units: ['berry', 'langis', 'canonniers-bombardiers-1', 'fort-ontario:reduced', 'rogers'],
      ...more,
    })
    return p.dice('flag').dice('flag').dice('flag').dice('miss').dice('miss')
  }
  test('13.9.5 a stack that is not Routed may eliminate its Fort', () => {
    const p = lose()
    expect(p.offers('british')).toEqual([{ do: 'raze' }, { do: 'leave_fort' }])
    p.choose('british', { do: 'raze' })
    expect(p.at('oswego')).toEqual(['berry', 'canonniers-bombardiers-1', 'langis'])
    expect(p.at('oneida-lake')).toEqual(['rogers'])
  })
  test('13.9.5 or it becomes a Fort of the enemy, as Reduced as it was, who keeps his markers', () => {
    const p = lose({ markers: { french: { oos: ['oswego'] } } }).choose('british', { do: 'leave_fort' })
    const forts = p.at('oswego').filter((id) => id.startsWith('fort-'))
    expect(p.state.markers.french.oos).toEqual(['oswego'])
    expect(forts).toHaveLength(1)
    expect(forts[0]).toMatch(/:reduced$/)
    expect(forts[0]).not.toMatch(/ontario/)
    expect(p.box('removed')).toContain('fort-ontario')
  })
  test('13.9.5 an older Rout marker leaves no choice', () => {
    const p = fight({
      at: 'oswego',
      attacker: 'french',
      from: 'baye-de-cataracouy',
      units: ['berry', 'langis', 'canonniers-bombardiers-1', 'fort-ontario', 'rogers'],
      markers: { british: { rout: ['oswego'] } },
    })
    p.dice('flag').dice('flag').dice('miss').dice('miss').dice('miss')
    expect(isOver(p)).toBe(true)
    expect(p.at('oswego').filter((id) => id.startsWith('fort-'))).toHaveLength(1)
  })
})
