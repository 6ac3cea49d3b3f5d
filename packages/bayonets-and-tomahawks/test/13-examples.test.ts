/** The worked examples of the playbook, with their dice; where it departs from the rulebook, the rulebook. */
import { describe, expect, test } from 'vitest'
import { SPACE } from '../src/data/map.ts'
import { UNIT } from '../src/data/units.ts'
import type { Battle } from '../src/state.ts'
import { type Fight, fight, isOver } from './fight.ts'

describe('13.0 Battle', () => {
  test('13.0 Baye de Cataracouy: the French win by one, the British go back to Oswego', () => {
    const p = fight({
      at: 'baye-de-cataracouy',
      attacker: 'french',
      from: 'la-presentation',
      units: ['lacorne', 'langis', 'berry', 'canadiens-1', 'canonniers-bombardiers-1', 'rogers', 'dunn'],
      control: { 'baye-de-cataracouy': 'british', toronto: 'british' },
      victory: 2,
    })
    expect(p.state.battle).toMatchObject({ attacker: 'french', defender: 'british' })
    p.dice('bt', 'flag').dice('triangle').dice('square').dice('flag')
    expect(p.state.battle?.marks).toEqual({ british: 0, french: 2 })
    p.dice('triangle', 'miss')
    expect(p.state.battle?.marks).toEqual({ british: 1, french: 2 })
    p.choose('french', { unit: 'lacorne' })
    expect(isOver(p)).toBe(true)
    expect(p.at('oswego')).toEqual(['dunn', 'rogers'])
    expect(p.at('baye-de-cataracouy')).toEqual([
      'berry',
      'canadiens-1',
      'canonniers-bombardiers-1',
      'lacorne:reduced',
      'langis',
    ])
    expect(p.state.control).toEqual({ toronto: 'british' })
    expect(p.state.victory).toBe(1)
    expect(p.state.battles).toEqual(['riviere-ouabache'])
  })
  test('13.6 Kahnistioh: a tie is the defender’s, the Delaware go back to Kithanink', () => {
    const p = fight({
      at: 'kahnistioh',
      attacker: 'french',
      from: 'kithanink',
      nations: { iroquois: 'british' },
      units: ['delaware', 'iroquois-1'],
    })
    p.dice('flag').dice('flag')
    expect(isOver(p)).toBe(true)
    expect(p.at('kithanink')).toEqual(['delaware'])
    expect(p.at('kahnistioh')).toEqual(['iroquois-1'])
    expect(p.state.control).toEqual({})
  })
})

