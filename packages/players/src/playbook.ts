import { pickOne } from '@carillon/kernel'
import { bestOf } from './greedy.ts'
import type { Player } from './player.ts'
import { instant } from './policy.ts'

/** Follows the procedure its game has for a side nobody plays; what that leaves open is decided as `greedy` does. */
export const playbook: Player = {
  ...instant('playbook', (outlook, random) => {
    const { decision, role, wits } = outlook
    const { strategy } = wits
    const [only] = decision.options
    if (only && decision.options.length === 1) return only
    const imagined = outlook.imagine(random)
    if (!imagined) return pickOne(decision.options, random)
    const left = strategy.players?.playbook?.advise(imagined.state, role, decision.options) ?? decision.options
    const [single] = left
    return single && left.length === 1 ? single : bestOf(strategy, role, imagined, left, random, true)
  }),
  own: true,
}
