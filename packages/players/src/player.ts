import type { Core, Option, Random } from '@carillon/kernel'
import { greedy } from './greedy.ts'
import type { Outlook } from './outlook.ts'
import { playbook } from './playbook.ts'
import { random } from './random.ts'
import { RANKS } from './ranks.ts'
import { act } from './yardstick.ts'

/** Somebody who can sit at a table besides people. */
export interface Player {
  readonly id: string
  /** It plays only games that name it among their own. */
  readonly own?: boolean
  /** Others are measured by it; nobody is offered to play against it. */
  readonly yardstick?: boolean
  /** How it plays: people are offered it in games where that shows. */
  readonly style?: string
  /** It thinks with what was learned of the game, which is loaded for it. */
  readonly learned?: boolean
  /** Its mind for one seat of one table. */
  sit(): Mind
}
/** It may remember what it plans; what it has forgotten it plans again. */
export interface Mind {
  /** Thinks until it has chosen. */
  think(outlook: Outlook, random: Random, limits: Limits): Steps<Option>
}
/**
 * Thinking, step by step: after each it may be paused, or be left at that. Steps are short, and most have nothing new to tell.
 * Where it is paused others think: it keeps nothing meanwhile in tables that they fill as well.
 */
export type Steps<T> = Generator<Thought | undefined, T, void>
/** How long to think. */
export interface Limits {
  /** So many futures looked at, at most: with the same luck the same choice. */
  readonly nodes?: number
  /** Not after this, in milliseconds of the clock. */
  readonly deadline?: number
  readonly clock?: () => number
}
/** What is being thought. */
export interface Thought {
  /** Futures looked at. */
  readonly nodes: number
  /** What would be chosen now. */
  readonly best: Option
  /** How likely it is to win with it, if that was judged. */
  readonly chance?: number
}

/** All there are, by name; the strongest is last. */
export const PLAYERS: ReadonlyMap<string, Player> = new Map(
  [random, playbook, act, greedy, ...RANKS].map((player) => [player.id, player]),
)
/** Those that may sit at a table of the game; yardsticks, and styles that do not show in it, only if they are wanted. */
export const playersOf = ({ players = [], styles = [] }: Pick<Core, 'players' | 'styles'>, all = false): string[] =>
  [...PLAYERS.values()].flatMap(({ id, own, yardstick, style }) =>
    (!own || players.includes(id)) && (all || (!yardstick && (!style || styles.includes(style)))) ? id : [],
  )

/** Thinks to the end at once. */
export function thought<T>(thinking: Steps<T>): T {
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}
