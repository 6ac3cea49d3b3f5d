/** 8 Indian Nations. */
import { describe, expect, test } from 'vitest'
import { SPACE, VILLAGES } from '../src/data/map.ts'
import { controller } from '../src/rules/02-map.ts'
import { joinNation } from '../src/rules/08-nations.ts'
import { play } from './help.ts'

const joined = (nation: 'iroquois' | 'cherokee', faction: 'british' | 'french', spec = {}) => {
  const sitting = play({ step: 'hold', active: 'british', first: 'british', played: { british: 2 }, ...spec })
  joinNation(sitting.state, nation, faction)
  return sitting
}

describe('8.1 Indian Nation Control Procedure', () => {
  test('8.0 both nations are neutral at start, their units off the map', () => {
    const { state } = play()
    expect(state.nations).toEqual({ iroquois: null, cherokee: null })
    expect(state.boxes['neutral-indians']).toHaveLength(5)
  })
  test('8.1 a single unit on each Village: three Iroquois, two Cherokee', () => {
    const iroquois = joined('iroquois', 'british')
    expect(VILLAGES.iroquois.map((village) => iroquois.at(village).length)).toEqual([1, 1, 1])
    expect(iroquois.box('neutral-indians')).toEqual(['cherokee-1', 'cherokee-2'])
    const cherokee = joined('cherokee', 'french')
    expect(cherokee.at('chote')).toEqual(['cherokee-1'])
    expect(cherokee.at('keowee')).toEqual(['cherokee-2'])
  })
  test("8.1 units and Villages are the faction's; no control marker lies on the Villages", () => {
    const { state } = joined('iroquois', 'french')
    expect(state.nations.iroquois).toBe('french')
    for (const village of VILLAGES.iroquois) {
      expect(controller(state, village)).toBe('french')
      expect(state.control[village]).toBeUndefined()
    }
  })
  test('8.1 they are not Spent', () => {
    expect(joined('iroquois', 'british').state.spent).toEqual([])
  })
  test('13.1, R-62 they count as there since the round began: an intruder is the attacker', () => {
    const { state } = joined('iroquois', 'british')
    for (const village of VILLAGES.iroquois) expect(state.began.british).toContain(SPACE[village].n)
  })
  test('8.1 for the rest of the game: a nation that has joined cannot join again', () => {
    const { state } = joined('iroquois', 'british')
    expect(() => joinNation(state, 'iroquois', 'french')).toThrow('8.1')
  })
  test('8.1 a Village with a unit of the intruder keeps both: control does not change', () => {
    const sitting = joined('iroquois', 'british', { spaces: { kahnistioh: ['delaware'] } })
    expect(sitting.at('kahnistioh')).toHaveLength(2)
    expect(controller(sitting.state, 'kahnistioh')).toBe('british')
  })
})
