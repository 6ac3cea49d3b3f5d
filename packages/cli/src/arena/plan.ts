/** What an arena plays: every pair of players, in every scenario asked for. */
import type { Settings } from '@carillon/kernel'
import type { Hypotheses, Limits, Timing } from '@carillon/players'

/** All that decides how the games go. The same plan gives the same games, whoever runs it. */
export interface Plan {
  readonly game: string
  /** The version of the game's rules. */
  readonly rules: string
  readonly scenarios: readonly { readonly scenario: string; readonly settings: Settings }[]
  readonly players: readonly string[]
  /** Of each pair, in each scenario. */
  readonly games: number
  readonly seed: number
  readonly limits: Limits
  /** A pair is stopped when it is clear which of both scores it has. */
  readonly sprt?: Hypotheses
}

/** A pair of players in a scenario, in the order that they are played. */
export interface Contest {
  readonly scenario: string
  readonly settings: Settings
  readonly a: string
  readonly b: string
}

/** A game to be played. */
export interface Task {
  /** Which of the contests. */
  readonly contest: number
  readonly number: number
}
/** A game that was played. */
export interface Row extends Task {
  /** The side that `a` played. */
  readonly side: string
  readonly inputs: number
  /** Points of `a`; none if it failed. */
  readonly points?: number
  readonly failed?: Failed
  readonly paces: readonly [a: Timing, b: Timing]
}
export interface Failed {
  /** Why it is no legal game to a legal end. */
  readonly failure: string
  /** Of the dice. */
  readonly seed: string
  /** Where the game is kept, as far as it came. */
  readonly record?: string
}

export const contestsOf = ({ scenarios, players }: Plan): readonly Contest[] =>
  scenarios.flatMap((place) =>
    players.flatMap((a, i) => players.slice(i + 1).map((b) => ({ ...place, a, b }) satisfies Contest)),
  )
