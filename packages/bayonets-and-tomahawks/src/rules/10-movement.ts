import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: being written
export function* move(_g: State): Play {
  throw new Error('being written')
}
export const canMove = (_g: State, _f: string, _as: string, _double: boolean): boolean => false
