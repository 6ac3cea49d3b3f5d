/** 7.2 The action being performed: what its own chapter has set by now, and its end. */
import { given } from '@carillon/kernel'
import type { Space } from '../data/map.ts'
import type { UnitId } from '../data/units.ts'
import type { Action, State } from '../state.ts'

export function actionOf(g: State): Action {
  if (!g.action) throw new Error('7.2: no action is being performed')
  return g.action
}
/** Where it has come to, where it started, what it is aimed at (9.1). */
export const atOf = (a: Action): Space => given(a.at, 'space of the action')
export const fromOf = (a: Action): Space => given(a.from, 'start of the action')
export const targetOf = (a: Action): Space => given(a.target, 'target')
/** The unit that was activated first: the raider (9.1), the Brigade that builds (12.0). */
export const firstUnitOf = (a: Action): UnitId => given(a.units[0], 'unit')

/** The action is over; the phase goes on. */
export function endAction(g: State): void {
  g.step = actionOf(g).back
  g.action = null
}
