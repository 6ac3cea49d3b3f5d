import type { Core, Option, Random } from '@carillon/kernel'
import { greedy } from './greedy.ts'
import type { Outlook } from './outlook.ts'
import { playbook } from './playbook.ts'
import { random } from './random.ts'

/** Somebody who can sit at a table besides people. */
export interface Player {
  readonly id: string
  /** It plays only games that name it among their own. */
  readonly own?: boolean
  choose(outlook: Outlook, random: Random): Option
}

/** All there are, by name; the strongest is last. */
export const PLAYERS: ReadonlyMap<string, Player> = new Map(
  [random, playbook, greedy].map((player) => [player.id, player]),
)
/** Those that may sit at a table of the game. */
export const playersOf = ({ players = [] }: Pick<Core, 'players'>): string[] =>
  [...PLAYERS.values()].flatMap(({ id, own }) => (!own || players.includes(id) ? id : []))
