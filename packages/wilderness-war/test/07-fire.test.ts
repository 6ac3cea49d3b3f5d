import type { Message } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { pieceCalled } from '../src/data/pieces.ts'
import { fireOf } from '../src/rules/07-modifiers.ts'
import type { Battle } from '../src/state.ts'
import { fight, piece } from './battle.ts'
import type { Rehearsal } from './help.ts'

/** Roll, shift and reasons of both sides. */
function modified({ state }: Rehearsal) {
  const of = (side: 'british' | 'french') => {
    const { strength, drm, shift, reasons } = fireOf(state, state.battle as Battle, side)
    return [strength, drm, shift, reasons.map((reason: Message) => reason.key.slice(4)).join(' ')]
  }
  return { british: of('british'), french: of('french') }
}
const wild = { at: 'hudson-carry-north', from: 'ticonderoga' } as const
const fields = { at: 'kinderhook', from: 'katskills' } as const

describe('modifiers', () => {
  test('7.51 the active side counts the tactics of the activated leader, the other those of its highest', () => {
    const sitting = fight({ ...wild, attackers: 'bougainville montcalm fr-bearn', defenders: 'johnson webb br-44th' })
    expect(modified(sitting).french).toEqual([3, 0, 0, ''])
    sitting.dice(3)
    expect(sitting.state.battle?.commander.british).toBe(pieceCalled('webb'))
    const led = fight({ ...wild, attackers: 'montcalm fr-bearn', defenders: 'br-44th' })
    expect(modified(led).french).toEqual([3, 2, 0, 'tactics'])
  })
  test('7.51 a unit that acts alone has no commander', () => {
    const { state } = fight({ ...wild, attackers: 'fr-bearn', defenders: 'br-44th' })
    expect(state.battle?.commander.french).toBe(null)
  })
  test('7.51 the owner chooses among defenders of equal command', () => {
    const sitting = fight({ ...wild, attackers: 'fr-bearn', defenders: 'amherst loudoun br-44th' })
    expect(sitting.asked).toBe('british 7.51')
    sitting.choose('british', piece('amherst'))
    sitting.dice(3)
    expect(modified(sitting).british).toEqual([3, 1, 0, 'tactics'])
  })
  test('7.52 in wilderness or mountain the side without auxiliaries or light infantry suffers, if the other has any', () => {
    const one = fight({ ...wild, attackers: 'fr-bearn fr-huron', defenders: 'br-44th' })
    expect(modified(one)).toEqual({ british: [3, -1, 0, 'auxiliaries'], french: [4, 0, 0, ''] })
    const light = fight({ ...wild, attackers: 'fr-bearn', defenders: 'br-howes' })
    expect(modified(light)).toEqual({ british: [2, 0, 0, ''], french: [3, -1, 0, 'auxiliaries'] })
    const both = fight({ ...wild, attackers: 'fr-bearn fr-huron', defenders: 'br-howes' })
    expect(modified(both)).toEqual({ british: [2, 0, 0, ''], french: [4, 0, 0, ''] })
  })
  test('7.53 in a cultivated space the side without regulars suffers, if the other has any', () => {
    const one = fight({ ...fields, attackers: 'fr-huron fr-marin', defenders: 'br-44th' })
    expect(modified(one)).toEqual({ british: [3, 0, 0, ''], french: [2, -1, 0, 'regulars'] })
    const marines = fight({ ...fields, attackers: 'fr-marine-detachment-1', defenders: 'br-howes' })
    expect(modified(marines)).toEqual({ british: [2, -1, 0, 'regulars'], french: [1, 0, 0, ''] })
    const both = fight({ ...fields, attackers: 'fr-bearn', defenders: 'br-44th' })
    expect(modified(both)).toEqual({ british: [3, 0, 0, ''], french: [3, 0, 0, ''] })
    const neither = fight({ ...fields, attackers: 'fr-huron', defenders: 'br-howes' })
    expect(modified(neither)).toEqual({ british: [2, 0, 0, ''], french: [1, 0, 0, ''] })
  })
  test('7.53 Louisbourg is cultivated', () => {
    const sitting = fight({ at: 'louisbourg', from: 'halifax', attackers: 'br-howes', defenders: 'fr-bearn' })
    expect(modified(sitting).british).toEqual([2, -1, 0, 'regulars'])
  })
  test('7.54 a landing and a stockade cost the attacker one each', () => {
    const landing = fight({
      at: 'ile-d-orleans',
      from: 'louisbourg',
      attackers: 'br-44th',
      defenders: 'fr-bearn',
      march: { landing: true },
      more: { french: { stockade: 'ile-d-orleans' } },
    })
    expect(modified(landing)).toEqual({ british: [3, -2, 0, 'landing stockade'], french: [3, 0, 0, ''] })
    const own = fight({
      ...wild,
      attackers: 'fr-bearn',
      defenders: 'br-44th',
      more: { british: { fort: 'hudson-carry-north' } },
    })
    expect(modified(own).french).toEqual([3, 0, 0, ''])
  })
  test('7.55 Fieldworks move the attacker one column to the left', () => {
    const sitting = fight({ ...wild, attackers: 'fr-bearn', defenders: 'br-44th', more: { fieldworks: [wild.at] } })
    expect(modified(sitting)).toEqual({ british: [3, 0, 0, ''], french: [3, 0, -1, 'fieldworks'] })
  })
})

