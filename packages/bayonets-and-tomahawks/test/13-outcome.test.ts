import { describe, expect, test } from 'vitest'
import { SPACE } from '../src/data/map.ts'
import { UNIT } from '../src/data/units.ts'
import { fight, isOver } from './fight.ts'

const AT = { at: 'oswego', attacker: 'british', from: 'oneida-lake', control: { oswego: 'french' } } as const

describe('13.6 Battle Outcome', () => {
  test('13.6 the attacker needs a higher position; he goes back where he came from', () => {
    const p = fight({ ...AT, units: ['rogers', 'langis'] })
      .dice('flag')
      .dice('flag')
    expect(p.at('oneida-lake')).toEqual(['rogers'])
    expect(p.state.control.oswego).toBe('french')
  })
  test('13.6 a stack without units loses whatever the track says', () => {
    const p = fight({ ...AT, units: ['rogers', 'mingo'] })
      .dice('triangle')
      .dice('flag')
    expect(p.state.control.oswego).toBeUndefined()
    expect(p.at('oswego')).toEqual(['rogers'])
  })
  test('13.6 both wiped out: the defender has won, control does not change', () => {
    const p = fight({ ...AT, units: ['mohawk', 'mingo'] })
      .dice('triangle')
      .dice('triangle')
    expect(isOver(p)).toBe(true)
    expect(p.at('oswego')).toEqual([])
    expect(p.state.control.oswego).toBe('french')
  })
  test('13.6, R-85 a stack wiped out loses though its Militia is left', () => {
    const p = fight({ at: 'albany', attacker: 'french', from: 'lake-george', units: ['langis', 'mohawk'], victory: 1 })
    p.dice('triangle').dice('flag').dice('flag', 'flag', 'miss')
    expect(p.state.control.albany).toBe('french')
    expect(p.state.victory).toBe(-3)
  })
  test('13.6, R-86 a winner of wiped out enemies keeps the Rout marker his position earned, without its penalties', () => {
    const p = fight({ at: 'albany', attacker: 'french', from: 'lake-george', units: ['langis', 'mohawk'] })
    p.dice('triangle').dice('flag').dice('flag', 'flag', 'flag')
    expect(isOver(p)).toBe(true)
    expect(p.state.markers.french.rout).toEqual(['albany'])
    expect(p.at('albany')).toEqual(['langis'])
  })
  test('13.6, R-85 Militia alone: the track decides; beaten, the space is captured', () => {
    const p = fight({ at: 'albany', attacker: 'french', from: 'lake-george', units: ['langis', 'lery'], victory: 1 })
    p.dice('flag', 'flag').dice('flag', 'miss', 'miss')
    expect(isOver(p)).toBe(true)
    expect(p.state.control.albany).toBe('french')
    expect(p.state.victory).toBe(-3)
  })
  test('13.6 Militia alone may win: the attacker retreats, Routed at three positions', () => {
    const spec = { at: 'albany', attacker: 'french', from: 'lake-george', units: ['langis', 'lery'] } as const
    const p = fight({ ...spec, control: { 'lake-george': 'french' } })
    p.dice('miss', 'miss').dice('flag', 'flag', 'flag')
    p.choose('french', { unit: 'lery' })
    expect(p.at('lake-george')).toEqual(['langis'])
    expect(p.state.markers.french.rout).toEqual(['lake-george'])
    expect(p.state.control).toEqual({ 'lake-george': 'french' })
  })
})

describe('13.7 Post-Battle Procedure', () => {
  test('13.7 Landing and Marshal markers go, Spent and Out of Supply markers travel', () => {
    const p = fight({
      ...AT,
      units: ['rogers:spent', 'langis'],
      markers: { british: { landing: ['oswego'], oos: ['oswego'] }, french: { marshal: ['oswego'] } },
    })
    p.dice('miss').dice('miss')
    expect(p.at('oneida-lake')).toEqual(['rogers:spent'])
    expect(p.state.markers.british).toEqual({ rout: [], oos: ['oneida-lake'], landing: [], marshal: [] })
    expect(p.state.markers.french.marshal).toEqual([])
  })
  test('13.7, R-44 control and VPs follow the victory', () => {
    const p = fight({ ...AT, units: ['rogers', 'langis'], victory: -1 })
      .dice('flag')
      .dice('miss')
    expect(p.state.control).toEqual({})
    expect(p.state.victory).toBe(1)
  })
})

