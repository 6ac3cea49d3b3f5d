/** What players that are not people are told. */
import type { Hints } from '@carillon/kernel'
import type { State } from './state.ts'

export const hints: Hints<State> = { evaluate: () => 0 }
