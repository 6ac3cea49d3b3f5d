/** 7.2 The end of an action: all that the actions know of the phase they belong to. */
import type { State } from '../state.ts'

/** The action is over; the phase goes on. */
export function endAction(g: State): void {
  if (!g.action) throw new Error('7.2: no action is being performed')
  g.step = g.action.back
  g.action = null
}
