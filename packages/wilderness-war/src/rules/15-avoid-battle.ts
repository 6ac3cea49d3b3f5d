/** 15.0 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* stand(_g: State): Play {
  throw new Error('15.0: not yet')
}
