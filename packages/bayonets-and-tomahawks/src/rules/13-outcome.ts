import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: being written
export function* outcome(_g: State): Play {
  throw new Error('being written')
}
