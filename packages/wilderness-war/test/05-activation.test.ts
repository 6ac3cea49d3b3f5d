import { describe, expect, test } from 'vitest'
import { spaceCalled } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import { groupNow } from '../src/rules/05-activation.ts'
import { forceFits, limitOf, mayCommand } from '../src/rules/05-force.ts'
import { only, play } from './help.ts'
import { acting, button, force, go, lead, offers, single, units } from './moving.ts'

const pieces = (words: string) => words.split(' ').map(pieceCalled)
const [murray, webb, bradstreet, johnson, wolfe] = pieces('murray webb bradstreet johnson wolfe') as [
  number,
  number,
  number,
  number,
  number,
]

describe('5.34 forces', () => {
  const { state } = acting({ step: 'end' })
  const regulars = pieces(
    'br-15th br-17th br-1st-royal br-22nd br-27th br-28th br-35th br-40th br-43rd br-44th br-45th br-46th br-47th br-48th',
  )
  test('5.34 Murray with Webb and Bradstreet moves 14 units, not 15', () => {
    expect(limitOf(state, [murray, webb, bradstreet])).toBe(14)
    expect(forceFits(state, murray, [murray, webb, bradstreet, ...regulars])).toBe(true)
    expect(forceFits(state, murray, [murray, webb, bradstreet, ...regulars, pieceCalled('br-55th')])).toBe(false)
  })
  test('5.34 a subordinate has a command not above that of the commander', () => {
    expect(mayCommand(state, murray, webb)).toBe(true)
    expect(mayCommand(state, bradstreet, murray)).toBe(false)
    expect(mayCommand(state, pieceCalled('rigaud'), pieceCalled('vaudreuil'))).toBe(false)
    expect(forceFits(state, bradstreet, [bradstreet, murray])).toBe(false)
  })
  test('5.34 without a leader it is one unit', () => {
    expect(forceFits(state, null, pieces('br-15th'))).toBe(true)
    expect(forceFits(state, null, pieces('br-15th br-17th'))).toBe(false)
    expect(forceFits(state, null, [murray])).toBe(false)
  })
  test('5.32 militia is never part of it', () => {
    expect(mayCommand(state, murray, pieceCalled('br-colonial-militia-1'))).toBe(false)
    expect(forceFits(state, null, pieces('br-colonial-militia-1'))).toBe(false)
  })
  test('5.534 Johnson commands three regulars, both Mohawks and all five Iroquois', () => {
    const iroquois = pieces('br-mohawk-1 br-mohawk-2 br-cayuga br-oneida br-onondaga br-seneca br-tuscarora')
    const all = [johnson, ...regulars.slice(0, 3), ...iroquois]
    expect(forceFits(state, johnson, all)).toBe(true)
    expect(forceFits(state, johnson, [...all, pieceCalled('br-44th')])).toBe(false)
  })
  test('5.534 nobody else commands them, unless Johnson is in the force', () => {
    const [mohawk] = pieces('br-mohawk-1') as [number]
    expect(forceFits(state, wolfe, [wolfe, mohawk])).toBe(false)
    expect(forceFits(state, wolfe, [wolfe, johnson, mohawk])).toBe(true)
    expect(forceFits(state, wolfe, [wolfe, pieceCalled('br-cherokee-1')])).toBe(true)
  })
  test('5.534 Cherokee and French Indians count as any unit', () => {
    const [dumas, ...indians] = pieces('dumas fr-mingo-1 fr-shawnee-1 fr-huron') as [number, ...number[]]
    expect(forceFits(state, dumas, [dumas, ...indians.slice(0, 2)])).toBe(true)
    expect(forceFits(state, dumas, [dumas, ...indians])).toBe(false)
    const cherokee = pieces('br-cherokee-1 br-cherokee-2')
    expect(forceFits(state, johnson, [johnson, ...cherokee, ...regulars.slice(0, 2)])).toBe(false)
  })
})

