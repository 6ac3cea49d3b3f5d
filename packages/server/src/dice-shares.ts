/** Dice by all, in the house: its own secret, round by round, and whose share the dice wait for. */
import { fromHex, houseCommitment, type Role, roundName, roundSeed, toHex } from '@carillon/kernel'
import type { DiceShare } from '@carillon/protocol'
import type { Origin } from './kept-position.ts'
import type { Live } from './live.ts'

/** What the house has promised in a round, and its secret. */
export interface HouseSecret {
  /** How often the shares were begun anew. */
  readonly anew: number
  readonly table: string
  readonly commitment: string
  readonly seed: string
}
export function houseSecret(
  { id, commitment, seed }: Pick<Origin, 'id' | 'commitment' | 'seed'>,
  anew = 0,
): HouseSecret {
  if (anew === 0) return { anew, table: id, commitment, seed }
  const [table, fresh] = [roundName(id, anew), roundSeed(id, fromHex(seed), anew)]
  return { anew, table, commitment: houseCommitment(table, fresh), seed: toHex(fresh) }
}

/** Those who have not promised; when all have, those who have not shown. */
export function owing(dice: readonly DiceShare[] = []): readonly Role[] {
  const silent = dice.filter(({ commitment }) => commitment === undefined)
  return (silent.length > 0 ? silent : dice.filter(({ share }) => share === undefined)).map(({ role }) => role)
}
/** Whom a game waits for, as anybody may know it: while chance is asked and waits for shares, for who owes his. */
export function awaitedIn({ table, dice, over }: Pick<Live, 'table' | 'dice' | 'over'>): readonly Role[] {
  if (over) return []
  return table.chance ? owing(dice) : table.waiting.map(({ role }) => role)
}
