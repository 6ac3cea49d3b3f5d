/** What a game came to for a seat: 2 is won, 1 drawn, 0 lost. Nothing for what did not count. */
import type { Outcome, Role } from '@carillon/kernel'
import type { Ended } from '@carillon/protocol'

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
  return known.role === role ? 0 : 2
}
