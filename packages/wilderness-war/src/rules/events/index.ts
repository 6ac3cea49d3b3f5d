/** 5.5 */
import type { Play } from '@carillon/kernel'
import type { State } from '../../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* event(_g: State): Play {
  throw new Error('5.5: not yet')
}
