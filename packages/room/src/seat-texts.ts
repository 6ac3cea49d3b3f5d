/** Who sits where, as the record writes it: `human`, `bot:greedy`. */
import type { GameRecord, Role } from '@carillon/kernel'
import { PLAYERS } from '@carillon/players'
import type { Seat, Seats } from '@carillon/protocol'

const seatText = (seat: Seat): string => (seat.kind === 'human' ? 'human' : `bot:${seat.player}`)

/** Whoever is not a bot that we have is a person. */
export function seatOf(text: string): Seat {
  const player = text.startsWith('bot:') ? text.slice(4) : ''
  return PLAYERS.has(player) ? { kind: 'bot', player } : { kind: 'human' }
}

/** Bots of the record that we do not have: people sit there. */
export const unknownBots = ({ seats }: GameRecord): string[] =>
  Object.values(seats).flatMap((text) =>
    text.startsWith('bot:') && seatOf(text).kind === 'human' ? [text.slice(4)] : [],
  )

export const seatTexts = (seats: Seats): Record<Role, string> =>
  Object.fromEntries(Object.entries(seats).map(([role, seat]) => [role, seatText(seat)]))
