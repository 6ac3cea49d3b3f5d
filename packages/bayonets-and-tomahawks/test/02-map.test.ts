import { describe, expect, test } from 'vitest'
import {
  COLONIES,
  CONNECTIONS,
  type Connection,
  linkBetween,
  linksOf,
  SEAS,
  SPACES,
  type Space,
  spaceOf,
  VILLAGES,
} from '../src/data/map.ts'
import { PLACES } from '../src/data/places.ts'
import type { UnitId } from '../src/data/units.ts'
import { controller, isColonyHome, isFriendlyHome, isNeutralPath, kindOf, updateControl } from '../src/rules/02-map.ts'
import { enter } from '../src/rules/03-units.ts'
import { ALONE, act } from './actions.ts'
import { play } from './help.ts'

const to = (space: string) => ({ space })
const DONE = { do: 'done' }
const RAID = { as: 'light' } as const
const way = (a: Space, b: Space) => linkBetween(a, b)?.by as Connection
const where = (is: (space: Space) => boolean) => SPACES.filter(is)
/** The spaces that hang together with this one. */
function reached(from: Space, uses: (by: Connection) => boolean): Set<Space> {
  const found = new Set([from])
  for (const space of found) for (const link of linksOf(space)) if (uses(link.by)) found.add(link.to)
  return found
}
/** Where a lone unit may go with its first MP. */
const hops = (faction: 'british' | 'french', unit: UnitId, at: Space, more: object = {}) =>
  act('move', faction, { spaces: { [at]: [unit] }, ...more })
    .offers(faction)
    .flatMap((option) => option.space ?? [])
    .toSorted()

describe('2.0 Game map', () => {
  test('2.0 the points hang together, but for Newfoundland: only the sea leads there', () => {
    const found = reached('quebec', () => true)
    expect(where((id) => !found.has(id))).toEqual(['newfoundland'])
    expect(linksOf('newfoundland')).toEqual([])
    expect(spaceOf('newfoundland').seas).toHaveLength(2)
  })
  test('2.0 no two points are joined twice, and none with itself', () => {
    const pairs = CONNECTIONS.map(({ ends }) => ends.toSorted().join())
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(CONNECTIONS.filter(({ ends: [a, b] }) => a === b)).toEqual([])
  })
})

