/** What the page asks of the house about the lobby, invitations and people. */
import type { Locale, Role } from '@carillon/kernel'
import type { ClockRules } from '@carillon/protocol'
import { askHouse } from '../house.ts'

export interface Sitter {
  readonly role: Role
  readonly name?: string
  readonly bot?: string
  readonly free: boolean
}
export interface ListedGame {
  readonly id: string
  readonly title: string
  readonly scenario: string
  readonly people: readonly Sitter[]
  readonly rated: boolean
  readonly created: number
  readonly clock?: ClockRules
}
export interface Seek extends ListedGame {
  readonly by?: string
  readonly expires: number
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
  readonly ratings?: readonly Strength[]
  readonly results: readonly Results[]
  readonly games: readonly PlayedGame[]
}

export const lobby = (): Promise<LobbyLists> => askHouse('GET', 'api/lobby')
export const ownGames = (): Promise<{ readonly games: readonly OwnGame[] }> => askHouse('GET', 'api/games')
interface Taken {
  readonly id: string
  readonly seat: Role
  readonly title: string
  readonly link: string
}
export const takeSeat = (game: string, role: Role): Promise<Taken> => askHouse('POST', 'api/lobby/seat', { game, role })
export const offerSeats = (game: string) => askHouse('POST', 'api/lobby/seek', { game })
export const withdrawSeats = (game: string) => askHouse('DELETE', 'api/lobby/seek', { game })
/** `token` is the link to the seat that is given. */
export const inviteByName = (token: string, name: string) => askHouse('POST', 'api/invitations', { token, name })
export const inviteByMail = (token: string, mail: string, locale: Locale) =>
  askHouse('POST', 'api/invitations/mail', { token, mail, locale })
export const decline = (game: string) => askHouse('DELETE', 'api/invitations', { game })
export const profile = (name: string): Promise<Profile> => askHouse('GET', `api/people/${encodeURIComponent(name)}`)
export const wantsRatings = (): Promise<{ readonly ratings: boolean }> => askHouse('GET', 'api/me/ratings')
export const setRatings = (ratings: boolean): Promise<{ readonly ratings: boolean }> =>
  askHouse('POST', 'api/me/ratings', { ratings })
