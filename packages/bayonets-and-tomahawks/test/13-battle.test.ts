import { describe, expect, test } from 'vitest'
import { entryOf } from '../src/packed.ts'
import { fight, isOver } from './fight.ts'
import { play } from './help.ts'

const marks = (p: ReturnType<typeof play>) => p.state.battle?.marks

describe('13.0 Battle', () => {
  test('13.0, R-43 battles are fought from top to bottom of the board', () => {
    const p = play({
      clear: true,
      step: 'battles',
      spaces: { oswego: ['rogers', 'langis'], miramichy: ['dunn', 'lery'] },
      battles: ['oswego', 'miramichy'],
      began: { british: ['oswego'], french: ['miramichy'] },
      entries: [
        { faction: 'french', from: 'baye-de-cataracouy', to: 'oswego' },
        { faction: 'british', from: 'chignectou', to: 'miramichy' },
      ],
    })
    expect(p.state.battle?.space).toBe('miramichy')
    p.dice('flag').dice('miss').choose('french', { space: 'grand-sault' })
    expect(p.state.battle?.space).toBe('oswego')
    expect(p.state.battles).toEqual(['oswego'])
  })
  test('13.0 a marker without two sides is no battle', () => {
    const p = fight({ at: 'oswego', attacker: 'french', units: ['rogers', 'montcalm'] })
    expect(isOver(p)).toBe(true)
    expect(p.state.battles).toEqual(['riviere-ouabache'])
  })
})

describe('13.1 Determine the Defender', () => {
  test('13.1 who had units there when the round began defends', () => {
    const p = fight({ at: 'oswego', attacker: 'british', units: ['rogers', 'langis'] })
    expect(p.state.battle).toMatchObject({ attacker: 'british', defender: 'french' })
  })
  test('13.1, R-77 both had: the owner of the Militia', () => {
    const began = { british: ['quebec'], french: ['quebec'] } as const
    const units = ['44th-48th', 'bastion-3'] as const
    const p = fight({ at: 'quebec', attacker: 'french', units, began: began as never })
    expect(p.state.battle).toMatchObject({ attacker: 'british', defender: 'french' })
  })
  test('13.1 none had: the owner of the Militia, even if he came second', () => {
    const p = fight({
      at: 'albany',
      attacker: 'british',
      began: {},
      units: ['rogers', 'langis'],
      entries: [
        { faction: 'french', from: 'lake-george', to: 'albany' },
        { faction: 'british', from: 'kingston', to: 'albany' },
      ],
    })
    expect(p.state.battle?.defender).toBe('british')
  })
  test('13.1, R-78 none had, no Militia: the first to come, who took control of an Outpost', () => {
    const p = fight({
      at: 'oswego',
      attacker: 'british',
      began: {},
      control: { oswego: 'french' },
      units: ['rogers', 'langis'],
    })
    expect(p.state.battle?.defender).toBe('french')
  })
  test('13.1, R-78 who passed through first and came back was first, also on an Outpost the other holds now', () => {
    const p = fight({
      at: 'ticonderoga',
      attacker: 'british',
      began: {},
      units: ['rogers', 'langis'],
      entries: [
        { faction: 'british', from: 'lake-george', to: 'ticonderoga' },
        { faction: 'french', from: 'isle-aux-noix', to: 'ticonderoga' },
        { faction: 'british', from: 'lake-george', to: 'ticonderoga' },
      ],
    })
    expect(p.state.battle?.defender).toBe('british')
  })
  test('13.1, R-78 on Wilderness the first entry of the round', () => {
    for (const first of ['british', 'french'] as const) {
      const second = first === 'british' ? 'french' : 'british'
      const p = fight({
        at: 'loyalhanna',
        attacker: 'british',
        began: {},
        units: ['rogers', 'langis'],
        entries: [
          { faction: first, from: 'rays-town', to: 'loyalhanna' },
          { faction: second, from: 'assunepachla', to: 'loyalhanna' },
        ],
      })
      expect(p.state.battle?.defender).toBe(first)
    }
  })
  test('13.1 who retreated to Wilderness this round was there before those who came after him', () => {
    const p = play({
      clear: true,
      step: 'battles',
      spaces: { loyalhanna: ['rogers', 'langis'], assunepachla: ['lery', 'dunn'] },
      battles: ['loyalhanna', 'assunepachla'],
      began: { british: [], french: [] },
      entries: [
        { faction: 'french', from: 'loyalhanna', to: 'loyalhanna' },
        { faction: 'british', from: 'rays-town', to: 'loyalhanna' },
        { faction: 'british', from: 'rays-town', to: 'assunepachla' },
        { faction: 'french', from: 'kithanink', to: 'assunepachla' },
      ],
    })
    expect(p.state.battle).toMatchObject({ space: 'assunepachla', defender: 'british' })
    p.dice('miss').dice('miss')
    expect(p.state.battle).toMatchObject({ space: 'loyalhanna', defender: 'french' })
  })
  test('13.1, R-78 a retreat is noted as an arrival', () => {
    const p = fight({ at: 'kithanink', attacker: 'british', units: ['rogers', 'langis'], from: 'cawichnowane' })
    p.dice('miss').dice('miss')
    expect(p.state.entries.map(entryOf)).toContainEqual({
      faction: 'british',
      from: 'cawichnowane',
      to: 'cawichnowane',
    })
  })
})

