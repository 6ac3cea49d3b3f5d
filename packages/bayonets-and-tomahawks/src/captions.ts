/** Short words for how the game stands, for all that show it. */
import type { Message } from '@carillon/kernel'
import { say } from './messages.ts'
import { factionName } from './names.ts'
import type { StepId } from './state.ts'
import type { View } from './view.ts'

/** 4.1 An Action Round, or what comes between rounds. */
export type When = number | 'fleets' | 'colonials' | 'winter'
const LOGISTICS: Readonly<Partial<Record<StepId, 'fleets' | 'colonials' | 'winter'>>> = {
  fleets_arrive: 'fleets',
  colonials_enlist: 'colonials',
  victory_check: 'winter',
  winter: 'winter',
  disband: 'winter',
  return: 'winter',
  ship: 'winter',
  redeploy: 'winter',
  combine: 'winter',
  recoup: 'winter',
  new_year: 'winter',
}
export const whenIs = ({ step, round }: View): When => LOGISTICS[step] ?? round
/** Year and round; in an Action Round also who goes first. */
export function whenText(view: View): readonly Message[] {
  const when = whenIs(view)
  const year = String(view.year)
  return typeof when === 'number'
    ? [say('board.round', { year, round: when }), say('board.first', { faction: factionName(view.first) })]
    : [say(`board.${when}`, { year })]
}
