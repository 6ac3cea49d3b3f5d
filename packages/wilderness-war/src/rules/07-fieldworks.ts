/** 7.55 Fieldworks that lie on the map (cards 9, 10): they serve whoever holds the space, outside any walls. */
import { choose, note, type Play } from '@carillon/kernel'
import type { Side, Space } from '../data/map.ts'
import { say, spaceName } from '../messages.ts'
import { enemyOf, type State } from '../state.ts'
import { isHeldBy } from './02-map.ts'
import { drop } from './03-pieces.ts'
import { BUTTON } from './options.ts'

/** Whether the side may clear the marker away. R-202 Of the besieged and the besiegers it is the latter. */
export const hasFieldworks = (g: State, side: Side, space: Space): boolean =>
  g.fieldworks.includes(space) && isHeldBy(g, side, space) && !isHeldBy(g, enemyOf(side), space)

export function clearFieldworks(g: State, space: Space): void {
  g.fieldworks = drop(g.fieldworks, space)
  note(g, '5.46', say('log.fieldworks_cleared', { space: spaceName(space) }))
}
/** R-201 At any time, also in the enemy's phase: who gives up the space may take the marker away from him. */
export function* leaveFieldworks(g: State, side: Side, space: Space): Play {
  const prompt = say('prompt.leave_fieldworks', { space: spaceName(space) })
  if ((yield* choose(side, '7.55', prompt, [BUTTON.no, BUTTON.yes])) === BUTTON.yes) clearFieldworks(g, space)
}
