/**
 * The suite every game must pass. One call in a Vitest file:
 *
 *     testGame(game, { secrets, sources: readSources(new URL('../src/', import.meta.url)) })
 *
 * Each check is a plain function of its own file that gives back what it found, so that it can be tested itself.
 */
import { describe, test } from 'vitest'
import type { Game, State } from '../game.ts'
import { seeded } from '../random.ts'
import { runExample } from '../run-example.ts'
import { aidProblems } from './aids.ts'
import { catalogueProblems } from './catalogue.ts'
import { clean } from './clean.ts'
import { contentReport, contentText, unexpected } from './content.ts'
import { dealProblems } from './deals.ts'
import { playGames } from './games.ts'
import { interleavings } from './interleave.ts'
import { type LeakPlan, leaks } from './leak.ts'
import { mutations } from './mutate.ts'
import { oddsProblems } from './odds.ts'
import { pastProblems } from './past.ts'
import { recordProblems } from './record.ts'
import { retraced } from './retraced.ts'
import { type Secrets, secretProblems } from './secrets.ts'
import { seeker } from './seeker.ts'
import { type Start, settingSets } from './start.ts'
import { strategyProblems } from './strategy.ts'
import { travelProblems } from './travel.ts'
import { twinProblems } from './twin.ts'
import { undoProblems } from './undo.ts'
import { randomInput, type Walker } from './walk.ts'
import { whyProblems } from './why.ts'

export { aidProblems, wrongAids } from './aids.ts'
export { catalogueProblems } from './catalogue.ts'
export { chapterProblem } from './chapters.ts'
export { type ContentReport, contentReport, contentText, unexpected } from './content.ts'
export { dealProblems } from './deals.ts'
export { frenchProblems } from './french.ts'
export { playGames } from './games.ts'
export { rulesNamed, stepsMet, teachingProblems } from './guided.ts'
export { interleavings } from './interleave.ts'
export { kindProblems } from './kinds.ts'
export { type LeakCounts, type LeakPlan, leaks } from './leak.ts'
export { momentsOf } from './moments.ts'
export { mutations } from './mutate.ts'
export { type OddsCounts, oddsOf, oddsProblems } from './odds.ts'
export { pastProblems } from './past.ts'
export { recordProblems } from './record.ts'
export { type Rehearsal, rehearse } from './rehearsal.ts'
export { retraced } from './retraced.ts'
export {
  type Book,
  type BookPlan,
  type Books,
  differencesOfBooks,
  flawsOfBook,
  gapsInBook,
  testRulebook,
} from './rulebook.ts'
export { isSameFor } from './same.ts'
export { type Secrets, secretProblems } from './secrets.ts'
export { seeker } from './seeker.ts'
export { readSources } from './sources.ts'
export { randomSettings, type Start, settingSets, startText } from './start.ts'
export { strategyProblems } from './strategy.ts'
export { travelProblems } from './travel.ts'
export { twinProblems } from './twin.ts'
export { undoProblems } from './undo.ts'
export { Found, randomInput, type Visit, type Walker, walk } from './walk.ts'
export { type Watched, watch } from './watch.ts'
export { whyProblem, whyProblems } from './why.ts'

/** Said when somebody asks for it, not by play: why not, player aids, odds, what a choice means and is called, ways, the course of a game. */
const ASKED = ['no', 'aid', 'odds', 'meaning', 'pick', 'way', 'annals'].map((family) => `text:${family}.*`)

/** How much is played. What is not given is enough for every change; give more for a long run. */
export interface TestPlan<S extends State> extends Omit<LeakPlan, 'positions'> {
  /** Ids a viewer may not read in a position; `none` for a game that hides nothing. */
  readonly secrets: Secrets<S> | 'none'
  /** The text of the game's own files, for keys that nobody says. */
  readonly sources: readonly string[]
  /** Random games with each option set. */
  readonly games?: number
  /**
   * Starts with each option set of games that are looked at after every input: twins, the past, undo, secret play, secrets. Less
   * than one plays a part of the option sets: the usual one, and others in each scenario, so that all have their turn.
   */
  readonly closely?: number
  /** Random option sets for each scenario, beside every value on its own. */
  readonly combinations?: number
  /** Positions for each viewer of each scenario that are dealt anew. */
  readonly positions?: number
  /** Wrong answers. */
  readonly mutations?: number
  /** At most so many games are searched for content, with so many futures tried at each turn; and what may stay unreached in them. */
  readonly contentGames?: number
  readonly futures?: number
  readonly unreached?: readonly string[]
  readonly seed?: number
  /** Of a large game: the scenarios that this file plays, all without it, and whether it checks nothing else. */
  readonly scenarios?: readonly string[]
  readonly alone?: boolean
}

const TIMEOUT = 30 * 60_000

/** The first, and one in so many after it. */
const every = <T>(nth: number, items: readonly T[]): T[] => items.filter((_, i) => i % nth === 0)