describe('13.7.1 Indian Desertion', () => {
  test('13.7.1 one random Indian of an attacker who has won on a Settled Space of the enemy', () => {
    const p = fight({ at: 'albany', attacker: 'french', from: 'lake-george', units: ['mingo', 'seneca', 'langis'] })
    p.dice('flag').dice('flag', 'flag').dice('miss', 'miss', 'miss')
    expect(p.asked).toBe('1 lots 13.7.1')
    p.lots('seneca')
    expect(p.box('losses-french')).toEqual(['seneca'])
    expect(p.at('albany')).toEqual(['langis', 'mingo'])
  })
  test('13.7.1 also against a Fort; if it was the last unit an Outpost stays captured', () => {
    const p = fight({
      at: 'oswego',
      attacker: 'french',
      from: 'baye-de-cataracouy',
      units: ['mingo', 'seneca', 'fort-ontario'],
    })
    p.dice('flag', 'flag').dice('miss')
    expect(isOver(p)).toBe(true)
    expect(p.state.control.oswego).toBeUndefined()
    const q = fight({ at: 'oswego', attacker: 'french', units: ['mingo', 'langis', 'lery', 'fort-ontario'] })
    q.dice('flag', 'flag').dice('flag').dice('miss').choose('british', { do: 'raze' })
    expect(q.box('losses-french')).toEqual(['mingo'])
    expect(q.state.control.oswego).toBe('french')
  })
  test('13.7.1, R-182 not on an Outpost without Fort, not for a defender, not where an own Settled Space is freed', () => {
    const p = fight({ at: 'oswego', attacker: 'french', units: ['mingo', 'rogers'] })
      .dice('flag')
      .dice('miss')
    expect(p.at('oswego')).toEqual(['mingo'])
    const q = fight({ at: 'albany', attacker: 'british', units: ['mohawk', 'langis'], control: { albany: 'french' } })
    q.dice('flag').dice('miss').dice('miss', 'miss')
    q.choose('french', q.offers('french')[0] ?? {})
    expect(q.at('albany')).toEqual(['mohawk'])
  })
  test('13.7.1, R-182 but where an own Settled Space is freed of an enemy Fort', () => {
    const units = ['mohawk', 'royal-artillery-1', '22nd-28th', 'fort-duquesne'] as const
    const p = fight({ at: 'albany', attacker: 'british', units, control: { albany: 'french' } })
    p.dice('flag').dice('flag').dice('flag').dice('miss').dice('miss', 'miss')
    p.choose('french', { do: 'raze' })
    expect(p.box('losses-british')).toEqual(['mohawk'])
  })
})

