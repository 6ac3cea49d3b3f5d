/** 4.0 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* phase(_g: State): Play {
  throw new Error('4.0: not yet')
}
// biome-ignore lint/correctness/useYield: to be written
export function* phaseEnd(_g: State): Play {
  throw new Error('4.0: not yet')
}