describe('13.2 Stack Preparation for Battle', () => {
  test('13.2 Emergency Artillery comes before Reduced units combine, the attacker before the defender', () => {
    const p = fight({
      at: 'miramichy',
      attacker: 'british',
      units: ['boscawen', 'durell', 'gage:reduced', 'dunn:reduced', 'langis:reduced', 'lery:reduced'],
      boxes: { 'british-artillery': ['royal-artillery-7'] },
    })
    expect(p.asked).toBe('british 13.2.2')
    p.choose('british', { do: 'none' })
    expect(p.asked).toBe('british 13.2.3')
    p.choose('british', { unit: 'dunn' })
    expect(p.asked).toBe('french 13.2.3')
    p.choose('french', { unit: 'lery' })
    expect(p.at('miramichy')).toEqual(['boscawen', 'durell', 'gage', 'langis'])
  })
  test('13.2, R-91 units that retreated here fight after all if nobody else is left to', () => {
    const apart = [{ unit: 'rogers', space: 'oswego' }] as const
    const p = fight({ at: 'oswego', attacker: 'french', units: ['rogers', 'langis'], apart })
    expect(p.state.battle?.apart).toEqual([])
    const q = fight({ at: 'oswego', attacker: 'french', units: ['rogers', 'gage', 'langis'], apart })
    expect(q.state.battle?.apart).toEqual(['rogers'])
    q.dice('triangle')
    expect(q.at('oswego')).toEqual(['gage:reduced', 'rogers', 'langis'])
    expect(q.asked).toBe('1 dice 13.3.3')
  })
})

describe('13.2.1 Militia', () => {
  test('13.2.1 one marker a silhouette; they roll last and only Flags count', () => {
    const p = fight({
      at: 'albany',
      attacker: 'french',
      units: ['langis', 'lery', 'rogers'],
      from: 'lake-george',
      control: { 'lake-george': 'french' },
    })
    expect(p.state.battle?.militia).toEqual({ british: 3, french: 0 })
    p.dice('miss', 'miss').dice('miss')
    expect(p.asked).toBe('3 dice 13.2.1')
    p.dice('triangle', 'bt', 'flag')
    expect(isOver(p)).toBe(true)
    expect(p.state.reduced).toEqual([])
  })
  test('13.2.1 one marker less under an enemy control marker, also for those who come to free the space', () => {
    const p = fight({
      at: 'albany',
      attacker: 'british',
      from: 'kingston',
      units: ['langis', 'rogers'],
      control: { albany: 'french' },
    })
    expect(p.state.battle).toMatchObject({ attacker: 'british', militia: { british: 2, french: 0 } })
  })
  test('13.2.1 Militia of an uncaptured Settled Space fights alone', () => {
    const p = fight({ at: 'albany', attacker: 'french', units: ['berry', 'langis'], from: 'lake-george' })
    expect(p.state.battle).toMatchObject({ defender: 'british', alone: { british: true, french: false } })
    p.dice('flag').dice('bt')
    expect(p.asked).toBe('2 dice 13.2.1')
  })
})

