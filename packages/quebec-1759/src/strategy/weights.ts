/** Every weight of the evaluation set by hand, and how others are put in their place. */
import type { Weights } from '@carillon/kernel'
import { ZONES, type Zone } from '../data/map.ts'

/** The unit is one CV of either side; what helps the British is positive. */
const NUMBERS = {
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
  /** How little the French feel of their distance while there is time, and over how many orders that ends. */
  hurryLeast: 0.15,
  hurryOver: 6,

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

  /** 6.6 A boat carries one unit: the CV of a usual one. */
  boatload: 3.6,

  // 7 What a battle comes to before it is fought: fitted to some thousand battles under these rules.
  /** 7.6 Who fires first has so much more; 7.7.4 on 5 and 6 against a landing. */
  firstFireRoad: 0.09,
  firstFireBoat: 0.26,
  /** Larger battles are less a matter of luck; of hidden blocks only the mean is known. */
  certain: 1.6,
  doubtful: 1.2,
  /** What the winner loses, as a part of the loser's strength: the more he outnumbers him, the less. */
  winnerRoad: 0.62,
  winnerBoat: 0.8,
  winnerDefender: 0.45,
  winnerMost: 0.5,
  /** What the loser loses of its own: hits and pursuit (7.10), which is worse over water (7.10.3). */
  loserRoad: 0.7,
  loserWater: 0.9,
} as const

/** A table by zone, in the order of ZONES; zones left out are 0. */
export const byZone = (values: Readonly<Partial<Record<Zone, number>>>): readonly number[] =>
  ZONES.map((zone) => values[zone] ?? 0)

const TABLES = {
  /** What ground is worth to the British: a foothold on the way to Abraham. */
  footing: byZone({
    abraham: 8,
    sillery: 4,
    ste_foy: 2,
    st_charles: 3,
    cap_rouge: 2,
    beauport: 2,
    montmorency: 1,
    etchemin: 0.5,
    levis: 0.5,
  }),
  /** How handy a force stands elsewhere for Abraham. */
  nearBritish: byZone({
    sillery: 0.95,
    ste_foy: 0.95,
    st_charles: 0.85,
    cap_rouge: 0.85,
    etchemin: 0.75,
    beauport: 0.7,
    montmorency: 0.55,
    levis: 0.5,
    ile_d_orleans: 0.35,
  }),
  nearFrench: byZone({
    sillery: 0.95,
    ste_foy: 0.95,
    st_charles: 0.95,
    cap_rouge: 0.85,
    beauport: 0.85,
    montmorency: 0.7,
    etchemin: 0.5,
    levis: 0.3,
    ile_d_orleans: 0.2,
  }),
  /** 8.1 How near the French are to Cap Rouge there. */
  toCapRouge: byZone({
    cap_rouge: 1,
    ste_foy: 0.75,
    sillery: 0.75,
    abraham: 0.5,
    st_charles: 0.3,
    beauport: 0.2,
    montmorency: 0.1,
  }),
  /** 4.2 Where those who are not yet placed are thought to go: most of them to the Beauport shore. */
  unplacedAt: byZone({
    montmorency: 0.2,
    beauport: 0.25,
    st_charles: 0.2,
    abraham: 0.1,
    sillery: 0.1,
    cap_rouge: 0.15,
  }),
} as const

/** Weights in the shape in which they are asked for. */
export type Scales = Readonly<Record<keyof typeof NUMBERS, number>> &
  Readonly<Record<keyof typeof TABLES, readonly number[]>>

/** All by name. An entry of a table that is 0 is none of the weights: it stays 0. */
export const WEIGHTS: Weights = {
  ...NUMBERS,
  ...Object.fromEntries(
    Object.entries(TABLES).flatMap(([table, values]) =>
      ZONES.flatMap((zone, i) => (values[i] ? [[`${table}.${zone}`, values[i]] as const] : [])),
    ),
  ),
}

/** A weight that is not named is the one set by hand. Copied as a whole, so that all have the same shape: that is fast. */
export function scalesOf(weights: Weights): Scales {
  const scales: Record<string, number | readonly number[]> = { ...NUMBERS, ...TABLES }
  for (const name of Object.keys(NUMBERS)) scales[name] = weights[name] ?? (scales[name] as number)
  for (const [table, values] of Object.entries(TABLES))
    scales[table] = ZONES.map((zone, i) => (values[i] ? (weights[`${table}.${zone}`] ?? values[i]) : 0))
  return scales as unknown as Scales
}
export const BY_HAND = scalesOf(WEIGHTS)
