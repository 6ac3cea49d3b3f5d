/** A game that is over, told as a whole. */
import type { Chapter, Loss, Message, Outcome, Role } from '@carillon/kernel'
import type { NewGame } from './game.ts'

/** A moment that was measured: the step of the replay, and the line that something begins with there. */
export interface Sample {
  readonly at: number
  readonly chapter?: Chapter
  readonly text?: Message
}
/** `within`: the turn of a battle or an action; `told`: what happened between this sample and the next. */
export interface Turning extends Sample {
  readonly within?: Message
  readonly from: number
  readonly to: number
  readonly told?: readonly Message[]
}
export interface Report {
  readonly setup: NewGame
  readonly outcome: Outcome
  readonly samples: readonly Sample[]
  /** Numbers that belong together, one for each sample. `sides`: above zero one side's, below it the other's. */
  readonly charts: readonly {
    readonly name: Message
    readonly sides?: readonly [above: Role, below: Role]
    readonly series: readonly { readonly role?: Role; readonly values: readonly number[] }[]
  }[]
  /** The chance of this role's side to win, as both sides saw it, for each sample; where somebody has learned to judge. */
  readonly chance?: { readonly role: Role; readonly values: readonly number[] }
  /** Where the chances changed most, in the order in which it happened. */
  readonly turning: readonly Turning[]
  readonly losses: readonly Loss[]
  /** By role: dice of fights, the hits that they brought, and what such dice bring on the average. */
  readonly luck: Readonly<Record<Role, { readonly dice: number; readonly hits: number; readonly expected: number }>>
  /** What is worth telling, by turns. */
  readonly story: readonly { readonly title?: Message; readonly lines: readonly Message[] }[]
}