describe('13.2.2 Emergency Artillery', () => {
  const UNITS = ['boscawen', 'durell', 'gage', 'langis'] as const
  test('13.2.2 one of two Fleets goes back to its pool for an Artillery unit of the pool', () => {
    const p = fight({
      at: 'miramichy',
      attacker: 'british',
      units: UNITS,
      boxes: { 'british-artillery': ['royal-artillery-7'] },
    })
    expect(p.asked).toBe('british 13.2.2')
    expect(p.offers('british')).toEqual([{ unit: 'boscawen' }, { unit: 'durell' }, { do: 'none' }])
    const artillery = p.box('british-artillery')[0]
    p.choose('british', { unit: 'durell' })
    expect(p.box('fleets')).toContain('durell')
    expect(p.at('miramichy')).toContain(artillery)
    expect(p.at('miramichy')).not.toContain('durell')
  })
  test('13.2.2, R-79 from the Losses box if the pool is empty; Full again', () => {
    const p = fight({
      at: 'miramichy',
      attacker: 'british',
      units: UNITS,
      boxes: {
        unused: Array.from({ length: 8 }, (_, n) => `royal-artillery-${n + 1}` as never),
        'losses-british': ['royal-artillery-1'],
      },
      markers: { british: { oos: ['miramichy'] } },
    })
    p.choose('british', { unit: 'durell' })
    expect(p.at('miramichy')).toContain('royal-artillery-1')
    expect(p.state.markers.british.oos).toEqual(['miramichy'])
    expect(marks(p)?.british).toBe(-1)
  })
  test('13.2.2, R-79 a Reduced Fleet is Full in its pool', () => {
    const units = ['boscawen', 'durell:reduced', 'gage', 'langis'] as const
    const boxes = { 'british-artillery': ['royal-artillery-7'] } as const
    const p = fight({ at: 'miramichy', attacker: 'british', units, boxes })
    p.choose('british', { unit: 'durell' })
    expect(p.state.reduced).toEqual([])
  })
  test('13.2.2 not with one Fleet, nor without an Artillery unit to come', () => {
    const one = fight({ at: 'miramichy', attacker: 'british', units: ['boscawen', 'gage', 'langis'] })
    expect(one.asked).toBe('1 dice 13.3.3')
    const boxes = { unused: Array.from({ length: 8 }, (_, n) => `royal-artillery-${n + 1}` as never) }
    expect(fight({ at: 'miramichy', attacker: 'british', units: UNITS, boxes }).asked).toBe('1 dice 13.3.3')
  })
  test('13.2.2, R-79 it may be declined; the attacker decides first', () => {
    const p = fight({
      at: 'miramichy',
      attacker: 'british',
      units: [...UNITS, 'marine-royale', 'de-lisle'],
      boxes: { 'british-artillery': ['royal-artillery-7'], 'french-artillery': ['canonniers-bombardiers-4'] },
    })
    expect(p.asked).toBe('british 13.2.2')
    p.choose('british', { do: 'none' })
    expect(p.asked).toBe('french 13.2.2')
    p.choose('french', { do: 'none' })
    expect(p.state.step).toBe('attack')
  })
})

