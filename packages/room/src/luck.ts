/** Where the dice of a table come from, and what was promised of them. */
import { type ChanceSource, commitmentOf, type Entropy, newSeed, toHex, verifiableChance } from '@carillon/kernel'

export interface Luck {
  readonly chance: ChanceSource
  readonly commitment: string
  readonly seed: string
  /** What the seats gave to it, if they did. */
  readonly entropy?: Entropy
  /** The two do not match: they are kept as they came, and draw nothing. */
  readonly broken?: true
}
/** The promise as it is written down: in a record, or where a game is kept. */
export interface Promised {
  readonly commitment?: string | undefined
  readonly seed?: string | undefined
  readonly entropy?: Entropy | undefined
}

export const freshLuck = (game: string): Luck => luckOf(newSeed(), game)

export function luckOf(seed: Uint8Array, game: string): Luck {
  return { chance: verifiableChance(seed, game), commitment: commitmentOf(seed), seed: toHex(seed) }
}
