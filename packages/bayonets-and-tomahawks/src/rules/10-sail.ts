import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: being written
export function* sail(_g: State): Play {
  throw new Error('being written')
}
export const canSail = (_g: State, _f: string): boolean => false
// biome-ignore lint/correctness/useYield: being written
export function* land(_g: State, _f: string): Play {}