describe('5.32 what a card activates', () => {
  const montreal = { montreal: 'montcalm vaudreuil fr-bearn fr-repentigny fr-huron fr-ottawa' }
  test('5.31 any card activates, whoever may play its event', () => {
    const sitting = play(
      { clear: true, step: 'activate', active: 'french', card: 17, spaces: montreal },
      'annus-mirabilis',
      {},
      only('activate'),
    )
    expect(offers(sitting)).toEqual(['force', 'none', 'single', 'units'])
  })
  test('5.31 an activation of nobody is legal', () => {
    const sitting = acting({ spaces: montreal }).choose('french', button('none'))
    expect(sitting.state.step).toBe('phase_end')
    expect(sitting.state.activation).toBeNull()
  })
  test('5.32 value 3: two Indians, coureurs and a leader, and no more', () => {
    const sitting = acting({ value: 3, spaces: montreal }).choose('french', button('units'))
    sitting.choose('french', { piece: 'fr-huron' }, { piece: 'fr-ottawa' }, { piece: 'fr-repentigny' })
    expect(offers(sitting)).toEqual(['done', 'montcalm', 'vaudreuil'])
    sitting.choose('french', { piece: 'montcalm' })
    expect(sitting.state.step).toBe('next_group')
    expect(sitting.asked).toBe('french 5.33')
    expect(offers(sitting)).toEqual(['fr-huron', 'fr-ottawa', 'fr-repentigny', 'montcalm'])
  })
  test('5.32 a half that is left over serves an Indian only', () => {
    const sitting = acting({ value: 1, spaces: montreal }).choose('french', button('units'), { piece: 'fr-huron' })
    expect(offers(sitting)).toEqual(['done', 'fr-ottawa'])
  })
  test('5.32 a leader alone is activated whatever his initiative', () => {
    const sitting = acting({ spaces: montreal }).choose('french', button('units'), { piece: 'vaudreuil' })
    expect(sitting.state.march?.commander).toBe(pieceCalled('vaudreuil'))
  })
  test('5.32 one unit of drilled troops, whatever the value, with nothing else', () => {
    const sitting = acting({ value: 3, spaces: { montreal: 'montcalm fr-bearn fr-la-sarre fr-guyenne' } })
    sitting.choose('french', button('single'))
    // One look, one choice: it is the first.
    expect(sitting.state.march?.pieces).toEqual(pieces('fr-bearn'))
    expect(sitting.state.activation?.groups).toEqual([])
  })
  test('5.32 auxiliaries are not the one unit of drilled troops', () => {
    expect(offers(acting({ spaces: { montreal: 'fr-huron' } }))).toEqual(['none', 'units'])
    expect(offers(acting({ spaces: { montreal: 'fr-bearn' } }))).toEqual(['none', 'single'])
  })
  test.each([
    [1, ['bougainville', 'montcalm']],
    [2, ['bougainville', 'montcalm', 'rigaud']],
    [3, ['bougainville', 'montcalm', 'rigaud', 'vaudreuil']],
  ] as const)('5.32 a card of value %i activates leaders of that initiative or less', (value, leaders) => {
    const sitting = acting({ value, spaces: { montreal: 'montcalm vaudreuil', ticonderoga: 'rigaud bougainville' } })
    expect(offers(sitting.choose('french', button('force')))).toEqual(leaders)
  })
  test('5.32 with the initiative of all leaders too high there is no force', () => {
    expect(offers(acting({ spaces: { montreal: 'vaudreuil fr-bearn' } }))).toEqual(['none', 'single', 'units'])
  })
})

describe('5.33 one by one', () => {
  const spaces = { logstown: 'fr-shawnee-1', 'mingo-town': 'fr-mingo-1' }
  test('5.33 they act one after the other, in any order', () => {
    const sitting = units(acting({ spaces }), 'fr-shawnee-1 fr-mingo-1')
    expect(offers(sitting)).toEqual(['fr-mingo-1', 'fr-shawnee-1'])
    go(sitting, 'act:fr-mingo-1 upper-monongahela')
    expect(sitting.at('upper-monongahela')).toBe('fr-mingo-1')
    expect(sitting.state.activation?.groups.map((group) => group.pieces)).toEqual([pieces('fr-shawnee-1')])
  })
  test('5.33 two of one space never act as one group', () => {
    const sitting = units(acting({ spaces: { logstown: 'fr-shawnee-1 fr-shawnee-2' } }), 'fr-shawnee-1 fr-shawnee-2')
    expect(sitting.state.march?.pieces).toEqual(pieces('fr-shawnee-1'))
    expect(sitting.state.activation?.groups).toHaveLength(1)
  })
  test('5.33 look-alikes of a space are offered once', () => {
    const sitting = acting({ spaces: { logstown: 'fr-shawnee-1 fr-shawnee-2' } }).choose('french', button('units'))
    expect(offers(sitting)).toEqual(['done', 'fr-shawnee-1'])
  })
})

