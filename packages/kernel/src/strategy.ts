/**
 * What a game tells machine players: what positions are worth, which whole actions there are, and what it has learned.
 * Everything here reads only what the role may know.
 */
import type { Option, Role } from './ask.ts'
import type { Message } from './message.ts'

/** By name; a dot parts a table from its entry: `event.campaign`. */
export type Weights = Readonly<Record<string, number>>
export interface Evaluation<S> {
  /** How good the position is for `role`, higher is better: guides the next click, and counts what a click promises. */
  evaluate(state: S, role: Role): number
}

/** `evaluate` goes by the weights set by hand: it is what `greedy` maximises. */
export interface Strategy<S> extends Evaluation<S> {
  /** So much of the evaluation is one of log odds to win, about: how plans are weighed where no judge was learned. */
  readonly odds?: number
  /** How ranks choose in such a game and seat, by rank, where it is not as usual. */
  ranks?(state: S, role: Role): Readonly<Record<string, Temper>>
  /** The weights set by hand, all that tuning may change. */
  readonly weights?: Weights
  /** Evaluation by other weights. Tables and memories made from weights belong to it. */
  evaluation?(weights: Weights): Evaluation<S>
  /** Which weights and which judge a role uses; its own name without it. */
  side?(role: Role): string
  /** Which judge a role hears in such a game; that of its side without it. */
  judge?(state: S, role: Role): string
  readonly actions?: Actions<S>
  /** What was learned; loaded when a player wants it. */
  brain?(): Promise<Brain>
  /** What its own players do, by name: those of `Core.players`. */
  readonly players?: Readonly<Record<string, Procedure<S>>>
}

/** How somebody of a rank chooses. */
export interface Temper {
  /** How freely, in standard deviations of what there is to choose from. */
  readonly freely?: number
  /** Among whole actions, though others of the rank go click by click. */
  readonly whole?: boolean
}

/** A procedure for a side nobody plays. */
export interface Procedure<S> {
  /** The options it leaves, never none. Reads only what the role may know. */
  advise(state: S, role: Role, options: readonly Option[]): readonly Option[]
}

/** Whole actions: an order, a card with all that is done with it, an action of a card. */
export interface Actions<S> {
  /** What the judge is told of a position, by name: `group.detail`, the group being what a sentence can be about. */
  readonly inputs: readonly string[]
  /** Whether the decision that the role is asked for now begins a whole action. */
  begins(state: S, role: Role): boolean
  /** Other questions that are worth weighing like actions, by the keys of their prompts: to stand or to retreat. */
  readonly weighs?: readonly string[]
  /** Whether the position lies between two actions, where any two positions of a game can be compared. */
  rests(state: S): boolean
  /**
   * Tells the judge of the position as the role sees it. An action that dice or the enemy have interrupted is told by what
   * it may come to: a battle to be fought by its odds.
   */
  look(state: S, role: Role, into: Float32Array): void
  /**
   * The sensible whole actions that begin with one of the options, never none; without it they are found by clicking on
   * copies. Where that takes long they come one by one: between two of them other positions are asked about.
   */
  enumerate?(state: S, role: Role, options: readonly Option[]): Iterable<Plan<S>>
  /** What a plan is for, or fears, said of a group of inputs; nothing where there is nothing to say. */
  reason?(state: S, role: Role, group: string): Message | undefined
  /** The groups that what happens on the board, for all to see, can be told by: neither hands nor time. */
  readonly tells?: readonly string[]
  /** Ways to play beyond what wins: log odds for a unit of an input, or of all inputs of a group. */
  readonly styles?: Readonly<Record<string, Weights>>
  /** What the position after the plan is worth, where `evaluate` would take it for an action not yet over. */
  worth?(state: S, role: Role, plan: Plan<S>): number
  /** What `look` would tell after the plan, without playing it out. */
  after?(state: S, role: Role, plan: Plan<S>, into: Float32Array): void
}
/** A whole action, click by click. */
export interface Plan<S = never> {
  readonly clicks: readonly Option[]
  /** The position after it, where it was played out. */
  readonly end?: S
}

/** What was learned, by side. */
export interface Brain {
  /** Tuned weights of the evaluation. */
  readonly weights: Readonly<Record<string, Weights>>
  /** Chance to win, learned over the inputs of `Actions`: by side, or as `Strategy.judge` says. */
  readonly judge?: Readonly<Record<string, NetData>>
  /** What whole actions are chosen by where both were learned: by the judge, or as this says. */
  readonly chooses?: 'weights'
}
/** A net of one hidden layer, as data: bytes in base64, each row of the first layer with a scale of its own. */
export interface NetData {
  readonly inputs: number
  readonly hidden: number
  readonly scales: readonly number[]
  readonly bytes: string
  /** Of the hidden layer, and of the way out. */
  readonly bias: readonly number[]
  readonly out: readonly number[]
}
