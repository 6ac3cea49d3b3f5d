/** What things are worth to a player that looks one step ahead; a victory point is 100. */
import type { EventId } from '../data/cards.ts'
import { PIECES, type PieceFacts } from '../data/pieces.ts'

export const WEIGHTS = {
  win: 1_000_000,
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
} as const

const worthOf = ({ type, strength, tactics, command, initiative }: PieceFacts): number => {
  switch (type) {
    case 'leader':
      return 4 + command + 5 * tactics + 2 * (3 - initiative)
    case 'militia':
      return 6
    case 'indian':
      return 9
    case 'coureurs':
    case 'ranger':
      return 12
    default:
      return 6 + 4 * strength
  }
}
/** By number of the piece, at full strength. */
export const WORTH: readonly number[] = PIECES.map(worthOf)
/** A reduced unit is worth so much of it. */
export const REDUCED = 0.55

/** What an event is worth before it has been carried out. */
export const EVENT_WORTH: Readonly<Partial<Record<EventId, number>>> = {
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