describe('2.1 Spaces', () => {
  test('2.1 Outposts, Settled Spaces and Bases are Home Spaces; Wilderness and Villages have none', () => {
    for (const id of SPACES) {
      const { kind, home } = spaceOf(id)
      expect([id, home !== null]).toEqual([id, kind === 'outpost' || kind === 'settled' || kind === 'base'])
    }
    expect(where((id) => spaceOf(id).kind === 'base' && spaceOf(id).home !== 'british')).toEqual([])
  })
  test('2.1.1 a Home Space without a marker is under the control of its faction', () => {
    const { state } = play({ clear: true })
    for (const id of SPACES) if (spaceOf(id).home) expect([id, controller(state, id)]).toEqual([id, spaceOf(id).home])
    expect(controller(state, 'ticonderoga')).toBe('french')
    expect(controller(state, 'lake-george')).toBe('british')
  })
  test('2.1.2, R-46 Tadoussac is French at the start of every game', () => {
    const owners = ALONE.scenarios.map(({ id }) => controller(play({}, id).state, 'tadoussac'))
    expect(new Set(owners)).toEqual(new Set(['french']))
  })
  test('2.1.1 captured, it is still a Home Space of the other, but no friendly one', () => {
    const { state } = play({ clear: true, control: { ticonderoga: 'british' } })
    expect(isFriendlyHome(state, 'british', 'ticonderoga')).toBe(false)
    expect(isFriendlyHome(state, 'french', 'ticonderoga')).toBe(false)
    expect(isFriendlyHome(state, 'french', 'montreal')).toBe(true)
  })
  test('2.1.3 Wilderness takes no marker: nobody controls it', () => {
    const p = act('move', 'british', { spaces: { ticonderoga: ['rogers'] } }, { as: 'light' })
    p.choose('british', to('saranac'), DONE)
    expect(p.state.control).toEqual({})
    expect(controller(p.state, 'saranac')).toBeNull()
  })
  test('2.1.4 every Outpost is worth 1, and so much its Raid scores', () => {
    const outposts = where((id) => spaceOf(id).kind === 'outpost')
    expect(new Set(outposts.map((id) => spaceOf(id).value))).toEqual(new Set([1]))
    const spaces = { ticonderoga: ['aubry'] } as const
    const p = act('raid', 'french', { spaces }, RAID).choose('french', to('number-four')).dice('flag')
    expect(p.state.raid.french).toBe(1)
    // A Settled Space scores its number.
    const q = act('raid', 'french', { spaces: { 'number-four': ['aubry'] } }, RAID)
    q.choose('french', to('rumford'))
    while (q.asked.endsWith('9.2')) q.dice('miss')
    expect(q.dice('flag').state.raid.french).toBe(2)
  })
  test('2.1.4 an Outpost has no Militia: empty, it is taken by whoever comes', () => {
    expect(where((id) => spaceOf(id).kind === 'outpost' && spaceOf(id).militia > 0)).toEqual([])
    const p = act('move', 'french', { spaces: { ticonderoga: ['berry'] } }).choose('french', to('lake-george'))
    expect(p.state.control).toEqual({ 'lake-george': 'french' })
  })

  const GULF: Space[] = [
    ...(['cote-de-beaupre', 'cote-du-sud', 'louisbourg', 'miramichy', 'mtan', 'newfoundland', 'port-dauphin'] as const),
    ...(['port-la-joye', 'quebec', 'riviere-du-loup', 'riviere-ristigouche', 'tadoussac'] as const),
  ]
  const ATLANTIC: Space[] = [
    ...(['alexandria', 'annapolis-royal', 'boston', 'cape-sable', 'charles-town', 'chignectou', 'halifax'] as const),
    ...(['kwanoskwamcok', 'louisbourg', 'new-london', 'new-york', 'newfoundland', 'philadelphia'] as const),
    ...(['st-george', 'york'] as const),
  ]
  const landings = (f: 'british' | 'french', fleet: UnitId, openSeas: boolean) =>
    play({ clear: true, step: 'phase', active: f, openSeas, boxes: { [`sail-${f}`]: [fleet] } }, '2', {}, ALONE)
      .offers(f)
      .map((option) => option.space)
      .toSorted()
  test('2.1.6 Coastal Spaces, whatever else they are, are those where one may Land', () => {
    const coast = [...new Set([...ATLANTIC, ...GULF])].toSorted()
    expect(landings('british', 'durell', true)).toEqual(coast)
    expect(landings('british', 'durell', false)).toEqual(ATLANTIC)
    const kinds = new Set(coast.map((id) => spaceOf(id).kind))
    expect(kinds).toEqual(new Set(['wilderness', 'outpost', 'settled', 'base']))
  })
  test('2.1.6, 2.1.7 all Bases are Coastal Spaces, closed to the French alone', () => {
    const coast = new Set([...ATLANTIC, ...GULF])
    const bases = where((id) => spaceOf(id).kind === 'base')
    expect(bases).toEqual(['alexandria', 'boston', 'new-london', 'new-york', 'philadelphia'])
    expect(bases.filter((id) => !coast.has(id))).toEqual([])
    expect(landings('french', 'de-lisle', false)).toEqual([...coast].filter((id) => !bases.includes(id)).toSorted())
  })
})

