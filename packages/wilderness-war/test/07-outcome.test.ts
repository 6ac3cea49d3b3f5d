import { describe, expect, test } from 'vitest'
import { SPACE } from '../src/data/map.ts'
import { button, card, fight, piece } from './battle.ts'

const wild = { at: 'hudson-carry-north', from: 'ticonderoga', more: { french: { fort: 'ticonderoga' } } } as const

describe('who wins', () => {
  test('7.8 the side that scored more steps', () => {
    const sitting = fight({ ...wild, attackers: 'montcalm fr-bearn fr-guyenne', defenders: 'br-44th br-48th' })
    sitting.dice(3).dice(2)
    // 5 is two steps, 2 is two: a tie. The defender wins it.
    expect(sitting.state.step).toBe('march_end')
    const won = fight({ ...wild, attackers: 'montcalm fr-bearn fr-guyenne', defenders: 'br-44th br-48th' })
    won.dice(4).dice(2)
    expect(won.state.step).toBe('arrive')
  })
  test('7.8 a tie is for the defender', () => {
    const sitting = fight({ ...wild, attackers: 'fr-bearn fr-guyenne', defenders: 'br-44th br-48th' })
    sitting.dice(3).dice(3)
    expect(sitting.at('ticonderoga')).toBe('fr-bearn:reduced fr-guyenne:reduced')
    expect(sitting.at('hudson-carry-north')).toBe('br-44th:reduced br-48th:reduced')
  })
  test('7.8 the only side with units left wins, whatever was scored', () => {
    const sitting = fight({ ...wild, attackers: 'fr-bearn fr-guyenne', defenders: 'br-rogers:reduced' })
    // One step for a 1 less 1 is none; so let it be a 2: two steps; the rangers score one for a 4.
    sitting.dice(2).dice(4)
    expect(sitting.at('hudson-carry-north')).toBe('fr-bearn:reduced fr-guyenne')
    const tie = fight({ ...wild, attackers: 'fr-huron:reduced fr-bearn', defenders: 'br-rogers:reduced' })
    tie.dice(2).dice(4)
    expect(tie.state.step).toBe('arrive')
  })
  test('7.8 both wiped out: who scored more, and the defender in a tie', () => {
    const fields = { at: 'kinderhook', from: 'katskills', attackers: 'montcalm fr-bearn:reduced' } as const
    const more = fight({ ...fields, defenders: 'br-mohawk-1:reduced br-mohawk-2:reduced' })
    // Two steps against one; a die for Montcalm.
    more.dice(5).dice(6).dice(3)
    expect(more.at('kinderhook')).toBe('montcalm')
    expect(more.state.step).toBe('march_end')
    expect(more.state.vp).toBe(0)
    const tie = fight({ ...fields, defenders: 'br-mohawk-1:reduced' })
    tie.dice(2).dice(6).dice(3)
    expect(tie.at('kinderhook')).toBe('')
    expect(tie.at('katskills')).toBe('montcalm')
    expect(tie.state.vp).toBe(-1)
  })
})

