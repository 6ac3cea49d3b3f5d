import type { Option, Random } from '@carillon/kernel'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import type { Seat } from './seat.ts'

/** Somebody who can sit at a table besides people. */
export interface Player {
  readonly id: string
  choose(seat: Seat, random: Random): Option
}

/** All there are, by name. */
export const PLAYERS: ReadonlyMap<string, Player> = new Map([random, greedy].map((player) => [player.id, player]))
