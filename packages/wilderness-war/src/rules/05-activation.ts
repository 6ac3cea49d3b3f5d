/** 5.3 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* activate(_g: State): Play {
  throw new Error('5.3: not yet')
}
// biome-ignore lint/correctness/useYield: to be written
export function* nextGroup(_g: State): Play {
  throw new Error('5.36: not yet')
}
