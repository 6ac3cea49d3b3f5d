import { describe, expect, test } from 'vitest'
import { spaceCalled } from '../src/data/map.ts'
import { pieceCalled, pieceOf } from '../src/data/pieces.ts'
import { coming, pass, piece, words } from './entry.ts'
import { only, play } from './help.ts'

const OSSIPEE = {
  ossipee: 'br-massachusetts-provincial*2 br-rogers',
  concord: 'br-connecticut-provincial*2',
}
const WOODSTOCK = { woodstock: 'br-virginia-provincial-1', augusta: 'br-virginia-provincial-2' }
const names = (pieces: readonly number[] | undefined) => (pieces ?? []).map((n) => pieceOf(n).id).join(' ')

describe('14.1 the attempt', () => {
  const regular = () =>
    coming({
      from: 'hudson-carry-south',
      to: 'albany',
      who: 'fr-bearn',
      spaces: { schenectady: 'br-44th br-48th:reduced' },
    })

  test('14.1 the enemy may let them pass', () => {
    const sitting = regular()
    expect(words(sitting, 'british')).toBe('pass br-44th br-48th')
    sitting.choose('british', pass)
    expect(sitting.state.march?.entry).toBeNull()
    expect(sitting.state.step).toBe('march_end')
  })
  test('14.1 a 4 succeeds: the unit is placed in the space and must be attacked', () => {
    const sitting = regular().choose('british', piece('br-44th'))
    expect(sitting.asked).toBe('1 dice 14.1')
    sitting.dice(4)
    expect(sitting.at('albany')).toBe('br-44th fr-bearn')
    expect(sitting.at('schenectady')).toBe('br-48th:reduced')
    expect(sitting.state.step).toBe('battle')
    expect(names(sitting.state.battle?.pieces.british)).toBe('br-44th')
    expect(sitting.log).toContain('log.intercepts')
  })
  test('14.1 a 3 fails: they go on, and nobody is asked again in this space', () => {
    const sitting = regular().choose('british', piece('br-44th')).dice(3)
    expect(sitting.at('albany')).toBe('fr-bearn')
    expect(sitting.state.step).toBe('march_end')
    expect(names(sitting.state.march?.tried)).toBe('br-44th')
  })
  test('14.1 by sea as by land', () => {
    const sitting = coming({
      side: 'british',
      from: 'louisbourg',
      to: 'riviere-ouelle',
      who: 'wolfe br-44th',
      march: { landing: true, land: false, naval: true },
      spaces: { 'ile-d-orleans': 'fr-bearn' },
    })
    expect(words(sitting, 'french')).toBe('pass fr-bearn')
  })
  test('14.1 an advanced rule: without it nobody intercepts', () => {
    const sitting = coming({
      from: 'casco-bay',
      to: 'portsmouth',
      who: 'fr-bearn',
      spaces: OSSIPEE,
      settings: { advanced: 'off' },
    })
    expect(sitting.state.step).toBe('march')
  })
})

