/** 7.1 #4 and #5, and what begins with a round. */
import { describe, expect, test } from 'vitest'
import { type Faction, SPACES } from '../src/data/map.ts'
import type { PositionSpec } from '../src/position.ts'
import { play } from './help.ts'

const initiative = (british: number, french: number, more: PositionSpec = {}) =>
  play({ step: 'initiative', played: { british, french, indian: 52 }, ...more })

describe('7.1 #4 Initiative', () => {
  test('7.1 the higher value has Initiative: example of AR1, French 5 against British 4', () => {
    expect(initiative(1, 23).asked).toBe('french 7.1')
  })
  test('7.1 example of AR3: British 6 against French 4', () => {
    expect(initiative(4, 22).asked).toBe('british 7.1')
  })
  test('7.1 example of AR2: at 6 to 6 the French have Initiative', () => {
    expect(initiative(5, 26).asked).toBe('french 7.1')
  })
  test('7.1 who has Initiative goes first, or lets the other go first', () => {
    const choice = () => initiative(1, 23)
    expect(choice().offers('french')).toEqual([{ do: 'go_first' }, { do: 'go_second' }])
    expect(choice().choose('french', { do: 'go_first' }).state).toMatchObject({ first: 'french', active: 'french' })
    expect(choice().choose('french', { do: 'go_second' }).state).toMatchObject({ first: 'british', active: 'british' })
  })
})

describe('7.1 #5 AR Start events', () => {
  test('7.4 the First Player resolves his first, then the Second Player', () => {
    const order = (first: 'british' | 'french') => {
      // 13 and 40 ask nothing.
      const sitting = play({ step: 'events', first, active: first, played: { british: 13, french: 40, indian: 43 } })
      return sitting.table.log.flatMap(({ text }) => (text?.key === 'log.event' ? [text.args?.faction] : []))
    }
    expect(order('british')).toEqual([{ key: 'role.british' }, { key: 'role.french' }])
    expect(order('french')).toEqual([{ key: 'role.french' }, { key: 'role.british' }])
  })
})

describe('7.0 A round begins', () => {
  const begun = () =>
    play({
      clear: true,
      step: 'draw',
      round: 5,
      hands: { british: { reserve: 2 }, french: { reserve: 22 } },
      spaces: { albany: ['rogers:spent', 'forbes'], ticonderoga: ['langis'], oswego: ['lery'] },
      control: { oswego: 'french' },
      played: { british: 7, french: 30, indian: 43 },
      reaction: 'army',
      used: { british: { 'albany--kingston': { units: 3, artillery: 1 } } },
      entries: [{ faction: 'french', from: 'kahuahgo', to: 'oswego' }],
      warships: 'niagara--toronto',
      began: { british: [], french: [] },
      captured: [],
    })

  test('7.2.1 nothing of the last round is left: Spent, limits, entries, APs, the Reaction, warships', () => {
    const { spent, used, entries, reaction, warships, aps, played, fresh, usedEvents } = begun().state
    expect({ spent, entries, reaction, warships, fresh, usedEvents }).toEqual({
      spent: [],
      entries: [],
      reaction: null,
      warships: null,
      fresh: [],
      usedEvents: [],
    })
    expect(used).toEqual({ british: [], french: [] })
    expect(aps).toEqual({ british: [], french: [], indian: [] })
    expect(played).toEqual({ british: null, french: null, indian: null })
  })
  test('13.1, 10.7 it is kept who stands where, and which spaces are captured', () => {
    const { began, captured } = begun().state
    const spaces = (f: Faction) => began[f].map((n) => SPACES[n])
    expect({ british: spaces('british'), french: spaces('french') }).toEqual({
      british: ['albany'],
      french: ['ticonderoga', 'oswego'],
    })
    expect(captured).toEqual(['oswego'])
  })
})
