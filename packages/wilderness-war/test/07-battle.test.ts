import { describe, expect, test } from 'vitest'
import { SPACE } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import { button, fight, piece, to, words } from './battle.ts'

describe('who fights', () => {
  test('7.1 the group that moves attacks; everybody outside defends, nobody inside', () => {
    const { state } = fight({
      at: 'hudson-carry-south',
      from: 'hudson-carry-north',
      attackers: 'rigaud fr-bearn fr-huron',
      defenders: 'webb br-rogers br-44th',
      inside: 'dunbar br-48th',
      more: { british: { fort: 'hudson-carry-south' } },
    })
    expect(state.battle?.attacker).toBe('french')
    expect(state.battle?.pieces.french).toEqual(['rigaud', 'fr-bearn', 'fr-huron'].map(pieceCalled))
    expect(state.battle?.pieces.british).toEqual(['webb', 'br-rogers', 'br-44th'].map(pieceCalled))
    expect(state.step).toBe('fire')
  })
  test('7.2 militia, then the events of the attacker, then those of the defender, then the dice', () => {
    const sitting = fight({
      at: 'quebec',
      from: 'ile-d-orleans',
      attackers: 'wolfe br-44th',
      defenders: 'montcalm fr-bearn',
      spaces: { 'st-lawrence-militia': 'fr-canadian-militia-1' },
      more: { fieldworks: ['quebec'], hands: { british: [1], french: [2] } },
    })
    expect(sitting.asked).toBe('french 7.3')
    sitting.choose('french', button('none'))
    expect(sitting.asked).toBe('british 7.4')
    sitting.choose('british', button('pass'))
    expect(sitting.asked).toBe('1 dice 7.6')
    sitting.dice(3).dice(3)
    expect(sitting.log).toContain('log.battle_won')
    expect(sitting.state.battle).toBe(null)
  })
})

describe('militia', () => {
  const raidedOrNot = (raided: 'albany' | 'augusta' | null, at: 'kinderhook' | 'schoharie' = 'kinderhook') =>
    fight({
      at,
      from: 'katskills',
      attackers: 'rigaud fr-bearn',
      defenders: 'br-44th',
      spaces: {
        'northern-militia': 'br-colonial-militia-1 br-colonial-militia-2:reduced br-colonial-militia-3',
        'southern-militia': 'br-colonial-militia-4',
      },
      more: { raided: { french: raided ? [raided] : [], british: ['kinderhook'] } },
    })
  test('7.3 any number of militia of the department fights in its cultivated space', () => {
    const sitting = raidedOrNot(null)
    expect(words(sitting, 'british')).toBe('br-colonial-militia-1 br-colonial-militia-2 all none')
    sitting.choose('british', piece('br-colonial-militia-1'), piece('br-colonial-militia-2'), button('done'))
    expect(sitting.at('kinderhook')).toBe('br-44th br-colonial-militia-1 br-colonial-militia-2:reduced fr-bearn rigaud')
    expect(sitting.at('northern-militia')).toBe('br-colonial-militia-3')
  })
  test('7.3 all of it at once', () => {
    const sitting = raidedOrNot(null).choose('british', button('all'))
    expect(sitting.at('northern-militia')).toBe('')
    expect(sitting.state.battle?.militia).toHaveLength(3)
  })
  test('7.3 not if the enemy has raided in that department this year', () => {
    expect(raidedOrNot('albany').asked).toBe('1 dice 7.6')
    expect(raidedOrNot('augusta').asked).toBe('british 7.3')
  })
  test('7.3 not in the wilderness, and never at Louisbourg', () => {
    expect(raidedOrNot(null, 'schoharie').asked).toBe('1 dice 7.6')
    const louisbourg = fight({
      at: 'louisbourg',
      from: 'halifax',
      attackers: 'amherst br-44th',
      defenders: 'drucour fr-bearn',
      spaces: { 'st-lawrence-militia': 'fr-canadian-militia-1' },
    })
    expect(louisbourg.asked).toBe('1 dice 7.6')
  })
  test('7.3 militia may attack too, to win back its own country', () => {
    const sitting = fight({
      at: 'kinderhook',
      from: 'poughkeepsie',
      attackers: 'webb br-44th',
      defenders: 'fr-bearn',
      spaces: { 'northern-militia': 'br-colonial-militia-1' },
    })
    sitting.choose('british', piece('br-colonial-militia-1'))
    expect(sitting.state.battle?.pieces.british).toContain(pieceCalled('br-colonial-militia-1'))
  })
  test('7.91 what is left of it goes back to its box, reduced or not, before the retreat', () => {
    const sitting = raidedOrNot(null).choose('british', button('all'))
    // The French fire with 3, the British with 6.
    sitting.dice(6).dice(4)
    // Two steps: the regular, then one of the two full militia units, as good as each other.
    expect(sitting.at('northern-militia')).toBe(
      'br-colonial-militia-1:reduced br-colonial-militia-2:reduced br-colonial-militia-3',
    )
    expect(sitting.at('kinderhook')).toBe('br-44th:reduced')
  })
})

