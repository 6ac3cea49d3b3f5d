import { describe, expect, test } from 'vitest'
import type { Pool } from '../src/data/boxes.ts'
import { CHITS, TOKEN, UNIT, type UnitFacts } from '../src/data/units.ts'
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

describe('5.2 Pools', () => {
  const of =
    (faction: string, ...types: string[]) =>
    (u: UnitFacts) =>
      u.faction === faction && types.includes(u.type)
  /** What may lie in each pool. */
  const HOLDS: Readonly<Record<Pool, (u: UnitFacts) => boolean>> = {
    'neutral-indians': (u) => u.nation !== null,
    fleets: (u) => u.type === 'fleet',
    'british-metropolitan': of('british', 'metropolitan', 'highland'),
    'colonial-brigades': of('british', 'non-metropolitan'),
    'colonial-light': (u) => u.type === 'light' && u.colonial,
    'british-light': (u) => u.type === 'light' && u.faction === 'british' && !u.colonial,
    'british-artillery': of('british', 'artillery'),
    'british-forts': of('british', 'fort'),
    'british-commanders': of('british', 'commander'),
    'vow-bonus': of('british', 'non-metropolitan'),
    'french-metropolitan': of('french', 'metropolitan'),
    'french-artillery': of('french', 'artillery'),
    'french-forts': of('french', 'fort'),
    'french-commanders': of('french', 'commander'),
  }
  for (const { id } of bayonetsAndTomahawks.scenarios) {
    test(`5.2 scenario ${id}: each pool has units of its kind only, all of them Full`, () => {
      const p = play({}, id)
      for (const [pool, holds] of Object.entries(HOLDS) as [Pool, (u: UnitFacts) => boolean][])
        expect([pool, p.box(pool).filter((unit) => !holds(UNIT[unit]))]).toEqual([pool, []])
      expect(p.state.reduced).toEqual([])
    })
    test(`5.2 scenario ${id}: the Nations and the Forts wait in their pools`, () => {
      const p = play({}, id)
      expect(
        p
          .box('neutral-indians')
          .map((unit) => UNIT[unit].nation)
          .toSorted(),
      ).toEqual([...['cherokee', 'cherokee', 'iroquois', 'iroquois', 'iroquois']])
      expect(p.box('british-forts').length).toBeGreaterThan(0)
      expect(p.box('french-forts').length).toBeGreaterThan(0)
    })
  }
  test('5.2 Braddock: the counters of the sheet, with the tokens in the bags they are drawn from', () => {
    const p = play({}, '1')
    expect(p.box('fleets').toSorted()).toEqual([
      ...['boscawen', 'de-la-motte', 'durell', 'holburne', 'marine-royale', 'royal-navy'],
    ])
    expect(p.box('british-metropolitan').toSorted()).toEqual(['1st-royal-american', '44th-48th', 'royal-highland'])
    expect(p.box('colonial-brigades')).toHaveLength(9)
    expect(p.box('british-commanders')).toEqual(['bradstreet'])
    expect(p.box('french-commanders')).toEqual(['pouchot'])
    const tokens = (pool: string) => p.state.tokens.filter((token) => TOKEN[token].pool === pool).toSorted()
    expect(tokens('fleets')).toEqual([])
    expect(tokens('british-metropolitan')).toEqual(['fewer-troops-british', 'pick-2-artillery-british'])
    expect(tokens('french-metropolitan')).toEqual(['fewer-troops-french'])
    expect(tokens('colonial-brigades')).toHaveLength(4)
    // Pools this scenario does not use.
    expect(p.box('british-light')).toEqual([])
    expect(p.box('vow-bonus')).toEqual([])
  })
  test('5.2 twelve War in Europe chits a faction, none drawn yet', () => {
    expect(CHITS).toHaveLength(12)
    expect(play().state.chits).toEqual({ british: null, french: null })
  })
})
