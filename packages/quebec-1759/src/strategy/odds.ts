/** 7 What a battle comes to before it is fought. */
import type { Scales } from './weights.ts'

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** The chance of a side with that lead, the logarithm of how much stronger it is. */
export const oddsOf = (lead: number, both: number, certainty: number): number =>
  logistic(certainty * Math.sqrt(both / 2) * lead)

/** The chance of the attacker in a battle not yet begun. */
export function odds(scales: Scales, attack: number, defence: number, landing: boolean): number {
  if (defence <= 0) return 1
  if (attack <= 0) return 0
  const lead = Math.log(attack / defence) - (landing ? scales.firstFireBoat : scales.firstFireRoad)
  return oddsOf(lead, attack + defence, scales.doubtful)
}

/** From -1 to 1, by how far the first force exceeds the second. */
export const balance = (first: number, second: number, slope: number): number =>
  2 * logistic(slope * Math.log(first / second)) - 1

/** What the winner loses who came by road or by boat. */
export const shareOf = (scales: Scales, boat: boolean): number => (boat ? scales.winnerBoat : scales.winnerRoad)
/** `share`: what the winner loses by how he came. */
export const winnerLoss = (scales: Scales, winner: number, loser: number, share: number): number =>
  winner <= 0 ? 0 : Math.min(winner * scales.winnerMost, loser * Math.min(scales.winnerMost, share * (loser / winner)))
/** Never more than all. */
export const loserShare = (scales: Scales, overWater: boolean): number =>
  Math.min(1, overWater ? scales.loserWater : scales.loserRoad)
