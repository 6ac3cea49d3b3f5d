/** Who sits where: people at this machine, or players that are not people. */
import { type Game, type Role, rolesIn, type Settings } from '@carillon/kernel'
import type { Say } from '@carillon/kernel/catalogue'
import { plain } from '@carillon/kernel/plain-text'
import { PLAYERS, playersOf } from '@carillon/players'
import type { Context } from '../context.ts'
import { nameOf } from '../find.ts'
import { Usage } from '../usage.ts'
import type { Key, Words } from '../words.ts'

/** The word for a person at this machine. */
export const ME = 'me'
const USUAL = 'captain'
export type Seats = Readonly<Record<Role, string>>

/**
 * `british=me,french=general`. A role that is not named stays with whom it had in `before`; without that the usual player
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
    const exist = [ME, ...playersOf(game)]
    if (who === undefined) throw new Usage(words('error.seat', { role, exist: exist.join(', ') }))
    if (!exist.includes(who)) throw new Usage(words('error.player', { player: who, exist: exist.join(', ') }))
    if (who === ME && watch) throw new Usage(words('error.watch', { role }))
    seats[role] = who
  }
  return seats
}

/** `french general`, `french general-bold`: a role and who is to play it, by id or as the reader calls them. */
export function readSeat(context: Context, game: Game, settings: Settings, say: Say, text: string): [Role, string] {
  const { words } = context
  const [first = '', ...rest] = text.split(/[\s=]+/)
  const second = rest.join(' ')
  const roles = rolesIn(game, settings)
  const role =
    roles.find((one) => [one, nameOf(say, 'role', one)].some((name) => plain(name) === plain(first))) ?? first
  const names = (id: string): string[] => [id, id === ME ? words('play.me') : playerName(id, words)]
  const who = [ME, ...playersOf(game)].find((id) => names(id).some((name) => plain(name) === plain(second))) ?? second
  const seats = readSeats(context, game, settings, who === '' ? role : `${role}=${who}`, false)
  return [role, seats[role] as string]
}

export const people = (seats: Seats): Role[] => Object.keys(seats).filter((role) => seats[role] === ME)
/** “general”, “general, bold”: the rank, and how it plays. */
function playerName(id: string, words: Words): string {
  const style = PLAYERS.get(id)?.style
  if (style === undefined) return words(`rank.${id}` as Key)
  const rank = id.slice(0, -style.length - 1)
  return words('rank.styled', { rank: words(`rank.${rank}` as Key), style: words(`style.${style}` as Key) })
}
/** Who sits there, in words. */
export const whoSits = (seats: Seats, role: Role, { words }: Context): string =>
  seats[role] === ME ? words('play.me') : words('play.bot', { player: playerName(seats[role] as string, words) })
/** Whoever is not a player known here is taken for a person. */
export const seatsFromRecord = (seats: Readonly<Record<Role, string>>): Seats =>
  Object.fromEntries(
    Object.entries(seats).map(([role, who]) => {
      const bot = who.startsWith('bot:') ? who.slice('bot:'.length) : ''
      return [role, PLAYERS.has(bot) ? bot : ME]
    }),
  )
