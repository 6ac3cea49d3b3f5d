/** 7.2 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* battle(_g: State): Play {
  throw new Error('7.2: not yet')
}
