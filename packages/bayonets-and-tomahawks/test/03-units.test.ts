import { describe, expect, test } from 'vitest'
import { FORTRESSES, type Space } from '../src/data/map.ts'
import { UNIT, UNIT_IDS, type UnitFacts, type UnitId, type UnitType } from '../src/data/units.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import type { PositionSpec } from '../src/position.ts'
import { eliminate, everywhere, factionOf } from '../src/rules/03-units.ts'
import { canRaid } from '../src/rules/09-raid.ts'
import { canMove } from '../src/rules/10-movement.ts'
import { canSail } from '../src/rules/10-sail.ts'
import { canBuild } from '../src/rules/12-construction.ts'
import { isMetropolitan } from '../src/state.ts'
import { act } from './actions.ts'
import { fight } from './fight.ts'
import { play } from './help.ts'

const unit = (id: string) => ({ unit: id })
const to = (space: string) => ({ space })
const DONE = { do: 'done' }
const MISS = 'miss'
const list = (is: (facts: UnitFacts) => boolean): UnitId[] => UNIT_IDS.filter((id) => is(UNIT[id]))
const ofType = (type: UnitType, faction?: 'british' | 'french') =>
  list((facts) => facts.type === type && (!faction || facts.faction === faction))
/** A lone unit in the middle of the game, nothing else on the map. */
const alone = (space: Space, ...units: UnitId[]) =>
  act('build', 'british', { spaces: { [space]: units }, step: 'actions' }).state
const SIEGE = { at: 'louisbourg', attacker: 'british' } as const
const GUNS: UnitId[] = ['royal-artillery-1', 'royal-artillery-2']

describe('3.0 Units', () => {
  test('3.0 the counters: 54 British, 21 Colonial, 44 French, 16 Indian, and 8 Commanders', () => {
    const isColonial = ({ colony, colonial }: UnitFacts) => colony !== null || colonial
    const counted = ({ type }: UnitFacts) => type !== 'commander' && type !== 'indian'
    expect(list((u) => counted(u) && u.faction === 'british' && !isColonial(u))).toHaveLength(54)
    expect(list((u) => counted(u) && isColonial(u))).toHaveLength(21)
    expect(list((u) => counted(u) && u.faction === 'french')).toHaveLength(44)
    expect(ofType('indian')).toHaveLength(16)
    expect(ofType('commander', 'british')).toHaveLength(4)
    expect(ofType('commander', 'french')).toHaveLength(4)
    expect(list((u) => isColonial(u) && u.faction !== 'british')).toEqual([])
  })
  test('3.0 three shapes, and none for Commanders', () => {
    expect(list((u) => u.shape === null)).toEqual(ofType('commander'))
    expect(new Set(UNIT_IDS.flatMap((id) => UNIT[id].shape ?? []))).toEqual(new Set(['triangle', 'square', 'circle']))
  })
  test('3.0 every type may move but Forts and Bastions', () => {
    const moves = (id: UnitId) => {
      const f = UNIT[id].faction as 'british' | 'french'
      // Company for a Commander (10.4), itself unable to move.
      const friend = f === 'british' ? 'rogers:spent' : 'lery:spent'
      const spaces = { louisbourg: [id], 'port-dauphin': [friend] } as const
      const { state } = act('move', f, { spaces, control: { louisbourg: f, 'port-dauphin': f }, step: 'actions' })
      return canMove(state, f, 'army', false)
    }
    const one = (type: UnitType) => ofType(type).find((id) => UNIT[id].faction) as UnitId
    const types = [...new Set(UNIT_IDS.map((id) => UNIT[id].type))]
    expect(types.filter((type) => !moves(one(type))).toSorted()).toEqual(['bastion', 'fort'])
  })
  test('3.0.1 which types each shape has', () => {
    const types = (shape: string) => [...new Set(list((u) => u.shape === shape).map((id) => UNIT[id].type))].toSorted()
    expect(types('triangle')).toEqual(['indian', 'light'])
    expect(types('square')).toEqual(['highland', 'metropolitan', 'non-metropolitan'])
    expect(types('circle')).toEqual(['artillery', 'bastion', 'fleet', 'fort'])
  })
  test('3.0.1 a type rolls by itself, and of one shape its own like are hit before the others', () => {
    const units = ['rogers', 'dunn', 'mohawk', 'langis', 'mingo'] as const
    const p = fight({ at: 'oswego', attacker: 'british', control: { oswego: 'french' }, units })
    expect(p.asked).toBe('2 dice 13.3.3')
    p.dice('triangle', MISS)
    expect(p.at('oswego')).toContain('langis:reduced')
    expect(p.asked).toBe('1 dice 13.3.3')
    p.dice('triangle')
    expect(p.at('oswego')).toEqual(['dunn', 'mohawk', 'rogers', 'langis:reduced'])
  })
  test('3.0.3 a stack in an action is any part of those on the space, even one unit', () => {
    const p = act('move', 'british', { spaces: { albany: ['campbell', 'fraser', 'rogers'] } })
    p.choose('british', unit('fraser'), to('kingston'), DONE)
    expect(p.at('albany')).toEqual(['campbell', 'rogers'])
    expect(p.at('kingston')).toEqual(['fraser:spent'])
  })
  test('3.0.3 all of one faction on a space are a stack with one marker; those of the other are not of it', () => {
    const spaces = { saranac: ['rogers', 'gage', 'dunn', 'putnam', 'lery'] as UnitId[] }
    const markers = { british: { rout: ['saranac' as const] }, french: { rout: ['saranac' as const] } }
    const p = act('move', 'british', { spaces, markers }, { as: 'light' })
    p.choose('british', unit('rogers'), to('nihanawate'), DONE)
    expect(p.state.markers.british.rout.toSorted()).toEqual(['nihanawate', 'saranac'])
    expect(p.state.markers.french.rout).toEqual(['saranac'])
    // The last to leave takes the marker along.
    const q = act('move', 'british', { spaces: { saranac: ['rogers', 'gage'] }, markers: { british: markers.british } })
    // Nihanawate is the one way open to the Routed (13.8).
    q.choose('british', { do: 'all' }, DONE)
    expect(q.state.markers.british.rout).toEqual(['nihanawate'])
  })
})

