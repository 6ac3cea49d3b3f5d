/** How ranks choose, where it is not as usual. */
import type { Temper } from '@carillon/kernel'
import type { ScenarioId } from '../data/scenarios.ts'

type Ranks = Readonly<Record<string, Temper>>
/** With the usual 0.4 a captain plays nearly as well as a colonel. */
const USUAL: Ranks = { captain: { freely: 0.55 } }
/** The French win these if little happens. A British recruit who errs at every click comes nowhere: he errs march by march. */
const offensive = (recruit: number, sergeant: number, captain: number): Ranks => ({
  recruit: { freely: recruit, whole: true },
  sergeant: { freely: sergeant, whole: true },
  captain: { freely: captain },
})
export const RANKS: Readonly<Record<ScenarioId, Ranks>> = {
  '1': { ...USUAL, recruit: { freely: 0.7 } },
  '1B': USUAL,
  '2': USUAL,
  '3': offensive(1.2, 0.6, 0.45),
  '3B': offensive(0.8, 0.45, 0.35),
  '4': USUAL,
  '4B': USUAL,
}
