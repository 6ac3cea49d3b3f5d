/** How ranks choose, where it is not as usual. */
import type { Temper } from '@carillon/kernel'
import type { Faction } from '../data/map.ts'
import type { ScenarioId } from '../data/scenarios.ts'

type Ranks = Readonly<Record<string, Temper>>
/** With the usual 0.4 a captain plays nearly as well as a colonel. */
const USUAL: Ranks = { captain: { freely: 0.55 } }
const both = (ranks: Ranks): Readonly<Record<Faction, Ranks>> => ({ british: ranks, french: ranks })
/**
 * The French win `3` and `3B` if little happens. A British recruit who errs at every click comes nowhere: he errs march by march. A
 * French one must err more for it to show.
 */
const offensive = (recruit: number, sergeant: number, captain: number): Ranks => ({
  recruit: { freely: recruit, whole: true },
  sergeant: { freely: sergeant, whole: true },
  captain: { freely: captain },
})
export const RANKS: Readonly<Record<ScenarioId, Readonly<Record<Faction, Ranks>>>> = {
  // The French win this one more often, too.
  '1': {
    british: { ...USUAL, recruit: { freely: 0.6 } },
    french: { recruit: { freely: 1.2 }, sergeant: { freely: 0.6 }, captain: { freely: 1 } },
  },
  '1B': both(USUAL),
  '2': both(USUAL),
  '3': { british: offensive(1.2, 0.6, 0.45), french: offensive(2.5, 1.3, 1) },
  '4': both(USUAL),
  '3B': { british: offensive(0.8, 0.65, 0.35), french: offensive(4, 1.3, 0.5) },
  '4B': both(USUAL),
}
