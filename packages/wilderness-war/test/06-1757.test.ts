/** The moves of the year 1757 in the extended example, from the set-up of Annus Mirabilis. */
import { describe, expect, test } from 'vitest'
import { only, play } from './help.ts'
import { acting, button, force, go, lead, single, units, ways } from './moving.ts'

const whole = { whole: true } as const
const campaign = (side: 'british' | 'french', spaces: Record<string, string> = {}, card = 1) =>
  play(
    { step: 'event', use: 'event', active: side, card, spaces },
    'annus-mirabilis',
    {},
    only(
      'event',
      'activate',
      'next_group',
      'set_out',
      'march',
      'demolish',
      'enter',
      'stand',
      'arrive',
      'march_end',
      'raid',
    ),
  )

describe('the year 1757, early season', () => {
  test('6.41 B2: Loudoun and Abercromby sail to Halifax with five units, two stay', () => {
    const sitting = force(
      acting({ ...whole, side: 'british', value: 3 }),
      'loudoun',
      'abercromby br-22nd br-27th br-2-60th br-3-60th',
    )
    go(sitting, 'sail:halifax')
    expect(sitting.at('new-york')).toBe('br-35th br-4-60th')
    expect(sitting.at('halifax')).toContain('loudoun')
  })
  const alliances = { kahnawake: 'fr-caughnawaga-1', 'lac-des-deux-montagnes': 'fr-algonquin-1' }
  test.each([
    ['fr-algonquin-1', 'montreal sorel st-jean ile-aux-noix winooski crown-point ticonderoga', 7],
    ['fr-caughnawaga-1', 'montreal sorel st-jean ile-aux-noix winooski crown-point ticonderoga', 7],
    ['montcalm', 'sorel st-jean ile-aux-noix winooski crown-point ticonderoga', 6],
  ])('6.3 F3: %s goes by boat to Ticonderoga', (piece, route, spent) => {
    const sitting = units(acting({ ...whole, value: 2, spaces: alliances }), 'fr-algonquin-1 fr-caughnawaga-1 montcalm')
    go(sitting, `act:${piece} ${route}`)
    expect(sitting.state.march?.spent).toBe(spent)
    expect(sitting.at('ticonderoga')).toContain(piece)
  })
  test('5.34 F4: Rigaud with Bougainville, without Vaudreuil, by land or boat to Hudson Carry North', () => {
    const sitting = acting({ ...whole, value: 2, spaces: { ticonderoga: 'vaudreuil fr-algonquin-1 fr-caughnawaga-1' } })
    force(sitting, 'rigaud')
    go(sitting, 'hudson-carry-north')
    expect(sitting.at('ticonderoga')).toBe('vaudreuil')
    expect(sitting.state.march).toMatchObject({ land: true, boat: true })
    expect(sitting.asked).toBe('british 14.2')
  })
  test('6.3 B4: a Royal American by boat to Hudson Carry North, with one portage', () => {
    const sitting = acting({ ...whole, side: 'british' }).choose('british', button('single'), { piece: 'br-2-60th' })
    go(sitting, 'peekskill poughkeepsie kinderhook albany hudson-carry-south hudson-carry-north')
    expect(sitting.state.march).toMatchObject({ spent: 6, portaged: true, land: false, boat: true })
    expect(sitting.at('hudson-carry-north')).toContain('br-2-60th')
  })
  test('5.56 B5: Foul Weather keeps Loudoun’s force at Halifax', () => {
    const sitting = acting({
      ...whole,
      side: 'british',
      value: 3,
      spaces: { halifax: 'loudoun abercromby' },
      hands: { french: [14], british: [17] },
    })
    force(sitting, 'loudoun').choose('french', { card: '14' })
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.at('halifax')).toContain('loudoun')
  })
  test('6.3 F6: Huron by boat from Montreal to Oneida Carry West, seven spaces', () => {
    const sitting = units(acting({ ...whole, value: 2 }), 'fr-huron fr-mississauga fr-shawnee-1 fr-mingo-1')
    go(sitting, 'act:fr-huron kahnawake st-regis oswegatchie cataraqui niaoure-bay oswego oneida-carry-west')
    expect(sitting.state.march).toMatchObject({ spent: 7, land: false })
    expect(sitting.at('oneida-carry-west')).toBe('fr-huron')
  })
  test('6.2 F6: the Shawnee stops in the mountains; nobody intercepts it there', () => {
    const sitting = units(acting({ ...whole, value: 1 }), 'fr-shawnee-1')
    go(sitting, 'mingo-town upper-monongahela allegheny-south')
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.at('allegheny-south')).toBe('fr-shawnee-1')
  })
  test('13.0 F7a: the Mingo infiltrates Augusta on its way to Culpeper', () => {
    const sitting = units(acting({ ...whole, spaces: { 'allegheny-south': 'fr-mingo-1' } }), 'fr-mingo-1')
    go(sitting, 'infiltrate:augusta culpeper')
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.at('culpeper')).toBe('fr-mingo-1')
  })
  test('13.0 F7c: the Huron infiltrates Albany and must stop at Kinderhook', () => {
    const sitting = units(acting({ ...whole, spaces: { 'oneida-carry-west': 'fr-huron' } }), 'fr-huron')
    go(sitting, 'oneida-castle canajoharie schoharie infiltrate:albany')
    sitting.choose('british', { piece: 'br-44th' }).dice(3)
    go(sitting, 'kinderhook')
    // Adjacent units may try again, but not those of Albany (14.24).
    expect(sitting.at('kinderhook')).toBe('fr-huron')
    expect(sitting.state.step).toBe('march_end')
  })
  test('13.1 F7d: the Mississauga comes to Easton with its last space and cannot infiltrate it', () => {
    const sitting = units(acting({ ...whole, spaces: { 'oneida-carry-west': 'fr-mississauga' } }), 'fr-mississauga')
    go(sitting, 'oneida-castle shawiangto mohawks-branch station-point east-delaware')
    expect(ways(sitting)).toBe('easton katskills station-point')
    expect(go(sitting, 'easton').state.step).toBe('march_end')
  })
  test('5.32 B7: one regular by boat with a card of value 2', () => {
    const sitting = acting({ ...whole, side: 'british', value: 2 }).choose('british', button('single'))
    sitting.choose('british', { piece: 'br-22nd' })
    go(sitting, 'peekskill poughkeepsie kinderhook albany hudson-carry-south hudson-carry-north')
    expect(sitting.at('hudson-carry-north')).toContain('br-22nd')
  })
})