describe('13.3 Montréal', () => {
  const MONTREAL: Omit<Fight, 'units'> = {
    at: 'montreal',
    attacker: 'british',
    from: 'la-presentation',
    played: { french: 27 },
    victory: -3,
    control: { 'la-presentation': 'british' },
    markers: { french: { marshal: ['montreal'] } },
  }
  test('13.3.2 penalties: the Fort for the British, Marshal Troops for the French; Howe at 2, two Militia', () => {
    const p = fight({
      ...MONTREAL,
      units: ['rogers', 'gage', 'royal-highland', 'royal-artillery-1', 'howe-commander', 'fort-levis', 'berry'],
    })
    expect(p.state.battle).toMatchObject({
      marks: { british: -1, french: -1 },
      militia: { british: 0, french: 2 },
      commander: { british: { unit: 'howe-commander', left: 2 }, french: null },
    })
  })
  test('13.3.4 three Hits of the Lights: not applied, Lacorne eliminated, Belestre reduced', () => {
    const p = fight({
      ...MONTREAL,
      units: [
        ...(['rogers', 'dunn', 'gage', 'royal-highland', 'royal-artillery-1', 'howe-commander'] as const),
        ...(['lacorne:reduced', 'belestre', 'abenaki', 'kahnawake', 'fort-levis'] as const),
      ],
    })
    p.dice('triangle', 'triangle', 'triangle')
    expect(p.state.battle).toMatchObject({ marks: { british: 2 }, ghosts: ['lacorne'] })
    expect(p.at('montreal')).toContain('belestre:reduced')
    expect(p.box('losses-french')).toEqual(['lacorne'])
  })
  const rolled: Battle = {
    space: 'montreal',
    attacker: 'british',
    defender: 'french',
    marks: { british: 7, french: -1 },
    militia: { british: 0, french: 1 },
    alone: { british: false, french: false },
    apart: [],
    commander: { british: null, french: null },
    fort: true,
    coup: false,
    eventRerolls: { british: null, french: null },
    ghosts: ['lacorne', 'bearn-guyenne', 'canadiens-1'],
    firstHit: false,
    lastBastionFell: false,
    rolling: null,
    done: [],
  }
  const defence = () =>
    fight({
      ...MONTREAL,
      step: 'defend',
      battle: rolled,
      units: [
        ...(['rogers', 'dunn', 'gage', 'royal-highland', '44th-48th', 'royal-artillery-1'] as const),
        ...(['belestre:reduced', 'abenaki', 'kahnawake', 'fort-levis', 'canonniers-bombardiers-1:reduced'] as const),
      ],
      boxes: { 'losses-french': ['lacorne', 'bearn-guyenne', 'canadiens-1'] },
    })
  test('13.3.3 the French roll, their eliminated units too; the Fort rerolls by Lucky Cannonball', () => {
    const p = defence()
    p.dice('bt', 'miss').dice('triangle', 'square')
    expect(p.state.battle?.marks.french).toBe(0)
    expect(p.state.reduced).not.toContain('rogers')
    p.dice('square')
    expect(p.state.battle?.marks.french).toBe(1)
    expect(p.at('montreal')).toContain('royal-highland:reduced')
    p.dice('triangle').dice('miss')
    expect(p.offers('french')).toEqual([{ do: 'reroll', unit: 'fort-levis', why: 'event' }, { do: 'done' }])
    p.choose('french', { do: 'reroll', unit: 'fort-levis', why: 'event' }).dice('triangle')
    expect(p.state.battle?.marks.french).toBe(2)
    expect(p.at('montreal')).toContain('royal-artillery-1:reduced')
    p.dice('bt').choose('french', { do: 'done' })
    expect(p.state.battle?.marks.french).toBe(3)
    expect(p.box('losses-british')).toEqual(['royal-highland'])
    expect(p.asked).toBe('1 lots 18.3.1')
    p.lots('chit-9')
    expect(p.asked).toBe('1 dice 13.2.1')
    p.dice('flag')
    expect(p.log).toContain('log.won')
  })
  test('13.8 seven to four: the Artillery is lost, the Fort is British, the rest at Les Trois Rivières', () => {
    const p = defence()
    p.dice('bt', 'miss').dice('triangle', 'square').dice('square').dice('triangle').dice('miss')
    p.choose('french', { do: 'reroll', unit: 'fort-levis', why: 'event' }).dice('triangle')
    p.dice('bt').choose('french', { do: 'done' }).lots('chit-9').dice('flag')
    expect(p.box('losses-french')).toContain('canonniers-bombardiers-1')
    expect(p.box('removed')).toContain('fort-levis')
    expect(p.offers('french')).toEqual([{ space: 'isle-aux-noix' }, { space: 'les-trois-rivieres' }])
    p.choose('french', { space: 'les-trois-rivieres' })
    expect(isOver(p)).toBe(true)
    expect(p.at('les-trois-rivieres')).toEqual(['abenaki', 'belestre:reduced', 'kahnawake'])
    expect(p.state.markers.french).toMatchObject({ rout: ['les-trois-rivieres'], marshal: [] })
    expect(p.at('montreal').filter((id) => id.startsWith('fort-'))).toHaveLength(1)
    expect(p.state.map.british[SPACE.montreal.n]?.some((id) => UNIT[id].type === 'fort')).toBe(true)
    expect(p.state.control.montreal).toBe('british')
    expect(p.state.victory).toBe(1)
  })
})

