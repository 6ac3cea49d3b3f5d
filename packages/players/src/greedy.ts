import { type Evaluation, type Option, pickOne, type Random, type Role, type State, type Table } from '@carillon/kernel'
import type { Outlook } from './outlook.ts'
import { instant, type Policy } from './policy.ts'

/** The option after which the position looks best at once; ties are left to luck. */
export const clicks =
  (by: (outlook: Outlook) => Evaluation<State>): Policy =>
  (outlook, random) => {
    const { decision, role } = outlook
    const { options } = decision
    const [only] = options
    if (only && options.length === 1) return only
    const imagined = outlook.imagine(random)
    return imagined ? bestOf(by(outlook), role, imagined, options, random, true) : pickOne(options, random)
  }

/** By the weights set by hand. */
export const greedy = instant(
  'greedy',
  clicks(({ wits }) => wits.strategy),
)

/** `spare`: nobody needs the table any more. */
export function bestOf(
  evaluation: Evaluation<State>,
  role: Role,
  imagined: Table<State>,
  options: readonly Option[],
  random: Random,
  spare = false,
): Option {
  const values = worthsOf(evaluation, role, imagined, options, spare)
  let best: Option[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const [i, value] of values.entries()) {
    const option = options[i] as Option
    if (value > most) {
      most = value
      best = [option]
    } else if (value === most) best.push(option)
  }
  return pickOne(best.length > 0 ? best : options, random)
}
/** What the position after each option is worth. The last is tried on this very table if that is spare. */
export function worthsOf(
  evaluation: Evaluation<State>,
  role: Role,
  table: Table<State>,
  options: readonly Option[],
  spare: boolean,
): number[] {
  return options.map((option, i) => {
    const after = spare && i === options.length - 1 ? table : table.fork()
    after.answer({ role, option })
    return evaluation.evaluate(after.state, role)
  })
}
