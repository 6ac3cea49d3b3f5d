/** How good a position is, for players that are not people. */
import type { Hints } from '@carillon/kernel'
import type { Side } from './data/map.ts'
import { type State, vpOf } from './state.ts'

export const hints: Hints<State> = {
  evaluate: (g, role) => vpOf(g, role as Side),
}
