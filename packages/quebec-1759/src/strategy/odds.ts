/** 7 What a battle comes to before it is fought. The figures were fitted to some thousand battles under these rules. */

/** 7.6 Who fires first has so much more; 7.7.4 on 5 and 6 against a landing. */
export const FIRST_FIRE = { road: 0.09, boat: 0.26 } as const
/** Larger battles are less a matter of luck; of hidden blocks only the mean is known. */
const CERTAIN = 1.6
const DOUBTFUL = 1.2

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** The chance of a side with that lead, the logarithm of how much stronger it is. */
export const oddsOf = (lead: number, both: number, certainty = CERTAIN): number =>
  logistic(certainty * Math.sqrt(both / 2) * lead)

/** The chance of the attacker in a battle not yet begun. */
export function odds(attack: number, defence: number, landing: boolean): number {
  if (defence <= 0) return 1
  if (attack <= 0) return 0
  const lead = Math.log(attack / defence) - (landing ? FIRST_FIRE.boat : FIRST_FIRE.road)
  return oddsOf(lead, attack + defence, DOUBTFUL)
}

/** From -1 to 1, by how far the first force exceeds the second. */
export const balance = (first: number, second: number, slope: number): number =>
  2 * logistic(slope * Math.log(first / second)) - 1

/** What the winner loses, as a part of the loser's strength: the more he outnumbers him, the less. */
const WINNERS = { road: 0.62, boat: 0.8, defender: 0.45 } as const
const WINNERS_MOST = 0.5
/** What the loser loses of its own: hits and pursuit (7.10), which is worse over water (7.10.3). */
const LOSERS = { road: 0.7, water: 0.9 } as const

export const winnerLoss = (winner: number, loser: number, way: 'road' | 'boat' | 'defender'): number =>
  winner <= 0 ? 0 : Math.min(winner * WINNERS_MOST, loser * Math.min(WINNERS_MOST, WINNERS[way] * (loser / winner)))
export const loserShare = (overWater: boolean): number => (overWater ? LOSERS.water : LOSERS.road)
