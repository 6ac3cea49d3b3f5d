import { describe, expect, test } from 'vitest'
import { ROADS, ZONE_FACTS, ZONES, type Zone } from '../src/data/map.ts'
import { type Edition, SHIPS, type Side, UNIT_IDS, UNITS, unitsOf } from '../src/data/units.ts'
import { acrossWater, adjacent, isFord } from '../src/state.ts'
import { play, UNIT } from './help.ts'

const NEIGHBOURS: Readonly<Record<Zone, readonly Zone[]>> = {
  montmorency: ['beauport'],
  beauport: ['montmorency', 'st_charles'],
  st_charles: ['beauport', 'abraham'],
  abraham: ['st_charles', 'sillery', 'ste_foy'],
  ste_foy: ['abraham', 'cap_rouge'],
  sillery: ['abraham', 'cap_rouge'],
  cap_rouge: ['ste_foy', 'sillery'],
  etchemin: ['levis'],
  levis: ['etchemin'],
  ile_d_orleans: [],
}

describe('1 Board', () => {
  test('1.1 there are ten land zones', () => {
    expect(ZONES).toHaveLength(10)
    expect(new Set(ZONES).size).toBe(10)
  })
  test('1.2 roads join two zones each, and both ways', () => {
    const { state } = play()
    for (const zone of ZONES) expect([zone, ...adjacent(state, zone)]).toEqual([zone, ...NEIGHBOURS[zone]])
    for (const a of ZONES) for (const b of adjacent(state, a)) expect(adjacent(state, b)).toContain(a)
    expect(new Set(ROADS.map(({ between }) => between.toSorted().join())).size).toBe(ROADS.length)
  })
  test('1.2 two more roads are there with their options', () => {
    const sillery = play({}, { roadSteFoySillery: 'on' }).state
    expect(adjacent(sillery, 'ste_foy').toSorted()).toEqual(['abraham', 'cap_rouge', 'sillery'])
    expect(adjacent(sillery, 'sillery')).toContain('ste_foy')
    expect(adjacent(sillery, 'st_charles')).toEqual(NEIGHBOURS.st_charles)
    const stCharles = play({}, { roadStCharlesSteFoy: 'on' }).state
    expect(adjacent(stCharles, 'st_charles').toSorted()).toEqual(['abraham', 'beauport', 'ste_foy'])
    expect(adjacent(stCharles, 'sillery')).toEqual(NEIGHBOURS.sillery)
  })
  test('1.2 only the road between St. Charles and Abraham crosses the river', () => {
    expect(ROADS.filter((road) => road.crossing).map(({ between }) => between)).toEqual([['st_charles', 'abraham']])
    const crossings = ZONES.flatMap((a) => ZONES.filter((b) => isFord(a, b)).map((b) => `${a} ${b}`))
    expect(crossings).toEqual(['st_charles abraham', 'abraham st_charles'])
  })
  test('1.3, 1.4 shore zones lie on one river area; Ste. Foy has no shore', () => {
    const shores = (river: string | null) => ZONES.filter((zone) => ZONE_FACTS[zone].shore === river).toSorted()
    expect(shores('bason')).toEqual(['beauport', 'ile_d_orleans', 'levis', 'montmorency', 'st_charles'])
    expect(shores('st_laurent')).toEqual(['abraham', 'cap_rouge', 'etchemin', 'sillery'])
    expect(shores(null)).toEqual(['ste_foy'])
    expect(acrossWater('etchemin').toSorted()).toEqual(['abraham', 'cap_rouge', 'sillery'])
    expect(acrossWater('ste_foy')).toEqual([])
  })
})

const kinds = (side: Side, edition: Edition): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const id of unitsOf(side, edition)) {
    const { kind, cv } = UNITS[id]
    counts[`${kind} ${cv}`] = (counts[`${kind} ${cv}`] ?? 0) + 1
  }
  return counts
}
const sum = (side: Side, edition: Edition) => unitsOf(side, edition).reduce((cv, id) => cv + UNITS[id].cv, 0)

describe('2 Pieces', () => {
  test.each(['first', 'second'] as const)(
    '2.1 each side has 25 pieces, the four ships of the British among them: %s edition',
    (edition) => {
      expect(unitsOf('british', edition).length + SHIPS).toBe(25)
      expect(unitsOf('french', edition)).toHaveLength(25)
      expect(SHIPS).toBe(4)
    },
  )
  test('2.3 the British army: 47 CV', () => {
    expect(kinds('british', 'first')).toEqual({
      'foot 4': 9,
      'foot 3': 1,
      'light_infantry 3': 1,
      'rangers 3': 1,
      'grenadiers 2': 1,
      'decoy 0': 8,
    })
    expect(sum('british', 'first')).toBe(47)
  })
  test('2.3 the French army: 48 CV, 44 without the Indians', () => {
    expect(kinds('french', 'first')).toEqual({ 'regular 3': 6, 'militia 2': 13, 'indian 4': 1, 'decoy 0': 5 })
    expect(sum('french', 'first')).toBe(48)
    expect(play({ rest: true }).view('british')).toMatchObject({
      cv: { british: 47, french: 48 },
      cvWithoutIndians: 44,
    })
  })
  test('2.3 six Quebec militia; six of Montreal and one of Trois-Rivieres', () => {
    const group = (name: string) => UNIT_IDS.filter((id) => UNITS[id].group === name)
    expect(group('quebec')).toHaveLength(6)
    expect(group('montreal')).toHaveLength(7)
    expect(group('montreal')).toContain('f_trois_rivieres')
  })
  test('11.1 the second edition: 55 and 53 CV, 49 without the Indians', () => {
    expect(kinds('british', 'second')).toMatchObject({ 'leader 1': 1, 'detachment 1': 7 })
    expect(kinds('french', 'second')).toMatchObject({ 'leader 1': 1, 'detachment 1': 4 })
    expect(kinds('british', 'second')).not.toHaveProperty('decoy 0')
    const { cv, cvWithoutIndians } = play({ rest: true }, { edition: 'second' }).view('french')
    expect({ ...cv, cvWithoutIndians }).toEqual({ british: 55, french: 53, cvWithoutIndians: 49 })
  })
  test('2.2 a hit lowers the CV by 1, at 0 the unit is out for good', () => {
    const p = play({ zones: { levis: ['b_gren', 'b_15'], abraham: ['f_indians'] }, rest: true })
    p.orders({ french: [{ do: 'indian', space: 'levis' }, { do: 'raid' }] }).dice(6, 6, 1, 1)
    p.choose('british', UNIT.b_gren)
    expect(p.at('levis')).toEqual(['b_15', 'b_gren:1', 'f_indians'])
    p.choose('british', UNIT.b_gren)
    expect(p.unit('b_gren')).toEqual({ id: 'b_gren', at: 'out', cv: 0 })
  })
  test('2.6 the dice are six-sided', () => {
    const p = play({ step: 'tide' }, { tides: 'on' })
    expect(p.table.chance).toMatchObject({ draw: 'dice', sides: 6, count: 1 })
    expect(() => p.dice(7)).toThrow()
  })
  test('2.5 a decoy has no CV and counts for nothing', () => {
    expect(UNIT_IDS.filter((id) => UNITS[id].kind === 'decoy').every((id) => UNITS[id].cv === 0)).toBe(true)
    const p = play({ zones: { abraham: ['b_15', 'b_decoy_1'] } })
    expect(p.view('british').cv.british).toBe(4)
  })
})
