import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: being written
export function* attack(_g: State): Play {
  throw new Error('being written')
}
// biome-ignore lint/correctness/useYield: being written
export function* defend(_g: State): Play {
  throw new Error('being written')
}
// biome-ignore lint/correctness/useYield: being written
export function* militia(_g: State): Play {
  throw new Error('being written')
}
