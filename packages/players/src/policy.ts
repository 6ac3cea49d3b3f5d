import type { Option, Random } from '@carillon/kernel'
import type { Outlook } from './outlook.ts'
import type { Mind, Player } from './player.ts'

/** Chooses at once, and remembers nothing. */
export type Policy = (outlook: Outlook, random: Random) => Option

export function instant(id: string, choose: Policy): Player {
  const mind: Mind = {
    // biome-ignore lint/correctness/useYield: there is nothing to wait for.
    *think(outlook, random) {
      return choose(outlook, random)
    },
  }
  return { id, sit: () => mind }
}
