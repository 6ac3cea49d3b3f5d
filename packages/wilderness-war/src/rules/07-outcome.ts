/** 7.8 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* battleEnd(_g: State): Play {
  throw new Error('7.8: not yet')
}
