/** The rules say why not: no reason for what is offered, and one with its rule for all else that the board shows. */
import { type Choice, isOffered } from '../ask.ts'
import type { Game, State, Subject } from '../game.ts'
import type { Start } from './start.ts'
import { randomInput, report, type Walker, walk } from './walk.ts'

/** One decision in so many is looked at. */
const ONE_IN = 8

export function whyProblems<S extends State>(
  game: Game<S>,
  starts: readonly Start[],
  walker: Walker<S> = randomInput,
): string[] {
  if (!game.why) return [`${game.id} does not say why something is not offered`]
  let refused = 0
  let offered = 0
  const problems = starts.flatMap((start) =>
    walk(
      game,
      start,
      ({ table, random }) => {
        if (random.below(ONE_IN) > 0) return
        for (const choice of table.decisions) {
          const found = lookAt(game, table.state, choice)
          report(found.problem)
          refused += found.refused
          offered += found.offered
        }
      },
      { walker },
    ),
  )
  if (problems.length === 0 && (refused === 0 || offered === 0))
    problems.push(`${offered} offered, ${refused} refused: the test could not fail`)
  return problems
}

/** The first thing that is wrong with what the rules say of one decision. */
export const whyProblem = <S extends State>(game: Game<S>, state: S, choice: Choice): string | undefined =>
  lookAt(game, state, choice).problem

interface Found {
  readonly problem: string | undefined
  readonly offered: number
  readonly refused: number
}
function lookAt<S extends State>(game: Game<S>, state: S, choice: Choice): Found {
  const view = game.view(state, choice.role)
  const before = JSON.stringify(view)
  let offered = 0
  let refused = 0
  for (const subject of game.subjects?.(view, choice.role) ?? []) {
    const open = isOffered(choice, subject)
    if (!open && game.within?.(view, subject).some((one) => isOffered(choice, one))) continue
    const problem = wrongReason(game, view, choice, subject, open)
    if (problem !== undefined) return { problem, offered, refused }
    if (open) offered += 1
    else refused += 1
  }
  const problem = JSON.stringify(view) === before ? undefined : 'asking why has changed the view'
  return { problem, offered, refused }
}

function wrongReason<S extends State>(
  game: Game<S>,
  view: unknown,
  choice: Choice,
  subject: Subject,
  open: boolean,
): string | undefined {
  const reason = game.why?.(view, choice, subject)
  if (open ? !reason : reason && isRule(game, reason.rule) && Object.hasOwn(game.texts, reason.text.key))
    return undefined
  const place = `${choice.role} is asked ${choice.rule} ${choice.prompt.key}: ${JSON.stringify(subject)}`
  if (!reason) return `${place} is not offered, and nobody says why`
  if (open) return `${place} is offered, and refused for ${reason.rule} ${reason.text.key}`
  return isRule(game, reason.rule) ? `${place}: ${reason.text.key} is no text` : `${place}: ${reason.rule} is no rule`
}

/** A section, or the rule of a switch. */
export const isRule = <S extends State>({ sections, switches }: Game<S>, rule: string): boolean =>
  sections.includes(rule) || switches.some((one) => one.rule === rule)
