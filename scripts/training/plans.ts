/** How each game is trained: its sides, which scenarios, and its measures. */
export interface TrainingPlan {
  readonly sides: readonly [string, string]
  /** Games of a scenario, against 1 of others. */
  readonly shares: Readonly<Record<string, number>>
  /** The same for tuning, which wants many games: most of them short ones. */
  readonly short: Readonly<Record<string, number>>
  /** How many of the games are played with options drawn by chance. */
  readonly odd: number
  /** A margin of victory that is a large one. */
  readonly margin: number
  /** Weights that are 0 by hand and may be tuned all the same. */
  readonly added: readonly string[]
  /** Weights from 0 to 1 that say how fast something fades. */
  readonly fading: readonly string[]
  /** Hidden units of its judge. */
  readonly hidden: number
  /**
   * The judge watches games of those who choose by the evaluation instead of playing itself; it tells chances, and does not
   * choose.
   */
  readonly watches?: boolean
  /** How often a learner tries any action at all, at first. */
  readonly curiosity: number
}
const SIDES = ['british', 'french'] as const

export const PLANS: Readonly<Record<string, TrainingPlan>> = {
  'quebec-1759': {
    sides: SIDES,
    shares: {},
    short: {},
    odd: 0.4,
    margin: 10,
    added: [],
    fading: [],
    hidden: 40,
    curiosity: 0.1,
  },
  'bayonets-and-tomahawks': {
    sides: SIDES,
    shares: { '2': 3, '3': 1.5, '4': 0.6, '3B': 1.5, '4B': 0.6 },
    short: { '2': 5, '3': 0.2, '4': 0.1, '3B': 0.1, '4B': 0.1 },
    odd: 0.2,
    margin: 5,
    added: [],
    fading: ['fade'],
    hidden: 16,
    watches: true,
    curiosity: 0.03,
  },
  'wilderness-war': {
    sides: SIDES,
    shares: { 'annus-mirabilis': 5, 'early-war': 2, 'full-campaign': 0.5 },
    short: { 'annus-mirabilis': 8, 'early-war': 2, 'late-war': 0.5, 'full-campaign': 0.1 },
    odd: 0.2,
    margin: 5,
    added: [
      'conquest',
      'conquestGoal',
      'mass',
      'frontier',
      'raidStep',
      'materialLate',
      'approachLate',
      'handLate',
      'fortHeld',
      'pressLate',
      'siegeForce',
      'inland',
      'garrison',
      'raiderUse',
    ],
    fading: ['decay', 'raiderDecay'],
    hidden: 8,
    watches: true,
    curiosity: 0.03,
  },
}
