/** Many games of one kind, each a pure function of the seed and its number. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Game,
  type Outcome,
  recordOf,
  rolesIn,
  type Settings,
  type State,
  seeded,
  startTable,
  type Table,
  toHex,
  verifiableChance,
  writeRecord,
} from '@carillon/kernel'
import { diceSeed, PLAYERS, type Player, playOn, witsOf } from '@carillon/players'

export interface Batch {
  readonly game: string
  readonly scenario: string
  readonly settings: Settings
  /** In the order of the roles that play. */
  readonly players: readonly string[]
  readonly seed: number
  /** How many futures a player that searches may look at for a decision. */
  readonly nodes?: number
  /** Where every game's record goes. */
  readonly record?: string
}

export interface Played {
  readonly number: number
  readonly inputs: number
  readonly winner?: string
  /** Where several roles won together. */
  readonly winners?: readonly string[]
  /** By how much, in the game's own measure. */
  readonly margin?: number
  /** Why it is no legal game to a legal end. */
  readonly failure?: string
}

/** Game `number` of the batch, whoever plays it and whenever. */
export async function playOne(game: Game, batch: Batch, number: number): Promise<Played> {
  const random = seeded(batch.seed).split(number)
  const seed = diceSeed(random.split(1))
  const chance = verifiableChance(seed, game.id)
  let table: Table<State> | undefined
  let outcome: Outcome | undefined
  let failure: string | undefined
  try {
    table = startTable(game, game.setup(batch.scenario, batch.settings))
    playOn(table, {
      players: seated(game, batch),
      chance,
      random: random.split(2),
      wits: await witsOf(game.strategy),
      // Never by the clock: the same seed gives the same game.
      ...(batch.nodes !== undefined && { limits: { nodes: batch.nodes } }),
    })
    outcome = game.outcome(table.state)
    failure =
      outcome === undefined ? 'the game is over, but has no outcome' : game.brokenLaws(table.state, table.log)[0]
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error)
  }
  if (table && batch.record) {
    const luck = { commitment: chance.commitment, seed: toHex(seed) }
    writeFileSync(join(batch.record, recordName(batch, number)), recordText(table, game, batch, luck))
  }
  const inputs = table?.count ?? 0
  if (failure !== undefined) return { number, inputs, failure }
  const { winner, winners, margin } = outcome as Outcome
  return { number, inputs, winner, ...(winners && { winners }), margin }
}

function seated(game: Game, { settings, players }: Batch): Record<string, Player> {
  const roles = rolesIn(game, settings)
  return Object.fromEntries(roles.map((role, i) => [role, PLAYERS.get(players[i] as string) as Player]))
}

const recordName = (batch: Batch, number: number): string =>
  `${batch.game}-${batch.seed}-${String(number).padStart(6, '0')}.json`

function recordText(
  table: Table<State>,
  game: Game,
  { scenario, settings, players }: Batch,
  luck: { readonly commitment: string; readonly seed: string },
): string {
  const seats = Object.fromEntries(rolesIn(game, settings).map((role, i) => [role, `bot:${players[i]}`]))
  return writeRecord(recordOf(table, { scenario, options: settings, seats, ...luck }))
}