describe('2.2 Connections', () => {
  test('2.2 Highway, Path, Road: a Brigade goes by the first and the last', () => {
    const id = 'lake-george--oneida-lake'
    const { state } = play({ roads: [id] })
    expect(kindOf(state, way('albany', 'lake-george'))).toBe('highway')
    expect(kindOf(state, way('lake-george', 'sachendaga'))).toBe('path')
    expect(kindOf(state, way('oneida-lake', 'lake-george'))).toBe('road')
    expect(hops('british', 'campbell', 'lake-george', { roads: [id] })).toEqual([
      ...['albany', 'oneida-lake', 'ticonderoga'],
    ])
  })
  test('2.2 only along Connections: spaces that are merely near are not reached', () => {
    expect(linkBetween('ticonderoga', 'albany')).toBeUndefined()
    const p = act('move', 'british', { spaces: { 'lake-george': ['rogers'] } }, { as: 'light' })
    expect(p.refuses('british', to('number-four'))).toBe(true)
    expect(p.refuses('british', to('sachendaga'))).toBe(false)
  })
  test('2.2.2 a Path is for Light units, not for Brigades, Artillery or Commanders', () => {
    expect(hops('french', 'langis', 'isle-aux-noix')).toEqual([
      ...['les-trois-rivieres', 'mamhlawbagok', 'montreal', 'saranac', 'ticonderoga'],
    ])
    expect(hops('french', 'berry', 'isle-aux-noix')).toEqual(['montreal', 'ticonderoga'])
    expect(hops('french', 'canonniers-bombardiers-1', 'isle-aux-noix')).toEqual(['montreal', 'ticonderoga'])
  })
  test('2.2.2 the dark grey Paths are all those of the Villages of a Nation, and no others', () => {
    for (const by of CONNECTIONS) {
      const nations = new Set(by.ends.flatMap((id) => spaceOf(id).nation ?? []))
      expect([by.id, [...nations]]).toEqual([by.id, by.nation ? [by.nation] : []])
      if (by.nation) expect([by.id, by.kind]).toEqual([by.id, 'path'])
    }
    const { state } = play({ clear: true, nations: { iroquois: 'french' } })
    expect(isNeutralPath(state, way('albany', 'oquaga'))).toBe(false)
    expect(isNeutralPath(state, way('beverley', 'chote'))).toBe(true)
    expect(isNeutralPath(state, way('albany', 'kingston'))).toBe(false)
  })
  test('2.2.3 a Road is one for both factions, for as many units as a Road takes', () => {
    const roads = ['lake-george--oneida-lake']
    const control = { 'lake-george': 'french' } as const
    expect(hops('french', 'berry', 'lake-george', { control })).not.toContain('oneida-lake')
    expect(hops('french', 'berry', 'lake-george', { control, roads })).toContain('oneida-lake')
    const lights: UnitId[] = ['aubry', 'beaujeu', 'belestre', 'langis', 'lery']
    const five = (more: object) =>
      act('move', 'french', { spaces: { 'lake-george': lights }, control, ...more }, { as: 'light' })
    expect(five({ roads }).choose('french', { do: 'all' }).offers('french')).toContainEqual(to('oneida-lake'))
    const p = five({})
    for (const unit of lights.slice(0, 4)) p.choose('french', { unit })
    expect(p.offers('french')).toContainEqual(to('oneida-lake'))
    p.choose('french', { unit: 'lery' })
    expect(p.offers('french')).not.toContainEqual(to('oneida-lake'))
  })
  test('2.2.3 only a Path becomes a Road: a Highway with a marker stays a Highway', () => {
    const { state } = play({ roads: ['albany--lake-george'] })
    expect(kindOf(state, way('albany', 'lake-george'))).toBe('highway')
  })
  test('2.2.4 a Coastal Connection lies on one sea from end to end', () => {
    const coastal = CONNECTIONS.filter((by) => by.coastal)
    expect(coastal.filter((by) => by.kind === 'highway')).toHaveLength(13)
    expect(coastal.filter((by) => by.kind === 'path')).toHaveLength(8)
    for (const { id, ends } of coastal) {
      const [a, b] = ends.map((end) => spaceOf(end).seas) as [readonly string[], readonly string[]]
      expect([id, a.some((sea) => b.includes(sea))]).toEqual([id, true])
    }
  })
  test('2.2.4 Fleets use them, Highway or Path, and no other; land units as if they were inland', () => {
    // Two Highways lead inland from Halifax; the Coastal Path to Cape Sable is the Fleet's only way.
    expect(act('move', 'british', { spaces: { halifax: ['durell'] } }).at('cape-sable')).toEqual(['durell:spent'])
    expect(hops('british', 'durell', 'louisbourg', { control: { louisbourg: 'british' } })).toEqual([
      ...['port-dauphin', 'port-la-joye'],
    ])
    expect(hops('british', 'campbell', 'annapolis-royal')).toEqual(['chignectou', 'halifax'])
    expect(hops('british', 'durell', 'annapolis-royal')).toEqual(['cape-sable', 'chignectou'])
    expect(hops('british', 'rogers', 'annapolis-royal')).toEqual(['cape-sable', 'chignectou', 'halifax'])
  })
})

