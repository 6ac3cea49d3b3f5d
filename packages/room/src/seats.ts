/** Who sits where. */
import { type Core, type Role, rolesIn, type Settings } from '@carillon/kernel'
import { playersOf } from '@carillon/players'
import type { Seat, Seats } from '@carillon/protocol'
import { Impossible } from './impossible.ts'

export const humansOf = (game: Core, seats: Seats): Role[] => game.roles.filter((role) => seats[role]?.kind === 'human')

/** All of them play for one side. */
export function isSingle(game: Core, people: readonly Role[]): boolean {
  const [first] = people
  const team = (role: Role): string => game.team?.(role) ?? role
  return first !== undefined && people.every((role) => team(role) === team(first))
}

export const checkedSeats = (game: Core, settings: Settings, seats: Seats): Record<Role, Seat> =>
  Object.fromEntries(rolesIn(game, settings).map((role) => [role, checkedSeat(game, seats[role])]))

export function checkedSeat(game: Core, seat: Seat | undefined): Seat {
  if (seat?.kind === 'bot' && playersOf(game).includes(seat.player)) return { kind: 'bot', player: seat.player }
  if (seat?.kind === 'human') return { kind: 'human' }
  throw new Impossible('settings', 'every seat is a person or one of the bots')
}
