/** The moments of a record that a viewer can tell apart. */
import { Cursor } from '../cursor.ts'
import type { Core, State, Viewer } from '../game.ts'
import { Outline } from '../moments.ts'
import type { GameRecord } from '../record-format.ts'

/** How many inputs had been played at the end of each. */
export function momentsOf<S extends State>(game: Core<S>, record: GameRecord, viewer: Viewer): number[] {
  const outline = new Outline<S>(viewer)
  new Cursor(game, record, (table) => outline.look(table))
  return outline.ends
}