describe('14.2 who may intercept', () => {
  test('14.2 the French coureurs at Ossipee and Portsmouth', () => {
    const casco = coming({ from: 'white-mountains-north', to: 'casco-bay', who: 'fr-marin', spaces: OSSIPEE })
    expect(words(casco, 'british')).toBe('pass br-rogers')
    casco.choose('british', piece('br-rogers')).dice(3)
    expect(casco.state.step).toBe('march')

    const portsmouth = coming({ from: 'casco-bay', to: 'portsmouth', who: 'fr-marin', spaces: OSSIPEE })
    expect(words(portsmouth, 'british')).toBe('pass br-connecticut-provincial-1')
  })
  test('14.2 with Bradstreet at Concord he and both provincials go together, on a 3', () => {
    const spaces = { ...OSSIPEE, concord: 'br-connecticut-provincial*2 bradstreet' }
    const sitting = coming({ from: 'casco-bay', to: 'portsmouth', who: 'fr-marin', spaces })
    expect(words(sitting, 'british')).toBe('pass bradstreet br-connecticut-provincial-1')
    sitting.choose('british', piece('bradstreet'))
    expect(words(sitting, 'british')).toBe('br-connecticut-provincial-1 all')
    sitting.choose('british', { do: 'all' }).dice(3)
    expect(sitting.at('portsmouth')).toBe('br-connecticut-provincial-1 br-connecticut-provincial-2 bradstreet fr-marin')
    expect(sitting.state.step).toBe('battle')
  })
  test('14.2 a force may be part of a stack', () => {
    const spaces = { concord: 'br-connecticut-provincial*2 bradstreet' }
    const sitting = coming({ from: 'casco-bay', to: 'portsmouth', who: 'fr-marin', spaces }).choose(
      'british',
      piece('bradstreet'),
      piece('br-connecticut-provincial-1'),
    )
    expect(words(sitting, 'british')).toBe('br-connecticut-provincial-2 done')
    sitting.choose('british', { do: 'done' }).dice(2)
    expect(sitting.at('concord')).toBe('br-connecticut-provincial-1 br-connecticut-provincial-2 bradstreet')
    expect(names(sitting.state.march?.tried)).toBe('bradstreet br-connecticut-provincial-1')
  })
  test('14.2 not more units than the leaders command', () => {
    const spaces = { concord: 'johnson br-44th br-howes br-rogers br-1-60th' }
    const sitting = coming({ from: 'casco-bay', to: 'portsmouth', who: 'fr-marin fr-bearn', spaces }).choose(
      'british',
      piece('johnson'),
      piece('br-44th'),
      piece('br-howes'),
    )
    expect(words(sitting, 'british')).toBe('br-rogers br-1-60th done')
    sitting.choose('british', piece('br-rogers'))
    expect(sitting.asked).toBe('1 dice 14.1')
    expect(names(sitting.state.march?.tried)).toBe('johnson br-44th br-howes br-rogers')
  })
  test('14.2 leaders do not intercept alone, besieged units not at all', () => {
    const alone = coming({ from: 'casco-bay', to: 'portsmouth', who: 'fr-bearn', spaces: { concord: 'bradstreet' } })
    expect(alone.state.step).toBe('march')
    const besieged = coming({
      from: 'hoosic',
      to: 'hudson-carry-south',
      who: 'fr-bearn',
      spaces: { 'hudson-carry-north': 'br-44th fr-guyenne' },
      more: { british: { fort: 'hudson-carry-north' }, sieges: { 'hudson-carry-north': 0 } },
    })
    expect(besieged.state.step).toBe('march')
  })
  test('5.534 Mohawks intercept alone or with Johnson, not under another leader', () => {
    const comes = (leader: string) =>
      coming({ from: 'hoosic', to: 'albany', who: 'fr-bearn', spaces: { schenectady: `br-mohawk-1 ${leader}` } })
    expect(words(comes('bradstreet'), 'british')).toBe('pass br-mohawk-1')
    expect(words(comes('johnson'), 'british')).toBe('pass johnson br-mohawk-1')
    const both = comes('bradstreet johnson').choose('british', piece('bradstreet'))
    expect(words(both, 'british')).toBe('johnson all')
  })
  test('14.21 a lone auxiliary in the wilds: one auxiliary unit, with leaders', () => {
    const spaces = { ossipee: 'br-rogers br-goreham br-44th bradstreet johnson' }
    const sitting = coming({ from: 'white-mountains-north', to: 'casco-bay', who: 'villiers fr-marin', spaces })
    expect(words(sitting, 'british')).toBe('pass bradstreet johnson br-rogers')
    sitting.choose('british', piece('bradstreet'))
    expect(words(sitting, 'british')).toBe('br-rogers johnson')
    sitting.choose('british', piece('br-rogers'))
    expect(words(sitting, 'british')).toBe('johnson done')
    sitting.choose('british', { do: 'done' }).dice(3)
    expect(sitting.at('casco-bay')).toBe('br-rogers bradstreet fr-marin villiers')
  })
  test('14.21 nor two auxiliaries together, nor with drilled troops: anybody may', () => {
    for (const who of ['fr-marin fr-langlade', 'fr-bearn'])
      expect(words(coming({ from: 'white-mountains-north', to: 'casco-bay', who, spaces: OSSIPEE }), 'british')).toBe(
        'pass br-massachusetts-provincial-1 br-rogers',
      )
  })
  test('14.22 not where the enemy has units or a fortification, but where he has a leader', () => {
    const comes = (casco: string, french = {}) =>
      coming({
        from: 'white-mountains-north',
        to: 'casco-bay',
        who: 'fr-bearn',
        spaces: { ...OSSIPEE, 'casco-bay': casco },
        more: { french },
      })
    expect(comes('fr-marin').state.step).toBe('march')
    expect(comes('', { stockade: 'casco-bay' }).state.step).toBe('march')
    expect(comes('villiers').asked).toBe('british 14.2')
  })
  test('14.23 leaders who move alone are not intercepted', () => {
    const sitting = coming({ from: 'white-mountains-north', to: 'casco-bay', who: 'montcalm', spaces: OSSIPEE })
    expect(sitting.state.step).toBe('march')
  })
})

