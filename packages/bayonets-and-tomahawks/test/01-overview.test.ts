import { describe, expect, test } from 'vitest'
import { FACES } from '../src/data/dice.ts'
import { isFriendly } from '../src/rules/02-map.ts'
import { enemyOf } from '../src/state.ts'
import { fight } from './fight.ts'
import { play } from './help.ts'

describe('1 Factions and dice', () => {
  test('1.1.1 what one faction controls is friendly to it alone, what nobody controls to neither', () => {
    const { state } = play({ clear: true, control: { oswego: 'french' } })
    const friends = (space: 'albany' | 'montreal' | 'oswego' | 'saranac' | 'oquaga') =>
      (['british', 'french'] as const).filter((f) => isFriendly(state, f, space))
    expect(friends('albany')).toEqual(['british'])
    expect(friends('montreal')).toEqual(['french'])
    expect(friends('oswego')).toEqual(['french'])
    expect(friends('saranac')).toEqual([])
    expect(friends('oquaga')).toEqual([])
    expect([enemyOf('british'), enemyOf('french')]).toEqual(['french', 'british'])
  })
  test('1.1.1 each faction is asked for its own units only', () => {
    const p = fight({ at: 'oswego', attacker: 'french', units: ['beaujeu', 'lery', 'rogers', 'dunn'] })
    p.dice('triangle', 'miss')
    expect(p.asked).toBe('british 13.4')
    expect(p.offers('british')).toEqual([{ unit: 'rogers' }, { unit: 'dunn' }])
    expect(p.offers('french')).toEqual([])
  })

  /** One Metropolitan Brigade rolls this side of the die against another. */
  const rolled = (side: number) => {
    const p = fight({ at: 'oswego', attacker: 'french', units: ['berry', '44th-48th', 'rogers'] })
    p.table.answer({ chance: [side] })
    return `${p.state.battle?.marks.french} ${p.state.reduced}`
  }
  test('1.3 a die has two Flags and one each of the other faces', () => {
    expect(FACES.toSorted()).toEqual(['bt', 'flag', 'flag', 'miss', 'square', 'triangle'])
    // Flag, Flag, triangle, square, B&T, Miss, as a Brigade reads them.
    expect([1, 2, 3, 4, 5, 6].map(rolled)).toEqual(['1 ', '1 ', '0 ', '1 44th-48th', '1 44th-48th', '0 '])
  })
  test('1.3 there is no seventh face and none before the first', () => {
    expect(() => rolled(7)).toThrow()
    expect(() => rolled(0)).toThrow()
  })
  test('1.3 the circle is on both Hit faces: Artillery hits with either', () => {
    for (const face of ['triangle', 'square'] as const) {
      const units = ['canonniers-bombardiers-1', 'royal-artillery-1'] as const
      const p = fight({ at: 'oswego', attacker: 'french', units }).dice(face)
      expect(p.state.reduced).toEqual(['royal-artillery-1'])
    }
  })
})
