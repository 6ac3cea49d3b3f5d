/** What the evaluation thinks of positions, and that it knows no more than the player. */
import { checkSettings, seeded, seededChance } from '@carillon/kernel'
import { PLAYERS, type Player, playGame } from '@carillon/players'
import { describe, expect, test } from 'vitest'
import { spaceCalled } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import { wildernessWar } from '../src/index.ts'
import { type PositionSpec, position } from '../src/position.ts'
import { reshuffleHidden } from '../src/reshuffle.ts'
import { newMarch } from '../src/rules/06-movement.ts'
import { type State, stackAt } from '../src/state.ts'
import { gapsOf } from '../src/strategy/lines.ts'
import { battleAhead, battlePromise } from '../src/strategy/odds.ts'
import { termsOf, WEIGHTS } from '../src/strategy/weights.ts'
import { strategy } from '../src/strategy.ts'

const settings = () => {
  const checked = checkSettings(wildernessWar, 'annus-mirabilis', {})
  return 'settings' in checked ? checked.settings : {}
}
const at = (spec: PositionSpec): State => position({ clear: true, ...spec }, 'annus-mirabilis', settings())
const british = (spec: PositionSpec): number => strategy.evaluate(at(spec), 'british')
const french = (spec: PositionSpec): number => strategy.evaluate(at(spec), 'french')

