import { describe, expect, test } from 'vitest'
import { spaceCalled } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import type { PositionSpec } from '../src/position.ts'
import { hasFort, siegeLevel } from '../src/rules/02-map.ts'
import type { Rehearsal } from './help.ts'
import { ACTIVATION, besieging, holding } from './siege.ts'

const ASSAULT = { do: 'assault' }
const HERE = 'hudson-carry-north'
/** An assault on a British fort at level 1: the dice of the attacker, then of the defender, come next. */
const assault = (pieces: string, spec: PositionSpec = {}, commander = 'rigaud', settings = {}): Rehearsal =>
  besieging(
    'french',
    commander,
    HERE,
    1,
    { british: { fort: HERE }, ...spec, spaces: { [HERE]: pieces, ...spec.spaces } },
    settings,
  ).choose('french', ASSAULT)
const won = (here: Rehearsal) => here.log.includes('log.captured')
const lost = (here: Rehearsal) => here.log.includes('log.assault_fails')
const levelAt = (here: Rehearsal) => siegeLevel(here.state, spaceCalled(HERE))

describe('9.1 assaults', () => {
  test('9.1 auxiliaries alone may assault, out of supply', () => {
    const here = assault('rigaud fr-langlade fr-marin fr-mingo-1 br-massachusetts-provincial')
    expect(here.asked).toBe('1 dice 9.13')
  })
  test('9.11 without a roll, if the level was reached before', () => {
    const here = besieging('french', 'rigaud', HERE, 1, {
      british: { fort: HERE },
      spaces: { [HERE]: 'rigaud fr-bearn br-44th' },
    })
    expect(here.offers('french')).toContainEqual(ASSAULT)
  })
  test('9.12 all there take part, however many, and whoever came in this phase', () => {
    // Bougainville commands 3: seven units, 3 x 7 = 21, one column left of 17-21: 13-16.
    const pieces = 'bougainville fr-bearn fr-guyenne fr-la-reine fr-la-sarre fr-languedoc fr-artois fr-bourgogne'
    const here = assault(`${pieces} br-44th br-48th br-15th`, {}, 'bougainville').dice(4).dice(3)
    // 4 steps against 2 of strength 9; three units alone would have done 2.
    expect(won(here)).toBe(true)
  })
  test('9.12, R-112 in the later edition who took part cannot act any more in the phase; in the first he can', () => {
    const pieces = 'rigaud fr-bearn fr-mingo-1 br-44th'
    expect(assault(pieces).dice(2).dice(2).state.activation?.done).toEqual([])
    const third = assault(pieces, {}, 'rigaud', { edition: 'third' }).dice(2).dice(2)
    expect(third.state.activation?.done).toHaveLength(3)
  })
  test('9.13 the attacker fires one column to the left, the defender does not', () => {
    // Strength 3 on column 2: a 3 is 1 step, a 2 is none. The defender of strength 2 on column 2 alike.
    const pieces = 'rigaud fr-bearn br-massachusetts-provincial'
    expect(won(assault(pieces).dice(3).dice(2))).toBe(true)
    expect(won(assault(pieces).dice(2).dice(1))).toBe(false)
    expect(won(assault(pieces).dice(3).dice(3))).toBe(false)
  })
  test('9.13 both add the tactics of their commanders', () => {
    // Montcalm 2: 1 + 2 = 3 on column 2.
    expect(won(assault('montcalm fr-bearn br-howes', {}, 'montcalm').dice(1).dice(2))).toBe(true)
    // Bradstreet 1: 2 + 1 = 3 on column 2.
    expect(won(assault('montcalm fr-bearn br-howes bradstreet', {}, 'montcalm').dice(1).dice(2))).toBe(false)
  })
  test('9.13, 9.12, R-205 the leader of highest command commands, though he came with another force in this phase', () => {
    // Montcalm 2: 1 + 2 = 3 on column 2.
    const joined = { more: { activation: { ...ACTIVATION, done: [pieceCalled('montcalm')] } } }
    const here = assault('rigaud fr-bearn montcalm br-howes', joined)
    expect(here.state.siege?.commander).toBe(pieceCalled('montcalm'))
    here.dice(1).dice(2)
    expect(won(here)).toBe(true)
    expect(here.reasons).toEqual(['drm.tactics'])
  })
  test('9.13, 7.51, R-205 of two equals it is the one who was activated', () => {
    const activated = (leader: string) => assault('drucour rigaud fr-bearn br-howes', {}, leader)
    expect(activated('rigaud').dice(1).dice(2).reasons).toEqual([])
    expect(activated('drucour').dice(1).dice(2).reasons).toEqual(['drm.tactics'])
  })
  test('9.13 Coehorns of the defender give him +2', () => {
    const pieces = 'rigaud fr-bearn fr-guyenne br-44th'
    // Column 4-5, 5: 2 steps. The defender on column 3: a 4 is 1, but 4 + 2 is 2.
    expect(won(assault(pieces).dice(5).dice(4))).toBe(true)
    const here = assault(pieces, holding({ british: [8] })).choose('british', { card: '8' })
    expect(lost(here.dice(5).dice(4))).toBe(true)
  })
  test('9.13 Coehorns of the attacker too', () => {
    const here = besieging('french', 'rigaud', HERE, 1, {
      british: { fort: HERE },
      spaces: { [HERE]: 'rigaud fr-bearn br-howes' },
      ...holding({ french: [8] }),
    })
    // 1 + 2 = 3 on column 2: 1 against nothing.
    here.choose('french', { card: '8' }, ASSAULT).dice(1).dice(2)
    expect(won(here)).toBe(true)
  })
})

