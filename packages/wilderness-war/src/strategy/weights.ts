/** What things are worth to a player that looks one step ahead; a victory point is 100. */
import type { Weights } from '@carillon/kernel'
import { EVENTS, type EventId } from '../data/cards.ts'
import { PIECES, type Piece, type PieceFacts } from '../data/pieces.ts'

export const WIN = 1_000_000
const NUMBERS = {
  vp: 100,
  /** 12.22 Half a point, rounded up. */
  raided: 55,
  stockade: 5,
  fort: 24,
  works: 9,
  /** 8.23 A siege begun, and each level. */
  siege: 12,
  level: 30,
  /** A VP that could be won, spread over the way to it; less for the second army with the same goal. */
  approach: 100,
  decay: 0.8,
  support: 0.35,
  /** 7.81 VPs for a beaten enemy in the field, who may get away. */
  quarry: 0.6,
  /** Strength without a leader, spread over the way to one. */
  rally: 0.6,
  /** 10 Raiders near what they may raid. */
  raider: 14,
  raiderDecay: 0.72,
  /** A drilled unit that could not retreat (7.92), or would freeze (11) by the time the last card is played. */
  exposed: 0.3,
  frozen: 10,
  /** Troops without a leader and without walls. */
  scattered: 4,
  /** A stack that a stronger enemy stands next to. */
  danger: 0.12,
  /** 5.26 Cards must be played: one more in the hand is one still to play. */
  inHand: -40,
  /** 5.3 A card to activate with, by its value. */
  activation: 3,
  /** A force is to act. */
  force: 8,
  /** Strength named to act, and what it could go for. */
  named: 0.8,
  promise: 12,
  /** A piece left on the way, by its strength. */
  left: 3,
  /** 8.23 A siege is being pressed. */
  pressed: 25,
  /** 7, 9 A battle won or lost, beside its VP; a step lost. */
  field: 10,
  step: 9,
  /** 5.46 Tearing down is seldom wise. */
  demolition: -60,
  /** A unit by its strength, light troops and leaders by themselves; a reduced unit is worth so much of it. */
  unitBase: 6,
  unitStrength: 4,
  militia: 6,
  indian: 9,
  ranger: 12,
  leaderBase: 4,
  leaderCommand: 1,
  leaderTactics: 5,
  leaderInitiative: 2,
  reducedShare: 0.55,
  /** VPs of a goal by its kind; how much walls add to the strength to be overcome, and how much of that counts. */
  goalStockade: 1,
  goalFort: 2,
  goalFortress: 3,
  goalHeld: 1,
  wallsFort: 2,
  wallsFortress: 6,
  guardTimes: 1.2,
  guardPlus: 3,
  /** What a force that can do nothing at once hopes for. */
  idle: 0.3,
  /** A card in hand, by its event and its value. */
  cardEvent: 0.3,
  cardValue: 1,
  // --- not used by hand: each in a unit of its own (UNITS), so that 1 is much ---
  /** 12.12 Quebec, Montreal, Niagara and Ohio Forks: held, and as goals. */
  conquest: 0,
  conquestGoal: 0,
  /** A large force under leaders. */
  mass: 0,
  /** Raiders of the enemy near what they may raid. */
  frontier: 0,
  /** 12.22 An odd Raided marker counts a whole VP. */
  raidStep: 0,
  /** How much less troops, and more goals, cards, fortifications and sieges count as the game ends. */
  materialLate: 0,
  approachLate: 0,
  handLate: 0,
  fortHeld: 0,
  pressLate: 0,
  /** Strength at a siege; a led army that stays at home; troops in own walls; single units called to act. */
  siegeForce: 0,
  inland: 0,
  garrison: 0,
  raiderUse: 0,
}
type Numbers = typeof NUMBERS
const UNITS: Partial<Numbers> = {
  conquest: 150,
  conquestGoal: 1,
  mass: 2,
  frontier: 3,
  raidStep: 30,
  materialLate: 0.5,
  approachLate: 0.5,
  handLate: 10,
  fortHeld: 10,
  pressLate: 20,
  siegeForce: 2,
  inland: 5,
  garrison: 3,
  raiderUse: 10,
}

