/** How a game was set up, as the store has it. */
import { fromHex, type Role, verifiableChance } from '@carillon/kernel'
import type { NewGame } from '@carillon/protocol'
import { humansOf, type Library } from '@carillon/room'
import { type Clock, newPatience, type Waiting } from './clock.ts'
import { awaitedIn } from './dice-shares.ts'
import type { Editions } from './editions.ts'
import type { Origin } from './kept-position.ts'
import type { Live } from './live.ts'
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
  const { library, vault, editions, outages, attendance } = world
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
    clock: clock ?? patienceOf(humansOf(game, setup.seats), row.created),
    delay,
    hints,
    rated: row.rated === 1,
    ...(outages && { outages }),
    ...(attendance && { attendance }),
  }
}

/** Where one plays alone nobody is kept waiting. */
const patienceOf = (people: readonly Role[], at: number): Clock | undefined =>
  people.length > 1 ? newPatience(people, at) : undefined

/** Whom a game waits for, as anybody may know it; and, for the clock alone, who is done. */
export function waitingFor(live: Live): Waiting {
  const { table, clock, over } = live
  if (over) return { roles: [], sealed: false, done: [] }
  const roles = awaitedIn(live).filter((role) => clock && role in clock.left)
  return { roles, sealed: table.sealed, done: table.sealed ? roles.filter((role) => !table.decision(role)) : [] }
}
