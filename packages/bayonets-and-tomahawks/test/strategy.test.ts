/** What the evaluation thinks of positions, and that it knows no more than the player. */
import { checkSettings, seeded, seededChance } from '@carillon/kernel'
import { PLAYERS, type Player, playGame } from '@carillon/players'
import { describe, expect, test } from 'vitest'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { type PositionSpec, position } from '../src/position.ts'
import { reshuffleHidden } from '../src/reshuffle.ts'
import type { Action, State } from '../src/state.ts'
import { strategy } from '../src/strategy.ts'

const at = (spec: PositionSpec): State => {
  const checked = checkSettings(bayonetsAndTomahawks, '2', {})
  return position({ clear: true, ...spec }, '2', 'settings' in checked ? checked.settings : {})
}
const british = (spec: PositionSpec): number => strategy.evaluate(at(spec), 'british')
const french = (spec: PositionSpec): number => strategy.evaluate(at(spec), 'french')
const action: Action = {
  kind: 'raid',
  faction: 'french',
  ap: 'light',
  as: 'light',
  double: false,
  back: 'actions',
  units: ['lery'],
  at: 'niagara',
  from: 'niagara',
  spent: 0,
  target: null,
  events: [],
}

describe('strategy', () => {
  test('18.1 what is good for one is bad for the other', () => {
    expect(british({ victory: 3 })).toBeGreaterThan(british({ victory: -1 }))
    expect(french({ victory: 3 })).toBeLessThan(french({ victory: -1 }))
    expect(british({ victory: 1 }) - british({ victory: -1 })).toBeCloseTo(
      british({ victory: 2 }) - british({ victory: 1 }),
    )
    expect(french({ raid: { french: 4 } })).toBeGreaterThan(french({}))
  })
  test('3 units count, Reduced ones less, lost ones least', () => {
    const full = british({ spaces: { albany: ['22nd-28th'] } })
    const reduced = british({ spaces: { albany: ['22nd-28th:reduced'] } })
    const lost = british({ boxes: { 'losses-british': ['22nd-28th'] } })
    expect(full).toBeGreaterThan(reduced)
    expect(reduced).toBeGreaterThan(lost)
    expect(lost).toBeGreaterThan(british({}))
  })
  test('13.8, 14.1 Rout and want of supply are bad', () => {
    const spaces = { albany: ['22nd-28th'] } as const
    expect(british({ spaces, markers: { british: { rout: ['albany'] } } })).toBeLessThan(british({ spaces }))
    expect(british({ spaces, markers: { british: { oos: ['albany'] } } })).toBeLessThan(british({ spaces }))
  })
  test('2.1.9 an army had better be near a Victory Space of the enemy, along Highways', () => {
    const with22 = (space: 'lake-george' | 'albany' | 'rumford') => british({ spaces: { [space]: ['22nd-28th'] } })
    expect(with22('lake-george')).toBeGreaterThan(with22('albany'))
    expect(with22('albany')).toBeGreaterThan(with22('rumford'))
  })
  test('13 a battle with the odds on one’s side is wanted, the other is not', () => {
    const many = ['22nd-28th', '43rd-46th', '94th-95th', 'royal-artillery-1'] as const
    const fight = (units: PositionSpec['spaces'], battles: PositionSpec['battles'] = []) =>
      british({ spaces: { ...units }, battles: [...(battles ?? [])] })
    const strong = { ticonderoga: [...many, 'lery'] } as const
    const weak = { ticonderoga: ['rogers', 'berry', 'foix-quercy', 'fort-carillon'] } as const
    expect(fight(strong, ['ticonderoga'])).toBeGreaterThan(fight(strong))
    expect(fight(weak, ['ticonderoga'])).toBeLessThan(fight(weak))
  })
  test('9 a raid is worth its points and its risk', () => {
    const raid = (target: Action['target'], spaces: PositionSpec['spaces'] = {}) =>
      french({ spaces: { niagara: ['lery'], ...spaces }, action: { ...action, target } })
    expect(raid('carlisle')).toBeGreaterThan(raid('rays-town'))
    const guarded = { carlisle: ['rogers'] } as const
    const gain = (spaces: PositionSpec['spaces']) =>
      raid('carlisle', spaces) - french({ spaces: { niagara: ['lery'], ...spaces } })
    expect(gain({})).toBeGreaterThan(gain(guarded))
  })
  test('6.0 the better card is worth more to its owner', () => {
    const holding = (card: number) => british({ hands: { british: { reserve: card } } })
    expect(holding(3)).toBeGreaterThan(holding(2))
  })
  test('18.2 a game that is won', () => {
    const g = at({})
    g.outcome = { winner: 'french', margin: 0, cause: { key: 'x' }, rule: '18.2' }
    expect(strategy.evaluate(g, 'french')).toBeGreaterThan(10_000)
    expect(strategy.evaluate(g, 'british')).toBeLessThan(-10_000)
  })
  test('6.0, 18.3 it does not look at the cards and the chit of the other', () => {
    const g = at({
      spaces: { albany: ['22nd-28th'] },
      hands: {
        british: { reserve: 5, drawn: 4, chosen: 4 },
        french: { reserve: 31, drawn: 26, indian: 43, chosen: 31 },
      },
      chits: { british: 9, french: 0 },
    })
    const random = seeded(7)
    for (const role of ['british', 'french']) {
      const seen = strategy.evaluate(g, role)
      for (let n = 0; n < 20; n += 1) expect(strategy.evaluate(reshuffleHidden(g, role, random), role)).toBe(seen)
    }
  })
  test('what it keeps from one position does not change its mind about another', () => {
    const specs: PositionSpec[] = [
      { spaces: { albany: ['22nd-28th'], montreal: ['berry'] } },
      { spaces: { albany: ['22nd-28th:reduced'], montreal: ['berry'] }, control: { ticonderoga: 'british' } },
      { spaces: { albany: ['22nd-28th'] }, markers: { british: { rout: ['albany'] } } },
      { boxes: { 'losses-british': ['22nd-28th'] }, nations: { iroquois: 'french' } },
    ]
    const states = specs.map(at)
    const alone = states.map((g) => strategy.evaluate(g, 'british'))
    const again = states.toReversed().map((g) => strategy.evaluate(g, 'british'))
    expect(again.toReversed()).toEqual(alone)
    expect(new Set(alone).size).toBe(4)
  })
  test('18.2.1 a space that counts for the bonus of the year is worth having', () => {
    const taken = (space: 'port-la-joye') =>
      british({ spaces: { [space]: ['22nd-28th'] }, control: { [space]: 'british' } }) -
      british({ spaces: { [space]: ['22nd-28th'] } })
    expect(taken('port-la-joye')).toBeGreaterThan(100)
  })
})

describe('greedy', () => {
  const one = (id: string) => PLAYERS.get(id) as Player
  test.each(['british', 'french'] as const)('beats random as the %s', (side) => {
    const checked = checkSettings(bayonetsAndTomahawks, '2', {})
    let wins = 0
    for (let seed = 0; seed < 10; seed += 1) {
      const { state } = playGame({
        game: bayonetsAndTomahawks as never,
        scenario: '2',
        settings: 'settings' in checked ? checked.settings : {},
        players: {
          british: one(side === 'british' ? 'greedy' : 'random'),
          french: one(side === 'french' ? 'greedy' : 'random'),
        },
        chance: seededChance(seeded(seed)),
        random: seeded(seed + 100),
      })
      if ((state as State).outcome?.winner === side) wins += 1
    }
    expect(wins).toBeGreaterThanOrEqual(9)
  })
})
