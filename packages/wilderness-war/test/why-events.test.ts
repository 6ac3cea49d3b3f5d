/** Reasons for which something is not offered in sieges, raids, winter and events. */
import { describe, expect, test } from 'vitest'
import { fight } from './battle.ts'
import { event } from './events.ts'
import { only, play } from './help.ts'
import { besieging, marchOf, raiding } from './siege.ts'
import { piece, space, why } from './why.ts'

describe('8, 9 sieges', () => {
  test('8.231 a siege is answered with buttons and cards', () => {
    const p = besieging('french', 'montcalm', 'oswego', 0, {
      spaces: { oswego: 'br-40th montcalm fr-bearn', quebec: 'fr-guyenne' },
      british: { fort: 'oswego' },
      french: { fort: 'niagara' },
    })
    expect(why(p, piece('fr-bearn'))).toMatch(/the answer is in the list/)
    expect(why(p, space('oswego'))).toMatch(/the answer is in the list/)
  })
})

describe('10 raids and going home', () => {
  test('10.2 militia of the department', () => {
    const p = raiding(marchOf('french', 'fr-abenaki-1', 'burlington', 'deerfield'), {
      spaces: {
        burlington: 'fr-abenaki-1',
        albany: 'br-44th',
        'northern-militia': 'br-colonial-militia-1',
        'southern-militia': 'br-colonial-militia-2',
      },
      british: { stockade: 'burlington' },
    })
    expect(p.asked).toBe('british 10.2')
    expect(why(p, piece('br-44th'))).toBe('10.2 choose a militia unit now.')
    expect(why(p, piece('br-colonial-militia-2'))).toBe('10.2 it is the militia of another department.')
  })
})

describe('4, 10.4 going home', () => {
  const home = (spaces: Readonly<Record<string, string>>, french = {}) =>
    play({ clear: true, step: 'go_home', spaces, french }, 'annus-mirabilis', {}, only('go_home'))
  test('10.41, 10.42, 10.422 Indians to their settlement, led to the closest fortification', () => {
    const p = home({ ticonderoga: 'rigaud fr-abenaki-1' }, { fort: 'crown-point niagara' })
    expect(p.asked).toBe('french 10.41')
    expect(why(p, space('albany'))).toBe('10.41 it is not its settlement.')
    expect(why(p, space('niagara'))).toBe('10.42 another fortification is closer.')
    expect(why(p, piece('rigaud'))).toBe('10.41 choose a space now.')
  })
  test('10.413, 10.422 who follows them home, and who has to lead', () => {
    const p = home({ ticonderoga: 'rigaud fr-abenaki-1 fr-joncaire fr-bearn' }, { fort: 'crown-point' })
    p.choose('french', space('st-francois'))
    expect(p.asked).toBe('french 10.42')
    expect(why(p, space('crown-point'))).toBe('10.413 it stays, or follows Indians home.')
  })
})

