import { describe, expect, test } from 'vitest'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { play } from './help.ts'

describe('5.1 Units and markers', () => {
  for (const { id } of bayonetsAndTomahawks.scenarios) {
    test(`5.1 scenario ${id}: every counter is somewhere, once`, () => {
      expect(bayonetsAndTomahawks.brokenLaws(play({}, id).state)).toEqual([])
    })
  }
  test('5.1 Loudoun has Bradstreet at Carlisle; Chignectou is British', () => {
    const p = play()
    expect(p.at('carlisle')).toEqual(['1st-royal-american', 'bradstreet'])
    expect(p.state.control).toEqual({ chignectou: 'british' })
  })
})
