/** Two players against each other, game after game, sides changed on the same dice. */
import {
  type Game,
  type Outcome,
  type Random,
  type Role,
  rolesIn,
  SEED_BYTES,
  type Settings,
  type State,
  seeded,
  startTable,
  type Table,
  verifiableChance,
} from '@carillon/kernel'
import { playOn } from './answer-loop.ts'
import type { Player } from './player.ts'
import { clocked, noTiming, type Timing } from './statistics.ts'
import { witsOf } from './wits.ts'

/** How much a player may think of a decision. */
export interface ThinkingLimits {
  readonly nodes?: number
  readonly milliseconds?: number
}

export interface Pairing {
  readonly game: Game
  readonly scenario: string
  readonly settings: Settings
  readonly players: readonly [a: Player, b: Player]
  readonly seed: number
  readonly limits: ThinkingLimits
}

export interface Bout {
  /** Who sat where. */
  readonly seats: Readonly<Record<Role, Player>>
  /** The side that `a` played. */
  readonly side: string
  /** Points of `a`: 1, 1/2 or 0. */
  readonly points?: number
  /** Why it is no legal game to a legal end. */
  readonly failure?: string
  readonly paces: readonly [a: Timing, b: Timing]
  /** The seed of the dice, and its promise. */
  readonly dice: Uint8Array
  readonly commitment: string
  /** As it stood at the end, or where it failed. */
  readonly table?: Table<State>
}

/** A player plays all roles of a side. */
export const sideOf = ({ strategy }: Game, role: Role): string => strategy.side?.(role) ?? role
/** The sides that play, in the order of their roles. */
export const sidesIn = (game: Game, settings: Settings): readonly string[] => [
  ...new Set(rolesIn(game, settings).map((role) => sideOf(game, role))),
]

/** A seed as a game at the table has one, so that its record can be checked die by die. */
export const diceSeed = (random: Random): Uint8Array => Uint8Array.from({ length: SEED_BYTES }, () => random.below(256))

/**
 * Game `number` of two players, whoever runs it and whenever. Games 2k and 2k + 1 have the same dice: `a` plays the first
 * side in the one and the second in the other. The dice are the same for all pairs of players, too.
 */
export async function playBout(pairing: Pairing, number: number): Promise<Bout> {
  const { game, scenario, settings, seed, limits } = pairing
  const random = seeded(seed).split(number >> 1)
  const dice = diceSeed(random.split(1))
  const chance = verifiableChance(dice, game.id)
  const paces = [noTiming(), noTiming()] as const
  const a = asked(pairing.players[0], limits, paces[0])
  const b = asked(pairing.players[1], limits, paces[1])
  const roles = rolesIn(game, settings)
  const side = sidesIn(game, settings)[number % 2] as string
  const seats = Object.fromEntries(roles.map((role) => [role, sideOf(game, role) === side ? a : b]))
  const bout = { seats, side, paces, dice, commitment: chance.commitment }
  let table: Table<State> | undefined
  try {
    table = startTable(game, game.setup(scenario, settings))
    const wits = await witsOf(game.strategy)
    playOn(table, { players: seats, chance, random: random.split(2 + (number % 2)), wits })
    const outcome = game.outcome(table.state)
    if (!outcome) return { ...bout, table, failure: 'the game is over, but has no outcome' }
    const [broken] = game.brokenLaws(table.state, table.log)
    if (broken !== undefined) return { ...bout, table, failure: broken }
    return { ...bout, table, points: pointsOf(game, outcome, side) }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return { ...bout, ...(table && { table }), failure }
  }
}

function pointsOf(game: Game, { winner, winners = [winner] }: Outcome, side: string): number {
  if (winner === 'draw') return 0.5
  const won = winners.filter((role) => sideOf(game, role) === side).length
  return won === 0 ? 0 : won === winners.length ? 1 : 0.5
}

/** The one place where a player of a match is asked: with its limits, and the clock. */
function asked(player: Player, { nodes, milliseconds }: ThinkingLimits, pace: Timing): Player {
  const clock = (): number => performance.now()
  return {
    ...player,
    sit() {
      const mind = player.sit()
      return {
        *think(outlook, random) {
          const began = clock()
          const limits = { ...(nodes && { nodes }), ...(milliseconds && { clock, deadline: began + milliseconds }) }
          const option = yield* mind.think(outlook, random, limits)
          clocked(pace, clock() - began)
          return option
        },
      }
    },
  }
}