describe('the year 1757, late season', () => {
  test('6.1 B2: Dunbar brings two regulars; Johnson leaves his troops and goes back alone', () => {
    const sitting = campaign('british')
    lead(sitting, 'dunbar')
    lead(sitting, 'johnson')
    go(sitting, 'act:dunbar hudson-carry-south').choose('british', button('stop'))
    go(sitting, 'albany hudson-carry-south')
    expect(ways(sitting)).not.toBe('')
    go(sitting, 'drop:br-new-york-provincial-1 drop:br-1-42nd albany schenectady').choose('british', button('stop'))
    expect(sitting.at('schenectady')).toBe('johnson')
    expect(sitting.at('hudson-carry-south')).toContain('br-1-42nd')
    expect(sitting.state.step).toBe('phase_end')
  })
  test('6.3 F3: Levis from Quebec in eight spaces, Montcalm from Montreal in six', () => {
    const sitting = campaign('french')
    lead(sitting, 'levis')
    lead(sitting, 'montcalm', 'fr-bearn fr-la-sarre fr-repentigny fr-potawatomi fr-ojibwa')
    go(sitting, 'act:levis becancour trois-rivieres sorel st-jean ile-aux-noix winooski crown-point ticonderoga')
    expect(sitting.state.march?.spent).toBe(8)
    sitting.choose('french', button('stop'))
    go(sitting, 'sorel st-jean ile-aux-noix winooski crown-point ticonderoga')
    expect(sitting.state.march?.spent).toBe(6)
    expect(sitting.at('montreal')).toBe('fr-huron fr-mississauga vaudreuil')
  })
  test('6.1, 5.46 F7a: Montcalm goes north by boat, leaves a garrison at Ticonderoga and demolishes a fort', () => {
    const sitting = acting({
      ...whole,
      spaces: {
        'hudson-carry-north': 'montcalm bougainville fr-languedoc fr-royal-roussillon fr-bearn fr-marin',
        'hudson-carry-south': 'br-new-hampshire-provincial br-new-jersey-provincial',
      },
      french: { fort: 'hudson-carry-north' },
    })
    force(sitting, 'montcalm')
    go(sitting, 'ticonderoga drop:fr-languedoc drop:fr-royal-roussillon drop:fr-marin drop:bougainville')
    go(sitting, 'demolish:hudson-carry-north crown-point winooski ile-aux-noix st-jean sorel montreal')
    expect(sitting.state.march?.spent).toBe(7)
    expect(sitting.state.vp).toBe(3)
    expect(sitting.at('montreal')).toContain('montcalm')
  })
  test('6.2 F7b: Villiers and his coureurs by land from Cataraqui to Schenectady, six spaces', () => {
    const sitting = force(
      acting({ ...whole, value: 2, spaces: { albany: 'johnson br-1-42nd br-new-york-provincial' } }),
      'villiers',
      'fr-lery',
    )
    go(sitting, 'niaoure-bay black-river west-canada-creek oneida-carry-east canajoharie schenectady')
    expect(sitting.state.march).toMatchObject({ spent: 6 })
    expect(sitting.at('schenectady')).toContain('villiers')
  })
  test('5.32 B7: the Highlander from Hudson Carry South to Albany', () => {
    const sitting = acting({ ...whole, side: 'british', spaces: { 'hudson-carry-south': 'br-1-42nd' } })
    go(single(sitting, 'br-1-42nd'), 'albany')
    expect(sitting.at('albany')).toContain('br-1-42nd')
  })
})
