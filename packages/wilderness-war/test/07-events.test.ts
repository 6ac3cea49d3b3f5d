import { describe, expect, test } from 'vitest'
import type { SpaceId } from '../src/data/map.ts'
import type { PositionSpec } from '../src/position.ts'
import { button, card, fight, words } from './battle.ts'

/** French attackers, at Ticonderoga unless told, each side with a card of both events in hand. */
const events = (attackers: string, defenders: string, more: PositionSpec = {}, at: SpaceId = 'hudson-carry-north') =>
  fight({
    at,
    from: at === 'kinderhook' ? 'katskills' : 'ticonderoga',
    attackers,
    defenders,
    more: { hands: { french: [9, 11], british: [10, 12] }, ...more },
  })
const pass = button('pass')

describe('Fieldworks', () => {
  test('7.4 the attacker plays all his events first: he cannot answer a marker placed in this battle', () => {
    const sitting = events('rigaud fr-bearn', 'br-44th')
    // No marker to remove, no auxiliaries: the French are not asked.
    expect(sitting.asked).toBe('british 7.4')
    expect(words(sitting, 'british')).toBe('pass pass_phase pass_season 10')
    sitting.choose('british', card(10))
    expect(sitting.state.fieldworks).toHaveLength(1)
    expect(sitting.state.discards).toContain(10)
    // Strength 3, one column to the left: the British fire in column 3.
    expect(sitting.asked).toBe('1 dice 7.6')
    sitting.dice(2)
    expect(sitting.state.battle?.result.french).toBe(0)
  })
  test('7.4 the attacker takes a marker away, and the defender may place another one', () => {
    const sitting = events('rigaud fr-bearn', 'br-44th', { fieldworks: ['hudson-carry-north'] })
    expect(sitting.asked).toBe('french 7.4')
    sitting.choose('french', card(9))
    expect(sitting.state.fieldworks).toEqual([])
    expect(sitting.asked).toBe('british 7.4')
    sitting.choose('british', card(10))
    expect(sitting.state.fieldworks).toHaveLength(1)
  })
  test('7.55 one marker in a space, and drilled troops to place or remove it', () => {
    expect(
      events('rigaud fr-bearn', 'br-44th', { fieldworks: ['hudson-carry-north'] }).choose('french', pass).asked,
    ).toBe('1 dice 7.6')
    // Rangers alone cannot build; the Hurons cannot tear down.
    expect(events('rigaud fr-bearn', 'br-mohawk-1', { hands: { french: [1], british: [10, 2] } }).asked).toBe(
      'british 7.4',
    )
    expect(words(events('rigaud fr-bearn', 'br-mohawk-1'), 'british')).toBe('pass pass_phase pass_season 12')
    const hurons = events('rigaud fr-huron', 'br-44th', { fieldworks: ['hudson-carry-north'] })
    expect(words(hurons, 'french')).toBe('pass pass_phase pass_season 11')
  })
  test('7.55 a marker helps whoever defends, and stays while he wins', () => {
    const sitting = events('rigaud fr-bearn', 'br-rogers', {
      fieldworks: ['hudson-carry-north'],
      hands: { french: [], british: [] },
    })
    sitting.dice(2)
    expect(sitting.state.battle?.result.french).toBe(0)
    sitting.dice(3)
    expect(sitting.log).toContain('log.battle_won')
    expect(sitting.state.fieldworks).toHaveLength(1)
  })
  test('7.55 it goes when the attacker wins', () => {
    const sitting = events('montcalm fr-bearn', 'br-rogers', {
      fieldworks: ['hudson-carry-north'],
      hands: { french: [], british: [] },
    })
    sitting.dice(5).dice(2)
    expect(sitting.state.fieldworks).toEqual([])
    expect(sitting.log).toContain('log.fieldworks_removed')
  })
})