describe('what it is worth', () => {
  const vp = (attackers: string, defenders: string, dice: readonly number[], more = {}) => {
    const sitting = fight({ ...wild, attackers, defenders, more: { ...wild.more, ...more } })
    for (const die of dice) sitting.dice(die)
    return sitting
  }
  test('7.81 a point for beating a regular, as defender or as attacker', () => {
    expect(vp('fr-bearn', 'br-rogers', [2, 5]).state.vp).toBe(-1)
    expect(vp('montcalm fr-bearn fr-guyenne', 'br-44th', [5, 2]).state.vp).toBe(1)
    expect(vp('fr-marine-detachment-1', 'br-rogers', [2, 5]).state.vp).toBe(-1)
  })
  test('7.81 or more than four units of any kind, counted when the battle began', () => {
    expect(vp('fr-huron fr-ottawa fr-marin fr-joncaire', 'br-44th br-rogers', [2, 2]).state.vp).toBe(0)
    const five = vp('fr-huron fr-ottawa fr-marin fr-joncaire fr-lery', 'br-44th br-rogers', [2, 4])
    five.choose('french', piece('fr-huron'), piece('fr-ottawa'))
    expect(five.state.vp).toBe(-1)
  })
  test('7.81 militia that fights counts, who is inside does not', () => {
    const militia = fight({
      at: 'kinderhook',
      from: 'katskills',
      attackers: 'montcalm fr-bearn fr-guyenne fr-languedoc',
      defenders: 'br-howes br-rogers',
      spaces: { 'northern-militia': 'br-colonial-militia-1 br-colonial-militia-2 br-colonial-militia-3' },
    })
    militia.choose('british', button('all')).dice(5).dice(2)
    militia.choose('british', piece('br-rogers'))
    expect(militia.state.vp).toBe(1)
    const inside = fight({
      at: 'hudson-carry-south',
      from: 'hudson-carry-north',
      attackers: 'montcalm fr-bearn fr-guyenne',
      defenders: 'br-massachusetts-provincial-1:reduced',
      inside: 'br-44th br-48th br-17th br-22nd',
      more: { british: { fort: 'hudson-carry-south' } },
    })
    inside.dice(4).dice(1)
    expect(inside.state.vp).toBe(0)
    expect(inside.state.step).toBe('arrive')
  })
  test('7.82 overrun: the defenders are gone, none of them scored, no fortification: the move may go on', () => {
    const sitting = vp('montcalm fr-bearn fr-guyenne', 'br-massachusetts-provincial-1:reduced', [4, 1])
    expect(sitting.log).toContain('log.overrun')
    expect(sitting.state.step).toBe('arrive')
    expect(sitting.state.march?.stopped).toBe(false)
    expect(sitting.state.march?.fought).toEqual([])
  })
  test('7.82 no overrun if they scored, or have a fortification, or if one of them is left', () => {
    const scored = vp('montcalm fr-bearn fr-guyenne', 'br-massachusetts-provincial-1:reduced', [4, 4])
    expect(scored.state.march?.stopped).toBe(true)
    expect(scored.state.march?.fought).toEqual([SPACE['hudson-carry-north']])
    const walls = { british: { fort: 'hudson-carry-north' } }
    const fort = vp('montcalm fr-bearn fr-guyenne', 'br-massachusetts-provincial-1:reduced', [4, 1], walls)
    expect(fort.state.march?.stopped).toBe(true)
    const left = vp('montcalm fr-bearn fr-guyenne', 'br-massachusetts-provincial-1 br-rogers', [2, 1])
    expect(left.log).not.toContain('log.overrun')
  })
  test('7.82 overrunning regulars scores all the same', () => {
    const sitting = vp('montcalm fr-bearn fr-guyenne', 'br-44th:reduced', [4, 1])
    expect(sitting.log).toContain('log.overrun')
    expect(sitting.state.vp).toBe(1)
  })
})

describe('a stockade', () => {
  const stormed = (attackers: string, more = {}) => {
    const sitting = fight({
      ...wild,
      attackers,
      defenders: 'br-massachusetts-provincial-1:reduced',
      more: { british: { stockade: 'hudson-carry-north' }, ...more },
    })
    if (sitting.asked === 'british 7.4') sitting.choose('british', button('pass'))
    return sitting.dice(5).dice(1)
  }
  test('5.45 is destroyed when drilled troops win a battle there: a point', () => {
    const sitting = stormed('montcalm fr-bearn fr-guyenne')
    expect(sitting.state.forts[SPACE['hudson-carry-north']]).toBe(0)
    expect(sitting.state.vp).toBe(1)
    expect(sitting.state.step).toBe('arrive')
    // The stockade stood while they fought: no overrun.
    expect(sitting.state.march?.stopped).toBe(true)
  })
  test('5.45 auxiliaries who win it do not destroy it: they raid it', () => {
    const sitting = stormed('villiers fr-huron fr-ottawa fr-marin')
    expect(sitting.state.forts[SPACE['hudson-carry-north']]).toBe(1)
    expect(sitting.state.vp).toBe(0)
    expect(sitting.state.step).toBe('arrive')
  })
  test('5.45 the loser may cry Massacre! if Indians were with them', () => {
    const sitting = stormed('montcalm fr-bearn fr-guyenne fr-huron', { hands: { british: [7], french: [] } })
    expect(sitting.asked).toBe('british 5.56')
    sitting.choose('british', card(7))
    expect(sitting.state.vp).toBe(0)
    expect(sitting.at('hudson-carry-north')).toBe('fr-bearn fr-guyenne montcalm')
    expect(sitting.state.step).toBe('arrive')
  })
})