describe('strategy', () => {
  test('12.21 what is good for one is bad for the other', () => {
    expect(british({ vp: -3 })).toBeGreaterThan(british({ vp: 1 }))
    expect(french({ vp: -3 })).toBeLessThan(french({ vp: 1 }))
  })
  test('12.22 raids count', () => {
    expect(french({ raided: { french: ['carlisle'] } })).toBeGreaterThan(french({}))
    expect(british({ raided: { french: ['carlisle'] } })).toBeLessThan(british({}))
  })
  test('3 units count, reduced ones less, lost ones nothing', () => {
    const full = british({ spaces: { albany: 'br-44th' } })
    const reduced = british({ spaces: { albany: 'br-44th:reduced' } })
    expect(full).toBeGreaterThan(reduced)
    expect(reduced).toBeGreaterThan(british({}))
  })
  test('8.23 a siege that has come far is worth more', () => {
    const siege = (level: 0 | 1) =>
      british({
        spaces: { ticonderoga: 'dunbar br-44th br-48th fr-marin' },
        british: { fort: 'hudson-carry-north hudson-carry-south' },
        french: { fort: 'ticonderoga' },
        sieges: { ticonderoga: level },
      })
    expect(siege(1)).toBeGreaterThan(siege(0))
  })
  test('5.34 an army had better be near what it could take', () => {
    const army = (space: string) =>
      british({
        spaces: { [space]: 'dunbar br-44th br-48th' },
        british: { fort: 'hudson-carry-north hudson-carry-south' },
        french: { fort: 'ticonderoga' },
      })
    expect(army('hudson-carry-north')).toBeGreaterThan(army('hudson-carry-south'))
    expect(army('albany')).toBeGreaterThan(army('new-haven'))
  })
  test('5.34 troops had better be near a leader', () => {
    const troops = (space: string) => british({ spaces: { albany: 'dunbar br-44th', [space]: 'br-48th' } })
    expect(troops('schenectady')).toBeGreaterThan(troops('alexandria'))
  })
  test('17.3 the way to a siege is measured in stockades too', () => {
    const gap = (stockade: string) =>
      gapsOf(at({ british: { fort: 'wills-creek', stockade }, french: { fort: 'ohio-forks' } }), 'british')[
        spaceCalled('ohio-forks')
      ]
    expect(gap('')).toBe(2)
    expect(gap('gists-station')).toBe(1)
    expect(gap('gists-station laurel-ridge-south')).toBe(0)
  })
  test('7.51 a battle with the odds on one’s side is wanted, the other is not', () => {
    const promise = (own: string, enemies: string): number => {
      const g = at({
        spaces: { 'hudson-carry-north': own, ticonderoga: enemies },
        british: { fort: 'hudson-carry-north' },
      })
      const from = spaceCalled('hudson-carry-north')
      const space = spaceCalled('ticonderoga')
      const pieces = stackAt(g, 'british', from)
      g.active = 'british'
      const march = newMarch(g, { commander: pieceCalled('dunbar'), pieces, space: from })
      march.at = space
      march.from = from
      return battlePromise(termsOf(WEIGHTS), g, battleAhead(march, stackAt(g, 'french', space)))
    }
    expect(promise('dunbar br-44th br-48th br-22nd', 'fr-marine-detachment')).toBeGreaterThan(50)
    expect(promise('dunbar br-44th', 'montcalm fr-bearn fr-la-sarre fr-guyenne')).toBeLessThan(-50)
  })
  test('11.1 troops about to freeze count less, but not in the last year', () => {
    const cost = (year: number) => {
      const army = (season: State['season']) =>
        british({
          year,
          season,
          step: 'phase',
          spaces: { ticonderoga: 'dunbar br-44th br-48th' },
          hands: { british: [] },
        })
      return army('early') - army('late')
    }
    expect(cost(1757)).toBeGreaterThan(0)
    expect(cost(1759)).toBe(0)
  })
  test('12.11 a game that is won', () => {
    const g = at({})
    g.outcome = { winner: 'french', margin: 0, cause: { key: 'x' }, rule: '12.11' }
    expect(strategy.evaluate(g, 'french')).toBeGreaterThan(10_000)
    expect(strategy.evaluate(g, 'british')).toBeLessThan(-10_000)
  })
  test('5.26 it does not look at the cards of the other', () => {
    const g = at({
      spaces: { albany: 'dunbar br-44th', montreal: 'montcalm fr-bearn' },
      hands: { british: [1, 45, 59, 12], french: [2, 24, 55, 11] },
    })
    const random = seeded(7)
    for (const role of ['british', 'french']) {
      const seen = strategy.evaluate(g, role)
      for (let n = 0; n < 20; n += 1) expect(strategy.evaluate(reshuffleHidden(g, role, random), role)).toBe(seen)
    }
  })
  test('what it keeps from one position does not change its mind about another', () => {
    const specs: PositionSpec[] = [
      { spaces: { albany: 'dunbar br-44th' }, french: { fort: 'ticonderoga' } },
      { spaces: { albany: 'dunbar br-44th' }, french: { fort: 'ohio-forks' } },
      { spaces: { albany: 'dunbar br-44th' }, french: { fort: 'ohio-forks' }, british: { stockade: 'wood-creek' } },
    ]
    const states = specs.map(at)
    const alone = states.map((g) => strategy.evaluate(g, 'british'))
    const again = states.toReversed().map((g) => strategy.evaluate(g, 'british'))
    expect(again.toReversed()).toEqual(alone)
    expect(new Set(alone).size).toBe(3)
  })
  test('it is a number wherever the pieces stand', () => {
    expect(british({ spaces: { halifax: 'monckton br-40th' }, french: { fort: 'ohio-forks' } })).not.toBeNaN()
    expect(french({ spaces: { louisbourg: 'drucour fr-artois' }, british: { fort: 'oswego' } })).not.toBeNaN()
  })
})

describe('greedy', () => {
  const one = (id: string) => PLAYERS.get(id) as Player
  test.each(['british', 'french'] as const)('beats random as the %s', (side) => {
    let wins = 0
    for (let seed = 0; seed < 6; seed += 1) {
      const { state } = playGame({
        game: wildernessWar as never,
        scenario: 'annus-mirabilis',
        settings: settings(),
        players: {
          british: one(side === 'british' ? 'greedy' : 'random'),
          french: one(side === 'french' ? 'greedy' : 'random'),
        },
        chance: seededChance(seeded(seed)),
        random: seeded(seed + 100),
      })
      if ((state as State).outcome?.winner === side) wins += 1
    }
    expect(wins).toBeGreaterThanOrEqual(5)
  })
})
