import { renderer } from '@carillon/kernel/catalogue'
import { describe, expect, test } from 'vitest'
import { SPACE, spaceCalled } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import { wildernessWar } from '../src/index.ts'
import { acting, BASIC, button, force, go, offers, single, units, ways } from './moving.ts'

/** Spaces entered, and whether the group had to stop: the chapter hands over then. */
const ended = (step: string) => step === 'march_end'

describe('6.1 moving', () => {
  test('6.1 to stay is legal', () => {
    const sitting = single(acting({ spaces: { montreal: 'fr-bearn' } }), 'fr-bearn').choose('french', button('stop'))
    expect(sitting.at('montreal')).toBe('fr-bearn')
    expect(sitting.state.step).toBe('march_end')
  })
  test('6.1 a move that is legal by land and by boat stays both', () => {
    const sitting = single(acting({ spaces: { montreal: 'fr-bearn' } }), 'fr-bearn')
    go(sitting, 'sorel')
    expect(sitting.state.march).toMatchObject({ land: true, boat: true, spent: 1 })
    go(sitting, 'st-francois becancour')
    expect(sitting.state.march).toMatchObject({ land: true, boat: true, portaged: true })
    go(sitting, 'notre-dame-north')
    expect(sitting.state.march).toMatchObject({ land: true, boat: false, stopped: true })
  })
  test('6.1 by boat beyond the allowance of the land move, and land connections are closed', () => {
    const sitting = single(acting({ spaces: { quebec: 'fr-bearn' } }), 'fr-bearn')
    go(sitting, 'becancour trois-rivieres sorel st-jean')
    expect(sitting.state.march).toMatchObject({ land: true, boat: true, spent: 4 })
    // One land connection may still be used, from one originally friendly cultivated space to another.
    expect(ways(sitting)).toBe('ile-aux-noix montreal sorel')
    go(sitting, 'ile-aux-noix')
    expect(sitting.state.march).toMatchObject({ land: false, boat: true, spent: 5 })
    expect(ways(sitting)).toBe('st-jean winooski')
  })
  test('6.1, R-115 nobody is picked up, anybody but the commander may be left', () => {
    const sitting = force(
      acting({ spaces: { montreal: 'montcalm levis fr-bearn fr-huron', sorel: 'fr-guyenne' } }),
      'montcalm',
    )
    expect(offers(sitting).some((word) => word.startsWith('drop:'))).toBe(false)
    go(sitting, 'sorel')
    expect(offers(sitting).filter((word) => word.startsWith('drop:'))).toEqual([
      'drop:fr-bearn',
      'drop:fr-huron',
      'drop:levis',
    ])
    go(sitting, 'drop:fr-bearn trois-rivieres')
    expect(sitting.at('sorel')).toBe('fr-bearn fr-guyenne')
    expect(sitting.state.activation?.done).toEqual([pieceCalled('fr-bearn')])
    expect(sitting.state.march?.dropped).toEqual([])
  })
  test('6.1 a large force is asked about by its leader, a small one by all its names', () => {
    const asked = (montreal: string): string | undefined => {
      const decision = force(acting({ spaces: { montreal } }), 'montcalm').table.decision('french')
      return decision && renderer(wildernessWar.catalogues.en, 'en')(decision.prompt)
    }
    expect(asked('montcalm levis fr-bearn fr-huron fr-guyenne')).toMatch(/^Montcalm and 4 others at Montréal, /)
    expect(asked('montcalm levis fr-bearn fr-huron')).not.toContain('others')
  })
  test('6.1 who is left is done for the phase', () => {
    const sitting = force(acting({ spaces: { montreal: 'montcalm fr-bearn' } }), 'montcalm', 'fr-bearn')
    go(sitting, 'sorel drop:fr-bearn montreal').choose('french', button('stop'))
    expect(sitting.at('sorel')).toBe('fr-bearn')
    expect(sitting.state.activation?.done).toEqual([pieceCalled('fr-bearn')])
  })
  test('10.13 auxiliaries left on the way are remembered, with where they came from', () => {
    const spaces = { 'casco-bay': 'bougainville fr-huron fr-marin' }
    const sitting = force(acting({ spaces }), 'bougainville')
    go(sitting, 'portsmouth drop:fr-huron drop:fr-marin gloucester')
    expect(sitting.state.march?.dropped).toEqual([
      {
        space: spaceCalled('portsmouth'),
        from: spaceCalled('casco-bay'),
        pieces: [pieceCalled('fr-huron'), pieceCalled('fr-marin')],
      },
    ])
  })
  test('5.34, R-115 a leader whose units would be too many for the rest stays with it', () => {
    const sitting = force(acting({ spaces: { 'ohio-forks': 'dumas beaujeu fr-huron fr-ottawa fr-ojibwa' } }), 'dumas')
    go(sitting, 'logstown')
    expect(offers(sitting)).not.toContain('drop:beaujeu')
    go(sitting, 'drop:fr-huron')
    expect(offers(sitting)).toContain('drop:beaujeu')
  })
  test('5.534 nor is Johnson left while Mohawks go on', () => {
    const sitting = force(acting({ side: 'british', spaces: { albany: 'forbes johnson br-mohawk-1' } }), 'forbes')
    go(sitting, 'kinderhook')
    expect(offers(sitting)).not.toContain('drop:johnson')
  })
})