describe('5.34 naming a force', () => {
  const spaces = { montreal: 'montcalm vaudreuil fr-bearn fr-la-sarre fr-huron' }
  test('5.34 piece by piece, as far as the limit goes', () => {
    const sitting = acting({ spaces: { 'ohio-forks': 'dumas fr-marine-detachment*2 fr-ligneris' } })
    sitting.choose('french', button('force'))
    expect(offers(sitting)).toEqual(['done', 'fr-ligneris', 'fr-marine-detachment-1'])
    sitting.choose('french', { piece: 'fr-ligneris' }, { piece: 'fr-marine-detachment-1' })
    expect(sitting.state.march?.pieces).toEqual(pieces('dumas fr-ligneris fr-marine-detachment-1'))
  })
  test('5.34 all at once, where all may come', () => {
    const sitting = force(acting({ spaces }), 'montcalm')
    expect(sitting.state.march?.pieces).toHaveLength(5)
    expect(sitting.state.march?.commander).toBe(pieceCalled('montcalm'))
  })
  test('5.34 any leader may command, but those above him stay', () => {
    const sitting = acting({ value: 2, spaces: { ticonderoga: 'rigaud vaudreuil bougainville fr-languedoc fr-marin' } })
    sitting.choose('french', button('force'), { piece: 'rigaud' })
    expect(offers(sitting)).toEqual(['all', 'bougainville', 'done', 'fr-languedoc', 'fr-marin'])
    sitting.choose('french', button('all'))
    expect(sitting.state.march?.pieces).not.toContain(pieceCalled('vaudreuil'))
    expect(sitting.state.march?.pieces).toHaveLength(4)
  })
  test('5.34 a subordinate first, then the units he brings under command', () => {
    const sitting = acting({ spaces: { 'ohio-forks': 'dumas beaujeu fr-huron fr-ottawa fr-ojibwa' } })
    sitting.choose('french', button('force'), { piece: 'dumas' }, { piece: 'fr-huron' }, { piece: 'fr-ottawa' })
    expect(offers(sitting)).toEqual(['all', 'beaujeu', 'done'])
    sitting.choose('french', { piece: 'beaujeu' })
    expect(offers(sitting)).toEqual(['done', 'fr-ojibwa'])
  })
  test('5.534 others may take Mohawks along once Johnson is in the force', () => {
    const sitting = acting({ side: 'british', spaces: { albany: 'forbes johnson br-mohawk-1 br-44th' } })
    sitting.choose('british', button('force'), { piece: 'forbes' })
    expect(offers(sitting)).toEqual(['all', 'br-44th', 'done', 'johnson'])
    sitting.choose('british', { piece: 'johnson' })
    expect(offers(sitting)).toEqual(['all', 'br-44th', 'br-mohawk-1', 'done'])
  })
  test('5.35 who is in a force is only settled for the activation', () => {
    const sitting = force(acting({ spaces }), 'montcalm', 'fr-bearn')
    go(sitting, 'sorel')
    expect(sitting.at('montreal')).toBe('fr-huron fr-la-sarre vaudreuil')
    expect(sitting.at('sorel')).toBe('fr-bearn montcalm')
  })
})