describe('13.2.3 Combine Reduced Units', () => {
  const at = { at: 'oswego', attacker: 'french', from: 'baye-de-cataracouy' } as const
  test('13.2.3, R-80 red and brown Light units are one type; the owner chooses who is lost', () => {
    const p = fight({ ...at, units: ['rogers:reduced', 'gage:reduced', 'langis'] })
    expect(p.offers('british')).toEqual([{ unit: 'rogers' }, { unit: 'gage' }])
    p.choose('british', { unit: 'gage' })
    expect(p.at('oswego')).toEqual(['rogers', 'langis'])
    expect(p.box('losses-british')).toEqual(['gage'])
  })
  test('13.2.3, R-80 Highland and other Metropolitan Brigades are one type; the enemy draws a chit', () => {
    const p = fight({ ...at, units: ['fraser:reduced', '44th-48th:reduced', 'langis'] })
    p.choose('british', { unit: '44th-48th' }).lots('chit-0')
    expect(p.at('oswego')).toEqual(['fraser', 'langis'])
    expect(p.state.chits.french).toBe(0)
  })
  test('13.2.3 of three one stays Reduced; different types and Forts do not combine', () => {
    const p = fight({
      ...at,
      units: [
        ...(['new-england-brigade-1:reduced', 'n-york-nj-brigade-1:reduced', 'penn-del-brigade-1:reduced'] as const),
        ...(['rogers:reduced', 'fort-ontario:reduced', 'langis:reduced', 'berry:reduced'] as const),
      ],
    })
    p.choose('british', { unit: 'penn-del-brigade-1' }, { unit: 'n-york-nj-brigade-1' })
    expect(p.at('oswego')).toEqual([
      'fort-ontario:reduced',
      'n-york-nj-brigade-1',
      'new-england-brigade-1:reduced',
      'rogers:reduced',
      'berry:reduced',
      'langis:reduced',
    ])
  })
  test('13.2.3, R-80 Bastions never combine; Reduced Fleets do, and the one lost is back in the pool', () => {
    const p = fight({
      at: 'quebec',
      attacker: 'british',
      units: ['bastion-3:reduced', 'bastion-4:reduced', 'boscawen:reduced', 'durell:reduced', 'gage'],
      boxes: { unused: Array.from({ length: 8 }, (_, n) => `royal-artillery-${n + 1}` as never) },
    })
    p.choose('british', { unit: 'durell' })
    expect(p.at('quebec')).toEqual(['boscawen', 'gage', 'bastion-3:reduced', 'bastion-4:reduced'])
    expect(p.box('fleets')).toContain('durell')
  })
})

describe('13.3.1 Battle Track and Commander Rerolls Track', () => {
  test('13.3.1 the markers start at 0; of two Commanders one is chosen, at his rating', () => {
    const p = fight({ at: 'oswego', attacker: 'french', units: ['langis', 'berry', 'montcalm', 'rigaud', 'rogers'] })
    expect(p.asked).toBe('french 13.3.1')
    p.choose('french', { unit: 'rigaud' })
    expect(p.state.battle).toMatchObject({
      marks: { british: 0, french: 0 },
      commander: { british: null, french: { unit: 'rigaud', left: 2 } },
    })
  })
})