describe('13.9 Louisbourg, AR4', () => {
  const METROPOLITANS = ['44th-48th', '22nd-28th', '43rd-46th', '94th-95th', '15th-58th', '27th-55th'] as const
  const siege = () =>
    fight(
      {
        at: 'louisbourg',
        attacker: 'british',
        units: [
          ...(['gage', 'fraser', ...METROPOLITANS, 'boscawen', 'durell', 'hardy', 'wolfe'] as const),
          ...(['royal-artillery-1', 'royal-artillery-2', 'royal-artillery-3', 'royal-artillery-4'] as const),
          ...(['artois-bourgogne', 'foix-quercy', 'berry', 'marine-royale'] as const),
          ...(['bastion-1', 'bastion-2', 'canonniers-bombardiers-1'] as const),
        ],
        markers: { british: { landing: ['louisbourg'] } },
      },
      '3',
    ).choose('british', { do: 'none' })
  const attacked = () => {
    const p = siege()
    expect(p.state.battle).toMatchObject({ marks: { british: -1, french: 0 }, militia: { french: 2 } })
    p.dice('flag')
    expect(p.state.battle?.marks.british).toBe(0)
    p.dice('miss').choose('british', { do: 'reroll', unit: 'fraser', why: 'own' }).dice('bt')
    p.choose('british', { do: 'done' }).choose('french', { unit: 'berry' })
    expect(p.state.battle).toMatchObject({ marks: { british: 1 }, militia: { french: 1 } })
    p.dice('flag', 'miss', 'miss', 'miss', 'miss', 'triangle')
    p.choose('british', { do: 'reroll', unit: '22nd-28th', why: 'commander' }).dice('flag')
    p.choose('british', { do: 'done' })
    expect(p.state.battle?.marks.british).toBe(3)
    p.dice('triangle', 'bt', 'miss')
    expect(p.state.battle?.marks.british).toBe(4)
    expect(p.at('louisbourg')).toContain('marine-royale:reduced')
    expect(p.asked).toBe('british 13.3.3')
    p.choose('british', { do: 'stay' })
    p.dice('triangle', 'triangle', 'square', 'bt').choose('french', { unit: 'bastion-1' })
    expect(p.state.battle?.marks.british).toBe(8)
    p.lots('chit-3')
    expect(p.state.battle?.ghosts).toEqual(['canonniers-bombardiers-1', 'berry'])
    expect(p.at('louisbourg')).toContain('bastion-1:reduced')
    return p
  }
  test('13.3.4 the British reach 8: Artillery and a Brigade eliminated, Fleet and Bastion reduced', () => {
    attacked()
  })
  const defended = () => {
    const p = attacked()
    expect(p.asked).toBe('3 dice 13.3.3')
    p.dice('square', 'flag', 'miss')
    expect(p.state.battle?.marks.french).toBe(2)
    expect(p.at('louisbourg')).toContain('fraser:reduced')
    p.dice('bt').choose('french', { unit: 'marine-royale' }, { space: 'cote-de-beaupre' })
    expect(p.at('cote-de-beaupre')).toEqual(['marine-royale:reduced'])
    p.dice('miss', 'square').choose('british', { unit: 'royal-artillery-2' })
    expect(p.state.battle?.marks.french).toBe(3)
    p.dice('triangle')
    expect(p.box('losses-british')).toEqual(['royal-artillery-2'])
    expect(p.state.battle?.marks.french).toBe(4)
    return p.dice('flag')
  }
  test('13.9 eight to five: Rout, a Brigade lost, but the Bastions hold and the marker stays', () => {
    const p = defended()
    expect(p.asked).toBe('french 13.8')
    expect(p.offers('french').map(({ unit }) => unit)).toEqual([
      'artois-bourgogne',
      'foix-quercy',
      'bastion-1',
      'bastion-2',
    ])
    p.choose('french', { unit: 'foix-quercy' }).lots('chit-0').choose('british', { do: 'keep_chit' })
    expect(isOver(p)).toBe(true)
    expect(p.state.battles).toContain('louisbourg')
    expect(p.at('louisbourg')).toContain('artois-bourgogne')
    expect(p.state.control).toEqual({})
    expect(p.state.markers.french.rout).toEqual(['louisbourg'])
    expect(p.state.markers.british.landing).toEqual([])
    expect(p.at('louisbourg')).toContain('wolfe')
  })
})