describe('Campaign (cards 1 to 4)', () => {
  const campaign = (spaces: Record<string, string>) =>
    play(
      { clear: true, step: 'event', use: 'event', active: 'french', card: 1, spaces },
      'annus-mirabilis',
      {},
      only('event', 'activate', 'next_group', 'set_out', 'march', 'enter', 'stand', 'arrive'),
    )
  test('5.32 two leaders of any initiative, as if by a card of value 3', () => {
    const sitting = campaign({ quebec: 'levis fr-guyenne', montreal: 'vaudreuil fr-bearn' })
    lead(sitting, 'vaudreuil', 'fr-bearn')
    lead(sitting, 'levis', 'fr-guyenne')
    expect(offers(sitting)).toEqual(['levis', 'vaudreuil'])
    go(sitting, 'act:levis')
    expect(sitting.state.march?.value).toBe(3)
    expect(sitting.state.march?.naval).toBe(true)
  })
  test('5.34 the second leader and his units are not of the first force', () => {
    const sitting = campaign({ montreal: 'montcalm levis fr-bearn fr-la-sarre' })
    sitting.choose('french', { piece: 'montcalm' }, { piece: 'fr-bearn' }, button('done'))
    // Levis is the only one left; regulars look alike but one is taken.
    expect(offers(sitting)).toEqual(['done', 'fr-la-sarre'])
  })
  test('5.34 with one leader on the map only he is activated', () => {
    const sitting = campaign({ montreal: 'montcalm fr-bearn' })
    sitting.choose('french', { piece: 'fr-bearn' })
    expect(sitting.state.step).toBe('march')
  })
  test('5.36 each finishes its move before the other begins', () => {
    const sitting = campaign({ quebec: 'levis fr-guyenne', montreal: 'montcalm fr-bearn' })
    lead(sitting, 'levis', 'fr-guyenne')
    lead(sitting, 'montcalm', 'fr-bearn')
    go(sitting, 'act:levis becancour')
    expect(sitting.at('becancour')).toBe('fr-guyenne levis')
    expect(sitting.state.activation?.groups).toHaveLength(1)
  })
})

