import { describe, expect, test } from 'vitest'
import { fight, isOver } from './fight.ts'

const AT = { at: 'oswego', attacker: 'british', from: 'oneida-lake', control: { oswego: 'french' } } as const

describe('13.3.3 Battle Rolls', () => {
  test('13.3.3 attacker, defender; in each the types in their order, Commanders not', () => {
    const p = fight({
      at: 'miramichy',
      attacker: 'british',
      units: [
        ...(['royal-artillery-1', 'boscawen', 'penn-del-brigade-1', 'penn-del-brigade-2', '44th-48th'] as const),
        ...(['mohawk', 'rogers', 'dunn', 'gage', 'forbes'] as const),
        ...(['canonniers-bombardiers-1', 'micmac', 'langis'] as const),
      ],
    })
    const seen: string[] = []
    const roll = (...faces: 'miss'[]) => {
      seen.push(`${p.table.chance?.by} ${p.table.chance?.count}`)
      p.dice(...faces)
      if (p.asked === 'british 13.5') p.choose('british', { do: 'done' })
    }
    roll('miss', 'miss', 'miss')
    roll('miss')
    roll('miss')
    roll('miss', 'miss')
    roll('miss')
    roll('miss')
    roll('miss')
    roll('miss')
    roll('miss')
    expect(seen).toEqual([
      ...['british 3', 'british 1', 'british 1', 'british 2', 'british 1', 'british 1'],
      ...['french 1', 'french 1', 'french 1'],
    ])
  })
  test('13.3.3 eliminated defenders still roll, before those of the next type', () => {
    const p = fight({ ...AT, units: ['rogers', 'langis:reduced', 'mingo'] })
    p.dice('triangle')
    expect(p.asked).toBe('1 dice 13.3.3')
    p.dice('flag')
    expect(p.state.battle?.marks.french).toBe(1)
  })
  test('13.3.3 Hits before Flags: a Flag of the same type does not lift a Hit above 0', () => {
    const p = fight({ ...AT, units: ['rogers', 'dunn', 'langis'], markers: { british: { rout: ['oswego'] } } })
    p.dice('flag', 'triangle')
    expect(p.state.battle?.marks.british).toBe(1)
    expect(p.state.reduced).toEqual([])
  })
  test('13.3.3 the Flag of an earlier type does', () => {
    const p = fight({ ...AT, units: ['rogers', 'mohawk', 'langis'], markers: { british: { rout: ['oswego'] } } })
    p.dice('flag').dice('triangle')
    expect(p.state.reduced).toEqual(['langis'])
  })
  test('13.3.3 a B&T of a Light unit does nothing', () => {
    const p = fight({ ...AT, units: ['rogers', 'berry'] })
    p.dice('bt')
    expect(p.state.battle?.marks.british).toBe(0)
    expect(p.state.reduced).toEqual([])
  })
  test('13.3.3 a Metropolitan B&T removes Militia and hits a Brigade, the Metropolitan first', () => {
    const p = fight({ at: 'montreal', attacker: 'british', units: ['44th-48th', 'canadiens-1', 'berry'] })
    p.dice('bt')
    expect(p.state.battle).toMatchObject({ marks: { british: 1 }, militia: { french: 1 } })
    expect(p.state.reduced).toEqual(['berry'])
  })
  test('13.3.3 it removes Militia even without a Brigade to hit, and then does not advance', () => {
    const p = fight({ at: 'montreal', attacker: 'british', units: ['44th-48th', 'langis'] })
    p.dice('bt')
    expect(p.state.battle).toMatchObject({ marks: { british: 0 }, militia: { french: 1 } })
  })
  test('13.3.3 the B&T of another Brigade removes Militia only', () => {
    const p = fight({ at: 'montreal', attacker: 'british', units: ['penn-del-brigade-1', 'berry'] })
    p.dice('bt')
    expect(p.state.battle).toMatchObject({ marks: { british: 0 }, militia: { french: 1 } })
    expect(p.state.reduced).toEqual([])
  })
  test('13.3.3 the B&T of Artillery, Fort or Bastion hits a Brigade, and no Militia', () => {
    const p = fight({
      at: 'montreal',
      attacker: 'british',
      units: ['royal-artillery-1', '44th-48th', 'fort-levis', 'berry'],
    })
    expect(p.state.battle?.marks.british).toBe(-1)
    p.dice('flag').dice('bt')
    expect(p.state.battle).toMatchObject({ marks: { british: 1 }, militia: { french: 2 } })
    expect(p.state.reduced).toEqual(['berry'])
    p.dice('miss').dice('bt')
    expect(p.state.reduced).toEqual(['berry', '44th-48th'])
    const q = fight({ at: 'quebec', attacker: 'british', units: ['44th-48th', 'bastion-3'] })
    q.dice('miss').dice('bt')
    expect(q.state.reduced).toEqual(['44th-48th'])
  })
  test('13.3.3 a Fleet’s B&T: it may go to a friendly Coastal Home Space without a battle', () => {
    const p = fight({
      at: 'miramichy',
      attacker: 'british',
      from: 'chignectou',
      units: ['44th-48th', 'marine-royale', 'langis'],
      spaces: { quebec: ['bastion-3', 'fraser'] },
      alsoBattles: ['quebec'],
      control: { tadoussac: 'british' },
    })
    p.dice('miss').dice('miss').dice('bt')
    expect(p.offers('french')).toEqual([{ unit: 'marine-royale' }, { do: 'stay' }])
    p.choose('french', { unit: 'marine-royale' })
    expect(p.offers('french')).not.toContainEqual({ space: 'quebec' })
    expect(p.offers('french')).not.toContainEqual({ space: 'tadoussac' })
    expect(p.offers('french')).not.toContainEqual({ space: 'miramichy' })
    p.choose('french', { space: 'cote-du-sud' })
    expect(p.at('cote-du-sud')).toEqual(['marine-royale'])
  })
  test('13.3.3 a Fleet that leaves as the last unit loses the battle', () => {
    const p = fight({ at: 'miramichy', attacker: 'british', from: 'chignectou', units: ['44th-48th', 'marine-royale'] })
    p.dice('miss').dice('bt').choose('french', { unit: 'marine-royale' }, { space: 'quebec' })
    expect(isOver(p)).toBe(true)
    expect(p.state.control.miramichy).toBe('british')
  })
  test('13.3.3 Rough Seas: Flags of Fleets have no effect', () => {
    const units = ['boscawen', 'dunn', 'langis'] as const
    const p = fight({ at: 'miramichy', attacker: 'british', units, played: { french: 40 } }, '3')
    p.dice('miss').dice('flag')
    expect(p.state.battle?.marks.british).toBe(0)
  })
})

