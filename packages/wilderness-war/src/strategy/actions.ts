/**
 * Whole actions: a card with all that is done with it. Where dice or the enemy have broken it off before a group that was
 * named has set out, its march is one more.
 */
import { type Actions, findOption, type Plan } from '@carillon/kernel'
import type { Side } from '../data/map.ts'
import type { State } from '../state.ts'
import { click, draftFrom, optionsIn } from './drafts.ts'
import { INPUTS, look } from './look.ts'
import { plansOf } from './plans.ts'
import { type Group, reasonFor, TELLS } from './reasons.ts'
import { STYLES } from './styles.ts'

export const actions: Actions<State> = {
  inputs: INPUTS,
  begins: (g, role) => g.active === role && (g.step === 'phase' || setsOut(g)),
  // 5.26 Between two cards; what winter and the deal bring is no action.
  rests: (g) => g.step === 'phase' || g.outcome !== null,
  look,
  enumerate: plansOf,
  tells: TELLS,
  reason: (g, role, group) => reasonFor(g, role as Side, group as Group),
  styles: STYLES,
  after: (g, role, plan, into) => look(endOf(g, role as Side, plan), role, into),
}
/** 6.1 The enemy may have been asked about Foul Weather in between (card 14). */
const setsOut = (g: State): boolean => g.step === 'march' && g.march !== null && g.march.spent === 0

/** What was enumerated is known; anything else is clicked through. */
function endOf(g: State, side: Side, plan: Plan<State>): State {
  if (plan.end) return plan.end
  const draft = draftFrom(g, side)
  for (const option of plan.clicks) {
    const offered = findOption(optionsIn(draft), option)
    if (!offered || !click(draft, offered)) break
  }
  return draft.state
}