describe('13.8 Louisbourg, AR5', () => {
  const METROPOLITANS = ['44th-48th', '22nd-28th', '43rd-46th', '94th-95th', '15th-58th', '27th-55th'] as const
  test('13.8 the last Bastion and four positions: only Light units live, Louisbourg and the seas are British', () => {
    const p = fight(
      {
        at: 'louisbourg',
        attacker: 'british',
        began: { british: ['louisbourg'], french: ['louisbourg'] },
        units: [
          ...(['gage', 'fraser:reduced', ...METROPOLITANS, 'boscawen', 'durell', 'hardy', 'wolfe'] as const),
          ...(['royal-artillery-1', 'royal-artillery-3', 'royal-artillery-4'] as const),
          ...(['artois-bourgogne', 'bastion-1:reduced', 'bastion-2', 'langis', 'micmac', 'malecite'] as const),
        ],
        victory: -2,
      },
      '3',
    )
    p.choose('british', { do: 'none' })
    expect(p.state.battle).toMatchObject({ defender: 'french', marks: { british: 0, french: 0 } })
    p.dice('miss').dice('flag')
    p.dice('miss', 'square', 'square', 'square', 'square', 'flag')
    expect(p.offers('british').map(({ unit }) => unit)).toEqual(['44th-48th', '94th-95th', '15th-58th', undefined])
    p.choose('british', { do: 'reroll', unit: '44th-48th', why: 'commander' }).dice('triangle')
    p.choose('british', { do: 'done' }).lots('chit-3')
    expect(p.state.battle).toMatchObject({ marks: { british: 4 }, ghosts: ['artois-bourgogne'] })
    p.dice('flag', 'miss', 'miss')
    p.dice('square', 'triangle', 'triangle')
    expect(p.state.battle).toMatchObject({ marks: { british: 8 }, lastBastionFell: true })
    p.dice('flag').dice('bt', 'flag')
    expect(p.state.battle?.marks.french).toBe(2)
    p.dice('miss').dice('square', 'triangle').choose('british', { unit: 'royal-artillery-1' })
    expect(p.state.battle?.marks.french).toBe(4)
    expect(p.box('losses-british')).toEqual(['royal-artillery-1'])
    p.dice('square', 'bt')
    expect(p.box('losses-french')).toContain('langis')
    expect(p.offers('french')).toEqual([{ space: 'port-dauphin' }, { space: 'port-la-joye' }])
    p.choose('french', { space: 'port-la-joye' })
    expect(p.at('port-la-joye')).toEqual(['malecite', 'micmac'])
    expect(p.state.control.louisbourg).toBe('british')
    expect(p.state.openSeas).toBe(true)
    expect(p.state.victory).toBe(2)
    expect(p.state.battles).toEqual(['riviere-ouabache'])
    expect(p.box('removed')).toEqual(expect.arrayContaining(['bastion-1', 'bastion-2']))
  })
})