describe('9.14 losses', () => {
  test('9.14 drilled troops first on both sides, even to the last step', () => {
    // Attacker: strength 5, column 3: 6 is 2 steps. Defender: 3 + 2 + 1 = 6: 4 is 2 steps. A tie.
    const here = assault('rigaud fr-bearn fr-marin fr-mingo-1 br-44th br-rogers br-mohawk-1').dice(6).dice(4)
    expect(here.at(HERE)).toBe('br-mohawk-1 br-rogers fr-marin fr-mingo-1 rigaud')
    expect(levelAt(here)).toBe(1)
  })
  test('9.14 the attacker takes his first, and among drilled troops full ones are reduced first', () => {
    // 3 + 3 + 1 + 2 = 9, one left of 9-12: a 2 is 2 steps. The defender, 6-8: a 2 is 2 steps.
    const here = assault('rigaud fr-bearn fr-guyenne fr-marine-detachment fr-la-reine:reduced br-44th br-48th')
    here.dice(2).dice(2)
    expect(here.asked).toBe('french 9.14')
    const offered = here.offers('french').map(({ piece }) => piece)
    expect(offered).toEqual(['fr-bearn', 'fr-marine-detachment-1'])
    expect(here.at(HERE)).not.toContain('br-44th:reduced')
    here.choose('french', { piece: 'fr-bearn' }, { piece: 'fr-guyenne' })
    expect(here.at(HERE)).toBe(
      'br-44th:reduced br-48th:reduced fr-bearn:reduced fr-guyenne:reduced fr-la-reine:reduced fr-marine-detachment-1 rigaud',
    )
  })
  test('9.14 no points for the combat itself, and nobody retreats', () => {
    const here = assault('rigaud fr-bearn br-44th').dice(2).dice(2)
    expect(here.state.vp).toBe(0)
    expect(here.at(HERE)).toBe('br-44th fr-bearn:reduced rigaud')
  })
  test('7.7 a natural 1 or 6 that hits puts leaders in danger', () => {
    const here = assault('rigaud fr-bearn br-44th webb').dice(6).dice(6)
    // 1 each on columns 2 and 3 (2): the attackers' leaders first.
    expect(here.asked).toBe('1 dice 7.7')
    here.dice(1)
    expect(here.at('out')).toContain('rigaud')
    here.dice(2)
    expect(here.at(HERE)).toContain('webb')
  })
})