describe('3.1 Light units', () => {
  test('3.1 the triangles: 10 British and Colonial, 10 French, 16 Indian', () => {
    expect(list((u) => u.type === 'light' && u.faction === 'british' && !u.colonial)).toHaveLength(4)
    expect(list((u) => u.type === 'light' && u.colonial)).toHaveLength(6)
    expect(ofType('light', 'french')).toHaveLength(10)
    expect(list((u) => u.shape === 'triangle')).toHaveLength(36)
  })
  test('3.1 only they Raid, of whatever kind', () => {
    const raids = (id: UnitId) => canRaid(alone('lake-george', id), 'british', 'light', false)
    for (const id of ['rogers', 'gage', 'mohawk'] as const) expect([id, raids(id)]).toEqual([id, true])
    for (const id of ['campbell', '44th-48th', 'new-england-brigade-1', 'royal-artillery-1', 'forbes'] as const)
      expect([id, raids(id)]).toEqual([id, false])
  })
  test('3.1.2 the units of a Nation serve whom the Nation serves, and before that nobody', () => {
    const units = list((u) => u.nation !== null)
    expect(units).toEqual(['cherokee-1', 'cherokee-2', 'iroquois-1', 'iroquois-2', 'iroquois-3'])
    const { state } = play({ nations: { iroquois: 'french' } })
    expect(factionOf(state, 'iroquois-2')).toBe('french')
    expect(() => factionOf(state, 'cherokee-1')).toThrow('serves nobody')
    expect(factionOf(play({ nations: { iroquois: 'british' } }).state, 'iroquois-2')).toBe('british')
    expect(factionOf(state, 'mohawk')).toBe('british')
  })
  test.each(['british', 'french'] as const)('3.1.2 under the %s, one Hit eliminates them into that Losses box', (f) => {
    const enemy = f === 'british' ? 'beaujeu' : 'rogers'
    const attacker = f === 'british' ? 'french' : 'british'
    const spec = { at: 'saranac', attacker, nations: { iroquois: f } } as const
    const p = fight({ ...spec, units: [enemy, 'iroquois-1', 'iroquois-2'] }).dice('triangle')
    p.choose(f, unit('iroquois-2'))
    expect(p.box(`losses-${f}`)).toEqual(['iroquois-2'])
    expect(p.state.reduced).toEqual([])
  })
})