describe('13.8 Rout', () => {
  const HOME = { 'oneida-lake': ['dunn'] } as const
  test('13.8 three positions below: marker and one unit lost, an Artillery unit first', () => {
    const units = ['royal-artillery-1', '44th-48th', 'rogers', 'langis', 'lery', 'langlade'] as const
    const p = fight({ ...AT, units })
      .dice('miss')
      .dice('miss')
      .dice('miss')
      .dice('flag', 'flag', 'flag')
    expect(isOver(p)).toBe(true)
    expect(p.box('losses-british')).toEqual(['royal-artillery-1'])
    expect(p.at('oneida-lake')).toEqual(['44th-48th', 'rogers'])
    expect(p.state.markers.british.rout).toEqual(['oneida-lake'])
  })
  test('13.8 two positions are no Rout; joining a stack that is not Routed frees of the marker', () => {
    const units = ['rogers', 'langis', 'lery'] as const
    const p = fight({ ...AT, units })
      .dice('miss')
      .dice('flag', 'flag')
    expect(p.state.markers.british.rout).toEqual([])
    const more = ['rogers', 'gage', 'langis', 'lery', 'langlade'] as const
    const q = fight({ ...AT, units: more, spaces: HOME })
      .dice('miss', 'miss')
      .dice('flag', 'flag', 'flag')
    q.choose('british', { unit: 'gage' })
    expect(q.at('oneida-lake')).toEqual(['dunn', 'rogers'])
    expect(q.state.markers.british.rout).toEqual([])
  })
  test('13.8 an Indian is lost only if there is nobody else; Fort and Commander never', () => {
    const units = ['mohawk', 'rogers', 'forbes', 'langis', 'lery', 'langlade'] as const
    const p = fight({ ...AT, units })
      .dice('miss')
      .dice('miss')
      .dice('flag', 'flag', 'flag')
    expect(p.box('losses-british')).toEqual(['rogers'])
    const q = fight({
      at: 'oswego',
      attacker: 'french',
      units: ['fort-ontario', 'mohawk', 'langis', 'lery', 'langlade', 'berry', 'villiers'],
    })
    q.dice('flag', 'flag', 'flag', 'flag').dice('flag').dice('miss').dice('miss')
    expect(q.box('losses-british')).toEqual(['mohawk'])
  })
  const fortAt = (p: ReturnType<typeof fight>, f: 'british' | 'french') =>
    p.state.map[f][SPACE.oswego.n]?.find((id) => UNIT[id].type === 'fort')
  const storm = ['langis', 'lery', 'langlade', 'villiers', 'belestre'] as const
  const FLAGS = ['flag', 'flag', 'flag', 'flag', 'flag'] as const
  test('13.8 the Fort of a Routed stack becomes one of the enemy’s, as Reduced as it was', () => {
    const p = fight({ at: 'oswego', attacker: 'french', units: ['fort-ontario:reduced', 'rogers', ...storm] })
    p.dice(...FLAGS)
    p.dice('miss').dice('miss')
    const fort = fortAt(p, 'french')
    expect(fort).toBeTruthy()
    expect(p.state.reduced).toContain(fort)
    expect(p.state.reduced).not.toContain('fort-ontario')
    expect(p.box('removed')).toContain('fort-ontario')
    expect(p.box('losses-british')).toEqual(['rogers'])
  })
  test('13.8 without a Fort in the enemy’s pool it is just removed; a Fort alone has nobody to lose', () => {
    const forts = [
      'fort-beausejour',
      'fort-carillon',
      'fort-duquesne',
      'fort-frontenac',
      'fort-jacques-cartier',
    ] as const
    const more = ['fort-levis', 'fort-massiac', 'fort-niagara', 'fort-saint-frederic'] as const
    const boxes = { unused: [...forts, ...more] }
    const p = fight({ at: 'oswego', attacker: 'french', units: ['fort-ontario', ...storm], boxes })
    p.dice(...FLAGS).dice('miss')
    expect(isOver(p)).toBe(true)
    expect(fortAt(p, 'french')).toBeUndefined()
    expect(p.box('removed')).toContain('fort-ontario')
    expect(p.state.control.oswego).toBe('french')
  })
  test('13.8 a stack that was Routed already suffers the penalties again', () => {
    const units = ['rogers', 'gage', 'langis', 'lery', 'langlade'] as const
    const p = fight({ ...AT, units, markers: { british: { rout: ['oswego'] } } })
    p.dice('miss', 'miss').dice('flag', 'flag', 'miss').choose('british', { unit: 'gage' })
    expect(p.box('losses-british')).toEqual(['gage'])
    expect(p.state.markers.british.rout).toEqual(['oneida-lake'])
  })
  const SIEGE = { at: 'quebec', attacker: 'british' } as const
  test('13.8 the last Bastion lost is a Rout even at one position', () => {
    const units = ['royal-artillery-1', 'royal-artillery-2', 'bastion-3:reduced', 'berry', 'langis'] as const
    const p = fight({ ...SIEGE, units })
      .dice('square', 'flag')
      .dice('miss')
      .dice('miss')
      .dice('miss')
    p.dice('flag', 'miss', 'miss')
    expect(p.offers('french')).toEqual([{ unit: 'berry' }, { unit: 'langis' }])
    p.choose('french', { unit: 'langis' }, { space: 'cote-du-sud' })
    expect(p.at('cote-du-sud')).toEqual(['berry'])
    expect(p.state.markers.french.rout).toEqual(['cote-du-sud'])
    expect(p.state.control.quebec).toBe('british')
  })
  test('13.8, R-48 with three positions as well all but Light units are eliminated, the Commander too', () => {
    const guns = ['royal-artillery-1', 'royal-artillery-2', 'royal-artillery-3'] as const
    const p = fight({ ...SIEGE, units: [...guns, 'bastion-3:reduced', 'canadiens-1', 'montcalm', 'langis', 'lery'] })
    p.dice('square', 'flag', 'flag').dice('miss', 'miss').dice('miss').choose('french', { do: 'done' }).dice('miss')
    p.dice('miss', 'miss', 'miss')
    expect(p.box('losses-french')).toContain('canadiens-1')
    expect(p.box('removed')).toContain('montcalm')
    p.choose('french', { unit: 'lery' }, { space: 'jacques-cartier' })
    expect(p.at('jacques-cartier')).toEqual(['langis'])
  })
  test('13.8 the last Bastion lost by a defender who wins is no Rout, and the space no Fortress any more', () => {
    const units = ['royal-artillery-1', 'bastion-3:reduced', 'berry'] as const
    const p = fight({ ...SIEGE, units, from: 'namaskonkik' })
      .dice('square')
      .dice('flag')
      .dice('miss')
    p.dice('miss', 'miss', 'miss')
    expect(isOver(p)).toBe(true)
    expect(p.at('quebec')).toEqual(['berry'])
    expect(p.state.markers.french.rout).toEqual([])
    expect(p.state.battles).toEqual(['riviere-ouabache'])
  })
})