describe('5.36 what a group does', () => {
  const siege = {
    spaces: { oswego: 'montcalm bougainville fr-bearn fr-guyenne', cataraqui: '' },
    sieges: { oswego: 1 },
  } as const
  const besieged = { ...siege, british: { fort: 'oswego' }, french: { fort: 'cataraqui' } }
  test('5.36 a besieging force may besiege or move', () => {
    const sitting = force(acting(besieged), 'montcalm')
    expect(sitting.asked).toBe('french 5.36')
    expect(offers(sitting)).toEqual(['move', 'siege'])
    sitting.choose('french', button('siege'))
    expect(sitting.state.siege).toMatchObject({ commander: pieceCalled('montcalm'), besieger: 'french', rolled: false })
    expect(sitting.state.step).toBe('siege')
  })
  test('8.231 only under a leader of highest command there', () => {
    const sitting = force(acting(besieged), 'bougainville', 'fr-bearn')
    expect(sitting.state.step).toBe('march')
  })
  test('8.231 no leader named alone presses a siege', () => {
    expect(units(acting(besieged), 'montcalm').state.step).toBe('march')
  })
  test('9.1 auxiliaries under a leader may assault, but not besiege', () => {
    const spaces = { oswego: 'montcalm fr-huron' }
    expect(force(acting({ ...besieged, spaces, sieges: { oswego: 0 } }), 'montcalm', 'fr-huron').state.step).toBe(
      'march',
    )
    expect(offers(force(acting({ ...besieged, spaces }), 'montcalm', 'fr-huron'))).toEqual(['move', 'siege'])
  })
  test('6.53 leaders whom the besiegers leave behind must go', () => {
    const sitting = play(
      { clear: true, step: 'activate', active: 'french', card: 5, ...besieged },
      'annus-mirabilis',
      {},
      only('activate', 'next_group', 'set_out', 'march', 'enter', 'stand', 'arrive', 'march_end', 'raid'),
    )
    force(sitting, 'montcalm', 'fr-bearn fr-guyenne').choose('french', button('move'))
    go(sitting, 'niaoure-bay').choose('french', button('stop'))
    expect(sitting.asked).toBe('french 6.53')
    sitting.choose('french', { space: 'irondequoit' })
    expect(sitting.at('irondequoit')).toBe('bougainville')
  })
  const inside = {
    side: 'british',
    spaces: { oswego: 'webb br-44th br-48th fr-bearn', irondequoit: '' },
    sieges: { oswego: 0 },
    british: { fort: 'oswego' },
  } as const
  test('8.25 the besieged only sally out', () => {
    const sitting = single(acting(inside), 'br-44th')
    expect(sitting.asked).toBe('british 8.25')
    expect(offers(sitting)).toEqual(['none', 'sortie'])
    expect(single(acting(inside), 'br-44th').choose('british', button('none')).state.step).toBe('phase_end')
  })
  test('8.25, R-159 the besiegers may avoid a sortie; then the siege is over', () => {
    const sitting = single(acting(inside), 'br-44th').choose('british', button('sortie'))
    sitting.choose('french', { piece: 'fr-bearn' }).dice(4)
    sitting.choose('french', { space: 'onondaga' })
    expect(sitting.at('onondaga')).toBe('fr-bearn')
    expect(sitting.state.sieges).toEqual([])
    // Who came out goes no further.
    expect(sitting.state.step).toBe('phase_end')
  })
  test('8.25 or else they fight', () => {
    const sitting = single(acting(inside), 'br-44th').choose('british', button('sortie'))
    sitting.choose('french', button('pass'))
    expect(sitting.state.step).toBe('battle')
    expect(sitting.state.battle).toMatchObject({
      cause: 'sortie',
      attacker: 'british',
      pieces: { british: pieces('br-44th') },
    })
  })
  test('8.25, 5.34, R-207 a sortie keeps to the limits of command: the others stay inside', () => {
    const spaces = { oswego: 'johnson br-44th br-48th br-rogers br-howes fr-bearn' }
    const sitting = acting({ ...inside, spaces }).choose('british', button('force'))
    sitting.choose('british', { piece: 'br-44th' }, { piece: 'br-rogers' }, { piece: 'br-howes' })
    expect(offers(sitting)).toEqual(['none', 'sortie'])
    sitting.choose('british', button('sortie')).choose('french', button('pass'))
    expect(sitting.state.battle?.pieces.british).toEqual(pieces('johnson br-44th br-rogers br-howes'))
  })
  test('8.25, R-110 a besieged leader alone cannot act', () => {
    expect(acting({ ...inside, value: 1, spaces: { oswego: 'webb fr-bearn' } }).state.step).toBe('phase_end')
  })

  test('9.12 a higher leader who has just come with the other force does not take the siege over', () => {
    const sitting = play(
      {
        clear: true,
        step: 'event',
        use: 'event',
        active: 'french',
        card: 1,
        spaces: { oswego: 'bougainville fr-bearn', 'niaoure-bay': 'montcalm fr-guyenne' },
        british: { fort: 'oswego' },
        french: { stockade: 'niaoure-bay' },
        sieges: { oswego: 1 },
      },
      'annus-mirabilis',
      {},
      only('event', 'activate', 'next_group', 'set_out', 'march', 'enter', 'stand', 'arrive', 'march_end', 'raid'),
    )
    lead(sitting, 'bougainville', 'fr-bearn')
    lead(sitting, 'montcalm', '')
    go(sitting, 'act:montcalm oswego').choose('french', button('stop'))
    expect(sitting.at('oswego')).toContain('montcalm')
    expect(offers(sitting)).toEqual(['move', 'siege'])
  })
  const group = {
    commander: pieceCalled('montcalm'),
    pieces: pieces('montcalm levis fr-bearn'),
    space: spaceCalled('montreal'),
  }
  const at = (words: string) => acting({ step: 'end', spaces: { montreal: words, quebec: 'fr-guyenne' } }).state
  test('5.34, R-111 a force whose commander is gone acts under the next in command, or not at all', () => {
    expect(groupNow(at('montcalm levis fr-bearn'), group, [])).toEqual(group)
    expect(groupNow(at('levis fr-bearn'), group, [])).toMatchObject({ commander: pieceCalled('levis') })
    expect(groupNow(at('fr-bearn'), group, [])).toBeNull()
    expect(groupNow(at(''), group, [])).toBeNull()
  })
  test('5.31 who has acted does not act again in the phase', () => {
    const left = groupNow(at('montcalm levis fr-bearn'), group, pieces('fr-bearn'))
    expect(left?.pieces).toEqual(pieces('montcalm levis'))
    expect(groupNow(at('montcalm levis fr-bearn'), group, group.pieces)).toBeNull()
  })
})
