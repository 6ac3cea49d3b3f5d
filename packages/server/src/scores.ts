/** What a game came to for a seat: 2 is won, 1 drawn, 0 lost. Nothing for what did not count. */
import type { Core, Outcome, Role } from '@carillon/kernel'
import type { Ended, Seats } from '@carillon/protocol'
import { isSingle } from '@carillon/room'
import type { Live } from './live.ts'

/** All who play for the side of a role, himself with them. */
export const teamOf = ({ origin: { game }, setup }: Live, role: Role): readonly Role[] =>
  teamAt(game, setup.seats, role)
const teamAt = (game: Core, seats: Seats, role: Role): readonly Role[] =>
  Object.keys(seats).filter((one) => isSingle(game, [one, role]))
/** Those in which there are several. */
export function teamsIn(game: Core, seats: Seats): readonly (readonly Role[])[] {
  const roles = Object.keys(seats)
  const teams = roles.map((role) => teamAt(game, seats, role))
  return teams.filter((team, i) => team.length > 1 && team[0] === roles[i])
}
/** As somebody alone has brought it about: his whole side has. */
export function endedBy(live: Live, how: Ended['how'], role: Role): Ended {
  const team = teamOf(live, role)
  return { how, role, ...(team.length > 1 && { team }) }
}

export type Score = 0 | 1 | 2

/** `outcome` as the row of a game keeps it. */
export function scoreIn(outcome: string | null, role: Role): Score | undefined {
  if (outcome === null) return undefined
  const known = JSON.parse(outcome) as Outcome | Ended
  if (!('how' in known)) {
    if (known.winner === 'draw') return 1
    return (known.winners ?? [known.winner]).includes(role) ? 2 : 0
  }
  if (known.how === 'abort') return undefined
  if (known.how === 'draw') return 1
  return known.role === role || known.team?.includes(role) ? 0 : 2
}
