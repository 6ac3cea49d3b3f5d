/** 9.22 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* captured(_g: State): Play {
  throw new Error('9.22: not yet')
}
