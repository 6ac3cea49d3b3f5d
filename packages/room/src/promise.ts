/** The luck of a game that goes on: by its promise, if it has one that holds. */
import { type ChanceSource, commitmentOf, cryptoChance, fromHex } from '@carillon/kernel'
import { type Luck, luckOf, type Promised } from './luck.ts'

/** Without promise and seed (a branch, a file of another) a game goes on with plain luck; so does one with a false promise. */
export function luckIn({ commitment, seed }: Promised, game: string): { luck: Luck | undefined; chance: ChanceSource } {
  const chance = cryptoChance()
  if (seed === undefined || commitment === undefined) return { luck: undefined, chance }
  const bytes = fromHex(seed)
  if (commitmentOf(bytes) === commitment) return { luck: luckOf(bytes, game), chance }
  return { luck: { chance, commitment, seed, broken: true }, chance }
}
