/** The rules say why not: no reason for what is offered, and one with its rule for all else that the board shows. */
import { type Choice, isOffered } from '../ask.ts'
import type { Game, State, Subject } from '../game.ts'
import type { Start } from './start.ts'
import { report, walk } from './walk.ts'

/** One decision in so many is looked at. */
const ONE_IN = 4

export function whyProblems<S extends State>(game: Game<S>, starts: readonly Start[]): string[] {
  let refused = 0
  let offered = 0
  const problems = starts.flatMap((start) =>
    walk(game, start, ({ table, random }) => {
      if (random.below(ONE_IN) > 0) return
      for (const choice of table.decisions) {
        const view = game.view(table.state, choice.role)
        const before = JSON.stringify(view)
        for (const subject of game.subjects?.(view, choice.role) ?? []) {
          const open = isOffered(choice, subject)
          if (!open && game.within?.(view, subject).some((one) => isOffered(choice, one))) continue
          report(wrongReason(game, view, choice, subject, open))
          if (open) offered += 1
          else refused += 1
        }
        report(JSON.stringify(view) === before ? undefined : 'asking why has changed the view')
      }
    }),
  )
  if (problems.length === 0 && (refused === 0 || offered === 0))
    problems.push(`${offered} offered, ${refused} refused: the test could not fail`)
  return problems
}

function wrongReason<S extends State>(
  game: Game<S>,
  view: unknown,
  choice: Choice,
  subject: Subject,
  open: boolean,
): string | undefined {
  const reason = game.why?.(view, choice, subject)
  const place = `${choice.role} is asked ${choice.rule} ${choice.prompt.key}: ${JSON.stringify(subject)}`
  if (open) return reason && `${place} is offered, and refused for ${reason.rule} ${reason.text.key}`
  if (!reason) return `${place} is not offered, and nobody says why`
  if (!isRule(game, reason.rule)) return `${place}: ${reason.rule} is no rule`
  if (!Object.hasOwn(game.texts, reason.text.key)) return `${place}: ${reason.text.key} is no text`
  return undefined
}

/** A section, a part of one, or the rule of a switch. */
const isRule = <S extends State>({ sections, switches }: Game<S>, rule: string): boolean =>
  sections.some((section) => rule.startsWith(section)) || switches.some((one) => one.rule === rule)