describe('13.9 Miramichy', () => {
  const BRIGADES = ['new-england-brigade-1', 'new-england-brigade-2', 'new-england-brigade-3'] as const
  const CHIGNECTOU = { at: 'miramichy', attacker: 'british', from: 'chignectou' } as const
  test('13.9.2 A: beaten attackers with Fleets go to a friendly Coastal Home Space, all of them', () => {
    const p = fight({
      ...CHIGNECTOU,
      units: [...BRIGADES, 'fraser', 'boscawen', 'durell', 'langis', 'berry'],
      spaces: { chignectou: ['boishebert'] },
    }).choose('british', { do: 'none' })
    p.dice('miss').choose('british', { do: 'done' }).dice('miss', 'miss', 'miss').dice('miss', 'miss')
    p.dice('flag').dice('flag')
    expect(p.offers('british')).toContainEqual({ space: 'boston' })
    expect(p.offers('british')).not.toContainEqual({ space: 'chignectou' })
    p.choose('british', { space: 'boston' })
    expect(p.at('boston')).toEqual(['boscawen', 'durell', 'fraser', ...BRIGADES])
  })
  const lose = (p: ReturnType<typeof fight>) => {
    p.dice('miss').choose('british', { do: 'done' }).dice('miss', 'miss', 'miss')
    return p.dice('flag')
  }
  test('13.9.3 A1: Port la Joye is friendly; Brigades cannot take the Path to Pointe Sainte Anne', () => {
    const p = lose(
      fight({
        ...CHIGNECTOU,
        units: [...BRIGADES, 'fraser', 'berry'],
        roads: ['chignectou--miramichy'],
        spaces: { chignectou: ['boishebert'], 'port-la-joye': ['dunn'] },
        control: { 'port-la-joye': 'british', 'pointe-sainte-anne': 'british' },
      }),
    )
    expect(isOver(p)).toBe(true)
    expect(p.at('port-la-joye')).toEqual(['dunn', 'fraser', ...BRIGADES])
  })
  test('13.9.4 A2: they Overwhelm the Light at Chignectou; the French choose the Highlanders as the price', () => {
    const p = lose(
      fight({
        ...CHIGNECTOU,
        units: [...BRIGADES, 'fraser', 'langis'],
        roads: ['chignectou--miramichy'],
        spaces: { chignectou: ['boishebert'], 'port-la-joye': ['berry', 'canadiens-1', 'canadiens-2'] },
      }),
    )
    expect(p.asked).toBe('french 13.9.4')
    expect(p.box('losses-french')).toEqual(['boishebert'])
    p.choose('french', { unit: 'fraser' }).lots('chit-4')
    expect(p.at('chignectou')).toEqual([...BRIGADES])
    expect(p.state.control.chignectou).toBe('british')
  })
  test('13.9.2 B: a beaten defender with a Fleet may go to Québec', () => {
    const p = fight({ ...CHIGNECTOU, units: [...BRIGADES, 'berry', 'langis', 'marine-royale'] })
    p.dice('flag', 'flag', 'miss').dice('miss').dice('miss').dice('miss')
    p.choose('french', { space: 'quebec' })
    expect(p.at('quebec')).toEqual(['berry', 'langis', 'marine-royale'])
    expect(p.state.control.miramichy).toBe('british')
  })
  test('13.9.1 B1: without a way out the Brigade is eliminated, the Light goes by Path', () => {
    const p = fight({
      ...CHIGNECTOU,
      units: [...BRIGADES, 'berry', 'langis'],
      roads: ['chignectou--miramichy'],
      spaces: { 'port-la-joye': ['dunn'] },
      control: { 'pointe-sainte-anne': 'british' },
    })
    p.dice('flag', 'flag', 'miss').dice('miss').dice('miss').lots('chit-5')
    expect(p.box('losses-french')).toEqual(['berry'])
    expect(p.offers('french')).toEqual([{ space: 'grand-sault' }, { space: 'riviere-ristigouche' }])
    p.choose('french', { space: 'grand-sault' })
    expect(p.at('grand-sault')).toEqual(['langis'])
  })
})

describe('13.8 Monongahela', () => {
  test('13.8 three Lights, two Flags and a Hit: the British are Routed and lose their Brigade', () => {
    const p = fight({
      at: 'loyalhanna',
      attacker: 'french',
      began: {},
      entries: [
        { faction: 'british', from: 'rays-town', to: 'loyalhanna' },
        { faction: 'french', from: 'forks-of-the-ohio', to: 'loyalhanna' },
      ],
      units: ['44th-48th', 'washington', 'beaujeu', 'delaware', 'chaouanon'],
    })
    expect(p.state.battle).toMatchObject({ defender: 'british' })
    p.dice('flag').dice('flag', 'triangle')
    expect(p.at('loyalhanna')).toContain('washington:reduced')
    p.dice('miss').dice('square')
    expect(p.state.battle?.marks).toEqual({ british: 0, french: 3 })
    expect(p.asked).toBe('british 13.8')
    p.choose('british', { unit: '44th-48th' }).lots('chit-1')
    expect(isOver(p)).toBe(true)
    expect(p.at('rays-town')).toEqual(['washington:reduced'])
    expect(p.state.markers.british.rout).toEqual(['rays-town'])
  })
})
