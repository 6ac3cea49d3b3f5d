/** Whole random games: each comes to a legal end, and its laws hold all the way. */
import type { Game, State } from '../game.ts'
import type { Table } from '../table.ts'
import { chapterProblem } from './chapters.ts'
import { notJson } from './data.ts'
import { type MessageCheck, messageCheck } from './message-check.ts'
import type { Start } from './start.ts'
import { randomInput, report, type Walker, walk } from './walk.ts'
import { watch } from './watch.ts'

export interface Played {
  readonly problems: string[]
  readonly games: number
  readonly inputs: number
  readonly longest: number
}

/** The whole log is read at the end of a game, and one time in so many before it, to find where it went wrong. */
const LOG_ONE_IN = 50

/** No crash, no dead end, no game without end; one outcome, at the end; no law broken; nothing unknown said. */
export function playGames<S extends State>(
  game: Game<S>,
  starts: readonly Start[],
  walker: Walker<S> = randomInput,
): Played {
  const check = messageCheck(game)
  const problems: string[] = []
  let inputs = 0
  let longest = 0
  for (const start of starts) {
    let noted = 0
    let played = 0
    const found = walk(
      watch(game).game,
      start,
      ({ table, number }) => {
        report(
          broken(game, table, number % LOG_ONE_IN === 0) ?? check.position(table, noted) ?? wrongOutcome(table, check),
        )
        noted = table.noted
        played = table.count
      },
      { walker },
    )
    problems.push(...found)
    inputs += played
    longest = Math.max(longest, played)
  }
  return { problems, games: starts.length, inputs, longest }
}

function broken<S extends State>(game: Game<S>, table: Table<S>, withLog: boolean): string | undefined {
  const { state, over } = table
  const [law] = over || withLog ? game.brokenLaws(state, table.log) : game.brokenLaws(state)
  if (law !== undefined) return `a law is broken: ${law}`
  return (over || withLog ? chapterProblem(table.log, over) : undefined) ?? notJson(state, 'state')
}

function wrongOutcome<S extends State>({ game, state, over }: Table<S>, check: MessageCheck): string | undefined {
  const outcome = game.outcome(state)
  if (!over) return outcome && `there is an outcome (${outcome.cause.key}) while the game goes on`
  if (!outcome) return `the game ended at the step ${state.step}, without an outcome`
  const { winner, winners = [], margin, rule, cause } = outcome
  if (winner !== 'draw' && !game.roles.includes(winner)) return `the winner is ${winner}, who is not a role`
  if (winners.some((role) => !game.roles.includes(role))) return `the winners are ${winners.join(', ')}`
  if (!Number.isFinite(margin)) return `the margin is ${margin}`
  if (!rule) return 'the outcome names no rule'
  return check.message(cause)
}
