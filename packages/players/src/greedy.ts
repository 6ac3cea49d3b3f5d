import { type Option, pickOne } from '@carillon/kernel'
import type { Player } from './player.ts'

/** The option after which the position looks best at once, by the game's own evaluation; ties are left to luck. */
export const greedy: Player = {
  id: 'greedy',
  choose(seat, random) {
    const { decision, hints, role } = seat
    const [only] = decision.options
    if (only && decision.options.length === 1) return only
    const imagined = seat.imagine(random)
    if (!imagined) return pickOne(decision.options, random)
    let best: Option[] = []
    let most = Number.NEGATIVE_INFINITY
    for (const option of decision.options) {
      const after = imagined.fork()
      after.answer({ role, option })
      const value = hints.evaluate(after.state, role)
      if (value > most) {
        most = value
        best = [option]
      } else if (value === most) best.push(option)
    }
    return pickOne(best.length > 0 ? best : decision.options, random)
  },
}