describe('6.2 by land', () => {
  test('6.2 drilled troops that have passed through wilderness stop in the next space', () => {
    const sitting = single(acting({ side: 'british', spaces: { albany: 'br-44th' } }), 'br-44th')
    go(sitting, 'schoharie mohawks-branch')
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.at('mohawks-branch')).toBe('br-44th')
  })
  test('6.2 the space they start from is not passed through', () => {
    const sitting = single(acting({ side: 'british', spaces: { schoharie: 'br-44th' } }), 'br-44th')
    go(sitting, 'canajoharie')
    expect(sitting.state.step).toBe('march')
    go(sitting, 'shawiangto')
    expect(sitting.state.step).toBe('march_end')
  })
  test('6.2 a friendly fortification in the wilderness frees them', () => {
    const sitting = single(
      acting({ side: 'british', spaces: { albany: 'br-44th' }, british: { stockade: 'schoharie canajoharie' } }),
      'br-44th',
    )
    go(sitting, 'schoharie canajoharie oneida-castle')
    expect(sitting.state.step).toBe('march')
    go(sitting, 'osewingo')
    expect(sitting.state.step).toBe('march_end')
  })
  test('6.2 all stop in the mountains, but not at a fortification of theirs', () => {
    const spaces = { 'upper-monongahela': 'fr-shawnee-1' }
    expect(go(units(acting({ spaces }), 'fr-shawnee-1'), 'allegheny-south').state.step).toBe('march_end')
    const fort = units(acting({ spaces, french: { stockade: 'allegheny-south' } }), 'fr-shawnee-1')
    expect(go(fort, 'allegheny-south').state.step).toBe('march')
    expect(go(units(acting({ spaces: { quebec: 'levis' } }), 'levis'), 'notre-dame-north').state.step).toBe('march_end')
  })
  test('6.2 regulars march through three wilderness and one mountain space, each with a stockade', () => {
    const sitting = single(
      acting({
        side: 'british',
        spaces: { winchester: 'br-44th' },
        british: { stockade: 'wills-creek laurel-ridge-south upper-monongahela gists-station' },
      }),
      'br-44th',
    )
    go(sitting, 'wills-creek laurel-ridge-south upper-monongahela gists-station')
    expect(ended(sitting.state.step)).toBe(true)
    expect(sitting.state.march?.spent).toBe(4)
  })
  test('6.2 four spaces for regulars and provincials, six for others', () => {
    const spaces = { portsmouth: 'br-44th br-rogers br-howes' }
    const route = 'gloucester boston worcester northampton'
    expect(go(single(acting({ side: 'british', spaces }), 'br-44th'), route).state.step).toBe('march_end')
    expect(go(units(acting({ side: 'british', spaces }), 'br-rogers'), `${route} hartford`).state.step).toBe('march')
    const light = single(acting({ side: 'british', spaces }), 'br-howes')
    expect(go(light, `${route} hartford providence`).state.step).toBe('march_end')
  })
  test('6.21 leaders alone have six', () => {
    const spaces = { portsmouth: 'johnson' }
    const sitting = units(acting({ side: 'british', spaces }), 'johnson')
    go(sitting, 'gloucester boston worcester northampton hoosic')
    expect(ways(sitting)).not.toBe('')
    expect(go(sitting, 'albany').state.march).toMatchObject({ land: true, boat: false, spent: 6 })
    expect(sitting.state.step).toBe('march_end')
  })
  test('6.22 a force goes at the pace of its slowest unit, and faster ones go on without it', () => {
    const spaces = { portsmouth: 'johnson br-44th br-rogers' }
    const sitting = force(acting({ side: 'british', spaces }), 'johnson')
    go(sitting, 'gloucester boston worcester northampton')
    expect(ways(sitting)).toBe('')
    go(sitting, 'drop:br-44th')
    expect(ways(sitting)).toBe('deerfield hartford hoosic kinderhook worcester')
    go(sitting, 'hoosic albany')
    expect(sitting.at('albany')).toBe('br-rogers johnson')
  })
  test('6.22 spaces already moved count', () => {
    const sitting = force(acting({ side: 'british', spaces: { portsmouth: 'johnson br-44th' } }), 'johnson', 'br-44th')
    go(sitting, 'gloucester drop:br-44th boston worcester northampton hoosic albany')
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.state.march?.spent).toBe(6)
  })
  test('6.2, R-116 a leader who leaves his tired troops goes on', () => {
    const sitting = force(acting({ side: 'british', spaces: { albany: 'johnson br-44th' } }), 'johnson', 'br-44th')
    go(sitting, 'schoharie mohawks-branch')
    expect(ways(sitting)).toBe('')
    go(sitting, 'drop:br-44th station-point')
    expect(sitting.at('mohawks-branch')).toBe('br-44th')
    expect(sitting.at('station-point')).toBe('johnson')
  })
  test('2.0 the arrows lead out of Pays d’en Haut, and nobody goes in', () => {
    const sitting = units(acting({ spaces: { 'pays-d-en-haut': 'fr-huron' } }), 'fr-huron')
    expect(ways(sitting)).toBe('french-creek niagara presqu-ile toronto')
    go(sitting, 'niagara')
    expect(sitting.state.march).toMatchObject({ land: true, boat: true, spent: 1 })
    expect(ways(sitting)).toBe('la-belle-famille mississauga tegynagerunte')
  })
})

