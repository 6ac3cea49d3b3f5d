/** The choices of who is asked, as they are listed on his screen. */
import { type Choice, observe } from '@carillon/kernel'
import { type Listed, listed } from './options.ts'
import { placesOf } from './places.ts'
import type { Played } from './played.ts'
import type { Screen } from './screen.ts'

export function choicesOf({ say }: Pick<Screen, 'say'>, { game, room }: Played, decision: Choice): readonly Listed[] {
  const { view } = observe(room.table, decision.role)
  return listed(say, decision, placesOf(game, view, decision.role, decision, say))
}
