import { type Game, type Option, type State, type Strategy, toHex } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { toy } from '../../kernel/test/toy.ts'
import { instant, type Pairing, PLAYERS, type Player, playBout, sidesIn } from '../src/index.ts'

const strategy: Strategy<State> = {
  ...(toy.strategy as Strategy<State>),
  side: (role) => (role === 'gold' ? 'blue' : role),
}
/** Two sides: blue and gold play together. */
const game = { ...toy, strategy } as Game
const player = (id: string): Player => PLAYERS.get(id) as Player
const pairing = (a: Player, b: Player, of: Game = game): Pairing => ({
  game: of,
  scenario: 'long',
  settings: { dice: 'one', nights: 'no' },
  players: [a, b],
  seed: 5,
  limits: {},
})

test('the sides that play, in the order of the roles', () => {
  expect(sidesIn(game, {})).toEqual(['red', 'blue'])
  expect(sidesIn(toy as Game, {})).toEqual(['red', 'blue', 'gold'])
})

describe('games of two players', () => {
  const two = pairing(player('greedy'), player('random'))

  test('two by two the same dice, with sides changed', async () => {
    const bouts = await Promise.all([0, 1, 2, 3].map((number) => playBout(two, number)))
    const dice = bouts.map((bout) => toHex(bout.dice))
    expect([dice[0], dice[2]]).toEqual([dice[1], dice[3]])
    expect(dice[0]).not.toBe(dice[2])
    expect(bouts.map(({ side }) => side)).toEqual(['red', 'blue', 'red', 'blue'])
    const seats = bouts.slice(0, 2).map((bout) => Object.entries(bout.seats).map(([role, { id }]) => `${role} ${id}`))
    expect(seats).toEqual([
      ['red greedy', 'blue random', 'gold random'],
      ['red random', 'blue greedy', 'gold greedy'],
    ])
  })
  test('the same number is the same game; other players have the same dice', async () => {
    const [one, again] = [await playBout(two, 7), await playBout(two, 7)]
    expect(again.table?.inputs).toEqual(one.table?.inputs)
    const other = await playBout(pairing(player('random'), player('random')), 7)
    expect(toHex(other.dice)).toBe(toHex(one.dice))
  })
  test.each([
    ['red', undefined, [1, 0]],
    ['gold', undefined, [0, 1]],
    ['blue', ['blue', 'gold'], [0, 1]],
    ['draw', undefined, [0.5, 0.5]],
  ])('points are of the first player, whatever side he plays: %s wins', async (winner, winners, points) => {
    const outcome = () => ({ winner, ...(winners && { winners }), margin: 1, cause: { key: 'log.end' }, rule: '5.1' })
    const fixed = pairing(player('random'), player('random'), { ...game, outcome } as Game)
    expect([(await playBout(fixed, 0)).points, (await playBout(fixed, 1)).points]).toEqual(points)
  })
  test('how often each was asked, and how long that took', async () => {
    const { paces, table } = await playBout(two, 0)
    const asked = table?.inputs.filter((input) => 'role' in input && input.role === 'red').length
    expect(paces[0].decisions).toBe(asked)
    expect(paces[0].milliseconds).toBeGreaterThan(0)
  })
})

describe('games that fail', () => {
  const thrower = (after: number): Player => {
    let asked = 0
    return instant('thrower', ({ decision }) => {
      asked += 1
      if (asked > after) throw new Error('lost the map')
      return decision.options[0] as Option
    })
  }
  test('a player that throws: the game as far as it came', async () => {
    const bout = await playBout(pairing(thrower(3), player('random')), 0)
    expect(bout).toMatchObject({ failure: 'lost the map', side: 'red' })
    expect(bout.points).toBeUndefined()
    expect(bout.table?.count).toBeGreaterThan(3)
  })
  test('a broken law, an end without an outcome', async () => {
    const random = player('random')
    const broken = { ...game, brokenLaws: () => ['Red 1 is nowhere'] } as Game
    expect((await playBout(pairing(random, random, broken), 0)).failure).toBe('Red 1 is nowhere')
    const endless = { ...game, outcome: () => undefined } as Game
    expect((await playBout(pairing(random, random, endless), 0)).failure).toContain('no outcome')
  })
})