describe('2.3 to 2.5 Seas, Colonies, territories', () => {
  test('2.3 two Sea Zones; only Newfoundland and Louisbourg border both', () => {
    expect(SEAS).toEqual(['atlantic', 'gulf'])
    expect(where((id) => spaceOf(id).seas.length === 2)).toEqual(['newfoundland', 'louisbourg'])
  })
  test('2.3 the Gulf ends in the west at Québec, the Atlantic in the south at Charles Town', () => {
    const of = (sea: 'atlantic' | 'gulf') => where((id) => spaceOf(id).seas.includes(sea))
    expect(of('gulf').toSorted((a, b) => PLACES[a].lon - PLACES[b].lon)[0]).toBe('quebec')
    expect(of('atlantic').toSorted((a, b) => PLACES[a].lat - PLACES[b].lat)[0]).toBe('charles-town')
  })
  test('2.3 all of a faction in the Sail Box are one stack: newcomers share its markers, all Land together', () => {
    const boxes = { 'sail-british': ['holburne', 'campbell'], 'sail-french': ['de-lisle'] } as const
    const markers = { british: { rout: ['sail' as const] }, french: { rout: ['sail' as const] } }
    const p = act('sail', 'british', { spaces: { boston: ['durell'] }, boxes, markers })
    expect(p.box('sail-british').toSorted()).toEqual(['campbell', 'durell', 'holburne'])
    // A fresh stack frees the Routed it joins (13.8); that of the enemy is another.
    expect(p.state.markers.british.rout).toEqual([])
    expect(p.state.markers.french.rout).toEqual(['sail'])
    const box = { 'sail-british': ['holburne', 'campbell', 'durell'] } as const
    const q = play({ clear: true, step: 'phase', active: 'british', boxes: box }, '2', {}, ALONE)
    q.choose('british', to('halifax'))
    expect(q.box('sail-british')).toEqual([])
    expect(q.at('halifax')).toHaveLength(3)
  })
  test('2.4 five British and three French Colonies', () => {
    const of = (f: string) => Object.entries(COLONIES).flatMap(([colony, owner]) => (owner === f ? [colony] : []))
    expect(of('british').toSorted()).toEqual([
      ...['new-england', 'new-york-new-jersey', 'nova-scotia', 'pennsylvania-delaware', 'virginia-south'],
    ])
    expect(of('french').toSorted()).toEqual(['acadie', 'canada', 'pays-den-haut'])
  })
  test('2.4 Home Spaces lie in a Colony of their faction, but for some Outposts', () => {
    for (const id of SPACES) {
      const { colony, home, kind } = spaceOf(id)
      if (colony) expect([id, COLONIES[colony]]).toEqual([id, home])
      else if (home) expect([id, kind]).toEqual([id, 'outpost'])
    }
    expect(spaceOf('ticonderoga').colony).toBeNull()
    expect(spaceOf('oswego').colony).toBeNull()
  })
  test('2.4 the islands: Newfoundland is of Nova Scotia; Port la Joye, Port Dauphin and Louisbourg of Acadie', () => {
    expect(spaceOf('newfoundland').colony).toBe('nova-scotia')
    for (const id of ['port-la-joye', 'port-dauphin', 'louisbourg'] as const)
      expect([id, spaceOf(id).colony]).toEqual([id, 'acadie'])
  })
  test('2.4, R-47 Forks of the Ohio is of the Pays d’en Haut', () => {
    expect(spaceOf('forks-of-the-ohio').colony).toBe('pays-den-haut')
  })
  test('2.4 a space of a Colony is no home to its captors, and none to its own while captured', () => {
    const { state } = play({ clear: true, control: { halifax: 'french' } })
    expect(isColonyHome(state, 'british', 'halifax')).toBe(false)
    expect(isColonyHome(state, 'french', 'halifax')).toBe(false)
    expect(isColonyHome(state, 'british', 'boston')).toBe(true)
    expect(isColonyHome(state, 'british', 'oswego')).toBe(false)
  })
  test('2.5 three Villages of the Iroquois and two of the Cherokee, neutral at the start of every game', () => {
    expect(VILLAGES.iroquois.toSorted()).toEqual(['kahnistioh', 'onontake', 'oquaga'])
    expect(VILLAGES.cherokee.toSorted()).toEqual(['chote', 'keowee'])
    const villages = [...VILLAGES.iroquois, ...VILLAGES.cherokee]
    expect(where((id) => spaceOf(id).kind === 'village').toSorted()).toEqual(villages.toSorted())
    for (const { id } of ALONE.scenarios) {
      const { state } = play({}, id)
      expect(villages.map((village) => controller(state, village))).toEqual([null, null, null, null, null])
    }
    for (const village of villages) expect(spaceOf(village)).toMatchObject({ colony: null, home: null })
  })
  test('2.5 a territory follows its Nation, but for a captured Village', () => {
    const { state } = play({ clear: true, nations: { iroquois: 'british' }, control: { oquaga: 'french' } })
    expect(VILLAGES.iroquois.map((id) => [id, controller(state, id)])).toEqual([
      ['oquaga', 'french'],
      ['onontake', 'british'],
      ['kahnistioh', 'british'],
    ])
    expect(controller(state, 'chote')).toBeNull()
    // Its own faction alone there again: the marker goes.
    enter(state, 'british', 'iroquois-1', 'neutral-indians', 'oquaga')
    updateControl(state, 'oquaga')
    expect(state.control).toEqual({})
  })
})