describe('13.5 Battle Rerolls', () => {
  const own = { do: 'reroll', unit: 'fraser', why: 'own' } as const
  const event = { do: 'reroll', unit: 'fraser', why: 'event' } as const
  const commander = { do: 'reroll', unit: 'fraser', why: 'commander' } as const
  test('13.5 a Highland rerolls for its own sake, by the event and by the Commander, each once', () => {
    const p = fight({ ...AT, units: ['fraser', 'forbes', 'berry'], played: { british: 14 } })
    p.dice('miss')
    expect(p.offers('british')).toEqual([own, event, commander, { do: 'done' }])
    p.choose('british', own).dice('bt')
    expect(p.offers('british')).toEqual([event, commander, { do: 'done' }])
    p.choose('british', commander).dice('triangle').choose('british', event).dice('miss')
    expect(p.asked).toBe('1 dice 13.3.3')
    expect(p.state.battle?.marks.british).toBe(0)
  })
  test('13.5, R-84 not after a Flag or a scored Hit; after a Hit of the wrong shape and after an overflow', () => {
    expect(fight({ ...AT, units: ['fraser', 'berry'] }).dice('flag').asked).toBe('1 dice 13.3.3')
    expect(fight({ ...AT, units: ['fraser', 'berry'] }).dice('square').asked).toBe('1 dice 13.3.3')
    expect(fight({ ...AT, units: ['fraser', 'berry'] }).dice('triangle').asked).toBe('british 13.5')
    expect(fight({ ...AT, units: ['fraser', 'langis'] }).dice('square').asked).toBe('british 13.5')
    const p = fight({ ...AT, units: ['fraser', 'campbell', 'berry:reduced'] }).dice('square', 'square')
    expect(p.offers('british')).toEqual([{ do: 'reroll', unit: 'campbell', why: 'own' }, { do: 'done' }])
  })
  test('13.5, R-84 a Flag of a Fleet is one all the same that Rough Seas make void', () => {
    const spec = { at: 'miramichy', attacker: 'british', units: ['boscawen', 'berry', 'fort-beausejour'] } as const
    const p = () => fight({ ...spec, played: { british: 8, french: 40 } }, '3')
    expect(p().dice('miss').asked).toBe('british 13.5')
    expect(p().dice('flag').asked).toBe('1 dice 13.3.3')
  })
  test('13.5 the Commander serves the shapes on his counter, one die at a time', () => {
    const units = ['rogers', '44th-48th', '22nd-28th', 'royal-artillery-1', 'forbes', 'berry'] as const
    const p = fight({ ...AT, units })
    p.dice('miss')
    expect(p.asked).toBe('2 dice 13.3.3')
    p.dice('miss', 'miss')
    p.choose('british', { do: 'reroll', unit: '22nd-28th', why: 'commander' }).dice('flag')
    expect(p.state.battle?.commander.british).toEqual({ unit: 'forbes', left: 0 })
    expect(p.asked).toBe('1 dice 13.3.3')
    expect(p.state.battle?.marks.british).toBe(1)
    p.dice('miss')
    expect(p.asked).toBe('1 dice 13.3.3')
  })
  test('13.5 one unit takes one of the Commander’s rerolls only', () => {
    const p = fight({ ...AT, units: ['44th-48th', 'wolfe', 'berry'] })
    p.dice('bt').choose('british', { do: 'reroll', unit: '44th-48th', why: 'commander' }).dice('bt')
    expect(p.asked).toBe('1 dice 13.3.3')
    expect(p.state.battle?.commander.british?.left).toBe(2)
  })
  test('13.5 Perfect Volleys: three British Metropolitan Brigades, no Colonials', () => {
    const units = ['44th-48th', '22nd-28th', '43rd-46th', '94th-95th', 'penn-del-brigade-1', 'langis'] as const
    const p = fight({ ...AT, units, played: { british: 14 } })
    p.dice('miss', 'miss', 'miss', 'miss')
    for (const unit of ['44th-48th', '22nd-28th', '43rd-46th'] as const)
      p.choose('british', { do: 'reroll', unit, why: 'event' }).dice('miss')
    expect(p.asked).toBe('1 dice 13.3.3')
    p.dice('miss')
    expect(p.asked).toBe('1 dice 13.3.3')
  })
  test('13.5 an event serves one battle', () => {
    const p = fight({
      ...AT,
      units: ['royal-artillery-1', 'langis'],
      played: { british: 8 },
      spaces: { 'les-illinois': ['royal-artillery-2', 'lery'] },
      alsoBattles: ['les-illinois'],
      began: { french: ['oswego', 'les-illinois'] },
    })
    p.dice('miss').choose('british', { do: 'reroll', unit: 'royal-artillery-1', why: 'event' }).dice('flag')
    p.dice('miss')
    expect(p.state.battle?.space).toBe('les-illinois')
    p.dice('miss')
    expect(p.asked).toBe('1 dice 13.3.3')
  })
  test('13.5 both factions may have their Lucky Cannonball in one battle', () => {
    const units = ['royal-artillery-1', 'canonniers-bombardiers-1'] as const
    const p = fight({ ...AT, units, played: { british: 8, french: 27 } })
    p.dice('miss').choose('british', { do: 'reroll', unit: 'royal-artillery-1', why: 'event' }).dice('miss')
    p.dice('miss')
    expect(p.offers('french')).toContainEqual({ do: 'reroll', unit: 'canonniers-bombardiers-1', why: 'event' })
  })
})

