/** The toy's facts, shared by all three: a grid of 40 spaces, 30 units a side, the numbers of its rules. */
export const COLUMNS = 8
export const ROWS = 5
export const SPACES = COLUMNS * ROWS
/** Units 0 to 29 are red, 30 to 59 blue. */
export const SIDE_UNITS = 30
export const UNITS = 2 * SIDE_UNITS
/** No more units of a side in a space. */
export const LIMIT = 3
/** An attack hits on this face or more; on a 1 the attacker loses a step. */
export const HIT = 4
/** A side with fewer units left has lost. */
export const BREAK = 22
/** The game ends after so many moves of both sides together. */
export const LAST_MOVE = 200
/** Where a unit is that is on no space. */
export const GONE = -1

/** Ridges cut two of five ways from a row to the next. */
const ridge = (upper: number): boolean => ((upper % COLUMNS) + 2 * Math.floor(upper / COLUMNS)) % 5 < 2
const neighboursOf = (space: number): number[] => {
  const column = space % COLUMNS
  const all: number[] = []
  if (space >= COLUMNS && !ridge(space - COLUMNS)) all.push(space - COLUMNS)
  if (column > 0) all.push(space - 1)
  if (column < COLUMNS - 1) all.push(space + 1)
  if (space < SPACES - COLUMNS && !ridge(space)) all.push(space + COLUMNS)
  return all
}
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: SPACES }, (_, s) => neighboursOf(s))

/** Columns of red; blue has the others, so the lines touch from the first move on. */
const RED_COLUMNS: readonly number[] = [0, 1, 2, 4]
const SIDE_SPACES = (SPACES * RED_COLUMNS.length) / COLUMNS
/** One unit in each space of a side, then a second one in every other. */
export const START: readonly number[] = Array.from({ length: UNITS }, (_, unit) => {
  const n = unit % SIDE_UNITS
  const place = n < SIDE_SPACES ? n : (n - SIDE_SPACES) * 2
  const column = RED_COLUMNS[place % RED_COLUMNS.length] as number
  return Math.floor(place / RED_COLUMNS.length) * COLUMNS + (unit < SIDE_UNITS ? column : COLUMNS - 1 - column)
})
/** Steps a unit can lose: the first ten of a side are veterans, with two. */
export const STEPS: readonly number[] = Array.from({ length: UNITS }, (_, unit) => (unit % SIDE_UNITS < 10 ? 2 : 1))