/** What an event is worth before it has been carried out. */
const EVENT_WORTH: Readonly<Partial<Record<EventId, number>>> = {
  campaign: 24,
  'bastions-repaired': 4,
  'louisbourg-squadrons': 12,
  'governor-vaudreuil-interferes': 3,
  'northern-indian-alliance': 34,
  'western-indian-alliance': 32,
  'iroquois-alliance': 34,
  mohawks: 16,
  cherokees: 16,
  'cherokee-uprising': 50,
  'treaty-of-easton': 30,
  'indians-desert': 12,
  'small-pox': 30,
  'courier-intercepted': 14,
  'francois-bigot': 12,
  'british-ministerial-crisis': 10,
  'provincial-regiments-dispersed': 4,
  'stingy-provincial-assembly': 13,
  'british-colonial-politics': 18,
  'raise-provincial-regiments': 46,
  'colonial-recruits': 6,
  'troop-transports': 10,
  'victories-in-germany': 8,
  'call-out-militias': 7,
  rangers: 13,
  'light-infantry': 42,
  'french-regulars': 46,
  'british-regulars': 66,
  'highlanders-4': 110,
  'highlanders-1': 30,
  'quiberon-bay': 60,
  'royal-americans': 100,
  'acadians-expelled': 30,
  'william-pitt': 50,
  'diplomatic-revolution': 45,
  'intrigues-against-shirley': 12,
}
/** A response is not carried out: it is worth keeping. */
const RESPONSE_WORTH = 4

/** All by name: those set by hand. */
export const WEIGHTS: Weights = {
  ...NUMBERS,
  ...Object.fromEntries(EVENTS.map((event) => [`event.${event}`, EVENT_WORTH[event] ?? RESPONSE_WORTH])),
}

/** Weights, and the tables made from them. */
export interface Terms extends Readonly<Numbers> {
  readonly event: Readonly<Record<EventId, number>>
  /** By number of the piece, at full strength. */
  readonly worth: readonly number[]
  /** By steps on the way. */
  readonly near: readonly number[]
  readonly raiderNear: readonly number[]
  /** By kind of fortification: what it is worth as a goal, and how much its walls add. */
  readonly goal: readonly number[]
  readonly walls: readonly number[]
  /** Some weight is used that is 0 by hand. */
  readonly more: boolean
}
export function termsOf(weights: Weights): Terms {
  const w: Numbers = { ...NUMBERS }
  for (const name of Object.keys(NUMBERS) as (keyof Numbers)[])
    w[name] = (weights[name] ?? NUMBERS[name]) * (UNITS[name] ?? 1)
  const events = EVENTS.map((event) => [event, weights[`event.${event}`] ?? WEIGHTS[`event.${event}`]])
  return {
    ...w,
    event: Object.fromEntries(events) as Record<EventId, number>,
    worth: PIECES.map((piece) => worthOf(w, piece)),
    near: powers(w.decay, 120),
    raiderNear: powers(w.raiderDecay, 100),
    goal: [0, w.goalStockade, w.goalFort, w.goalFortress],
    walls: [0, 0, w.wallsFort, w.wallsFortress],
    more: (Object.keys(UNITS) as (keyof Numbers)[]).some((name) => w[name] !== 0),
  }
}
export const worthOfPiece = (w: Terms, piece: Piece): number => w.worth[piece] as number
/** What a way of so many steps leaves of a worth. */
export const fade = (w: Terms, steps: number): number => w.near[steps] as number
/** The same for raiders. */
export const raiderFade = (w: Terms, steps: number): number => w.raiderNear[steps] as number
const powers = (decay: number, length: number): number[] => Array.from({ length }, (_, n) => decay ** n)
function worthOf(w: Numbers, { type, strength, tactics, command, initiative }: PieceFacts): number {
  switch (type) {
    case 'leader':
      return (
        w.leaderBase + w.leaderCommand * command + w.leaderTactics * tactics + w.leaderInitiative * (3 - initiative)
      )
    case 'militia':
      return w.militia
    case 'indian':
      return w.indian
    case 'coureurs':
    case 'ranger':
      return w.ranger
    default:
      return w.unitBase + w.unitStrength * strength
  }
}
