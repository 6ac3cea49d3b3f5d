/** The luck of a game that goes on: by its promise, if it has one that holds. */
import {
  type ChanceSource,
  commitmentOf,
  cryptoChance,
  type Entropy,
  fromHex,
  houseCommitment,
  jointKey,
  liarIn,
  missingIn,
  verifiableChance,
} from '@carillon/kernel'
import { type Luck, luckOf, type Promised } from './luck.ts'

/** Without promise and seed (a branch, a file of another) a game goes on with plain luck; so does one with a false promise. */
export function luckIn(promised: Promised, game: string): { luck: Luck | undefined; chance: ChanceSource } {
  const { commitment, seed, entropy } = promised
  const chance = cryptoChance()
  if (seed === undefined || commitment === undefined) return { luck: undefined, chance }
  const bytes = fromHex(seed)
  if (entropy) return { luck: jointLuck({ commitment, seed, entropy }, bytes, game) ?? plain(), chance }
  if (commitmentOf(bytes) === commitment) return { luck: luckOf(bytes, game), chance }
  return { luck: plain(), chance }

  function plain(): Luck {
    return { chance, commitment: commitment as string, seed: seed as string, ...(entropy && { entropy }), broken: true }
  }
}

/** The luck of the house and all seats, if everybody has kept his promise. */
function jointLuck(promised: Required<Promised>, seed: Uint8Array, game: string): Luck | undefined {
  const { commitment, entropy } = promised as { readonly commitment: string; readonly entropy: Entropy }
  const kept = houseCommitment(entropy.table, seed) === commitment && liarIn(commitment, entropy) === undefined
  if (!kept || missingIn(entropy) !== undefined) return undefined
  const chance = verifiableChance(jointKey(seed, commitment, entropy), game)
  return { chance, commitment, seed: promised.seed as string, entropy }
}
