/** Near misses: options that look almost as good as the best are chosen almost as often. */
import { type Evaluation, type Option, pickOne, type Random, type Role, type State, type Table } from '@carillon/kernel'
import type { Policy } from './instant.ts'
import type { Outlook } from './outlook.ts'
import { drawn, spreadOf } from './planner.ts'

/** `temperature` is in standard deviations of what the options are worth, if the game does not say otherwise of the rank. */
export function soft(temperature: number, by: (outlook: Outlook) => Evaluation<State>, rank = ''): Policy {
  return (outlook, random) => {
    const { decision, role } = outlook
    const { options } = decision
    const [only] = options
    if (only && options.length === 1) return only
    const imagined = outlook.imagine(random)
    const freely = outlook.wits.strategy.freely?.[rank] ?? temperature
    return imagined ? softOf(by(outlook), role, imagined, options, freely, random) : pickOne(options, random)
  }
}

function softOf(
  evaluation: Evaluation<State>,
  role: Role,
  imagined: Table<State>,
  options: readonly Option[],
  temperature: number,
  random: Random,
): Option {
  const values = options.map((option) => {
    const after = imagined.fork()
    after.answer({ role, option })
    return evaluation.evaluate(after.state, role)
  })
  const best = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  return options[drawn(values, best, temperature * spreadOf(values) || 1, random)] as Option
}