describe('9.2 who wins', () => {
  test('9.2 the attacker needs a strictly higher result; a tie is a defence', () => {
    expect(lost(assault('rigaud fr-bearn br-44th').dice(4).dice(2))).toBe(true)
    expect(won(assault('rigaud fr-bearn br-44th').dice(4).dice(1))).toBe(true)
  })
  test('9.2 an empty place fires on column 0', () => {
    const here = assault('rigaud fr-bearn')
    here.dice(3).dice(4)
    expect(won(here)).toBe(true)
    expect(here.at(HERE)).toBe('fr-bearn rigaud')
    expect(lost(assault('rigaud fr-bearn').dice(3).dice(5))).toBe(true)
  })
  test('9.2 to kill all the defenders is not enough', () => {
    const here = assault('rigaud fr-bearn br-mohawk-1:reduced').dice(5).dice(5)
    expect(lost(here)).toBe(true)
    expect(here.at(HERE)).toBe('fr-bearn:reduced rigaud')
    expect(levelAt(here)).toBe(1)
  })
  test('9.21 if the defender wins the siege goes on', () => {
    const here = assault('rigaud fr-bearn br-44th').dice(1).dice(1)
    expect(levelAt(here)).toBe(1)
    expect(here.state.step).toBe('next_group')
    expect(hasFort(here.state, 'british', spaceCalled(HERE))).toBe(true)
  })
  test('9.22 the fort is taken and lies in ruins; 2 VP', () => {
    const here = assault('rigaud fr-bearn br-44th webb').dice(4).dice(1)
    expect(here.at(HERE)).toBe('fr-bearn rigaud')
    expect(here.state.works.french).toEqual([spaceCalled(HERE)])
    expect(here.state.vp).toBe(2)
    expect(here.state.step).toBe('next_group')
  })
  test('9.22, 7.7, R-131 the captors check their leaders; inside nobody does, all are dead', () => {
    // Strength 6, one column to the left: a 6 is 2 steps, against 1 of strength 1.
    const here = assault('rigaud fr-bearn fr-guyenne br-howes webb').dice(6).dice(6)
    expect(here.asked).toBe('1 dice 7.7')
    here.dice(1)
    expect(won(here)).toBe(true)
    expect(here.at(HERE)).toBe('fr-bearn:reduced fr-guyenne')
    expect(here.at('out')).toContain('webb')
  })
  test('9.22, R-131 attackers who are ahead but all dead have taken the place', () => {
    const here = besieging('british', 'wolfe', 'ticonderoga', 1, {
      french: { fort: 'ticonderoga' },
      spaces: { ticonderoga: 'wolfe br-1-60th:reduced fr-marine-detachment' },
    })
    // Strength 3, column 2: 5 + 2 is 2. The defender on column 1: 5 is 1, the last step of the attackers.
    here.choose('british', ASSAULT).dice(5).dice(5)
    expect(won(here)).toBe(true)
    expect(here.at('ticonderoga')).toBe('wolfe')
    expect(here.state.works.british).toEqual([spaceCalled('ticonderoga')])
    expect(here.state.vp).toBe(-2)
  })
  test('8.24 so is a fortress, which then reverts at once', () => {
    const here = besieging('british', 'wolfe', 'montreal', 2, {
      spaces: { montreal: 'wolfe br-1-60th:reduced fr-marine-detachment' },
    })
    here.choose('british', ASSAULT).dice(5).dice(5)
    expect(here.log).toContain('log.fortress_reverts')
    expect(here.state.vp).toBe(0)
    expect(here.asked).toBe('british 6.53')
  })
  test('6.53 leaders who lost all their units in vain must leave the place', () => {
    const here = besieging('french', 'montcalm', 'albany', 2, {
      spaces: { albany: 'montcalm fr-marine-detachment:reduced br-howes:reduced' },
    })
    // Strength 0: 5 + 2 on column 0 is 1; the defender on column 1: 4 is 1. A tie: not taken, the marines are gone.
    here.choose('french', ASSAULT).dice(5).dice(4)
    expect(lost(here)).toBe(true)
    expect(here.state.sieges).toEqual([])
    expect(here.asked).toBe('french 6.53')
    here.choose('french', { space: 'hoosic' })
    expect(here.at('hoosic')).toBe('montcalm')
  })
})
