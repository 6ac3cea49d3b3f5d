/** Every weight of the evaluation, set by hand. The unit is a hundredth of a VP; what helps a faction is positive. */
import type { Weights } from '@carillon/kernel'
import type { ApKind, EventId } from '../data/cards.ts'
import type { UnitType } from '../data/units.ts'

/** 18.2 A game won. */
export const WIN = 100_000

const GENERAL = {
  /** 18.1 */
  vp: 100,
  /** 18.2.1 A VP that will be counted at the end. */
  bonus: 0.7,
  /** 9.3 Eight are a VP. */
  raidPoint: 12.5,
  /** 18.3 A War in Europe chit, and one point of it. */
  chit: 10,
  chitPoint: 15,

  /** What is left of a unit that is Reduced, Routed, or out of supply. */
  reduced: 0.6,
  rout: 0.6,
  oos: 0.85,
  /** A unit in the Losses box: one in three comes back (17.2 #8), of the Indians all (17.2 #4). */
  lost: 0.3,
  lostIndian: 0.55,
  /** A Colonial Brigade sent home will enlist again. */
  disbanded: 0.5,

  /** A unit one step from a Victory Space, for each VP it may bring there. */
  approach: 0.25,
  /** How fast that fades, for half a step. */
  fade: 0.86,
  /** Strength that halves the hope of taking a space. */
  hard: 90,
  /** 13.2.1 */
  militia: 10,
  /** 2.1.2 A space of the enemy held, besides its VPs. */
  control: 8,
  /** The fear for a Victory Space, against its loss. */
  danger: 0.25,
  /** How much of a guard it takes to feel safe. */
  guard: 1.3,
  /** 12.0 A Fort begun, a Road begun, a Road. */
  fortwork: 6,
  roadwork: 3,
  road: 6,

  /** 13 What the loser of a battle leaves on the field. */
  field: 0.45,
  /** 13.3 Strength that rolls one die, and the positions on the Battle track it gains. */
  die: 20,
  gain: 0.5,
  /** How much an advantage on the track tells. */
  steep: 0.8,
  /** 13.6 In positions: the defender wins ties. */
  tie: 0.4,
  /** 2.1.10 A Fortress does not fall in one battle; what each Artillery unit adds to the hope, and the most there is. */
  gun: 0.17,
  fortress: 0.6,
  /** 13.5 A die rolled again. */
  reroll: 0.5,

  /** 7.3 A doubled AP, against a single one. */
  double: 1.5,
  /** An AP not yet used, for each point of its worth; held for Reaction it serves less. */
  ap: 0.03,
  held: 0.5,
  /** How much of what an action promises is counted before it is done. */
  promise: 0.9,
  promiseLater: 0.85,
  /** The same for going on after the first step. */
  promiseOn: 0.6,
  /** 10.6.1 The enemy sees a landing coming. */
  voyage: 0.55,
  /** How much what may be landed on counts for the place of those at sea. */
  overseas: 0.636,
  /** The same for those with Fleets in port. */
  embark: 0.8,
  /** What building and marshaling are worth a try. */
  build: 0.6,
  marshal: 0.3,
  /** A click that is still missing. */
  click: 0.01,

  /** 7.1 #2 A card kept, against one played now; one point of Initiative. */
  kept: 0.5,
  initiative: 0.6,
} as const
export type General = keyof typeof GENERAL

/** 3 By type; a Commander for each point of his rating. */
const UNIT: Readonly<Record<UnitType, number>> = {
  light: 14,
  indian: 11,
  highland: 28,
  metropolitan: 25,
  'non-metropolitan': 17,
  artillery: 20,
  bastion: 32,
  fort: 20,
  fleet: 22,
  commander: 4,
}
/** 7.3 */
const AP: Readonly<Record<ApKind, number>> = {
  light: 5,
  army: 7,
  'sail-army': 8,
  'light-army': 8,
  indian: 5,
}
/** 7.4 Events not named here are `other`. */
const EVENT: Readonly<Partial<Record<EventId | 'other', number>>> = {
  other: 3,
  'round-up': 14,
  'disease-in-french-camp': 20,
  'disease-in-british-camp': 20,
  'delayed-supplies-from-france': 8,
  'smallpox-infected-blankets': 8,
  'french-trade-goods-destroyed': 6,
  'hesitant-british-general': 8,
  'reluctant-wagoners': 10,
  'wintering-rear-admiral': 15,
  'frontiers-ablaze': 10,
}

const named = (group: string, table: Readonly<Record<string, number>>): Weights =>
  Object.fromEntries(Object.entries(table).map(([name, weight]) => [`${group}.${name}`, weight]))
export const WEIGHTS: Weights = { ...GENERAL, ...named('unit', UNIT), ...named('ap', AP), ...named('event', EVENT) }
export const GENERAL_NAMES = Object.keys(GENERAL) as readonly General[]
