/** 7.6 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* fire(_g: State): Play {
  throw new Error('7.6: not yet')
}
// biome-ignore lint/correctness/useYield: to be written
export function* returnFire(_g: State): Play {
  throw new Error('7.6: not yet')
}