describe('events', () => {
  test('5.522 who enters where', () => {
    const p = event('british', 57, { clear: true, spaces: { 'new-york': 'br-44th' } })
    while (p.table.chance)
      p.lots(...[...((p.table.chance as { from?: readonly string[] }).from ?? [])].slice(0, p.table.chance.count))
    expect(why(p, space('quebec'))).toBe('5.522 the enemy is there.')
    expect(why(p, space('albany'))).toBe('5.521 the card brings nobody there.')
  })
  test('5.523 who is restored', () => {
    const p = event('french', 47, { clear: true, spaces: { quebec: 'fr-bearn:reduced fr-guyenne fr-abenaki-1' } })
    expect(why(p, piece('fr-guyenne'))).toBe('5.523 it is at full strength.')
    expect(why(p, piece('fr-la-reine'))).toMatch(/^3.1 it is not on the map/)
  })
  test('card 34 Small Pox strikes more than four units', () => {
    const many = 'br-44th br-45th br-46th br-48th br-40th'
    const p = event('french', 34, {
      clear: true,
      spaces: { albany: many, boston: 'br-43rd br-15th br-17th br-22nd br-27th', hoosic: 'br-28th' },
    })
    expect(why(p, space('hoosic'))).toBe('5.51 the enemy has no more than four units there.')
  })
  test('card 5 Bastions Repaired undoes a siege', () => {
    const p = event('british', 5, {
      clear: true,
      spaces: {
        oswego: 'br-40th montcalm fr-bearn',
        niagara: 'fr-guyenne webb br-44th',
        albany: 'br-45th fr-languedoc',
      },
      british: { fort: 'oswego' },
      french: { fort: 'niagara' },
      sieges: { oswego: 1, niagara: 2 },
    })
    expect(why(p, space('hoosic'))).toBe('5.51 there is no siege there.')
  })
  test('5.523, 17.3 who is not restored', () => {
    const p = event('british', 47, {
      clear: true,
      spaces: {
        'new-york': 'br-44th:reduced br-1-60th:reduced',
        oswego: 'br-45th:reduced montcalm fr-bearn',
        albany: 'br-rogers:reduced',
      },
      british: { fort: 'oswego' },
      sieges: { oswego: 0 },
    })
    expect(p.asked).toBe('british 5.523')
    expect(why(p, piece('br-45th'))).toBe('5.523 it is besieged.')
    expect(why(p, piece('br-rogers'))).toBe('5.523 the card is about other pieces.')
  })
  test('5.53, 5.533 whom an alliance brings', () => {
    const p = event('french', 23, { clear: true, vp: 0, spaces: { montreal: 'fr-abenaki-1 fr-bearn' } }).dice(6)
    expect(p.asked).toBe('french 5.53')
    expect(why(p, piece('fr-abenaki-1'))).toBe('5.53 it is already on the map.')
    expect(why(p, piece('fr-guyenne'))).toBe('5.53 the card is about Indians.')
    expect(why(p, piece('fr-mingo-1'))).toBe('5.53 the card is about other pieces.')
    const q = event('french', 28, { clear: true, spaces: { cayuga: 'br-cayuga' }, french: { fort: 'oswego' } }).dice(6)
    expect(why(q, piece('fr-cayuga'))).toBe('5.533 its tribe serves the enemy.')
  })
  test('5.51 card 22: French leaders trade places', () => {
    const p = event('british', 22, {
      clear: true,
      spaces: { quebec: 'montcalm levis fr-bearn', montreal: 'rigaud', louisbourg: 'drucour', albany: 'webb' },
      flags: { noFrenchNaval: true },
    })
    expect(why(p, piece('webb'))).toBe('5.51 the card is about French leaders.')
    expect(why(p, piece('fr-bearn'))).toBe('5.51 the card is about French leaders.')
    expect(why(p, piece('drucour'))).toBe('5.51 the French have no ships left at sea.')
    p.choose('british', piece('rigaud'))
    expect(why(p, piece('rigaud'))).toBe('5.51 both are in the same space.')
  })
  test('5.53 card 33: Indians of one space desert', () => {
    const p = event('french', 33, {
      clear: true,
      spaces: { albany: 'br-mohawk-1 br-44th', oswego: 'fr-abenaki-1', hoosic: 'br-45th' },
    })
    expect(why(p, space('hoosic'))).toBe('5.53 there are no unbesieged Indians there.')
    p.choose('french', space('albany'))
    expect(why(p, piece('br-44th'))).toBe('5.53 the card is about Indians.')
    expect(why(p, piece('fr-abenaki-1'))).toMatch(/^5.53 it is not where this is being decided/)
  })
  test('5.54 provincials: lost by their department, raised in it', () => {
    const spaces = {
      albany: 'br-new-york-provincial-1 br-44th',
      boston: 'br-massachusetts-provincial-1',
      alexandria: 'br-virginia-provincial-1',
    }
    const p = event('french', 39, { clear: true, assemblies: 1, spaces }).choose('french', { department: 'northern' })
    expect(p.asked).toBe('british 5.54')
    expect(why(p, piece('br-44th'))).toBe('5.54 the card is about provincials.')
    expect(why(p, piece('br-virginia-provincial-1'))).toBe('5.54 the other department must lose a unit.')
    const q = event('british', 43, { clear: true, assemblies: 2, spaces: { hoosic: 'fr-abenaki-1' } })
    expect(why(q, space('alexandria'))).toMatch(/^5.54 it is outside the department/)
    expect(why(q, space('hoosic'))).toBe('5.522 the enemy is there.')
  })
  test('5.22, 5.51 cards of the discard pile, and those of a crisis', () => {
    const p = event('british', 67, { hands: { british: [34], french: [60] }, discards: [57, 58] })
    expect(why(p, { card: '34' })).toBe('5.22 choose a card from the discard pile now.')
    const q = event('french', 37, { hands: { british: [34, 57], french: [60] } })
    expect(why(q, { card: '34' })).toBe('5.51 it is not one of the cards that the crisis takes.')
  })
})

describe('8.251, 7.3 who joins a battle', () => {
  test('8.251 those who are besieged there', () => {
    const p = fight({
      at: 'oswego',
      from: 'oneida-carry-west',
      attackers: 'webb br-44th',
      defenders: 'montcalm fr-bearn',
      besieged: 'br-45th br-1-60th',
      spaces: { albany: 'br-46th' },
      more: { british: { fort: 'oswego' }, sieges: { oswego: 0 } },
    })
    expect(p.asked).toBe('british 8.251')
    expect(why(p, piece('br-44th'))).toBe('8.251 it is already fighting.')
    expect(why(p, piece('br-46th'))).toMatch(/^8.251 it is not where/)
    p.choose('british', piece('br-45th'))
    expect(why(p, piece('br-45th'))).toBe('8.251 it has already been called.')
  })
})

describe('11 winter', () => {
  test('11.1, 11.2 every odd reduced drilled unit is lost', () => {
    const p = play(
      {
        clear: true,
        step: 'attrition',
        spaces: {
          ticonderoga: 'fr-bearn:reduced fr-marine-detachment-1:reduced fr-guyenne fr-abenaki-1',
          quebec: 'fr-languedoc',
        },
      },
      'annus-mirabilis',
      {},
      only('attrition'),
    )
    expect(p.asked).toBe('french 11.2')
    expect(why(p, piece('fr-abenaki-1'))).toBe('11.1 winter wears down drilled troops only.')
    expect(why(p, piece('fr-guyenne'))).toMatch(/^11.2 it is at full strength/)
    expect(why(p, piece('fr-languedoc'))).toMatch(/^11.2 it is not where/)
  })
})
