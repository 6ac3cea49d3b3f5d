/** Battles for tests: one that is fought, and one at the end of the table that stops the game before the round ends. */
import type { Faction, Space } from '../src/data/map.ts'
import type { Piece, PositionSpec } from '../src/position.ts'
import { play, type Rehearsal } from './help.ts'

export interface Fight extends Omit<PositionSpec, 'battles'> {
  readonly at: Space
  /** Those who had nobody there when the round began. */
  readonly attacker: Faction
  readonly units: readonly Piece[]
  /** Where the attackers came from along a connection. */
  readonly from?: Space
  readonly alsoBattles?: readonly Space[]
}
/** Last in the Battle Priority Table. */
const LAST: Space = 'riviere-ouabache'

export function fight(
  { at, attacker, units, from, began, alsoBattles = [], ...more }: Fight,
  scenario?: string,
): Rehearsal {
  const defender = attacker === 'british' ? 'french' : 'british'
  return play(
    {
      clear: true,
      step: 'battles',
      battles: [LAST, ...alsoBattles, at],
      began: { british: [], french: [], ...(began ?? { [defender]: [at, LAST] }) },
      entries: from ? [{ faction: attacker, from, to: at }] : [],
      ...more,
      spaces: { [at]: units, [LAST]: ['aubry', 'goreham'], ...more.spaces },
    },
    scenario,
  )
}
/** Whether the battle is over and the last one is about to be fought. */
export const isOver = (p: Rehearsal): boolean => p.state.battle?.space === LAST
