/** 13 Infiltration (advanced): one auxiliary, with leaders or not, goes through what the enemy holds. */
import { countUnits, enemyOf, isAdvanced, isThird, type March, type State } from '../state.ts'
import { isHeldBy } from './02-map.ts'
import { crewOf, mayEnter } from './06-entering.ts'
import { after, type Course, type Hop, hopsFrom, mayHop } from './06-ways.ts'

/** 13.0, R-135 An auxiliary that enters without other units; in the third edition it set out without them as well. */
export const isInfiltrator = (g: State, { pieces, alone }: March): boolean =>
  isAdvanced(g) && countUnits(pieces) === 1 && crewOf(pieces) === 'auxiliaries' && (alone || !isThird(g))

/** 13.0, 13.1 Whether it may slip into that space, where the enemy is, being able to come out again. */
export function mayInfiltrate(g: State, c: Course, hop: Hop): boolean {
  if (!isHeldBy(g, enemyOf(c.side), hop.to)) return false
  return comesOut(g, after(g, c, hop))
}
/**
 * 13.1, R-136 What is left of its movement takes it to a space that it may enter openly, by further infiltrations if
 * need be.
 */
function comesOut(g: State, c: Course): boolean {
  for (const hop of hopsFrom(c.at)) {
    if (!mayHop(g, c, hop)) continue
    if (mayEnter(g, c.side, 'auxiliaries', hop.to) || comesOut(g, after(g, c, hop))) return true
  }
  return false
}
/** 13.4 It may end its move among the enemy and fight, but not in the space of his fort or fortress (6.52). */
export const mayStopHere = (g: State, { side, infiltrating, at }: March): boolean =>
  !infiltrating || mayEnter(g, side, 'auxiliaries', at)
