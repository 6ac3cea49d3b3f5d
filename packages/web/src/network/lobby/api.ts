/** What the page asks of the house about the lobby, invitations and people. */
import type { Locale, Role } from '@carillon/kernel'
import type { LobbyLists, OwnGame, Profile } from '@carillon/protocol'
import { askHouse } from '../house.ts'

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
