/** 12.22 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* removeRaids(_g: State): Play {
  throw new Error('12.22: not yet')
}
// biome-ignore lint/correctness/useYield: to be written
export function* victory(_g: State): Play {
  throw new Error('12.1: not yet')
}