describe('fire', () => {
  test('7.6 both fire before anybody loses a step; the attacker takes his losses first', () => {
    const sitting = fight({
      ...wild,
      attackers: 'fr-bearn fr-marine-detachment-1 fr-huron fr-ottawa',
      defenders: 'br-44th br-rogers br-mohawk-1',
    })
    // 6 against 6: two steps each for a 3.
    sitting.dice(3).dice(3)
    expect(sitting.asked).toBe('french 7.6')
    sitting.choose('french', piece('fr-bearn'), piece('fr-huron'))
    expect(sitting.asked).toBe('british 7.6')
    sitting.choose('british', piece('br-rogers'))
    expect(sitting.state.step).toBe('march_end')
  })
  test('7.64 leaders take no losses; without units they retreat', () => {
    const sitting = fight({ ...wild, attackers: 'rigaud fr-huron:reduced', defenders: 'br-44th br-48th' })
    sitting.dice(3).dice(5)
    expect(sitting.at('ticonderoga')).toBe('rigaud')
    expect(sitting.at('available').split(' ')).toContain('fr-huron')
  })
  const losses = (die: number, defenders: string) =>
    fight({ ...wild, attackers: 'fr-bearn fr-guyenne', defenders })
      .dice(die)
      .dice(3)
  test('7.7 a natural 1 or 6 that costs a step is a danger for each leader of the other side', () => {
    const six = losses(6, 'webb dunbar br-44th br-48th')
    expect(six.asked).toBe('1 dice 7.7')
    six.dice(1).dice(2)
    expect(six.at('out').split(' ')).toContain('webb')
    expect(six.log).toContain('log.leader_lives')
    expect(six.asked).toBe('british 7.92')
    // 6 against 3: a 1 costs them a step.
    expect(losses(1, 'webb br-44th').asked).toBe('1 dice 7.7')
  })
  test('7.7 no step lost, no leader checked; nor on other rolls', () => {
    const five = losses(5, 'webb dunbar br-44th br-48th br-17th')
    expect(five.log).not.toContain('log.leader_lives')
    expect(five.asked).toBe('over')
    const one = fight({ ...wild, attackers: 'fr-huron', defenders: 'webb br-44th' })
      .dice(1)
      .dice(3)
    expect(one.asked).toBe('over')
    expect(one.log).not.toContain('log.leader_lives')
  })
})
