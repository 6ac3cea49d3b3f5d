/** 6.2, 16 Where those who go by land must stop. */
import { factsOf, isHome, type Side, type Space } from '../data/map.ts'
import type { Piece } from '../data/pieces.ts'
import { enemyOf, hasAuxiliary, hasDrilled, isAdvanced, isThird, type March, type State } from '../state.ts'
import { fortOf, hasOpenFortification } from './02-map.ts'

/** 6.2 In the mountains all must stop, unless their side has a fortification there. */
export const isBarrier = (g: State, side: Side, space: Space): boolean =>
  factsOf(space).terrain === 'mountain' && fortOf(g, side, space) === 0

type Passing = Pick<March, 'side' | 'pieces' | 'at' | 'spent' | 'scouted'>
/** Whether the units must stop in the next space, for the one they leave now; the space they started from does not count. */
export function haltsNext(g: State, m: Passing): boolean {
  if (m.spent === 0) return false
  return hasDrilled(m.pieces) ? wildernessHalts(g, m) : hasAuxiliary(m.pieces) && hostileLandHalts(g, m)
}
/** 6.2 Drilled troops, unless their side has a fortification there, auxiliaries go with them (16.1), or Croghan (card 16). */
const wildernessHalts = (g: State, { side, pieces, at, scouted }: Passing): boolean =>
  factsOf(at).terrain === 'wilderness' &&
  fortOf(g, side, at) === 0 &&
  !scouted &&
  !(isAdvanced(g) && hasAuxiliary(pieces))
/** 16.2 Auxiliaries without drilled troops in cultivated land of the enemy. A fortification of theirs frees them. */
const hostileLandHalts = (g: State, { side, at }: Passing): boolean =>
  isAdvanced(g) &&
  isHome(enemyOf(side), at) &&
  !(isThird(g) ? fortOf(g, side, at) > 0 : hasOpenFortification(g, side, at))

/** R-116 Whether anybody among them is held by such a stop: leaders who left their units behind are not. */
export const isHalted = (g: State, halt: boolean, pieces: readonly Piece[]): boolean =>
  halt && (hasDrilled(pieces) || (isAdvanced(g) && hasAuxiliary(pieces)))
