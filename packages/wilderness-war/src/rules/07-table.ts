/** The combat results table, for battles (7) and assaults (9): steps the enemy loses. */
import { columnOf, rowOf, stepsAt } from '../data/tables.ts'
import { isThird, type State } from '../state.ts'

/** `roll` is modified. */
export const stepsIn = (g: State, column: number, roll: number): number => stepsAt(rowOf(roll), column, isThird(g))
/** `strength` is doubled already where an ambush doubles it (7.56). */
export const combatResult = (g: State, strength: number, shift: number, roll: number): number =>
  stepsIn(g, columnOf(strength, shift), roll)
