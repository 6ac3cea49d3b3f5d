/** Every weight of the evaluation, and how tables by zone are written. */
import { ZONES, type Zone } from '../data/map.ts'

/** The unit is one CV of either side; what helps the British is positive. */
export const WEIGHTS = {
  /** 9 A game won. */
  win: 1000,
  /** 10.1 Below 20 CV the British are broken: what that is worth, and over how many CV the fear fades, for each French CV. */
  broken: 150,
  brokenFade: 0.1,

  /** 9.1 The prospect of Abraham, in the first turn and in the last. */
  objectiveFirst: 20,
  objectiveLast: 240,
  /** How sharply the prospect follows the forces that can be there in time. */
  objectiveSlope: 3,
  /** One CV when the game is as good as over. */
  afterwards: 0.01,
  /** By how much a force counts more when it stands there: it fires first. */
  objectiveHeld: 1.1,
  /** 6.1.3 How much of the forces besides the nearest can still be brought up, for each order left, and at most. */
  gather: 0.1,
  gatherMost: 0.5,
  /** 6.6.2 What a ship upriver adds to the force at Etchemin. */
  ships: 0.04,
  /** How little the French feel of their distance while there is time. */
  hurryLeast: 0.15,

  /** 8.1 A Montreal militia that will go home while Cap Rouge is British. */
  supply: 2.5,
  /** How surely a French force that is strong enough takes it back. */
  supplyBack: 0.8,
  /** What guarding it is worth before, for each of that militia, and the CV of a full guard. */
  guard: 0.6,
  guardFull: 14,
  /** 6.8 A Quebec militia that goes home when a zone falls for the first time. */
  occupation: 2.6,

  /** 6.4.3 The best raid the Indians could make next. */
  raid: 1,
  /** 6.4.4 One CV of the Indians. */
  indianCv: 1.8,

  /** The best attack that the other side, or one's own, could order next. */
  danger: 0.6,
  chance: 0.4,
  /** Attacks besides the best one, which cannot be ordered in the same turn. */
  others: 0.2,
  /** Ground beyond what else it brings. */
  ground: 1,
  /** Ground that is held. */
  holding: 0.1,
  /** 6.6 Shores open to a landing, as the French fear them and as the British hope for them. */
  landings: 0.9,
  landingsOwn: 0.1,
  /** How much of a neighbouring force counts as a guard against them, and of a landing while the ships are not there. */
  landingRelief: 0.2,
  latent: 0.4,
  /** How much of a force one march from Etchemin counts for a landing upriver. */
  staging: 0.5,
  /** 6.9.1 How much of a neighbouring force may come to help in the same turn. */
  relief: 0.2,
  /** 6.7 How much of a British block outside the camp is taken to be real. */
  forward: 1,
  /** 7.9.3 What is left of a routed force that left nobody behind: the Indians may bar its way home. */
  wayHome: 0.7,

  /** 7.6 A CV in reserve, against one in line: it comes late, but where it is needed. */
  reserve: 0.9,
  /** One unit a turn comes up: beyond so much CV a reserve is worth less. */
  reserveMost: 6,
  reserveLate: 0.4,
  /** 7.9.1 A better line, even where the battle is as good as decided. */
  line: 0.3,
  /** 11.1.1 A leader alone in a column: one throw in six and the column is gone. */
  leaderAlone: 0.4,

  /** 6.6.1 Strength in few blocks needs few boats: for a British unit, the square of its CV. */
  compact: 0.02,
  /** 6.4.4 Those who answer raids are dearer. */
  light: 0.1,
  /** 6.8, 8 Militia may go home: the French lose it sooner than regulars. */
  regular: 0.1,

  /** 4.2 Pieces still to be placed: a whole deployment at once is better than one begun. */
  unplaced: 20,
  /** 6.4.6 A block seen by scouts. */
  seen: 0.05,
  /** Not to stir without need. */
  order: 0.05,
  /** A click that is still missing, or was saved. */
  click: 0.001,
} as const

/** 6.6 A boat carries one unit: the CV of a usual one. */
export const BOATLOAD = 3.6

/** A table by zone, in the order of ZONES; zones left out are 0. */
export const byZone = (values: Readonly<Partial<Record<Zone, number>>>): readonly number[] =>
  ZONES.map((zone) => values[zone] ?? 0)
