/** What the page asks of the house over the network besides the table itself. */
import type { Role } from '@carillon/kernel'
import type { NewGame } from '@carillon/protocol'
import type { FarWish } from './between/network-terms.ts'
import { askHouse } from './house.ts'
import type { FarWishes } from './lobby/Wishes.tsx'

/** A game that was made: where one sits, and what opens each seat of a person. */
export interface Made {
  readonly id: string
  readonly seat?: Role
  readonly links: Readonly<Record<Role, string>>
}

/** `me` is the seat of who makes it. */
export function makeGame(
  { game, scenario, options, seats }: NewGame,
  me: Role | undefined,
  { sides, ...wishes }: FarWishes & FarWish,
): Promise<Made> {
  const bots = Object.entries(seats).flatMap(([role, seat]) => (seat.kind === 'bot' ? [[role, seat.player]] : []))
  // Everybody who plays has his share in the dice: none of them has to be trusted.
  const wish = { title: game, scenario, options, bots: Object.fromEntries(bots) as object, dice: 'all', ...wishes }
  return askHouse('POST', 'api/games', me === undefined ? wish : { ...wish, me: sides === 'lot' ? 'random' : me })
}
/** Where somebody has sat down, and the link that opens the seat from then on, if he has no account. */
export interface Seated {
  readonly id: string
  readonly seat: Role
  readonly title: string
  readonly link?: string
  /** Somebody had come by the invitation before. */
  readonly further?: boolean
}
/** Sits down by what a link holds; `own` is the secret that this browser would be known by there. */
export const sitDown = (token: string, own: string): Promise<Seated> => askHouse('POST', 'api/seat', { token, own })
/** From now on only one's own link opens one's seat; who came after one by the invitation is sent away. */
export const closeInvitation = (game: string): Promise<object> => askHouse('POST', 'api/seat/close', { game })
/** Has lost a link: a new one, which opens nothing before the others agree to its word. By the game, or by an invitation that was closed. */
export const askAgain = (of: { readonly game: string } | { readonly token: string }) =>
  askHouse<{ readonly token: string; readonly code: string }>('POST', 'api/seat/lost', of)
