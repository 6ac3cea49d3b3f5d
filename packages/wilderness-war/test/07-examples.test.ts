/** The battles of the playbook's examples. */
import { describe, expect, test } from 'vitest'
import { SPACE } from '../src/data/map.ts'
import { button, card, fight, piece, to, words } from './battle.ts'

describe('Monongahela, 1755', () => {
  const braddock = (stockade: boolean) => {
    const sitting = fight({
      at: 'ohio-forks',
      from: 'gists-station',
      attackers:
        'braddock dunbar br-44th br-48th br-virginia-provincial-1 br-virginia-provincial-2 br-maryland-provincial br-pennsylvania-provincial-1',
      defenders: 'beaujeu dumas fr-marine-detachment-1 fr-marin fr-huron fr-ottawa fr-potawatomi',
      more: {
        hands: { french: [11], british: [] },
        french: { fort: 'ohio-forks' },
        british: stockade ? { stockade: 'gists-station' } : {},
      },
    })
    sitting.choose('french', card(11))
    // 5 doubled, a 6 and Beaujeu's tactics: four steps.
    sitting.dice(6)
    // Both regulars, then two of the provincials, all as good as each other.
    sitting.choose('british', piece('br-44th'), piece('br-48th'))
    sitting.dice(1).dice(3)
    // 10 with -1 in the wild, a 1: one step.
    expect(sitting.state.battle?.result.french).toBe(4)
    sitting.dice(1)
    expect(sitting.at('ohio-forks')).toContain('fr-marine-detachment-1:reduced')
    return sitting.dice(1).dice(2)
  }
  test('7.56 the ambush decides it: back to the stockade, a point for the French', () => {
    const sitting = braddock(true)
    expect(sitting.at('gists-station')).toBe(
      'br-44th:reduced br-48th:reduced br-maryland-provincial br-pennsylvania-provincial-1 br-virginia-provincial-1:reduced br-virginia-provincial-2:reduced dunbar',
    )
    expect(sitting.at('out').split(' ')).toEqual(expect.arrayContaining(['braddock', 'beaujeu']))
    expect(sitting.at('ohio-forks')).toContain('dumas')
    expect(sitting.state.vp).toBe(1)
    expect(sitting.state.step).toBe('march_end')
  })
  test('7.92 without the stockade all six units are lost, and Dunbar gets away alone', () => {
    const sitting = braddock(false)
    expect(sitting.at('gists-station')).toBe('dunbar')
    expect(sitting.state.vp).toBe(1)
  })
})

describe('Louisbourg, 1758', () => {
  const landing = () =>
    fight({
      at: 'louisbourg',
      from: 'halifax',
      attackers: 'amherst br-44th br-48th br-17th br-22nd br-27th br-28th br-35th',
      defenders: 'drucour fr-artois fr-bourgogne fr-cambis fr-bearn fr-guyenne',
      march: { landing: true, land: false, naval: true },
      more: { amphib: ['louisbourg'], hands: { french: [9], british: [] } },
    }).choose('french', card(9))
  test('7.54 the landing is thrown back: to Halifax, no marker is left, the Fieldworks are', () => {
    const sitting = landing()
    // 21, a column to the left, +1 for Amherst and -1 for the landing.
    sitting.dice(3)
    expect(sitting.state.battle?.result.british).toBe(3)
    // 15 and Drucour: four steps.
    sitting.dice(4)
    expect(sitting.at('halifax')).toContain('amherst br-')
    expect(sitting.at('louisbourg')).not.toContain('br-')
    expect(sitting.state.amphib).toEqual([])
    expect(sitting.state.fieldworks).toEqual([SPACE.louisbourg])
    expect(sitting.state.vp).toBe(1)
    expect(sitting.state.step).toBe('march_end')
  })
  test('8.13 the landing succeeds: the French can only go inside, the Fieldworks go, the marker stays', () => {
    const sitting = landing().dice(5).dice(2)
    expect(sitting.asked).toBe('over')
    expect(sitting.state.step).toBe('arrive')
    expect(sitting.state.march?.entry?.inside).toHaveLength(6)
    expect(sitting.state.fieldworks).toEqual([])
    expect(sitting.state.amphib).toEqual([SPACE.louisbourg])
    expect(sitting.state.vp).toBe(-1)
  })
})

