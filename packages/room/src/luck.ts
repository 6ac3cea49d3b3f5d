/** Where the dice of a table come from, and what was promised of them. */
import {
  type ChanceSource,
  commitmentOf,
  cryptoChance,
  fromHex,
  newSeed,
  toHex,
  verifiableChance,
} from '@carillon/kernel'

export interface Luck {
  readonly chance: ChanceSource
  readonly commitment: string
  readonly seed: string
  /** The two do not match: they are kept as they came, and draw nothing. */
  readonly broken?: true
}
/** The promise as it is written down: in a record, or where a game is kept. */
export interface Promised {
  readonly commitment?: string | undefined
  readonly seed?: string | undefined
}

export const freshLuck = (game: string): Luck => luckOf(newSeed(), game)

export function luckOf(seed: Uint8Array, game: string): Luck {
  return { chance: verifiableChance(seed, game), commitment: commitmentOf(seed), seed: toHex(seed) }
}

/** Without promise and seed (a branch, a file of another) a game goes on with plain luck; so does one with a false promise. */
export function luckIn({ commitment, seed }: Promised, game: string): Luck | undefined {
  if (seed === undefined || commitment === undefined) return undefined
  const bytes = fromHex(seed)
  if (commitmentOf(bytes) === commitment) return luckOf(bytes, game)
  return { chance: cryptoChance(), commitment, seed, broken: true }
}
