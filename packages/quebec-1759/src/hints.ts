/** How good a position looks to a side: what `greedy` maximises. */
import type { Hints } from '@carillon/kernel'
import { ZONES } from './data/map.ts'
import type { Side } from './data/units.ts'
import { hasUnits, type State, totalCv } from './state.ts'

export const hints: Hints<State> = {
  evaluate(g, role) {
    const side = role as Side
    const sign = side === 'british' ? 1 : -1
    if (g.outcome) return g.outcome.winner === side ? 1000 : -1000
    const zones = ZONES.filter((zone) => hasUnits(g, 'british', zone)).length
    return sign * (totalCv(g, 'british') - totalCv(g, 'french') + zones)
  },
}
