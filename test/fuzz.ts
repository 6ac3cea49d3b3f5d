/**
 * `npm run fuzz -- --games N --seed N`: more games than the tests play, each time other ones, with any legal options;
 * all at random, and some once more by the walker that seeks what has happened least. What is found is named with
 * scenario, options and seed, so that it can be played again.
 *
 *     --game ID, --scenario ID    of one game, of one scenario
 *     --only games,leaks          some of the checks: games, twins, past, undo, why, secret, records, refusals, leaks
 *     --leaks N                   positions that each viewer of a game has dealt anew, over its scenarios
 */
import { type Game, type State, seeded } from '@carillon/kernel'
import {
  interleavings,
  leaks,
  mutations,
  pastProblems,
  playGames,
  randomInput,
  randomSettings,
  recordProblems,
  type Start,
  seeker,
  twinProblems,
  undoProblems,
  type Walker,
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
    /** By each walker; it takes longer to seek than to take anything. */
    const both = (run: (walker: Walker<State>, starts: readonly Start[]) => readonly string[], starts = close) => [
      ...run(randomInput, starts),
      ...run(seeker(game), starts.slice(0, Math.ceil(starts.length / 10))),
    ]
    check('games', 'games come to a legal end', () =>
      both((walker, starts) => {
        const { problems, games: played, inputs, longest } = playGames(game, starts, walker)
        const sets = new Set(starts.map(({ settings }) => JSON.stringify(settings))).size
        const facts = `${sets} option sets, ${inputs} inputs, the longest ${longest}, ${problems.length} problems`
        console.info(`${game.id} ${id}: ${played} games, ${facts}`)
        return problems
      }, all),
    )
    check('twins', 'restored twins stay equal', () => both((walker, starts) => twinProblems(game, starts, walker)))
    check('past', 'the past stays as it was', () => both((walker, starts) => pastProblems(game, starts, walker)))
    check('undo', 'undo keeps to the policy', () => both((walker, starts) => undoProblems(game, starts, walker)))
    if (game.why)
      check('why', 'the rules say why not', () => both((walker, starts) => whyProblems(game, starts, walker)))
    check('secret', 'the order of secret inputs changes nothing', () => interleavings(game, close).problems)
    check('records', 'records are played again to the same end', () => recordProblems(game, close))
    check('refusals', 'wrong answers are refused', () =>
      both((walker, starts) => mutations(game, starts, 5 * COUNT, walker).problems),
    )
    check('leaks', 'nothing hidden is seen', () =>
      both(
        (walker, starts) => {
          const positions = Math.ceil(POSITIONS / scenarios.length / 2)
          const { problems, counts } = leaks(game, starts, { positions }, walker)
          const lines = Object.entries(counts).map(
            ([viewer, { tested, changed, skipped }]) =>
              `${viewer} ${tested} (${changed} dealt otherwise, ${skipped} skipped)`,
          )
          console.info(`${game.id} ${id}, positions compared: ${lines.join(', ')}; ${problems.length} differences`)
          return problems
        },
        // So many starts at least, that every seat is taken in some.
        startsOf(game, id, Math.max(CLOSELY, 200)),
      ),
    )
  })
})