describe('6.3 by boat', () => {
  test('6.3 nine spaces, whatever the terrain', () => {
    const sitting = single(acting({ spaces: { quebec: 'fr-bearn' } }), 'fr-bearn')
    go(sitting, 'becancour trois-rivieres sorel montreal kahnawake st-regis oswegatchie cataraqui niaoure-bay')
    expect(sitting.state.march).toMatchObject({ spent: 9, land: false, boat: true })
    expect(sitting.state.step).toBe('march_end')
  })
  const carry = { side: 'british', spaces: { albany: 'br-44th' } } as const
  test('6.3 one land connection, if either end is a friendly fortification or cultivated land of old', () => {
    const forts = { fort: 'hudson-carry-south hudson-carry-north' }
    const sitting = single(acting({ ...carry, british: forts }), 'br-44th')
    go(sitting, 'kinderhook albany hudson-carry-south hudson-carry-north')
    expect(sitting.state.march).toMatchObject({ spent: 4, boat: true, portaged: true })
    go(sitting, 'ticonderoga')
    expect(sitting.state.march).toMatchObject({ land: false, boat: true })
    expect(ways(sitting)).toBe('crown-point hudson-carry-north')
  })
  test('6.3 not with one end bare, and never twice', () => {
    const bare = single(acting({ ...carry, british: { fort: 'hudson-carry-south' } }), 'br-44th')
    go(bare, 'kinderhook albany hudson-carry-south hudson-carry-north')
    // That was a land move, and it is over.
    expect(bare.state.march).toMatchObject({ land: true, boat: false })
    const twice = single(acting({ ...carry, spaces: { concord: 'br-44th' } }), 'br-44th')
    go(twice, 'manchester worcester northampton hoosic')
    expect(twice.state.march).toMatchObject({ land: true, boat: false })
  })
  const besieged = {
    ...carry,
    spaces: { albany: 'br-44th', 'hudson-carry-north': 'br-48th fr-bearn' },
    british: { fort: 'hudson-carry-south hudson-carry-north' },
    sieges: { 'hudson-carry-north': 0 },
  } as const
  test('6.3, R-174 a besieged fortification will do; but there they must stop, whatever becomes of the besiegers', () => {
    const sitting = single(acting(besieged), 'br-44th')
    go(sitting, 'kinderhook poughkeepsie kinderhook albany hudson-carry-south')
    expect(sitting.state.march).toMatchObject({ land: false, boat: true, stopped: false })
    expect(ways(sitting)).toBe('albany hoosic hudson-carry-north')
    go(sitting, 'hudson-carry-north')
    expect(sitting.state.march).toMatchObject({ stopped: true })
  })
  test('6.3, R-174 who may have come there by land goes on by land alone', () => {
    const sitting = go(single(acting(besieged), 'br-44th'), 'hudson-carry-south hudson-carry-north')
    expect(sitting.state.march).toMatchObject({ land: true, boat: false, stopped: false })
  })
})

