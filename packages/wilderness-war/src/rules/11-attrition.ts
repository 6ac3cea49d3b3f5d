/** 11.1 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* attrition(_g: State): Play {
  throw new Error('11.1: not yet')
}
