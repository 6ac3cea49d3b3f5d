/**
 * `npm run fuzz -- --games N --seed N`: more random games than the tests play, each time other ones. What it finds is
 * named with scenario, options and seed, so that it can be played again.
 */
import { type Game, seeded } from '@carillon/kernel'
import {
  interleavings,
  leaks,
  mutations,
  playGames,
  recordProblems,
  type Start,
  settingSets,
  twinProblems,
  undoProblems,
} from '@carillon/kernel/testing'
import { GAMES } from '@carillon/registry'
import { describe, expect, test } from 'vitest'

const COUNT = Number(process.env.CARILLON_GAMES ?? 1000)
const SEED = Number(process.env.CARILLON_SEED ?? 1)
/** Of the games, so many are looked at after every input. */
const CLOSELY = Math.ceil(COUNT / 20)

const startsOf = (game: Game, scenario: string, count: number): Start[] => {
  const sets = settingSets(game, scenario, 20, seeded(SEED))
  return Array.from({ length: count }, (_, i) => {
    const settings = sets[i % sets.length] as Start['settings']
    return { scenario, settings, seed: SEED + i }
  })
}

const games = await Promise.all(GAMES.map((listed) => listed.load()))
describe.each(games)(`$id, ${COUNT} games from seed ${SEED}`, (game) => {
  describe.each(game.scenarios)('$id', ({ id }) => {
    const all = startsOf(game, id, COUNT)
    const close = all.slice(0, CLOSELY)
    test('random games come to a legal end', () => expect(playGames(game, all).problems).toEqual([]))
    test('restored twins stay equal', () => expect(twinProblems(game, close)).toEqual([]))
    test('undo keeps to the policy', () => expect(undoProblems(game, close)).toEqual([]))
    test('the order of secret inputs changes nothing', () => expect(interleavings(game, close).problems).toEqual([]))
    test('records are played again to the same end', () => expect(recordProblems(game, close)).toEqual([]))
    test('wrong answers are refused', () => expect(mutations(game, close, 10 * COUNT).problems).toEqual([]))
    test('nothing hidden is seen', () => expect(leaks(game, close, { positions: 10 * COUNT }).problems).toEqual([]))
  })
})