describe('the Plains of Abraham, 1759', () => {
  test('7.63 four steps against eight: the French army goes to Bécancour', () => {
    const sitting = fight({
      at: 'quebec',
      from: 'ile-d-orleans',
      attackers:
        'wolfe murray monckton br-78th-a br-35th br-43rd br-48th br-78th-b:reduced br-2-60th:reduced br-3-60th:reduced br-15th:reduced br-28th:reduced br-47th:reduced br-58th:reduced br-howes br-goreham',
      defenders:
        'montcalm vaudreuil bougainville fr-royal-roussillon fr-languedoc fr-la-sarre fr-bearn:reduced fr-guyenne:reduced fr-marine-regular-1:reduced fr-marin:reduced fr-joncaire:reduced fr-ottawa fr-huron fr-algonquin-1 fr-caughnawaga-1',
      spaces: {
        'st-lawrence-militia':
          'fr-canadian-militia-1 fr-canadian-militia-2 fr-canadian-militia-3 fr-canadian-militia-4',
      },
      more: {
        fieldworks: ['quebec'],
        amphib: ['ile-d-orleans'],
        british: { stockade: 'ile-d-orleans' },
        hands: { british: [9], french: [1] },
      },
    })
    sitting.choose('french', button('all'))
    sitting.choose('british', card(9))
    expect(sitting.state.fieldworks).toEqual([])
    expect(sitting.asked).toBe('french 7.4')
    sitting.choose('french', button('pass'))
    sitting.dice(6).dice(1)
    expect(sitting.state.battle?.result).toEqual({ british: 8, french: 4 })
    // The British first: a regular, any, a regular, any.
    sitting.choose('british', piece('br-35th'), piece('br-howes'))
    sitting.choose('british', piece('br-43rd'), piece('br-48th'))
    // The French: a regular, militia, a regular, militia, a regular, militia, a reduced regular, militia.
    for (let n = 1; n <= 4; n += 1) sitting.choose('french', piece(`fr-canadian-militia-${n}`))
    expect(sitting.at('quebec')).toContain('fr-la-sarre:reduced fr-languedoc:reduced')
    expect(sitting.at('out').split(' ')).toContain('fr-royal-roussillon')
    // Wolfe falls, Murray and Monckton do not; then Montcalm.
    sitting.dice(1).dice(2).dice(3)
    sitting.dice(1).dice(2).dice(3)
    expect(words(sitting, 'french')).toBe('becancour inside split')
    sitting.choose('french', to('becancour'))
    expect(sitting.at('quebec')).not.toContain('fr-')
    expect(sitting.at('becancour')).toContain('bougainville')
    expect(sitting.at('out').split(' ')).toEqual(expect.arrayContaining(['wolfe', 'montcalm']))
    expect(sitting.at('st-lawrence-militia').split(' ')).toHaveLength(4)
    expect(sitting.at('st-lawrence-militia')).not.toMatch(/\d( |$)/)
    expect(sitting.state.vp).toBe(-1)
    expect(sitting.state.step).toBe('arrive')
  })
})

describe('the year 1757', () => {
  test('7.8 Rigaud at Hudson Carry North: a tie, back to Ticonderoga, a point for the British', () => {
    const sitting = fight({
      at: 'hudson-carry-north',
      from: 'ticonderoga',
      attackers: 'rigaud bougainville fr-languedoc fr-royal-roussillon fr-marin fr-algonquin-1 fr-caughnawaga-1',
      defenders: 'br-rogers br-massachusetts-provincial-1 br-massachusetts-provincial-2',
      more: {
        hands: { british: [12], french: [] },
        british: { fort: 'hudson-carry-north' },
        french: { fort: 'ticonderoga' },
      },
    })
    // The French have more auxiliaries: no Ambush! for the British, but perhaps Fieldworks.
    expect(words(sitting, 'british')).toBe('pass pass_phase pass_season')
    sitting.choose('british', button('pass')).dice(3).dice(4)
    sitting.choose('french', piece('fr-algonquin-1'))
    sitting.choose('british', piece('br-massachusetts-provincial-2'))
    expect(sitting.at('ticonderoga')).toContain('fr-algonquin-1:reduced fr-caughnawaga-1')
    expect(sitting.at('hudson-carry-north')).toBe(
      'br-massachusetts-provincial-1:reduced br-massachusetts-provincial-2:reduced br-rogers',
    )
    expect(sitting.state.vp).toBe(-1)
  })
})
