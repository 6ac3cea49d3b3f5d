import { type Option, recordOf } from '@carillon/kernel'
import { momentsOf } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { ZONES } from '../src/data/map.ts'
import { UNITS, unitsOf } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import { BUTTON, play, SPACE, UNIT } from './help.ts'

const FRENCH = unitsOf('french', 'first')
const REALS = FRENCH.filter((id) => UNITS[id].kind !== 'decoy')
const DECOYS = FRENCH.filter((id) => UNITS[id].kind === 'decoy')
/** All are placed at Beauport but f_sarre and the decoys. */
const lastUnit = () => play({ step: 'deployment', zones: { beauport: REALS.filter((id) => id !== 'f_sarre') } })

describe('4 Set-up', () => {
  test('4.1 the British army camps on the island, the fleet lies in the Bason', () => {
    const p = play({ step: 'deployment' })
    expect(p.at('ile_d_orleans')).toEqual(unitsOf('british', 'first'))
    expect(p.state.ships).toEqual({ bason: 4, st_laurent: 0 })
    expect(p.asked).toBe('french 4.2')
  })
  test('4.2 the French place their pieces one by one in any of the other nine zones', () => {
    const p = play({ step: 'deployment' })
    expect(p.offers('french')).toEqual([...FRENCH.map((id) => UNIT[id]), BUTTON.rest, BUTTON.historical])
    p.choose('french', UNIT.f_indians)
    expect(p.offers('french')).toEqual(ZONES.filter((z) => z !== 'ile_d_orleans').map((z) => SPACE[z]))
    p.choose('french', SPACE.cap_rouge)
    expect(p.at('cap_rouge')).toEqual(['f_indians'])
    expect(p.refuses('french', UNIT.f_indians)).toBe(true)
    expect(p.refuses('french', BUTTON.historical)).toBe(true)
  })
  test('4.2 zones may be left empty: all the rest at once', () => {
    const p = play({ step: 'deployment' }).choose('french', UNIT.f_sarre, SPACE.abraham, BUTTON.rest, SPACE.beauport)
    expect(p.at('abraham')).toEqual(['f_sarre'])
    expect(p.at('beauport')).toHaveLength(24)
    expect(p.asked).toBe('british 6.1.1, french 6.1.1')
    expect(p.state.turn).toBe(1)
    expect(p.log).toContain('log.deployed')
  })
  test('4.2, 3.1, R-27 the British learn how many stand where when all do, and nothing before', () => {
    const p = play({ step: 'deployment' }).choose('french', UNIT.f_sarre, SPACE.abraham, UNIT.f_decoy_1, SPACE.abraham)
    expect(p.view('british').zones.abraham.french).toEqual([])
    expect(p.view('british').pool).toEqual(Array.from({ length: 25 }, (_, block) => ({ block })))
    expect(p.view('french').zones.abraham.french).toEqual([
      { unit: 'f_sarre', cv: 3 },
      { unit: 'f_decoy_1', cv: 0 },
    ])
    p.choose('french', BUTTON.rest, SPACE.beauport)
    expect(p.view('british').zones.abraham.french).toEqual([{ block: 0 }, { block: 1 }])
    expect(p.view('british').zones.beauport.french).toHaveLength(23)
  })
  test('4.2 how many clicks it took to deploy is not counted for the others', () => {
    const moments = (viewer: string, ...options: readonly Option[]): number => {
      const { table } = play({ step: 'deployment' }).choose('french', ...options)
      const seats = { british: 'human', french: 'human' }
      const record = recordOf(table, { scenario: 'campaign', options: { ...table.state.rules }, seats })
      return momentsOf(quebec1759, record, viewer).length - 1
    }
    for (const viewer of ['british', 'spectator'])
      expect([
        moments(viewer, BUTTON.historical),
        moments(viewer, UNIT.f_sarre, SPACE.abraham, UNIT.f_bearn, SPACE.abraham, BUTTON.rest, SPACE.beauport),
        moments(viewer, UNIT.f_sarre, SPACE.abraham),
      ]).toEqual([1, 1, 0])
    expect(moments('french', UNIT.f_sarre, SPACE.abraham)).toBe(2)
  })
  test('4.3 a decoy may stand alone only while a real unit is left to join it', () => {
    const p = lastUnit().choose('french', UNIT.f_decoy_1, SPACE.ste_foy)
    p.choose('french', UNIT.f_decoy_2)
    expect(p.offers('french')).toEqual([SPACE.beauport, SPACE.ste_foy])
    p.choose('french', SPACE.ste_foy, UNIT.f_sarre)
    expect(p.offers('french')).toEqual([SPACE.ste_foy])
    p.choose('french', SPACE.ste_foy)
    expect(p.at('ste_foy')).toEqual(['f_sarre', 'f_decoy_1', 'f_decoy_2'])
  })
  test('4.3 where decoys stand alone, the rest goes there or nowhere', () => {
    const p = lastUnit().choose('french', UNIT.f_decoy_1, SPACE.ste_foy, BUTTON.rest)
    expect(p.offers('french')).toEqual([SPACE.ste_foy])
  })
  test('4.3 with decoys alone in two zones the rest cannot go to one', () => {
    const p = play({ step: 'deployment', zones: { beauport: REALS.slice(2) } })
    p.choose('french', UNIT.f_decoy_1, SPACE.ste_foy, UNIT.f_decoy_2, SPACE.levis)
    expect(p.refuses('french', BUTTON.rest)).toBe(true)
  })
  test('4.3 decoys without any real unit left join those that stand', () => {
    const p = play({ step: 'deployment', zones: { beauport: REALS.slice(1), levis: ['f_sarre'] } })
    p.choose('french', BUTTON.rest)
    expect(p.offers('french')).toEqual([SPACE.beauport, SPACE.levis])
    p.choose('french', SPACE.levis)
    expect(p.at('levis')).toEqual(['f_sarre', ...DECOYS])
  })
  test('4.3, R-2 the Indians are company enough for a decoy', () => {
    const p = play({
      step: 'deployment',
      zones: { beauport: REALS.filter((id) => id !== 'f_indians'), levis: ['f_indians'] },
    })
    expect(p.choose('french', UNIT.f_decoy_1).offers('french')).toEqual([SPACE.beauport, SPACE.levis])
  })
  test.each(['first', 'second'] as const)('4.2 a ready deployment: all 25 stand, %s edition', (edition) => {
    const p = play({ step: 'deployment' }, { edition }).choose('french', BUTTON.historical)
    expect(p.state.units.french.filter((u) => u.at === 'pool')).toEqual([])
    expect(p.at('ile_d_orleans').filter((piece) => piece.startsWith('f_'))).toEqual([])
    for (const zone of ZONES) {
      const there = p.at(zone).filter((piece) => piece.startsWith('f_'))
      expect(there.length === 0 || there.some((piece) => !piece.includes('decoy'))).toBe(true)
    }
    expect(p.state.turn).toBe(1)
  })
  test('4.4 all units start at full CV', () => {
    const { units } = play({ step: 'deployment' }).state
    for (const { id, cv } of [...units.british, ...units.french]) expect([id, cv]).toEqual([id, UNITS[id].cv])
  })
  test('6.2.1 with tides the first turn begins with the die', () => {
    expect(play({ step: 'deployment' }, { tides: 'on' }).choose('french', BUTTON.historical).asked).toBe('1 dice 6.2.1')
  })
})