describe('3.2 Brigades', () => {
  test('3.2 the squares: British and French Metropolitan; Colonial with their Colony, and Canadiens', () => {
    const colonies = ofType('non-metropolitan', 'british').map((id) => UNIT[id].colony)
    const count = (colony: string) => colonies.filter((name) => name === colony).length
    const counts = ['new-england', 'new-york-new-jersey', 'pennsylvania-delaware', 'virginia-south'].map(count)
    expect(counts).toEqual([7, 3, 2, 3])
    expect(colonies).toHaveLength(15)
    expect(ofType('non-metropolitan', 'french')).toEqual(['canadiens-1', 'canadiens-2'])
    // Only Metropolitan Brigades bring Commanders (15.2.2).
    expect(list((u) => u.gorget).filter((id) => !isMetropolitan(id))).toEqual([])
    expect(list((u) => u.gorget && u.faction === 'british')).toHaveLength(4)
    expect(list((u) => u.gorget && u.faction === 'french')).toHaveLength(3)
  })
  test('3.2 a Metropolitan Brigade that is lost gives the enemy a War in Europe chit, another does not', () => {
    const lose = (id: UnitId) => {
      const { state } = play({ clear: true, spaces: { oswego: [id] } })
      const asked = eliminate(state, id, 'oswego').next()
      return asked.done ? 'nothing' : 'chit'
    }
    expect(lose('berry')).toBe('chit')
    expect(lose('44th-48th')).toBe('chit')
    expect(lose('canadiens-1')).toBe('nothing')
    expect(lose('new-england-brigade-1')).toBe('nothing')
    expect(lose('rogers')).toBe('nothing')
    expect(lose('royal-artillery-1')).toBe('nothing')
  })
  test('3.2 only Brigades build, of any type', () => {
    const builds = (id: UnitId) => canBuild(alone('lake-george', id), 'british')
    for (const id of ['campbell', '44th-48th', 'new-england-brigade-1'] as const)
      expect([id, builds(id)]).toEqual([id, true])
    for (const id of ['rogers', 'mohawk', 'royal-artillery-1', 'forbes', 'fort-edward'] as const)
      expect([id, builds(id)]).toEqual([id, false])
  })
  test('3.2.1 four Highland Brigades, Metropolitan ones: the loss of one is worth a chit', () => {
    const highlands: UnitId[] = ['campbell', 'fraser', 'montgomery', 'royal-highland']
    expect(ofType('highland')).toEqual(highlands)
    expect(highlands.filter((id) => !isMetropolitan(id))).toEqual([])
    const p = fight({ at: 'oswego', attacker: 'french', units: ['berry', 'campbell:reduced'] }).dice('square')
    expect(p.box('losses-british')).toEqual(['campbell'])
    expect(p.asked).toBe('1 lots 18.3.1')
    expect(p.lots('chit-0').state.chits).toEqual({ british: null, french: 0 })
  })
  test('3.2.1 they roll before the others and may reroll; these may not', () => {
    const units = ['44th-48th', 'campbell', 'berry'] as const
    const p = fight({ at: 'oswego', attacker: 'british', control: { oswego: 'french' }, units })
    expect(p.state.battle?.rolling ?? null).toBeNull()
    p.dice(MISS)
    expect(p.state.battle?.rolling?.units).toEqual(['campbell'])
    expect(p.asked).toBe('british 13.5')
    p.choose('british', { do: 'reroll', unit: 'campbell', why: 'own' }).dice(MISS)
    // The other Brigade, then the French.
    expect(`${p.table.chance?.by} ${p.asked}`).toBe('british 1 dice 13.3.3')
    p.dice(MISS)
    expect(`${p.table.chance?.by} ${p.asked}`).toBe('french 1 dice 13.3.3')
  })
  test('3.2.1 the first Hit on a Metropolitan Brigade is theirs', () => {
    const p = fight({ at: 'oswego', attacker: 'french', units: ['berry', '44th-48th', 'campbell'] }).dice('square')
    expect(p.state.reduced).toEqual(['campbell'])
  })
})

