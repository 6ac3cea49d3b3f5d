/** How a game was set up, as the store has it. */
import { fromHex, verifiableChance } from '@carillon/kernel'
import type { NewGame } from '@carillon/protocol'
import type { Library } from '@carillon/room'
import type { Waiting } from './clock.ts'
import type { Editions } from './editions.ts'
import type { Live, Origin } from './live.ts'
import type { GameTable } from './store/schema.ts'
import type { Vault } from './vault.ts'

/** What of a set-up is for the house alone. */
type Housed = Pick<Origin, 'clock' | 'sharing' | 'delay' | 'hints'>
export type OriginWorld = Pick<Origin, 'attendance'> & {
  readonly library: Library
  readonly vault: Vault
  readonly editions: Editions
  outages?: Origin['outages']
}

export async function originOf(row: GameTable, world: OriginWorld): Promise<Origin> {
  const { library, vault, editions, outages = () => [], attendance } = world
  const { clock, sharing, delay, hints, ...setup } = JSON.parse(row.setup) as NewGame & Housed
  const game = (await editions.core(setup.game, row.rules)) ?? (await library.core(setup.game))
  const seed = vault.open(row.seed)
  const chance = sharing ? undefined : verifiableChance(fromHex(seed), setup.game)
  const { id, commitment } = row
  const luck = { commitment, seed, chance, sharing }
  return {
    id,
    game,
    cores: new Map(),
    setup,
    ...luck,
    clock,
    delay,
    hints,
    rated: row.rated === 1,
    outages,
    ...(attendance && { attendance }),
  }
}

/** Whom a game waits for, as anybody may know it; and, for the clock alone, who is done. */
export function waitingFor({ table, clock, over }: Live): Waiting {
  if (over) return { roles: [], sealed: false, done: [] }
  const roles = table.waiting.map(({ role }) => role).filter((role) => clock && role in clock.left)
  return { roles, sealed: table.sealed, done: table.sealed ? roles.filter((role) => !table.decision(role)) : [] }
}
