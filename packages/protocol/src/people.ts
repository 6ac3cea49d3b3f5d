/** People around the tables, as HTTP tells of them: lists of games, invitations, profiles. */
import type { Role } from '@carillon/kernel'
import type { ClockRules } from './company.ts'

/** Who sits where: a person by his name, if he has one and has come; a bot by its own. */
export interface ListedSeat {
  readonly role: Role
  readonly name?: string
  /** A program of somebody, with a name of its own. */
  readonly program?: true
  /** One of the house. */
  readonly bot?: string
  readonly free: boolean
}
/** A game as a list shows it. Nothing here changes with what somebody does in secret. */
export interface ListedGame {
  readonly id: string
  readonly title: string
  readonly scenario: string
  readonly people: readonly ListedSeat[]
  readonly rated: boolean
  readonly created: number
  readonly clock?: ClockRules
  /** Whoever plays may ask the machine for hints and chances. */
  readonly hints?: true
}
export interface Seek extends ListedGame {
  /** Who asks; nobody's name if he has none. */
  readonly by?: string
  readonly expires: number
  /** One's own. */
  readonly own: boolean
}
export interface InvitedTo extends ListedGame {
  readonly seat: Role
  readonly by?: string
  readonly expires: number
}
export interface OwnGame extends ListedGame {
  readonly seat: Role
  readonly state: 'playing' | 'over' | 'void'
  /** It waits for this seat; as anybody may know it. */
  readonly yourTurn: boolean
  readonly score?: number
  /** A free seat of it could be offered to anybody; until when one is. */
  readonly open: boolean
  readonly offered?: number
}
export interface LobbyLists {
  readonly seeks: readonly Seek[]
  readonly games: readonly ListedGame[]
  readonly invitations: readonly InvitedTo[]
}
export interface Strength {
  readonly title: string
  readonly scenario: string
  readonly side: Role
  readonly rating: number
  readonly deviation: number
  readonly games: number
}
export interface Results {
  readonly title: string
  readonly scenario: string
  readonly side: Role
  readonly won: number
  readonly drawn: number
  readonly lost: number
}
export interface PlayedGame {
  readonly id: string
  readonly title: string
  readonly scenario: string
  readonly seat: Role
  readonly rated: boolean
  /** One may look at it. */
  readonly open: boolean
  readonly score: number
}
export interface Profile {
  readonly name: string
  readonly since: number
  readonly program?: true
  /** Who asks has blocked him. */
  readonly blocked?: true
  /** Nothing if he wants none. */
  readonly ratings?: readonly Strength[]
  readonly results: readonly Results[]
  readonly games: readonly PlayedGame[]
}
