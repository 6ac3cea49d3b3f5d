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
import { catalogueProblems } from './catalogue.ts'
import { clean } from './clean.ts'
import { contentReport, contentText, unexpected } from './content.ts'
import { dealProblems } from './deals.ts'
import { playGames } from './games.ts'
import { hintProblems } from './hints.ts'
import { interleavings } from './interleave.ts'
import { type LeakPlan, leaks } from './leak.ts'
import { mutations } from './mutate.ts'
import { pastProblems } from './past.ts'
import { recordProblems } from './record.ts'
import { type Secrets, secretProblems } from './secrets.ts'
import { type Start, settingSets } from './start.ts'
import { twinProblems } from './twin.ts'
import { undoProblems } from './undo.ts'
import { whyProblems } from './why.ts'

export { catalogueProblems } from './catalogue.ts'
export { type ContentReport, contentReport, contentText, unexpected } from './content.ts'
export { dealProblems } from './deals.ts'
export { frenchProblems } from './french.ts'
export { playGames } from './games.ts'
export { hintProblems } from './hints.ts'
export { interleavings } from './interleave.ts'
export { type LeakCounts, type LeakPlan, leaks } from './leak.ts'
export { mutations } from './mutate.ts'
export { pastProblems } from './past.ts'
export { recordProblems } from './record.ts'
export {
  type Book,
  type BookPlan,
  type Books,
  differencesOfBooks,
  flawsOfBook,
  gapsInBook,
  testRulebook,
} from './rulebook.ts'
export { type Secrets, secretProblems } from './secrets.ts'
export { type Sitting, sitAt } from './sitting.ts'
export { readSources } from './sources.ts'
export { randomSettings, type Start, settingSets, startText } from './start.ts'
export { twinProblems } from './twin.ts'
export { undoProblems } from './undo.ts'
export { Found, randomInput, type Visit, walk } from './walk.ts'
export { type Watched, watch } from './watch.ts'
export { whyProblem, whyProblems } from './why.ts'

/** How much is played. What is not given is enough for every change; give more for a long run. */
export interface TestPlan<S extends State> extends Omit<LeakPlan, 'positions'> {
  /** Ids a viewer may not read in a position; `none` for a game that hides nothing. */
  readonly secrets: Secrets<S> | 'none'
  /** The text of the game's own files, for keys that nobody says. */
  readonly sources: readonly string[]
  /** Random games with each option set. */
  readonly games?: number
  /**
   * Games with each option set that are looked at after every input: twins, the past, undo, secret play, secrets. Less
   * than one plays a part of the option sets, the usual one first.
   */
  readonly closely?: number
  /** Random option sets for each scenario, beside every value on its own. */
  readonly combinations?: number
  /** Positions for each viewer of each scenario that are dealt anew. */
  readonly positions?: number
  /** Wrong answers. */
  readonly mutations?: number
  /** Games that are searched for content, and what may stay unreached in them. */
  readonly contentGames?: number
  readonly unreached?: readonly string[]
  readonly seed?: number
  /** Of a large game: the scenarios that this file plays, all without it, and whether it checks nothing else. */
  readonly scenarios?: readonly string[]
  readonly alone?: boolean
}

const TIMEOUT = 30 * 60_000

/** `await` it at the top of a test file. */
export async function testGame<S extends State>(game: Game<S>, plan: TestPlan<S>): Promise<void> {
  const examples = await game.examples()
  const { games = 10, closely = 1, combinations = 5, positions = 500, seed = 1759 } = plan
  const startsOf = (scenario: string, each: number): Start[] => {
    const sets = settingSets(game, scenario, combinations, seeded(seed))
    return Array.from({ length: Math.ceil(each * sets.length) }, (_, i) => {
      const settings = sets[i % sets.length] as Start['settings']
      return { scenario, settings, seed: seed + 101 * i }
    })
  }
  const all = game.scenarios.flatMap(({ id }) => startsOf(id, 1))

  describe(game.id, { timeout: TIMEOUT }, () => {
    describe.each(plan.scenarios ?? game.scenarios.map(({ id }) => id))('%s', (scenario) => {
      const close = startsOf(scenario, closely)
      test('random games come to a legal end', () => clean(playGames(game, startsOf(scenario, games)).problems))
      test('a game saved and restored after every input stays equal', () => clean(twinProblems(game, close)))
      test('the past stays as it was', () => clean(pastProblems(game, close)))
      test('undo keeps to the policy', () => clean(undoProblems(game, close)))
      test('the order of secret inputs changes nothing', () => clean(interleavings(game, close).problems))
      test('records are played again to the same end', () => clean(recordProblems(game, close)))
      test('the evaluation is a number', () => clean(hintProblems(game, close)))
      if (game.why) test('the rules say why not', () => clean(whyProblems(game, close)))
      const { secrets } = plan
      if (secrets === 'none') return
      test('secret ids are never seen', () => clean(secretProblems(game, close, secrets)))
      test('a new deal does not depend on the truth', () => clean(dealProblems(game, close)))
      test('nothing hidden is seen', () => {
        const { problems, counts } = leaks(game, startsOf(scenario, 1), { ...plan, positions })
        const lines = Object.entries(counts).map(([viewer, c]) => {
          const skipped = ((100 * c.skipped) / (c.tested + c.skipped)).toFixed(1)
          return `${viewer} ${c.tested} positions (${c.changed} dealt otherwise, ${skipped} % skipped)`
        })
        console.info(`${game.id} ${scenario}: ${lines.join(', ')}`)
        clean(problems)
      })
    })

    if (plan.alone) return

    test('wrong answers are refused and change nothing', () =>
      clean(mutations(game, all, plan.mutations ?? 10_000).problems))

    test('random games reach the content', () => {
      const report = contentReport(game, all, plan.contentGames ?? 100, seeded(seed), examples)
      console.info(contentText(game, report))
      const never = unexpected(report.unreached, plan.unreached ?? []).map((item) => `never reached: ${item}`)
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
