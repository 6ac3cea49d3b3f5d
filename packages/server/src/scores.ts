/** What a game came to for a seat: 2 is won, 1 drawn, 0 lost. Nothing for what did not count. */
import type { Outcome, Role } from '@carillon/kernel'
import type { Ended } from '@carillon/protocol'
import { isSingle } from '@carillon/room'
import type { Live } from './live.ts'

/** All who play for the side of a role, himself with them. */
export const teamOf = ({ origin: { game }, setup }: Live, role: Role): readonly Role[] =>
  Object.keys(setup.seats).filter((one) => isSingle(game, [one, role]))
/** Those in which there are several. */
export function teamsIn(live: Live): readonly (readonly Role[])[] {
  const teams = Object.keys(live.setup.seats).map((role) => teamOf(live, role))
  return teams.filter((team, i) => team.length > 1 && team[0] === Object.keys(live.setup.seats)[i])
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
