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
    return imagined ? bestOf(by(outlook), role, imagined, options, random) : pickOne(options, random)
  }

/** By the weights set by hand. */
export const greedy = instant(
  'greedy',
  clicks(({ wits }) => wits.strategy),
)

export function bestOf(
  evaluation: Evaluation<State>,
  role: Role,
  imagined: Table<State>,
  options: readonly Option[],
  random: Random,
): Option {
  let best: Option[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const after = imagined.fork()
    after.answer({ role, option })
    const value = evaluation.evaluate(after.state, role)
    if (value > most) {
      most = value
      best = [option]
    } else if (value === most) best.push(option)
  }
  return pickOne(best.length > 0 ? best : options, random)
}