describe('spaces of the enemy', () => {
  const fort = { british: { fort: 'oswego' }, french: { stockade: 'cataraqui' } }
  const from = (words: string) => ({ ...fort, spaces: { 'niaoure-bay': words } })
  test('6.52 only drilled troops enter the space of an unbesieged fort', () => {
    expect(ways(single(acting(from('fr-bearn')), 'fr-bearn'))).toBe('black-river cataraqui oswego')
    expect(ways(units(acting({ ...from('fr-huron'), settings: BASIC }), 'fr-huron'))).toBe('black-river cataraqui')
    expect(ways(force(acting(from('bougainville fr-huron fr-bearn')), 'bougainville'))).toContain('oswego')
    expect(ways(force(acting(from('bougainville fr-huron fr-marin')), 'bougainville'))).toBe('black-river cataraqui')
  })
  test('6.52 auxiliaries join a siege', () => {
    const spaces = { 'niaoure-bay': 'fr-huron', oswego: 'fr-bearn' }
    const sitting = units(acting({ ...fort, spaces, sieges: { oswego: 0 } }), 'fr-huron')
    expect(ways(sitting)).toBe('black-river cataraqui oswego')
    // 6.51 What is besieged does not stop them.
    expect(go(sitting, 'oswego').state.step).toBe('march')
  })
  test('6.53 leaders alone enter nothing that the enemy occupies', () => {
    const stockade = { british: { stockade: 'oswego' } }
    expect(ways(units(acting(from('bougainville')), 'bougainville'))).toBe('black-river cataraqui')
    expect(ways(units(acting({ ...from('bougainville'), ...stockade }), 'bougainville'))).toBe('black-river cataraqui')
    const unit = { spaces: { 'niaoure-bay': 'bougainville', oswego: 'br-rogers' } }
    expect(ways(units(acting(unit), 'bougainville'))).toBe('black-river cataraqui')
    const siege = { ...fort, spaces: { 'niaoure-bay': 'bougainville', oswego: 'fr-bearn br-44th' } }
    expect(ways(units(acting({ ...siege, sieges: { oswego: 1 } }), 'bougainville'))).toContain('oswego')
  })
  test('6.53 a leader alone does not come to a friendly place that is besieged', () => {
    const spaces = { 'niaoure-bay': 'bougainville', cataraqui: 'br-44th' }
    const sitting = units(acting({ spaces, french: { fort: 'cataraqui' }, sieges: { cataraqui: 0 } }), 'bougainville')
    expect(ways(sitting)).toBe('black-river oswego')
  })
  test('6.53, R-118 leaders of the enemy make way for who stays, not for who passes', () => {
    const spaces = { 'niaoure-bay': 'bougainville fr-marin', oswego: 'webb' }
    const passing = force(acting({ spaces, settings: BASIC }), 'bougainville', 'fr-marin')
    go(passing, 'oswego irondequoit')
    expect(passing.at('oswego')).toBe('webb')
    const staying = force(acting({ spaces, settings: BASIC }), 'bougainville', 'fr-marin')
    go(staying, 'oswego').choose('french', button('stop')).choose('british', { space: 'onondaga' })
    expect(staying.at('onondaga')).toBe('webb')
    const leaving = force(acting({ spaces, settings: BASIC }), 'bougainville', 'fr-marin')
    go(leaving, 'oswego drop:fr-marin').choose('british', { space: 'onondaga' })
    expect(leaving.state.step).toBe('march')
  })
  test('6.54 leaders alone, forts that are being built and settlements are no bar', () => {
    const spaces = { 'niaoure-bay': 'bougainville', oswego: 'webb' }
    const sitting = units(acting({ spaces, british: { works: 'oswego' } }), 'bougainville')
    go(sitting, 'oswego onondaga cayuga')
    expect(sitting.state.march).toMatchObject({ spent: 3, stopped: false })
  })
  test('5.46, R-113 fortifications may be demolished in the middle of a move', () => {
    const sitting = force(
      acting({ ...fort, spaces: { 'niaoure-bay': 'bougainville fr-bearn' } }),
      'bougainville',
      'fr-bearn',
    )
    go(sitting, 'black-river demolish:cataraqui')
    expect(sitting.state.step).toBe('march')
    expect(sitting.state.forts[SPACE.cataraqui]).toBe(0)
  })
})

