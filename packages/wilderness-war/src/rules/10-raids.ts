/** 10.1 */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: to be written
export function* marchEnd(_g: State): Play {
  throw new Error('10.1: not yet')
}
// biome-ignore lint/correctness/useYield: to be written
export function* raid(_g: State): Play {
  throw new Error('10.2: not yet')
}
// biome-ignore lint/correctness/useYield: to be written
export function* raidRoll(_g: State): Play {
  throw new Error('10.3: not yet')
}