describe('Ambush!', () => {
  test('7.56 only in the wild, and only with auxiliaries', () => {
    expect(words(events('rigaud fr-huron', 'br-rogers'), 'french')).toBe('pass pass_phase pass_season 11')
    expect(events('rigaud fr-huron fr-bearn', 'br-rogers', {}, 'kinderhook').asked).toBe('1 dice 7.6')
    expect(events('rigaud fr-bearn', 'br-rogers').asked).toBe('british 7.4')
  })
  test('7.56 not against light infantry, a fort, or more auxiliaries', () => {
    expect(words(events('rigaud fr-huron', 'br-howes'), 'british')).toBe('pass pass_phase pass_season 10')
    expect(words(events('rigaud fr-huron', 'br-rogers br-mohawk-1'), 'british')).toBe('pass pass_phase pass_season 12')
    const fort = { british: { fort: 'hudson-carry-north' } }
    expect(events('rigaud fr-huron', 'br-rogers', fort).asked).toBe('british 7.4')
    const stockade = { british: { stockade: 'hudson-carry-north' } }
    expect(events('rigaud fr-huron', 'br-rogers', stockade).asked).toBe('french 7.4')
  })
  test('7.56 the other side may lie in ambush too: neither gains by it', () => {
    const sitting = events('rigaud fr-huron', 'br-rogers').choose('french', card(11))
    sitting.choose('british', card(12))
    expect(sitting.log).toContain('log.ambush_both')
    sitting.dice(3)
    // Both fire at the same time, undoubled: strength 1 and 2.
    expect(sitting.asked).toBe('1 dice 7.6')
    expect(sitting.state.battle?.due.british).toBe(0)
    sitting.dice(3)
    expect(sitting.state.step).toBe('march_end')
  })
  test('7.56 the ambusher fires first, doubled before the column moves; the other fires with what is left', () => {
    const sitting = events('rigaud fr-bearn fr-huron', 'br-44th br-48th', {
      fieldworks: ['hudson-carry-north'],
      hands: { french: [11], british: [] },
    })
    sitting.choose('french', card(11))
    // 4 doubled is 8, a column to the left is that of 4 and 5: two steps for a 4.
    sitting.dice(4)
    expect(sitting.reasons).toEqual(expect.arrayContaining(['drm.fieldworks', 'drm.ambush']))
    expect(sitting.at('hudson-carry-north')).toBe('br-44th:reduced br-48th:reduced fr-bearn fr-huron rigaud')
    expect(sitting.asked).toBe('1 dice 7.6')
    // 4 with -1 for the enemy's Indians: one step for a 3.
    sitting.dice(3)
    expect(sitting.state.battle).toBe(null)
    expect(sitting.log.filter((key) => key === 'log.reduced')).toHaveLength(3)
  })
  test('7.56 who is wiped out by it does not fire, and is overrun', () => {
    const sitting = events('rigaud fr-huron fr-ottawa', 'br-44th:reduced', { hands: { french: [11], british: [] } })
    sitting.choose('french', card(11)).dice(4)
    expect(sitting.state.step).toBe('arrive')
    expect(sitting.at('hudson-carry-north')).toBe('fr-huron fr-ottawa rigaud')
    expect(sitting.log).toContain('log.overrun')
  })
  test('7.56 if the commander falls in it, the highest in command who is left leads the return fire', () => {
    const sitting = events('rigaud villiers fr-bearn fr-guyenne', 'br-rogers br-mohawk-1', {
      hands: { french: [], british: [12] },
    })
    // 3 doubled, a 6: three steps.
    sitting.choose('british', card(12)).dice(6).dice(1).dice(2)
    expect(sitting.at('hudson-carry-north')).toBe('br-mohawk-1 br-rogers fr-guyenne:reduced villiers')
    // 2 with Villiers' tactics and -1 in the wild: a step for a 3.
    sitting.dice(3)
    expect(sitting.asked).toBe('british 7.6')
  })
})