describe('Foul Weather (card 14)', () => {
  const spaces = { halifax: 'loudoun br-44th', montreal: 'fr-bearn montcalm' }
  const foul = { side: 'british', value: 3, hands: { french: [14] }, spaces } as const
  test('5.56 the other side is asked before a group moves, whether it has the card or not', () => {
    expect(force(acting(foul), 'loudoun', 'br-44th').asked).toBe('french 5.56')
    expect(force(acting({ ...foul, hands: { french: [15] } }), 'loudoun', 'br-44th').asked).toBe('french 5.56')
    // Not if everybody knows that it is gone, or that he has no cards.
    const gone = { ...foul, hands: { french: [15] }, discards: [14] }
    expect(force(acting(gone), 'loudoun', 'br-44th').asked).toBe('british 6.1')
    expect(force(acting({ ...foul, hands: {} }), 'loudoun', 'br-44th').asked).toBe('british 6.1')
  })
  test('5.56, R-153 nobody is asked where nobody can move', () => {
    const cut = { flags: { noFrenchNaval: true }, spaces: { louisbourg: 'drucour' }, hands: { british: [14] } }
    expect(units(acting(cut), 'drucour').state.step).toBe('march_end')
    expect(units(acting({ ...cut, flags: {} }), 'drucour').asked).toBe('british 5.56')
  })
  test('5.56 no naval move, and no landing, for that group', () => {
    const sitting = force(acting({ ...foul, hands: { french: [14], british: [17] } }), 'loudoun', 'br-44th')
    sitting.choose('french', { card: '14' })
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.state.hands.british).toEqual([17])
    expect(sitting.state.discards).toContain(14)
  })
  test('5.56 two spaces by land or boat', () => {
    const sitting = single(acting({ side: 'french', spaces, hands: { british: [14] } }), 'fr-bearn')
    sitting.choose('british', { card: '14' })
    go(sitting, 'sorel trois-rivieres')
    expect(sitting.state.step).toBe('march_end')
  })
  test('5.56 the others named by the same card are not held up', () => {
    const sitting = units(
      acting({ spaces: { logstown: 'fr-shawnee-1', kittaning: 'fr-delaware-1' }, hands: { british: [14] } }),
      'fr-shawnee-1 fr-delaware-1',
    )
    go(sitting, 'act:fr-shawnee-1').choose('british', { card: '14' })
    expect(sitting.state.march?.foul).toBe(true)
  })
})

describe('George Croghan (card 16)', () => {
  const scouted = { side: 'british', spaces: { albany: 'johnson br-44th' }, hands: { british: [16] } } as const
  test('16.1 drilled troops need not stop after wilderness', () => {
    const sitting = single(acting(scouted), 'br-44th').choose('british', { card: '16' })
    go(sitting, 'schoharie mohawks-branch osewingo tioga')
    expect(sitting.state.march?.spent).toBe(4)
    expect(sitting.state.hands.british).toEqual([])
  })
  test('5.56 before the first space, and with drilled troops only', () => {
    const late = go(single(acting(scouted), 'br-44th'), 'schoharie')
    expect(offers(late)).not.toContain('16')
    expect(offers(units(acting(scouted), 'johnson'))).not.toContain('16')
  })
  test('6.2 the mountains stop them all the same', () => {
    const sitting = single(acting(scouted), 'br-44th').choose('british', { card: '16' })
    go(sitting, 'schoharie katskills')
    expect(sitting.state.step).toBe('march_end')
  })
  test('5.56 the French cannot use it', () => {
    const sitting = single(acting({ spaces: { montreal: 'fr-bearn' }, hands: { french: [16] } }), 'fr-bearn')
    expect(offers(sitting)).not.toContain('16')
  })
})
