/**
 * `npm run fuzz -- --games N --seed N`: more random games than the tests play, each time other ones, with any legal
 * options. What it finds is named with scenario, options and seed, so that it can be played again.
 *
 *     --game ID, --scenario ID    of one game, of one scenario
 *     --only games,leaks          some of the checks: games, twins, undo, secret, records, why, refusals, leaks
 *     --leaks N                   positions that each viewer of a game has dealt anew, over its scenarios
 */
import { type Game, seeded } from '@carillon/kernel'
import {
  interleavings,
  leaks,
  mutations,
  playGames,
  randomSettings,
  recordProblems,
  type Start,
  twinProblems,
  undoProblems,
  whyProblems,
} from '@carillon/kernel/testing'
import { GAMES } from '@carillon/registry'
import { describe, expect, test } from 'vitest'

const { CARILLON_GAMES, CARILLON_SEED, CARILLON_LEAKS, CARILLON_GAME, CARILLON_SCENARIO, CARILLON_ONLY } = process.env
const COUNT = Number(CARILLON_GAMES ?? 1000)
const SEED = Number(CARILLON_SEED ?? 1)
const POSITIONS = Number(CARILLON_LEAKS ?? 10 * COUNT)
/** Of the games, so many are looked at after every input. */
const CLOSELY = Math.ceil(COUNT / 20)

/** The options of a game come from its own seed, so that it is the same however many are played. */
const startsOf = (game: Game, scenario: string, count: number): Start[] =>
  Array.from({ length: count }, (_, i) => {
    const seed = SEED + i
    return { scenario, settings: randomSettings(game, scenario, seeded(seed).split(1)), seed }
  })

const games = await Promise.all(GAMES.map((listed) => listed.load()))
const wanted = games.filter(({ id }) => !CARILLON_GAME || id === CARILLON_GAME)
const only = CARILLON_ONLY?.split(',')
const check = (name: string, title: string, run: () => readonly string[]): void => {
  if (only?.includes(name) ?? true) test(title, () => expect(run()).toEqual([]))
}

describe.each(wanted)(`$id, ${COUNT} games from seed ${SEED}`, (game) => {
  const scenarios = game.scenarios.filter(({ id }) => !CARILLON_SCENARIO || id === CARILLON_SCENARIO)
  test('there is something to play', () => expect(scenarios).not.toEqual([]))
  describe.each(scenarios)('$id', ({ id }) => {
    const all = startsOf(game, id, COUNT)
    const close = all.slice(0, CLOSELY)
    check('games', 'random games come to a legal end', () => {
      const { problems, games: played, inputs, longest } = playGames(game, all)
      const sets = new Set(all.map(({ settings }) => JSON.stringify(settings))).size
      const facts = `${sets} option sets, ${inputs} inputs, the longest ${longest}, ${problems.length} problems`
      console.info(`${game.id} ${id}: ${played} games, ${facts}`)
      return problems
    })
    check('twins', 'restored twins stay equal', () => twinProblems(game, close))
    check('undo', 'undo keeps to the policy', () => undoProblems(game, close))
    check('secret', 'the order of secret inputs changes nothing', () => interleavings(game, close).problems)
    check('records', 'records are played again to the same end', () => recordProblems(game, close))
    if (game.why) check('why', 'the rules say why not', () => whyProblems(game, close))
    check('refusals', 'wrong answers are refused', () => mutations(game, close, 10 * COUNT).problems)
    check('leaks', 'nothing hidden is seen', () => {
      const positions = Math.ceil(POSITIONS / scenarios.length)
      // At least so many starts, that every seat is taken in some.
      const { problems, counts } = leaks(game, startsOf(game, id, Math.max(CLOSELY, 50)), { positions })
      const lines = Object.entries(counts).map(
        ([viewer, { tested, changed, skipped }]) =>
          `${viewer} ${tested} (${changed} dealt otherwise, ${skipped} skipped)`,
      )
      console.info(`${game.id} ${id}, positions compared: ${lines.join(', ')}; ${problems.length} differences`)
      return problems
    })
  })
})
