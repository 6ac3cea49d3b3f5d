/**
 * Machine players by rank. Each is weak in the way of people: the lower see less far and take what is nearly as good, none
 * clicks at random.
 */
import { instant } from './instant.ts'
import { learned, Planner, unlearned } from './planner.ts'
import type { Player } from './player.ts'
import { soft } from './soft.ts'
import { Strategist } from './strategist.ts'

/** How freely each chooses: the first two among clicks, the others among whole actions. */
const FREELY = { recruit: 0.5, sergeant: 0.25, captain: 0.25, colonel: 0.2 } as const

/** One click ahead, and often not the best one. */
const recruit = instant(
  'recruit',
  soft(FREELY.recruit, ({ wits }) => wits.strategy),
)
const sergeant = instant(
  'sergeant',
  soft(FREELY.sergeant, ({ wits }) => wits.strategy),
)
/** Whole actions, by what they bring at once. */
const captain: Player = {
  id: 'captain',
  sit: () => new Planner({ temperature: FREELY.captain, judge: unlearned }),
}
/** Whole actions, by the chance to win that was learned. */
const colonel: Player = { id: 'colonel', sit: () => new Planner({ temperature: FREELY.colonel, judge: learned }) }
/** The same, and the best plans are played on in thought. */
const general: Player = { id: 'general', sit: () => new Strategist() }

export const RANKS: readonly Player[] = [recruit, sergeant, captain, colonel, general]