describe('14.24, 13 infiltrators', () => {
  test('14.24, R-137 the Shawnee of Woodstock: the unit there fails, and may not try again at Culpeper', () => {
    const woodstock = coming({
      from: 'allegheny-south',
      to: 'woodstock',
      who: 'fr-shawnee-1',
      march: { infiltrating: true },
      spaces: WOODSTOCK,
    })
    expect(words(woodstock, 'british')).toBe('pass br-virginia-provincial-2 br-virginia-provincial-1')
    woodstock.choose('british', piece('br-virginia-provincial-1')).dice(2)
    expect(woodstock.state.step).toBe('march')
    expect(woodstock.state.march?.infiltrating).toBe(true)
    expect(woodstock.state.activation?.infiltrated).toEqual([spaceCalled('woodstock')])

    const culpeper = (settings = {}, more = {}) =>
      coming({
        from: 'woodstock',
        to: 'culpeper',
        who: 'fr-shawnee-1',
        march: { infiltrator: true, tried: [pieceCalled('br-virginia-provincial-1')], ...more },
        activation: { infiltrated: [spaceCalled('woodstock')] },
        spaces: WOODSTOCK,
        settings,
      })
    expect(words(culpeper(), 'british')).toBe('pass br-virginia-provincial-2')
    expect(words(culpeper({ edition: 'third' }), 'british')).toBe('pass br-virginia-provincial-2')
  })
  test('14.24, R-137 for the rest of the phase; third edition: only into the next space', () => {
    const second = (settings = {}) =>
      coming({
        from: 'allegheny-south',
        to: 'woodstock',
        who: 'fr-mingo-1',
        march: { infiltrating: true },
        activation: { infiltrated: [spaceCalled('woodstock')] },
        spaces: { woodstock: 'br-virginia-provincial-1' },
        settings,
      })
    expect(second().state.step).toBe('march')
    expect(words(second({ edition: 'third' }), 'british')).toBe('pass br-virginia-provincial-1')
  })
  test('14.24, R-137 the ban is about infiltrators: others may be intercepted', () => {
    const sitting = coming({
      from: 'ashbys-gap',
      to: 'culpeper',
      who: 'fr-mingo-1',
      activation: { infiltrated: [spaceCalled('woodstock')] },
      spaces: { woodstock: 'br-virginia-provincial-1' },
    })
    expect(words(sitting, 'british')).toBe('pass br-virginia-provincial-1')
  })
  test('14.24, R-138 units freed from a siege may intercept who leaves it, but not in the third edition', () => {
    const leaving = (settings = {}) =>
      coming({
        from: 'hudson-carry-north',
        to: 'adirondacks-south',
        who: 'fr-bearn',
        spaces: { 'hudson-carry-north': 'br-44th' },
        more: { british: { fort: 'hudson-carry-north' }, sieges: { 'hudson-carry-north': 1 } },
        settings,
      })
    expect(words(leaving(), 'british')).toBe('pass br-44th')
    expect(leaving().state.sieges).toEqual([])
    expect(leaving({ edition: 'third' }).state.step).toBe('march')
  })
  test('13.2 in the wilds too, drilled troops of the space itself may try; those beside it only as 14.21 says', () => {
    const sitting = coming({
      from: 'adirondacks-central',
      to: 'hudson-carry-north',
      who: 'fr-marin',
      march: { infiltrating: true },
      spaces: { 'hudson-carry-north': 'br-44th', 'hudson-carry-south': 'br-48th br-rogers' },
      more: { british: { fort: 'hudson-carry-north' } },
    })
    expect(words(sitting, 'british')).toBe('pass br-rogers br-44th')
  })
  test('14.12 intercepted at a fort they fight outside; others there may still go inside', () => {
    const sitting = coming({
      from: 'adirondacks-central',
      to: 'hudson-carry-north',
      who: 'fr-marin',
      march: { infiltrating: true },
      spaces: { 'hudson-carry-north': 'br-44th br-rogers' },
      more: { british: { fort: 'hudson-carry-north' } },
    })
      .choose('british', piece('br-44th'))
      .dice(4)
    expect(sitting.asked).toBe('british 8.1')
    sitting.choose('british', { do: 'inside' })
    expect(sitting.state.step).toBe('battle')
    expect(sitting.state.march?.infiltrating).toBe(true)
    expect(names(sitting.state.battle?.pieces.british)).toBe('br-44th')
  })
  test('13.0 through a stockade nobody holds; the stockade stays', () => {
    const sitting = coming({
      from: 'allegheny-south',
      to: 'augusta',
      who: 'fr-mingo-1',
      march: { infiltrating: true },
      more: { british: { stockade: 'augusta' } },
    })
    expect(sitting.state.step).toBe('march')
    expect(sitting.state.march?.stopped).toBe(false)
    expect(sitting.state.march?.infiltrator).toBe(true)
  })
  test('13.4 an infiltrator who stops among the enemy fights', () => {
    const sitting = coming({
      from: 'allegheny-south',
      to: 'woodstock',
      who: 'fr-shawnee-1',
      step: 'stand',
      entry: { intercepted: true },
      spaces: WOODSTOCK,
    })
    expect(sitting.state.step).toBe('battle')
  })
})

