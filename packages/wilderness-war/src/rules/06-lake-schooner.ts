/** Card 15, Lake Schooner: who crosses a lake to a fortification of the enemy is sent back, before anything else. */
import { note, type Play } from '@carillon/kernel'
import { linkBetween } from '../data/map.ts'
import { say, spaceName } from '../messages.ts'
import { enemyOf, entryOf, type March, type State } from '../state.ts'
import { hasFortification, isHeldBy } from './02-map.ts'
import { eliminate, putAll } from './03-pieces.ts'
import { window } from './05-responses.ts'

/** R-139 Whether they come over a lake to a fortification of the enemy. */
export const mayMeetSchooner = (g: State, march: March): boolean => {
  const { space, from } = entryOf(march)
  return hasFortification(g, enemyOf(march.side), space) && linkBetween(from, space)?.schooner === true
}
/** True if the card was played: the move is over, in the space they came from. */
export function* lakeSchooner(g: State, march: March): Play<boolean> {
  const { space, from } = entryOf(march)
  const enemy = enemyOf(march.side)
  const prompt = say('prompt.lake_schooner', { from: spaceName(from), space: spaceName(space) })
  if (!(yield* window(g, enemy, '5.56', prompt, ['lake-schooner']))) return false
  sendBack(g, march)
  return true
}
function sendBack(g: State, march: March): void {
  const { from } = entryOf(march)
  putAll(g, march.pieces, from)
  note(g, '5.56', say('log.lake_schooner', { space: spaceName(from) }))
  // 13.3, R-139 An infiltrator driven back among the enemy is lost.
  if (march.infiltrator && isHeldBy(g, enemyOf(march.side), from))
    for (const piece of march.pieces) eliminate(g, '13.3', piece)
  march.at = from
  march.from = null
  march.stopped = true
  march.infiltrating = false
  march.entry = null
  g.news = true
  g.step = 'march_end'
}
