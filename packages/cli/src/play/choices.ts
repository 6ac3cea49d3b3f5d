/** The choices of who is asked, as they are listed on his screen. */
import { type Choice, type Game, type Observation, type Option, observe } from '@carillon/kernel'
import type { Say } from '@carillon/kernel/catalogue'
import { type Listed, listed } from './options.ts'
import { placesOf } from './places.ts'
import type { Played } from './played.ts'
import type { Screen } from './screen.ts'

export const choicesOf = ({ say }: Pick<Screen, 'say'>, { game, room }: Played, decision: Choice): readonly Listed[] =>
  choicesIn(say, game, observe(room.table, decision.role), decision)

/** As somebody sees them who looks on. */
export function choicesIn(
  say: Say,
  game: Game,
  { view, viewer }: Pick<Observation, 'view' | 'viewer'>,
  decision: Choice,
): readonly Listed[] {
  const called = (option: Option): string | undefined => {
    const label = game.label?.(option, view)
    return label && say(label)
  }
  return listed(say, decision, placesOf(game, view, viewer, decision, say), called)
}