/** `await` it at the top of a test file. */
export async function testGame<S extends State>(game: Game<S>, plan: TestPlan<S>): Promise<void> {
  const examples = await game.examples()
  const { games = 10, closely = 1, combinations = 5, positions = 500, seed = 1759 } = plan
  /** With the usual option set first; of the others each scenario begins with another one. */
  const startsOf = (scenario: string, each: number, number = 0): Start[] => {
    const [usual, ...others] = settingSets(game, scenario, combinations, seeded(seed))
    const turn = number % (others.length || 1)
    const sets = [usual, ...others.slice(turn), ...others.slice(0, turn)]
    return Array.from({ length: Math.ceil(each * sets.length) }, (_, i) => {
      const settings = sets[i % sets.length] as Start['settings']
      return { scenario, settings, seed: seed + 101 * i }
    })
  }
  const all = game.scenarios.flatMap(({ id }) => startsOf(id, 1))

  describe(game.id, { timeout: TIMEOUT }, () => {
    describe.each(plan.scenarios ?? game.scenarios.map(({ id }) => id))('%s', (scenario) => {
      const number = game.scenarios.findIndex(({ id }) => id === scenario)
      const close = startsOf(scenario, closely, number)
      const plain = every(2, close)
      const again = retraced(game)
      /** With each second start a random game, with each fourth one that was sought: that takes longer. */
      const sought = close.length > 1 ? every(4, close.slice(1)) : close
      const both =
        (starts: readonly Start[], check: (some: readonly Start[], walker: Walker<S>) => readonly string[]) => () =>
          clean([...check(every(2, starts), randomInput), ...check(sought, again)])
      test(
        'random games come to a legal end',
        both(startsOf(scenario, games, number), (...given) => playGames(game, ...given).problems),
      )
      test(
        'a game saved and restored after every input stays equal',
        both(close, (...given) => twinProblems(game, ...given)),
      )
      test(
        'the past stays as it was',
        both(close, (...given) => pastProblems(game, ...given)),
      )
      test(
        'undo keeps to the policy',
        both(close, (...given) => undoProblems(game, ...given)),
      )
      test('the order of secret inputs changes nothing', () => clean(interleavings(game, plain).problems))
      test('records are played again to the same end', () => clean(recordProblems(game, plain)))
      test('the evaluation is a number', () => clean(strategyProblems(game, plain)))
      test(
        'the rules say why not',
        both(close, (...given) => whyProblems(game, ...given)),
      )
      if (game.aids) test('player aids tell what the view tells', () => clean(aidProblems(game, plain.slice(0, 2))))
      if (game.travel)
        test(
          'what is shown can be come to, and what can be come to is shown',
          both(every(2, plain), (...given) => travelProblems(game, ...given)),
        )
      if (game.odds)
        test('odds are told by what the viewer knows', () => clean(oddsProblems(game, plain.slice(0, 1)).problems))
      const { secrets } = plan
      if (secrets === 'none') return
      test(
        'secret ids are never seen',
        both(close, (starts, walker) => secretProblems(game, starts, secrets, walker)),
      )
      test('a new deal does not depend on the truth', () => clean(dealProblems(game, plain)))
      test(
        'nothing hidden is seen',
        both(startsOf(scenario, 1, number), (starts, walker) => {
          const { problems, counts } = leaks(
            game,
            starts,
            { ...plan, positions: positions / (walker === randomInput ? 2 : 4) },
            walker,
          )
          const lines = Object.entries(counts).map(([viewer, c]) => {
            const skipped = ((100 * c.skipped) / (c.tested + c.skipped)).toFixed(1)
            return `${viewer} ${c.tested} positions (${c.changed} dealt otherwise, ${skipped} % skipped)`
          })
          console.info(`${game.id} ${scenario}: ${lines.join(', ')}`)
          return problems
        }),
      )
    })

    if (plan.alone) return

    test('wrong answers are refused and change nothing', () => {
      for (const walker of [randomInput, seeker(game)])
        clean(mutations(game, all, (plan.mutations ?? 10_000) / 2, walker).problems)
    })

    test('games that seek it reach the content', () => {
      const walker = seeker(game, { futures: plan.futures ?? 8, ahead: 48 })
      const waived = [...ASKED, ...(plan.unreached ?? [])]
      const report = contentReport(game, all, plan.contentGames ?? 30, seeded(seed), examples, walker, waived)
      const families = waived.filter((item) => item.endsWith('*'))
      console.info(contentText(game, { ...report, unreached: unexpected(report.unreached, families) }))
      const never = unexpected(report.unreached, waived).map((item) => `never reached: ${item}`)
      clean([...report.problems, ...never])
    })

    test('the catalogues are complete', () => clean(catalogueProblems(game, plan.sources, examples)))

    describe('worked examples', () => {
      for (const example of examples) {
        const title = game.catalogues.en[example.title] ?? example.title
        test(`${example.rules.join(', ')} ${example.id} ${title}`, () => clean(runExample(game, example)))
      }
    })
  })
}