describe('14.1 the year 1757', () => {
  test('14.1 early F7: the Huron goes through Albany, whose regular fails with a 3, and must stop at Kinderhook', () => {
    const sitting = coming({
      from: 'canajoharie',
      to: 'schoharie',
      who: 'fr-huron',
      march: { spent: 3 },
      steps: ['march'],
      spaces: { albany: 'webb br-44th', schenectady: 'br-55th', 'hudson-carry-south': 'br-rogers' },
    })
    sitting.choose('french', { do: 'infiltrate', space: 'albany' })
    expect(words(sitting, 'british')).toBe('pass br-rogers br-55th webb br-44th')
    sitting.choose('british', piece('br-44th')).dice(3)
    expect(sitting.refuses('french', { do: 'stop' })).toBe(true)
    sitting.choose('french', { space: 'kinderhook' })
    // 14.24 The units of Albany were infiltrated, and no others are near.
    expect(sitting.at('kinderhook')).toBe('fr-huron')
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.state.sieges).toEqual([])
  })
  test('13.4 the Shawnee stops at Woodstock instead of going on: a battle', () => {
    const sitting = coming({
      from: 'upper-monongahela',
      to: 'allegheny-south',
      who: 'fr-shawnee-1',
      march: { from: null, entry: null, spent: 0, at: spaceCalled('allegheny-south') },
      step: 'march',
      steps: ['march'],
      spaces: WOODSTOCK,
    })
      .choose('french', { do: 'infiltrate', space: 'woodstock' })
      .choose('british', pass)
      .choose('french', { do: 'stop' })
    expect(sitting.asked).toBe('british 15.0')
    sitting.choose('british', pass)
    expect(sitting.state.step).toBe('battle')
    expect(sitting.state.march?.infiltrating).toBe(false)
  })
  test('13.0 through two forts, one after the other', () => {
    const sitting = coming({
      from: 'adirondacks-central',
      to: 'adirondacks-central',
      who: 'fr-marin',
      march: { from: null, entry: null, spent: 0 },
      step: 'march',
      steps: ['march'],
      spaces: { 'hudson-carry-north': 'br-44th', 'hudson-carry-south': 'br-48th' },
      more: { british: { fort: 'hudson-carry-north hudson-carry-south' } },
    })
      .choose('french', { do: 'infiltrate', space: 'hudson-carry-north' })
      .choose('british', pass)
    expect(sitting.refuses('french', { do: 'stop' })).toBe(true)
    sitting.choose('french', { do: 'infiltrate', space: 'hudson-carry-south' })
    // Not the unit of Hudson Carry North, which has let it pass.
    expect(words(sitting, 'british')).toBe('pass br-48th')
    sitting.choose('british', pass)
    expect(sitting.state.activation?.infiltrated.length).toBe(2)
    expect(sitting.state.sieges).toEqual([])
  })
  test('14.1 late F7: Bradstreet fails with a 2, and 6.53 Johnson, alone at Schenectady, retreats before the raid', () => {
    const sitting = coming({
      from: 'schoharie',
      to: 'schenectady',
      who: 'villiers fr-marin',
      march: { stopped: true },
      spaces: { schenectady: 'johnson', albany: 'bradstreet br-howes br-44th' },
      more: { british: { stockade: 'schenectady' } },
    })
      .choose('british', piece('bradstreet'), piece('br-howes'), { do: 'done' })
      .dice(2)
    expect(sitting.asked).toBe('british 6.53')
    expect(words(sitting, 'british')).toBe('adirondacks-south albany canajoharie')
    sitting.choose('british', { space: 'albany' })
    expect(sitting.at('albany')).toBe('br-44th br-howes bradstreet johnson')
    expect(sitting.at('schenectady')).toBe('fr-marin villiers')
    expect(sitting.state.step).toBe('march_end')
  })
  test('14.11 an interceptor saves the stockade nobody held', () => {
    const sitting = coming({
      from: 'schoharie',
      to: 'schenectady',
      who: 'fr-bearn',
      spaces: { albany: 'br-44th' },
      more: { british: { stockade: 'schenectady' } },
    })
      .choose('british', piece('br-44th'))
      .dice(6)
    expect(sitting.state.step).toBe('battle')
    expect(sitting.state.forts[spaceCalled('schenectady')]).toBe(1)
  })
  test('14.1 early F4: the rangers come from Hudson Carry South, and both provincials fight outside', () => {
    const sitting = play(
      {
        step: 'enter',
        active: 'french',
        ...rigaud(),
      },
      'annus-mirabilis',
      {},
      only('enter', 'stand', 'arrive'),
    )
    sitting.choose('british', piece('br-rogers')).dice(4)
    expect(sitting.asked).toBe('british 8.1')
    sitting.choose('british', { do: 'outside' })
    expect(sitting.state.step).toBe('battle')
    expect(sitting.state.battle?.pieces.british.length).toBe(3)
  })
})

