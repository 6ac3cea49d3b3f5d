/** 6.51 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* arrive(_g: State): Play {
  throw new Error('6.51: not yet')
}
