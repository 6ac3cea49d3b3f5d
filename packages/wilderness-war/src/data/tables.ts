/** The tables one rolls on, by modified roll: from 0 or less up to 7 or more. */
import { given } from '@carillon/kernel'

/** The row of a modified roll. */
export const rowOf = (roll: number): number => Math.min(Math.max(roll, 0), 7)

// --- 7.6, 9.13 combat: steps the enemy loses -----------------------------------------------------------------------

/** The highest strength of each column but the last, which has no end: 0, 1, 2, 3, 4-5, 6-8, 9-12, 13-16, 17-21, 22-27, 28+. */
export const COMBAT_TOPS: readonly number[] = [0, 1, 2, 3, 5, 8, 12, 16, 21, 27]
export const COMBAT_TABLE: readonly (readonly number[])[] = [
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

/** The column of a strength, 0 to 10; `shift` is in columns, below 0 to the left, never beyond the first. */
export function columnOf(strength: number, shift: number): number {
  let column = 0
  while (column < COMBAT_TOPS.length && strength > given(COMBAT_TOPS[column], 'column')) column += 1
  return Math.min(Math.max(column + shift, 0), COMBAT_TOPS.length)
}
/** 9.13 Who assaults fires one column to the left. */
export const ASSAULT_SHIFT = -1
export function stepsAt(row: number, column: number, third: boolean): number {
  if (third && row === THIRD_ROW && column === THIRD_COLUMN) return 3
  return given(COMBAT_TABLE[row]?.[column], 'cell of the table')
}

// --- 8.231 siege: how much the level rises -------------------------------------------------------------------------

export const SIEGE_TABLE: readonly number[] = [0, 0, 0, 1, 1, 1, 2, 2]
export const siegeGain = (roll: number): number => given(SIEGE_TABLE[rowOf(roll)], 'row')
/** 8.24 The level from which a fort, or a fortress, may be assaulted. */
export const ASSAULT_LEVEL = { fort: 1, fortress: 2 } as const

// --- 10.3 raid: steps the raiders lose, and from which row on they succeed --------------------------------------------

/** Hard: a stockade, an allied settlement, or with Blockhouses (card 13). */
export const RAID_LOSSES = { hard: [2, 1, 1, 0, 2, 1, 0, 0], plain: [2, 0, 0, 0, 1, 1, 0, 0] } as const
export const raidLosses = (row: number, hard: boolean): number =>
  given(RAID_LOSSES[hard ? 'hard' : 'plain'][row], 'row')
export const RAID_SUCCESS = 5

// --- 14.1, 15.0 interception and avoiding battle -------------------------------------------------------------------------

/** What the die and the commander's tactics must come to. */
export const EVASION = 4

// --- what changes a roll ---------------------------------------------------------------------------------------------

const drm = <K extends string>(reason: K, points: number, rule: string) => ({
  reason: `drm.${reason}` as const,
  points,
  rule,
})
/** Besides the tactics of the commanders; 0 where it is no number that changes. */
export const DRM = {
  auxiliaries: drm('auxiliaries', -1, '7.52'),
  regulars: drm('regulars', -1, '7.53'),
  landing: drm('landing', -1, '7.54'),
  stockade: drm('stockade', -1, '7.54'),
  fieldworks: drm('fieldworks', 0, '7.55'),
  ambush: drm('ambush', 0, '7.56'),
  coehorns: drm('coehorns', 2, '8.231'),
  coehorns_enemy: drm('coehorns_enemy', -2, '8.231'),
  louisbourg: drm('louisbourg', -1, '8.231'),
  coehorns_assault: drm('coehorns', 2, '9.13'),
  rangers: drm('rangers', 1, '10.3'),
  militia: drm('militia', -1, '10.3'),
} as const
