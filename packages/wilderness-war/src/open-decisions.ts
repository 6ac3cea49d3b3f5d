/** What can be decided with everybody looking on: whatever does not depend on the cards in the own hand. */
import type { Choice, Option } from '@carillon/kernel'
import type { EventId } from './data/cards.ts'
import type { Side } from './data/map.ts'
import { mayHold } from './rules/05-responses.ts'
import { BUTTON } from './rules/options.ts'
import type { State, StepId } from './state.ts'

/** Cards that are offered among other things to whom holds them. */
const CARDS_AT: Readonly<Partial<Record<StepId, readonly EventId[]>>> = {
  march: ['george-croghan', 'amphibious-landing'],
  siege: ['coehorns', 'surrender'],
}
/** 5.56 What is answered by somebody who is asked for a card that he does not hold: he may only pass. */
export const idle = ({ options }: Choice): Option | undefined =>
  options.includes(BUTTON.pass_phase) && options.every((option) => PASSES.includes(option)) ? BUTTON.pass : undefined
const PASSES: readonly Option[] = [BUTTON.pass, BUTTON.pass_phase, BUTTON.pass_season]

/** No card is named, and none would be if it were held. What is asked with one answer is asked to hide something. */
export function openly(g: State, { role, options }: Choice): boolean {
  if (options.length < 2 || options.includes(BUTTON.pass_phase)) return false
  if (options.some(({ card }) => card !== undefined)) return false
  if (g.step === 'march' && (role === 'french' || (g.march?.spent ?? 0) > 0)) return true
  return !CARDS_AT[g.step]?.some((event) => mayHold(g, role as Side, event))
}
