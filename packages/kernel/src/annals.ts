/** What the course of a game is told by when it is over: numbers of its positions, and what its log says of losses and luck. */
import type { Role } from './ask.ts'
import type { LogLine, Message } from './message.ts'

export interface Annals<V = unknown> {
  readonly charts: readonly Chart<V>[]
  /** What was lost with the line, and by whom. */
  losses(line: LogLine): readonly Loss[]
  /** Dice of a fight: the hits that they brought, and what such dice bring on the average. The view is of the end: it tells the edition. */
  luck(line: LogLine, view: V): FightLuck | undefined
  /** A line that a report tells, besides those that begin turns, and begin and decide battles. */
  notable(line: LogLine): boolean
}
/** Numbers that belong together, each of a position with all cards on the table. */
export interface Chart<V = unknown> {
  readonly name: Message
  /** A number that is one side's above zero and the other's below. */
  readonly sides?: readonly [above: Role, below: Role]
  readonly series: readonly { readonly role?: Role; of(view: V): number }[]
}
export interface Loss {
  readonly role: Role
  readonly name: Message
}
export interface FightLuck {
  readonly role: Role
  readonly dice: number
  readonly hits: number
  readonly expected: number
}
