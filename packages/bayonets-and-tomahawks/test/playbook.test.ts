/** The playbook's solitaire procedure: what it leaves of the options, and that it plays every scenario to its end. */
import { checkSettings, type Option, type Role, seeded, seededChance } from '@carillon/kernel'
import { PLAYERS, type Player, playersOf, playGame } from '@carillon/players'
import { describe, expect, test } from 'vitest'
import type { Face } from '../src/data/dice.ts'
import { UNIT, UNIT_IDS } from '../src/data/units.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import type { Piece, PositionSpec } from '../src/position.ts'
import { type Battle, isMetropolitan, type State } from '../src/state.ts'
import { playbook } from '../src/strategy/playbook.ts'
import { play, type Rehearsal } from './help.ts'

const left = (sitting: Rehearsal, role: Role): readonly Option[] =>
  playbook.advise(sitting.state, role, sitting.offers(role))
/** Of options that are not asked for by a table, but might be. */
const leaves = (spec: PositionSpec, role: Role, options: readonly Option[], change?: (g: State) => void) => {
  const { state } = play({ clear: true, ...spec })
  change?.(state)
  return playbook.advise(state, role, options)
}

const at = (step: State['step']) => (g: State) => {
  g.step = step
}

describe('P.solitaire', () => {
  test('6.0.1 it plays the card it drew', () => {
    const hands = { british: { reserve: 3, drawn: 2 }, french: { reserve: 31, drawn: 26, indian: 43 } }
    const table = play({ clear: true, step: 'choose', hands })
    expect(left(table, 'british')).toEqual([{ card: '2' }])
    expect(left(table, 'french')).toEqual([{ card: '26' }])
  })
  test('7.1 it goes first', () => {
    const table = play({ clear: true, step: 'initiative', played: { british: 4, french: 22 } })
    expect(table.asked).toBe('british 7.1')
    expect(left(table, 'british')).toEqual([{ do: 'go_first' }])
  })
  const phase = (card: number, role: 'british' | 'french') =>
    play({
      clear: true,
      step: 'hold',
      first: role,
      active: role,
      played: { [role]: card },
      spaces: { albany: ['22nd-28th'], niagara: ['lery'] },
    })
  test.each([
    [3, 'british', { ap: 'army' }],
    [4, 'british', { do: 'none' }],
    [34, 'french', { ap: 'light' }],
    [28, 'french', { do: 'none' }],
  ] as const)('7.3.6 with three APs it holds one, an Army AP first, none of 2x: card %i', (card, role, option) => {
    expect(left(phase(card, role), role)).toEqual([option])
  })
  test('7.2 Indians raid if they can', () => {
    const near = { step: 'indian', active: 'french', first: 'french', played: { indian: 43, french: 26 } } as const
    const raid = play({ clear: true, ...near, spaces: { 'forks-of-the-ohio': ['delaware'] } })
    expect(raid.offers('french').map((option) => option.do)).toEqual(['raid', 'move', 'done'])
    expect(left(raid, 'french').map((option) => option.do)).toEqual(['raid'])
  })
  test('7.2 Indians who cannot raid move, and closer to a target', () => {
    const spec = { step: 'indian', active: 'french', first: 'french', played: { indian: 43, french: 26 } } as const
    const table = play({ clear: true, ...spec, spaces: { 'les-illinois': ['delaware'] } })
    expect(left(table, 'french').map((option) => option.do)).toEqual(['move'])
    table.choose('french', ...left(table, 'french'))
    for (let n = 0; n < 6 && table.state.action; n += 1) {
      const [option] = left(table, 'french')
      table.choose('french', option as Option)
    }
    expect(table.at('le-baril').length + table.at('tu-endie-wei').length).toBe(1)
  })
  test('14.1 a stack out of supply goes back into it', () => {
    const table = play({
      clear: true,
      step: 'actions',
      active: 'british',
      first: 'british',
      played: { british: 3 },
      spaces: { 'la-presentation': ['22nd-28th', '43rd-46th'], boston: ['94th-95th'] },
      markers: { british: { oos: ['la-presentation'] } },
    })
    expect(left(table, 'british')).toEqual([
      { ap: 'army', do: 'move' },
      { ap: 'sail-army', do: 'move' },
    ])
    table.choose('british', { ap: 'army', do: 'move' })
    while (table.state.action) {
      const options = left(table, 'british')
      expect(options).toHaveLength(1)
      table.choose('british', options[0] as Option)
    }
    expect(table.at('baye-de-cataracouy')).toEqual(['22nd-28th:spent', '43rd-46th:spent'])
  })

  const GUNS = ['royal-artillery-1', 'royal-artillery-2', 'royal-artillery-3'] as const
  const reroll = (unit: string, why: string) => ({ do: 'reroll', unit, why })
  /** At Ticonderoga the guns have rolled these faces; others may fight at Niagara. */
  const rolls = (faces: readonly Face[], options: readonly Option[], niagara: readonly Piece[] = []) => {
    const units = GUNS.slice(0, faces.length)
    const spaces = { ticonderoga: [...units, 'lery'] as const, niagara }
    return leaves({ spaces, battles: ['ticonderoga', 'niagara'] }, 'british', options, (g) => {
      g.step = 'attack'
      g.battle = {
        space: 'ticonderoga',
        eventRerolls: { british: null, french: null },
        rolling: { faction: 'british', type: 'artillery', units, faces: [...faces], rerolled: [] },
      } as unknown as Battle
    })
  }
  test('13.5, R-179 the rerolls of an event are kept for the battle with more units they serve', () => {
    const options = [reroll(GUNS[0], 'event'), { do: 'done' }]
    expect(rolls(['miss'], options, ['royal-artillery-2', 'royal-artillery-3', 'fort-niagara'])).toEqual([
      { do: 'done' },
    ])
  })
  test('13.5, R-179 in that battle they are applied', () => {
    const options = [reroll(GUNS[0], 'event'), reroll(GUNS[0], 'commander'), { do: 'done' }]
    expect(rolls(['miss'], options)).toEqual([reroll(GUNS[0], 'event')])
  })
  test('13.5, R-179 to dice that failed; whether a B&T is rolled again is up to the player', () => {
    const [one, two] = [reroll(GUNS[0], 'event'), reroll(GUNS[1], 'event')]
    expect(rolls(['bt', 'miss'], [one, two, { do: 'done' }])).toEqual([two])
    expect(rolls(['bt', 'flag'], [one, { do: 'done' }])).toEqual([one, { do: 'done' }])
  })
  test('13.9.5 its Fort goes before it retreats', () => {
    const options = [{ do: 'raze' }, { do: 'leave_fort' }]
    expect(leaves({}, 'french', options, at('outcome'))).toEqual([{ do: 'raze' }])
    expect(leaves({}, 'french', options, at('move'))).toEqual([{ do: 'raze' }])
  })

  const arrive = (units: NonNullable<PositionSpec['boxes']>['arriving'], ports: State['muster']) => (role: Role) =>
    leaves(
      { boxes: { arriving: units ?? [] }, spaces: { boston: ['22nd-28th', '43rd-46th'], halifax: ['94th-95th'] } },
      role,
      (role === 'french' ? ['quebec', 'louisbourg', 'montreal'] : ['boston', 'halifax', 'new-york']).map((space) => ({
        space,
      })),
      (g) => {
        g.step = 'fleets_arrive'
        g.muster = ports
      },
    )
  const muster = (french: NonNullable<State['muster']>['ports']['french']): State['muster'] => ({
    pool: null,
    back: [],
    brings: {},
    ports: { british: [], french },
    asked: [],
  })
  test('15.3, R-178 French: a Fleet to Québec, the others to Louisbourg; half of the rest, rounded up, to each', () => {
    expect(arrive(['marine-royale', 'de-lisle'], muster([]))('french')).toEqual([{ space: 'quebec' }])
    expect(arrive(['de-lisle'], muster(['quebec']))('french')).toEqual([{ space: 'louisbourg' }])
    const both = muster(['quebec', 'louisbourg'])
    expect(arrive(['berry', 'foix-quercy', 'bearn-guyenne'], both)('french')).toEqual([{ space: 'quebec' }])
    expect(arrive(['foix-quercy', 'bearn-guyenne'], both)('french')).toEqual([{ space: 'louisbourg' }])
    expect(arrive(['bearn-guyenne'], both)('french')).toEqual([{ space: 'quebec' }])
  })
  test.each([1, 2, 3])('15.3, R-178 French: without a Fleet all %i go to one space, and that is Québec', (count) => {
    const units = (['berry', 'foix-quercy', 'bearn-guyenne'] as const).slice(0, count)
    expect(arrive(units, muster([]))('french')).toEqual([{ space: 'quebec' }])
    // Nothing is left to draw.
    const unused = UNIT_IDS.filter((id) => UNIT[id].type === 'fleet' || isMetropolitan(id))
    const table = play({ clear: true, step: 'fleets_arrive', tokens: [], boxes: { unused, arriving: units } })
    expect(left(table, 'french')).toEqual([{ space: 'quebec' }])
    table.choose('french', { space: 'quebec' })
    expect(table.at('quebec')).toEqual(units.toSorted())
  })
  test('15.3 British: Fleets where most units are', () => {
    expect(arrive(['boscawen', 'durell'], muster([]))('british')).toEqual([{ space: 'boston' }])
  })
  test('16.3 Colonials: the highest valued Settled Space of the Colony', () => {
    const options = ['albany', 'new-york', 'kingston', 'oswego'].map((space) => ({ space }))
    const colonials = leaves({ boxes: { arriving: ['n-york-nj-brigade-1'] } }, 'british', options, (g) => {
      g.step = 'colonials_enlist'
    })
    expect(colonials).toEqual([{ space: 'albany' }])
  })
  test('17.3.1 whoever may stay for the winter stays', () => {
    const options = [{ unit: 'rogers' }, { unit: '22nd-28th' }, { do: 'done' }]
    const winter = (more: readonly Option[]) =>
      leaves({}, 'british', [...options, ...more], (g) => {
        g.step = 'return'
      })
    expect(winter([])).toEqual(options.slice(0, 2))
    expect(winter([{ do: 'all' }])).toEqual([{ do: 'all' }])
  })
  test('where it says nothing all options are left', () => {
    const options = [{ do: 'pass' }, { do: 'done' }]
    expect(leaves({}, 'british', options, at('recoup'))).toEqual(options)
    expect(leaves({}, 'british', options, at('initiative'))).toEqual(options)
  })
})

describe('the player', () => {
  const one = PLAYERS.get('playbook') as Player
  test('is one of the game’s own', () => {
    expect(playersOf(bayonetsAndTomahawks)).toContain('playbook')
    expect(Object.keys(bayonetsAndTomahawks.strategy.players ?? {})).toEqual(bayonetsAndTomahawks.players)
  })
  test.each(bayonetsAndTomahawks.scenarios.map(({ id }) => id))('plays scenario %s to its end on both sides', (id) => {
    const checked = checkSettings(bayonetsAndTomahawks, id, {})
    const table = playGame({
      game: bayonetsAndTomahawks as never,
      scenario: id,
      settings: 'settings' in checked ? checked.settings : {},
      players: { british: one, french: one },
      chance: seededChance(seeded(17)),
      random: seeded(18),
    })
    expect(bayonetsAndTomahawks.outcome(table.state as State)).toBeDefined()
  })
})
