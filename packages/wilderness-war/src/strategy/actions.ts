/**
 * Whole actions: a card with all that is done with it. Where dice or the enemy have broken it off, what is left of it is
 * one more: the next group of those who were named, or the rest of a march.
 */
import type { Actions } from '@carillon/kernel'
import type { State } from '../state.ts'
import { INPUTS, look } from './look.ts'

export const actions: Actions<State> = {
  inputs: INPUTS,
  begins: (g, role) => g.active === role && (g.step === 'phase' || g.step === 'next_group' || setsOut(g)),
  // 5.26 Between two cards; what winter and the deal bring is no action.
  rests: (g) => g.step === 'phase' || g.outcome !== null,
  look,
}
/** 6.1 The enemy may have been asked about Foul Weather in between (card 14). */
const setsOut = (g: State): boolean => g.step === 'march' && g.march !== null && g.march.spent === 0