describe('13.5.1 Commander Casualty', () => {
  const reroll = { do: 'reroll', unit: '44th-48th', why: 'commander' } as const
  test('13.5.1 a Miss, and another Miss: the Commander is removed; another takes what is left', () => {
    const p = fight({ ...AT, units: ['44th-48th', '22nd-28th', 'wolfe', 'forbes', 'berry'] })
    p.choose('british', { unit: 'wolfe' }).dice('miss', 'miss').choose('british', reroll).dice('miss')
    expect(p.asked).toBe('1 dice 13.5.1')
    p.dice('miss')
    expect(p.box('removed')).toContain('wolfe')
    expect(p.state.battle?.commander.british).toEqual({ unit: 'forbes', left: 1 })
    p.choose('british', { do: 'reroll', unit: '22nd-28th', why: 'commander' }).dice('flag')
    expect(p.state.battle?.marks.british).toBe(1)
  })
  test('13.5.1 the remaining rerolls if they are fewer than the rating', () => {
    const p = fight({ ...AT, units: ['44th-48th', '22nd-28th', 'bradstreet', 'wolfe', 'berry'] })
    p.choose('british', { unit: 'bradstreet' }).dice('miss', 'miss').choose('british', reroll).dice('miss').dice('miss')
    expect(p.state.battle?.commander.british).toEqual({ unit: 'wolfe', left: 1 })
  })
  test('13.5.1 any other result does nothing; no check for other rerolls', () => {
    const p = fight({ ...AT, units: ['44th-48th', 'wolfe', 'berry'] })
    p.dice('miss').choose('british', reroll).dice('miss').dice('flag')
    expect(p.at('oswego')).toContain('wolfe')
    expect(p.state.battle?.marks.british).toBe(0)
    const q = fight({ ...AT, units: ['fraser', 'wolfe', 'berry'] })
    q.dice('miss').choose('british', { do: 'reroll', unit: 'fraser', why: 'own' }).dice('miss')
    expect(q.asked).toBe('british 13.5')
  })
})
