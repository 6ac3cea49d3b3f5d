/** Who sits where: people at this machine, or players that are not people. */
import { type Game, type Role, rolesIn, type Settings } from '@carillon/kernel'
import { PLAYERS, playersOf } from '@carillon/players'
import type { Context } from '../context.ts'
import { findPlayer } from '../find.ts'
import { Usage } from '../usage.ts'

/** The word for a person at this machine. */
export const ME = 'me'
const USUAL = 'greedy'
export type Seats = Readonly<Record<Role, string>>

/**
 * `british=me,french=greedy`. A role that is not named stays with whom it had in `before`; without that the usual player
 * sits there, or a person, if nobody is named and the role is the first.
 */
export function readSeats(
  context: Context,
  game: Game,
  settings: Settings,
  text: string | undefined,
  watch: boolean,
  before?: Seats,
): Seats {
  const { words } = context
  const roles = rolesIn(game, settings)
  const seats: Record<Role, string> = {}
  for (const role of roles) {
    const who = before?.[role] ?? (text === undefined && role === roles[0] ? ME : USUAL)
    seats[role] = watch && who === ME ? USUAL : who
  }
  for (const part of text === undefined ? [] : text.split(',')) {
    const [role = '', who] = part.split('=').map((word) => word.trim())
    if (!roles.includes(role)) throw new Usage(words('error.role', { role, game: game.id, exist: roles.join(', ') }))
    if (who === undefined) throw new Usage(words('error.seat', { role, exist: [ME, ...playersOf(game)].join(', ') }))
    if (who !== ME) findPlayer(context, game, who, [ME])
    if (who === ME && watch) throw new Usage(words('error.watch', { role }))
    seats[role] = who
  }
  return seats
}

export const people = (seats: Seats): Role[] => Object.keys(seats).filter((role) => seats[role] === ME)
/** Who sits there, in words. */
export const whoSits = (seats: Seats, role: Role, { words }: Context): string =>
  seats[role] === ME ? words('play.me') : words('play.bot', { player: seats[role] as string })
/** Whoever is not a player known here is taken for a person. */
export const seatsFromRecord = (seats: Readonly<Record<Role, string>>): Seats =>
  Object.fromEntries(
    Object.entries(seats).map(([role, who]) => {
      const bot = who.startsWith('bot:') ? who.slice('bot:'.length) : ''
      return [role, PLAYERS.has(bot) ? bot : ME]
    }),
  )
