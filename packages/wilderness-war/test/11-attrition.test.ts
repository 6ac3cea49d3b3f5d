/** 11 Winter attrition. */
import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../src/position.ts'
import { only, play } from './help.ts'

const winter = (spec: PositionSpec) =>
  play({ step: 'attrition', clear: true, ...spec }, 'annus-mirabilis', {}, only('attrition'))

describe('11.1 who suffers', () => {
  test('11.1 drilled troops in the wilderness without a fortification', () => {
    const sitting = winter({ spaces: { oswego: 'br-44th', katskills: 'br-howes' } })
    expect(sitting.at('oswego')).toBe('br-44th:reduced')
    expect(sitting.at('katskills')).toBe('br-howes:reduced')
    expect(sitting.state.step).toBe('victory')
  })
  test('11.1 not in an originally friendly cultivated space, however many; in an enemy one they do', () => {
    const five = 'br-44th br-48th br-40th br-45th br-47th'
    expect(winter({ spaces: { schenectady: five } }).state.reduced).toEqual([])
    expect(winter({ spaces: { sorel: 'br-44th' } }).at('sorel')).toBe('br-44th:reduced')
  })
  test('11.1 not at a fort or stockade with at most four units of any kind; leaders do not count', () => {
    const four = 'br-44th br-48th br-rogers br-mohawk-1 johnson webb'
    expect(winter({ spaces: { oswego: four }, british: { fort: 'oswego' } }).state.reduced).toEqual([])
    expect(winter({ spaces: { oswego: four }, british: { stockade: 'oswego' } }).state.reduced).toEqual([])
    const five = winter({ spaces: { oswego: `${four} br-mohawk-2` }, british: { fort: 'oswego' } })
    expect(five.at('oswego')).toBe('br-44th:reduced br-48th:reduced br-mohawk-1 br-mohawk-2 br-rogers johnson webb')
  })
  test('11.1 a fort under construction or one of the enemy shelters nobody', () => {
    expect(winter({ spaces: { oswego: 'br-44th' }, british: { works: 'oswego' } }).at('oswego')).toBe('br-44th:reduced')
  })
  test('11.1 not in a friendly fortress, a captured one too', () => {
    const five = 'br-44th br-48th br-40th br-45th br-47th'
    const sitting = winter({ spaces: { montreal: five, halifax: 'br-15th' }, british: { fortress: 'montreal' } })
    expect(sitting.state.reduced).toEqual([])
  })
  test('11.1 besieged and besiegers both suffer', () => {
    const spec = { spaces: { louisbourg: 'fr-bearn fr-artois br-44th' }, sieges: { louisbourg: 1 } } as const
    expect(winter({ ...spec, amphib: ['louisbourg'] }).at('louisbourg')).toBe(
      'br-44th:reduced fr-artois:reduced fr-bearn:reduced',
    )
  })
  test('11.1 the besieged in a fort of their own at home too; besiegers not where they are at home', () => {
    const home: PositionSpec = {
      spaces: { winchester: 'br-44th fr-bearn' },
      british: { fort: 'winchester' },
      sieges: { winchester: 0 },
    }
    expect(winter(home).at('winchester')).toBe('br-44th:reduced fr-bearn:reduced')
    const away: PositionSpec = {
      spaces: { winchester: 'br-44th fr-bearn' },
      french: { fort: 'winchester' },
      sieges: { winchester: 0 },
    }
    expect(winter(away).at('winchester')).toBe('br-44th fr-bearn:reduced')
  })
  test('11.1 auxiliaries and leaders suffer nothing', () => {
    const sitting = winter({ spaces: { oswego: 'br-rogers johnson', niagara: 'fr-marin fr-mingo-1:reduced' } })
    expect([sitting.at('oswego'), sitting.at('niagara')]).toEqual(['br-rogers johnson', 'fr-marin fr-mingo-1:reduced'])
  })
})