describe('sieges', () => {
  const relief = (dice: readonly number[], join: string, settings = {}) => {
    const sitting = fight({
      at: 'oswego',
      from: 'oneida-carry-west',
      attackers: 'webb br-44th br-48th',
      defenders: 'montcalm fr-bearn fr-huron',
      besieged: 'bradstreet br-17th br-22nd',
      settings,
      activation: { groups: [{ commander: null, pieces: [pieceCalled('br-17th')], space: SPACE.oswego }] },
      more: {
        british: { fort: 'oswego', stockade: 'oneida-carry-west' },
        french: { fort: 'niaoure-bay' },
        sieges: { oswego: 1 },
      },
    })
    expect(sitting.asked).toBe('british 8.251')
    sitting.choose('british', button(join))
    for (const die of dice) sitting.dice(die)
    return sitting
  }
  test('8.251 those besieged may come out and fight with who relieves them', () => {
    const sitting = relief([], 'all')
    expect(sitting.state.battle?.pieces.british).toHaveLength(6)
    expect(sitting.state.battle?.commander.british).toBe(pieceCalled('webb'))
    // Strength 12 less auxiliaries: two steps.
    sitting.dice(3)
    expect(sitting.state.battle?.result.british).toBe(2)
  })
  test('8.251 or some of them, or nobody', () => {
    const sitting = relief([], 'none')
    expect(sitting.state.battle?.pieces.british).toHaveLength(3)
    const some = fight({
      at: 'oswego',
      from: 'oneida-carry-west',
      attackers: 'webb br-44th',
      defenders: 'fr-bearn',
      besieged: 'bradstreet br-17th br-22nd',
      more: { british: { fort: 'oswego' }, sieges: { oswego: 0 } },
    })
    expect(words(some, 'british')).toBe('bradstreet br-17th all none')
    some.choose('british', piece('br-17th'), button('done'))
    expect(some.state.battle?.joined).toEqual([pieceCalled('br-17th')])
  })
  test('8.252 relievers who lose go back where they came from, the besieged go inside: the siege goes on', () => {
    const sitting = relief([2, 6], 'all')
    // Who came is not as good as who was inside; nor is who has still to act.
    expect(words(sitting, 'british')).toBe('br-44th br-17th br-22nd')
    sitting.choose('british', piece('br-17th'), piece('br-44th'), piece('br-22nd'))
    sitting.dice(2).dice(3)
    expect(sitting.at('oneida-carry-west')).toBe('br-44th:reduced br-48th webb')
    expect(sitting.at('oswego')).toBe(
      'br-17th:reduced br-22nd:reduced bradstreet fr-bearn:reduced fr-huron:reduced montcalm',
    )
    expect(sitting.state.sieges).toEqual([{ space: SPACE.oswego, level: 1 }])
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.state.vp).toBe(1)
  })
  test('5.36, R-112 who joined may still act in this phase; not by the later edition', () => {
    const lost = (settings: object) => {
      const sitting = relief([2, 6], 'all', settings)
      sitting.choose('british', piece('br-22nd'), piece('br-44th'), piece('br-17th'))
      return sitting.dice(2).dice(3).state.activation
    }
    expect(lost({})?.done).toEqual([])
    expect(lost({})?.groups[0]?.pieces).toEqual([pieceCalled('br-17th')])
    expect(lost({ edition: 'third' })?.done).toEqual(['bradstreet', 'br-17th', 'br-22nd'].map(pieceCalled))
    expect(lost({ edition: 'third' })?.groups[0]?.pieces).toEqual([])
  })
  test('8.251 relief that succeeds lifts the siege: the besiegers retreat', () => {
    const sitting = relief([6, 1], 'none')
    // Two steps against one; a die for Webb, then for Montcalm.
    sitting.dice(5).dice(5)
    expect(words(sitting, 'french')).toBe('niaoure-bay split')
    sitting.choose('french', to('niaoure-bay'))
    expect(sitting.at('niaoure-bay')).toBe('fr-bearn:reduced fr-huron:reduced montcalm')
    expect(sitting.at('oswego')).toBe('br-17th br-22nd br-44th:reduced br-48th bradstreet webb')
    expect(sitting.state.sieges).toEqual([])
    expect(sitting.state.step).toBe('arrive')
    expect(sitting.state.march?.stopped).toBe(true)
  })

  const sortie = (dice: readonly number[]) => {
    const sitting = fight({
      at: 'quebec',
      attackers: 'montcalm fr-bearn fr-guyenne',
      defenders: 'wolfe murray br-44th br-48th',
      cause: 'sortie',
      besieged: 'vaudreuil fr-languedoc',
      spaces: { 'st-lawrence-militia': 'fr-canadian-militia-1', 'ile-d-orleans': 'br-rogers' },
      more: { sieges: { quebec: 1 } },
    })
    sitting.choose('french', piece('fr-canadian-militia-1'))
    for (const die of dice) sitting.dice(die)
    return sitting
  }
  test('8.25 besieged pieces that are activated attack the besiegers outside; militia may help', () => {
    const { state } = sortie([])
    expect(state.battle?.attacker).toBe('french')
    expect(state.battle?.pieces.french).toEqual(
      ['montcalm', 'fr-bearn', 'fr-guyenne', 'fr-canadian-militia-1'].map(pieceCalled),
    )
    expect(state.battle?.pieces.british).toHaveLength(4)
    expect(state.battle?.commander.french).toBe(pieceCalled('montcalm'))
  })
  test('8.252 a sortie that fails ends inside, and the siege goes on', () => {
    const sitting = sortie([2, 4])
    // Three steps against two: a regular, the militia, the other regular.
    expect(words(sitting, 'french')).toBe('fr-guyenne fr-canadian-militia-1')
    sitting.choose('french', piece('fr-canadian-militia-1'))
    expect(sitting.at('quebec')).toBe(
      'br-44th:reduced br-48th:reduced fr-bearn:reduced fr-guyenne:reduced fr-languedoc montcalm murray vaudreuil wolfe',
    )
    expect(sitting.at('st-lawrence-militia')).toBe('fr-canadian-militia-1:reduced')
    expect(sitting.state.sieges).toEqual([{ space: SPACE.quebec, level: 1 }])
    expect(sitting.state.vp).toBe(-1)
    expect(sitting.state.step).toBe('next_group')
    expect(sitting.state.activation?.done).toEqual(['montcalm', 'fr-bearn', 'fr-guyenne'].map(pieceCalled))
  })
  test('8.25 a sortie that succeeds drives the besiegers off, wherever they may go', () => {
    const sitting = sortie([6, 2])
    // Three steps against two.
    sitting.choose('french', piece('fr-canadian-militia-1'))
    expect(sitting.asked).toBe('1 dice 7.7')
    sitting.dice(1).dice(6)
    expect(words(sitting, 'british')).toBe('becancour ile-d-orleans split')
    sitting.choose('british', to('ile-d-orleans'))
    expect(sitting.at('ile-d-orleans')).toBe('br-48th:reduced br-rogers murray')
    expect(sitting.state.sieges).toEqual([])
    expect(sitting.state.vp).toBe(1)
  })
})
