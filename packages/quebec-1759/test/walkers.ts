/** Who plays games whose positions are looked at. */
import type { Option } from '@carillon/kernel'
import { randomInput, type Walker } from '@carillon/kernel/testing'
import type { State } from '../src/state.ts'
import { strategy } from '../src/strategy.ts'

/** Every third choice the one that looks best, the others at random: games that get on. */
export const halfGreedy: Walker<State> = (table, random) => {
  const input = randomInput(table, random)
  if (!input || !('role' in input) || random.below(3) > 0) return input
  const { role } = input
  const value = (option: Option): number => {
    const after = table.fork()
    after.answer({ role, option })
    return strategy.evaluate(after.state, role)
  }
  const [best] = (table.decision(role)?.options ?? [])
    .map((option) => ({ option, worth: value(option) }))
    .sort((a, b) => b.worth - a.worth)
  return best ? { role, option: best.option } : input
}
