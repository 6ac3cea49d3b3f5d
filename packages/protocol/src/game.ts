/** Games: who sits where, those that are kept, what there is to know of one before it is played. */
import type { LessonPart, Message, Outcome, Role, Settings, Switch } from '@carillon/kernel'

/** Who sits where: a person, or a bot by name. */
export type Seat = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly player: string }
export type Seats = Readonly<Record<Role, Seat>>
export interface NewGame {
  readonly game: string
  readonly scenario: string
  readonly options: Settings
  readonly seats: Seats
}

/** A kept game, as the list of them shows it. */
export interface SavedGame extends NewGame {
  readonly id: string
  readonly started: number
  readonly changed: number
  /** How far it is: the last heading of the log, and the step of the sequence of play. */
  readonly turn?: Message
  readonly step?: string
  readonly outcome?: Outcome
  /** It could not be read: what is wrong. The file is kept and can be exported. Of a damaged entry the rest may be empty. */
  readonly broken?: string
}

/** What is wrong with the place where games are kept: it cannot be read, another window bars it, or it was made anew. */
export interface StoreTrouble {
  readonly what: 'unreadable' | 'blocked' | 'anew'
  readonly detail: string
}

/** What is to be known of a game; its rules stay with the house, its words are files. */
export interface About {
  readonly id: string
  readonly rules: string
  readonly roles: readonly Role[]
  readonly scenarios: readonly string[]
  readonly switches: readonly Switch[]
  /** Bots that may sit at its table, weakest first. */
  readonly players: readonly string[]
  /** Whether anybody has learned to judge it: only then are there chances to show. */
  readonly judged: boolean
}

/** A worked example, as the list of them shows it. */
export interface Lesson {
  readonly id: string
  readonly title: string
  readonly rules: readonly string[]
  /** How long it takes, about. */
  readonly minutes: number
  /** Its place in the rulebook's order, from 1; the list is in the order in which they are best taken. */
  readonly number: number
  readonly part?: LessonPart
}
/** The first game of a title; its words are `guided.title`, `guided.name` over the board, and `guided.line`. */
export interface GuidedGame {
  readonly id: string
  readonly rules: readonly string[]
  readonly minutes: number
  readonly steps: number
}
