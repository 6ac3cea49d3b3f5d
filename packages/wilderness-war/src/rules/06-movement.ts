/** 6.1 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* setOut(_g: State): Play {
  throw new Error('6.1: not yet')
}
// biome-ignore lint/correctness/useYield: to be written
export function* march(_g: State): Play {
  throw new Error('6.1: not yet')
}