describe('13.3.2 Battle Penalties', () => {
  const base = { at: 'oswego', attacker: 'french', units: ['langis', 'rogers'] } as const
  test('13.3.2 one each for Landing, Marshal Troops, Rout, Out of Supply', () => {
    for (const kind of ['landing', 'marshal', 'rout', 'oos'] as const)
      expect(marks(fight({ ...base, markers: { british: { [kind]: ['oswego'] } } }))).toEqual({
        british: -1,
        french: 0,
      })
  })
  test('13.3.2, R-81 they cumulate, down to -5', () => {
    const all = { landing: ['oswego'], marshal: ['oswego'], rout: ['oswego'], oos: ['oswego'] } as never
    expect(marks(fight({ ...base, markers: { french: all } }))?.french).toBe(-4)
    const units = ['langis', 'rogers', 'fort-ontario'] as const
    expect(marks(fight({ ...base, units, markers: { french: all } }))?.french).toBe(-5)
  })
  test('13.3.2, R-48 Out of Supply is two for eight units, Commanders not counted', () => {
    const lights = ['langis', 'lery', 'langlade', 'lignery', 'villiers', 'belestre', 'beaujeu'] as const
    const markers = { french: { oos: ['oswego'] } } as never
    const seven = [...lights, 'montcalm', 'rogers'] as const
    expect(marks(fight({ ...base, units: seven, markers }))?.french).toBe(-1)
    expect(marks(fight({ ...base, units: [...seven, 'boishebert'], markers }))?.french).toBe(-2)
  })
  test('13.3.2 attacking a Fort is one with Artillery, two without; the Fort’s own side has none', () => {
    const fort = ['fort-ontario', 'berry'] as const
    expect(marks(fight({ ...base, units: fort }))).toEqual({ british: 0, french: -2 })
    const guns = ['fort-ontario', 'berry', 'canonniers-bombardiers-1'] as const
    expect(marks(fight({ ...base, units: guns }))).toEqual({ british: 0, french: -1 })
  })
})

describe('7.4 Events at the start of a battle', () => {
  test('7.4 Wilderness Ambush: one position, two with three Light units, on Wilderness or an Outpost', () => {
    const p = fight({ at: 'oswego', attacker: 'french', units: ['langis', 'rogers'], played: { french: 32 } })
    expect(p.offers('french')).toEqual([{ do: 'declare' }, { do: 'pass' }])
    p.choose('french', { do: 'declare' })
    expect(marks(p)).toEqual({ british: 0, french: 1 })
    const units = ['langis', 'mingo', 'delaware', 'rogers'] as const
    const three = fight({ at: 'loyalhanna', attacker: 'french', units, played: { french: 32 } })
    expect(marks(three.choose('french', { do: 'declare' }))?.french).toBe(2)
    const settled = fight({ at: 'albany', attacker: 'french', units: ['langis', 'rogers'], played: { french: 32 } })
    expect(settled.asked).toBe('1 dice 13.3.3')
  })
  test('7.4 Wilderness Ambush serves one battle; passing keeps it', () => {
    const spec = { at: 'oswego', attacker: 'french', units: ['langis', 'rogers'], played: { french: 32 } } as const
    const p = fight(spec).choose('french', { do: 'declare' }).dice('miss').dice('miss')
    expect(isOver(p)).toBe(true)
    expect(p.asked).toBe('1 dice 13.3.3')
    const kept = fight(spec).choose('french', { do: 'pass' }).dice('miss').dice('miss')
    expect(isOver(kept)).toBe(true)
    expect(kept.asked).toBe('french 7.4')
  })
  test('7.4 Coup de Main: one position against a British Fort, whose B&Ts are Misses', () => {
    const units = ['fort-ontario', 'berry', 'canonniers-bombardiers-1'] as const
    const p = fight({ at: 'oswego', attacker: 'french', units, played: { french: 37 } }, '1')
    p.choose('french', { do: 'declare' })
    expect(marks(p)).toEqual({ british: 0, french: 0 })
    p.dice('miss').dice('miss').dice('bt')
    expect(p.log).not.toContain('log.reduced')
    expect(isOver(p)).toBe(true)
    expect(p.at('oswego')).toEqual(['fort-ontario'])
  })
  test('7.4 Indomitable Abbatis: the British attacker starts two back', () => {
    const spec = { at: 'ticonderoga', units: ['berry', '44th-48th'], played: { french: 41 } } as const
    const p = fight({ ...spec, attacker: 'british' }, '3').choose('french', { do: 'declare' })
    expect(marks(p)).toEqual({ british: -2, french: 0 })
    expect(fight({ ...spec, attacker: 'french' }, '3').asked).toBe('1 dice 13.3.3')
  })
})
