/**
 * Machine players by rank. Each is weak in the way of people: the lower see less far and take what is nearly as good, none
 * clicks at random.
 */
import { Novice } from './novice.ts'
import { learned, type Manner, Planner } from './planner.ts'
import type { Mind, Player } from './player.ts'
import { Strategist } from './strategist.ts'

/** How freely each chooses, if the game does not say otherwise: the first two among clicks, the others among whole actions. */
const FREELY = { recruit: 1, sergeant: 0.45, captain: 0.4, colonel: 0.02 } as const

const novice = (id: 'recruit' | 'sergeant'): Player => ({ id, sit: () => new Novice(id, FREELY[id]) })
/** Whole actions, by what was learned: a judge of the chance to win, or tuned weights. */
const planner = (temperature: number, manner: Partial<Manner> = {}): Mind =>
  new Planner({ temperature, judge: learned, ...manner })
const captain: Player = { id: 'captain', learned: true, sit: () => planner(FREELY.captain, { rank: 'captain' }) }
const colonel = (manner?: Partial<Manner>): Mind => planner(FREELY.colonel, manner)
/** The same, and the best plans are played on in thought. */
const general = (manner: Partial<Manner> = {}): Mind => new Strategist(manner)

/** Ways to play at the upper ranks; what each likes is for its game to say. */
export const STYLES = ['bold', 'cautious', 'raider'] as const
/** First in every way, then plainly. */
const inStyle = (rank: string, sit: (manner?: Partial<Manner>) => Mind): Player[] => [
  ...STYLES.map((style): Player => ({ id: `${rank}-${style}`, style, learned: true, sit: () => sit({ style }) })),
  { id: rank, learned: true, sit: () => sit() },
]

export const RANKS: readonly Player[] = [
  novice('recruit'),
  novice('sergeant'),
  captain,
  ...inStyle('colonel', colonel),
  ...inStyle('general', general),
]
