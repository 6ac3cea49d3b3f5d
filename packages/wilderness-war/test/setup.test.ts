import { describe, expect, test } from 'vitest'
import { SCENARIOS } from '../src/data/scenarios.ts'
import { brokenLaws } from '../src/laws.ts'
import { only, play } from './help.ts'

describe('the set-up', () => {
  test.each(SCENARIOS)('2.0 %s begins with every piece and card in one place', (scenario) => {
    expect(brokenLaws(play({ step: 'end' }, scenario).state)).toEqual([])
  })
  test('2.0 Annus Mirabilis: who stands where in 1757', () => {
    const sitting = play({ step: 'end' }, 'annus-mirabilis', {}, only())
    expect(sitting.at('ticonderoga')).toBe('bougainville fr-languedoc fr-marin fr-royal-roussillon rigaud')
    expect(sitting.at('southern-militia')).toBe('br-colonial-militia-1')
    expect(sitting.at('pool')).toBe('amherst bradstreet forbes murray wolfe')
    expect(sitting.state.vp).toBe(4)
  })
})
