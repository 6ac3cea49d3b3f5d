/** The combat results table, for battles (7) and assaults (9): steps the enemy loses. */
import { isThird, type State } from '../state.ts'

/** The highest strength of each column but the last, which has no end: 0, 1, 2, 3, 4-5, 6-8, 9-12, 13-16, 17-21, 22-27, 28+. */
const TOPS: readonly number[] = [0, 1, 2, 3, 5, 8, 12, 16, 21, 27]
/** By modified roll, from 0 or less up to 7 or more. */
const ROWS: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3],
  [0, 0, 0, 0, 0, 1, 2, 2, 3, 4, 4],
  [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5],
  [0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5],
  [0, 1, 1, 1, 2, 2, 3, 4, 4, 5, 5],
  [1, 1, 1, 1, 2, 2, 3, 4, 5, 5, 6],
  [1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7],
  [1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8],
]
/** The one cell that is another in the later edition: 3 steps at a roll of 5 with a strength of 6 to 8. */
const THIRD_ROW = 5
const THIRD_COLUMN = 5

/** The column of a strength, 0 to 10. */
export function columnOf(strength: number): number {
  let column = 0
  while (column < TOPS.length && strength > (TOPS[column] as number)) column += 1
  return column
}
/**
 * Steps the enemy loses. `shift` is in columns, below 0 to the left, never beyond the column 0; `strength` is doubled
 * already where an ambush doubles it (7.56); `roll` is modified.
 */
export function combatResult(g: State, strength: number, shift: number, roll: number): number {
  const column = Math.min(Math.max(columnOf(strength) + shift, 0), TOPS.length)
  const row = Math.min(Math.max(roll, 0), ROWS.length - 1)
  if (row === THIRD_ROW && column === THIRD_COLUMN && isThird(g)) return 3
  return (ROWS[row] as readonly number[])[column] as number
}
