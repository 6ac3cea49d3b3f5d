/** Near misses: options that look almost as good as the best are chosen almost as often. */
import { type Evaluation, type Option, pickOne, type Random, type Role, type State, type Table } from '@carillon/kernel'
import { worthsOf } from './greedy.ts'
import type { Outlook } from './outlook.ts'
import { drawn, spreadOf } from './planner.ts'
import type { Policy } from './policy.ts'

/** `temperature` is in standard deviations of what the options are worth. */
export function softPolicy(temperature: number, by: (outlook: Outlook) => Evaluation<State>): Policy {
  return (outlook, random) => {
    const { decision, role } = outlook
    const { options } = decision
    const [only] = options
    if (only && options.length === 1) return only
    const imagined = outlook.imagine(random)
    return imagined ? softChoice(by(outlook), role, imagined, options, temperature, random) : pickOne(options, random)
  }
}

/** The table is spent with it. */
export function softChoice(
  evaluation: Evaluation<State>,
  role: Role,
  imagined: Table<State>,
  options: readonly Option[],
  temperature: number,
  random: Random,
): Option {
  const values = worthsOf(evaluation, role, imagined, options, true)
  const best = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  return options[drawn(values, best, temperature * spreadOf(values) || 1, random)] as Option
}
