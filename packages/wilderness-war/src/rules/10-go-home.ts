/** 10.4 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* goHome(_g: State): Play {
  throw new Error('10.4: not yet')
}