describe('3.3 to 3.6 Circles', () => {
  test('3.3 only Artillery hits a Bastion; Fleets, Brigades and Light units do not', () => {
    expect(fight({ ...SIEGE, units: ['royal-artillery-1', 'bastion-1'] }).dice('square').state.reduced).toEqual([
      'bastion-1',
    ])
    for (const id of ['boscawen', '44th-48th', 'rogers'] as const)
      for (const face of ['square', 'triangle', 'bt'] as const) {
        const p = fight({ ...SIEGE, units: [id, 'bastion-1'] }).dice(face)
        expect([id, face, p.state.reduced]).toEqual([id, face, []])
      }
  })
  test('3.3 one alone goes by a Road, any number by a Highway, none by a Path', () => {
    const spaces = { 'lake-george': GUNS } as const
    const both = (more: object) => act('move', 'british', { spaces, ...more }).choose('british', { do: 'all' })
    const roads = ['lake-george--oneida-lake']
    expect(both({}).offers('british')).toEqual([to('albany'), to('ticonderoga')])
    expect(both({ roads }).offers('british')).toEqual([to('albany'), to('ticonderoga')])
    const p = act('move', 'british', { spaces, roads }).choose('british', unit('royal-artillery-1'))
    expect(p.offers('british')).toContainEqual(to('oneida-lake'))
    expect(p.offers('british')).not.toContainEqual(to('sachendaga'))
  })
  test.each(bayonetsAndTomahawks.scenarios.map(({ id }) => id))('3.4 scenario %s: two Bastions a Fortress', (id) => {
    const { state } = play({}, id)
    const bastions = [...everywhere(state, 'french')].filter(([piece]) => UNIT[piece].type === 'bastion')
    expect(FORTRESSES).toEqual(['louisbourg', 'quebec'])
    expect(bastions.map(([, spot]) => spot)).toEqual(['louisbourg', 'louisbourg', 'quebec', 'quebec'])
  })
  test('3.4 it rolls, does not move, prevents Overwhelm and does not come back', () => {
    const BRIGADES = ofType('non-metropolitan', 'british')
    const near = { 'port-dauphin': BRIGADES, louisbourg: ['bastion-1'] } as const
    const p = act('move', 'british', { spaces: near, control: { 'port-dauphin': 'british' } })
    p.choose('british', { do: 'all' })
    expect(p.at('louisbourg')).toHaveLength(16)
    expect(p.state.battles).toEqual(['louisbourg'])
    expect(p.at('louisbourg')).toContain('bastion-1')
    const { state } = act('move', 'french', { spaces: { louisbourg: ['bastion-1'] }, step: 'actions' })
    expect(canMove(state, 'french', 'army', false)).toBe(false)
    const q = fight({ ...SIEGE, units: ['royal-artillery-1', 'bastion-1:reduced', 'bastion-2'] }).dice('square')
    // Eliminated, it has still its roll (13.3.3).
    expect(q.asked).toBe('2 dice 13.3.3')
    expect(q.box('removed')).toEqual(['bastion-1'])
  })
  test('3.5 one Fort a space: where one stands no other is begun', () => {
    const START = { do: 'fort_start' }
    const empty = act('build', 'british', { spaces: { 'lake-george': ['campbell'] } })
    expect(empty.offers('british')).toContainEqual(START)
    const built = act('build', 'british', { spaces: { 'lake-george': ['campbell', 'fort-edward:reduced'] } })
    expect(built.offers('british')).not.toContainEqual(START)
    built.choose('british', { do: 'fort_repair' })
    expect(built.at('lake-george')).toEqual(['campbell:spent', 'fort-edward'])
    const two = play({ clear: true, spaces: { 'lake-george': ['fort-edward', 'fort-pitt'] } })
    expect(bayonetsAndTomahawks.brokenLaws(two.state)).toEqual(['3.5: two Forts at lake-george'])
  })
  test('3.5 it rolls, does not move, and is a Penalty to attackers, two without Artillery', () => {
    expect(canMove(alone('lake-george', 'fort-edward'), 'british', 'army', false)).toBe(false)
    const before = (defender: UnitId, ...units: UnitId[]) =>
      fight({ at: 'lake-george', attacker: 'french', units: [...units, defender] }).state.battle?.marks.french
    expect(before('rogers', 'lery')).toBe(0)
    expect(before('fort-edward', 'lery', 'canonniers-bombardiers-1')).toBe(-1)
    expect(before('fort-edward', 'lery')).toBe(-2)
    const p = fight({ at: 'lake-george', attacker: 'french', units: ['lery', 'fort-edward'] }).dice(MISS)
    expect(`${p.table.chance?.by} ${p.asked}`).toBe('british 1 dice 13.3.3')
  })
  test('3.5 a Fort makes Wilderness worth one Raid Point', () => {
    const raid = (more: PositionSpec['spaces']) =>
      act('raid', 'french', { spaces: { 'forks-of-the-ohio': ['villiers'], ...more } }, { as: 'light' })
    expect(raid({}).offers('french')).not.toContainEqual(to('loyalhanna'))
    const p = raid({ loyalhanna: ['fort-ligonier'] })
      .choose('french', to('loyalhanna'))
      .dice(MISS)
      .dice('flag')
    expect(p.state.raid.french).toBe(1)
  })
  test('3.6 a Fleet is nowhere but on the coast or in the Sail Box', () => {
    const laws = (spec: object) => bayonetsAndTomahawks.brokenLaws(play({ clear: true, ...spec }).state)
    expect(laws({ spaces: { halifax: ['durell'] }, boxes: { 'sail-british': ['hardy'] } })).toEqual([])
    expect(laws({ spaces: { albany: ['durell'] } })).toEqual(['3.6: durell at albany'])
  })
  test('3.6 by Army Movement it does not go inland, though a Highway does', () => {
    const p = act('move', 'british', { spaces: { boston: ['durell', 'campbell'] } })
    p.choose('british', unit('durell'))
    expect(p.offers('british')).toContainEqual(to('york'))
    expect(p.offers('british')).not.toContainEqual(to('northfield'))
    const q = act('move', 'british', { spaces: { boston: ['durell', 'campbell'] } }).choose('british', unit('campbell'))
    expect(q.offers('british')).toContainEqual(to('northfield'))
  })
  test('3.6 without a Fleet nobody Sails', () => {
    expect(canSail(alone('boston', 'campbell', 'rogers', 'royal-artillery-1'), 'british')).toBe(false)
    expect(canSail(alone('boston', 'durell'), 'british')).toBe(true)
  })
})