describe('11.2 losses', () => {
  test('11.2 three reduced and two full ones at a fort: two are lost, two are reduced', () => {
    const spaces = { oswego: 'br-44th:reduced br-48th:reduced br-40th:reduced br-45th br-47th' }
    const sitting = winter({ spaces, british: { fort: 'oswego' } })
    expect(sitting.at('oswego').split(' ')).toHaveLength(3)
    expect(sitting.at('oswego')).toMatch(/br-45th:reduced br-47th:reduced/)
    // 7.61 Regulars are out for good.
    expect(sitting.at('out').match(/br-4[048]th/g)).toHaveLength(2)
  })
  test('11.2 the owner chooses among unlike ones', () => {
    const spaces = { oswego: 'br-44th:reduced br-howes:reduced br-new-york-provincial-1:reduced' }
    const sitting = winter({ spaces })
    expect(sitting.asked).toBe('british 11.2')
    expect(sitting.offers('british')).toHaveLength(3)
    sitting.choose('british', { piece: 'br-howes' }, { piece: 'br-new-york-provincial-1' })
    expect(sitting.at('oswego')).toBe('br-44th:reduced')
    expect(sitting.at('available')).toContain('br-howes')
  })
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('11.2 of %i reduced ones beside a full one %i are lost', (count, lost) => {
    const reduced = ['br-44th', 'br-48th', 'br-40th', 'br-45th'].slice(0, count).map((id) => `${id}:reduced`)
    const sitting = winter({ spaces: { oswego: [...reduced, 'br-47th'].join(' ') } })
    expect(sitting.at('oswego').split(' ')).toHaveLength(count - lost + 1)
    expect(sitting.at('oswego')).toContain('br-47th:reduced')
  })
  test('11.2, R-170 the last step in a space is never lost', () => {
    const sitting = winter({ spaces: { oswego: 'br-44th:reduced webb', niagara: 'fr-bearn' } })
    expect(sitting.at('oswego')).toBe('br-44th:reduced webb')
    expect(sitting.at('niagara')).toBe('fr-bearn:reduced')
  })
  test('11.2, R-170 it is not the last one if an auxiliary is beside it, be it a reduced one', () => {
    expect(winter({ spaces: { oswego: 'br-44th:reduced br-rogers:reduced' } }).at('oswego')).toBe('br-rogers:reduced')
  })
  test('11.2 of two reduced ones alone one is left', () => {
    expect(winter({ spaces: { oswego: 'br-44th:reduced br-48th:reduced' } }).at('oswego')).toMatch(
      /^br-4[48]th:reduced$/,
    )
  })
  test('11.2 the enemy beside it is no friendly step', () => {
    const spec = { spaces: { louisbourg: 'fr-bearn:reduced br-44th:reduced' }, sieges: { louisbourg: 0 } } as const
    expect(winter(spec).at('louisbourg')).toBe('br-44th:reduced fr-bearn:reduced')
  })
  test('11.2 Hudson Carry South in the winter of 1757', () => {
    const reduced = 'br-new-hampshire-provincial:reduced br-44th:reduced br-2-60th:reduced'
    const full =
      'br-48th br-27th br-massachusetts-provincial-1 br-connecticut-provincial-1 br-rhode-island-provincial br-new-york-provincial-1'
    const spaces = { 'hudson-carry-south': `webb dunbar br-rogers ${reduced} ${full}` }
    const sitting = winter({ spaces, british: { fort: 'hudson-carry-south' } })
    sitting.choose('british', { piece: 'br-new-hampshire-provincial' }, { piece: 'br-44th' })
    const left = sitting.at('hudson-carry-south').split(' ')
    expect(left).toHaveLength(10)
    expect(left.filter((word) => word.endsWith(':reduced'))).toHaveLength(7)
    expect(left).toContain('br-2-60th:reduced')
    expect(left).toContain('br-rogers')
  })
})