describe('14.1 what interceptors leave behind', () => {
  const steps = ['battle', 'fire', 'return_fire', 'battle_end', 'retreat']
  test('8.232, R-143 a siege is over when the last besieger intercepts: he cannot retreat there', () => {
    const sitting = coming({
      from: 'wood-creek',
      to: 'hudson-carry-north',
      who: 'montcalm fr-bearn',
      spaces: { ticonderoga: 'br-rogers fr-la-sarre' },
      more: { french: { fort: 'ticonderoga' }, sieges: { ticonderoga: 1 } },
      steps,
    })
      .choose('british', piece('br-rogers'))
      .dice(4)
    expect(sitting.state.sieges).toEqual([])
    sitting.dice(2).dice(2)
    expect(sitting.at('hudson-carry-north')).toContain('br-rogers:reduced')
    expect(sitting.asked).toBe('british 7.92')
    expect(words(sitting, 'british')).not.toContain('ticonderoga')
  })
  test('8.24, R-143 a captured fortress they leave goes back at once', () => {
    const sitting = coming({
      from: 'trois-rivieres',
      to: 'becancour',
      who: 'montcalm fr-bearn fr-guyenne fr-languedoc',
      spaces: { quebec: 'br-44th' },
      more: { british: { fortress: 'quebec' }, vp: 0 },
      steps,
    })
      .choose('british', piece('br-44th'))
      .dice(4)
    expect(sitting.state.vp).toBe(3)
    sitting.dice(2).dice(2)
    expect(words(sitting, 'british')).not.toContain('quebec')
  })
})

/** The French force of early F4 at Hudson Carry North. */
function rigaud() {
  const who = 'rigaud bougainville fr-languedoc fr-royal-roussillon fr-marin fr-algonquin-1 fr-caughnawaga-1'
  const { march, activation } = coming({ from: 'ticonderoga', to: 'hudson-carry-north', who, step: 'end' }).state
  return { spaces: { 'hudson-carry-north': who }, more: { march, activation } }
}
