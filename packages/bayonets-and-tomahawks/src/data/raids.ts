/** 9.2, 9.3 What the die of a raid has to show. */
import type { Face } from './dice.ts'

/** 9.2 Who of the enemy is on a space: nobody, Light units, or others alone. */
export type Interceptors = 'none' | 'light' | 'others'
/** 9.2 The faces with which they stop the raider. */
export const INTERCEPTION: Readonly<Record<Interceptors, readonly Face[]>> = {
  none: [],
  light: ['flag', 'triangle', 'bt'],
  others: ['flag'],
}
/** 9.3 The faces with which a raid succeeds. */
export const RAID_SUCCESS: readonly Face[] = ['flag', 'triangle', 'bt']
