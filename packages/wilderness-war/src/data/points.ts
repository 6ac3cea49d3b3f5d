/** 12.2 What scores, and 12.1 where the game is won. */
import type { Side } from './map.ts'

/** VPs of whoever takes it, by what falls. */
export const PRIZE = { stockade: 1, fort: 2, fortress: 3 } as const
/** 7.81 A battle against regulars, or a force of some size. */
export const BATTLE_VP = 1
/** 12.23 Niagara or Ohio Forks changes hands. */
export const HOLD_VP = 1
/** Card 7. */
export const MASSACRE_VP = 1
/** 5.46 Lost with an own fort. */
export const DEMOLISHED_VP = -1
/** 12.22 So many Raided markers are a VP, rounded up. */
export const MARKERS_A_VP = 2

/** 12.11 VPs with which a side wins at the end of any year. */
export const SUDDEN_VP = 11
/** 12.11 The French win with as many at the end of these years. */
export const FRENCH_LEVEL: Readonly<Record<number, number>> = { 1760: 8, 1761: 5 }
/** 12.12 Of Quebec, Montreal, Niagara and Ohio Forks the British want as many by the end of 1759. */
export const CONQUESTS = 2
/** 12.12 At the end of 1759 who has any wins. */
const ANY_VP = { french: 1, british: 1 } as const
/** 12.13 At the end of 1762. */
export const LAST_VP = { french: 1, british: 5 } as const
/** 12.1 The VPs with which each side wins at the end of the year, in a scenario that ends with `last`. */
export function winsWith(year: number, last: number): Readonly<Record<Side, number>> {
  if (year === last) return last === 1759 ? ANY_VP : LAST_VP
  return { french: FRENCH_LEVEL[year] ?? SUDDEN_VP, british: SUDDEN_VP }
}
