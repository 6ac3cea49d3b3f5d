/** 8.23 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* siege(_g: State): Play {
  throw new Error('8.23: not yet')
}
