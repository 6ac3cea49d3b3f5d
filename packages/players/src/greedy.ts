import { type Option, pickOne, type Random, type State, type Table } from '@carillon/kernel'
import type { Outlook } from './outlook.ts'
import type { Player } from './player.ts'

/** The option after which the position looks best at once, by the game's own evaluation; ties are left to luck. */
export const greedy: Player = {
  id: 'greedy',
  choose(outlook, random) {
    const { options } = outlook.decision
    const [only] = options
    if (only && options.length === 1) return only
    const imagined = outlook.imagine(random)
    return imagined ? bestOf(outlook, imagined, options, random) : pickOne(options, random)
  },
}

export function bestOf(
  { strategy, role }: Outlook,
  imagined: Table<State>,
  options: readonly Option[],
  random: Random,
) {
  let best: Option[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const after = imagined.fork()
    after.answer({ role, option })
    const value = strategy.evaluate(after.state, role)
    if (value > most) {
      most = value
      best = [option]
    } else if (value === most) best.push(option)
  }
  return pickOne(best.length > 0 ? best : options, random)
}
