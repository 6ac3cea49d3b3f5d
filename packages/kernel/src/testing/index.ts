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
import { leaks } from './leak.ts'
import { mutations } from './mutate.ts'
import { oddsProblems } from './odds.ts'
import { pastProblems } from './past.ts'
import { CONTENT_GAMES, contentSeeker, every, SEED, startsIn, type TestPlan, waivedIn } from './plan.ts'
import { recordProblems } from './record.ts'
import { retraced } from './retraced.ts'
import { secretProblems } from './secrets.ts'
import { seeker } from './seeker.ts'
import type { Start } from './start.ts'
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
export { seekWays, type TestPlan, type Ways } from './plan.ts'
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
export { readSources, readWays, waysText } from './sources.ts'
export { randomSettings, type Start, settingSets, startText } from './start.ts'
export { strategyProblems } from './strategy.ts'
export { travelProblems } from './travel.ts'
export { twinProblems } from './twin.ts'
export { undoProblems } from './undo.ts'
export { Found, randomInput, type Visit, type Walker, walk } from './walk.ts'
export { type Watched, watch } from './watch.ts'
export type { Way } from './way.ts'
export { whyProblem, whyProblems } from './why.ts'

const TIMEOUT = 30 * 60_000

/** `await` it at the top of a test file. */
export async function testGame<S extends State>(game: Game<S>, plan: TestPlan<S>): Promise<void> {
  const examples = await game.examples()
  const { games = 10, positions = 500, seed = SEED } = plan
  const starts = startsIn(game, plan)

  describe(game.id, { timeout: TIMEOUT }, () => {
    describe.each(plan.scenarios ?? game.scenarios.map(({ id }) => id))('%s', (scenario) => {
      const { close, sought } = starts.closely(scenario)
      const plain = every(2, close)
      const again = retraced(game, plan.ways?.close)
      /** With each second start a random game, with each fourth one that was sought. */
      const both =
        (starts: readonly Start[], check: (some: readonly Start[], walker: Walker<S>) => readonly string[]) => () =>
          clean([...check(every(2, starts), randomInput), ...check(sought, again)])
      test(
        'random games come to a legal end',
        both(starts.of(scenario, games), (...given) => playGames(game, ...given).problems),
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
        both(close, (some, walker) => secretProblems(game, some, secrets, walker)),
      )
      test('a new deal does not depend on the truth', () => clean(dealProblems(game, plain)))
      test(
        'nothing hidden is seen',
        both(starts.of(scenario, 1), (some, walker) => {
          const { problems, counts } = leaks(
            game,
            some,
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
        clean(mutations(game, starts.all, (plan.mutations ?? 10_000) / 2, walker).problems)
    })

    test('games that seek it reach the content', () => {
      const waived = waivedIn(plan)
      const quest = {
        examples,
        waived,
        walker: contentSeeker(game, plan),
        ...(plan.ways && { ways: plan.ways.content }),
      }
      const report = contentReport(game, starts.all, plan.contentGames ?? CONTENT_GAMES, seeded(seed), quest)
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
